"""Endgame search for two players: the bag is empty, so both racks are known."""

from libc.stddef cimport size_t
from libc.stdint cimport int32_t, uint16_t, uint64_t, uint8_t
from libcpp.vector cimport vector

from ..tiles.board cimport Board, Plays
from .search_board cimport LaneCache, Mark, Move, TilePlay, mix
from .transposition cimport Entry, TranspositionTable

cdef enum:
    INFINITE = 1 << 29
    DEPTHS = 4                        # depths of the limited searches before the full one
    WIDTH = 32                        # moves of a limited search at later turns
    LAST_WIDTH = 16                   # at the last turn
    REPLIES = 4                       # going-out plays of the other player that may refute a move
    PER_TILE = 4                      # move ordering: points that a tile laid counts for
    GOING_OUT = 1 << 24               # move ordering: added to plays of all tiles
    MAX_BAG = 4


cdef class Search:
    """A search of two known racks: its position, its limits, and bounds that need no search."""
    cdef LaneCache board
    cdef TranspositionTable own_table
    cdef TranspositionTable *table    # its own, or that of `sharing`
    cdef Search sharing
    cdef uint64_t key                 # part of the keys of all positions
    cdef int turn
    cdef int scoreless
    cdef int n_bag                    # tiles in the bag, of a pre-endgame
    cdef uint8_t bag[MAX_BAG]         # their codes; the last of `n_bag` is drawn first
    cdef int limit                    # scoreless turns that end the game
    cdef int before_pass              # `scoreless` of the root if it passes: one less if it need not count the pass
    cdef uint16_t worthless[2]        # tiles of no value, by their bits
    cdef uint16_t blanks[2]
    cdef bint bounds_pairs            # plays of one or two tiles earn no bonus, as `pair_bound` assumes
    cdef vector[TilePlay] tile_plays[2]
    cdef vector[TilePlay] pair_plays  # plays of two tiles
    cdef vector[vector[TilePlay]] replies    # of one tile, by distance from the root
    cdef vector[vector[Move]] moves   # by distance from the root
    cdef vector[Move] root
    cdef vector[uint64_t] killers     # the last plays that cut off, by distance from the root; 0: none
    cdef vector[vector[Move]] lines   # best continuations, by distance from the root
    cdef uint64_t check_every         # positions between two checks of the clock and of `ended`
    cdef uint64_t most_nodes          # end of this call, as a value of `nodes`
    cdef uint64_t next_check
    cdef double deadline
    cdef object ended
    cdef bint may_stop                # `ended` is not None
    cdef bint stopped
    cdef Mark root_mark               # the position at `open`
    cdef int root_turn
    cdef int root_scoreless
    cdef int root_bag
    cdef readonly uint64_t nodes      # positions searched so far

    cdef int set_up(
        self, Board board, bytes rack, bytes other, int scoreless, int scoreless_turns, uint64_t check_every
    ) except -1
    cdef int open(self, uint64_t nodes, double seconds, ended) except -1
    cdef int close(self) except -1
    cdef void return_to_root(self) noexcept nogil
    cdef int lay(self, const Move *move) except -1 nogil
    cdef Plays root_plays(self)
    cdef bint test_move(self, const Move *move, int32_t low, int32_t *value, bint *exact) except -1 nogil
    cdef int try_root_move(
        self, const Move *move, int32_t low, int depth, int32_t *value, bint *exact) except -1 nogil
    cdef bint scoreless_plays(self)
    cdef int check_limits(self) except -1 nogil
    cdef uint64_t position_key(self) noexcept nogil
    cdef int next_scoreless(
        self, int32_t score, int scoreless, int player, uint16_t rack, uint16_t other) noexcept nogil
    cdef bint listed_across(self, const Move *move) noexcept nogil
    cdef int settle(self, const Move *move, int32_t low, int32_t *value) except -1 nogil
    cdef int floor_of(
        self, const Move *move, int32_t together, const vector[TilePlay] *plays, int32_t *value
    ) except -1 nogil
    cdef void set_priority(self, Move *move, int32_t bonus) noexcept nogil
    cdef int32_t out_bonus(self) noexcept nogil
    cdef int32_t scoreless_value(self) noexcept nogil
    cdef bint known_or_leaf(
        self, Entry *entry, int32_t low, int32_t high, int depth, Move *best, int32_t *value, bint *exact
    ) except -1 nogil
    cdef void store(self, Entry *entry, int32_t value, int bound, int depth, const Move *move) noexcept nogil
    cdef bint refuted(
        self, const Move *move, const Move *replies, int n, int32_t low, int32_t *most
    ) noexcept nogil
    cdef int32_t play_out(self) except? -1 nogil
    cdef int try_move(
        self, const Move *move, int32_t low, int32_t high, int depth, size_t ply, bint first, int32_t *value,
        bint *exact
    ) except -1 nogil
    cdef int search_reply(self, int32_t low, int depth, size_t ply, int32_t *value, bint *exact) except -1 nogil
    cdef int search_position(
        self, int32_t low, int32_t high, int depth, size_t ply, int32_t *value, bint *exact
    ) except -1 nogil
    cdef void keep_killer(self, size_t ply, uint64_t tiles_hash) noexcept nogil
    cdef int times_killer(self, size_t ply, uint64_t tiles_hash) noexcept nogil
    cdef bint known_bound(
        self, const Move *move, bint passes, int32_t low, int32_t high, int depth, int32_t *value, bint *exact
    ) noexcept nogil
    cdef bint refuted_pass(self, int32_t low, int32_t *most) noexcept nogil


cdef class Endgame(Search):
    cdef vector[Move] best_line
    cdef readonly int depth           # of the last complete search; 0: greedy play only
    cdef readonly bint exact
    cdef readonly int value           # points to come, of the player to move minus the other's

    cdef void count_for(self, const Move *move) noexcept nogil
    cdef int begin(self) except -1 nogil
    cdef int deepen(self, int depth) except -1 nogil


cdef inline uint64_t position_key(
    uint64_t tiles_hash, uint16_t rack, uint16_t other, int turn, int scoreless
) noexcept nogil:
    """Return the key of a position. rack, other: the tiles of players 0 and 1, by their bits."""
    return tiles_hash ^ mix(
        <uint64_t>rack << 48 | <uint64_t>other << 32 | <uint64_t>turn << 16 | <uint64_t>scoreless)
