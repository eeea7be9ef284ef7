"""Tiles laid on a board, and its cross-checks and lanes brought up to date."""

from libc.stdint cimport uint32_t

from .compiled cimport Compiled, Scratch
from .lanes cimport Play, Premiums, Squares, Workspace


cdef struct Touched:              # what has to be renewed
    uint32_t squares[2][21]       # cross-checks, by direction and lane, a bit each
    uint32_t lanes[2]


# Lays a legal play. Only what it touches is renewed.
cdef int lay_play(
    Compiled d, const Premiums *premiums, Squares *squares, Workspace work, const Play *play) except -1 nogil

# The same by steps: tiles put down one by one; what they touch, gathered once all are there; that renewed.
cdef void put_tile(const Premiums *premiums, Squares *squares, int row, int column, int code) noexcept nogil
cdef void touch(const Premiums *premiums, const Squares *squares, int row, int column, Touched *touched) noexcept nogil
cdef void renew(
    Compiled d, const Premiums *premiums, Squares *squares, Scratch scratch, const Touched *touched) noexcept nogil
