"""The sets of cards that make up the hands of one size from a pack, and those that pay for words."""

from libc.stdint cimport uint8_t, uint16_t, uint32_t, uint64_t
from libcpp.vector cimport vector

from ..dictionary.compiled cimport Compiled

cdef enum:
    MAX_CARDS = 15                # in a hand

    # A first play: points of the cards paid, then the word, with the first in the alphabet highest. 0: none.
    WORD_BITS = 24
    WORD_MASK = (1 << WORD_BITS) - 1


cdef struct Numbering:
    # Numbers of multisets of certain kinds of cards, from 0 for each size. `before` counts the sets that precede
    # a set because they have fewer cards of a kind, and the same cards of the kinds before it.
    int kinds
    uint8_t code[33]
    uint8_t count[33]
    uint64_t ways[34][16]         # [kind][size]: number of sets of the kinds from this one on
    uint32_t before[33][16][16]   # [kind][cards from this kind on][cards of the kind]


cdef struct Rare:
    # The rare cards of a hand by kind, the rarest first.
    int kinds
    int size
    uint8_t kind[15]
    uint8_t count[15]


cdef inline uint32_t number_of(const Numbering *numbering, const uint8_t *counts, int *size) noexcept nogil:
    """The number of a set. Sets *size."""
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
    cdef uint32_t commons         # number of sets of up to `cards` common cards, numbered by size
    cdef uint32_t first_common[17]  # by size: number of the first set
    cdef uint32_t first_rare[17]
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
