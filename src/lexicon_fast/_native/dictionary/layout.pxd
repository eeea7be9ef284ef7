"""The layout of a word's vector: letter counts in unary, 128 bits in two halves. Only this file depends on it.

Each letter has as many bits as any word of the dictionary has of that letter (fewer if that exceeds 128
bits: see `cut`); the n-th bit is set if the word has n or more. The rarest letter has the highest
bits, and within a letter the bit for n = 1 is the highest.
"""

from libc.stdint cimport uint8_t, uint32_t, uint64_t

from .kernels cimport CODES
from .letters cimport CARDS, MASTER

cdef enum:
    VECTOR_BITS = 128


cdef struct Vec:
    uint64_t lo
    uint64_t hi


cdef struct Layout:
    int letters
    uint8_t top_bit[CODES]  # bit of "one or more" of the letter; its other bits follow below
    uint8_t most[CODES]   # bits of the letter
    uint8_t longest[CODES]  # the most of the letter in any word; more than `most` if its bits were cut
    bint cut              # bits of some letter were cut: tests of vectors then pass too many words, never too few


cdef inline Vec encode(const Layout *layout, const uint8_t *counts) noexcept nogil:
    """The vector of letter counts by code; counts beyond `most` are capped."""
    cdef Vec v
    cdef int letter, count, bit
    v.lo = 0
    v.hi = 0
    for letter in range(layout.letters):
        count = counts[letter]
        if count == 0:
            continue
        if count > layout.most[letter]:
            count = layout.most[letter]
        for bit in range(layout.top_bit[letter] - count + 1, layout.top_bit[letter] + 1):
            if bit < 64:
                v.lo |= <uint64_t>1 << bit
            else:
                v.hi |= <uint64_t>1 << (bit - 64)
    return v


cdef inline void add_letter(const Layout *layout, Vec *v, uint8_t *counts, int letter) noexcept nogil:
    """Add a letter to `counts` and to their vector."""
    cdef int count = counts[letter], bit
    cdef uint64_t one, in_hi
    counts[letter] = <uint8_t>(count + 1)
    if count < layout.most[letter]:
        # Without a branch for the half, which would often be predicted wrong.
        bit = layout.top_bit[letter] - count
        one = <uint64_t>1 << (bit & 63)
        in_hi = 0 - <uint64_t>(bit >> 6)
        v.hi |= one & in_hi
        v.lo |= one & ~in_hi
