"""Random placements of the bombs that agree with the numbers."""

from libc.stdint cimport uint8_t, uint64_t
from libcpp.vector cimport vector

from .bombs cimport Counts, Field
from .elimination cimport Elimination


cdef class Sampler:
    cdef Field field
    cdef Elimination e
    cdef Counts counts
    cdef vector[uint8_t] bombs         # placement after placement, a byte for each square: 1 for a bomb
    cdef vector[size_t] branches       # of all steps, sorted by the state they lead to
    cdef vector[size_t] branches_at    # of each state of each layer: where its branches begin
    cdef vector[size_t] layers_at      # of each layer: where its states begin in `branches_at`
    cdef vector[int] squares           # of each group, then those next to no number
    cdef vector[int] squares_at        # of each group, into `squares`


# Fill sampler.bombs with n placements; if interrupted, with none.
cdef int sample(Sampler sampler, Field f, Elimination e, Counts counts, int n, uint64_t seed) except -1 nogil
