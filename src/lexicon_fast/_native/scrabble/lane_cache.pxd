"""The plays of two known racks, cached by lane."""

from libc.stddef cimport size_t
from libc.stdint cimport int32_t, uint32_t
from libcpp.vector cimport vector

from ..tiles.lanes cimport Play, Squares
from .search_board cimport HashEntry, LanePlay, Move, SearchBoard


cdef struct Span:                 # the plays of a lane, in `plays`
    uint32_t first
    uint32_t n


cdef class LaneCache(SearchBoard):
    cdef Squares single_lane          # a board with one lane, for the generator
    cdef vector[LanePlay] plays
    cdef vector[Span] spans
    cdef vector[HashEntry] span_of    # index into `spans`, by the hash of a lane
    cdef size_t n_span_of

    cdef int all_plays(self, int player, vector[Move] *moves) except -1 nogil
    cdef int first_plays(self, int player, vector[Move] *moves) except -1 nogil
    cdef int greedy_play(self, int player, int32_t bonus, Move *best) except -1 nogil
    cdef int find_play(self, int player, Move *move) except -1 nogil
    cdef int out_plays(self, int player, Move *found, int most) except -1 nogil
    cdef bint disturbs(self, const Move *move, const Move *other) noexcept nogil
    cdef int32_t span(self, int player, int direction, int lane) except -1 nogil
    cdef int find_lane_plays(self, int player, int direction, int lane) except -1 nogil
    cdef LanePlay lane_play(self, int player, const Play *play) noexcept nogil
    cdef int clear(self) except -1 nogil
