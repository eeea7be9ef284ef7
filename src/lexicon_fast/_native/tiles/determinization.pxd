"""Racks and the bag of a board game, as a player sees them, and as they may be."""

from libc.stddef cimport size_t
from libc.stdint cimport int32_t, uint8_t, uint64_t
from libcpp.vector cimport vector

from ..dictionary.compiled cimport Compiled
from .board cimport Layout, TileBoard
from .lanes cimport Premiums, Rack, Squares
from .leaves cimport Situation

cdef enum:
    MOST_PLAYERS = 4


cdef struct Tiles:                # of an imagined world, and who is on turn in it
    Rack racks[4]                 # by seat: the player who observes is 0
    int turn
    size_t drawn                  # of the bag that was dealt from; what follows is the bag
    uint64_t rng


cdef class Sight:
    """What a player sees of the tiles; each game adds what else there is to see."""
    cdef readonly Compiled dictionary
    cdef readonly Layout layout
    cdef readonly int players
    cdef readonly int bag         # tiles in it
    cdef Squares squares
    cdef vector[uint8_t] hidden   # tiles of which it is not known where they are, by code
    cdef Rack racks[4]            # tiles known
    cdef int sizes[4]             # tiles held
    cdef int exchange_from        # tiles that the bag needs for an exchange
    cdef int rack_size            # tiles of a full rack

    # fewest: players; least: tiles that another player holds. Raises BadOption.
    cdef int see(
        self, TileBoard board, bytes rack, bytes hidden, list others, int bag, int exchange_from, int rack_size,
        int fewest, int least) except -1


# Imagine where the hidden tiles are; the bag is drawn from `drawn` on.
cdef int deal(Sight sight, Tiles *tiles, vector[uint8_t] &bag, uint64_t seed) except -1 nogil

# Tiles out of the bag: so many; as many as the rack has room for.
cdef void draw(size_t *drawn, const vector[uint8_t] &bag, Rack *rack, int n) noexcept nogil
cdef void refill(size_t *drawn, const vector[uint8_t] &bag, Rack *rack, int rack_size) noexcept nogil

# As many tiles are drawn as are given, then those are put back, each at a random place.
cdef int exchange(
    size_t *drawn, uint64_t *rng, vector[uint8_t] &bag, Rack *rack, const uint8_t *given) except -1 nogil

# Points of the tiles of a rack.
cdef int32_t value_of(const Premiums *premiums, const Rack *rack) noexcept nogil

# What the choice of the player on turn depends on, besides board and rack.
cdef Situation situation_of(Sight sight, const Tiles *tiles, const vector[uint8_t] &bag) noexcept nogil

# Tiles that do not lie on the board.
cdef int tiles_left(Sight sight, const Tiles *tiles, const vector[uint8_t] &bag) noexcept nogil

# The racks by seat and the bag, tiles by their codes, and the state of the random generator.
cdef tuple tell(Sight sight, const Tiles *tiles, const vector[uint8_t] &bag)
