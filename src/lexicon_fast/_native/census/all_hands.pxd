"""The best first plays of all hands of one size from a pack, found from those of smaller hands."""

from libc.stdint cimport uint16_t, uint32_t, uint64_t, uint8_t
from libcpp.vector cimport vector

from ..dictionary.compiled cimport Compiled
from ..dictionary.letters cimport CARDS
from ..lexicon.tablebase cimport MAX_CARDS, Numbering

cdef enum:
    # A first play: points of the cards paid, then the word, with the first in the alphabet highest. 0: none.
    WORD_BITS = 24
    WORD_MASK = (1 << WORD_BITS) - 1


cdef struct Rare:
    # The rare cards of a hand by kind, the rarest first.
    int kinds
    int size
    uint8_t kind[MAX_CARDS]
    uint8_t count[MAX_CARDS]


cdef class HandSets:
    cdef readonly Compiled dictionary
    cdef readonly int cards       # of a hand
    cdef readonly int most_points
    cdef readonly int min_length   # letters of a word
    cdef readonly bint planned
    cdef uint8_t pack[CARDS]
    cdef uint8_t points[CARDS]
    cdef Numbering rare
    cdef Numbering common
    cdef uint32_t commons         # number of sets of up to `cards` common cards, numbered by size
    cdef uint32_t first_common[MAX_CARDS + 2]  # by size: number of the first set
    cdef uint32_t first_rare[MAX_CARDS + 2]
    # Common sets, by number
    cdef vector[uint8_t] common_counts       # [common * kinds + kind]
    cdef vector[uint8_t] common_points
    cdef vector[uint32_t] less_start
    cdef vector[uint16_t] less               # for each set, the sets with one card less
    cdef vector[uint32_t] more_start         # [common * 17 + size of the union]
    cdef vector[uint16_t] more_rest          # sets that can be added to a set,
    cdef vector[uint16_t] more_sum           # and the unions
    # Sets that pay for words, by number of their rare cards
    cdef vector[uint32_t] paid_start
    cdef vector[uint16_t] paid_common
    cdef vector[uint32_t] paid_best

    cdef int number_kinds(self, Numbering *out, list codes) except -1
    cdef int check_sets(self, int size, int most, uint32_t first, uint32_t last) except -1
    cdef void take_rare(self, int size, uint32_t number, Rare *out) noexcept nogil


cdef enum:
    NEVER = 200                   # turns of a hand that no words empty


cdef class Row:
    """The results for hands with the same rare cards, by number of their common cards."""
    cdef vector[uint32_t] best
    cdef vector[uint8_t] turns
    cdef vector[uint8_t] spent    # [words * commons + common]


cdef class AllHands(HandSets):
    cdef readonly int most_turns  # 1 without plans
    cdef uint32_t row_length[MAX_CARDS + 1]  # by number of rare cards: common sets that make a smaller hand with them
    cdef uint64_t row_start[MAX_CARDS + 2]
    # All hands of fewer cards, a row for each set of rare cards; a table may be empty
    cdef vector[uint32_t] best               # first play (see above)
    cdef vector[uint8_t] turns               # that empty the hand
    cdef vector[uint8_t] spent[8]            # [words]: the most points of cards that this many words take

    cdef int check_room(self, bint best, bint turns) except -1
    cdef int solve_row(self, const Rare *rare, Row row) except -1 nogil
