"""Tiles laid on a board, and its cross-checks and lanes brought up to date."""

from libc.stdint cimport uint8_t, uint32_t

from ..dictionary.compiled cimport Compiled, Scratch
from ..dictionary.letters cimport MASTER
from .lanes cimport Play, Premiums, Rack, Squares, Workspace


cdef struct Touched:              # what has to be renewed
    uint32_t squares[2][21]       # cross-checks, by direction and lane, a bit each
    uint32_t lanes[2]


# Lays a legal play. Only what it touches is renewed.
cdef int lay_play(
    Compiled d, const Premiums *premiums, Squares *squares, Workspace work, const Play *play) except -1 nogil

# The same by steps: tiles put down one by one; what they touch, gathered once all are there; that renewed.
cdef void put_tile(const Premiums *premiums, Squares *squares, int row, int column, int code) noexcept nogil
cdef void touch(const Premiums *premiums, const Squares *squares, int row, int column, Touched *touched) noexcept nogil
# Stopped early, `renew` leaves the board half renewed.
cdef int renew(
    Compiled d, const Premiums *premiums, Squares *squares, Scratch scratch, const Touched *touched) except -1 nogil


cdef inline int pay_play(Compiled d, const Squares *squares, Rack *rack, const Play *play) noexcept nogil:
    """Take the tiles of a play off a rack; squares: those before it is laid. Returns how many they are."""
    cdef const uint8_t *text = d.text + d.offset[play.word]
    cdef uint32_t occupied = squares.occupied[play.direction][play.lane] >> play.start
    cdef int k, laid = 0
    for k in range(play.length):
        if not occupied >> k & 1:
            rack.counts[<int>MASTER if play.blanks >> k & 1 else text[k]] -= 1
            laid += 1
    rack.tiles -= laid
    rack.blanks = rack.counts[<int>MASTER]
    return laid
