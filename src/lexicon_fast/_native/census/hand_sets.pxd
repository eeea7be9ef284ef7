"""The sets of cards that make the hands of one size from a pack, and those that words are paid with."""

from libc.stdint cimport uint8_t, uint16_t, uint32_t, uint64_t
from libcpp.vector cimport vector

from ..dictionary.compiled cimport Compiled

cdef enum:
    MOST_CARDS = 15               # in a hand

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


cdef inline uint32_t number_of(const Numbering *numbering, const uint8_t *counts, int *size) noexcept nogil:
    """The number of a set; its size in *size."""
    cdef int k, s = 0
    cdef uint32_t number = 0
    for k in range(numbering.kinds - 1, -1, -1):
        s += counts[k]
        number += numbering.before[k][s][counts[k]]
    size[0] = s
    return number


cdef class HandSets:
    cdef readonly Compiled dictionary
    cdef readonly int cards       # of a hand
    cdef readonly int most_points
    cdef readonly bint planned
    cdef uint8_t pack[33]
    cdef uint8_t points[33]
    cdef Numbering rare
    cdef Numbering common
    cdef uint32_t commons         # sets of up to `cards` common cards
    cdef uint32_t first_common[17]  # of each size; they are in order of size
    cdef uint32_t first_rare[17]
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

    cdef int _number(self, Numbering *out, list codes) except -1
    cdef void take_rare(self, int size, uint32_t number, Rare *out) noexcept nogil
