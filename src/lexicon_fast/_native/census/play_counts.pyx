"""How many words each hand from a pack pays for.

Without a Master, those are the words whose letters are in the hand: the sum, over all sets of its cards, of
the words with exactly these letters. Such sums over multisets need one addition for each hand and kind of
card: after the first kinds, the sum is over the sets that differ from the hand only in these kinds.

A hand with a Master also pays for words that it lacks one letter for. Counted over the sets of its cards, a
word without one of its letters comes once if the hand lacks this letter, and once for each different letter
if it lacks none. The whole word, counted as minus the number of its different letters, corrects the latter.

With the answers of all hands, the counts are the entries of a tablebase (see lexicon/tablebase.pxd).
"""

from lexicon_fast._native.lexicon.tablebase import MAGIC
from lexicon_fast.base.errors import BadOption

from cpython.bytes cimport PyBytes_AS_STRING, PyBytes_FromStringAndSize
from libc.stdint cimport uint16_t, uint32_t, uint64_t, uint8_t
from libc.string cimport memcpy, memset
from libcpp.vector cimport vector

from ..dictionary.compiled cimport Compiled, length_of
from ..dictionary.deadline cimport check_limits, check_stop
from ..dictionary.letters cimport CARDS, MASTER
from ..dictionary.long_sort cimport long_sort
from ..lexicon.tablebase cimport (
    BLOCK_BITS, COUNT_BIT, FIRST_LEFT_BIT, MOST_COUNTED, MOST_WORDS, NO_TURNS, TABLE_BYTE_ORDER, TABLE_CHECKED_FROM,
    TABLE_HEADER, TABLE_VERSION, TURNS_BIT, TableHeader, number_of, set_of,
)
from .all_hands cimport NEVER, WORD_BITS, WORD_MASK, AllHands, Rare

cdef enum:
    STEP = 1 << 8                 # words or sets between two calls of `check_stop`


cdef struct Seed:
    # A number to begin with, for a set of cards.
    uint32_t rare
    uint32_t common
    uint32_t value


cdef bint seed_before(const Seed &a, const Seed &b) noexcept nogil:
    return a.rare < b.rare if a.rare != b.rare else a.common < b.common


cdef class PlayCounts:
    """The numbers of first plays of all hands of fewer than `hands.cards` cards.

    Call `reserve`, then `begin` for all rare sets, and then `add` for each kind, with all rare sets. The pack
    must not have more than one Master. Raises BadOption, MemoryError.
    """
    cdef AllHands hands
    cdef vector[uint32_t] counts             # of all hands of fewer cards, in the rows of `hands`
    # Where to begin: numbers modulo 2 ** 32 of some hands, by number of their rare cards
    cdef vector[uint32_t] start
    cdef vector[uint16_t] common
    cdef vector[uint32_t] value
    # For each kind of common cards, the sets with such a card, and the same sets without it
    cdef vector[uint16_t] more[CARDS]
    cdef vector[uint16_t] less[CARDS]

    def __cinit__(self, AllHands hands not None):
        if hands.pack[<int>MASTER] > 1:
            raise BadOption(f"the pack has {hands.pack[<int>MASTER]} Masters; plays are counted for one at most")
        self.hands = hands
        with nogil:
            list_seeds(self, hands, hands.dictionary)
            list_less(self, hands)

    @property
    def size(self) -> int:
        """Bytes of the table."""
        return 4 * self.hands.row_start[self.hands.cards]

    @property
    def kinds(self) -> int:
        """The number of kinds of rare cards, to call `add` for."""
        return self.hands.rare.kinds

    def reserve(self):
        """Allocate the table, `size` bytes. Raises MemoryError."""
        with nogil:
            self.counts.resize(self.hands.row_start[self.hands.cards])

    def free(self):
        """Free the table. Not for use beside other calls."""
        self.counts.resize(0)
        self.counts.shrink_to_fit()

    cdef int check_room(self) except -1:
        if self.counts.size() != self.hands.row_start[self.hands.cards]:
            raise BadOption("the table of counts is not allocated; call reserve() first")

    def begin(self, int size, uint32_t first, uint32_t last):
        """Count the sets of common cards, for the hands whose `size` rare cards have the numbers `first` to `last`.

        Releases the GIL. Raises IndexError, BadOption.
        """
        self.hands.check_sets(size, self.hands.cards - 1, first, last)
        self.check_room()
        with nogil:
            begin_rows(self, self.hands, size, first, last)

    def add(self, int kind, int size, uint32_t first, uint32_t last):
        """Count the sets with fewer cards of a kind of rare cards.

        For hands that have, besides this kind, the `size` rare cards of the numbers `first` to `last`, which
        have none of it; others are left alone. Call `begin` for all rare sets, and `add` for all of them with
        one kind after the other. Releases the GIL. Raises IndexError, BadOption.
        """
        self.hands.check_sets(size, self.hands.cards - 1, first, last)
        self.check_room()
        if not 0 <= kind < self.hands.rare.kinds:
            raise IndexError(f"kind is {kind}; it must be 0 to {self.hands.rare.kinds - 1}")
        with nogil:
            add_kind(self, self.hands, kind, size, first, last)


# ---------------------------------------------------------------- tables

cdef int list_seeds(PlayCounts self, AllHands hands, Compiled d) except -1 nogil:
    cdef vector[Seed] seeds
    cdef uint8_t needed[CARDS]
    cdef uint32_t word, i, row = 0
    cdef int length, k, kinds
    for word in range(d.n):
        if not word & (STEP - 1):
            check_stop(200 * STEP)
        length = length_of(d, word)
        if length < hands.min_length or length >= hands.cards:
            continue
        memset(needed, 0, sizeof(needed))
        for k in range(length):
            needed[d.text[d.offset[word] + k]] += 1
        add_seed(hands, needed, length, 1, seeds)
        needed[<int>MASTER] = 1
        kinds = 0
        for k in range(<int>MASTER):
            if needed[k]:
                kinds += 1
                needed[k] -= 1
                add_seed(hands, needed, length, 1, seeds)
                needed[k] += 1
        add_seed(hands, needed, length + 1, <uint32_t>-kinds, seeds)
    long_sort(seeds.data(), seeds.data() + seeds.size(), &seed_before, check_limits)
    for i in range(<uint32_t>seeds.size()):
        if not i & (STEP - 1):
            check_stop(8 * STEP)
        if i and not seed_before(seeds[i - 1], seeds[i]):
            self.value[self.value.size() - 1] += seeds[i].value
            continue
        while row <= seeds[i].rare:
            self.start.push_back(<uint32_t>self.value.size())
            row += 1
        self.common.push_back(<uint16_t>seeds[i].common)
        self.value.push_back(seeds[i].value)
    while row <= hands.first_rare[hands.cards]:
        self.start.push_back(<uint32_t>self.value.size())
        row += 1


cdef int add_seed(
    AllHands hands, const uint8_t *cards, int size, uint32_t value, vector[Seed] &seeds
) except -1 nogil:
    """Add a number to begin with, if there are such hands."""
    cdef Seed new
    cdef uint8_t counts[CARDS]
    cdef int k, size_of_part
    if size >= hands.cards:
        return 0
    for k in range(<int>CARDS):
        if cards[k] > hands.pack[k]:
            return 0
    for k in range(hands.rare.kinds):
        counts[k] = cards[hands.rare.code[k]]
    new.rare = number_of(&hands.rare, counts, &size_of_part)
    new.rare += hands.first_rare[size_of_part]
    for k in range(hands.common.kinds):
        counts[k] = cards[hands.common.code[k]]
    new.common = number_of(&hands.common, counts, &size_of_part)
    new.common += hands.first_common[size_of_part]
    new.value = value
    seeds.push_back(new)


cdef int list_less(PlayCounts self, AllHands hands) except -1 nogil:
    cdef uint32_t i, at, kinds = hands.common.kinds
    cdef uint32_t k
    for i in range(hands.commons):
        if not i & (STEP - 1):
            check_stop(50 * STEP)
        at = hands.less_start[i]
        for k in range(kinds):
            if hands.common_counts[i * kinds + k]:
                self.more[k].push_back(<uint16_t>i)
                self.less[k].push_back(hands.less[at])
                at += 1


# ---------------------------------------------------------------- sums

cdef int begin_rows(PlayCounts self, AllHands hands, int size, uint32_t first, uint32_t last) except -1 nogil:
    cdef uint32_t number, i, row, length = hands.row_length[size]
    cdef uint32_t *counts
    cdef size_t j
    cdef int k
    for number in range(first, last):
        check_stop(4 * length)
        counts = self.counts.data() + hands.row_start[size] + <uint64_t>number * length
        memset(counts, 0, length * sizeof(uint32_t))
        row = hands.first_rare[size] + number
        for i in range(self.start[row], self.start[row + 1]):
            counts[self.common[i]] = self.value[i]
        for k in range(hands.common.kinds):
            for j in range(self.more[k].size()):
                if self.more[k][j] >= length:
                    break
                counts[self.more[k][j]] += counts[self.less[k][j]]


cdef int add_kind(
    PlayCounts self, AllHands hands, int kind, int size, uint32_t first, uint32_t last
) except -1 nogil:
    cdef uint8_t cards[CARDS]
    cdef uint32_t number, i, length, more
    cdef uint32_t *counts
    cdef uint32_t *before
    cdef int total, n
    for number in range(first, last):
        set_of(&hands.rare, size, number, cards)
        if cards[kind]:
            continue
        before = self.counts.data() + hands.row_start[size] + <uint64_t>number * hands.row_length[size]
        for n in range(1, min(<int>hands.rare.count[kind], hands.cards - 1 - size) + 1):
            cards[kind] = <uint8_t>n
            more = number_of(&hands.rare, cards, &total)
            length = hands.row_length[total]
            check_stop(50 + length // 2)
            counts = self.counts.data() + hands.row_start[total] + <uint64_t>more * length
            for i in range(length):
                counts[i] += before[i]
            before = counts


def entries_of(
    AllHands hands not None, PlayCounts counts not None, int size, uint32_t first, uint32_t last,
    bytes before not None,
) -> bytes:
    """Enter the results that are in memory into the entries of all hands of fewer than `hands.cards` cards whose
    `size` rare cards have these numbers.

    Each table of hands, with plans, and counts must be complete or empty. before: the entries with the results of
    the other tables, or zero. Returns bytes: 8 for each hand. Raises IndexError, BadOption if a number does not fit
    into an entry.
    """
    hands.check_sets(size, hands.cards - 1, first, last)
    if counts.hands is not hands or not hands.planned:
        raise BadOption("a tablebase needs plans, and the counts of the same hands")
    if hands.dictionary.n > MOST_WORDS:
        raise BadOption(f"the dictionary has {hands.dictionary.n:,} words; a tablebase has room for {MOST_WORDS:,}")
    cdef Py_ssize_t length = 8 * (last - first) * <Py_ssize_t>hands.row_length[size]
    if len(before) != length:
        raise BadOption(f"before has {len(before):,} bytes; it must have {length:,}")
    packed = PyBytes_FromStringAndSize(NULL, length)
    memcpy(PyBytes_AS_STRING(packed), PyBytes_AS_STRING(before), length)
    cdef uint64_t *out = <uint64_t *>PyBytes_AS_STRING(packed)
    with nogil:
        pack(hands, counts, size, first, last, out)
    return packed


cdef int pack(
    AllHands hands, PlayCounts counts, int size, uint32_t first, uint32_t last, uint64_t *out
) except -1 nogil:
    cdef uint64_t at = hands.row_start[size] + <uint64_t>first * hands.row_length[size]
    cdef uint64_t entry
    cdef uint32_t number, i, best, turns
    cdef int k, words, points, points_left, rare_points
    cdef bint has_best = hands.best.size() != 0, has_turns = hands.turns.size() != 0
    cdef bint has_counts = counts.counts.size() != 0
    cdef Rare rare
    for number in range(first, last):
        check_stop(4 * hands.row_length[size])
        hands.take_rare(size, number, &rare)
        rare_points = 0
        for k in range(rare.kinds):
            rare_points += rare.count[k] * hands.points[hands.rare.code[rare.kind[k]]]
        for i in range(hands.row_length[size]):
            points = rare_points + hands.common_points[i]
            entry = out[0]
            if has_best:
                best = hands.best[at]
                if best:
                    entry |= WORD_MASK - (best & WORD_MASK)
                for words in range(1, 2 if hands.most_turns > 1 else 4):
                    entry |= <uint64_t>(points - (best >> WORD_BITS)) << (FIRST_LEFT_BIT + 8 * (words - 1))
            if has_turns:
                turns = hands.turns[at]
                entry |= <uint64_t>(turns if turns != NEVER else NO_TURNS) << TURNS_BIT
                for words in range(2, 4 if hands.most_turns > 1 else 2):
                    points_left = points - hands.spent[min(words, hands.most_turns)][at]
                    entry |= <uint64_t>points_left << (FIRST_LEFT_BIT + 8 * (words - 1))
            if has_counts:
                if counts.counts[at] > MOST_COUNTED:
                    with gil:
                        raise BadOption(
                            f"a hand has {counts.counts[at]:,} plays; a tablebase has room for {MOST_COUNTED:,}")
                entry |= <uint64_t>counts.counts[at] << COUNT_BIT
            out[0] = entry
            out += 1
            at += 1


def header_of(AllHands hands not None, uint64_t entries_checksum) -> bytes:
    """The header of a tablebase of all hands of fewer than `hands.cards` cards, `TABLE_HEADER` bytes.

    entries_checksum: XXH3 (64 bits) of the checksums of all blocks of entries.
    """
    import xxhash

    cdef Compiled d = hands.dictionary
    cdef TableHeader header
    cdef bytes digest = bytes.fromhex(d.source_sha256)
    cdef bytes magic = MAGIC
    cdef int k
    memset(&header, 0, sizeof(header))
    memcpy(header.magic, <const char *>magic, 8)
    memcpy(header.source_sha256, <const char *>digest, 32)
    header.version = TABLE_VERSION
    header.byte_order = TABLE_BYTE_ORDER
    header.hands = hands.row_start[hands.cards]
    header.size = TABLE_HEADER + 8 * (header.hands + ((header.hands + (1 << BLOCK_BITS) - 1) >> BLOCK_BITS))
    header.entries_checksum = entries_checksum
    header.words = d.n
    header.letters = d.letters.n
    header.cards = hands.cards - 1
    header.min_length = hands.min_length
    header.rare_kinds = hands.rare.kinds
    header.common_kinds = hands.common.kinds
    memcpy(header.rare, hands.rare.code, hands.rare.kinds)
    memcpy(header.common, hands.common.code, hands.common.kinds)
    memcpy(header.pack, hands.pack, CARDS)
    memcpy(header.points, hands.points, CARDS)
    for k in range(d.letters.n):
        header.upper[k] = ord(d.upper[k])
    header.checksum = xxhash.xxh3_64_intdigest((<const char *>&header)[TABLE_CHECKED_FROM:TABLE_HEADER])
    return (<const char *>&header)[:<int>TABLE_HEADER]
