"""Positions that a search remembers (a transposition table)."""

cimport cython
from libc.stddef cimport size_t
from libc.stdint cimport uint64_t
from libc.string cimport memset
from libcpp.vector cimport vector

cdef enum:
    SLOTS = 4                     # positions that compete for room
    SMALLEST = 1 << 12
    LARGEST = 1 << 21             # positions, 48 MB


@cython.auto_pickle(False)
cdef class Memory:
    cdef int resize(self, uint64_t positions) except -1 nogil:
        """Room for about so many positions, within bounds; those remembered are kept."""
        cdef uint64_t size = SMALLEST
        cdef vector[Seen] before
        cdef Seen none
        cdef size_t i
        while size < positions and size < LARGEST:
            size *= 2
        if size <= self.table.size():
            return 0
        memset(&none, 0, sizeof(Seen))
        before.swap(self.table)
        self.table.assign(size, none)
        self.buckets = size // SLOTS - 1
        for i in range(before.size()):
            if before[i].says != NOTHING:
                self.remember(&before[i])
        return 0

    cdef const Seen *look_up(self, uint64_t name) noexcept nogil:
        """What is known of a position, or NULL."""
        cdef const Seen *seen = self.table.data() + (name & self.buckets) * SLOTS
        cdef int i
        for i in range(SLOTS):
            if seen[i].name == name and seen[i].says != NOTHING:
                return &seen[i]
        return NULL

    cdef void remember(self, const Seen *new) noexcept nogil:
        """Keep it, in place of what was looked at least deeply."""
        cdef Seen *seen = self.table.data() + (new.name & self.buckets) * SLOTS
        cdef Seen *worst = seen
        cdef int i
        for i in range(SLOTS):
            if seen[i].name == new.name or seen[i].says == NOTHING:
                seen[i] = new[0]
                return
            if seen[i].depth < worst.depth:
                worst = &seen[i]
        if worst.depth == WHOLE:             # all of them
            worst = &seen[new.name >> 60 & (SLOTS - 1)]
        worst[0] = new[0]
