"""Operations on bits and cache lines that compilers provide."""

from libc.stdint cimport uint32_t, uint64_t


cdef extern from *:
    """
    #if defined(_MSC_VER) && !defined(__clang__)
    #include <intrin.h>
    static inline unsigned lexicon_lowest_bit(unsigned long long x) {
      unsigned long at;
      _BitScanForward64(&at, x);
      return at;
    }
    #else
    static inline unsigned lexicon_lowest_bit(unsigned long long x) { return (unsigned)__builtin_ctzll(x); }
    #endif

    static inline int lexicon_bits_set(unsigned x) {
      x = x - ((x >> 1) & 0x55555555u);
      x = (x & 0x33333333u) + ((x >> 2) & 0x33333333u);
      return (int)((((x + (x >> 4)) & 0x0F0F0F0Fu) * 0x01010101u) >> 24);
    }

    // Begin to load the cache line of an address, which need not be readable.
    static inline void lexicon_prefetch(const void *address) {
    #if defined(_MSC_VER) && !defined(__clang__)
      (void)address;
    #else
      __builtin_prefetch(address);
      __asm__ volatile("");  // GCC drops calls of functions that only prefetch
    #endif
    }
    """
    unsigned lowest_bit "lexicon_lowest_bit"(uint64_t x) noexcept nogil
    int bits_set "lexicon_bits_set"(uint32_t x) noexcept nogil
    void prefetch "lexicon_prefetch"(const void *address) noexcept nogil
