"""The best words of all hands of one size from a pack, found from the hands that are one card smaller."""

from libc.stdint cimport uint8_t, uint16_t, uint32_t, uint64_t
from libcpp.vector cimport vector

from .compiled cimport Compiled

cdef enum:
    MOST_CARDS = 15               # in a hand
    NEVER = 200                   # turns that empty a hand which no words do

    # A best first play: points of the cards paid, then the word, the first in the alphabet highest. 0: none.
    WORD_BITS = 24
    WORD_MASK = (1 << WORD_BITS) - 1


cdef struct Numbering:
    # Sets of cards of some kinds, numbered from 0 among those of equal size: a kind has so many sets before it
    # that hold fewer of it, given how many cards the set has of this kind and of those behind it.
    int kinds
    uint8_t code[33]
    uint8_t count[33]
    uint64_t ways[34][16]         # [kind][size]: sets of the kinds from this one on
    uint32_t before[33][16][16]   # [kind][cards from this kind on][cards of the kind]


cdef struct Rare:
    # The rare cards of a hand: kinds that it has, rarest first.
    int kinds
    int size
    uint8_t kind[15]
    uint8_t count[15]


cdef class Row:
    """The answers for hands with the same rare cards, by number of their common cards."""
    cdef vector[uint32_t] best
    cdef vector[uint8_t] turns
    cdef vector[uint8_t] spent    # [words * commons + common]


cdef class AllHands:
    cdef readonly Compiled dictionary
    cdef readonly int cards       # of a hand
    cdef readonly int most_turns  # 1 if nothing is planned
    cdef readonly int most_points
    cdef readonly bint planned
    cdef uint8_t pack[33]
    cdef uint8_t points[33]
    cdef Numbering rare
    cdef Numbering common
    cdef uint32_t commons         # sets of up to `cards` common cards
    cdef uint32_t first_common[17]  # of each size; they are in order of size
    cdef uint32_t first_rare[17]
    cdef uint32_t row_length[16]  # of a row kept: commons that make a smaller hand with rare cards of this size
    cdef uint64_t row_start[17]
    # Common sets, by number
    cdef vector[uint8_t] common_counts       # [common * kinds + kind]
    cdef vector[uint8_t] common_points
    cdef vector[uint32_t] less_start
    cdef vector[uint16_t] less               # the sets with one card less
    cdef vector[uint32_t] more_start         # [common * 17 + size of the sum]
    cdef vector[uint16_t] more_rest          # what can be added to a set ...
    cdef vector[uint16_t] more_sum           # ... and what it is then
    # Sets that a word is paid with, by number of their rare cards
    cdef vector[uint32_t] paid_start
    cdef vector[uint16_t] paid_common
    cdef vector[uint32_t] paid_best
    # All hands of fewer cards, a row for each set of rare cards
    cdef vector[uint32_t] best
    cdef vector[uint8_t] turns
    cdef vector[uint8_t] spent[8]            # [words]: points of the cards that so many words take at most

    cdef int _number(self, Numbering *out, list codes) except -1
    cdef void take_rare(self, int size, uint32_t number, Rare *out) noexcept nogil
    cdef int answer(self, const Rare *rare, Row row) except -1 nogil
