"""The layout: a word as letter counts in unary, 128 bits in two halves. Known to this file only.

For each letter there are as many bits as any word of the dictionary needs of it (fewer where 128 do
not suffice: see `cut`); the n-th is set if the word has n or more. The rarest letter has the highest
bits, and of one letter the bit for n = 1 is the highest.
"""

from libc.stdint cimport uint8_t, uint32_t, uint64_t

from .letters cimport CARDS, MASTER


cdef struct Vec:
    uint64_t lo
    uint64_t hi


cdef struct Layout:
    int letters
    uint8_t top_bit[32]   # bit of "one or more" of the letter; the others lie below it
    uint8_t most[32]      # bits of the letter
    uint8_t longest[32]   # the most of the letter in any word; more than `most` where it was cut
    bint cut              # some letter was: vectors then let too much through, never too little


cdef inline Vec encode(const Layout *layout, const uint8_t *counts) noexcept nogil:
    """The vector of letter counts (by code; a count beyond `most` is cut)."""
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
    """Count one more of a letter: in `counts` and in the vector that belongs to them."""
    cdef int count = counts[letter], bit
    counts[letter] = <uint8_t>(count + 1)
    if count < layout.most[letter]:
        bit = layout.top_bit[letter] - count
        if bit < 64:
            v.lo |= <uint64_t>1 << bit
        else:
            v.hi |= <uint64_t>1 << (bit - 64)
