"""The best first plays of all hands of one size from a pack.

The best word of a hand is paid with all of its cards, or is the best word of the hand without one of them.
So the best words of all hands follow from those of smaller hands, with a few comparisons for each.

Turns: a hand is emptied by a word that takes its rarest card, and then by the words that empty the rest.
The most points that n words take are those of the hand if n words empty it, otherwise as above.

A row has all hands with the same rare cards, by number of their common cards (see `hand_sets.pyx`). Removing
a rare card leads to the same place of another row. Removing or adding common cards leads to another place
of the row, which is the same in all rows.
"""

from lexicon_fast.base.errors import BadOption

from libc.stdint cimport uint8_t, uint32_t, uint64_t
from libc.string cimport memset
from libcpp.vector cimport vector

from ..dictionary.arguments cimport instances_of
from ..dictionary.deadline cimport check_stop
from ..dictionary.letters cimport CARDS
from ..lexicon.hand_numbers cimport MAX_CARDS, Numbering, number_of
from .hand_sets cimport WORD_BITS, WORD_MASK, HandSets, Rare


cdef enum:
    STEP = 1 << 6                 # words between two calls of `check_stop`


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
