"""Positions that a search remembers."""

from libc.stdint cimport int32_t, uint8_t, uint32_t, uint64_t
from libcpp.vector cimport vector

cdef enum:
    WHOLE = 255                   # depth of a value that no estimate is part of

cdef enum:                        # what a value says
    NOTHING
    LEAST
    MOST
    EQUAL


cdef struct Seen:
    uint64_t name                 # of the position
    int32_t value                 # points to come, of the player to move less the other's
    uint32_t tiles                # of the best play, half of their number; 0: none is known
    uint8_t depth                 # turns looked ahead
    uint8_t says
    uint8_t direction             # of the best play
    uint8_t lane


cdef class Memory:
    cdef vector[Seen] table
    cdef uint64_t buckets             # less one

    cdef int resize(self, uint64_t positions) except -1 nogil
    cdef const Seen *look_up(self, uint64_t name) noexcept nogil
    cdef void remember(self, const Seen *new) noexcept nogil
