"""Leaves, the tiles left on a rack, and their values."""

from libc.stdint cimport int16_t, int32_t, uint8_t, uint32_t, uint64_t

from ..dictionary.letters cimport CARDS
from .lanes cimport LeaveValues, Premiums, Rack, Workspace

cdef enum:
    MAX_LEAVE_TILES = 8           # tiles of the largest leave in a table
    MAX_RACK_LEAVES = 256         # leaves of a rack; if a rack has more, all count as 0


cdef struct Table:                # values of leaves by rank: see leaves.pyx
    const int16_t *value          # NULL: all are 0
    int unit                      # of the values, in hundredths of a point
    int tiles                     # of the largest leave
    int32_t mean                  # average value of a full rack
    uint32_t vowels               # letters, one bit each
    const int16_t *turns          # by tiles in the bag from 1 on: see leaves.pyx; NULL: plays are worth their leaves
    int bags                      # rows of `turns`, of which the last is also that of larger bags
    const int16_t *positional     # by code and `position_index`; NULL: all are 0
    int32_t laid[CARDS]           # between the lowest and the highest positional value, by code
    int squares                   # of the board that `positional` is for
    int32_t vowel_charge          # of a vowel beside a premium square in the first play: see static_eval.pyx
    uint8_t most[CARDS]           # tiles in the game, by code
    uint32_t first[MAX_LEAVE_TILES + 1]  # rank of the first leave, by size
    # What a code adds to the rank, by code, tiles up to that code, tiles of it.
    uint32_t skip[CARDS][MAX_LEAVE_TILES + 1][MAX_LEAVE_TILES + 1]


cdef struct Situation:            # what a choice depends on besides board and rack
    int bag                       # number of tiles
    int exchange_from             # fewest tiles in the bag that allow an exchange
    int players
    int32_t others_value          # points of the tiles of the other players, once the bag is empty


cdef class Leaves:
    cdef Table table
    cdef readonly bytes values  # type: bytes | None
    cdef readonly bytes turns  # type: bytes | None
    cdef readonly bytes positional  # type: bytes | None
    cdef readonly int letters
    cdef uint64_t count


cdef inline int leave_size(const Rack *rack, int32_t leave) noexcept nogil:
    """Return the number of tiles of a leave, which is an index into LeaveValues.value."""
    cdef int x, n = 0
    for x in range(CARDS):
        if rack.counts[x]:
            n += leave % (rack.counts[x] + 1)
            leave //= rack.counts[x] + 1
    return n


# Set the value of each possible leave of a rack. Tiles beyond the largest leave of the table count as 0.
cdef int fill_leave_values(
    const Table *table, const Premiums *premiums, const Rack *rack, const Situation *situation, Workspace work,
    LeaveValues *leaves
) except -1 nogil

# Return the row of `Table.turns` for a rack with so many tiles, NULL if it has none.
cdef const int16_t *turn_row(const Table *table, const Situation *situation, int tiles) noexcept nogil

# Return the positional values of a turn, NULL if it has none.
cdef const int16_t *positional_of(
    const Table *table, const Premiums *premiums, const Situation *situation) noexcept nogil
