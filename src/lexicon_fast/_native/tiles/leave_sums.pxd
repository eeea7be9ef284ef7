"""Sums for learning leave values."""

from libc.stdint cimport int64_t, uint8_t, uint32_t, uint64_t
from libcpp.vector cimport vector

from .lanes cimport Rack
from .leaves cimport Leaves, Table

cdef enum:
    MAX_RACKS = 64                    # of a position


cdef class LeaveSums:
    """Sums for each leave, by rank."""
    cdef readonly int64_t racks
    cdef readonly int64_t positions
    cdef readonly double equity       # sum over all racks, hundredths of a point
    cdef vector[double] sums
    cdef vector[double] squares
    cdef vector[double] weights
    cdef vector[uint32_t] counts


# Check the arguments that every way of gathering racks has. Raises BadOption.
cdef int check_racks(LeaveSums out, Leaves leaves, int racks, int least_bag) except -1

# Deal `n` racks of `size` of the unseen tiles, independently of each other. Changes the order of `tiles`.
cdef int deal_racks(vector[uint8_t] &tiles, int size, int n, uint64_t *rng, Rack *racks) except -1 nogil

# Add the racks of a position with the values of their best actions, in hundredths of a point.
cdef void add_racks(const Table *table, LeaveSums out, const Rack *racks, const double *values, int n) noexcept nogil
