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

static inline void prefetch(const void *line) {
#if defined(_MSC_VER) && !defined(__clang__)
  static_cast<void>(line);
#else
  __builtin_prefetch(line);
  __asm__ volatile("");  // GCC drops calls of functions that only prefetch
#endif
}

// A path whose last node this is, one step further. Writes NEIGHBOURS numbers, returns how many count.
template <typename Visited>
static inline size_t walk1(TrieNode node, const uint32_t *steps, const Visited *visits, Visited visited,
                           uint32_t *next_at, Visited *next_visited) {
  size_t found = 0;
  for (size_t i = 0; i < NEIGHBOURS; i++) {
    next_at[found] = (node.first << SQUARE_BITS) + steps[i];
    next_visited[found] = visited | visits[i];
    found += static_cast<uint64_t>(node.letters) >> (steps[i] >> SQUARE_BITS) & !(visited & visits[i]);
  }
  return found;
}

#if defined(__AVX2__)
// For each mask of eight lanes, the lanes with a bit, ascending.
struct Lanes {
  uint8_t of[256][8];
  constexpr Lanes() : of() {
    for (int mask = 0; mask < 256; mask++)
      for (int lane = 0, at = 0; lane < 8; lane++)
        if (mask >> lane & 1) of[mask][at++] = static_cast<uint8_t>(lane);
  }
};
constexpr Lanes lanes;

// The same for narrow grids, by all neighbours at once.
static inline size_t walk1(TrieNode node, const uint32_t *steps, const uint32_t *visits, uint32_t visited,
                           uint32_t *next_at, uint32_t *next_visited) {
  const __m256i step = _mm256_loadu_si256(reinterpret_cast<const __m256i *>(steps));
  const __m256i visit = _mm256_loadu_si256(reinterpret_cast<const __m256i *>(visits));
  const __m256i before = _mm256_set1_epi32(static_cast<int>(visited));
  // The bit of the letter becomes the sign; a shift by TRIE_LETTERS leaves none.
  const __m256i letter = _mm256_srli_epi32(step, SQUARE_BITS);
  const __m256i follows =
      _mm256_slli_epi32(_mm256_srlv_epi32(_mm256_set1_epi32(static_cast<int>(node.letters)), letter), 31);
  const __m256i fresh = _mm256_cmpeq_epi32(_mm256_and_si256(before, visit), _mm256_setzero_si256());
  const unsigned mask =
      static_cast<unsigned>(_mm256_movemask_ps(_mm256_castsi256_ps(_mm256_and_si256(follows, fresh))));
  const __m256i which = _mm256_cvtepu8_epi32(_mm_loadl_epi64(reinterpret_cast<const __m128i *>(lanes.of[mask])));
  const __m256i at = _mm256_add_epi32(_mm256_set1_epi32(static_cast<int>(node.first << SQUARE_BITS)), step);
  _mm256_storeu_si256(reinterpret_cast<__m256i *>(next_at), _mm256_permutevar8x32_epi32(at, which));
  _mm256_storeu_si256(reinterpret_cast<__m256i *>(next_visited),
                      _mm256_permutevar8x32_epi32(_mm256_or_si256(before, visit), which));
  return bits_set(mask);
}
#endif

// The squares where a word may start. `last` is the index of the byte with its length.
template <typename Number>
static inline uint32_t fit_scalar(const uint8_t *row, uint32_t last, const Number *table) {
  uint32_t starts = table[row[last]];
  for (uint32_t i = 0; starts && row[i] != PAD && i < last; i++) starts &= static_cast<uint32_t>(table[row[i]]) >> i;
  return starts;
}

// V::in_order by V::places(V::letters(from), code), a bit for each of 64 letters with this code. Its time does not
// depend on the letters.
template <typename W>
static inline bool in_order_by_places(const uint8_t *letters, size_t n, const uint8_t *word, size_t length) {
  const typename W::Letters row = W::letters(letters);
  uint64_t rest = n < 64 ? (uint64_t(1) << n) - 1 : ~uint64_t(0), at = 0;
  for (size_t k = 0; k < length; k++) {
    at = W::places(row, word[k]) & rest;
    rest &= ~(at ^ (at - 1));  // those after the first; none if there is no first
  }
  return at != 0;
}

// V::spread by V::pick(out, list, masks, n, lane), which fills the list of one lane and returns its size.
template <typename W>
static inline void spread_by_pick(uint16_t *lists, size_t room, const uint16_t *list, const uint8_t *masks, size_t n,
                                  size_t *passed) {
  for (unsigned lane = 0; lane < LANES; lane++) passed[lane] = W::pick(lists + lane * room, list, masks, n, lane);
}

// For V::grade64: the bit of the only place of a guess with each letter; of such bits, the sum of 3**place, and twice
// that.
struct GradeTables {
  uint8_t places[CODES], yellow[1 << GRADED_IN_1_BYTE], green[1 << GRADED_IN_1_BYTE];
};

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
  typedef const uint16_t *Worth;
  static Worth worth(const uint16_t *from) { return from; }
  static unsigned reach(Worth worth, uint16_t limit, unsigned mask) {
    unsigned found = 0;
    for (; mask; mask &= mask - 1) found |= static_cast<unsigned>(worth[lowest_bit(mask)] >= limit) << lowest_bit(mask);
    return found;
  }
  static void spread(uint16_t *lists, size_t room, const uint16_t *list, const uint8_t *masks, size_t n,
                     size_t *passed) {
    for (unsigned lane = 0; lane < LANES; lane++) passed[lane] = 0;
    for (size_t i = 0; i < n; i++)
      for (unsigned mask = masks[i]; mask; mask &= mask - 1) {
        const unsigned lane = lowest_bit(mask);
        lists[lane * room + passed[lane]++] = list[i];
      }
  }
  // `at` is the bit of the next letter to find; adding it to itself moves it on.
  static bool in_order(const uint8_t *letters, size_t n, const uint8_t *, size_t length, const uint64_t *places) {
    uint64_t at = 1;
    for (size_t i = 0; i < n; i++) at += at & places[letters[i]];
    return at >> length & 1;
  }
  typedef const uint32_t *WideLane;
  static WideLane wide_lane(const uint32_t *table) { return table; }
  static uint32_t fit1(const uint8_t *row, WideLane lane) { return fit_scalar(row, WIDE - 1, lane); }
  enum { LOOKS_UP_GRADES = 0 };  // compilers find vectors for the other way, which are faster than tables in memory
  static void grade64(const uint8_t *, size_t, const GradeTables &, uint8_t *) {}
};
