"""Numbers of multisets of cards."""

from libc.stdint cimport uint8_t, uint32_t, uint64_t
from libc.string cimport memset


cdef void number_sets(Numbering *out, int cards) noexcept nogil:
    cdef int k, s, c
    cdef uint64_t before
    memset(out.ways, 0, sizeof(out.ways))
    memset(out.before, 0, sizeof(out.before))
    out.ways[out.kinds][0] = 1
    for k in range(out.kinds - 1, -1, -1):
        for s in range(cards + 1):
            before = 0
            for c in range(s + 1):
                if c > out.count[k]:
                    break
                out.before[k][s][c] = <uint32_t>before
                before += out.ways[k + 1][s - c]
            out.ways[k][s] = before


cdef void set_of(const Numbering *numbering, int size, uint32_t number, uint8_t *counts) noexcept nogil:
    cdef int k, c
    for k in range(numbering.kinds):
        c = 0
        while c < size and c < numbering.count[k] and numbering.before[k][size][c + 1] <= number:
            c += 1
        counts[k] = <uint8_t>c
        number -= numbering.before[k][size][c]
        size -= c
