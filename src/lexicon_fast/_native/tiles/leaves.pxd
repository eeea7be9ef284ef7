"""What tiles that stay on a rack are worth."""

from libc.stdint cimport int16_t, int32_t, uint8_t, uint32_t, uint64_t

from .lanes cimport Premiums, Rack, Worths, Workspace

cdef enum:
    MOST_KEPT = 8                 # tiles of a leave that a table may know
    MOST_OF_RACK = 256            # what may stay of a rack: of more, nothing is worth anything


cdef struct Table:                # values of leaves by rank: see leaves.pyx
    const int16_t *value          # NULL: none is worth anything
    int unit                      # hundredths of a point that a value counts
    int tiles                     # of the largest leave
    int32_t mean                  # what a rack is worth on average
    uint8_t most[33]              # tiles, by code
    uint32_t first[9]             # number of the first leave of so many tiles
    uint32_t skip[33][9][9]       # by code, tiles up to that code, tiles of that code: added to the rank


cdef struct Situation:            # all that a choice depends on besides board and rack
    int bag                       # tiles in it
    int exchange_from             # tiles that it needs for an exchange
    int players
    int32_t others_value          # points of the tiles that the others hold, once the bag is empty


cdef class Leaves:
    cdef Table table
    cdef readonly bytes values
    cdef readonly int letters
    cdef uint64_t count


cdef int fill_worths(
    const Table *table, const Premiums *premiums, const Rack *rack, const Situation *at, Workspace work, Worths *worths
) except -1 nogil

cdef void number_leaves(const Table *table, const Rack *rack, uint32_t *ranks, uint8_t *tiles) noexcept nogil
