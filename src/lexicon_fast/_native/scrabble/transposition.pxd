"""A transposition table for the endgame search: see core/transposition.h."""

from libc.stdint cimport int32_t, uint8_t, uint32_t, uint64_t


cdef extern from "core/transposition.h" namespace "lexicon_fast::transposition" nogil:
    enum:
        FULL_DEPTH
        EMPTY_ENTRY
        LOWER
        UPPER
        EXACT

    cppclass Entry:
        uint64_t key
        int32_t value
        uint32_t tiles_hash
        uint8_t depth
        uint8_t bound
        uint8_t direction
        uint8_t lane

    cppclass TranspositionTable:
        void resize(uint64_t positions) except +
        const Entry *probe(uint64_t key) noexcept
        void store(const Entry *entry) noexcept
