"""The tablebase file, byte by byte: an entry for each hand of up to ten (or fewer) cards from a pack.

Numbers have the byte order of the machine that wrote the file; files of the other byte order are rejected.

    offset  size
    0       8     magic: "LEXTABLE"
    8       4     format version: TABLE_VERSION
    12      4     byte order: 0x01020304
    16      8     size of the file in bytes
    24      8     checksum: XXH3 (64 bits) of the bytes 32 to 4095
    32      8     checksum: XXH3 (64 bits) of the checksums of all blocks
    40      8     hands: the number of entries
    48      32    SHA-256 of the source word list
    80      4     words of the dictionary
    84      4     letters in the alphabet
    88      4     cards in the largest hands
    92      4     minimum letters of a word
    96      4     kinds of rare cards
    100     4     kinds of common cards
    104     40    rare cards: their codes, in the order of their numbers
    144     40    common cards: their codes, in the order of their numbers
    184     40    pack: number of cards by code
    224     40    points of a card by code
    264     128   alphabet: upper-case forms (code points, 4 bytes each)
    392           zero up to 4096, then the entries, 8 bytes each, then a checksum for each block of 4096 entries:
                  XXH3 (64 bits); the last block may have fewer

The code of a letter is its place in the alphabet, and that of a Master 32. An entry, from the lowest bit:

    bits    0 to 20   the best first word: its place in alphabetical order, 0 if there is none
           21 to 36   number of first plays, 0 if there is none
           37 to 39   turns that empty the hand; 7: it cannot be emptied
           40 to 47   points left after the best first play
           48 to 55   points left after two turns, if no cards are drawn
           56 to 63   points left after three turns

The entry of a hand is found as follows. Each kind of card in the pack is rare or common. The sets of rare
cards of each size have numbers from 0, and so have the sets of common cards (see `Numbering`). First
come the hands without a rare card, then those with one, and so on; among these, they are in the order of the
number of their rare cards, then of their number of common cards, then of the number of these. So the hands
with the same rare cards are a row, with one entry for each set of common cards that is not too large.
"""

from libc.stdint cimport uint32_t, uint64_t, uint8_t
from libcpp.vector cimport vector

from ..dictionary.letters cimport CARDS
from ..dictionary.search cimport Cards
from ..rows.positions cimport Positions

cdef enum:
    MAX_CARDS = 15                # in a set


cdef struct Numbering:
    # The kinds of cards, and the counts that a set may have. `before` counts the sets that precede a set
    # because they have fewer cards of a kind, and the same cards of the kinds before it.
    int kinds
    uint8_t code[33]
    uint8_t count[33]
    uint64_t ways[34][16]         # [kind][size]: number of sets of the kinds from this one on
    uint32_t before[33][16][16]   # [kind][cards from this kind on][cards of the kind]


cdef inline uint32_t number_of(const Numbering *numbering, const uint8_t *counts, int *size) noexcept nogil:
    """The number of a set. Sets *size."""
    cdef int k, s = 0
    cdef uint32_t number = 0
    for k in range(numbering.kinds - 1, -1, -1):
        s += counts[k]
        number += numbering.before[k][s][counts[k]]
    size[0] = s
    return number


# Fill the tables for sets of up to `cards` cards of the kinds and counts of `out`.
cdef void number_sets(Numbering *out, int cards) noexcept nogil

# Find the set with a number and size: the count of each kind.
cdef void set_of(const Numbering *numbering, int size, uint32_t number, uint8_t *counts) noexcept nogil


cdef enum:
    TABLE_VERSION = 2
    TABLE_BYTE_ORDER = 0x01020304
    TABLE_CHECKED_FROM = 32  # first byte that the first checksum covers
    TABLE_HEADER = 4096      # bytes
    BLOCK_BITS = 12          # entries of a block, as a power of two; they take eight pages of memory
    COUNT_BIT = 21
    TURNS_BIT = 37
    FIRST_LEFT_BIT = 40
    MOST_WORDS = 1 << COUNT_BIT
    MOST_COUNTED = (1 << 16) - 2
    NO_TURNS = 7

cdef extern from *:
    """
    #include <cstdint>

    struct lexicon_table_header {
      char magic[8];
      std::uint32_t version, byte_order;
      std::uint64_t size, checksum, entries_checksum, hands;
      std::uint8_t source_sha256[32];
      std::uint32_t words, letters, cards, min_length, rare_kinds, common_kinds;
      std::uint8_t rare[40], common[40], pack[40], points[40];
      std::uint32_t upper[32];
      std::uint8_t zero[3704];
    };
    static_assert(sizeof(lexicon_table_header) == 4096, "the header has no gaps");
    """
    struct TableHeader "lexicon_table_header":
        char magic[8]
        uint32_t version
        uint32_t byte_order
        uint64_t size
        uint64_t checksum
        uint64_t entries_checksum
        uint64_t hands
        uint8_t source_sha256[32]
        uint32_t words
        uint32_t letters
        uint32_t cards
        uint32_t min_length
        uint32_t rare_kinds
        uint32_t common_kinds
        uint8_t rare[40]
        uint8_t common[40]
        uint8_t pack[40]
        uint8_t points[40]
        uint32_t upper[32]

    const uint64_t NO_ENTRY "UINT64_MAX"   # of a hand that is not in the table


cdef class Table:
    cdef readonly str source_sha256
    cdef readonly str upper           # the letters
    cdef readonly int words           # of the dictionary
    cdef readonly int cards           # in the largest hands
    cdef readonly int min_length      # letters of a word
    cdef readonly bytes pack          # number of cards by code, 33 uint8
    cdef readonly bytes points        # of each card by code, 33 uint8
    cdef readonly uint64_t hands
    cdef const uint8_t[::1] _buffer   # keeps the memory alive
    cdef const TableHeader *header
    cdef const uint64_t *entry
    cdef const uint64_t *checksums    # of the blocks
    cdef vector[uint8_t] checked      # by block: it is known to be undamaged
    cdef str label
    # Where to find a hand. Each kind of card has a bit, the last common kind the lowest.
    cdef uint8_t bit_of[CARDS]        # by code; 255: not in the pack
    cdef uint8_t most[64]             # cards in the pack, by bit
    cdef uint64_t commons             # the bits of common cards
    # [bit][cards of the kind][cards from this kind on], as in Numbering
    cdef uint32_t before[64][MAX_CARDS + 1][MAX_CARDS + 1]
    cdef uint64_t row_start[MAX_CARDS + 1]  # by number of rare cards
    cdef uint32_t row_length[MAX_CARDS + 1]
    cdef uint32_t first_common[MAX_CARDS + 2]  # by number of common cards

    cdef object _open(self)
    cdef void _number(self, Numbering *numbering, int lowest) noexcept
    # Copy the entries of the hands of positions `first` to `first + n` to `out`: NO_ENTRY if there is none.
    cdef int find(self, Positions positions, Py_ssize_t first, Py_ssize_t n, uint64_t *out) except -1 nogil
    # The entry of a hand, given by its counts by code; NO_ENTRY if there is none.
    cdef uint64_t entry_of(self, const Cards *hand) except? 0 nogil
    # Raise BadTablebase if a block that is read for the first time is damaged.
    cdef int check_block(self, uint64_t block) except -1 with gil
