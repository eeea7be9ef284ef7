"""A board for two known racks, on which plays are laid and taken back."""

from libc.stddef cimport size_t
from libc.stdint cimport int32_t, int64_t, uint8_t, uint16_t, uint32_t, uint64_t
from libcpp.vector cimport vector

from ..dictionary.compiled cimport Compiled
from ..tiles.board cimport Layout
from ..tiles.lanes cimport Rack, Squares, Workspace


cdef struct Kept:                 # a play in a lane
    uint64_t tiles                # the tiles laid, each on its square, as one number
    uint32_t word
    uint32_t blanks
    int32_t score
    uint16_t need                 # of the rack's tiles, a bit each
    uint8_t start
    uint8_t length


cdef struct Move:                 # a play and its lane; of length 0: a pass
    Kept play
    int32_t worth                 # for their order
    uint8_t direction
    uint8_t lane


cdef struct Kind:                 # equal tiles of a rack: the lowest of their bits are held
    uint16_t bits
    uint8_t shift
    uint8_t code


cdef struct Named:                # something kept under a 64-bit number; 0: room for one
    uint64_t name
    int64_t value


cdef struct SquareBefore:         # what a play changed, to take it back
    uint8_t direction
    uint8_t lane
    uint8_t at
    bint laid
    bint crossed
    uint32_t cross
    int32_t cross_sum


cdef struct LaneBefore:
    uint8_t direction
    uint8_t lane
    int32_t kept[2]
    uint64_t content[2]


cdef struct Mark:                 # a point to come back to
    size_t squares
    size_t lanes
    uint64_t tiles
    uint16_t racks[2]


cdef class UndoBoard:
    cdef readonly Compiled dictionary
    cdef readonly Layout layout
    cdef Workspace work               # None while nobody works with the board
    cdef Squares squares              # their lanes are not kept up to date
    cdef Rack full[2]                 # the racks at the start
    cdef Kind kinds[2][15]
    cdef int n_kinds[2]
    cdef uint32_t letters[2]          # that a player may lay
    cdef vector[int32_t] points[2]    # of tiles, by their bits
    cdef uint16_t racks[2]            # tiles held, by their bits
    cdef uint64_t tiles               # on the board, as one number
    cdef uint64_t content[2][2][21]   # of each lane, as far as it matters to a player, as one number
    cdef int32_t kept[2][2][21]       # by player, direction, lane: what a subclass keeps of it; -1: unknown
    cdef vector[SquareBefore] squares_before
    cdef vector[LaneBefore] lanes_before
    cdef vector[Named] crosses        # cross-checks
    cdef size_t n_crosses

    cdef int open(self) except -1
    cdef int close(self) except -1
    cdef int read(self, int player, bytes counts) except -1
    cdef uint16_t bits_of(self, int player, const uint8_t *counts) noexcept nogil
    cdef uint16_t after(self, int player, uint16_t need) noexcept nogil
    cdef int blanks(self, int player) noexcept nogil
    cdef Mark mark(self) noexcept nogil
    cdef void take_back(self, const Mark *mark) noexcept nogil
    cdef int lay(self, int player, const Move *move) except -1 nogil
    cdef int save_square(self, int direction, int lane, int at, bint laid) except -1 nogil
    cdef int save_lane(self, int direction, int lane) except -1 nogil
    cdef void change_cross(self, int direction, int lane, int square, uint32_t cross, int32_t points) noexcept nogil
    cdef int renew_square(self, int direction, int lane, int at) except -1 nogil


cdef inline uint64_t mixed(uint64_t x) noexcept nogil:
    """A number that looks random (the finalizer of SplitMix64)."""
    x += <uint64_t>0x9E3779B97F4A7C15
    x = (x ^ x >> 30) * <uint64_t>0xBF58476D1CE4E5B9
    x = (x ^ x >> 27) * <uint64_t>0x94D049BB133111EB
    return x ^ x >> 31


cdef inline uint64_t tile_number(int square, int code) noexcept nogil:
    return mixed(<uint64_t>square << 8 | <uint64_t>code)


cdef inline Named *place_of(vector[Named] *table, uint64_t name) noexcept nogil:
    """Where something of this name is kept, or may be."""
    cdef size_t last = table.size() - 1, at = name & last
    while table[0][at].name != name and table[0][at].name != 0:
        at = (at + 1) & last
    return &table[0][at]


cdef int keep(vector[Named] *table, size_t *n, uint64_t name, int64_t value) except -1 nogil
cdef int forget_all(vector[Named] *table, size_t *n) except -1 nogil
