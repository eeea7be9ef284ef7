"""Statistics over the best first plays of all hands of one size."""

from lexicon_fast.base.errors import BadOption

from libc.stdint cimport int64_t, uint32_t, uint8_t
from libc.string cimport memcpy, memset
from libcpp.vector cimport vector

from ..dictionary.deadline cimport check_stop
from ..dictionary.letters cimport CARDS, MASTER
from .all_hands cimport NEVER, WORD_BITS, WORD_MASK, AllHands, Rare, Row

cdef enum:
    POINTS_BITS = 8               # of a hand

    # The columns of `kinds`
    HANDS = 0
    DEALS
    LEFT_POINTS
    EMPTIED_HANDS
    EMPTIED_DEALS
    NO_PLAY_HANDS
    NO_PLAY_DEALS
    COLUMNS


cdef struct Extreme:
    # A hand in a list of extremes: the highest key comes first, of equal keys the hand that is first as a text.
    int64_t key
    uint8_t counts[CARDS]         # by code
    int points
    int left
    int turns
    uint32_t best
    int64_t deals


cdef class Sums:
    """The arguments and the state of `tally_hands`."""
    cdef uint8_t vowels[CARDS]
    cdef size_t top
    cdef int64_t[:, :, ::1] left
    cdef int64_t[:, :, ::1] kinds
    cdef int64_t[:, ::1] words
    cdef int64_t[:, ::1] turns
    cdef vector[Extreme] best     # hands that one word empties, by points
    cdef vector[Extreme] worst    # by points left
    cdef vector[Extreme] slowest  # by turns that empty them, then by points
    # By common set of a row
    cdef vector[int64_t] deals
    cdef vector[uint8_t] common_vowels
    cdef vector[uint8_t] common_masters


def tally_hands(
    AllHands hands not None, int size, uint32_t first, uint32_t last, bytes vowels not None, int top,
    int64_t[:, :, ::1] left not None, int64_t[:, :, ::1] kinds not None, int64_t[:, ::1] words not None,
    int64_t[:, ::1] turns not None,
) -> list[tuple[bytes, int, int, int, int | None, int]]:
    """Add all hands whose `size` rare cards have the numbers `first` to `last`, after `fill` for smaller hands.

    vowels: by code, 33 uint8, 1 for a vowel. left, kinds, words, turns: the sums of `Tally` in
    census/tally.py. Returns `top` hands at each of three extremes, as tuples (counts by code, points, points
    left, number of the word or -1, turns or None, deals). Releases the GIL. Raises IndexError; BadOption
    for sums of another shape.
    """
    cdef Sums sums = Sums.__new__(Sums)
    cdef Row row = Row(hands)
    cdef int masters = min(<int>hands.pack[<int>MASTER], hands.cards)
    hands.check_sets(size, hands.cards, first, last)
    if (
        len(vowels) != CARDS or top < 0 or left.shape[0] != hands.most_turns or left.shape[1] <= hands.most_points
        or left.shape[2] != 2 or kinds.shape[0] <= hands.cards or kinds.shape[1] <= masters
        or kinds.shape[2] != COLUMNS or words.shape[0] != hands.dictionary.n or words.shape[1] != 2
        or turns.shape[0] != (hands.most_turns + 1 if hands.planned else 0) or turns.shape[1] != 2
    ):
        raise BadOption("the arrays do not have the shapes for these hands")
    memcpy(sums.vowels, <const uint8_t *>vowels, CARDS)
    sums.top = top
    sums.left = left
    sums.kinds = kinds
    sums.words = words
    sums.turns = turns
    with nogil:
        list_commons(sums, hands, size)
        add_rows(sums, hands, row, size, first, last)
    found = [hand_tuple(hands, &hand) for hand in sums.best]
    found += [hand_tuple(hands, &hand) for hand in sums.worst]
    found += [hand_tuple(hands, &hand) for hand in sums.slowest]
    return list(dict.fromkeys(found))            # a hand may be at several extremes


cdef tuple hand_tuple(AllHands hands, const Extreme *hand):
    return (
        <bytes>(<const char *>hand.counts)[:<int>CARDS],
        hand.points,
        hand.left,
        hands.dictionary.by_rank[WORD_MASK - (hand.best & WORD_MASK)] if hand.best else -1,
        hand.turns if hands.planned and hand.turns != NEVER else None,
        hand.deals,
    )


cdef int64_t binomial(int n, int k) noexcept nogil:
    cdef int64_t ways = 1
    cdef int i
    for i in range(k):
        ways = ways * (n - i) // (i + 1)
    return ways


cdef int list_commons(Sums sums, AllHands all_hands, int size) except -1 nogil:
    """Fill the tables of common sets for hands with `size` rare cards."""
    cdef int64_t ways
    cdef uint8_t vowels, masters
    cdef uint32_t i
    cdef int k, n
    cdef const uint32_t *first = &all_hands.first_common[all_hands.cards - size]
    for i in range(first[0], first[1]):
        ways = 1
        vowels = masters = 0
        for k in range(all_hands.common.kinds):
            n = all_hands.common_counts[i * all_hands.common.kinds + k]
            ways *= binomial(all_hands.common.count[k], n)
            if all_hands.common.code[k] == MASTER:
                masters += <uint8_t>n
            elif sums.vowels[all_hands.common.code[k]]:
                vowels += <uint8_t>n
        sums.deals.push_back(ways)
        sums.common_vowels.push_back(vowels)
        sums.common_masters.push_back(masters)


cdef int add_rows(Sums sums, AllHands all_hands, Row row, int size, uint32_t first, uint32_t last) except -1 nogil:
    cdef uint32_t number, i, start = all_hands.first_common[all_hands.cards - size]
    cdef Rare rare
    cdef int64_t ways
    cdef int k, points, vowels, masters
    for number in range(first, last):
        all_hands.take_rare(size, number, &rare)
        all_hands.solve_row(&rare, row)
        ways = 1
        vowels = points = masters = 0
        for k in range(rare.kinds):
            ways *= binomial(all_hands.rare.count[rare.kind[k]], rare.count[k])
            points += rare.count[k] * all_hands.points[all_hands.rare.code[rare.kind[k]]]
            if all_hands.rare.code[rare.kind[k]] == MASTER:
                masters += rare.count[k]
            elif sums.vowels[all_hands.rare.code[rare.kind[k]]]:
                vowels += rare.count[k]
        check_stop(16 * sums.deals.size())
        for i in range(<uint32_t>sums.deals.size()):
            add_hand(
                sums, all_hands, row, &rare, start + i, ways * sums.deals[i],
                points + all_hands.common_points[start + i], vowels + sums.common_vowels[i],
                masters + sums.common_masters[i])


cdef inline int add_hand(
    Sums sums, AllHands all_hands, Row row, const Rare *rare, uint32_t common, int64_t deals, int points, int vowels,
    int masters,
) except -1 nogil:
    cdef uint32_t best = row.best[common], word
    cdef int left = points - <int>(best >> WORD_BITS), turns = NEVER, words, after
    cdef int64_t *kind = &sums.kinds[vowels, masters, 0]
    count(&sums.left[0, left, 0], deals)
    kind[<int>HANDS] += 1
    kind[<int>DEALS] += deals
    kind[<int>LEFT_POINTS] += deals * left
    if best:
        word = all_hands.dictionary.by_rank[WORD_MASK - (best & WORD_MASK)]
        count(&sums.words[word, 0], deals)
    else:
        count(kind + NO_PLAY_HANDS, deals)
    if all_hands.planned:
        turns = row.turns[common]
        count(&sums.turns[0 if turns == NEVER else turns, 0], deals)
        for words in range(2, all_hands.most_turns + 1):
            after = points - row.spent[words * all_hands.commons + common]
            count(&sums.left[words - 1, after, 0], deals)
    if left == 0:
        count(kind + EMPTIED_HANDS, deals)
        if is_extreme(sums, sums.best, points):
            insert_hand(sums, all_hands, sums.best, points, rare, common, best, points, left, turns, deals)
    if is_extreme(sums, sums.worst, left):
        insert_hand(sums, all_hands, sums.worst, left, rare, common, best, points, left, turns, deals)
    if turns != NEVER and is_extreme(sums, sums.slowest, turns << POINTS_BITS | points):
        insert_hand(
            sums, all_hands, sums.slowest, turns << POINTS_BITS | points, rare, common, best, points, left, turns,
            deals)


cdef inline void count(int64_t *hands_and_deals, int64_t deals) noexcept nogil:
    hands_and_deals[0] += 1
    hands_and_deals[1] += deals


# ---------------------------------------------------------------- extremes

cdef inline bint is_extreme(Sums sums, const vector[Extreme] &hands, int64_t key) noexcept nogil:
    """Return whether a hand with this key may be among the first."""
    return hands.size() < sums.top or (sums.top > 0 and key >= hands.back().key)


cdef int insert_hand(
    Sums sums, AllHands all_hands, vector[Extreme] &hands, int64_t key, const Rare *rare, uint32_t common,
    uint32_t best, int points, int left, int turns, int64_t deals,
) except -1 nogil:
    cdef Extreme new
    cdef size_t at = hands.size()
    cdef int k
    memset(&new, 0, sizeof(Extreme))
    new.key = key
    for k in range(rare.kinds):
        new.counts[all_hands.rare.code[rare.kind[k]]] = rare.count[k]
    for k in range(all_hands.common.kinds):
        new.counts[all_hands.common.code[k]] = all_hands.common_counts[common * all_hands.common.kinds + k]
    new.points = points
    new.left = left
    new.turns = turns
    new.best = best
    new.deals = deals
    while at > 0 and comes_before(&new, &hands[at - 1]):
        at -= 1
    if at < sums.top:
        if hands.size() == sums.top:
            hands.pop_back()
        hands.insert(hands.begin() + at, new)


cdef inline bint comes_before(const Extreme *a, const Extreme *b) noexcept nogil:
    cdef int code
    if a.key != b.key:
        return a.key > b.key
    for code in range(CARDS):
        if a.counts[code] != b.counts[code]:
            return a.counts[code] > b.counts[code]
    return False
