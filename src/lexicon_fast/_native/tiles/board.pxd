"""Boards and the plays on them, as Python sees them."""

from libc.stdint cimport int64_t, uint64_t
from libcpp.vector cimport vector

from ..dictionary.compiled cimport Compiled
from .lanes cimport Play, Premiums, Rack, Squares


cdef class Layout:
    """A board without tiles, and the values of the tiles."""
    cdef readonly int rows
    cdef readonly int columns
    cdef Premiums premiums


cdef class TileBoard:
    """A board with tiles, and its cross-checks."""
    cdef readonly Compiled dictionary
    cdef readonly Layout layout
    cdef Squares state
    cdef int readers                  # calls that look for its plays just now
    cdef bint unbound                 # blanks stand for no letter: their code is MASTER

    cdef int _fill(self, Compiled dictionary, Layout layout, bytes squares, bint unbound) except -1
    cdef int _renew(self, list squares) except -1


cdef class Board(TileBoard):
    """A board whose blanks stand for letters."""


cdef class Plays:
    """Plays of some positions."""
    cdef readonly Compiled dictionary
    cdef readonly Layout layout
    cdef bytes tiles                  # of each position: one byte a square, by row
    cdef readonly uint64_t vector_tests    # of the searches
    cdef readonly uint64_t words_fitted    # to lanes
    cdef vector[int64_t] offsets      # of each position into `plays`, and their number
    cdef vector[Play] plays

    cdef str spell(self, Py_ssize_t position, const Play *play)


cdef int read_rack(Compiled d, bytes counts, Rack *rack, str place) except -1
