"""Expected values of plays, over all placements of the hidden bombs.

A word through a new bomb scores nothing. Its expected score is thus a sum over the placements without a
bomb in its new squares. Each new square multiplies by the number of bombs around it: it adds a sum to the
count of placements (see core/elimination.h), with its multipliers as weights. Parts of the field without
squares next to the play need no new count.
"""

from lexicon_fast.base.errors import BadOption, excerpt

from cython.operator cimport dereference
from libc.math cimport sqrt
from libc.stdint cimport int32_t, int64_t, uint8_t, uint16_t, uint32_t
from libc.string cimport memset
from libcpp.string cimport string
from libcpp.unordered_map cimport unordered_map
from libcpp.vector cimport vector

from ..dictionary.arrays cimport bytes_of
from ..dictionary.deadline cimport check_limits, check_stop
from .bombs cimport BOMB, CLOSED, HIT, Counts, Field, Sampler, binomials, multiply, place_in_sweep, sample
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
