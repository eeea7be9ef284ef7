"""Play-outs of a board game: options of the player to move, tried in imagined worlds.

A world is one way in which the tiles that the player does not see may lie. Each option is done, the
others answer as the static player would, and so on for some turns, or to the end of the game.
"""

cimport cython
from libc.stdint cimport int32_t, int64_t, uint8_t, uint32_t, uint64_t
from libc.string cimport memcpy, memset
from libcpp.vector cimport vector

from lexicon_fast.errors import BadOption

from .board cimport Board, Layout, Plays, read_rack
from .chances cimport normal, seed_of
from .choice cimport EXCHANGE, PASS, PLAY, Choice, choose, choose_some, describe
from .compiled cimport Compiled
from .lanes cimport MAX_RACK, Premiums, Rack, Squares, Workspace, give_back_workspace, take_workspace
from .laying cimport lay_play
from .leaves cimport Leaves, Situation
from .letters cimport CARDS, MASTER
from .rounds cimport random_below, shuffle

cdef enum:
    MOST_PLAYERS = 4
    MOST_TILES = 100_000

    GOES_ON = 0
    OUT = 1
    SCORELESS = 2


cdef struct World:                # what the player does not see, and what has happened since
    Rack racks[4]                 # by seat: the player who observes is 0
    int turn
    int scoreless
    int lost[4]
    size_t drawn                  # the bag is what follows
    uint64_t rng
    int32_t points[4]             # earned since
    int32_t kept[4]               # worth of the tiles kept at the last turn, hundredths of a point
    int bingos[4]                 # plays of a whole rack


@cython.auto_pickle(False)
cdef class View:
    """What the player to move sees, and what is known of the rest.

    rack: 33 counts by code; hidden: the tiles of which it is not known where they are, a code each;
    others: of the other players in turn order (tiles held, counts of those known); bag: tiles in it;
    scores, lost: by seat, this player first; lost: turns to lose, which count as scoreless if
    `lost_is_scoreless`; exchange_from: tiles that the bag needs for an exchange; scoreless and
    scoreless_turns: scoreless turns in a row, and those that end the game; rack_size: tiles of a full
    rack. Raises BadOption.
    """
    cdef readonly Compiled dictionary
    cdef readonly Layout layout
    cdef Squares squares
    cdef vector[uint8_t] hidden
    cdef Rack racks[4]                # known tiles
    cdef int sizes[4]
    cdef readonly int players
    cdef readonly int bag
    cdef int32_t scores[4]
    cdef int lost[4]
    cdef bint lost_is_scoreless
    cdef int scoreless
    cdef int scoreless_turns
    cdef int exchange_from
    cdef int rack_size

    def __cinit__(
        self, Board board not None, bytes rack not None, bytes hidden not None, list others not None, int bag, *,
        scores, lost, bint lost_is_scoreless, int scoreless, int scoreless_turns, int exchange_from,
        int rack_size,
    ):
        cdef int seat, size, unknown = bag, code
        self.dictionary = board.dictionary
        self.layout = board.layout
        self.squares = board.state
        self.players = len(others) + 1
        if not 2 <= self.players <= MOST_PLAYERS:
            raise BadOption(f"{self.players} players; accepted: 2 to {MOST_PLAYERS}")
        if not 1 <= rack_size <= MAX_RACK:
            raise BadOption(f"racks of {rack_size} tiles; accepted: 1 to {MAX_RACK}")
        read_rack(self.dictionary, rack, &self.racks[0], "")
        self.sizes[0] = self.racks[0].tiles
        for seat in range(1, self.players):
            size, known = others[seat - 1]
            read_rack(self.dictionary, known, &self.racks[seat], f"player {seat}: ")
            if not max(1, self.racks[seat].tiles) <= size <= rack_size:
                raise BadOption(
                    f"player {seat}: {size} tiles, {self.racks[seat].tiles} of them known; accepted: 1 to {rack_size}")
            self.sizes[seat] = size
            unknown += size - self.racks[seat].tiles
        if not 1 <= self.sizes[0] <= rack_size:
            raise BadOption(f"rack of {self.sizes[0]} tiles; accepted: 1 to {rack_size}")
        if not 0 <= bag <= MOST_TILES or unknown != len(hidden):
            raise BadOption(f"{len(hidden)} hidden tiles; accepted: those of others and of the bag, {unknown}")
        for code in hidden:
            if not (code < self.dictionary.letters.n or code == MASTER):
                raise BadOption(f"tile of code {code}; accepted: 0 to {self.dictionary.letters.n - 1}, {MASTER}")
            self.hidden.push_back(<uint8_t>code)
        self.bag = bag
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
        self.exchange_from = exchange_from
        self.rack_size = rack_size


cdef int32_t value_of(View view, const Rack *rack) noexcept nogil:
    cdef int32_t points = 0
    cdef int i
    for i in range(CARDS):
        points += rack.counts[i] * view.layout.premiums.value[i]
    return points


cdef int deal(View view, World *world, vector[uint8_t] &bag, uint64_t seed) except -1 nogil:
    """Imagine the hidden tiles; the bag is drawn from its front."""
    cdef int seat
    cdef Rack *rack
    memset(world, 0, sizeof(World))
    world.rng = seed
    world.scoreless = view.scoreless
    memcpy(world.racks, view.racks, sizeof(world.racks))
    memcpy(world.lost, view.lost, sizeof(world.lost))
    bag = view.hidden
    shuffle(&world.rng, bag.data(), <int>bag.size())
    for seat in range(1, view.players):
        rack = &world.racks[seat]
        for _ in range(view.sizes[seat] - rack.tiles):
            rack.counts[bag[world.drawn]] += 1
            world.drawn += 1
        rack.tiles = view.sizes[seat]
        rack.blanks = rack.counts[<int>MASTER]
    return 0


cdef void draw(World *world, const vector[uint8_t] &bag, Rack *rack, int n) noexcept nogil:
    for _ in range(n):
        rack.counts[bag[world.drawn]] += 1
        world.drawn += 1
    rack.tiles += n
    rack.blanks = rack.counts[<int>MASTER]


cdef int perform(
    View view, World *world, vector[uint8_t] &bag, const Squares *squares, const Choice *choice
) except -1 nogil:
    """Do it, but for the laying: `squares` are those before. Returns whether and how the game is over."""
    cdef int seat = world.turn, k, laid
    cdef Rack *rack = &world.racks[seat]
    cdef int left = <int>(bag.size() - world.drawn)
    cdef uint32_t occupied
    cdef const uint8_t *text
    world.kept[seat] = choice.worth
    if choice.kind == PLAY:
        text = view.dictionary.text + view.dictionary.offset[choice.play.word]
        occupied = squares.occupied[choice.play.direction][choice.play.lane] >> choice.play.start
        laid = 0
        for k in range(choice.play.length):
            if not occupied >> k & 1:
                rack.counts[<int>MASTER if choice.play.blanks >> k & 1 else text[k]] -= 1
                laid += 1
        rack.tiles -= laid
        rack.blanks = rack.counts[<int>MASTER]
        world.points[seat] += choice.play.score
        world.kept[seat] -= 100 * choice.play.score
        world.bingos[seat] += laid == view.rack_size
        world.scoreless = 0 if choice.play.score else world.scoreless + 1
        k = view.rack_size - rack.tiles
        draw(world, bag, rack, k if k < left else left)
    else:
        if choice.kind == EXCHANGE:
            exchange(world, bag, rack, choice.given)
        world.scoreless += 1
    if rack.tiles == 0 and bag.size() == world.drawn:
        return OUT
    while world.scoreless < view.scoreless_turns:
        world.turn = world.turn + 1 if world.turn + 1 < view.players else 0
        if world.lost[world.turn] == 0:
            return GOES_ON
        world.lost[world.turn] -= 1
        if view.lost_is_scoreless:
            world.scoreless += 1
    return SCORELESS


cdef int exchange(World *world, vector[uint8_t] &bag, Rack *rack, const uint8_t *given) except -1 nogil:
    """The new tiles are drawn, then the old ones put back, each at a random place."""
    cdef int code, n = 0
    cdef size_t at
    for code in range(CARDS):
        n += given[code]
    for code in range(CARDS):
        rack.counts[code] -= given[code]
    rack.tiles -= n
    draw(world, bag, rack, n)
    for code in range(CARDS):
        for _ in range(given[code]):
            at = world.drawn + <size_t>random_below(&world.rng, bag.size() - world.drawn + 1)
            bag.insert(bag.begin() + at, <uint8_t>code)
    return 0


cdef int look(
    View view, Leaves leaves, Workspace work, const World *world, const vector[uint8_t] &bag, const Squares *squares,
    size_t n, vector[Choice] *best
) except -1 nogil:
    """The best actions of the player on turn, as the static player ranks them."""
    cdef Situation at
    cdef int seat
    at.bag = <int>(bag.size() - world.drawn)
    at.exchange_from = view.exchange_from
    at.players = view.players
    at.others_value = 0
    if at.bag == 0:
        for seat in range(view.players):
            if seat != world.turn:
                at.others_value += value_of(view, &world.racks[seat])
    if n == 1:
        best.resize(1)
        return choose(
            view.dictionary, &view.layout.premiums, squares, &world.racks[world.turn], &leaves.table, &at, work,
            best.data())
    return choose_some(
        view.dictionary, &view.layout.premiums, squares, &world.racks[world.turn], &leaves.table, &at, work, n, best)


cdef int play_on(
    View view, Leaves leaves, Workspace work, World *world, vector[uint8_t] &bag, Squares *squares, int plies
) except -1 nogil:
    """Some turns more, to the end once the bag is empty. Returns whether and how the game is over."""
    cdef vector[Choice] best
    cdef int ends, turn = 1
    while turn <= plies or world.drawn == bag.size():
        look(view, leaves, work, world, bag, squares, 1, &best)
        ends = perform(view, world, bag, squares, best.data())
        if ends != GOES_ON:
            return ends
        turn += 1
        # After the last turn nobody looks at the board.
        if best[0].kind == PLAY and (turn <= plies or world.drawn == bag.size()):
            lay_play(view.dictionary, &view.layout.premiums, squares, work, &best[0].play)
    return GOES_ON


cdef struct Result:
    double gain                   # points of one's own, less those of the others on average
    double win                    # share of the win


cdef Result result_of(
    View view, const World *world, size_t in_bag, int ends, const double *spread, double edge
) noexcept nogil:
    """What a play-out came to. spread, edge: see `simulate`."""
    cdef Result result
    cdef double total[4]
    cdef double others = 0, best, own
    cdef int32_t held, all_held = 0
    cdef int seat, tiles = <int>in_bag, tied, before
    for seat in range(view.players):
        total[seat] = world.points[seat]
        held = value_of(view, &world.racks[seat])
        all_held += held
        tiles += world.racks[seat].tiles
        total[seat] += -<double>held if ends != GOES_ON else world.kept[seat] / 100.0
    if ends == OUT:
        total[world.turn] += all_held
    for seat in range(1, view.players):
        others += total[seat]
    result.gain = total[0] - others / (view.players - 1)
    for seat in range(view.players):
        total[seat] += view.scores[seat]
    best = total[1]
    for seat in range(2, view.players):
        if total[seat] > best:
            best = total[seat]
    own = total[0] - best
    if ends == GOES_ON:
        if world.turn != 0:
            own -= edge
        else:
            own += edge
        result.win = normal(own / spread[tiles])
    elif own != 0:
        result.win = 1 if own > 0 else 0
    else:                         # a tie goes to the higher score before the tiles held are counted
        tied = 1
        result.win = 1
        for seat in range(1, view.players):
            if total[seat] == best:
                before = (
                    world.points[seat] + view.scores[seat] - world.points[0] - view.scores[0])
                if before > 0:
                    result.win = 0
                elif before == 0:
                    tied += 1
        result.win /= tied
    return result


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
            deal(view, &world, bag, 0)       # only the numbers of hidden tiles matter
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
        for k in which:
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


cdef struct Sums:                 # of the play-outs of an option
    int64_t n
    double worth                  # what they are ranked by
    double worth_squared
    double gain
    double gain_squared
    double win
    int64_t next                  # points of one's own after the option
    int64_t others                # points of all others
    int64_t bingos                # play-outs with a bingo after the option: one's own, others'
    int64_t other_bingos


cdef class Tally:
    """Results of play-outs, by option."""
    cdef readonly int options
    cdef vector[Sums] sums

    def __cinit__(self, int options):
        if not 0 <= options <= 1_000_000:
            raise BadOption(f"{options} options; accepted: 0 to 1,000,000")
        self.options = options
        self.sums.resize(options)
        memset(self.sums.data(), 0, options * sizeof(Sums))

    def rows(self):
        """Of each option: (play-outs; sums of worths, their squares, gains, their squares, wins, own points after
        it, points of others; play-outs with a bingo of one's own after it, with one of another)."""
        return [
            (s.n, s.worth, s.worth_squared, s.gain, s.gain_squared, s.win, s.next, s.others, s.bingos, s.other_bingos)
            for s in self.sums]


def simulate(
    Options options not None, Tally tally not None, which, *, uint64_t seed, int first, int n, int plies, spread,
    double edge=0, double win_points=0,
):
    """Play-outs of the options in `which`, each in the same imagined worlds `first` to `first + n` of `seed`.

    plies: turns after the option; once the bag is empty they go on to the end. spread: by the number of
    tiles that are not on the board, the standard deviation of what is still to come to the difference of two
    scores, as win shares of play-outs that are cut need it; edge: points that being on turn is then worth.
    win_points: what winning is worth beyond points; by both together options are ranked. Adds to `tally`.
    Releases the GIL.
    """
    cdef View view = options.view
    cdef Leaves leaves = options.leaves
    cdef World world, state
    cdef Squares squares
    cdef vector[uint8_t] bag, rest
    cdef vector[int] chosen
    cdef vector[double] spreads
    cdef Workspace work
    cdef Result result
    cdef Sums *sums
    cdef const Choice *choice
    cdef double worth
    cdef int i, k, ends, seat, others_bingo
    cdef size_t j
    cdef int64_t others
    if first < 0 or n < 0 or first > 2_000_000_000 or n > 2_000_000_000 - first:
        raise BadOption(f"worlds {first} to {first} + {n}; accepted: 0 to 2,000,000,000")
    if not 0 <= plies <= 10_000:
        raise BadOption(f"plies {plies}; accepted: 0 to 10,000")
    for k in which:
        if not 0 <= k < <int>options.choices.size() or k >= tally.options:
            raise BadOption(f"option {k}; accepted: 0 to {options.choices.size() - 1}")
        chosen.push_back(k)
    for x in spread:
        if not x > 0:
            raise BadOption(f"spread {x!r:.40}; accepted: above 0")
        spreads.push_back(x)
    if spreads.size() <= view.hidden.size() + MOST_PLAYERS * MAX_RACK:
        raise BadOption(
            f"spread of {spreads.size()} numbers; accepted: {view.hidden.size() + MOST_PLAYERS * MAX_RACK + 1} or more")
    work = take_workspace(view.dictionary, &view.layout.premiums)
    try:
        with nogil:
            options.lay_out(work)
            for i in range(first, first + n):
                deal(view, &world, bag, seed_of(seed, i))
                for j in range(chosen.size()):
                    k = chosen[j]
                    choice = &options.choices[k]
                    state = world
                    rest = bag
                    ends = perform(view, &state, rest, &view.squares, choice)
                    memset(state.bingos, 0, sizeof(state.bingos))
                    if ends == GOES_ON:
                        squares = options.after[k]
                        ends = play_on(view, leaves, work, &state, rest, &squares, plies)
                    result = result_of(view, &state, rest.size() - state.drawn, ends, spreads.data(), edge)
                    worth = result.gain + win_points * result.win
                    others = others_bingo = 0
                    for seat in range(1, view.players):
                        others += state.points[seat]
                        others_bingo |= state.bingos[seat] > 0
                    sums = &tally.sums[k]
                    sums.n += 1
                    sums.worth += worth
                    sums.worth_squared += worth * worth
                    sums.gain += result.gain
                    sums.gain_squared += result.gain * result.gain
                    sums.win += result.win
                    sums.next += state.points[0]
                    if choice.kind == PLAY:
                        sums.next -= choice.play.score
                    sums.others += others
                    sums.bingos += state.bingos[0] > 0
                    sums.other_bingos += others_bingo
    finally:
        give_back_workspace(view.dictionary, work)


def deal_world(View view not None, uint64_t seed, int world):
    """One of the worlds that `simulate` plays in: the racks by seat and the bag, tiles by their codes, and
    the state of the random generator."""
    cdef World dealt
    cdef vector[uint8_t] bag
    cdef int seat, code
    deal(view, &dealt, bag, seed_of(seed, world))
    racks = [
        bytes([code for code in range(CARDS) for _ in range(dealt.racks[seat].counts[code])])
        for seat in range(view.players)]
    return racks, bytes(bag)[dealt.drawn:], dealt.rng
