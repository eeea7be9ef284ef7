"""The sets of cards that make up the hands of one size from a pack, and those that pay for words.

A hand has *common* cards, of the most frequent kinds in the pack and Masters, and *rare* cards. Sets of either
are numbered. One pass over the dictionary finds the sets that pay for words (`paid_*`).
"""

from lexicon_fast.base.errors import BadOption

from libc.stdint cimport uint8_t, uint16_t, uint32_t, uint64_t
from libc.string cimport memcpy, memset
from libcpp.vector cimport vector

from ..dictionary.arguments cimport check_card_table, check_range
from ..dictionary.compiled cimport Compiled, length_of
from ..dictionary.deadline cimport check_limits, check_stop
from ..dictionary.letters cimport CARDS, MASTER
from ..dictionary.long_sort cimport long_sort
from ..lexicon.hand_numbers cimport MAX_CARDS, Numbering, number_of, number_sets, set_of

cdef enum:
    STEP = 1 << 8                 # words or sets between two calls of `check_stop`
    MAX_POINTS = 255              # of a hand


cdef struct Paid:
    # A set of cards, and the first word in the alphabet that it pays for.
    uint32_t rare
    uint32_t common
    uint32_t best


cdef bint paid_before(const Paid &a, const Paid &b) noexcept nogil:
    if a.rare != b.rare:
        return a.rare < b.rare
    if a.common != b.common:
        return a.common < b.common
    return a.best > b.best


# ---------------------------------------------------------------- kinds of cards

cdef int choose_kinds(HandSets hands, int most_commons) except -1:
    """Choose the kinds of common cards, and number the sets of both."""
    cdef Compiled d = hands.dictionary
    cdef int code, s
    cdef uint64_t sets, rows
    # The layout of the dictionary orders letters by frequency.
    by_count = sorted([(-hands.pack[code], d.layout.top_bit[code], code) for code in range(d.letters.n)])
    letters = [code for count, _, code in by_count if count]
    common = []
    for code in [<int>MASTER] * (hands.pack[<int>MASTER] > 0) + letters:
        hands.number_kinds(&hands.common, [*common, code])
        if sum([hands.common.ways[0][s] for s in range(hands.cards + 1)]) <= most_commons:
            common.append(code)
    hands.number_kinds(&hands.common, common)
    # The rarest kind, which the fewest words take, comes first, and a Master last.
    by_bit = sorted([
        (-<int>d.layout.top_bit[code] if code != MASTER else 1, code) for code in range(CARDS) if hands.pack[code]])
    hands.number_kinds(&hands.rare, [code for _, code in by_bit if code not in common])
    hands.first_common[0] = hands.first_rare[0] = 0
    sets = rows = 0
    for s in range(hands.cards + 1):
        sets += hands.common.ways[0][s]
        rows += hands.rare.ways[0][s]
        if rows > 1 << 31:
            raise BadOption(f"{hands.cards} cards of this pack make too many hands; use fewer cards")
        hands.first_common[s + 1] = <uint32_t>sets
        hands.first_rare[s + 1] = <uint32_t>rows
    hands.commons = <uint32_t>sets


cdef class HandSets:
    """The sets of up to `cards` cards from a pack, and those that pay for words of a dictionary.

    pack, points: number and points of each card by code, 33 uint8. min_length: minimum letters of the words.
    plan: prepare for counting turns, too. most_commons: maximum number of sets of common cards, 1 to 65,536.
    Raises BadOption, MemoryError.
    """

    def __cinit__(
        self, Compiled dictionary not None, int cards, bytes pack not None, bytes points not None,
        *, int min_length=2, bint plan=False, int most_commons=8192,
    ):
        check_card_table("pack", pack)
        check_card_table("points", points)
        check_range("cards", cards, 1, min(<int>MAX_CARDS, <int>sum(pack)))
        by_points = sorted((p for p, n in zip(points, pack, strict=True) for _ in range(n)), reverse=True)
        if 0 in by_points:
            raise BadOption("the pack has a card of 0 points; cards must have 1 or more")
        check_range("the highest number of points of a hand", sum(by_points[:cards]), 0, MAX_POINTS)
        check_range("most_commons", most_commons, 1, 1 << 16)
        check_range("the number of words", dictionary.n, 1, WORD_MASK - 1)
        self.dictionary = dictionary
        self.cards = cards
        self.most_points = sum(by_points[:cards])
        self.min_length = min_length
        self.planned = plan
        memcpy(self.pack, <const uint8_t *>pack, CARDS)
        memcpy(self.points, <const uint8_t *>points, CARDS)
        choose_kinds(self, most_commons)
        with nogil:
            list_commons(self)
            list_paid(self, dictionary)

    cdef int number_kinds(self, Numbering *out, list codes) except -1:
        """Number the sets of these kinds of cards."""
        cdef int k
        out.kinds = len(codes)
        for k in range(out.kinds):
            out.code[k] = codes[k]
            out.count[k] = self.pack[out.code[k]]
        number_sets(out, self.cards)

    @property
    def rare_sets(self) -> list[int]:
        """Number of sets of rare cards by size, 0 to `cards`."""
        return [self.rare.ways[0][s] for s in range(self.cards + 1)]

    @property
    def hands_each(self) -> list[int]:
        """Number of hands with the same rare cards, by the number of these, 0 to `cards`."""
        return [self.common.ways[0][self.cards - s] for s in range(self.cards + 1)]

    def hands(self, int size, uint32_t first, uint32_t last) -> list[bytes]:
        """All hands whose `size` rare cards have the numbers `first` to `last`, as counts by code (33 uint8).

        Raises IndexError.
        """
        cdef uint8_t counts[CARDS]
        cdef uint8_t hand[CARDS]
        cdef uint32_t number, common
        cdef int k
        self.check_sets(size, self.cards, first, last)
        found = []
        for number in range(first, last):
            check_stop(500)
            memset(hand, 0, sizeof(hand))
            set_of(&self.rare, size, number, counts)
            for k in range(self.rare.kinds):
                hand[self.rare.code[k]] = counts[k]
            for common in range(self.first_common[self.cards - size], self.first_common[self.cards - size + 1]):
                check_stop(100)
                for k in range(self.common.kinds):
                    hand[self.common.code[k]] = self.common_counts[common * self.common.kinds + k]
                found.append(<bytes>(<const char *>hand)[:<int>CARDS])
        return found

    cdef int check_sets(self, int size, int most, uint32_t first, uint32_t last) except -1:
        """Check numbers of sets with `size` rare cards. Raises IndexError."""
        if not 0 <= size <= most:
            raise IndexError(f"size is {size}; it must be 0 to {most}")
        if not first <= last <= self.rare.ways[0][size]:
            raise IndexError(f"sets {first} to {last} are not in 0 to {self.rare.ways[0][size]}")

    cdef void take_rare(self, int size, uint32_t number, Rare *out) noexcept nogil:
        """Set `out` to the set of rare cards with this size and number."""
        cdef uint8_t counts[CARDS]
        cdef int k
        set_of(&self.rare, size, number, counts)
        out.kinds = 0
        out.size = size
        for k in range(self.rare.kinds):
            if counts[k]:
                out.kind[out.kinds] = <uint8_t>k
                out.count[out.kinds] = counts[k]
                out.kinds += 1


# ---------------------------------------------------------------- tables

cdef int list_commons(HandSets self) except -1 nogil:
    """Fill the tables of common sets: their cards, and the sets after removing or adding cards."""
    cdef const Numbering *common = &self.common
    cdef uint8_t counts[CARDS]
    cdef uint8_t other[CARDS]
    cdef uint32_t n, m, number
    cdef int k, s, size, points, more
    cdef bint fits
    self.common_counts.resize(<size_t>self.commons * common.kinds)
    for s in range(self.cards + 1):
        for number in range(<uint32_t>common.ways[0][s]):
            check_stop(500)
            n = self.first_common[s] + number
            set_of(common, s, number, counts)
            points = 0
            self.less_start.push_back(<uint32_t>self.less.size())
            for k in range(common.kinds):
                self.common_counts[n * common.kinds + k] = counts[k]
                points += counts[k] * self.points[common.code[k]]
            for k in range(common.kinds):
                if counts[k]:
                    counts[k] -= 1
                    m = number_of(common, counts, &size)
                    self.less.push_back(<uint16_t>(self.first_common[size] + m))
                    counts[k] += 1
            self.common_points.push_back(<uint8_t>points)
    self.less_start.push_back(<uint32_t>self.less.size())
    if not self.planned:
        return 0
    for n in range(self.commons):
        size = 0
        for k in range(common.kinds):
            size += self.common_counts[n * common.kinds + k]
        for s in range(17):
            self.more_start.push_back(<uint32_t>self.more_rest.size())
            if s < size or s > self.cards:
                continue
            check_stop(30 * (self.first_common[s - size + 1] - self.first_common[s - size]))
            for m in range(self.first_common[s - size], self.first_common[s - size + 1]):
                fits = True
                for k in range(common.kinds):
                    other[k] = self.common_counts[n * common.kinds + k] + self.common_counts[m * common.kinds + k]
                    fits = fits and other[k] <= common.count[k]
                if fits:
                    number = number_of(common, other, &more)
                    self.more_rest.push_back(<uint16_t>m)
                    self.more_sum.push_back(<uint16_t>(self.first_common[more] + number))
    self.more_start.push_back(<uint32_t>self.more_rest.size())


cdef int list_paid(HandSets self, Compiled d) except -1 nogil:
    """Fill the tables of sets that pay for words, with the first word for each."""
    cdef vector[Paid] paid
    cdef uint8_t needed[CARDS]
    cdef uint8_t cards[CARDS]
    cdef uint32_t word, i, row
    cdef int length, k, masters
    for word in range(d.n):
        if word & (STEP - 1) == STEP - 1:
            check_stop(20 * STEP)
        length = length_of(d, word)
        if length < self.min_length or length > self.cards:
            continue
        memset(needed, 0, sizeof(needed))
        for k in range(length):
            needed[d.text[d.offset[word] + k]] += 1
        for masters in range(min(<int>self.pack[<int>MASTER], length) + 1):
            memset(cards, 0, sizeof(cards))
            cards[<int>MASTER] = <uint8_t>masters
            pay_with(self, needed, cards, 0, masters, d.rank[word], paid)
    long_sort(paid.data(), paid.data() + paid.size(), &paid_before, check_limits)
    row = 0
    for i in range(<uint32_t>paid.size()):
        if i & (STEP - 1) == STEP - 1:
            check_stop(8 * STEP)
        if i and paid[i].rare == paid[i - 1].rare and paid[i].common == paid[i - 1].common:
            continue
        while row <= paid[i].rare:
            self.paid_start.push_back(<uint32_t>self.paid_best.size())
            row += 1
        self.paid_common.push_back(<uint16_t>paid[i].common)
        self.paid_best.push_back(paid[i].best)
    while row <= self.first_rare[self.cards + 1]:
        self.paid_start.push_back(<uint32_t>self.paid_best.size())
        row += 1


cdef int pay_with(
    HandSets self, const uint8_t *needed, uint8_t *cards, int code, int masters, uint32_t rank, vector[Paid] &paid
) except -1 nogil:
    """Add all ways to pay for a word with `masters` Masters among the letters from `code` on."""
    cdef Paid new
    cdef uint8_t counts[CARDS]
    cdef int k, size, spared, points = 0
    while code < MASTER and needed[code] == 0:
        code += 1
    if code < MASTER:
        for spared in range(min(masters, <int>needed[code]) + 1):
            cards[code] = needed[code] - spared
            if cards[code] <= self.pack[code]:
                pay_with(self, needed, cards, code + 1, masters - spared, rank, paid)
        cards[code] = 0
        return 0
    if masters:
        return 0
    if paid.size() & (STEP - 1) == STEP - 1:
        check_stop(100 * STEP)
    for k in range(self.rare.kinds):
        counts[k] = cards[self.rare.code[k]]
        points += counts[k] * self.points[self.rare.code[k]]
    new.rare = number_of(&self.rare, counts, &size)
    new.rare += self.first_rare[size]
    for k in range(self.common.kinds):
        counts[k] = cards[self.common.code[k]]
        points += counts[k] * self.points[self.common.code[k]]
    new.common = number_of(&self.common, counts, &size)
    new.common += self.first_common[size]
    new.best = <uint32_t>points << WORD_BITS | (WORD_MASK - rank)
    paid.push_back(new)
