"""Scores of the plays of Lexibomb: over all placements of the hidden bombs, or for known numbers of bombs.

For expected scores, the values of a set of new squares are computed once for all plays on them (see
`ExpectedValues`). A cross word has one new square.

The value of an action by static evaluation is its expected score plus the value of its leave, in points, which is
higher early in a game. Of equal values, plays come before exchanges; plays are ordered by place, then word as text,
exchanges by number of tiles, then as text.

A word through a new bomb scores nothing. Its expected score is thus a sum over the placements without a
bomb in its new squares. Each new square multiplies by the number of bombs around it: it adds a sum to the
count of placements (see core/elimination.h), with its multipliers as weights. Parts of the field without
squares next to the play need no new count.
"""

from lexicon_fast.base.errors import BadOption, excerpt

from cython.operator cimport dereference
from libc.limits cimport INT_MAX
from libc.math cimport nearbyint, sqrt
from libc.stddef cimport size_t
from libc.stdint cimport int32_t, int64_t, uint16_t, uint32_t, uint8_t
from libc.string cimport memcpy, memset
from libcpp.string cimport string
from libcpp.unordered_map cimport unordered_map
from libcpp.vector cimport vector

from ..dictionary.arguments cimport check_range, instances_of, items_of, seed_from
from ..dictionary.arrays cimport bytes_of
from ..dictionary.bits cimport lowest_bit
from ..dictionary.compiled cimport Compiled
from ..dictionary.deadline cimport check_limits, check_stop
from ..tiles.board cimport read_rack
from ..tiles.lanes cimport (
    EMPTY, MAX_RACK, Lane, LeaveValues, Premiums, Rack, Squares, Workspace, release_workspace, take_workspace,
)
from ..tiles.leaves cimport Leaves, Situation, Table, fill_leave_values
from ..tiles.static_eval cimport EXCHANGE, PASS, PLAY, Choice, list_exchanges, spell_tiles
from .blank_plays cimport Board, Finder, Play, Plays, find_plays, order_plays, squares_of
from .bombs cimport BOMB, CLOSED, HIT, Counts, Field, Sampler, binomials, is_symmetric, multiply, place_in_sweep, sample
from .elimination cimport VALUES, Elimination

cdef enum:
    SAMPLES = 4096             # random placements of an estimate, if there are too many to count

cdef enum:                     # how a play touches a part, bits
    NEAR = 1
    LAID = 2


# ---------------------------------------------------------------- one set of squares

cdef class ExpectedValues:
    def __cinit__(self, Field field not None, letter, word):
        """letter, word: multipliers of a square with 0 to 8 bombs around it. Raises BadOption."""
        cdef int g, p
        read_multipliers(letter, self.letter)
        read_multipliers(word, self.word)
        self.field = field
        self.sampler = Sampler(field)
        self.laid_of.resize(field.groups.size())
        self.near_of.resize(field.groups.size())
        self.part_of.resize(field.groups.size())
        self.touched.resize(field.parts.size())
        for p in range(<int>field.parts.size()):
            for g in range(field.parts[p].first_group, field.parts[p].end_group):
                self.part_of[g] = p


cdef int read_multipliers(given, double *numbers) except -1:
    cdef int i
    try:
        read = [float(each) for each in given]
    except (TypeError, ValueError, OverflowError):
        read = []
    if len(read) != VALUES or not all([0 <= each <= 100 for each in read]):
        raise BadOption(f"multipliers are {excerpt(given)}; use {VALUES} numbers from 0 to 100")
    for i in range(VALUES):
        numbers[i] = read[i]


cdef int expect(ExpectedValues expected, Field f, const uint16_t *squares, int n, Expected *out) except -1 nogil:
    """Compute the expected values of a play on these squares: none of them hit, none twice."""
    check_stop(1000)
    memset(out, 0, sizeof(Expected))
    if not set_play(expected, f, squares, n):
        out.bomb = 1
    elif not f.exact or not count_or_recall(expected, f, squares, n, out):
        estimate(expected, f, expected.sampler, squares, n, out)


cdef bint count_or_recall(
    ExpectedValues expected, Field f, const uint16_t *squares, int n, Expected *out
) except -1 nogil:
    """Count the placements, unless a play with the same surroundings was counted. False: too many states.

    Early in a game many plays have no numbers near, and equally many closed squares next to the same tiles.
    """
    cdef string key
    cdef unordered_map[string, Expected].iterator found
    cdef size_t i
    for i in range(expected.touched.size()):
        if expected.touched[i]:
            return count_play(expected, f, squares, n, out)
    for i in range(<size_t>n):
        key.push_back(f.shown[squares[i]])
        key.push_back(f.around[squares[i]])
    for i in range(expected.pieces.size()):
        key.append(<const char *>&expected.pieces[i].mask, sizeof(int))
        key.push_back(<char>expected.pieces[i].squares)
    found = expected.without_numbers.find(key)
    if found != expected.without_numbers.end():
        out[0] = dereference(found).second
        return True
    if not count_play(expected, f, squares, n, out):
        return False
    expected.without_numbers[key] = out[0]
    return True


cdef bint count_play(ExpectedValues expected, Field f, const uint16_t *squares, int n, Expected *out) except -1 nogil:
    """Count the placements for the current play. Returns False if there are too many states."""
    cdef double letter, ways = f.counts.found.back()
    cdef int i, k
    expected.e.most = f.most
    expected.e.random = NULL
    if expected.hidden == 1:
        for i in range(n):
            if f.shown[squares[i]] == CLOSED:
                out.bomb = f.probability[squares[i]]
    elif expected.hidden:
        out.bomb = max(0, 1 - count(expected, f, &expected.e, f.counts, squares, n, False) / ways)
        if expected.e.gave_up:
            return False
    out.word = expected.opened
    if expected.unopened:
        out.word *= count(expected, f, &expected.e, f.counts, squares, n, True) / ways
        if expected.e.gave_up:
            return False
    for i in range(n):
        if f.shown[squares[i]] < HIT:
            out.letters[i] = out.word * expected.letter[f.shown[squares[i]]]
            continue
        letter = 0
        for k in range(VALUES):
            letter += expected.e.histogram[i][k] * expected.letter[k]
        out.letters[i] = letter / ways * expected.opened
    return True


cdef bint set_play(ExpectedValues expected, Field f, const uint16_t *squares, int n) except -1 nogil:
    """Make a play the current one. Returns False if it certainly has a bomb in its squares."""
    cdef Piece piece
    cdef int i, k, x, g
    cdef size_t at
    expected.opened = 1
    expected.hidden = expected.unopened = expected.free_laid = expected.free_near = 0
    expected.by_rows = n > 1 and squares[0] % f.columns == squares[1] % f.columns
    for i in range(n):
        if f.shown[squares[i]] == BOMB:
            return False
    expected.laid_of.assign(f.groups.size(), 0)
    expected.near_of.assign(f.groups.size(), 0)
    expected.touched.assign(f.parts.size(), 0)
    expected.near_play.clear()
    expected.pieces.clear()
    for i in range(n):
        x = squares[i]
        expected.laid[x] = True
        expected.unopened += f.shown[x] > HIT
        if f.shown[x] < HIT:
            expected.opened *= expected.word[f.shown[x]]
        elif f.shown[x] == CLOSED:
            g = f.group_of[x]
            expected.hidden += 1
            if g < 0:
                expected.free_laid += 1
            else:
                expected.laid_of[g] += 1
                expected.touched[expected.part_of[g]] = NEAR | LAID
    for i in range(n):
        if f.shown[squares[i]] < HIT:
            continue
        for k in range(f.neighbour_counts[squares[i]]):
            x = f.neighbours[squares[i]][k]
            if f.shown[x] == CLOSED and not expected.laid[x]:
                if expected.masks[x] == 0:
                    expected.near_play.push_back(x)
                expected.masks[x] |= 1 << i
    for at in range(expected.near_play.size()):
        x = expected.near_play[at]
        piece.group = f.group_of[x]
        piece.mask = expected.masks[x]
        piece.square = x
        piece.squares = 1
        expected.masks[x] = 0
        if piece.group < 0:
            expected.free_near += 1
        else:
            expected.near_of[piece.group] += 1
            expected.touched[expected.part_of[piece.group]] |= NEAR
        i = 0
        while i < <int>expected.pieces.size() and (
            expected.pieces[i].group != piece.group or expected.pieces[i].mask != piece.mask
        ):
            i += 1
        if i < <int>expected.pieces.size():
            expected.pieces[i].squares += 1
        else:
            expected.pieces.push_back(piece)
    for i in range(n):
        expected.laid[squares[i]] = False
    return True


cdef double count(
    ExpectedValues expected, Field f, Elimination *e, Counts counts, const uint16_t *squares, int n, bint counting
) except? -1 nogil:
    """Return the weight of all placements without a bomb in the squares of the play.

    counting: count the bombs next to its squares, and weight placements with their word multipliers.
    """
    cdef int touch = NEAR if counting else LAID
    cdef int i, g, k, first, most = f.bombs
    cdef int counter[MAX_LAID]
    cdef size_t p
    e.begin(most, check_limits)
    if counting:
        for i in range(n):
            if f.shown[squares[i]] > HIT:
                counter[i] = e.add_sum(f.around[squares[i]], expected.word, i)
    expected.rest.resize(most + 1)
    binomials(f.free - expected.free_laid - (expected.free_near if counting else 0), most, expected.rest.data())
    for p in range(f.parts.size()):
        if not expected.touched[p] & touch:
            multiply(
                &expected.rest, counts.ways.data() + counts.ways_at[p],
                <int>(counts.ways_at[p + 1] - counts.ways_at[p]), most)
            continue
        first = e.sum_count() - f.parts[p].first_number
        for i in range(f.parts[p].first_number, f.parts[p].end_number):
            e.add_number(f.shown[f.number_at[i]] - f.around[f.number_at[i]])
        for g in range(f.parts[p].first_group, f.parts[p].end_group):
            k = f.groups[g].squares - expected.laid_of[g] - (expected.near_of[g] if counting else 0)
            if k:
                add_group(expected, f, e, g, k, f.groups[g].square, first)
            if counting and expected.near_of[g]:
                for i in range(<int>expected.pieces.size()):
                    if expected.pieces[i].group == g:
                        add_group(expected, f, e, g, expected.pieces[i].squares, expected.pieces[i].square, first)
                        count_near(e, expected.pieces[i].mask, counter, n)
    if counting and expected.free_near:
        for i in range(<int>expected.pieces.size()):
            if expected.pieces[i].group < 0:
                e.add_item(expected.pieces[i].squares, place_in_sweep(f, expected.pieces[i].square, expected.by_rows))
                count_near(e, expected.pieces[i].mask, counter, n)
    e.forward(0, 0)
    if e.gave_up:
        return 0
    expected.rest.resize(most + 1)
    expected.end.resize(most + 1)
    for i in range(most + 1):
        expected.end[i] = expected.rest[most - i]
    return e.backward(0, expected.end.data(), False)


cdef int add_group(
    ExpectedValues expected, Field f, Elimination *e, int group, int squares, int square, int first
) except -1 nogil:
    cdef int k
    e.add_item(squares, place_in_sweep(f, square, expected.by_rows))
    for k in range(f.groups[group].first_number, f.groups[group].end_number):
        e.add_to_sum(first + f.numbers_of[k])


cdef int count_near(Elimination *e, int mask, const int *counter, int n) except -1 nogil:
    cdef int i
    for i in range(n):
        if mask >> i & 1:
            e.add_to_sum(counter[i])


cdef int estimate(
    ExpectedValues expected, Field f, Sampler sampler, const uint16_t *squares, int n, Expected *out
) except -1 nogil:
    """Estimate the values from random placements, the same ones for all plays."""
    cdef double sums[MAX_LAID + 2]
    cdef double squared[MAX_LAID + 2]
    cdef double values[MAX_LAID + 2]  # n for letters, one for the word, one for no bomb
    cdef const uint8_t *bombs
    cdef double error
    cdef int at, i, k, number
    if sampler.bombs.size() == 0:
        sample(sampler, f, &sampler.e, sampler.counts, SAMPLES, f.seed)
    memset(sums, 0, sizeof(sums))
    memset(squared, 0, sizeof(squared))
    check_stop(64 * SAMPLES)
    for at in range(SAMPLES):
        bombs = &sampler.bombs[<size_t>at * f.squares]
        values[n] = values[n + 1] = 1
        for i in range(n):
            if bombs[squares[i]]:
                break
            number = 0
            for k in range(f.neighbour_counts[squares[i]]):
                number += bombs[f.neighbours[squares[i]][k]]
            values[i] = expected.letter[number]
            values[n] *= expected.word[number]
        else:
            for i in range(n + 2):
                if i < n:
                    values[i] *= values[n]
                sums[i] += values[i] / SAMPLES
                squared[i] += values[i] * values[i] / SAMPLES
    out.bomb = 1 - sums[n + 1]
    out.word = sums[n]
    for i in range(n + 2):
        error = 3 * sqrt(max(0, squared[i] - sums[i] * sums[i]) / SAMPLES) + f.error * (1 + sums[i])
        out.error = max(out.error, error)
        if i < n:
            out.letters[i] = sums[i]


# ---------------------------------------------------------------- many sets of squares

cdef object check_sets(Field f, const int64_t[::1] offsets, const uint16_t[::1] squares):
    """Check that each set has 1 to 15 squares of the board, none of them hit, none twice. Raises BadOption."""
    cdef Py_ssize_t s, i, k
    if offsets.shape[0] < 1 or offsets[0] != 0 or offsets[offsets.shape[0] - 1] != squares.shape[0]:
        raise BadOption(f"offsets must start with 0 and end with the number of squares, {squares.shape[0]}")
    for s in range(offsets.shape[0] - 1):
        check_stop(100)
        if not 1 <= offsets[s + 1] - offsets[s] <= MAX_LAID or offsets[s + 1] > squares.shape[0]:
            raise BadOption(f"play {s} has {offsets[s + 1] - offsets[s]} squares; use 1 to {MAX_LAID}")
        for i in range(offsets[s], offsets[s + 1]):
            if squares[i] >= f.squares:
                raise BadOption(f"play {s}: square {squares[i]} is not on the board; use 0 to {f.squares - 1}")
            if f.shown[squares[i]] == HIT:
                raise BadOption(
                    f"play {s}, square {f.square_name(squares[i])}: its bomb was hit, so it has a tile; use another")
            for k in range(offsets[s], i):
                if squares[k] == squares[i]:
                    raise BadOption(f"play {s} has square {f.square_name(squares[i])} twice; use each square once")


def expected_sets(
    Field field not None, letter: Sequence[float], word: Sequence[float], const int64_t[::1] offsets not None,
    const uint16_t[::1] squares not None,
) -> tuple[bytes, bytes, bytes, bytes]:
    """Return the expected values of plays on sets of squares, as arrays of float64 in bytes. Releases the GIL.

    letter, word: multipliers by number of bombs around a square; set i is squares[offsets[i]:offsets[i + 1]].
    The arrays are, for each set, the chance of a bomb, the expected product of the word multipliers, and the
    error; and for each square, the expected product of the word multipliers and its letter multiplier.
    Raises BadOption.
    """
    cdef ExpectedValues expected = ExpectedValues(field, letter, word)
    cdef vector[double] bomb, product, error, letters
    cdef Expected found
    cdef Py_ssize_t sets = offsets.shape[0] - 1, s
    cdef int i, n
    check_sets(field, offsets, squares)
    with nogil:
        for s in range(sets):
            n = <int>(offsets[s + 1] - offsets[s])
            expect(expected, expected.field, &squares[offsets[s]], n, &found)
            bomb.push_back(found.bomb)
            product.push_back(found.word)
            error.push_back(found.error)
            for i in range(n):
                letters.push_back(found.letters[i])
    return bytes_of(bomb), bytes_of(product), bytes_of(error), bytes_of(letters)


# ---------------------------------------------------------------- plays

cdef const Expected *expect_cached(
    ExpectedValues expected, uint32_t key, const uint16_t *squares, int n
) except NULL nogil:
    cdef unordered_map[uint32_t, Expected].iterator at
    cdef Expected found
    if n == 1 and expected.single[key] != NULL:
        return expected.single[key]
    at = expected.results.find(key)
    if at == expected.results.end():
        expect(expected, expected.field, squares, n, &found)
        expected.results[key] = found
        at = expected.results.find(key)
    if n == 1:
        expected.single[key] = &dereference(at).second
    return &dereference(at).second


def expected_scores(
    Field field not None, letter: Sequence[float], word: Sequence[float], const int64_t[::1] offsets not None,
    const uint16_t[::1] squares not None, const int32_t[::1] values not None, const int32_t[::1] lying not None,
    const int32_t[::1] crossing not None, const int32_t[::1] bonus not None,
) -> tuple[bytes, bytes, bytes]:
    """Return the expected scores of plays, as arrays of float64 in bytes. Releases the GIL. Raises BadOption.

    Play i lays tiles on squares[offsets[i]:offsets[i + 1]], in the order of its lane. For each square, values:
    points of the tile laid; crossing: points of the tiles on the board in the cross word, -1 without one. For
    each play, lying: points of the tiles on the board in its word; bonus: points added in any case. The arrays
    are the expected score, the chance of a bomb, and the error of the score of each play.
    """
    cdef ExpectedValues expected = ExpectedValues(field, letter, word)
    cdef vector[double] scores, bombs, errors
    cdef const Expected *found
    cdef Expected whole
    cdef Py_ssize_t plays = offsets.shape[0] - 1, p, i, first
    cdef double score, error, points
    if values.shape[0] != squares.shape[0] or crossing.shape[0] != squares.shape[0]:
        raise BadOption(
            f"{values.shape[0]} values and {crossing.shape[0]} crossing words for {squares.shape[0]} squares;"
            " pass one of each for every square")
    if lying.shape[0] != plays or bonus.shape[0] != plays:
        raise BadOption(
            f"{lying.shape[0]} lying and {bonus.shape[0]} bonuses for {plays} plays; pass one of each for every play")
    check_sets(field, offsets, squares)
    with nogil:
        for p in range(plays):
            first = offsets[p]
            check_stop(200)
            expect(expected, expected.field, &squares[first], <int>(offsets[p + 1] - first), &whole)
            score = bonus[p] + lying[p] * whole.word
            points = lying[p]
            for i in range(first, offsets[p + 1]):
                score += values[i] * whole.letters[i - first]
                points += values[i]
            error = points * whole.error
            bombs.push_back(whole.bomb)
            for i in range(first, offsets[p + 1]):
                if crossing[i] >= 0:
                    found = expect_cached(expected, squares[i], &squares[i], 1)
                    score += crossing[i] * found.word + values[i] * found.letters[0]
                    error += (crossing[i] + values[i]) * found.error
            scores.push_back(score)
            errors.push_back(error)
    return bytes_of(scores), bytes_of(bombs), bytes_of(errors)


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
