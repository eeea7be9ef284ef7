"""All plays of a position in which blanks have no letter."""

from libc.stdint cimport int64_t, uint8_t, uint32_t, uint64_t
from libcpp.vector cimport vector

from ..dictionary.compiled cimport Compiled
from ..tiles.board cimport Layout, TileBoard
from ..tiles.lanes cimport MAX_RACK, Premiums, Rack, Squares, Workspace


cdef struct Play:                 # a play: its place and tiles
    uint8_t direction
    uint8_t lane
    uint8_t start                 # square in the lane
    uint8_t length                # squares of the word, including those with tiles on the board
    uint8_t tiles                 # number of tiles laid
    uint8_t laid[MAX_RACK]        # their codes in order, MASTER for a blank


cdef struct PackedPlay:           # a play packed into two words, see START_BITS
    uint64_t lo
    uint64_t hi


cdef struct SortKey:              # the sort key of a play
    double score
    uint64_t text                 # place and first letters
    uint32_t play                 # index in `found`


cdef class Board(TileBoard):
    """A board whose blanks have no letter."""


cdef class Finder:
    """The plays found in a position, and memory to find them. For one thread."""
    cdef vector[Play] found
    cdef vector[PackedPlay] table  # a hash table of the plays of a slot; entries with another stamp are free
    cdef uint64_t stamp           # of the current slot
    cdef size_t used              # number of entries with this stamp
    cdef vector[SortKey] ordered


cdef class Plays:
    """The plays of some positions, best first."""
    cdef readonly Compiled dictionary
    cdef readonly Layout layout
    cdef bytes tiles              # board of each position: one byte for each square, by row
    cdef vector[int64_t] counts   # number of plays of each position, including those dropped by `top`
    cdef vector[int64_t] offsets  # of each position, into the vectors below; one more than positions
    cdef vector[Play] plays
    cdef vector[double] scores    # expected score of each play; empty if not computed
    cdef vector[double] bombs     # chance of a bomb
    cdef vector[double] errors    # of the score

    cdef int add(self, Finder f) except -1 nogil
    cdef str spell(self, Py_ssize_t position, const Play *play)


# Find all plays, unordered, into f.found. symmetric: whether the open squares stay the same when rows and
# columns are swapped. Raises BadOption for too many plays.
cdef int find_plays(
    Compiled d, const Premiums *premiums, const Squares *squares, const Rack *rack, Workspace work, Finder f,
    bint symmetric
) except -1 nogil

# Put the first `top` plays into f.ordered: by descending score (NULL: all equal), then place, then word as text.
cdef int order_plays(
    Compiled d, const Premiums *premiums, Finder f, const double *scores, size_t top) except -1 nogil

# Write the squares on which a play lays tiles, counted by row. Returns how many.
cdef int squares_of(const Premiums *premiums, const Squares *squares, const Play *play, int *out) noexcept nogil
