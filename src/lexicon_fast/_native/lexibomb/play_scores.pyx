"""Scores of the plays of Lexibomb: over all placements of the hidden bombs, or for known numbers of bombs.

For expected scores, the values of a set of new squares are computed once for all plays on them (see expected.pyx). A
cross word has one new square.

The value of an action by static evaluation is its expected score plus the value of its leave, in points, which is
higher early in a game. Of equal values, plays come before exchanges; plays are ordered by place, then word as text,
exchanges by number of tiles, then as text.
"""

from lexicon_fast.base.errors import BadOption, excerpt

from libc.limits cimport INT_MAX
from libc.math cimport nearbyint
from libc.stddef cimport size_t
from libc.stdint cimport int32_t, uint16_t, uint32_t, uint8_t
from libc.string cimport memcpy, memset
from libcpp.vector cimport vector

from ..dictionary.arguments cimport check_range, instances_of, items_of, seed_from
from ..dictionary.bits cimport lowest_bit
from ..dictionary.compiled cimport Compiled
from ..dictionary.deadline cimport check_stop
from ..tiles.board cimport read_rack
from ..tiles.lanes cimport (
    EMPTY, MAX_RACK, Lane, LeaveValues, Premiums, Rack, Squares, Workspace, release_workspace, take_workspace,
)
from ..tiles.leaves cimport Leaves, Situation, Table, fill_leave_values
from ..tiles.static_eval cimport EXCHANGE, PASS, PLAY, Choice, list_exchanges, spell_tiles
from .blank_plays cimport Board, Finder, Play, Plays, find_plays, order_plays, squares_of
from .bombs cimport HIT, Field, is_symmetric
from .expected cimport Expected, ExpectedValues, expect_cached, key_of_squares

_Action = tuple[str, tuple[int, int, int] | None, str, float, float, float]

cdef enum:
    NUMBERS = 9                   # of bombs around a square
    MAX_TIMES = 100
    MAX_KEPT = 64                 # fields of an evaluator
    EARLY_BAG = 60                # with this number of tiles or more in it, the board is not cramped yet, and leaves
    EARLY_PERCENT = 125           # earn this part of their value; see bench/results/lexibomb-leaves.txt


# ---------------------------------------------------------------- expected scores

cdef class Scores:
    pass


cdef inline double rounded(double score) noexcept nogil:
    """Round to nine decimals, then six, so that equal scores stay equal if they were summed in another order."""
    return nearbyint(nearbyint(score * 1e9) / 1e3) / 1e6


cdef int score_play(
    ExpectedValues expected, Scores scores, size_t place, const Premiums *premiums, const Squares *squares,
    const Play *play
) except -1 nogil:
    cdef const Lane *lane = &squares.lane[play.direction][play.lane]
    cdef const int32_t *cross_sum = squares.cross_sum[play.direction] + play.lane * premiums.side[play.direction]
    cdef int columns = premiums.side[0], n = 0, k, end = play.start + play.length
    cdef uint32_t empty = (((<uint32_t>1 << play.length) - 1) << play.start) & ~lane.occupied
    cdef uint16_t at[MAX_RACK + 1]
    cdef uint8_t where[MAX_RACK + 1]
    cdef double score, error, points
    cdef int32_t lying = lane.points_before[end] - lane.points_before[play.start], value
    cdef const Expected *found
    cdef uint32_t key = key_of_squares(play.direction, play.lane, empty)
    while empty:
        k = lowest_bit(empty)
        empty &= empty - 1
        where[n] = <uint8_t>k
        at[n] = <uint16_t>(k * columns + play.lane if play.direction else play.lane * columns + k)
        n += 1
    found = expect_cached(expected, key if n > 1 else at[0], at, n)
    score = premiums.bonus[n] + lying * found.word
    points = lying
    for k in range(n):
        value = premiums.value[play.laid[k]]
        score += value * found.letters[k]
        points += value
    error = points * found.error
    scores.bomb[place] = rounded(found.bomb)
    for k in range(n):
        if lane.crossed >> where[k] & 1:
            found = expect_cached(expected, at[k], &at[k], 1)
            value = premiums.value[play.laid[k]]
            score += cross_sum[where[k]] * found.word + value * found.letters[0]
            error += (cross_sum[where[k]] + value) * found.error
    scores.score[place] = rounded(score)
    scores.error[place] = error


cdef int score_plays(
    ExpectedValues expected, Scores scores, const Premiums *premiums, const Squares *squares, Finder finder
) except -1 nogil:
    cdef size_t i, n = finder.found.size()
    scores.score.resize(n)
    scores.bomb.resize(n)
    scores.error.resize(n)
    for i in range(n):
        if i & 255 == 255:
            check_stop(200 * 256)
        score_play(expected, scores, i, premiums, squares, &finder.found[i])


cdef int check_field(Board board, Field f, str place) except -1:
    cdef int i
    if f.rows != board.layout.rows or f.columns != board.layout.columns:
        raise BadOption(
            f"{place}the odds are for {f.rows} x {f.columns} squares, but the board has"
            f" {board.layout.rows} x {board.layout.columns}")
    for i in range(f.rows * f.columns):
        if f.shown[i] == HIT and board.state.tile[0][i] == EMPTY:
            raise BadOption(f"{place}square {f.square_name(i)}: its bomb was hit, so it must have a tile")


cdef int score_position(
    Compiled d, ExpectedValues expected, const Premiums *premiums, const Squares *squares, const Rack *rack,
    Workspace work, Finder finder, Scores scores, Plays out, size_t top
) except -1 nogil:
    cdef size_t i, play
    find_plays(d, premiums, squares, rack, work, finder, expected.field.symmetric)
    score_plays(expected, scores, premiums, squares, finder)
    order_plays(d, premiums, finder, scores.score.data(), top)
    out.add(finder)
    for i in range(finder.ordered.size()):
        play = finder.ordered[i].play
        out.scores.push_back(scores.score[play])
        out.bombs.push_back(scores.bomb[play])
        out.errors.push_back(scores.error[play])


def score_batch(
    boards: Sequence[Board], racks: Sequence[bytes], fields: Sequence[Field], letter: Sequence[float],
    word: Sequence[float], *, Py_ssize_t top=-1,
) -> Plays:
    """Return all plays of positions with their expected scores, best first. Releases the GIL. Raises BadOption.

    boards: with the same dictionary and layout; racks: 33 counts by code, blanks last; letter, word:
    multipliers of a square with 0 to 8 bombs around it; top: number of plays of each position, -1 for all.
    Plays are ordered by descending score (six decimals), then place, then word as text.
    """
    cdef list board_list = instances_of(boards, "boards", Board), rack_list = instances_of(racks, "racks", bytes)
    cdef list field_list = instances_of(fields, "fields", Field)
    cdef Py_ssize_t n = len(board_list), i
    cdef Board board, first
    cdef Field field
    cdef Plays out
    cdef Finder finder = Finder()
    cdef Scores scores = Scores()
    cdef Workspace work
    cdef ExpectedValues expected
    cdef Rack hand
    cdef list tiles = []
    cdef str place
    if n == 0 or len(rack_list) != n or len(field_list) != n:
        raise BadOption(
            f"{n} boards, {len(rack_list)} racks, {len(field_list)} fields; pass the same number of each, at least 1")
    if top < -1:
        raise BadOption(f"top is {top}; use 0 or more, or -1 for all plays")
    first = board_list[0]
    out = Plays.__new__(Plays, first.dictionary, first.layout)
    work = take_workspace(first.dictionary, &first.layout.premiums)
    try:
        for i in range(n):
            board = board_list[i]
            field = field_list[i]
            place = f"position {i}: " if n > 1 else ""
            if board.dictionary is not first.dictionary or board.layout is not first.layout:
                raise BadOption(f"{place}another dictionary or layout; use the same for all positions")
            check_field(board, field, place)
            read_rack(board.dictionary, rack_list[i], &hand, place)
            expected = ExpectedValues(field, letter, word)
            tiles.append(board.squares)
            board.searches += 1
            try:
                with nogil:
                    score_position(
                        board.dictionary, expected, &board.layout.premiums, &board.state, &hand, work, finder, scores,
                        out, <size_t>top)
            finally:
                board.searches -= 1
    finally:
        release_workspace(first.dictionary, work)
    out.tiles = b"".join(tiles)
    return out


# ---------------------------------------------------------------- known numbers of bombs

cdef double score_known(
    const Premiums *premiums, const Squares *squares, const Play *play, const uint8_t *kinds,
    const int32_t *letter, const int32_t *word
) noexcept nogil:
    cdef const Lane *lane = &squares.lane[play.direction][play.lane]
    cdef const int32_t *cross_sum = squares.cross_sum[play.direction] + play.lane * premiums.side[play.direction]
    cdef int at[MAX_RACK + 1]
    cdef int n = squares_of(premiums, squares, play, at), k, along
    cdef double times = 1, value, others = premiums.bonus[n]   # doubles, because custom rulesets may exceed 32 bits
    cdef double total = lane.points_before[play.start + play.length] - lane.points_before[play.start]
    for k in range(n):
        value = <double>premiums.value[play.laid[k]] * letter[kinds[at[k]]]
        total += value
        times *= word[kinds[at[k]]]
        along = at[k] // premiums.side[0] if play.direction else at[k] % premiums.side[0]
        if lane.crossed >> along & 1:
            others += (cross_sum[along] + value) * word[kinds[at[k]]]
    return total * times + others


def score_known_plays(
    Board board not None, bytes rack not None, bytes numbers not None, letter: Sequence[int], word: Sequence[int], *,
    Py_ssize_t top=-1,
) -> Plays:
    """Return all plays, best first, as if no square has a bomb. Releases the GIL. Raises BadOption.

    rack: 33 counts by code, blanks last; numbers: bombs around each square, by row, 0 to 8; letter, word:
    multipliers by number, 0 to 100; top: number of plays, -1 for all. Plays are ordered by descending score,
    then place, then word as text.
    """
    cdef Plays out = Plays.__new__(Plays, board.dictionary, board.layout)
    cdef const Premiums *premiums = &board.layout.premiums
    cdef int32_t letters[NUMBERS + 1]
    cdef int32_t words[NUMBERS + 1]
    cdef const uint8_t *around = numbers
    cdef vector[double] scores
    cdef Finder f = Finder()
    cdef Rack hand
    cdef Workspace work
    cdef size_t i
    cdef bint symmetric
    if len(numbers) != board.layout.rows * board.layout.columns or max(numbers) >= NUMBERS:
        raise BadOption(
            f"{len(numbers)} numbers up to {max(numbers, default=0)};"
            f" use {board.layout.rows * board.layout.columns} from 0 to {NUMBERS - 1}")
    read_known_multipliers(letter, letters)
    read_known_multipliers(word, words)
    if top < -1:
        raise BadOption(f"top is {top}; use 0 or more, or -1 for all plays")
    read_rack(board.dictionary, rack, &hand, "")
    work = take_workspace(board.dictionary, premiums)
    board.searches += 1
    try:
        with nogil:
            symmetric = is_symmetric(around, board.layout.rows, board.layout.columns)
            find_plays(board.dictionary, premiums, &board.state, &hand, work, f, symmetric)
            for i in range(f.found.size()):
                if i & 255 == 255:
                    check_stop(64 * 256)
                scores.push_back(score_known(premiums, &board.state, &f.found[i], around, letters, words))
            order_plays(board.dictionary, premiums, f, scores.data(), <size_t>top)
    finally:
        board.searches -= 1
        release_workspace(board.dictionary, work)
    out.tiles = board.squares
    out.add(f)
    for i in range(f.ordered.size()):
        out.scores.push_back(scores[f.ordered[i].play])
    out.bombs.resize(out.scores.size(), 0)
    out.errors.resize(out.scores.size(), 0)
    return out


cdef int read_known_multipliers(given, int32_t *times) except -1:
    cdef list read = items_of(given, "letter and word", "int")
    cdef int i
    if len(read) != NUMBERS or not all([isinstance(each, int) and 0 <= each <= MAX_TIMES for each in read]):
        raise BadOption(f"multipliers are {excerpt(given)}; use {NUMBERS} whole numbers from 0 to {MAX_TIMES}")
    for i in range(NUMBERS):
        times[i] = read[i]
    times[NUMBERS] = 0


cdef enum:
    # A number of players for which leaves.pyx does not count the points lost as the gain of another player.
    NO_PAIR = 3


cdef class Evaluator:
    def __cinit__(self, letter, word, int most_states, seed):
        self.letter = letter
        self.word = word
        self.most_states = most_states
        self.seed = seed_from(seed)
        self.finder = Finder()
        self.scores = Scores()
        self.kept = {}

    cdef int set_squares(self, const Premiums *premiums, const uint8_t *opened, int bombs) except -1 with gil:
        cdef int rows = premiums.lanes[0], columns = premiums.lanes[1]
        cdef bytes shown = (<const char *>opened)[:rows * columns]
        self.expected = self.kept.get(shown)
        if self.expected is None:
            self.set_field(Field(rows, columns, shown.decode("ascii"), bombs, self.most_states, self.seed))
            if len(self.kept) == MAX_KEPT:
                del self.kept[next(iter(self.kept))]
            self.kept[shown] = self.expected
        self.field = self.expected.field

    cdef int set_field(self, Field field) except -1:
        self.field = field
        self.expected = ExpectedValues(field, self.letter, self.word)


cdef int choose_actions(
    Evaluator evaluator, Compiled d, const Premiums *premiums, const Squares *squares, const Rack *rack,
    const Table *table, const Situation *situation, size_t n, vector[Action] *out, bint passing=False
) except -1 nogil:
    cdef Situation alone = situation[0]
    cdef LeaveValues leaves
    cdef Action action
    cdef vector[Choice] exchanges
    cdef vector[Action] plays
    cdef size_t i, k, place
    out.clear()
    memset(&action, 0, sizeof(Action))
    alone.players = NO_PAIR
    fill_leave_values(table, premiums, rack, &alone, evaluator.work, &leaves)
    if situation.bag >= EARLY_BAG:
        for i in range(evaluator.work.leave_values.size()):
            evaluator.work.leave_values[i] = evaluator.work.leave_values[i] * EARLY_PERCENT // 100
    find_plays(d, premiums, squares, rack, evaluator.work, evaluator.finder, evaluator.field.symmetric)
    score_plays(evaluator.expected, evaluator.scores, premiums, squares, evaluator.finder)
    evaluator.equities.resize(evaluator.finder.found.size())
    for i in range(evaluator.equities.size()):
        if i & 255 == 255:
            check_stop(16 * 256)
        evaluator.equities[i] = evaluator.scores.score[i] + leave_value(&leaves, &evaluator.finder.found[i])
    order_plays(d, premiums, evaluator.finder, evaluator.equities.data(), n)
    for i in range(evaluator.finder.ordered.size()):
        place = evaluator.finder.ordered[i].play
        action.kind = PLAY
        action.play = evaluator.finder.found[place]
        action.score = evaluator.scores.score[place]
        action.bomb = evaluator.scores.bomb[place]
        action.leave = leave_value(&leaves, &action.play)
        plays.push_back(action)
    memset(&action, 0, sizeof(Action))
    action.kind = EXCHANGE
    if rack.tiles and situation.bag and situation.bag >= situation.exchange_from:
        list_exchanges(d, rack, &leaves, situation.bag, n, &exchanges)
    # Merge the two lists, which are in order.
    i = k = 0
    while out.size() < n and (i < plays.size() or k < exchanges.size()):
        if i < plays.size() and (
            k == exchanges.size() or plays[i].score + plays[i].leave >= exchanges[k].equity / 100.0
        ):
            out.push_back(plays[i])
            i += 1
        else:
            memcpy(action.exchanged, exchanges[k].exchanged, sizeof(action.exchanged))
            action.leave = exchanges[k].equity / 100.0
            out.push_back(action)
            k += 1
    if n and (passing or out.empty()):
        memset(&action, 0, sizeof(Action))
        action.kind = PASS
        action.leave = leaves.value[leaves.whole] / 100.0
        out.push_back(action)


cdef inline double leave_value(const LeaveValues *leaves, const Play *play) noexcept nogil:
    cdef int32_t index = leaves.whole
    cdef int k
    for k in range(play.tiles):
        index -= leaves.stride[play.laid[k]]
    return leaves.value[index] / 100.0


# ---------------------------------------------------------------- for Python

def best_actions(
    Board board not None, bytes rack not None, Field odds not None, Leaves leaves not None, letter: Sequence[float],
    word: Sequence[float], *, int bag, int top=1, int exchange_from=7, int others_value=0,
) -> list[_Action]:
    """Return the best actions of a turn, best first. Releases the GIL. Raises BadOption.

    rack: 33 counts by code, blanks last; odds: of the bombs on the board; leaves: values of leaves;
    letter, word: multipliers of a square with 0 to 8 bombs around it; bag: number of tiles in it;
    exchange_from: fewest tiles in it that allow an exchange; others_value: points of the tiles of the other
    players once the bag is empty. Each action is a tuple: ("play", (direction, row, column), word, expected
    points, chance of a bomb, value of the leave), ("exchange", None, tiles, 0, 0, value of the leave) or
    ("pass", None, "", 0, 0, value of the leave).
    """
    cdef const Premiums *premiums = &board.layout.premiums
    cdef Plays plays = Plays.__new__(Plays, board.dictionary, board.layout)
    cdef Evaluator evaluator = Evaluator(letter, word, odds.most, 0)
    cdef Situation situation
    cdef Rack hand
    cdef vector[Action] found
    check_range("bag", bag, 0, INT_MAX)
    check_range("exchange_from", exchange_from, 0, INT_MAX)
    check_range("others_value", others_value, 0, 1_000_000)
    check_range("top", top, 0, INT_MAX)
    if odds.rows != board.layout.rows or odds.columns != board.layout.columns:
        raise BadOption(
            f"the odds are for {odds.rows} x {odds.columns} squares, but the board has"
            f" {board.layout.rows} x {board.layout.columns}")
    read_rack(board.dictionary, rack, &hand, "")
    evaluator.set_field(odds)
    situation = Situation(bag, exchange_from, NO_PAIR, others_value)
    evaluator.work = take_workspace(board.dictionary, premiums)
    board.searches += 1
    try:
        with nogil:
            choose_actions(
                evaluator, board.dictionary, premiums, &board.state, &hand, &leaves.table, &situation, top, &found)
    finally:
        board.searches -= 1
        release_workspace(board.dictionary, evaluator.work)
    plays.tiles = board.squares
    return [describe(board.dictionary, plays, &found[i]) for i in range(found.size())]


cdef tuple describe(Compiled d, Plays plays, const Action *action):
    cdef const Play *play = &action.play
    if action.kind == PASS:
        return "pass", None, "", 0.0, 0.0, action.leave
    if action.kind == EXCHANGE:
        return "exchange", None, spell_tiles(d, action.exchanged, "_"), 0.0, 0.0, action.leave
    return (
        "play",
        (play.direction, play.start if play.direction else play.lane, play.lane if play.direction else play.start),
        plays.spell(0, play), action.score, action.bomb, action.leave)
