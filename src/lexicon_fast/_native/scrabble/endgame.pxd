"""Endgame search for two players: the bag is empty, so both racks are known."""

from libc.stddef cimport size_t
from libc.stdint cimport int32_t, uint64_t
from libcpp.vector cimport vector

from .lane_cache cimport LaneCache
from .search_board cimport Move
from .transposition cimport Entry, TranspositionTable


cdef class Endgame:
    cdef LaneCache board
    cdef TranspositionTable table
    cdef int turn
    cdef int scoreless
    cdef int limit                    # scoreless turns that end the game
    cdef int drawn                    # tile in the bag, or -1
    cdef vector[vector[Move]] moves   # by distance from the root
    cdef vector[vector[Move]] lines   # best continuations, by distance from the root
    cdef vector[Move] root
    cdef vector[Move] best_line
    cdef uint64_t most_nodes          # end of this call, as a value of `nodes`
    cdef uint64_t next_check
    cdef double deadline
    cdef object ended
    cdef bint may_stop                # `ended` is not None
    cdef bint stopped
    cdef readonly uint64_t nodes      # positions searched so far
    cdef readonly int depth           # of the last complete search; 0: greedy play only
    cdef readonly bint exact
    cdef readonly int value           # points to come, of the player to move minus the other's

    cdef int open(self, uint64_t nodes, double seconds, ended) except -1
    cdef int close(self) except -1
    cdef bint scoreless_plays(self)
    cdef int check_limits(self) except -1 nogil
    cdef int begin(self) except -1 nogil
    cdef int32_t out_bonus(self) noexcept nogil
    cdef int32_t scoreless_value(self) noexcept nogil
    cdef void set_priority(self, Move *move, int32_t bonus) noexcept nogil
    cdef int deepen(self, int depth) except -1 nogil
    cdef int try_move(
        self, const Move *move, int32_t low, int32_t high, int depth, size_t ply, bint first, int32_t *value,
        bint *exact
    ) except -1 nogil
    cdef int search_position(
        self, int32_t low, int32_t high, int depth, size_t ply, int32_t *value, bint *exact
    ) except -1 nogil
    cdef void store(self, Entry *entry, int32_t value, int bound, int depth, const Move *move) noexcept nogil
    cdef bint refuted(
        self, const Move *move, const Move *replies, int n, int32_t low, int32_t *most
    ) noexcept nogil
    cdef int32_t play_out(self) except? -1 nogil
