"""Boards and the plays found on them, with their Python interface."""

from libc.stdint cimport int64_t, uint8_t, uint64_t
from libcpp.vector cimport vector

from ..dictionary.compiled cimport Compiled
from .lanes cimport Play, Premiums, Rack, Squares
from .laying cimport Touched


cdef class Layout:
    """An empty board and the values of the tiles."""
    cdef readonly int rows
    cdef readonly int columns
    cdef Premiums premiums


cdef class TileBoard:
    """A board with tiles and its cross-checks."""
    cdef readonly Compiled dictionary
    cdef readonly Layout layout
    cdef Squares state
    cdef int searches                 # searches that use it now; meanwhile no tiles can be laid
    cdef bint undesignated            # blanks have no letter: their code is MASTER

    cdef int _fill(self, Compiled dictionary, Layout layout, bytes squares, bint undesignated) except -1
    cdef int _update(self, const Touched *touched) except -1


cdef class Board(TileBoard):
    """A board whose blanks have letters."""


cdef class Plays:
    """Plays of one or more positions."""
    cdef readonly Compiled dictionary  # type: Compiled | None
    cdef readonly Layout layout  # type: Layout | None
    cdef bytes tiles                  # boards of all positions: one byte per square, row by row
    cdef readonly uint64_t vector_tests    # made by the searches
    cdef readonly uint64_t words_fitted    # words that kernels tried to fit into lanes
    cdef vector[int64_t] offsets      # start of each position in `plays`; the last is their number
    cdef vector[Play] plays


# Read 33 counts by code into a rack. `place` precedes "rack" in messages. Raises BadOption.
cdef int read_rack(Compiled d, bytes counts, Rack *rack, str place) except -1

# Return the word of a play: tiles of the board in parentheses, blanks in lower case.
cdef str spell_play(Compiled d, int columns, const uint8_t *tiles, const Play *play)
