"""Ranking plays, the last of three steps (find, pay, rank).

Plays are ordered by their keys (see moves.pxd): points left, then form < insert < substitute, then
word, then place of the table word, then cards.
"""

from lexicon_fast.base.errors import BadOption

from libc.stdint cimport int32_t, int64_t, uint8_t, uint32_t, uint64_t
from libc.string cimport memcpy, memset
from libcpp.vector cimport vector

from ..dictionary.compiled cimport Compiled
from ..dictionary.deadline cimport check_limits, check_stop
from ..dictionary.letters cimport BRACKET, CARDS, MASTER
from ..dictionary.long_sort cimport long_sort_up
from ..dictionary.search cimport TableWord
from ..rows.positions cimport Positions
from .candidates cimport EXCHANGE, FORM, SUBSTITUTE, Candidates, Segment, read_word
from .moves cimport (
    ACTION_BITS, ACTION_SHIFT, PLACE_SHIFT, POINTS_SHIFT, TARGET_SHIFT, UNKNOWN_SHIFT, Moves, alphabetical_place,
)
from .pay cimport letters_with, next_points

cdef enum:
    FEW_KEYS = 300           # up to this number std::sort is faster
    DIGITS = 8192            # values of a digit of the radix sort: half of PLACE_BITS


def rank(Candidates candidates not None, top: int | None = None) -> Moves:
    """Rank the plays after `pay`, and keep the first `top` of each position (None: all). Raises BadOption."""
    cdef Moves moves = Moves.__new__(Moves)
    cdef int64_t most = -1 if top is None else top
    cdef int points
    if top is not None and top < 0:
        raise BadOption(f"top is {top}; it must be 0 or more, or None")
    moves.dictionary = candidates.dictionary
    moves.positions = candidates.positions
    moves.first = candidates.first
    moves.n = candidates.n
    if candidates.points is None:
        raise BadOption("the candidates have no points yet; call pay before rank")
    if candidates.top >= 0 and not 0 <= most <= candidates.top:
        raise BadOption(f"top is {top}, but pay kept only the first {candidates.top}")
    memcpy(moves.points, <const uint8_t *>candidates.points, CARDS)
    points = next_points(moves.points, CARDS - 1, -1)
    while points <= moves.points[<int>MASTER]:
        moves.tier_letters[moves.tiers] = letters_with(moves.points, CARDS - 1, points)
        moves.tiers += 1
        points = next_points(moves.points, CARDS - 1, points)
    with nogil:
        rank_all(candidates.dictionary, candidates.positions, candidates, moves, most)
    return moves


cdef int rank_all(Compiled d, Positions positions, Candidates c, Moves out, int64_t top) except -1 nogil:
    cdef size_t s = 0, begin
    cdef Py_ssize_t i
    cdef vector[uint32_t] count_by_points
    cdef vector[uint64_t] other
    for i in range(c.n):
        begin = s
        check_stop(100)
        while s < c.segments.size() and c.segments[s].position == i:
            s += 1
        rank_one(d, positions, c, out, c.first + i, begin, s, top, count_by_points, other)
        out.start.push_back(out.keys.size())


cdef int rank_one(
    Compiled d, Positions positions, Candidates c, Moves out, Py_ssize_t p, size_t begin, size_t end, int64_t top,
    vector[uint32_t] &count_by_points, vector[uint64_t] &other
) except -1 nogil:
    """Sort the plays of a position, if `top` is not negative only those that can be among the first."""
    cdef const int32_t *left = c.left_points.data()
    cdef int64_t k, first, last, wanted
    cdef int32_t least = 0x7FFFFFFF, most = -1, points
    cdef size_t s, at = out.keys.size(), n
    cdef uint64_t *keys
    cdef int64_t sum
    out.count.push_back(c.count[p - c.first])
    if begin == end:
        return 0
    first = c.segments[begin].begin
    last = c.segments[end - 1].end
    check_stop(last - first)
    for k in range(first, last):
        points = left[k]
        least = points if points < least else least
        most = points if points > most else most
    sum = wanted = last - first
    if top == 1:
        wanted = 1
        most = least
        sum = 0
        for k in range(first, last):
            sum += left[k] == least
    elif 0 <= top < wanted:
        wanted = top
        count_by_points.assign(most - least + 1, 0)
        for k in range(first, last):
            count_by_points[left[k] - least] += 1
        sum = 0
        most = least - 1
        while sum < wanted:
            most += 1
            sum += count_by_points[most - least]
    out.keys.resize(at + sum)
    keys = out.keys.data() + at
    n = 0
    for s in range(begin, end):
        check_stop(4 * (c.segments[s].end - c.segments[s].begin))
        n = put_keys(d, positions, c, p, &c.segments[s], most, keys, n)
    if n > FEW_KEYS and (most - least + 1) << ACTION_BITS <= DIGITS:
        other.resize(n)
        sort_by_digits(keys, other.data(), n, d.n, least, most)
    else:
        long_sort_up(keys, keys + n, check_limits)
    out.keys.resize(at + wanted)


cdef size_t put_keys(
    Compiled d, Positions positions, Candidates c, Py_ssize_t p, const Segment *segment, int32_t most,
    uint64_t *keys, size_t n
) noexcept nogil:
    """Append the keys of the plays of a segment that leave at most `most` points. Returns the new end."""
    cdef const int32_t *left = c.left_points.data()
    cdef int action = SUBSTITUTE if segment.action == EXCHANGE else segment.action
    cdef uint64_t head = <uint64_t>action << ACTION_SHIFT, place
    cdef int64_t k
    if segment.action != FORM:
        head |= <uint64_t>segment.target << TARGET_SHIFT
    if segment.action == EXCHANGE:
        head |= place_of_table_word(d, positions, p, segment.target)
        for k in range(segment.begin, segment.end):
            if left[k] <= most:
                keys[n] = <uint64_t>left[k] << POINTS_SHIFT | head | <uint64_t>c.words[k]
                n += 1
        return n
    for k in range(segment.begin, segment.end):
        if left[k] <= most:
            place = 2 * <uint64_t>d.rank[c.words[k]] + 1
            keys[n] = <uint64_t>left[k] << POINTS_SHIFT | head | place << PLACE_SHIFT
            n += 1
    return n


cdef int sort_by_digits(
    uint64_t *keys, uint64_t *other, size_t n, uint32_t words, int32_t least, int32_t most
) except -1 nogil:
    """Radix sort: by the two halves of the alphabetical place, then by points and action.

    The fields below the place differ only between plays of the same word; an insertion sort orders those.
    """
    cdef uint32_t begin[3][DIGITS]
    cdef uint32_t digits[3]
    cdef uint64_t key, base = <uint64_t>least << ACTION_BITS
    cdef uint32_t sum, count
    cdef size_t i, j
    cdef int bits = 1, half, t
    cdef uint32_t mask
    while (2 * <uint64_t>words + 1) >> bits:
        bits += 1
    half = (bits + 1) // 2
    mask = (1 << half) - 1
    digits[0] = digits[1] = mask + 1
    digits[2] = (most - least + 1) << ACTION_BITS
    for t in range(3):
        memset(begin[t], 0, digits[t] * 4)
    for i in range(n):
        key = keys[i]
        begin[0][key >> PLACE_SHIFT & mask] += 1
        begin[1][key >> (PLACE_SHIFT + half) & mask] += 1
        begin[2][(key >> ACTION_SHIFT) - base] += 1
    check_stop(4 * n)
    for t in range(3):
        sum = 0
        for i in range(digits[t]):
            count = begin[t][i]
            begin[t][i] = sum
            sum += count
    for i in range(n):
        key = keys[i]
        j = key >> PLACE_SHIFT & mask
        other[begin[0][j]] = key
        begin[0][j] += 1
    check_stop(4 * n)
    for i in range(n):
        key = other[i]
        j = key >> (PLACE_SHIFT + half) & mask
        keys[begin[1][j]] = key
        begin[1][j] += 1
    check_stop(4 * n)
    for i in range(n):
        key = keys[i]
        j = (key >> ACTION_SHIFT) - base
        other[begin[2][j]] = key
        begin[2][j] += 1
    check_stop(4 * n)
    for i in range(n):
        key = other[i]
        j = i
        while j and keys[j - 1] > key:
            keys[j] = keys[j - 1]
            j -= 1
        keys[j] = key


cdef int compare_codes(const uint8_t *a, int n, const uint8_t *b, int m) noexcept nogil:
    """Compare two table words in alphabetical order, ignoring brackets: negative, 0 or positive."""
    cdef int k
    for k in range(n if n < m else m):
        if (a[k] & ~BRACKET) != (b[k] & ~BRACKET):
            return <int>(a[k] & ~BRACKET) - <int>(b[k] & ~BRACKET)
    return n - m


cdef uint64_t place_of_table_word(Compiled d, Positions positions, Py_ssize_t p, int target) noexcept nogil:
    """The part of a key that orders a table word among the words of the dictionary."""
    cdef TableWord word
    cdef uint32_t t, u, here = positions.table_start[p] + target
    cdef uint64_t place
    cdef int before = 0
    cdef bint is_repeat
    read_word(positions, here, &word)
    place = alphabetical_place(d, &word)
    if place & 1:
        return place << PLACE_SHIFT
    # Unknown words may have the same place: order them by the number of different table words before them.
    for t in range(positions.table_start[p], positions.table_start[p + 1]):
        if compare_table_words(positions, t, here) < 0:
            is_repeat = False
            for u in range(positions.table_start[p], t):
                if compare_table_words(positions, t, u) == 0:
                    is_repeat = True
            before += not is_repeat
    return place << PLACE_SHIFT | <uint64_t>before << UNKNOWN_SHIFT


cdef int compare_table_words(Positions positions, uint32_t a, uint32_t b) noexcept nogil:
    cdef const uint8_t *letters = positions.table_letters.data()
    return compare_codes(
        letters + positions.word_start[a], <int>(positions.word_start[a + 1] - positions.word_start[a]),
        letters + positions.word_start[b], <int>(positions.word_start[b + 1] - positions.word_start[b]))
