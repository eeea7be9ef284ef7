"""The hands of one size from a pack as sets of cards, the sets that pay for words, and the best first plays.

The best word of a hand is paid with all of its cards, or is the best word of the hand without one of them.
So the best words of all hands follow from those of smaller hands, with a few comparisons for each.

Turns: a hand is emptied by a word that takes its rarest card, and then by the words that empty the rest.
The most points that n words take are those of the hand if n words empty it, otherwise as above.

A row has all hands with the same rare cards, by number of their common cards (see `HandSets`). Removing
a rare card leads to the same place of another row. Removing or adding common cards leads to another place
of the row, which is the same in all rows.

A hand has *common* cards, of the most frequent kinds in the pack and Masters, and *rare* cards. Sets of either
are numbered. One pass over the dictionary finds the sets that pay for words (`paid_*`).
"""

from lexicon_fast.base.errors import BadOption

from libc.stdint cimport uint16_t, uint32_t, uint64_t, uint8_t
from libc.string cimport memcpy, memset
from libcpp.vector cimport vector

from ..dictionary.arguments cimport check_card_table, check_range, instances_of
from ..dictionary.compiled cimport Compiled, length_of
from ..dictionary.deadline cimport check_limits, check_stop
from ..dictionary.letters cimport CARDS, MASTER
from ..dictionary.long_sort cimport long_sort
from ..lexicon.tablebase cimport MAX_CARDS, Numbering, number_of, number_sets, set_of

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


cdef class Row:
    def __cinit__(self, AllHands hands not None):
        hands.check_room(True, hands.planned)
        self.best.resize(hands.commons)
        self.turns.resize(hands.commons)
        self.spent.resize((hands.most_turns + 1) * hands.commons)


cdef class AllHands(HandSets):
    """The best first plays of all hands of `cards` cards from a pack, with `plan` also the turns that empty them.

    The arguments are those of `HandSets`. most_commons should be so small that a row fits into the processor's
    cache. Call `reserve`, and then `fill` for each size from 0 on. First plays and turns do not depend on each
    other, so they can be found one after the other, in less memory.
    """

    def __cinit__(self):
        cdef int s
        self.most_turns = max(self.cards // 2, 1) if self.planned else 1
        self.row_start[0] = 0
        for s in range(self.cards):
            self.row_length[s] = self.first_common[self.cards - s]
            self.row_start[s + 1] = self.row_start[s] + self.rare.ways[0][s] * self.row_length[s]
        self.row_length[self.cards] = 0

    @property
    def size(self) -> int:
        """Bytes of the tables."""
        return self.row_start[self.cards] * (5 + max(self.most_turns - 1, 0) if self.planned else 4)

    @property
    def row_lengths(self) -> list[int]:
        """Number of smaller hands with the same rare cards, by the number of these, 0 to `cards` - 1."""
        return [self.row_length[s] for s in range(self.cards)]

    def reserve(self, *, bint best=True, bint turns=True, int most_turns=MAX_CARDS):
        """Allocate the tables that `fill` fills, up to `size` bytes, and free the others. Raises MemoryError.

        best: of first plays; turns: of turns and points, with `plan`; most_turns: of those whose points are found;
        there may be fewer. Not for use beside other calls.
        """
        cdef uint64_t hands = self.row_start[self.cards]
        cdef uint64_t planned = hands if turns and self.planned else 0
        cdef int words
        self.most_turns = max(min(self.most_turns, most_turns), 1)
        with nogil:
            self.best.resize(hands if best else 0)
            self.best.shrink_to_fit()
            for words in range(2, self.most_turns + 1):
                resize(self.spent[words], planned)
            resize(self.turns, planned)

    cdef int check_room(self, bint best, bint turns) except -1:
        """Raise BadOption if a table is not allocated."""
        if best and not self.best.size() or turns and not self.turns.size():
            raise BadOption("the tables of hands are not allocated; call reserve() first")

    def fill(self, int size, uint32_t first, uint32_t last):
        """Solve all smaller hands whose `size` rare cards have the numbers `first` to `last`.

        Call `reserve` first, and `fill` for all smaller sizes. Releases the GIL. Raises IndexError, BadOption.
        """
        self.check_sets(size, self.cards - 1, first, last)
        self.check_room(not self.turns.size(), False)
        with nogil:
            fill_rows(self, size, first, last)

    def answers(self, list hands not None) -> list[tuple[int, int, int | None]]:
        """For each hand (counts by code, 33 uint8): points left after the best first play, the number of its
        word (-1: no play), and the turns that empty the hand (None: it cannot be emptied; 0: without plans).

        Raises BadOption for a hand that is not one of these.
        """
        cdef Row row = Row(self)
        cdef Rare rare
        cdef uint8_t counts[CARDS]
        cdef const uint8_t *hand
        cdef bytes cards
        cdef uint32_t number, best
        cdef int size, k, points
        found = []
        for cards in instances_of(hands, "hands", bytes):
            if len(cards) != CARDS or sum(cards) != self.cards or any(
                n > self.pack[code] for code, n in enumerate(cards)
            ):
                raise BadOption(f"hand {list(cards)} must be counts by code of {self.cards} cards of the pack")
            hand = cards
            for k in range(self.rare.kinds):
                counts[k] = hand[self.rare.code[k]]
            number = number_of(&self.rare, counts, &size)
            self.take_rare(size, number, &rare)
            self.solve_row(&rare, row)
            for k in range(self.common.kinds):
                counts[k] = hand[self.common.code[k]]
            number = number_of(&self.common, counts, &size) + self.first_common[size]
            best = row.best[number]
            points = sum([n * self.points[code] for code, n in enumerate(cards)])
            word = self.dictionary.by_rank[WORD_MASK - (best & WORD_MASK)] if best else -1
            turns = (None if row.turns[number] == NEVER else row.turns[number]) if self.planned else 0
            found.append((points - <int>(best >> WORD_BITS), word, turns))
        return found

    cdef int solve_row(self, const Rare *rare, Row row) except -1 nogil:
        """Solve all hands with these rare cards. The first is at place first_common[cards - rare.size] of `row`."""
        cdef uint64_t at = 0
        cdef int words
        cdef uint32_t number
        cdef int size
        cdef Target to
        if rare.size < self.cards:
            number = rare_number(&self.rare, rare, -1, &size)
            at = self.row_start[size] + <uint64_t>number * self.row_length[size]
        to.begin = self.first_common[self.cards - rare.size]
        to.end = self.first_common[self.cards - rare.size + 1]
        to.least = to.most = self.cards - rare.size
        to.best = row.best.data()
        to.lower_best = self.best.data() + at
        to.turns = row.turns.data() if self.planned else NULL
        to.lower_turns = self.turns.data() + at if self.planned else NULL
        for words in range(2, self.most_turns + 1):
            to.spent[words] = row.spent.data() + words * self.commons
            to.lower_spent[words] = self.spent[words].data() + at
        solve_places(self, rare, &to)


cdef int resize(vector[uint8_t] &table, uint64_t size) except -1 nogil:
    table.resize(size)
    table.shrink_to_fit()


# ---------------------------------------------------------------- rows

cdef struct Target:
    # Where to write the results of a row: places `begin` to `end`, for hands with `least` to `most` common cards.
    # The lower_ results are those of hands with the same rare cards and fewer common cards. NULL: not wanted.
    uint32_t begin
    uint32_t end
    int least
    int most
    uint32_t *best
    const uint32_t *lower_best
    uint8_t *turns
    const uint8_t *lower_turns
    uint8_t *spent[8]
    const uint8_t *lower_spent[8]


cdef inline uint32_t rare_number(const Numbering *numbering, const Rare *rare, int less, int *size) noexcept nogil:
    """The number of a set of rare cards without one of kind `less` (-1: none)."""
    cdef int i, c, s = 0
    cdef uint32_t number = 0
    for i in range(rare.kinds - 1, -1, -1):
        c = rare.count[i] - (i == less)
        s += c
        number += numbering.before[rare.kind[i]][s][c]
    size[0] = s
    return number


cdef int fill_rows(AllHands self, int size, uint32_t first, uint32_t last) except -1 nogil:
    cdef uint32_t number
    cdef uint64_t at
    cdef Rare rare
    cdef Target to
    cdef int words
    to.begin = 0
    to.end = self.row_length[size]
    to.least = 0
    to.most = self.cards - 1 - size
    for number in range(first, last):
        at = self.row_start[size] + <uint64_t>number * self.row_length[size]
        to.best = self.best.data() + at if self.best.size() else NULL
        to.lower_best = to.best
        to.turns = self.turns.data() + at if self.turns.size() else NULL
        to.lower_turns = to.turns
        for words in range(2, self.most_turns + 1):
            to.spent[words] = self.spent[words].data() + at
            to.lower_spent[words] = to.spent[words]
        self.take_rare(size, number, &rare)
        solve_places(self, &rare, &to)


cdef int solve_places(AllHands self, const Rare *rare, const Target *to) except -1 nogil:
    cdef uint64_t lower[15]
    cdef uint32_t number, i, row
    cdef int k, size, words, points = 0
    for k in range(rare.kinds):
        number = rare_number(&self.rare, rare, k, &size)
        lower[k] = self.row_start[size] + <uint64_t>number * self.row_length[size]
        points += rare.count[k] * self.points[self.rare.code[rare.kind[k]]]
    check_stop(2 * (to.end - to.begin) * (1 + rare.kinds))
    row = rare_number(&self.rare, rare, -1, &size)
    row += self.first_rare[size]
    if to.best != NULL:
        # Words of hands with a rare card less, then words that take all cards, then those of a common card less.
        memset(to.best + to.begin, 0, (to.end - to.begin) * sizeof(uint32_t))
        for k in range(rare.kinds):
            raise_all(to.best, self.best.data() + lower[k], to.begin, to.end)
        for i in range(self.paid_start[row], self.paid_start[row + 1]):
            number = self.paid_common[i]
            if to.begin <= number < to.end and self.paid_best[i] > to.best[number]:
                to.best[number] = self.paid_best[i]
        raise_within(self, to.best, to.lower_best, to.begin, to.end)
    if to.turns == NULL:
        return 0
    count_turns(self, rare, to)
    for words in range(2, self.most_turns + 1):
        for i in range(to.begin, to.end):
            to.spent[words][i] = <uint8_t>(points + self.common_points[i]) if to.turns[i] <= words else 0
        for k in range(rare.kinds):
            raise_all(to.spent[words], self.spent[words].data() + lower[k], to.begin, to.end)
        raise_within(self, to.spent[words], to.lower_spent[words], to.begin, to.end)


ctypedef fused Number:
    uint32_t
    uint8_t


cdef inline void raise_all(Number *to, const Number *other, uint32_t begin, uint32_t end) noexcept nogil:
    """Raise each of `to` to at least the other one at its place."""
    cdef uint32_t i
    for i in range(begin, end):
        to[i] = other[i] if other[i] > to[i] else to[i]


cdef inline void raise_within(
    AllHands self, Number *to, const Number *lower, uint32_t begin, uint32_t end
) noexcept nogil:
    """Raise each to at least those of the hands with one common card less, which come before it in `lower`."""
    cdef uint32_t i, k
    cdef Number highest, other
    for i in range(begin, end):
        highest = to[i]
        for k in range(self.less_start[i], self.less_start[i + 1]):
            other = lower[self.less[k]]
            highest = other if other > highest else highest
        to[i] = highest


cdef int count_turns(AllHands self, const Rare *rare, const Target *to) except -1 nogil:
    cdef int s
    cdef uint32_t i
    memset(to.turns + to.begin, NEVER, to.end - to.begin)
    if rare.kinds:
        return count_with(self, rare, to, rare.kinds - 1, 0, 0, 0, 0)
    if to.begin == 0:
        to.turns[0] = 0
    for s in range(to.least, to.most + 1):       # the rest of a hand is in the same row, so go by size
        for i in range(self.paid_start[0], self.paid_start[1]):
            if not i & (STEP - 1):
                check_stop(100 * STEP)
            add_turn(self, self.paid_common[i], to.lower_turns, to.turns, s, s)
    return 0


cdef int count_with(
    AllHands self, const Rare *rare, const Target *to, int at, int size, uint32_t number, int rest_size, uint32_t rest
) except -1 nogil:
    """Try all words that take the rarest card, and from the kinds after `at` the set of rare cards `number`."""
    cdef int taken, left, kind = rare.kind[at]
    cdef uint32_t row, word_number, rest_number, i
    cdef const uint8_t *rest_turns
    for taken in range(at == 0, rare.count[at] + 1):
        left = rare.count[at] - taken
        word_number = number + self.rare.before[kind][size + taken][taken]
        rest_number = rest + self.rare.before[kind][rest_size + left][left]
        if at:
            count_with(self, rare, to, at - 1, size + taken, word_number, rest_size + left, rest_number)
            continue
        row = self.first_rare[size + taken] + word_number
        if self.paid_start[row] == self.paid_start[row + 1]:
            continue
        rest_turns = (
            self.turns.data() + self.row_start[rest_size + left]
            + <uint64_t>rest_number * self.row_length[rest_size + left])
        for i in range(self.paid_start[row], self.paid_start[row + 1]):
            if not i & (STEP - 1):
                check_stop(100 * STEP)
            add_turn(self, self.paid_common[i], rest_turns, to.turns, to.least, to.most)


cdef inline void add_turn(
    AllHands self, uint32_t common, const uint8_t *rest, uint8_t *turns, int least, int most
) noexcept nogil:
    """Add a turn to the turns `rest` of hands, for all hands that a word with these common cards makes of them."""
    cdef uint32_t i, end = self.more_start[common * 17 + most + 1]
    cdef uint8_t turn
    for i in range(self.more_start[common * 17 + least], end):
        turn = rest[self.more_rest[i]] + 1
        if turn < turns[self.more_sum[i]]:
            turns[self.more_sum[i]] = turn
