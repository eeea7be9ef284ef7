"""Rack inference: weights of the tiles that other players may hold, from their last actions."""

from libc.stdint cimport int32_t, uint8_t, uint32_t, uint64_t
from libcpp.string cimport string
from libcpp.unordered_map cimport unordered_map
from libcpp.vector cimport vector

from ..dictionary.letters cimport CARDS
from ..tiles.determinization cimport TileView, Tiles
from ..tiles.lanes cimport MAX_RACK, Rack, Squares
from ..tiles.leaves cimport Leaves, Situation


cdef struct Loss:                 # equity given up by an action, in hundredths of a point
    int32_t loss
    int32_t leave                 # of an exchange: index of the tiles kept, see LeaveValues


cdef struct Sample:               # tiles that a player may have kept, and returned to the bag: places in `hidden`
    uint32_t kept[MAX_RACK]
    uint32_t returned[MAX_RACK]
    int tiles                     # kept
    int exchanged
    int32_t loss


cdef struct Seen:                 # the last action of a player
    int kind                      # see static_eval
    bint observed
    Squares squares               # before it
    Situation situation
    Rack rack                     # tiles that were certainly on the rack, those of the play included
    uint8_t laid[CARDS]
    int unknown                   # number of the other tiles on the rack
    int exchanged
    int32_t points                # of the play, in hundredths
    int32_t off_board             # points of all tiles that were not on the board
    uint64_t rng
    vector[uint32_t] places       # of the hidden tiles, in random order
    unordered_map[string, vector[Loss]] losses       # by the counts of the unknown tiles
    vector[Sample] samples
    vector[double] sums           # of the weights of the samples up to each one


cdef class Inference:
    cdef readonly TileView view
    cdef readonly Leaves leaves
    cdef double scale
    cdef double floor
    cdef vector[Seen] seen        # by seat
    cdef int deals                # threads that deal now; meanwhile nothing can change
    cdef bint changes             # a thread draws leaves now; meanwhile nothing can be read
    cdef int check_idle(self, bint deals) except -1


# Deal the hidden tiles as `deal` does, but let players keep tiles that fit their last actions.
cdef int deal_inferred(
    TileView view, Inference inference, Tiles *tiles, vector[uint8_t] &bag, uint64_t seed) except -1 nogil
