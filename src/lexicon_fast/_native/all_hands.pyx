"""The best words of all hands of one size from a pack.

The best word of a hand is paid with all of its cards, or is the best word of the hand without one of them.
So the best words of all hands come from those of all smaller ones, with a few comparisons each, and the
dictionary is gone through only once: to note which sets of cards pay for a word (`paid_*`).

Turns: a hand is emptied by a word that takes its rarest card, and then by what empties the rest. Points
that so many words can take at most: those of the hand, if so many words empty it, or else as above.

Hands are split in two: the *common* cards, which are those of the kinds that a pack has most of and the
Masters, and the *rare* ones. All hands with the same rare cards stand in one row, by number of their common
cards. Then taking off a rare card leads from a row to another one, place by place, and taking off common
cards, or adding them, to places within the row that are the same for all rows.
"""

from lexicon_fast.errors import BadOption

from libc.stdint cimport uint8_t, uint16_t, uint32_t, uint64_t
from libc.string cimport memcpy, memset
from libcpp.algorithm cimport sort
from libcpp.vector cimport vector

from .compiled cimport Compiled
from .letters cimport CARDS, MASTER

cdef enum:
    MOST_POINTS = 255             # of a hand


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


# ---------------------------------------------------------------- numbers of sets

cdef void number_sets(Numbering *out, int cards) noexcept nogil:
    """Fill the tables for the kinds and counts of `out`."""
    cdef int k, s, c
    cdef uint64_t before
    memset(out.ways, 0, sizeof(out.ways))
    memset(out.before, 0, sizeof(out.before))
    out.ways[out.kinds][0] = 1
    for k in range(out.kinds - 1, -1, -1):
        for s in range(cards + 1):
            before = 0
            for c in range(s + 1):
                if c > out.count[k]:
                    break
                out.before[k][s][c] = <uint32_t>before
                before += out.ways[k + 1][s - c]
            out.ways[k][s] = before


cdef void set_of(const Numbering *numbering, int size, uint32_t number, uint8_t *counts) noexcept nogil:
    """The set of that number and size: how many of each kind."""
    cdef int k, c
    for k in range(numbering.kinds):
        c = 0
        while c < size and c < numbering.count[k] and numbering.before[k][size][c + 1] <= number:
            c += 1
        counts[k] = <uint8_t>c
        number -= numbering.before[k][size][c]
        size -= c


cdef inline uint32_t number_of(const Numbering *numbering, const uint8_t *counts, int *size) noexcept nogil:
    """The number of a set; its size in *size."""
    cdef int k, s = 0
    cdef uint32_t number = 0
    for k in range(numbering.kinds - 1, -1, -1):
        s += counts[k]
        number += numbering.before[k][s][counts[k]]
    size[0] = s
    return number


cdef class Row:
    def __cinit__(self, AllHands hands not None):
        self.best.resize(hands.commons)
        self.turns.resize(hands.commons)
        self.spent.resize((hands.most_turns + 1) * hands.commons)


cdef class AllHands:
    """All hands of `cards` cards from a pack, and what is needed to answer them.

    pack, points: of each card by code, 33 uint8. plan: turns, too. min_length: letters of the words. most_commons:
    sets of common cards, 1 to 65,536: few enough for a row to stay in the processor's cache. After it is made, `fill`
    has to be called for all sizes in turn. Raises BadOption, MemoryError.
    """

    def __cinit__(
        self, Compiled dictionary not None, int cards, bytes pack not None, bytes points not None,
        *, int min_length=2, bint plan=False, int most_commons=8192,
    ):
        if len(pack) != CARDS or len(points) != CARDS:
            raise BadOption(f"counts and points of {len(pack)} and {len(points)} cards; accepted: {CARDS} of them")
        if not 1 <= cards <= MOST_CARDS or cards > sum(pack):
            raise BadOption(f"{cards} cards of a pack of {sum(pack)}; accepted: 1 to {min(MOST_CARDS, sum(pack))}")
        worth = sorted((p for p, n in zip(points, pack, strict=True) for _ in range(n)), reverse=True)
        if 0 in worth:
            raise BadOption("a card of 0 points in the pack; accepted: 1 or more")
        if sum(worth[:cards]) > MOST_POINTS:
            raise BadOption(f"a hand of {sum(worth[:cards])} points; accepted: up to {MOST_POINTS}")
        if not 1 <= most_commons <= 1 << 16:
            raise BadOption(f"most_commons {most_commons}; accepted: 1 to {1 << 16}")
        if dictionary.n >= WORD_MASK:
            raise BadOption(f"{dictionary.n:,} words; accepted: up to {WORD_MASK - 1:,}")
        self.dictionary = dictionary
        self.cards = cards
        self.most_points = sum(worth[:cards])
        self.planned = plan
        self.most_turns = max(cards // 2, 1) if plan else 1
        memcpy(self.pack, <const uint8_t *>pack, CARDS)
        memcpy(self.points, <const uint8_t *>points, CARDS)
        self._split(most_commons)
        with nogil:
            list_commons(self)
            list_paid(self, dictionary, min_length)
            self.best.resize(self.row_start[cards])
            if plan:
                self.turns.resize(self.row_start[cards])
        for words in range(2, self.most_turns + 1):
            self.spent[words].resize(self.row_start[cards])

    def _split(self, int most_commons):
        """Choose the kinds of common cards, and number the sets of both."""
        cdef Compiled d = self.dictionary
        cdef int code, s
        cdef uint64_t sets, rows
        # The layout of the dictionary knows which letters its words have most often.
        letters = sorted(
            (code for code in range(d.letters.n) if self.pack[code]),
            key=lambda code: (-self.pack[code], d.layout.top_bit[code]))
        common = []
        for code in [<int>MASTER] * (self.pack[<int>MASTER] > 0) + letters:
            self._number(&self.common, [*common, code])
            if sum([self.common.ways[0][s] for s in range(self.cards + 1)]) <= most_commons:
                common.append(code)
        self._number(&self.common, common)
        # The rarest comes first: fewest words take it. The Master among them comes last.
        rare = sorted(
            {code for code in range(CARDS) if self.pack[code]} - set(common),
            key=lambda code: -<int>d.layout.top_bit[code] if code != MASTER else 1)
        self._number(&self.rare, rare)
        self.first_common[0] = self.first_rare[0] = 0
        sets = rows = 0
        for s in range(self.cards + 1):
            sets += self.common.ways[0][s]
            rows += self.rare.ways[0][s]
            if rows > 1 << 31:
                raise BadOption(f"{self.cards} cards of this pack: too many hands; accepted: fewer cards")
            self.first_common[s + 1] = <uint32_t>sets
            self.first_rare[s + 1] = <uint32_t>rows
        self.commons = <uint32_t>sets
        self.row_start[0] = 0
        for s in range(self.cards):
            self.row_length[s] = self.first_common[self.cards - s]
            self.row_start[s + 1] = self.row_start[s] + self.rare.ways[0][s] * self.row_length[s]
        self.row_length[self.cards] = 0

    cdef int _number(self, Numbering *out, list codes) except -1:
        cdef int k
        out.kinds = len(codes)
        for k in range(out.kinds):
            out.code[k] = codes[k]
            out.count[k] = self.pack[out.code[k]]
        number_sets(out, self.cards)
        return 0

    @property
    def rare_sets(self):
        """Sets of rare cards, by size: 0 to `cards`."""
        return [self.rare.ways[0][s] for s in range(self.cards + 1)]

    @property
    def hands_each(self):
        """Hands with the same rare cards, by how many these are: 0 to `cards`."""
        return [self.common.ways[0][self.cards - s] for s in range(self.cards + 1)]

    @property
    def size(self):
        """Bytes of the tables."""
        return self.row_start[self.cards] * (5 + max(self.most_turns - 1, 0) if self.planned else 4)

    def fill(self, int size, uint32_t first, uint32_t last):
        """Answer all smaller hands whose `size` rare cards have the numbers `first` to `last`.

        Those of all smaller sizes must have been answered. Releases the GIL. Raises IndexError.
        """
        if not 0 <= size < self.cards or not first <= last <= self.rare.ways[0][size]:
            raise IndexError(f"sets {first} to {last} of {size} rare cards")
        with nogil:
            fill_rows(self, size, first, last)

    def hands(self, int size, uint32_t first, uint32_t last):
        """All hands whose `size` rare cards have these numbers, as counts by code (33 uint8). Raises IndexError."""
        cdef uint8_t counts[33]
        cdef uint8_t hand[33]
        cdef uint32_t number, common
        cdef int k
        if not 0 <= size <= self.cards or not first <= last <= self.rare.ways[0][size]:
            raise IndexError(f"sets {first} to {last} of {size} rare cards")
        found = []
        for number in range(first, last):
            memset(hand, 0, sizeof(hand))
            set_of(&self.rare, size, number, counts)
            for k in range(self.rare.kinds):
                hand[self.rare.code[k]] = counts[k]
            for common in range(self.first_common[self.cards - size], self.first_common[self.cards - size + 1]):
                for k in range(self.common.kinds):
                    hand[self.common.code[k]] = self.common_counts[common * self.common.kinds + k]
                found.append(<bytes>(<const char *>hand)[:<int>CARDS])
        return found

    def answers(self, list hands not None):
        """Of each hand, as counts by code (33 uint8): points left after its best first play, the number of
        the word (-1: there is no play), and the turns that empty it (None: none do; 0: not planned).

        Raises BadOption for a hand that is not one of these.
        """
        cdef Row row = Row(self)
        cdef Rare rare
        cdef uint8_t counts[33]
        cdef const uint8_t *hand
        cdef bytes cards
        cdef uint32_t number, best
        cdef int size, k, points
        found = []
        for cards in hands:
            if len(cards) != CARDS or sum(cards) != self.cards or any(
                n > self.pack[code] for code, n in enumerate(cards)
            ):
                raise BadOption(f"hand {list(cards)}; accepted: {self.cards} cards of the pack, counted by code")
            hand = cards
            for k in range(self.rare.kinds):
                counts[k] = hand[self.rare.code[k]]
            number = number_of(&self.rare, counts, &size)
            self.take_rare(size, number, &rare)
            self.answer(&rare, row)
            for k in range(self.common.kinds):
                counts[k] = hand[self.common.code[k]]
            number = number_of(&self.common, counts, &size) + self.first_common[size]
            best = row.best[number]
            points = sum([n * self.points[code] for code, n in enumerate(cards)])
            word = self.dictionary.by_rank[WORD_MASK - (best & WORD_MASK)] if best else -1
            turns = (None if row.turns[number] == NEVER else row.turns[number]) if self.planned else 0
            found.append((points - <int>(best >> WORD_BITS), word, turns))
        return found

    cdef void take_rare(self, int size, uint32_t number, Rare *out) noexcept nogil:
        cdef uint8_t counts[33]
        cdef int k
        set_of(&self.rare, size, number, counts)
        out.kinds = 0
        out.size = size
        for k in range(self.rare.kinds):
            if counts[k]:
                out.kind[out.kinds] = <uint8_t>k
                out.count[out.kinds] = counts[k]
                out.kinds += 1

    cdef int answer(self, const Rare *rare, Row row) except -1 nogil:
        """Answer all hands with these rare cards, into places first_common[cards - rare.size] on of `row`."""
        cdef uint64_t kept = 0
        cdef int words
        cdef uint32_t number
        cdef int size
        cdef Target to
        if rare.size < self.cards:
            number = rare_number(&self.rare, rare, -1, &size)
            kept = self.row_start[size] + <uint64_t>number * self.row_length[size]
        to.begin = self.first_common[self.cards - rare.size]
        to.end = self.first_common[self.cards - rare.size + 1]
        to.least = to.most = self.cards - rare.size
        to.best = row.best.data()
        to.lower_best = self.best.data() + kept
        to.turns = row.turns.data()
        to.lower_turns = self.turns.data() + kept if self.planned else NULL
        for words in range(2, self.most_turns + 1):
            to.spent[words] = row.spent.data() + words * self.commons
            to.lower_spent[words] = self.spent[words].data() + kept
        answer_row(self, rare, &to)
        return 0


# ---------------------------------------------------------------- what is known before any hand

cdef int list_commons(AllHands self) except -1 nogil:
    """The sets of common cards: their cards, and where taking off or adding cards leads."""
    cdef const Numbering *common = &self.common
    cdef uint8_t counts[33]
    cdef uint8_t other[33]
    cdef uint32_t n, m, number
    cdef int k, s, size, points, more
    cdef bint fits
    self.common_counts.resize(<size_t>self.commons * common.kinds)
    for s in range(self.cards + 1):
        for number in range(<uint32_t>common.ways[0][s]):
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
    return 0


cdef int list_paid(AllHands self, Compiled d, int min_length) except -1 nogil:
    """The sets of cards that pay for a word, and the first word of each."""
    cdef vector[Paid] paid
    cdef uint8_t needed[33]
    cdef uint8_t cards[33]
    cdef uint32_t word, i, row
    cdef int length, k, masters
    for word in range(d.n):
        length = <int>(d.offset[word + 1] - d.offset[word])
        if length < min_length or length > self.cards:
            continue
        memset(needed, 0, sizeof(needed))
        for k in range(length):
            needed[d.text[d.offset[word] + k]] += 1
        for masters in range(min(<int>self.pack[<int>MASTER], length) + 1):
            memset(cards, 0, sizeof(cards))
            cards[<int>MASTER] = <uint8_t>masters
            pay_with(self, needed, cards, 0, masters, d.rank[word], paid)
    sort(paid.begin(), paid.end(), &paid_before)
    row = 0
    for i in range(<uint32_t>paid.size()):
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
    return 0


cdef int pay_with(
    AllHands self, const uint8_t *needed, uint8_t *cards, int code, int masters, uint32_t rank, vector[Paid] &paid
) except -1 nogil:
    """Note all ways to let so many of the letters from `code` on be Masters."""
    cdef Paid new
    cdef uint8_t counts[33]
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
    return 0


# ---------------------------------------------------------------- rows

cdef struct Target:
    # Where the answers of a row go (places `begin` to `end`, which have `least` to `most` common cards), and
    # where those with the same rare cards and fewer common ones stand.
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
    """The number of some rare cards, one of those at place `less` taken off (-1: none)."""
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
        to.best = self.best.data() + at
        to.lower_best = to.best
        to.turns = self.turns.data() + at if self.planned else NULL
        to.lower_turns = to.turns
        for words in range(2, self.most_turns + 1):
            to.spent[words] = self.spent[words].data() + at
            to.lower_spent[words] = to.spent[words]
        self.take_rare(size, number, &rare)
        answer_row(self, &rare, &to)
    return 0


cdef void answer_row(AllHands self, const Rare *rare, const Target *to) noexcept nogil:
    cdef uint64_t lower[15]
    cdef uint32_t number, i, row
    cdef int k, size, words, points = 0
    for k in range(rare.kinds):
        number = rare_number(&self.rare, rare, k, &size)
        lower[k] = self.row_start[size] + <uint64_t>number * self.row_length[size]
        points += rare.count[k] * self.points[self.rare.code[rare.kind[k]]]
    row = rare_number(&self.rare, rare, -1, &size)
    row += self.first_rare[size]
    # The best of those with a rare card less, then that of the whole set, then of those with a common card less.
    memset(to.best + to.begin, 0, (to.end - to.begin) * sizeof(uint32_t))
    for k in range(rare.kinds):
        raise_all(to.best, self.best.data() + lower[k], to.begin, to.end)
    for i in range(self.paid_start[row], self.paid_start[row + 1]):
        number = self.paid_common[i]
        if to.begin <= number < to.end and self.paid_best[i] > to.best[number]:
            to.best[number] = self.paid_best[i]
    raise_within(self, to.best, to.lower_best, to.begin, to.end)
    if not self.planned:
        return
    count_turns(self, rare, to)
    for words in range(2, self.most_turns + 1):
        for i in range(to.begin, to.end):
            to.spent[words][i] = <uint8_t>(points + self.common_points[i]) if to.turns[i] <= words else 0
        for k in range(rare.kinds):
            raise_all(to.spent[words], self.spent[words].data() + lower[k], to.begin, to.end)
        raise_within(self, to.spent[words], to.lower_spent[words], to.begin, to.end)


ctypedef fused Worth:
    uint32_t
    uint8_t


cdef inline void raise_all(Worth *to, const Worth *other, uint32_t begin, uint32_t end) noexcept nogil:
    """Raise each of `to` to the other one at its place."""
    cdef uint32_t i
    for i in range(begin, end):
        to[i] = other[i] if other[i] > to[i] else to[i]


cdef inline void raise_within(
    AllHands self, Worth *to, const Worth *lower, uint32_t begin, uint32_t end
) noexcept nogil:
    """Raise each to those of the hands with one common card less, which stand before it in `lower`."""
    cdef uint32_t i, k
    cdef Worth worth, other
    for i in range(begin, end):
        worth = to[i]
        for k in range(self.less_start[i], self.less_start[i + 1]):
            other = lower[self.less[k]]
            worth = other if other > worth else worth
        to[i] = worth


cdef void count_turns(AllHands self, const Rare *rare, const Target *to) noexcept nogil:
    cdef int s
    cdef uint32_t i
    memset(to.turns + to.begin, NEVER, to.end - to.begin)
    if rare.kinds:
        count_with(self, rare, to, rare.kinds - 1, 0, 0, 0, 0)
        return
    if to.begin == 0:
        to.turns[0] = 0
    for s in range(to.least, to.most + 1):       # the rest is in the same row: size by size
        for i in range(self.paid_start[0], self.paid_start[1]):
            add_turn(self, self.paid_common[i], to.lower_turns, to.turns, s, s)


cdef void count_with(
    AllHands self, const Rare *rare, const Target *to, int at, int size, uint32_t number, int rest_size, uint32_t rest
) noexcept nogil:
    """Try all words that take the rarest card: of the rare cards behind place `at` they take the set `number`."""
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
            add_turn(self, self.paid_common[i], rest_turns, to.turns, to.least, to.most)


cdef inline void add_turn(
    AllHands self, uint32_t common, const uint8_t *rest, uint8_t *turns, int least, int most
) noexcept nogil:
    """Where a word with these common cards may be added to a hand, whose turns are `rest`: one turn more."""
    cdef uint32_t i, end = self.more_start[common * 17 + most + 1]
    cdef uint8_t turn
    for i in range(self.more_start[common * 17 + least], end):
        turn = rest[self.more_rest[i]] + 1
        if turn < turns[self.more_sum[i]]:
            turns[self.more_sum[i]] = turn
