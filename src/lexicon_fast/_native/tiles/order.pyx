"""The order of plays: descending score, then place, then word, both as text.

Two words at one place first differ at an empty square, where a letter precedes its blank (upper case before
lower), or one word ends and the other continues with an empty square. So the letters laid decide. The sort
key has score, place and as many of these letters as fit. Plays with equal keys are sorted again by the letters
that follow.
"""

from libc.stdint cimport int32_t, uint8_t, uint32_t, uint64_t
from libc.string cimport memcpy, memset
from libcpp.algorithm cimport sort
from libcpp.pair cimport pair

from ..dictionary.compiled cimport Compiled
from ..dictionary.deadline cimport check_limits, check_stop
from ..dictionary.long_sort cimport long_sort_up
from .lanes cimport Play, Premiums, Squares, Workspace, row_of

ctypedef pair[uint64_t, uint32_t] Keyed

cdef enum:
    FIRST_LETTERS = 4             # letters in the first key
    NEXT_LETTERS = 9              # letters in each key after it
    PLACE_BITS = 10
    ABOVE_ALL_SCORES = 1 << 24    # above any score
    STEP = 1 << 8                 # plays between two calls of `check_stop`
    FEW_PLAYS = 64                # up to here std::sort is faster
    MANY_PLAYS = 4096             # from here on, all of a key is sorted in long digits
    FEW_BITS = 9                  # of a digit at most
    MANY_BITS = 11
    MAX_PASSES = 6                # the bits of a score, a place and letters need fewer than so many digits
    SHORT_RUN = 16                # up to here insertion sort is faster


cdef void fill_ranks(Compiled d, Workspace work) noexcept nogil:
    """Set work.ranks, and work.rank_bits, the bits of a rank or of 0, which follows the end of a word."""
    cdef int i, k, form, other, rank
    cdef uint32_t point, against
    work.rank_bits = 6 if 2 * d.letters.n < 1 << 6 else 7
    for i in range(d.letters.n):
        for form in range(2):
            point = d.letters.lower_point[i] if form else d.letters.upper_point[i]
            rank = 1
            for k in range(d.letters.n):
                for other in range(2):
                    against = d.letters.lower_point[k] if other else d.letters.upper_point[k]
                    rank += against < point
            work.ranks[form][i] = <uint8_t>rank


cdef inline uint64_t letters_key(
    Workspace work, const Squares *squares, const Play *play, int skip, int n
) noexcept nogil:
    """Return a key with the ranks of `n` letters laid, after the first `skip`."""
    cdef const uint8_t *text = row_of(work, play.word)
    cdef uint32_t occupied = squares.occupied[play.direction][play.lane] >> play.start
    cdef uint64_t key = 0
    cdef int k
    for k in range(play.length):
        if occupied >> k & 1:
            continue
        if skip:
            skip -= 1
            continue
        key = key << work.rank_bits | work.ranks[play.blanks >> k & 1][text[k]]
        n -= 1
        if n == 0:
            return key
    return key << (work.rank_bits * n)


cdef int sort_again(
    const Squares *squares, Workspace work, Keyed *keyed, size_t n, int skip
) except -1 nogil:
    """Sort plays with equal keys by the letters after the first `skip`."""
    cdef size_t i
    for i in range(n):
        if i & (STEP - 1) == STEP - 1:
            check_stop(16 * STEP)
        keyed[i].first = letters_key(work, squares, &work.plays[keyed[i].second], skip, NEXT_LETTERS)
    long_sort_up(keyed, keyed + n, check_limits)
    return sort_ties(squares, work, keyed, n, skip + NEXT_LETTERS)


cdef int sort_ties(
    const Squares *squares, Workspace work, Keyed *keyed, size_t n, int skip
) except -1 nogil:
    """Sort each run of equal keys again."""
    cdef size_t begin = 0, end
    if skip >= 21:
        return 0
    while begin < n:
        end = begin + 1
        while end < n and keyed[end].first == keyed[begin].first:
            end += 1
        if end - begin > 1:
            sort_again(squares, work, keyed + begin, end - begin, skip)
        if begin & (STEP - 1) == STEP - 1:
            check_stop(8 * STEP)
        begin = end


cdef Keyed *sort_keyed(Workspace work, uint64_t most) except NULL nogil:
    """Sort work.keyed[0], with keys up to `most`. Returns the sorted array.

    Many keys are sorted by radix sort; if there are not so many, only by score and place.
    """
    cdef size_t n = work.keyed[0].size(), i, k, sum, count
    cdef uint32_t all_counts[MAX_PASSES << MANY_BITS]
    cdef uint32_t *counts
    cdef Keyed *source
    cdef Keyed *to
    cdef bint whole = n >= MANY_PLAYS
    cdef int letter_bits = work.rank_bits * FIRST_LETTERS, shift = 0 if whole else letter_bits, last = shift
    cdef int bits = MANY_BITS if whole else FEW_BITS, passes, at
    cdef uint64_t digits, key
    if n < FEW_PLAYS:
        sort(work.keyed[0].begin(), work.keyed[0].end())
        return work.keyed[0].data()
    while most >> last:
        last += 1
    passes = (last - shift + bits - 1) // bits
    bits = (last - shift + passes - 1) // passes     # so that all passes have about as many
    digits = (<uint64_t>1 << bits) - 1
    memset(all_counts, 0, passes * (digits + 1) * sizeof(uint32_t))
    check_stop(2 * passes * n)
    source = work.keyed[0].data()
    for i in range(n):
        key = source[i].first >> shift
        counts = all_counts
        for _ in range(passes):
            counts[key & digits] += 1
            key >>= bits
            counts += digits + 1
    work.keyed[1].resize(n)
    to = work.keyed[1].data()
    for at in range(passes):
        check_stop(2 * n)
        counts = all_counts + at * (digits + 1)
        sum = 0
        for k in range(digits + 1):
            count = counts[k]
            counts[k] = <uint32_t>sum
            sum += count
        for i in range(n):
            k = source[i].first >> (shift + at * bits) & digits
            to[counts[k]] = source[i]
            counts[k] += 1
        source, to = to, source
    if not whole:
        sort_runs(source, n, letter_bits)
    return source


cdef int sort_runs(Keyed *keyed, size_t n, int letter_bits) except -1 nogil:
    """Sort each run of plays with equal score and place, the bits of keys above the letters. Most runs are short."""
    cdef size_t begin = 0, end, i, k, work = 0
    cdef uint64_t first
    cdef Keyed moved
    while begin < n:
        work += 1
        if not work & (STEP - 1):
            check_stop(16 * STEP)
        first = keyed[begin].first >> letter_bits
        end = begin + 1
        while end < n and keyed[end].first >> letter_bits == first:
            end += 1
        if end - begin > SHORT_RUN:
            long_sort_up(keyed + begin, keyed + end, check_limits)
        else:
            for i in range(begin + 1, end):
                moved = keyed[i]
                k = i
                while k > begin and keyed[k - 1].first > moved.first:
                    keyed[k] = keyed[k - 1]
                    k -= 1
                keyed[k] = moved
        begin = end


cdef size_t order_plays(
    Compiled d, const Premiums *premiums, const Squares *squares, Workspace work, size_t top
) except? 0 nogil:
    cdef Keyed *keyed
    cdef const Play *play
    cdef size_t i
    cdef int letter_bits
    cdef int32_t best = 0, worst = ABOVE_ALL_SCORES
    top = top if top < work.found else work.found
    if work.ranks[0][0] == 0:
        fill_ranks(d, work)
    letter_bits = work.rank_bits * FIRST_LETTERS
    for i in range(work.found):
        if work.plays[i].score > best:
            best = work.plays[i].score
        if work.plays[i].score < worst:
            worst = work.plays[i].score
    work.keyed[0].resize(work.found)
    for i in range(work.found):
        if i & (STEP - 1) == STEP - 1:
            check_stop(16 * STEP)
        play = &work.plays[i]
        work.keyed[0][i].first = (
            (<uint64_t>(best - play.score) << PLACE_BITS | premiums.place[play.direction][play.lane][play.start])
            << letter_bits
        ) | letters_key(work, squares, play, 0, FIRST_LETTERS)
        work.keyed[0][i].second = <uint32_t>i
    keyed = sort_keyed(work, (<uint64_t>(best - worst + 1) << (PLACE_BITS + letter_bits)) - 1)
    sort_ties(squares, work, keyed, work.found, FIRST_LETTERS)
    work.ordered.resize(top)
    for i in range(top):
        work.ordered[i] = work.plays[keyed[i].second]
    memcpy(work.plays.data(), work.ordered.data(), top * sizeof(Play))
    return top
