"""Play-outs of Lexibomb: options of the current player, tried in determinizations (worlds).

A world has a random placement of the bombs that agrees with the numbers, and a random deal of the hidden
tiles. Each option is played and opens its squares. The other players, who see only the open squares, answer
with their best action by static evaluation, and so on for some turns or to the end. Points are counted
twice: those scored in the world decide who wins, and the expected points of each action measure the
difference in points. Both have the same mean, but expected points vary far less.
"""

from lexicon_fast.base.errors import BadOption

from libc.stddef cimport size_t
from libc.stdint cimport int32_t, uint64_t, uint8_t
from libc.string cimport memcpy, memset
from libcpp.vector cimport vector

from ..dictionary.arguments cimport check_range, integers_for
from ..dictionary.letters cimport MASTER
from ..dictionary.rng cimport seed_of
from ..tiles.determinization cimport (
    MAX_PLAYERS, TileView, Tiles, deal, describe_tiles, exchange, refill, situation_of, tiles_left, value_of,
)
from ..tiles.lanes cimport (
    BOARD_SQUARES, MAX_RACK, Premiums, Rack, Squares, Workspace, release_workspace, take_workspace,
)
from ..tiles.laying cimport Touched, put_tile, touch, update_touched
from ..tiles.leaves cimport Leaves, Situation
from ..tiles.playout_stats cimport Outcome, Tally, compare, read_options, read_simulation
from ..tiles.static_eval cimport EXCHANGE, PASS, PLAY
from .blank_plays cimport Board, Play, Plays, squares_of
from .bombs cimport Field, Sampler, sample
from .elimination cimport VALUES
from .play_scores cimport Action, Evaluator, choose_actions, describe, read_known_multipliers, score_known

cdef enum:
    BOMB = 9                      # kind of a square, see play_scores.pxd
    CLOSED_SHOWN = 0x2E           # characters of squares: "."
    ZERO_SHOWN = 0x30             # "0"
    HIT_SHOWN = 0x2A              # "*"

    GOES_ON = 0
    OVER = 1

    CLOSE = 3                     # kind of an option: pass until the game is over


cdef struct World:                # the hidden tiles, and the state of the play-out
    Tiles tiles
    uint8_t opened[BOARD_SQUARES]  # character of each square
    int zeros[MAX_PLAYERS]        # by player: turns in a row without points
    double points[MAX_PLAYERS]    # scored in the play-out
    double expected[MAX_PLAYERS]  # expected scores of the actions
    double last_leave[MAX_PLAYERS]  # value of the last leave
    int bombed                    # plays of the other players that hit a bomb


cdef class View(TileView):
    """The position as the current player sees it, and what is known about hidden tiles.

    rack: 33 counts by code; opened: a character for each square, by row; bombs: number of all bombs; hidden:
    codes of the tiles whose place is unknown; others: for each other player in turn order the number of tiles
    held and the counts of those known; bag: number of tiles in it; letter, word: multipliers of a square with
    0 to 8 bombs around it; scores, zeros: of each player, the current first; zeros: turns in a row without
    points, of which `most_zeros` end the game; exchange_from: fewest tiles in the bag that allow an
    exchange; rack_size: number of tiles on a full rack. Raises BadOption, BadPosition.
    """
    cdef Evaluator evaluator
    cdef Sampler sampler
    cdef uint8_t opened[BOARD_SQUARES]
    cdef int cells
    cdef int bombs
    cdef int32_t letter[VALUES + 1]
    cdef int32_t word[VALUES + 1]
    cdef readonly bint exact      # the odds of bombs are exact, not estimated
    cdef double scores[MAX_PLAYERS]
    cdef int zeros[MAX_PLAYERS]
    cdef int most_zeros

    def __cinit__(
        self, Board board not None, bytes rack not None, str opened not None, int bombs, bytes hidden not None,
        list others not None, int bag, *, letter: Sequence[int], word: Sequence[int], scores: Sequence[int],
        zeros: Sequence[int], int most_zeros, int exchange_from,
        int rack_size, int most_states=4096, seed: int = 0,
    ):
        cdef int seat
        cdef bytes text = opened.encode("ascii", "replace")
        self.set_tiles(board, rack, hidden, others, bag, exchange_from, rack_size, 1, 0)
        self.cells = board.layout.rows * board.layout.columns
        if len(text) != self.cells:
            raise BadOption(
                f"opened has {len(text)} squares, but the board has {board.layout.rows} x {board.layout.columns}")
        memcpy(self.opened, <const char *>text, self.cells)
        self.bombs = bombs
        read_known_multipliers(letter, self.letter)
        read_known_multipliers(word, self.word)
        self.evaluator = Evaluator(letter, word, most_states, seed)
        self.evaluator.set_squares(&self.layout.premiums, self.opened, bombs)
        self.sampler = Sampler(self.evaluator.field)
        self.exact = self.evaluator.field.exact
        check_range("most_zeros", most_zeros, 1, 1000)
        scores = integers_for(self.players, scores, "scores")
        zeros = integers_for(self.players, zeros, "zeros")
        for seat in range(self.players):
            self.scores[seat] = scores[seat]
            self.zeros[seat] = zeros[seat]
            check_range(f"zeros[{seat}]", self.zeros[seat], 0, most_zeros - 1)
        self.most_zeros = most_zeros


# ---------------------------------------------------------------- worlds

cdef int start_world(View view, World *world, vector[uint8_t] &bag, uint64_t seed) except -1 nogil:
    """Deal the hidden tiles of a new world."""
    memset(world, 0, sizeof(World))
    deal(view, &world.tiles, bag, seed)
    memcpy(world.zeros, view.zeros, sizeof(world.zeros))
    memcpy(world.opened, view.opened, sizeof(world.opened))


cdef int place_bombs(View view, Sampler sampler, Field f, uint64_t seed, uint8_t *kinds) except -1 nogil:
    """Place the bombs at random. Writes the kind of each square."""
    cdef const uint8_t *bombs
    cdef int i, k
    sample(sampler, f, &sampler.e, sampler.counts, 1, seed)
    bombs = sampler.bombs.data()
    for i in range(view.cells):
        kinds[i] = BOMB
        if not bombs[i]:
            kinds[i] = 0
            for k in range(f.neighbour_counts[i]):
                kinds[i] += bombs[f.neighbours[i][k]]


cdef int apply_action(
    View view, Field f, Workspace work, World *world, vector[uint8_t] &bag, Squares *squares, const uint8_t *kinds,
    const Action *action, bint lay
) except -1 nogil:
    """Apply an action. lay: update the board, because another action follows. Returns OVER or GOES_ON."""
    cdef Tiles *tiles = &world.tiles
    cdef int seat = tiles.turn, n, k
    cdef Rack *rack = &tiles.racks[seat]
    cdef const Play *play = &action.play
    cdef const Premiums *premiums = &view.layout.premiums
    cdef double score = 0
    cdef Touched touched
    cdef int at[MAX_RACK + 1]
    world.last_leave[seat] = action.leave
    if action.kind == PLAY:
        n = squares_of(premiums, squares, play, at)
        score = score_known(premiums, squares, play, kinds, view.letter, view.word)
        for k in range(n):
            rack.counts[play.laid[k]] -= 1
            if seat and kinds[at[k]] == BOMB and world.opened[at[k]] == CLOSED_SHOWN:
                world.bombed += 1
        rack.tiles -= n
        rack.blanks = rack.counts[<int>MASTER]
        world.points[seat] += score
        world.expected[seat] += action.score
        refill(&tiles.drawn, bag, rack, view.rack_size)
        if lay:
            open_squares(f, world, kinds, at, n)
            for k in range(n):
                put_tile(premiums, squares, at[k] // f.columns, at[k] % f.columns, play.laid[k])
            memset(&touched, 0, sizeof(Touched))
            for k in range(n):
                touch(premiums, squares, at[k] // f.columns, at[k] % f.columns, &touched)
            update_touched(view.dictionary, premiums, squares, work.scratch, &touched)
    elif action.kind == EXCHANGE:
        exchange(&tiles.drawn, &tiles.rng, bag, rack, action.exchanged)
    world.zeros[seat] = 0 if score else world.zeros[seat] + 1
    if (rack.tiles == 0 and bag.size() == tiles.drawn) or world.zeros[seat] >= view.most_zeros:
        return OVER
    tiles.turn = seat + 1 if seat + 1 < view.players else 0
    return GOES_ON


cdef int open_squares(Field f, World *world, const uint8_t *kinds, const int *squares, int n) except -1 nogil:
    """Open the squares of tiles, and all squares around zeros."""
    cdef vector[int] due
    cdef int k, x
    due.assign(squares, squares + n)
    while not due.empty():
        x = due.back()
        due.pop_back()
        if world.opened[x] != CLOSED_SHOWN:
            continue
        world.opened[x] = <uint8_t>(HIT_SHOWN if kinds[x] == BOMB else ZERO_SHOWN + kinds[x])
        if kinds[x] == 0:
            for k in range(f.neighbour_counts[x]):
                due.push_back(f.neighbours[x][k])


cdef int evaluate(
    View view, Evaluator evaluator, Leaves leaves, const World *world, const vector[uint8_t] &bag,
    const Squares *squares, size_t n, vector[Action] *best, bint passing=False
) except -1 nogil:
    """Find the best actions of the current player by static evaluation, for the squares that `evaluator` has set.

    passing: add a pass in any case.
    """
    cdef Situation situation = situation_of(view, &world.tiles, bag)
    return choose_actions(
        evaluator, view.dictionary, &view.layout.premiums, squares, &world.tiles.racks[world.tiles.turn],
        &leaves.table, &situation, n, best, passing)


cdef int play_on(
    View view, Evaluator evaluator, Field f, Leaves leaves, World *world, vector[uint8_t] &bag, Squares *squares,
    const uint8_t *kinds, int plies, bint closing
) except -1 nogil:
    """Play `plies` more turns; to the end if the bag is empty or the player always passes (closing).

    Returns OVER or GOES_ON.
    """
    cdef vector[Action] best
    cdef Action passing
    cdef int ends, turn = 1
    cdef bint to_the_end
    memset(&passing, 0, sizeof(Action))
    passing.kind = PASS
    while True:
        to_the_end = closing or world.tiles.drawn == bag.size()
        if turn > plies and not to_the_end:
            return GOES_ON
        turn += 1
        if closing and world.tiles.turn == 0:
            ends = apply_action(view, f, evaluator.work, world, bag, squares, kinds, &passing, True)
        else:
            evaluator.set_squares(&view.layout.premiums, world.opened, view.bombs)
            evaluate(view, evaluator, leaves, world, bag, squares, 1, &best)
            ends = apply_action(
                view, f, evaluator.work, world, bag, squares, kinds, best.data(), turn <= plies or to_the_end)
        if ends != GOES_ON:
            return ends


cdef Outcome outcome_of(
    View view, const World *world, const vector[uint8_t] &bag, const Action *option, int ends, const double *spread,
    double edge,
) noexcept nogil:
    """Return the result of a play-out of an option. spread, edge: see `simulate`."""
    cdef Outcome outcome
    cdef const Tiles *tiles = &world.tiles
    cdef double gained[MAX_PLAYERS]
    cdef double totals[MAX_PLAYERS]
    cdef double before[MAX_PLAYERS]  # all 0: there is no tie-break
    cdef double rest
    cdef int seat
    memset(&outcome, 0, sizeof(Outcome))
    memset(before, 0, sizeof(before))
    for seat in range(view.players):
        rest = -value_of(&view.layout.premiums, &tiles.racks[seat]) if ends != GOES_ON else world.last_leave[seat]
        gained[seat] = world.expected[seat] + rest
        # Points of the world decide finished games; expected points are the better estimate for others.
        totals[seat] = (world.points[seat] if ends != GOES_ON else world.expected[seat]) + rest + view.scores[seat]
    compare(
        view.players, gained, totals, before, spread[tiles_left(view, tiles, bag)] if ends == GOES_ON else 0,
        -edge if tiles.turn else edge, &outcome)
    outcome.follow = world.expected[0] - option.score
    for seat in range(1, view.players):
        outcome.answer += world.expected[seat]
    outcome.counts[0] = world.bombed > 0
    return outcome


# ---------------------------------------------------------------- options

cdef class Options:
    """The best actions of the current player by static evaluation.

    most: their number; closing: add the option to pass until the game is over; passing: add a pass.
    """
    cdef readonly View view
    cdef readonly Leaves leaves
    cdef vector[Action] actions

    def __cinit__(
        self, View view not None, Leaves leaves not None, size_t most, bint closing=False, bint passing=False
    ):
        cdef World world
        cdef vector[uint8_t] bag
        cdef Action close
        self.view = view
        self.leaves = leaves
        view.evaluator.work = take_workspace(view.dictionary, &view.layout.premiums)
        try:
            start_world(view, &world, bag, 0)  # only the numbers of hidden tiles matter here
            view.evaluator.set_squares(&view.layout.premiums, view.opened, view.bombs)
            evaluate(view, view.evaluator, leaves, &world, bag, &view.squares, most, &self.actions, passing)
        finally:
            release_workspace(view.dictionary, view.evaluator.work)
        if closing:
            memset(&close, 0, sizeof(Action))
            close.kind = CLOSE
            self.actions.push_back(close)

    def keep(self, which: Iterable[int]):
        """Keep only the options in `which`, in that order. Raises BadOption."""
        cdef vector[Action] kept
        cdef int k
        for k in read_options(which, <int>self.actions.size()):
            kept.push_back(self.actions[k])
        self.actions = kept

    def __len__(self):
        return self.actions.size()

    def rows(self) -> list[_Action]:
        """Return the options like `choice.best_actions`, with kind "close" for passing until the game is over."""
        cdef Plays plays = Plays.__new__(Plays, self.view.dictionary, self.view.layout)
        cdef size_t i
        plays.tiles = <bytes>(<const char *>self.view.squares.tile[0])[:self.view.cells]
        return [
            ("close", None, "", 0.0, 0.0, 0.0) if self.actions[i].kind == CLOSE
            else describe(self.view.dictionary, plays, &self.actions[i])
            for i in range(self.actions.size())]


def simulate(
    Options options not None, Tally tally not None, which: Iterable[int], *, uint64_t seed, int first, int n,
    int plies, spread: Sequence[float],
    double edge=0, double win_points=0,
):
    """Play out the options in `which`, each in the same worlds `first` to `first + n` of `seed`.

    plies: turns after the option; play-outs go on to the end once the bag is empty. spread: by number of
    tiles that are not on the board, the standard deviation of the rest of the game's score difference;
    edge: value of being on turn, in points. Both are for win shares of play-outs that end early.
    win_points: value of a win, added to points to rank options. Adds to `tally`, whose first counter is of
    play-outs in which another player hits a bomb. Releases the GIL.
    """
    cdef View view = options.view
    cdef Leaves leaves = options.leaves
    cdef Evaluator evaluator = view.evaluator
    cdef Sampler sampler = view.sampler
    cdef Field f = sampler.field
    cdef World world, state
    cdef Squares squares
    cdef uint8_t kinds[BOARD_SQUARES]
    cdef vector[uint8_t] bag, rest
    cdef vector[int] chosen
    cdef vector[double] spreads
    cdef vector[Outcome] outcomes
    cdef Action action
    cdef int i, ends
    cdef size_t at
    cdef bint closing
    read_simulation(
        <int>options.actions.size(), tally, which, first, n, plies, spread,
        view.hidden.size() + MAX_PLAYERS * MAX_RACK, &chosen, &spreads)
    outcomes.resize(chosen.size())
    evaluator.work = take_workspace(view.dictionary, &view.layout.premiums)
    try:
        with nogil:
            for i in range(first, first + n):
                start_world(view, &world, bag, seed_of(seed, i))
                place_bombs(view, sampler, f, seed_of(~seed, i), kinds)
                for at in range(chosen.size()):
                    action = options.actions[chosen[at]]
                    closing = action.kind == CLOSE
                    if closing:
                        action.kind = PASS
                    state = world
                    rest = bag
                    squares = view.squares
                    ends = apply_action(view, f, evaluator.work, &state, rest, &squares, kinds, &action, True)
                    state.bombed = 0
                    if ends == GOES_ON:
                        ends = play_on(view, evaluator, f, leaves, &state, rest, &squares, kinds, plies, closing)
                    outcomes[at] = outcome_of(view, &state, rest, &action, ends, spreads.data(), edge)
                tally.add(chosen, outcomes.data(), win_points)
    finally:
        release_workspace(view.dictionary, evaluator.work)


def deal_world(View view not None, uint64_t seed, int world) -> tuple[list[bytes], bytes, int, bytes]:
    """Return a world of `simulate`: racks, bag (both as codes), state of the random generator, bombs.

    Bombs are a byte for each square, by row: 1 for a bomb.
    """
    cdef Tiles tiles
    cdef vector[uint8_t] bag
    cdef uint8_t kinds[BOARD_SQUARES]
    cdef int i
    deal(view, &tiles, bag, seed_of(seed, world))
    place_bombs(view, view.sampler, view.sampler.field, seed_of(~seed, world), kinds)
    return *describe_tiles(view, &tiles, bag), bytes([kinds[i] == BOMB for i in range(view.cells)])
