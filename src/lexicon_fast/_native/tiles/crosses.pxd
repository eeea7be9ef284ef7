"""Cross-checks: the letters that a square takes between the letters on both sides of it."""

from libc.stdint cimport uint8_t, uint32_t

from ..dictionary.compiled cimport Compiled, Scratch


cdef uint32_t cross_check(
    Compiled d, Scratch scratch, const uint8_t *before, int n, const uint8_t *after, int m) noexcept nogil
