"""A transposition table for the endgame search."""

from libc.stddef cimport size_t
from libc.stdint cimport uint64_t
from libc.string cimport memset
from libcpp.vector cimport vector

cdef enum:
    BUCKET = 4                    # entries that compete for room
    SMALLEST = 1 << 12
    LARGEST = 1 << 21             # entries, 48 MB


cdef class TranspositionTable:
    cdef int resize(self, uint64_t positions) except -1 nogil:
        """Grow to about this number of positions, within limits. Keeps the entries."""
        cdef uint64_t size = SMALLEST
        cdef vector[Entry] before
        cdef Entry none
        cdef size_t i
        while size < positions and size < LARGEST:
            size *= 2
        if size <= self.entries.size():
            return 0
        memset(&none, 0, sizeof(Entry))
        before.swap(self.entries)
        self.entries.assign(size, none)
        self.last_bucket = size // BUCKET - 1
        for i in range(before.size()):
            if before[i].bound != EMPTY_ENTRY:
                self.store(&before[i])

    cdef const Entry *probe(self, uint64_t key) noexcept nogil:
        """Return the entry of a position, or NULL."""
        cdef const Entry *entry = self.entries.data() + (key & self.last_bucket) * BUCKET
        cdef int i
        for i in range(BUCKET):
            if entry[i].key == key and entry[i].bound != EMPTY_ENTRY:
                return &entry[i]
        return NULL

    cdef void store(self, const Entry *entry) noexcept nogil:
        """Store an entry in place of the shallowest of its bucket."""
        cdef Entry *bucket = self.entries.data() + (entry.key & self.last_bucket) * BUCKET
        cdef Entry *worst = bucket
        cdef int i
        for i in range(BUCKET):
            if bucket[i].key == entry.key or bucket[i].bound == EMPTY_ENTRY:
                bucket[i] = entry[0]
                return
            if bucket[i].depth < worst.depth:
                worst = &bucket[i]
        if worst.depth == FULL_DEPTH:        # all of them
            worst = &bucket[entry.key >> 60 & (BUCKET - 1)]
        worst[0] = entry[0]
