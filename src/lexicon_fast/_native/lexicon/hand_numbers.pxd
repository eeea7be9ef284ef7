"""Numbers of multisets of cards.

The sets of each size are numbered from 0. Their kinds of cards are in a fixed order; a set comes before
those with the same cards of the first kinds and more cards of the next one.
"""

from libc.stdint cimport uint8_t, uint32_t, uint64_t

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
