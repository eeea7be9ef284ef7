"""Placements of bombs drawn at random."""

from libc.stdint cimport uint8_t, uint64_t
from libcpp.vector cimport vector

from .bombs cimport Counts, Field
from .elimination cimport Elimination


cdef class Draws:
    cdef Field field
    cdef Elimination e
    cdef Counts counts
    cdef vector[uint8_t] bombs         # placement after placement, 1 for each square with a bomb
    cdef vector[size_t] branches       # of all steps by the state they lead to
    cdef vector[size_t] branches_at    # where those of a state begin, by layer
    cdef vector[size_t] layers_at
    cdef vector[int] squares           # of each group, then the free ones
    cdef vector[int] squares_at


cdef int draw(Draws draws, Field f, Elimination e, Counts counts, int n, uint64_t seed) except -1 nogil
