"""Play-outs of the options of the player to move, in determinizations of what the player sees.

In each determinization all options are tried. All players then follow static evaluation, for some turns or to the
end of the game.
"""

from lexicon_fast.base.errors import BadOption

from libc.stdint cimport int32_t, uint8_t, uint64_t
from libc.string cimport memcpy, memset
from libcpp.vector cimport vector

from ..dictionary.arguments cimport check_range, integers_for
from ..dictionary.deadline cimport check_stop
from ..dictionary.rng cimport seed_of
from ..tiles.board cimport Board
from ..tiles.determinization cimport (
    MAX_PLAYERS, TileView, Tiles, deal, describe_tiles, exchange, refill, situation_of, tiles_left, value_of,
)
from ..tiles.lanes cimport MAX_RACK, Premiums, Rack, Squares, Workspace, release_workspace, take_workspace
from ..tiles.laying cimport lay_play, pay_play
from ..tiles.leaves cimport Leaves, Situation
from ..tiles.playout_stats cimport Outcome, Tally, compare, read_options, read_simulation
from ..tiles.static_eval cimport EXCHANGE, PASS, PLAY, Choice, describe, leave_of, list_choices
from .inference cimport Inference, deal_inferred

cdef enum:
    GOES_ON = 0                   # the game continues
    OUT = 1                       # it ends: a player went out
    SCORELESS = 2                 # it ends: too many scoreless turns


cdef struct World:                # the state of a play-out, besides the board; arrays by seat
    Tiles tiles
    int scoreless
    int lost[MAX_PLAYERS]
    int32_t points[MAX_PLAYERS]   # scored in the play-out
    int32_t last_leave[MAX_PLAYERS]  # value of the last leave, in hundredths of a point
    int bingos[MAX_PLAYERS]       # plays of a full rack


cdef class View(TileView):
    """A position as the player to move sees it.

    rack: 33 counts by code; hidden: the codes of the unseen tiles; others: for each other player in turn order the
    number of tiles and the counts of the known ones; bag: number of tiles; scores: by seat, the player to move
    first; lost: turns that each player must miss, which count as scoreless if `lost_is_scoreless`; exchange_from:
    fewest tiles in the bag that allow an exchange; scoreless: scoreless turns in a row; scoreless_turns: those that
    end the game; rack_size: tiles on a full rack. Raises BadOption.
    """
    cdef int32_t scores[MAX_PLAYERS]
    cdef int lost[MAX_PLAYERS]
    cdef bint lost_is_scoreless
    cdef int scoreless
    cdef int scoreless_turns

    def __cinit__(
        self, Board board not None, bytes rack not None, bytes hidden not None, list others not None, int bag, *,
        scores: Sequence[int], lost: Sequence[int], bint lost_is_scoreless, int scoreless, int scoreless_turns,
        int exchange_from,
        int rack_size,
    ):
        cdef int seat
        self.set_tiles(board, rack, hidden, others, bag, exchange_from, rack_size, 2, 1)
        scores = integers_for(self.players, scores, "scores")
        lost = integers_for(self.players, lost, "lost")
        for seat in range(self.players):
            self.scores[seat] = scores[seat]
            self.lost[seat] = lost[seat]
            check_range(f"lost[{seat}]", self.lost[seat], 0, 1000)
        self.lost_is_scoreless = lost_is_scoreless
        check_range("scoreless_turns", scoreless_turns, 1, 1000)
        check_range("scoreless", scoreless, 0, scoreless_turns - 1)
        self.scoreless = scoreless
        self.scoreless_turns = scoreless_turns


cdef int start_world(
    View view, Inference inference, World *world, vector[uint8_t] &bag, uint64_t seed
) except -1 nogil:
    """Deal the hidden tiles. inference: of the other racks, or None."""
    memset(world, 0, sizeof(World))
    if inference is None:
        deal(view, &world.tiles, bag, seed)
    else:
        deal_inferred(view, inference, &world.tiles, bag, seed)
    world.scoreless = view.scoreless
    memcpy(world.lost, view.lost, sizeof(world.lost))


cdef int apply_choice(
    View view, World *world, vector[uint8_t] &bag, const Squares *squares, const Choice *choice
) except -1 nogil:
    """Apply a choice except for laying its tiles. Returns whether and how the game ends.

    squares: before the choice.
    """
    cdef Tiles *tiles = &world.tiles
    cdef int seat = tiles.turn, laid
    cdef Rack *rack = &tiles.racks[seat]
    world.last_leave[seat] = choice.equity
    if choice.kind == PLAY:
        laid = pay_play(view.dictionary, squares, rack, &choice.play)
        world.points[seat] += choice.play.score
        world.last_leave[seat] -= 100 * choice.play.score
        world.bingos[seat] += laid == view.rack_size
        world.scoreless = 0 if choice.play.score else world.scoreless + 1
        refill(&tiles.drawn, bag, rack, view.rack_size)
    else:
        if choice.kind == EXCHANGE:
            exchange(&tiles.drawn, &tiles.rng, bag, rack, choice.exchanged)
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


cdef int find_best(
    View view, Leaves leaves, Workspace work, const World *world, const vector[uint8_t] &bag, const Squares *squares,
    size_t n, vector[Choice] *best
) except -1 nogil:
    """Find the best choices of the player on turn by static evaluation."""
    cdef Situation situation = situation_of(view, &world.tiles, bag)
    cdef const Rack *rack = &world.tiles.racks[world.tiles.turn]
    return list_choices(
        view.dictionary, &view.layout.premiums, squares, rack, &leaves.table, &situation, work, n, best)


cdef int play_on(
    View view, Leaves leaves, Workspace work, World *world, vector[uint8_t] &bag, Squares *squares, int plies
) except -1 nogil:
    """Play `plies` turns, or to the end once the bag is empty. Returns whether and how the game ends."""
    cdef vector[Choice] best
    cdef int ends, turn = 1
    while turn <= plies or world.tiles.drawn == bag.size():
        find_best(view, leaves, work, world, bag, squares, 1, &best)
        ends = apply_choice(view, world, bag, squares, best.data())
        if ends != GOES_ON:
            return ends
        turn += 1
        # After the last turn the board is not needed.
        if best[0].kind == PLAY and (turn <= plies or world.tiles.drawn == bag.size()):
            lay_play(view.dictionary, &view.layout.premiums, squares, work, &best[0].play)
    return GOES_ON


cdef Outcome outcome_of(
    View view, const World *world, const vector[uint8_t] &bag, const Choice *option, int ends, const double *spread,
    double edge,
) noexcept nogil:
    """Return the outcome of a play-out. spread, edge: see `simulate`."""
    cdef Outcome outcome
    cdef const Tiles *tiles = &world.tiles
    cdef double gained[MAX_PLAYERS]
    cdef double totals[MAX_PLAYERS]
    cdef double before[MAX_PLAYERS]  # ties go to the higher score before the tiles left are subtracted
    cdef int32_t held, all_held = 0
    cdef int seat
    memset(&outcome, 0, sizeof(Outcome))
    for seat in range(view.players):
        held = value_of(&view.layout.premiums, &tiles.racks[seat])
        all_held += held
        before[seat] = world.points[seat] + view.scores[seat]
        gained[seat] = world.points[seat] + (-<double>held if ends != GOES_ON else world.last_leave[seat] / 100.0)
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


cdef class Options:
    """The best choices of the player to move by static evaluation.

    most: their number; passing: whether to add a pass if it is not among them.
    """
    cdef readonly View view
    cdef readonly Leaves leaves
    cdef vector[Choice] choices
    cdef vector[Squares] after        # the board after each choice; empty until it is needed

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
            start_world(view, None, &world, bag, 0)     # static evaluation only uses the number of hidden tiles
            find_best(view, leaves, work, &world, bag, &view.squares, max(most, 2), &self.choices)
            if self.choices.size() > most:
                self.choices.resize(most)
            if passing and not any([self.choices[i].kind == PASS for i in range(self.choices.size())]):
                memset(&choice, 0, sizeof(Choice))
                choice.kind = PASS
                self.choices.push_back(choice)
        finally:
            release_workspace(view.dictionary, work)

    def keep(self, which: Iterable[int]):
        """Keep only the options `which`, in that order. Raises BadOption."""
        cdef vector[int] chosen = read_options(which, <int>self.choices.size())
        cdef vector[Choice] kept
        for k in chosen:
            kept.push_back(self.choices[k])
        self.choices = kept
        self.after.clear()

    cdef int lay_options(self, Workspace work) except -1 nogil:
        """Prepare the boards after all options."""
        cdef size_t i
        if self.after.size() == self.choices.size():
            return 0
        self.after.assign(self.choices.size(), self.view.squares)
        for i in range(self.choices.size()):
            if self.choices[i].kind == PLAY:
                lay_play(
                    self.view.dictionary, &self.view.layout.premiums, &self.after[i], work, &self.choices[i].play)

    def __len__(self):
        return self.choices.size()

    def leave_values(self) -> list[int]:
        """Return the value of the leave of each option, in hundredths of a point."""
        cdef View view = self.view
        cdef Situation situation = Situation(view.bag, view.exchange_from, view.players, 0)
        cdef size_t i
        return [
            leave_of(
                view.dictionary, &view.layout.premiums, &view.squares, &self.leaves.table, &situation,
                view.racks[0].tiles, &self.choices[i])
            for i in range(self.choices.size())]

    def rows(self) -> list[_Choice]:
        """Return the options as `static_eval.best_choices` does."""
        cdef View view = self.view
        cdef size_t i
        return [
            describe(view.dictionary, view.layout, &view.squares, &self.choices[i])
            for i in range(self.choices.size())]


cdef extern from *:
    """
    #include <atomic>

    using Counter = std::atomic<long long>;
    """
    cppclass Counter:
        long long fetch_add(long long) nogil
        long long load() nogil
        void store(long long) nogil


cdef enum:
    BLOCK = 1 << 13               # play-outs whose outcomes are kept until they are added, about


cdef class Playouts:
    """The play-outs of a call of `simulate`. Any number of threads may call `work` at the same time."""
    cdef readonly Options options
    cdef Inference inference          # None: all deals are equally likely
    cdef vector[int] which
    cdef vector[double] spreads
    cdef double edge
    cdef uint64_t seed
    cdef int plies
    cdef int first                    # number of the first determinization
    cdef vector[Outcome] outcomes     # of each option, determinization by determinization
    cdef Counter begun                # play-outs
    cdef Counter done

    def __cinit__(self, Options options not None):
        self.options = options

    cdef void set_worlds(self, int first, int n):
        self.first = first
        self.outcomes.resize(<size_t>n * self.which.size())
        self.begun.store(0)
        self.done.store(0)

    def work(self):
        """Play out until no play-out is left to begin. Releases the GIL."""
        cdef View view = self.options.view
        cdef Leaves leaves = self.options.leaves
        cdef Inference inference = self.inference
        cdef Workspace work = take_workspace(view.dictionary, &view.layout.premiums)
        cdef World world, state
        cdef Squares squares
        cdef vector[uint8_t] bag, rest
        cdef const Choice *choice
        cdef long long i, total = <long long>self.outcomes.size(), options = <long long>self.which.size()
        cdef int k, ends, number, dealt = -1
        if inference is not None:
            inference.check_idle(True)
            inference.deals += 1
        try:
            with nogil:
                while True:
                    i = self.begun.fetch_add(1)
                    if i >= total:
                        break
                    number = self.first + <int>(i / options)
                    if number != dealt:
                        start_world(view, inference, &world, bag, seed_of(self.seed, number))
                        dealt = number
                    k = self.which[i % options]
                    choice = &self.options.choices[k]
                    state = world
                    rest = bag
                    ends = apply_choice(view, &state, rest, &view.squares, choice)
                    memset(state.bingos, 0, sizeof(state.bingos))
                    if ends == GOES_ON:
                        squares = self.options.after[k]
                        ends = play_on(view, leaves, work, &state, rest, &squares, self.plies)
                    self.outcomes[i] = outcome_of(
                        view, &state, rest, choice, ends, self.spreads.data(), self.edge)
                    self.done.fetch_add(1)
        finally:
            if inference is not None:
                inference.deals -= 1
            release_workspace(view.dictionary, work)


def simulate(
    Options options not None, Tally tally not None, which: Iterable[int], *, uint64_t seed, int first, int n,
    int plies, spread: Iterable[float],
    double edge=0, double win_points=0, Inference inference=None,
    in_threads: Callable[[Callable[[], None]], None] | None = None,
):
    """Play out the options `which` in determinizations `first` to `first + n` of `seed`. Releases the GIL.

    plies: turns after the option; with an empty bag play-outs continue to the end. For the win share of a play-out
    that stops earlier, spread is the standard deviation of the points still to come, as a difference of two
    scores, by the number of tiles off the board, and edge the advantage of being on turn. win_points: points that
    winning is worth, to rank options. inference: what is known of the other racks, for the view of the options.
    in_threads: calls the function that it gets in any number of threads and returns once all calls have; the sums
    are the same for any number. Adds to `tally`; its events are an own bingo after the option, and a bingo of
    another player. Raises BadOption.
    """
    cdef View view = options.view
    cdef Playouts playouts = Playouts.__new__(Playouts, options)
    cdef Workspace work
    cdef int i, worlds
    cdef size_t k
    read_simulation(
        <int>options.choices.size(), tally, which, first, n, plies, spread,
        view.hidden.size() + MAX_PLAYERS * MAX_RACK, &playouts.which, &playouts.spreads)
    check_inference(view, inference)
    playouts.inference = inference
    playouts.seed = seed
    playouts.plies = plies
    playouts.edge = edge
    k = playouts.which.size()
    work = take_workspace(view.dictionary, &view.layout.premiums)
    try:
        with nogil:
            options.lay_options(work)
    finally:
        release_workspace(view.dictionary, work)
    while n and k:
        worlds = min(n, <int>max(1, BLOCK / k))
        playouts.set_worlds(first, worlds)
        if in_threads is None:
            playouts.work()
        else:
            in_threads(playouts.work)
        if playouts.done.load() != <long long>playouts.outcomes.size():
            raise BadOption("in_threads returned before all play-outs were done")
        # In the order of the determinizations: sums of floating-point numbers depend on it.
        for i in range(worlds):
            check_stop(k * k if tally.paired else k)
            tally.add(playouts.which, playouts.outcomes.data() + i * k, win_points)
        first += worlds
        n -= worlds


def deal_world(
    View view not None, uint64_t seed, int world, Inference inference=None,
) -> tuple[list[bytes], bytes, int]:
    """Return a determinization of `simulate`: the racks by seat and the bag, tiles by code, and the state of the
    random generator. Raises BadOption.
    """
    cdef World dealt
    cdef vector[uint8_t] bag
    check_inference(view, inference)
    start_world(view, inference, &dealt, bag, seed_of(seed, world))
    return describe_tiles(view, &dealt.tiles, bag)


cdef int check_inference(View view, Inference inference) except -1:
    if inference is not None:
        inference.check_idle(True)
        if inference.view is not view:
            raise BadOption("inference is of another view")
