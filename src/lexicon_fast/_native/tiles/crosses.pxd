"""Cross-checks: the letters that form a word with the tiles on both sides of a square."""

from libc.stdint cimport uint8_t, uint32_t

from ..dictionary.compiled cimport Compiled, Scratch


# Return the letters that form a word between `n` letters and `m` letters (codes), one bit each. Raises MemoryError.
cdef uint32_t cross_check(
    Compiled d, Scratch scratch, const uint8_t *before, int n, const uint8_t *after, int m) except? 0xFFFFFFFF nogil
