"""Sums for learning leave values."""

from libc.stdint cimport int64_t, uint32_t
from libcpp.vector cimport vector


cdef class LeaveSums:
    """Sums for each leave, by rank."""
    cdef readonly int64_t racks
    cdef readonly int64_t positions
    cdef readonly double equity       # sum over all racks, hundredths of a point
    cdef vector[double] sums
    cdef vector[double] squares
    cdef vector[double] weights
    cdef vector[uint32_t] counts
