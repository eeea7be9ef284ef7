"""Play-outs of a board game: options of the player to move, tried in imagined worlds.

A world is one way in which the tiles that the player does not see may lie. Each option is done, the
others answer as the static player would, and so on for some turns, or to the end of the game.
"""

cimport cython
from libc.stdint cimport int32_t, uint8_t, uint64_t
from libc.string cimport memcpy, memset
from libcpp.vector cimport vector

from lexicon_fast.errors import BadOption

from ..dictionary.arguments cimport integers_for, integers_of
from ..dictionary.rng cimport seed_of
from ..tiles.board cimport Board, Plays
from ..tiles.determinization cimport (
    MOST_PLAYERS, Sight, Tiles, deal, exchange, refill, situation_of, tell, tiles_left, value_of,
)
from ..tiles.lanes cimport MAX_RACK, Premiums, Rack, Squares, Workspace, give_back_workspace, take_workspace
from ..tiles.laying cimport lay_play, pay_play
from ..tiles.leaves cimport Leaves, Situation
from ..tiles.playout_stats cimport Outcome, Tally, compare, read_run
from ..tiles.static_eval cimport EXCHANGE, PASS, PLAY, Choice, choose, choose_some, describe

cdef enum:
    GOES_ON = 0
    OUT = 1
    SCORELESS = 2


cdef struct World:                # what the player does not see, and what has happened since
    Tiles tiles
    int scoreless
    int lost[4]
    int32_t points[4]             # earned since
    int32_t kept[4]               # worth of the tiles kept at the last turn, hundredths of a point
    int bingos[4]                 # plays of a whole rack


@cython.auto_pickle(False)
cdef class View(Sight):
    """What the player to move sees, and what is known of the rest.

    rack: 33 counts by code; hidden: the tiles of which it is not known where they are, a code each;
    others: of the other players in turn order (tiles held, counts of those known); bag: tiles in it;
    scores, lost: by seat, this player first; lost: turns to lose, which count as scoreless if
    `lost_is_scoreless`; exchange_from: tiles that the bag needs for an exchange; scoreless and
    scoreless_turns: scoreless turns in a row, and those that end the game; rack_size: tiles of a full
    rack. Raises BadOption.
    """
    cdef int32_t scores[4]
    cdef int lost[4]
    cdef bint lost_is_scoreless
    cdef int scoreless
    cdef int scoreless_turns

    def __cinit__(
        self, Board board not None, bytes rack not None, bytes hidden not None, list others not None, int bag, *,
        scores, lost, bint lost_is_scoreless, int scoreless, int scoreless_turns, int exchange_from,
        int rack_size,
    ):
        cdef int seat
        self.see(board, rack, hidden, others, bag, exchange_from, rack_size, 2, 1)
        scores = integers_for(self.players, scores, "scores")
        lost = integers_for(self.players, lost, "lost")
        for seat in range(self.players):
            self.scores[seat] = scores[seat]
            self.lost[seat] = lost[seat]
            if not 0 <= self.lost[seat] <= 1000:
                raise BadOption(f"player {seat} loses {self.lost[seat]} turns; accepted: 0 to 1000")
        self.lost_is_scoreless = lost_is_scoreless
        if not 1 <= scoreless_turns <= 1000 or not 0 <= scoreless < scoreless_turns:
            raise BadOption(f"{scoreless} scoreless turns of {scoreless_turns}; accepted: fewer than end the game")
        self.scoreless = scoreless
        self.scoreless_turns = scoreless_turns


cdef int begin(View view, World *world, vector[uint8_t] &bag, uint64_t seed) except -1 nogil:
    """Imagine the hidden tiles."""
    memset(world, 0, sizeof(World))
    deal(view, &world.tiles, bag, seed)
    world.scoreless = view.scoreless
    memcpy(world.lost, view.lost, sizeof(world.lost))
    return 0


cdef int perform(
    View view, World *world, vector[uint8_t] &bag, const Squares *squares, const Choice *choice
) except -1 nogil:
    """Do it, but for the laying: `squares` are those before. Returns whether and how the game is over."""
    cdef Tiles *tiles = &world.tiles
    cdef int seat = tiles.turn, laid
    cdef Rack *rack = &tiles.racks[seat]
    world.kept[seat] = choice.worth
    if choice.kind == PLAY:
        laid = pay_play(view.dictionary, squares, rack, &choice.play)
        world.points[seat] += choice.play.score
        world.kept[seat] -= 100 * choice.play.score
        world.bingos[seat] += laid == view.rack_size
        world.scoreless = 0 if choice.play.score else world.scoreless + 1
        refill(&tiles.drawn, bag, rack, view.rack_size)
    else:
        if choice.kind == EXCHANGE:
            exchange(&tiles.drawn, &tiles.rng, bag, rack, choice.given)
        world.scoreless += 1
    if rack.tiles == 0 and bag.size() == tiles.drawn:
        return OUT
    while world.scoreless < view.scoreless_turns:
        tiles.turn = tiles.turn + 1 if tiles.turn + 1 < view.players else 0
        if world.lost[tiles.turn] == 0:
            return GOES_ON
        world.lost[tiles.turn] -= 1
        if view.lost_is_scoreless:
            world.scoreless += 1
    return SCORELESS


cdef int look(
    View view, Leaves leaves, Workspace work, const World *world, const vector[uint8_t] &bag, const Squares *squares,
    size_t n, vector[Choice] *best
) except -1 nogil:
    """The best actions of the player on turn, as the static player ranks them."""
    cdef Situation at = situation_of(view, &world.tiles, bag)
    cdef const Rack *rack = &world.tiles.racks[world.tiles.turn]
    if n == 1:
        best.resize(1)
        return choose(
            view.dictionary, &view.layout.premiums, squares, rack, &leaves.table, &at, work, best.data())
    return choose_some(
        view.dictionary, &view.layout.premiums, squares, rack, &leaves.table, &at, work, n, best)


cdef int play_on(
    View view, Leaves leaves, Workspace work, World *world, vector[uint8_t] &bag, Squares *squares, int plies
) except -1 nogil:
    """Some turns more, to the end once the bag is empty. Returns whether and how the game is over."""
    cdef vector[Choice] best
    cdef int ends, turn = 1
    while turn <= plies or world.tiles.drawn == bag.size():
        look(view, leaves, work, world, bag, squares, 1, &best)
        ends = perform(view, world, bag, squares, best.data())
        if ends != GOES_ON:
            return ends
        turn += 1
        # After the last turn nobody looks at the board.
        if best[0].kind == PLAY and (turn <= plies or world.tiles.drawn == bag.size()):
            lay_play(view.dictionary, &view.layout.premiums, squares, work, &best[0].play)
    return GOES_ON


cdef Outcome outcome_of(
    View view, const World *world, const vector[uint8_t] &bag, const Choice *option, int ends, const double *spread,
    double edge,
) noexcept nogil:
    """What a play-out of an option came to. spread, edge: see `simulate`."""
    cdef Outcome outcome
    cdef const Tiles *tiles = &world.tiles
    cdef double gained[4]
    cdef double totals[4]
    cdef double before[4]         # a tie goes to the higher score before the tiles held are counted
    cdef int32_t held, all_held = 0
    cdef int seat
    memset(&outcome, 0, sizeof(Outcome))
    for seat in range(view.players):
        held = value_of(&view.layout.premiums, &tiles.racks[seat])
        all_held += held
        before[seat] = world.points[seat] + view.scores[seat]
        gained[seat] = world.points[seat] + (-<double>held if ends != GOES_ON else world.kept[seat] / 100.0)
    if ends == OUT:
        gained[tiles.turn] += all_held
    for seat in range(view.players):
        totals[seat] = gained[seat] + view.scores[seat]
    compare(
        view.players, gained, totals, before, spread[tiles_left(view, tiles, bag)] if ends == GOES_ON else 0,
        -edge if tiles.turn else edge, &outcome)
    outcome.follow = world.points[0]
    if option.kind == PLAY:
        outcome.follow -= option.play.score
    outcome.counts[0] = world.bingos[0] > 0
    for seat in range(1, view.players):
        outcome.answer += world.points[seat]
        outcome.counts[1] |= world.bingos[seat] > 0
    return outcome


@cython.auto_pickle(False)
cdef class Options:
    """The best actions of the player to move, as the static player ranks them.

    most: how many; passing: is passing added if it is not among them?
    """
    cdef readonly View view
    cdef readonly Leaves leaves
    cdef vector[Choice] choices
    cdef vector[Squares] after        # of each, the board; empty until it is needed

    def __cinit__(self, View view not None, Leaves leaves not None, size_t most, bint passing=False):
        cdef const Premiums *premiums = &view.layout.premiums
        cdef Workspace work = take_workspace(view.dictionary, premiums)
        cdef World world
        cdef vector[uint8_t] bag
        cdef Choice choice
        cdef size_t i
        self.view = view
        self.leaves = leaves
        try:
            begin(view, &world, bag, 0)      # only the numbers of hidden tiles matter
            look(view, leaves, work, &world, bag, &view.squares, max(most, 2), &self.choices)
            if self.choices.size() > most:
                self.choices.resize(most)
            if passing and not any([self.choices[i].kind == PASS for i in range(self.choices.size())]):
                memset(&choice, 0, sizeof(Choice))
                choice.kind = PASS
                self.choices.push_back(choice)
        finally:
            give_back_workspace(view.dictionary, work)

    def keep(self, which):
        """Go on with those in `which` alone, in that order."""
        cdef vector[Choice] kept
        cdef int k
        for k in integers_of(which, "which"):
            if not 0 <= k < <int>self.choices.size():
                raise BadOption(f"option {k}; accepted: 0 to {<int>self.choices.size() - 1}")
            kept.push_back(self.choices[k])
        self.choices = kept
        self.after.clear()

    cdef int lay_out(self, Workspace work) except -1 nogil:
        """The boards after all options."""
        cdef size_t i
        if self.after.size() == self.choices.size():
            return 0
        self.after.assign(self.choices.size(), self.view.squares)
        for i in range(self.choices.size()):
            if self.choices[i].kind == PLAY:
                lay_play(
                    self.view.dictionary, &self.view.layout.premiums, &self.after[i], work, &self.choices[i].play)
        return 0

    def __len__(self):
        return self.choices.size()

    def rows(self):
        """Each as `choice.best_choices` tells it."""
        cdef Plays plays = Plays.__new__(Plays)
        cdef size_t i
        plays.dictionary = self.view.dictionary
        plays.layout = self.view.layout
        plays.tiles = <bytes>(<const char *>self.view.squares.tile[0])[:plays.layout.rows * plays.layout.columns]
        return [describe(plays.dictionary, plays, &self.choices[i]) for i in range(self.choices.size())]


def simulate(
    Options options not None, Tally tally not None, which, *, uint64_t seed, int first, int n, int plies, spread,
    double edge=0, double win_points=0,
):
    """Play-outs of the options in `which`, each in the same imagined worlds `first` to `first + n` of `seed`.

    plies: turns after the option; once the bag is empty they go on to the end. spread: by the number of
    tiles that are not on the board, the standard deviation of what is still to come to the difference of two
    scores, as win shares of play-outs that are cut need it; edge: points that being on turn is then worth.
    win_points: what winning is worth beyond points; by both together options are ranked. Adds to `tally`,
    which counts play-outs with a bingo of one's own after the option, and with one of another. Releases the GIL.
    """
    cdef View view = options.view
    cdef Leaves leaves = options.leaves
    cdef World world, state
    cdef Squares squares
    cdef vector[uint8_t] bag, rest
    cdef vector[int] chosen
    cdef vector[double] spreads
    cdef Workspace work
    cdef Outcome outcome
    cdef const Choice *choice
    cdef int i, k, ends
    read_run(
        <int>options.choices.size(), tally, which, first, n, plies, spread,
        view.hidden.size() + MOST_PLAYERS * MAX_RACK, &chosen, &spreads)
    work = take_workspace(view.dictionary, &view.layout.premiums)
    try:
        with nogil:
            options.lay_out(work)
            for i in range(first, first + n):
                begin(view, &world, bag, seed_of(seed, i))
                for k in chosen:
                    choice = &options.choices[k]
                    state = world
                    rest = bag
                    ends = perform(view, &state, rest, &view.squares, choice)
                    memset(state.bingos, 0, sizeof(state.bingos))
                    if ends == GOES_ON:
                        squares = options.after[k]
                        ends = play_on(view, leaves, work, &state, rest, &squares, plies)
                    outcome = outcome_of(view, &state, rest, choice, ends, spreads.data(), edge)
                    tally.add(k, &outcome, win_points)
    finally:
        give_back_workspace(view.dictionary, work)


def deal_world(View view not None, uint64_t seed, int world):
    """One of the worlds that `simulate` plays in: the racks by seat and the bag, tiles by their codes, and
    the state of the random generator."""
    cdef Tiles tiles
    cdef vector[uint8_t] bag
    deal(view, &tiles, bag, seed_of(seed, world))
    return tell(view, &tiles, bag)
