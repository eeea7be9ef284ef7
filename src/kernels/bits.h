// Bit operations that compilers provide. Like loops.h, included inside the namespace of each wrapper.

enum { MANY = 3 };  // wild cards: 0, 1, 2, or any number

static inline unsigned lowest_bit(uint64_t x) {  // of x != 0
#if defined(_MSC_VER) && !defined(__clang__)
  unsigned long at;
  _BitScanForward64(&at, x);
  return at;
#else
  return static_cast<unsigned>(__builtin_ctzll(x));
#endif
}

static inline unsigned bits_set(uint64_t x) {
#if defined(_MSC_VER) && !defined(__clang__)
  x = x - ((x >> 1) & 0x5555555555555555u);
  x = (x & 0x3333333333333333u) + ((x >> 2) & 0x3333333333333333u);
  return static_cast<unsigned>((((x + (x >> 4)) & 0x0F0F0F0F0F0F0F0Fu) * 0x0101010101010101u) >> 56);
#else
  return static_cast<unsigned>(__builtin_popcountll(x));
#endif
}

// The squares where a word may start. `last` is the index of the byte with its length.
template <typename Number>
static inline uint32_t fit_scalar(const uint8_t *row, uint32_t last, const Number *table) {
  uint32_t starts = table[row[last]];
  for (uint32_t i = 0; starts && row[i] != PAD && i < last; i++) starts &= static_cast<uint32_t>(table[row[i]]) >> i;
  return starts;
}

// The members of V (see loops.h) that do without vectors. A wrapper without better ones inherits them.
struct Scalar {
  static size_t keep(uint32_t *out, size_t at, uint32_t base, unsigned mask) {
    for (; mask; mask &= mask - 1) out[at++] = base + lowest_bit(mask);
    return at;
  }
  static size_t keep64(int32_t *out, size_t at, const uint32_t *ids, uint64_t mask) {
    for (; mask; mask &= mask - 1) out[at++] = static_cast<int32_t>(ids[lowest_bit(mask)]);
    return at;
  }
  typedef const uint32_t *WideLane;
  static WideLane wide_lane(const uint32_t *table) { return table; }
  static uint32_t fit1(const uint8_t *row, WideLane lane) { return fit_scalar(row, WIDE - 1, lane); }
};
