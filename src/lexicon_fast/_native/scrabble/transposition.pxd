"""A transposition table for the endgame search."""

from libc.stdint cimport int32_t, uint8_t, uint32_t, uint64_t
from libcpp.vector cimport vector

cdef enum:
    FULL_DEPTH = 255              # depth of a search to the end of the game

cdef enum:                        # bounds
    EMPTY_ENTRY
    LOWER
    UPPER
    EXACT


cdef struct Entry:
    uint64_t key                  # hash of the position
    int32_t value                 # points to come, of the player to move minus the other's
    uint32_t tiles_hash           # of the best play, lower half; 0 if none is known
    uint8_t depth                 # turns searched
    uint8_t bound
    uint8_t direction             # of the best play
    uint8_t lane


cdef class TranspositionTable:
    cdef vector[Entry] entries
    cdef uint64_t last_bucket

    cdef int resize(self, uint64_t positions) except -1 nogil
    cdef const Entry *probe(self, uint64_t key) noexcept nogil
    cdef void store(self, const Entry *entry) noexcept nogil
