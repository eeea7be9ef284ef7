"""Sets of legal actions, which are numbered from 0: one bit each, and one byte each for Python."""

from libc.stdint cimport uint8_t, uint64_t
from libc.string cimport memcpy, memset

from ..dictionary.bits cimport lowest_bit
from ..dictionary.rng cimport random_below

cdef enum:
    MASK_WORDS = 4
    MAX_ACTIONS = 256


cdef struct Mask:
    uint64_t bits[MASK_WORDS]     # MASK_WORDS


cdef extern from *:
    """
    #include <cstdint>
    #include <cstring>

    // The bits of each byte, as one byte each.
    struct lexicon_spread_bits {
      std::uint8_t bytes[256][8];
      lexicon_spread_bits() {
        for (int i = 0; i < 256; i++)
          for (int k = 0; k < 8; k++) bytes[i][k] = i >> k & 1;
      }
    };
    static const lexicon_spread_bits lexicon_spread;
    """
    const uint8_t *spread_bits "lexicon_spread.bytes"[256]


cdef inline bint has_action(const Mask *mask, int action) noexcept nogil:
    return mask.bits[action >> 6] >> (action & 63) & 1


cdef inline void add_action(Mask *mask, int action) noexcept nogil:
    mask.bits[action >> 6] |= <uint64_t>1 << (action & 63)


cdef inline void add_actions(Mask *mask, int first, uint64_t set) noexcept nogil:
    """Add the actions `first` + k for each bit k of a set."""
    cdef int word = first >> 6, shift = first & 63
    mask.bits[word] |= set << shift
    if shift and word + 1 < MASK_WORDS:
        mask.bits[word + 1] |= set >> (64 - shift)


cdef inline void write_mask(const Mask *mask, uint8_t *row, int actions) noexcept nogil:
    """Write one byte for each action: 1 if it is in the mask, else 0."""
    cdef int k, at = 0
    cdef uint64_t bits = 0
    for k in range(actions >> 3):
        bits = mask.bits[k >> 3] >> ((k & 7) << 3) & 255
        memcpy(row + 8 * k, spread_bits[bits], 8)
    at = actions & ~7
    if at < actions:
        bits = mask.bits[at >> 6] >> (at & 63) & 255
        memcpy(row + at, spread_bits[bits], actions - at)


cdef inline int choose_action(const Mask *mask, uint64_t *rng) noexcept nogil:
    """Return one of the actions of a mask, all equally likely. The mask must not be empty."""
    cdef uint64_t bits
    cdef int word, n = 0, k
    for word in range(MASK_WORDS):
        bits = mask.bits[word]
        while bits:
            bits &= bits - 1
            n += 1
    k = <int>random_below(rng, n)
    for word in range(MASK_WORDS):
        bits = mask.bits[word]
        while bits:
            if k == 0:
                return 64 * word + <int>lowest_bit(bits)
            bits &= bits - 1
            k -= 1
    return -1
