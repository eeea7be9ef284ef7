// Kernels for AVX2.
#include "kernels.h"

#if defined(__AVX2__)

#include <immintrin.h>

namespace lexicon_fast {
namespace avx2 {
namespace {

#include "bits.h"

// For each mask of eight numbers of 16 bits, the shuffle that moves those with a bit to the front.
struct Front {
  alignas(16) uint8_t of[256][16];
  constexpr Front() : of() {
    for (int mask = 0; mask < 256; mask++)
      for (int lane = 0, at = 0; lane < 8; lane++)
        if (mask >> lane & 1) {
          of[mask][at++] = static_cast<uint8_t>(2 * lane);
          of[mask][at++] = static_cast<uint8_t>(2 * lane + 1);
        }
  }
};
constexpr Front front;

struct V : Scalar {
  struct Query {
    __m256i have_lo, have_hi, need_lo, need_hi, wild;
  };
  static __m256i spread(uint64_t x) { return _mm256_set1_epi64x(static_cast<long long>(x)); }
  static Query query(const Probe &p) {
    return {spread(p.have_lo), spread(p.have_hi), spread(p.need_lo), spread(p.need_hi), spread(p.wild)};
  }
  static __m256i vector(const void *p) { return _mm256_loadu_si256(static_cast<const __m256i *>(p)); }
  struct Block {
    __m256i lo[2], hi[2];
  };
  static Block load(const uint64_t *block) {
    return {{vector(block), vector(block + 4)}, {vector(block + LANES), vector(block + LANES + 4)}};
  }
  static unsigned zero_lanes(__m256i x) {
    return static_cast<unsigned>(
        _mm256_movemask_pd(_mm256_castsi256_pd(_mm256_cmpeq_epi64(x, _mm256_setzero_si256()))));
  }

  static __m256i bits_of_bytes(__m256i x) {                                               // by nibbles
    const __m256i of4 = _mm256_setr_epi8(0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4,  //
                                         0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4);
    const __m256i low4 = _mm256_set1_epi8(15);
    return _mm256_add_epi8(_mm256_shuffle_epi8(of4, _mm256_and_si256(x, low4)),
                           _mm256_shuffle_epi8(of4, _mm256_and_si256(_mm256_srli_epi64(x, 4), low4)));
  }
  static __m256i count_bits(__m256i x) { return _mm256_sad_epu8(bits_of_bytes(x), _mm256_setzero_si256()); }

  // Four lanes. For up to two missing letters, clearing the lowest bit is faster than counting.
  template <int WILD>
  static unsigned payable4(__m256i block_lo, __m256i block_hi, const Query &q) {
    const __m256i lo = _mm256_andnot_si256(q.have_lo, block_lo);
    const __m256i hi = _mm256_andnot_si256(q.have_hi, block_hi);
    if (WILD == 0) return zero_lanes(_mm256_or_si256(lo, hi));
    const __m256i zero = _mm256_setzero_si256(), minus1 = _mm256_set1_epi64x(-1);
    if (WILD == MANY) {
      const __m256i missing = _mm256_add_epi64(count_bits(lo), count_bits(hi));
      return ~static_cast<unsigned>(_mm256_movemask_pd(_mm256_castsi256_pd(_mm256_cmpgt_epi64(missing, q.wild)))) & 15;
    }
    const __m256i lo1 = _mm256_and_si256(lo, _mm256_add_epi64(lo, minus1));  // without the lowest bit
    const __m256i hi1 = _mm256_and_si256(hi, _mm256_add_epi64(hi, minus1));
    const __m256i one_half = _mm256_or_si256(_mm256_cmpeq_epi64(lo, zero), _mm256_cmpeq_epi64(hi, zero));
    const __m256i no_more1 = _mm256_cmpeq_epi64(_mm256_or_si256(lo1, hi1), zero);
    __m256i pass;
    if (WILD == 1) {
      pass = _mm256_and_si256(no_more1, one_half);
    } else {  // at most one in each half, or at most two in one
      const __m256i lo2 = _mm256_and_si256(lo1, _mm256_add_epi64(lo1, minus1));
      const __m256i hi2 = _mm256_and_si256(hi1, _mm256_add_epi64(hi1, minus1));
      const __m256i no_more2 = _mm256_cmpeq_epi64(_mm256_or_si256(lo2, hi2), zero);
      pass = _mm256_or_si256(no_more1, _mm256_and_si256(no_more2, one_half));
    }
    return static_cast<unsigned>(_mm256_movemask_pd(_mm256_castsi256_pd(pass)));
  }

  template <int WILD>
  static unsigned payable(const Block &block, const Query &q) {
    return payable4<WILD>(block.lo[0], block.hi[0], q) | payable4<WILD>(block.lo[1], block.hi[1], q) << 4;
  }

  template <int WILD>
  static unsigned payable(const uint64_t *block, const Query &q) {
    return payable4<WILD>(vector(block), vector(block + LANES), q) |
           payable4<WILD>(vector(block + 4), vector(block + LANES + 4), q) << 4;
  }

  static unsigned contains4(const uint64_t *block, const Query &q) {
    return zero_lanes(_mm256_or_si256(_mm256_andnot_si256(vector(block), q.need_lo),
                                      _mm256_andnot_si256(vector(block + LANES), q.need_hi)));
  }
  static unsigned contains(const uint64_t *block, const Query &q) {
    return contains4(block, q) | contains4(block + 4, q) << 4;
  }

  typedef __m128i Worth;
  static Worth worth(const uint16_t *from) { return _mm_loadu_si128(reinterpret_cast<const __m128i *>(from)); }
  static unsigned reach(Worth worth, uint16_t limit, unsigned mask) {
    const __m128i least = _mm_set1_epi16(static_cast<short>(limit));
    const __m128i pass = _mm_cmpeq_epi16(_mm_max_epu16(worth, least), worth);
    return static_cast<unsigned>(_mm_movemask_epi8(_mm_packs_epi16(pass, pass))) & mask & 0xFF;
  }

  static size_t pick(uint16_t *out, const uint16_t *list, const uint8_t *masks, size_t n, unsigned lane) {
    size_t at = 0;
    for (size_t i = 0; i < n; i += 32) {
      const __m256i of32 = _mm256_slli_epi16(vector(masks + i), static_cast<int>(7 - lane));
      uint32_t pass = static_cast<uint32_t>(_mm256_movemask_epi8(of32));
      if (n - i < 32) pass &= (uint32_t(1) << (n - i)) - 1;
      for (size_t k = i; pass; k += 8, pass >>= 8) {
        const __m128i of8 = _mm_loadu_si128(reinterpret_cast<const __m128i *>(list + k));
        const __m128i shuffle = _mm_load_si128(reinterpret_cast<const __m128i *>(front.of[pass & 0xFF]));
        _mm_storeu_si128(reinterpret_cast<__m128i *>(out + at), _mm_shuffle_epi8(of8, shuffle));
        at += bits_set(pass & 0xFF);
      }
    }
    return at;
  }
  static void spread(uint16_t *lists, size_t room, const uint16_t *list, const uint8_t *masks, size_t n,
                     size_t *passed) {
    spread_by_pick<V>(lists, room, list, masks, n, passed);
  }

  static size_t keep(uint32_t *out, size_t at, uint32_t base, unsigned mask) {
    const __m256i which = _mm256_cvtepu8_epi32(_mm_loadl_epi64(reinterpret_cast<const __m128i *>(lanes.of[mask])));
    _mm256_storeu_si256(reinterpret_cast<__m256i *>(out + at),
                        _mm256_add_epi32(which, _mm256_set1_epi32(static_cast<int>(base))));
    return at + bits_set(mask);
  }

  struct Letters {
    __m256i low, high;
  };
  static Letters letters(const uint8_t *from) { return {vector(from), vector(from + 32)}; }
  static uint64_t places(const Letters &letters, uint8_t code) {
    const __m256i all = _mm256_set1_epi8(static_cast<char>(code));
    const uint32_t low = static_cast<uint32_t>(_mm256_movemask_epi8(_mm256_cmpeq_epi8(letters.low, all)));
    const uint32_t high = static_cast<uint32_t>(_mm256_movemask_epi8(_mm256_cmpeq_epi8(letters.high, all)));
    return uint64_t(high) << 32 | low;
  }
  static bool in_order(const uint8_t *letters, size_t n, const uint8_t *word, size_t length, const uint64_t *) {
    return in_order_by_places<V>(letters, n, word, length);
  }

  // of32[code] for 32 codes below 32: two shuffles of 16 entries, chosen by the code's fifth bit.
  struct Table {
    __m256i low, high;
  };
  static Table table(const uint8_t *of32) {
    return {_mm256_broadcastsi128_si256(_mm_loadu_si128(reinterpret_cast<const __m128i *>(of32))),
            _mm256_broadcastsi128_si256(_mm_loadu_si128(reinterpret_cast<const __m128i *>(of32 + 16)))};
  }
  static __m256i look_up(const Table &table, __m256i codes) {
    return _mm256_blendv_epi8(_mm256_shuffle_epi8(table.low, codes), _mm256_shuffle_epi8(table.high, codes),
                              _mm256_slli_epi16(codes, 3));
  }
  static uint64_t zero_bytes(__m256i x) {
    return static_cast<uint32_t>(_mm256_movemask_epi8(_mm256_cmpeq_epi8(x, _mm256_setzero_si256())));
  }

  static __m256i sum32(const uint8_t *letters, size_t stride, const Table *tables, size_t length) {
    __m256i sum = _mm256_setzero_si256();
    for (size_t k = 0; k < length; k++) sum = _mm256_add_epi8(sum, look_up(tables[k], vector(letters + k * stride)));
    return sum;
  }
  static uint64_t few64(const uint8_t *letters, size_t stride, const Table *tables, size_t length, uint32_t most) {
    const __m256i limit = _mm256_set1_epi8(static_cast<char>(most));
    const uint64_t low = zero_bytes(_mm256_subs_epu8(sum32(letters, stride, tables, length), limit));
    return low | zero_bytes(_mm256_subs_epu8(sum32(letters + 32, stride, tables, length), limit)) << 32;
  }

  static void substitutions32(const uint8_t *letters, size_t stride, const SubstitutionQuery &e, const Table *fails,
                              uint64_t pass, uint64_t *sure, uint64_t *doubtful) {
    const __m256i wild = _mm256_set1_epi8(static_cast<char>(e.wild));
    *sure = *doubtful = 0;
    if (!pass) return;
    // Without Masters, those that passed lack no letter.
    __m256i missing = e.wild ? sum32(letters, stride, fails, e.length) : _mm256_setzero_si256();
    __m256i changed = missing, often = _mm256_setzero_si256();
    for (size_t p = 0; p < e.planes; p++) {
      __m256i once = _mm256_setzero_si256(), twice = once, thrice = once;
      for (size_t k = 0; k < e.length; k++) {
        const __m256i hot = look_up(table(e.hot[p][k]), vector(letters + k * stride));
        often = _mm256_or_si256(often, _mm256_and_si256(thrice, hot));
        thrice = _mm256_or_si256(thrice, _mm256_and_si256(twice, hot));
        twice = _mm256_or_si256(twice, _mm256_and_si256(once, hot));
        once = _mm256_or_si256(once, hot);
      }
      changed = _mm256_or_si256(changed, once);
      twice = _mm256_and_si256(twice, _mm256_set1_epi8(static_cast<char>(e.single[p])));
      thrice = _mm256_and_si256(thrice, _mm256_set1_epi8(static_cast<char>(e.few[p])));
      missing = _mm256_add_epi8(missing, _mm256_add_epi8(bits_of_bytes(twice), bits_of_bytes(thrice)));
    }
    *doubtful = pass & ~zero_bytes(often);
    *sure = pass & zero_bytes(_mm256_subs_epu8(missing, wild)) & ~zero_bytes(changed) & ~*doubtful;
  }
  static void substitutions64(const uint8_t *letters, size_t stride, const SubstitutionQuery &e, const Table *fails,
                              uint64_t pass, uint64_t *sure, uint64_t *doubtful) {
    uint64_t sure_high, doubtful_high;
    substitutions32(letters, stride, e, fails, pass & 0xFFFFFFFF, sure, doubtful);
    substitutions32(letters + 32, stride, e, fails, pass >> 32, &sure_high, &doubtful_high);
    *sure |= sure_high << 32;
    *doubtful |= doubtful_high << 32;
  }

  // The bits of a square are 15 of 16, and shifted right by multiplying: high halves of 32 bits.
  struct Lane {
    __m256i low[2], high[2];  // low and high bytes of twice the bits, by letter: 16 of them, twice
    const uint16_t *table;
  };
  static Lane lane(const uint16_t *table) {
    Lane lane;
    uint8_t low[32], high[32];
    for (int c = 0; c < 32; c++) {
      low[c] = static_cast<uint8_t>(table[c] << 1);
      high[c] = static_cast<uint8_t>(table[c] >> 7);
    }
    for (int half = 0; half < 2; half++) {
      lane.low[half] = _mm256_broadcastsi128_si256(_mm_loadu_si128(reinterpret_cast<const __m128i *>(low + 16 * half)));
      lane.high[half] =
          _mm256_broadcastsi128_si256(_mm_loadu_si128(reinterpret_cast<const __m128i *>(high + 16 * half)));
    }
    lane.table = table;
    return lane;
  }
  // The starts that letters 0 to 7 and 8 to 15 of two words allow, in one vector. The last byte is not a letter.
  static __m256i fit2(const uint8_t *first, const uint8_t *second, const Lane &lane) {
    const __m256i codes =
        _mm256_inserti128_si256(_mm256_castsi128_si256(_mm_loadu_si128(reinterpret_cast<const __m128i *>(first))),
                                _mm_loadu_si128(reinterpret_cast<const __m128i *>(second)), 1);
    const __m256i beyond = _mm256_cmpgt_epi8(codes, _mm256_set1_epi8(31));
    const __m256i half = _mm256_slli_epi16(codes, 3);
    const __m256i low = _mm256_or_si256(
        _mm256_blendv_epi8(_mm256_shuffle_epi8(lane.low[0], codes), _mm256_shuffle_epi8(lane.low[1], codes), half),
        beyond);
    const __m256i high = _mm256_or_si256(
        _mm256_blendv_epi8(_mm256_shuffle_epi8(lane.high[0], codes), _mm256_shuffle_epi8(lane.high[1], codes), half),
        beyond);
    const __m256i by0 = _mm256_setr_epi16(-32768, 1 << 14, 1 << 13, 1 << 12, 1 << 11, 1 << 10, 1 << 9, 1 << 8,  //
                                          -32768, 1 << 14, 1 << 13, 1 << 12, 1 << 11, 1 << 10, 1 << 9, 1 << 8);
    const __m256i by8 = _mm256_setr_epi16(1 << 7, 1 << 6, 1 << 5, 1 << 4, 1 << 3, 1 << 2, 1 << 1, 1,  //
                                          1 << 7, 1 << 6, 1 << 5, 1 << 4, 1 << 3, 1 << 2, 1 << 1, 1);
    // After the end of a word every start is allowed, also those that the shift would lose.
    return _mm256_and_si256(
        _mm256_or_si256(_mm256_mulhi_epu16(_mm256_unpacklo_epi8(low, high), by0), _mm256_unpacklo_epi8(beyond, beyond)),
        _mm256_or_si256(_mm256_mulhi_epu16(_mm256_unpackhi_epi8(low, high), by8),
                        _mm256_unpackhi_epi8(beyond, beyond)));
  }
  static __m256i halve64(__m256i a, __m256i b) {
    return _mm256_and_si256(_mm256_unpacklo_epi64(a, b), _mm256_unpackhi_epi64(a, b));
  }
  static __m256i halve32(__m256i a, __m256i b) {
    const __m256 x = _mm256_castsi256_ps(a), y = _mm256_castsi256_ps(b);
    return _mm256_castps_si256(_mm256_and_ps(_mm256_shuffle_ps(x, y, 0x88), _mm256_shuffle_ps(x, y, 0xDD)));
  }
  static uint32_t fit16(const uint8_t *rows, const int32_t *words, const Lane &lane, uint16_t *starts) {
    __m256i two[8];
    const uint8_t *row[16];
    for (size_t i = 0; i < 16; i++) row[i] = rows + static_cast<size_t>(words[i]) * NARROW;
    for (size_t i = 0; i < 8; i++) two[i] = fit2(row[i], row[i + 8], lane);
    const __m256i even = halve32(halve64(two[0], two[2]), halve64(two[4], two[6]));
    const __m256i odd = halve32(halve64(two[1], two[3]), halve64(two[5], two[7]));
    const __m256i all = _mm256_blend_epi16(_mm256_and_si256(even, _mm256_srli_epi32(even, 16)),
                                           _mm256_and_si256(odd, _mm256_slli_epi32(odd, 16)), 0xAA);
    _mm256_storeu_si256(reinterpret_cast<__m256i *>(starts), all);
    const __m256i none = _mm256_cmpeq_epi16(all, _mm256_setzero_si256());
    const uint32_t fails = static_cast<uint32_t>(
        _mm256_movemask_epi8(_mm256_permute4x64_epi64(_mm256_packs_epi16(none, none), _MM_SHUFFLE(3, 1, 2, 0))));
    const uint32_t mask = ~fails & 0xFFFF;
    for (uint32_t rest = mask; rest; rest &= rest - 1) {
      const unsigned i = lowest_bit(rest);
      starts[i] &= lane.table[row[i][NARROW - 1]];
    }
    return mask;
  }

  enum { LOOKS_UP_GRADES = 1 };
  static void grade64(const uint8_t *letters, size_t stride, const GradeTables &tables, uint8_t *grades) {
    const Table places = table(tables.places);
    for (size_t half = 0; half < 64; half += 32) {
      __m256i some = _mm256_setzero_si256(), green = some;
      for (size_t k = 0; k < GRADED_IN_1_BYTE; k++) {
        const __m256i found = look_up(places, vector(letters + k * stride + half));
        some = _mm256_or_si256(some, found);
        green = _mm256_or_si256(green, _mm256_and_si256(found, _mm256_set1_epi8(static_cast<char>(1 << k))));
      }
      const __m256i yellow = look_up(table(tables.yellow), _mm256_andnot_si256(green, some));
      _mm256_storeu_si256(reinterpret_cast<__m256i *>(grades + half),
                          _mm256_add_epi8(look_up(table(tables.green), green), yellow));
    }
  }
};

#include "loops.h"

constexpr Kernels kernels = all_kernels("avx2");

}  // namespace
}  // namespace avx2

const Kernels *const kernels_avx2 = &avx2::kernels;

}  // namespace lexicon_fast

#else
namespace lexicon_fast {
const Kernels *const kernels_avx2 = nullptr;
}
#endif
