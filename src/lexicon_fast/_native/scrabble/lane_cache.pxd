"""The plays of two known racks, cached by lane."""

from libc.stddef cimport size_t
from libc.stdint cimport int32_t, uint8_t, uint16_t, uint32_t
from libcpp.vector cimport vector

from ..tiles.lanes cimport MAX_SIDE, Play, Squares
from .search_board cimport HashEntry, LanePlay, Move, SearchBoard


cdef struct Span:                 # the plays of a lane, in `plays`
    uint32_t first
    uint32_t n


cdef struct TilePlay:             # a play of one tile
    int32_t score
    uint16_t need
    uint8_t row
    uint8_t column


cdef struct Changes:              # what tiles change for plays of one tile
    uint32_t rows[MAX_SIDE]       # squares with a new tile or at the end of its words, by row
    int n
    uint8_t row[64]               # the empty ones of these squares
    uint8_t column[64]
    uint8_t directions[64]        # of their words that are longer than before, one bit each


cdef inline bint by_need(const TilePlay &a, const TilePlay &b) noexcept nogil:
    return a.need < b.need if a.need != b.need else a.score > b.score


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
    cdef int tile_plays(self, int player, vector[TilePlay] *plays) except -1 nogil
    cdef void put(self, const Move *move, Changes *changes) noexcept nogil
    cdef void take(self, const Move *move) noexcept nogil
    cdef int32_t best_tile_play(
        self, int player, uint16_t need, const vector[TilePlay] *plays, const Changes *changes
    ) except? -2 nogil
    cdef int32_t pair_bound(
        self, int player, uint16_t pair, int32_t together, int32_t theirs, const vector[TilePlay] *plays,
        const Changes *changes
    ) except? -1073741824 nogil
    cdef int32_t best_new_pair(self, int code, int other, const Changes *changes) except? -2 nogil
    cdef int32_t pair_score(
        self, int direction, int row, int column, int code, int other, int32_t crossing
    ) except? -2 nogil
    cdef int32_t tile_score(self, const Changes *changes, int i, int code) except? -2 nogil
    cdef int32_t word_points(
        self, int direction, int lane, int at, bint changed, int code, uint32_t *letters
    ) except? -3 nogil
    cdef bint disturbs(self, const Move *move, const Move *other) noexcept nogil
    cdef int32_t span(self, int player, int direction, int lane) except -1 nogil
    cdef int find_lane_plays(self, int player, int direction, int lane) except -1 nogil
    cdef LanePlay lane_play(self, int player, const Play *play) noexcept nogil
    cdef int clear(self) except -1 nogil
