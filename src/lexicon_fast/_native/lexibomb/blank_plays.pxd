"""All plays with blanks that stand for no letter: places and patterns."""

from libc.stdint cimport int64_t, uint8_t, uint32_t, uint64_t
from libcpp.vector cimport vector

from ..dictionary.compiled cimport Compiled
from ..tiles.board cimport Layout, TileBoard
from ..tiles.lanes cimport Premiums, Rack, Squares, Workspace


cdef struct Pattern:              # a play
    uint8_t direction
    uint8_t lane
    uint8_t start                 # square in the lane
    uint8_t length                # squares of the word, those with tiles lying there among them
    uint8_t tiles                 # laid
    uint8_t laid[15]              # their codes in order, MASTER a blank


cdef struct Seen:                 # a pattern of a slot, packed
    uint64_t lo
    uint64_t hi


cdef struct Ordered:
    double score
    uint64_t text                 # place and first letters
    uint32_t play


cdef class Board(TileBoard):
    """A board whose blanks stand for no letter."""


cdef class Finder:
    """Memory for one thread that looks for patterns."""
    cdef vector[Pattern] found
    cdef vector[Seen] seen        # a hash table; entries of other stamps are free
    cdef uint64_t stamp           # of the slot
    cdef size_t kept              # patterns seen in it
    cdef vector[Ordered] ordered


cdef class Patterns:
    """Plays of some positions."""
    cdef readonly Compiled dictionary
    cdef readonly Layout layout
    cdef bytes tiles              # of each position: one byte a square, by row
    cdef vector[int64_t] counts   # of each position, before `top` cut them
    cdef vector[int64_t] offsets  # of each position into what follows, and their number
    cdef vector[Pattern] plays
    cdef vector[double] scores    # expected; none if only the plays were asked for
    cdef vector[double] bombs
    cdef vector[double] errors

    cdef int add(self, Finder f) except -1 nogil
    cdef str spell(self, Py_ssize_t position, const Pattern *play)


# All plays, in no order, in f.found. symmetric: whether the open squares are the same when rows and columns
# change places.
cdef int find_patterns(
    Compiled d, const Premiums *premiums, const Squares *squares, const Rack *rack, Workspace work, Finder f,
    bint symmetric
) except -1 nogil

# The first `top` of the plays found, in f.ordered: by score falling (NULL: all equal), place and word as text.
cdef int order_patterns(
    Compiled d, const Premiums *premiums, Finder f, const double *scores, size_t top) except -1 nogil

# The squares of the tiles laid, by row. Returns how many.
cdef int squares_of(const Premiums *premiums, const Squares *squares, const Pattern *play, int *out) noexcept nogil
