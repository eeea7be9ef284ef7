"""Games of two players who use static evaluation."""

from libc.stddef cimport size_t
from libc.stdint cimport int32_t, uint32_t, uint64_t, uint8_t
from libcpp.vector cimport vector

from ..dictionary.compiled cimport Compiled
from ..tiles.board cimport Layout
from ..tiles.lanes cimport Rack, Squares, Workspace
from ..tiles.leaves cimport Situation, Table
from ..tiles.static_eval cimport Choice


cdef struct Side:
    Rack rack
    int32_t score
    const Table *table            # NULL: chooses by score


cdef class Match:
    """Two players and the rules of their games."""
    cdef readonly Compiled dictionary
    cdef readonly Layout layout
    cdef Workspace work
    cdef tuple leaves             # keeps the tables alive
    cdef vector[uint8_t] tiles    # all, in order
    cdef int rack_size
    cdef int exchange_from
    cdef int scoreless_turns
    # The current game:
    cdef Squares squares
    cdef Side sides[2]
    cdef vector[uint8_t] bag      # drawn from index `drawn` on
    cdef size_t drawn
    cdef uint64_t rng
    cdef int mover
    cdef int scoreless
    cdef int turns
    cdef bint over
    cdef int winner               # -1: both


cdef int begin(Match game, uint64_t seed, int starter) except -1 nogil
cdef Situation situation_of(Match game) noexcept nogil
cdef int choose_turn(Match game, Choice *choice) except -1 nogil
# Subtract the value of the tiles that each player holds at the end; `out`, the player who went out, gains the sum (-1:
# nobody went out). Returns the winners, one bit each.
cdef uint32_t count_tiles(int players, const int32_t *held, int out, int32_t *scores) noexcept nogil
cdef int apply_choice(Match game, const Choice *choice) except -1 nogil
