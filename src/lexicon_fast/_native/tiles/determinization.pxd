"""The tiles that a player knows, and determinizations: random deals of the unseen tiles."""

from libc.stddef cimport size_t
from libc.stdint cimport int32_t, uint8_t, uint64_t
from libcpp.vector cimport vector

from ..dictionary.compiled cimport Compiled
from .board cimport Layout, TileBoard
from .lanes cimport Premiums, Rack, Squares
from .leaves cimport Situation

cdef enum:
    MAX_PLAYERS = 4


cdef struct Tiles:                # the racks and the bag of a determinization
    Rack racks[MAX_PLAYERS]       # by seat; the observing player has seat 0
    int turn                      # seat of the player on turn
    size_t drawn                  # tiles already drawn from the shuffled bag
    uint64_t rng


cdef class TileView:
    """The tiles that a player knows. Each game has a subclass with the rest of the position."""
    cdef readonly Compiled dictionary
    cdef readonly Layout layout
    cdef readonly int players
    cdef readonly int bag         # number of tiles
    cdef Squares squares
    cdef vector[uint8_t] hidden   # unseen tiles, by code
    cdef Rack racks[MAX_PLAYERS]  # known tiles
    cdef int sizes[MAX_PLAYERS]   # number of tiles on each rack
    cdef int exchange_from        # fewest tiles in the bag that allow an exchange
    cdef int rack_size            # tiles on a full rack

    # fewest: minimum number of players; least: minimum number of tiles of another player.
    cdef int set_tiles(
        self, TileBoard board, bytes rack, bytes hidden, list others, int bag, int exchange_from, int rack_size,
        int fewest, int least) except -1


# Deal the hidden tiles at random. The bag is drawn from index `drawn` on.
cdef int deal(TileView view, Tiles *tiles, vector[uint8_t] &bag, uint64_t seed) except -1 nogil

# Fill a rack as far as the bag has tiles.
cdef void refill(size_t *drawn, const vector[uint8_t] &bag, Rack *rack, int rack_size) noexcept nogil

# Draw as many tiles as `exchanged` counts, then put those back, each at a random place.
cdef int exchange(
    size_t *drawn, uint64_t *rng, vector[uint8_t] &bag, Rack *rack, const uint8_t *exchanged) except -1 nogil

# Return the points of the tiles of a rack.
cdef int32_t value_of(const Premiums *premiums, const Rack *rack) noexcept nogil

# Return what the choice of the player on turn depends on, besides board and rack.
cdef Situation situation_of(TileView view, const Tiles *tiles, const vector[uint8_t] &bag) noexcept nogil

# Return the number of tiles that are not on the board.
cdef int tiles_left(TileView view, const Tiles *tiles, const vector[uint8_t] &bag) noexcept nogil

# Return for Python: the racks by seat and the bag, as codes, and the state of the random generator.
cdef tuple describe_tiles(TileView view, const Tiles *tiles, const vector[uint8_t] &bag)
