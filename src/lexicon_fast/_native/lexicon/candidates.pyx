"""Finding the plays of a chunk of positions, the first of three steps (find, pay, rank).

The rules are arguments: allowed actions, how many cards a substitution may exchange, and whether a Master
may be exchanged for the letter it is used as.
"""

from lexicon_fast.base.errors import BadOption

from libc.stdint cimport int32_t, int64_t, uint8_t, uint32_t, uint64_t

from ..dictionary.arguments cimport items_of
from ..dictionary.compiled cimport Compiled, Scratch, codes_of, length_of
from ..dictionary.deadline cimport check_stop
from ..dictionary.kernels cimport MAX_WORD
from ..dictionary.letters cimport BRACKET, MASTER
from ..dictionary.search cimport (
    Cards, TableWord, count_substitutions, find_substitutions, find_subwords, find_superwords,
)
from ..rows.hands cimport MAX_CARDS
from ..rows.positions cimport Positions, check_positions
from .best_words cimport NOT_SEARCHED, BestWords

cdef enum:
    STEP = 1 << 10               # words between two calls of `check_stop`

ACTIONS = ("form", "insert", "substitute")  # type: tuple[str, str, str]


cdef class Candidates:
    def __len__(self):
        """Return the number of plays."""
        return self.words.size()


def find(
    Compiled d not None, Positions positions not None, Py_ssize_t first, Py_ssize_t n, *,
    actions: Iterable[str] = ACTIONS, int min_length=2, max_exchanged: int | None = None,
    bint same_word_exchange=True, BestWords best=None, int64_t limit=1 << 20, Candidates out=None,
) -> Candidates:
    """Find all plays of positions `first` to `first + n`, or of fewer: stops after a position with `limit` plays.

    actions: names from ACTIONS; min_length: minimum letters of the new word; max_exchanged: cards that one
    substitution may exchange (None: any number); best: result of `find_best_words` for these positions, whose
    words are listed instead of all new words, and substitutions only if one may leave fewer points; out:
    Candidates no longer needed, to reuse their memory. Returns Candidates; their `n` is the number of positions
    searched. Raises BadOption, IndexError.
    """
    cdef Candidates found = Candidates.__new__(Candidates) if out is None else out
    cdef list names = items_of(actions, "actions", "str")
    cdef bint form = "form" in names, insert = "insert" in names, substitute = "substitute" in names
    cdef int most = MAX_WORD if max_exchanged is None else max_exchanged
    cdef const uint8_t *points = NULL        # of cards, if there are best words
    cdef Scratch scratch
    for action in names:
        if not isinstance(action, str) or action not in ACTIONS:
            raise BadOption(f"unknown action {action!r}; use {', '.join(ACTIONS)}")
    check_positions(positions, &d.letters, first, n)
    if best is not None:
        check_best(best, d, positions, first, n, min_length)
        points = best.points
    found.dictionary = d
    found.positions = positions
    found.first = first
    found.points = None
    found.top = -1
    found.n = 0                              # until the search is complete
    found.segments.clear()
    found.words.clear()
    found.best = best
    found.unlisted.assign(n, 0)
    scratch = d.take_scratch()
    try:
        with nogil:
            found.n = find_all(
                d, positions, found, best, points, scratch, n, form, insert, substitute, min_length, most,
                same_word_exchange, limit)
    finally:
        d.release_scratch(scratch)
    return found


cdef int check_best(
    BestWords best, Compiled d, Positions positions, Py_ssize_t first, Py_ssize_t n, int min_length
) except -1:
    if best.dictionary is not d or best.positions is not positions:
        raise BadOption("the best words are of another dictionary or of other positions")
    if not (best.first <= first and first + n <= best.first + best.n):
        raise BadOption(f"the best words are of positions {best.first} to {best.first + best.n}")
    if best.min_length != min_length:
        raise BadOption(f"min_length is {min_length}, but the best words have at least {best.min_length} letters")


cdef Py_ssize_t find_all(
    Compiled d, Positions positions, Candidates out, BestWords best, const uint8_t *points, Scratch scratch,
    Py_ssize_t n, bint form, bint insert, bint substitute, int min_length, int most, bint same_word_exchange,
    int64_t limit
) except -1 nogil:
    cdef Py_ssize_t i, p
    cdef uint32_t target, t
    cdef size_t found
    cdef uint64_t tests = 0
    cdef Cards hand
    cdef TableWord word
    cdef Segment segment
    cdef int32_t slot, enough
    cdef uint8_t of_cards[MAX_CARDS]
    for i in range(n):
        if <int64_t>out.words.size() >= limit:
            return i
        p = out.first + i
        enough = -1
        if form and best is not None:
            slot = best.slot[p - best.first]
            if slot != NOT_SEARCHED:
                segment.position = <int32_t>i
                out.unlisted[i] = append_best(out, best, &segment, slot)
                enough = points_to_beat(best, slot)
                if positions.table_start[p] == positions.table_start[p + 1]:
                    continue
        read_hand(positions, p, &hand)
        if hand.total == 0:                      # a bad row
            continue
        segment.position = <int32_t>i
        if form and (best is None or slot == NOT_SEARCHED):
            found = find_subwords(d, &hand, scratch, &tests)
            found = keep_long(d, scratch.words, found, min_length)
            append(out, &segment, FORM, -1, scratch.words, found)
        if not (insert or substitute):
            continue
        if enough >= 0:
            sort_points(points, positions, p, of_cards)
        for t in range(positions.table_start[p + 1] - positions.table_start[p]):
            target = positions.table_start[p] + t
            read_word(positions, target, &word)
            if insert:
                found = find_superwords(d, &word, &hand, scratch, &tests)
                found = keep_long(d, scratch.words, found, min_length)
                append(out, &segment, INSERT, t, scratch.words, found)
            if substitute and word.length >= min_length:
                if (most >= word.length and enough >= 0
                        and most_gained(points, positions, target, of_cards, hand.total) <= enough):
                    out.unlisted[i] += count_substitutions(d, &word, &hand)
                else:
                    found = find_substitutions(d, &word, &hand, scratch, &tests)
                    found = keep_few_changes(d, &word, scratch.words, found, most)
                    append(out, &segment, SUBSTITUTE, t, scratch.words, found)
                if same_word_exchange:
                    found = find_exchanges(positions, target, &hand, scratch.words)
                    append(out, &segment, EXCHANGE, t, scratch.words, found)
    return n


cdef int append(
    Candidates out, Segment *segment, int action, int target, const int32_t *words, size_t n
) except -1 nogil:
    check_stop(n)
    if n:
        segment.action = action
        segment.target = target
        segment.begin = out.words.size()
        segment.end = segment.begin + n
        out.segments.push_back(segment[0])
        out.words.insert(out.words.end(), words, words + n)


cdef int64_t append_best(Candidates out, BestWords best, Segment *segment, int32_t slot) except -1 nogil:
    """Append the best words of a slot. Returns the number of its other words."""
    cdef const int32_t *words = best.words.data() + slot * best.top
    cdef int64_t n = min(best.top, best.count[slot])
    append(out, segment, FORM, -1, words, n)
    return best.count[slot] - n


cdef int32_t points_to_beat(BestWords best, int32_t slot) noexcept nogil:
    """The fewest points that one of the best words of a slot pays; -1: there are fewer than `top`.

    A play of another action is among the first `top` only if it leaves fewer points, since new words are the
    first of plays that leave as many.
    """
    cdef const int32_t *paid = best.paid.data() + slot * best.top
    cdef int32_t least = paid[0]
    cdef int64_t k
    if best.count[slot] < best.top:
        return -1
    for k in range(1, best.top):
        least = min(least, paid[k])
    return least


cdef void sort_points(const uint8_t *points, Positions positions, Py_ssize_t p, uint8_t *of_cards) noexcept nogil:
    """Write the points of the cards of a hand, ascending."""
    cdef uint32_t k, first = positions.hand_start[p]
    for k in range(first, positions.hand_start[p + 1]):
        insert_sorted(of_cards, <int>(k - first), points[positions.cards[k]])


cdef int32_t most_gained(
    const uint8_t *points, Positions positions, uint32_t target, const uint8_t *of_cards, int cards
) noexcept nogil:
    """No substitution in a table word reduces the points of a hand by more than this."""
    cdef uint8_t taken[MAX_WORD]
    cdef uint32_t k
    cdef int letters = 0, at
    cdef int32_t gained = 0
    cdef uint8_t code
    for k in range(positions.word_start[target], positions.word_start[target + 1]):
        code = positions.table_letters[k]
        insert_sorted(taken, letters, points[<int>MASTER if code & BRACKET else code])
        letters += 1
    # The best that could be: the dearest cards in place of the cheapest ones.
    for at in range(min(cards, letters)):
        gained += max(0, <int32_t>of_cards[cards - 1 - at] - <int32_t>taken[at])
    return gained


cdef inline void insert_sorted(uint8_t *numbers, int n, uint8_t number) noexcept nogil:
    while n and numbers[n - 1] > number:
        numbers[n] = numbers[n - 1]
        n -= 1
    numbers[n] = number


cdef size_t keep_long(Compiled d, int32_t *words, size_t n, int min_length) noexcept nogil:
    cdef size_t i, kept = 0
    if min_length <= d.shortest:
        return n
    for i in range(n):
        words[kept] = words[i]
        kept += length_of(d, words[i]) >= min_length
    return kept


cdef size_t keep_few_changes(
    Compiled d, const TableWord *word, int32_t *words, size_t n, int most
) except <size_t>-1 nogil:
    cdef size_t i, begin = 0, end, kept = 0
    if most >= word.length:
        return n
    while begin < n:
        end = min(n, begin + STEP)
        check_stop(16 * (end - begin))
        for i in range(begin, end):
            words[kept] = words[i]
            kept += count_changes(word, codes_of(d, words[i])) <= most
        begin = end
    return kept


cdef size_t find_exchanges(Positions positions, uint32_t target, const Cards *hand, int32_t *out) noexcept nogil:
    """Write the codes of exchanges that leave the same word: one for each letter and direction."""
    cdef const uint8_t *letters = positions.table_letters.data() + positions.word_start[target]
    cdef const uint8_t *end = positions.table_letters.data() + positions.word_start[target + 1]
    cdef uint32_t masters = 0, naturals = 0
    cdef size_t n = 0
    cdef int x
    while letters != end:
        if letters[0] & BRACKET:
            masters |= <uint32_t>1 << (letters[0] & ~BRACKET)
        else:
            naturals |= <uint32_t>1 << letters[0]
        letters += 1
    for x in range(32):
        if masters >> x & 1 and hand.counts[x]:
            out[n] = CAPTURE + x
            n += 1
    for x in range(32):
        if naturals >> x & 1 and hand.counts[<int>MASTER]:
            out[n] = LAY + x
            n += 1
    return n
