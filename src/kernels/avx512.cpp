// Kernels for AVX-512 with VPOPCNTDQ, BITALG, VBMI and VBMI2 (Ice Lake, Zen 4 and later).
#include "kernels.h"

#if defined(__AVX512F__) && defined(__AVX512BW__) && defined(__AVX512VL__) && defined(__AVX512VBMI__) && \
    defined(__AVX512VBMI2__) && defined(__AVX512VPOPCNTDQ__) && defined(__AVX512BITALG__)

#include <immintrin.h>

namespace lexicon_fast {
namespace avx512 {
namespace {

#include "bits.h"

struct V {
  struct Query {
    __m512i have_lo, have_hi, need_lo, need_hi, wild;
  };
  static __m512i spread(uint64_t x) { return _mm512_set1_epi64(static_cast<long long>(x)); }
  static Query query(const Probe &p) {
    return {spread(p.have_lo), spread(p.have_hi), spread(p.need_lo), spread(p.need_hi), spread(p.wild)};
  }

  struct Block {
    __m512i lo, hi;
  };
  static Block load(const uint64_t *block) { return {_mm512_loadu_si512(block), _mm512_loadu_si512(block + LANES)}; }

  template <int WILD>
  static unsigned payable(const Block &block, const Query &q) {
    const __m512i lo = _mm512_andnot_si512(q.have_lo, block.lo);
    if (WILD == 0) {
      // lo | (hi & ~have): 0xF0 | (0xCC & ~0xAA)
      const __m512i out = _mm512_ternarylogic_epi64(lo, block.hi, q.have_hi, 0xF4);
      return _mm512_testn_epi64_mask(out, out);
    }
    const __m512i hi = _mm512_andnot_si512(q.have_hi, block.hi);
    return _mm512_cmple_epu64_mask(_mm512_add_epi64(_mm512_popcnt_epi64(lo), _mm512_popcnt_epi64(hi)), q.wild);
  }

  template <int WILD>
  static unsigned payable(const uint64_t *block, const Query &q) {
    return payable<WILD>(load(block), q);
  }

  static unsigned contains(const uint64_t *block, const Query &q) {
    const __m512i lo = _mm512_andnot_si512(_mm512_loadu_si512(block), q.need_lo);
    const __m512i out = _mm512_ternarylogic_epi64(lo, q.need_hi, _mm512_loadu_si512(block + LANES), 0xF4);
    return _mm512_testn_epi64_mask(out, out);
  }

  typedef __m128i Worth;
  static Worth worth(const uint16_t *from) { return _mm_loadu_si128(reinterpret_cast<const __m128i *>(from)); }
  static unsigned reach(Worth worth, uint16_t limit, unsigned mask) {
    return _mm_mask_cmpge_epu16_mask(static_cast<__mmask8>(mask), worth, _mm_set1_epi16(static_cast<short>(limit)));
  }

  static size_t pick(uint16_t *out, const uint16_t *list, const uint8_t *masks, size_t n, unsigned lane) {
    const __m256i bit = _mm256_set1_epi8(static_cast<char>(1 << lane));
    size_t at = 0;
    for (size_t i = 0; i < n; i += 32) {
      const __mmask32 inside = n - i < 32 ? (__mmask32(1) << (n - i)) - 1 : ~__mmask32(0);
      const __m256i of32 = _mm256_maskz_loadu_epi8(inside, masks + i);
      const __mmask32 pass = _mm256_test_epi8_mask(of32, bit);
      const __m512i some = _mm512_maskz_compress_epi16(pass, _mm512_maskz_loadu_epi16(inside, list + i));
      _mm512_storeu_si512(out + at, some);
      at += bits_set(pass);
    }
    return at;
  }
  static void spread(uint16_t *lists, size_t room, const uint16_t *list, const uint8_t *masks, size_t n,
                     size_t *passed) {
    spread_by_pick<V>(lists, room, list, masks, n, passed);
  }

  // Compress in a register, then store: compressing to memory is very slow on Zen 4.
  static size_t keep(uint32_t *out, size_t at, uint32_t base, unsigned mask) {
    const __m256i ids =
        _mm256_add_epi32(_mm256_set1_epi32(static_cast<int>(base)), _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7));
    _mm256_storeu_si256(reinterpret_cast<__m256i *>(out + at),
                        _mm256_maskz_compress_epi32(static_cast<__mmask8>(mask), ids));
    return at + bits_set(mask);
  }

  typedef __m512i Letters;
  static Letters letters(const uint8_t *from) { return _mm512_loadu_si512(from); }
  static uint64_t places(Letters letters, uint8_t code) {
    return _mm512_cmpeq_epi8_mask(letters, _mm512_set1_epi8(static_cast<char>(code)));
  }
  static bool in_order(const uint8_t *letters, size_t n, const uint8_t *word, size_t length, const uint64_t *) {
    return in_order_by_places<V>(letters, n, word, length);
  }

  typedef __m512i Table;
  static Table table(const uint8_t *of32) {
    return _mm512_castsi256_si512(_mm256_loadu_si256(reinterpret_cast<const __m256i *>(of32)));
  }
  static __m512i sum64(const uint8_t *letters, size_t stride, const Table *tables, size_t length) {
    __m512i sum = _mm512_setzero_si512();
    for (size_t k = 0; k < length; k++)
      sum = _mm512_add_epi8(sum, _mm512_permutexvar_epi8(_mm512_loadu_si512(letters + k * stride), tables[k]));
    return sum;
  }
  static uint64_t few64(const uint8_t *letters, size_t stride, const Table *tables, size_t length, uint32_t most) {
    return _mm512_cmple_epu8_mask(sum64(letters, stride, tables, length), _mm512_set1_epi8(static_cast<char>(most)));
  }

  static void substitutions64(const uint8_t *letters, size_t stride, const SubstitutionQuery &e, const Table *fails,
                              uint64_t pass, uint64_t *sure, uint64_t *doubtful) {
    const __m512i wild = _mm512_set1_epi8(static_cast<char>(e.wild));
    // Without Masters, those that passed lack no letter.
    __m512i missing = e.wild ? sum64(letters, stride, fails, e.length) : _mm512_setzero_si512();
    __m512i changed = missing, often = _mm512_setzero_si512();
    for (size_t p = 0; p < e.planes; p++) {
      __m512i once = _mm512_setzero_si512(), twice = once, thrice = once;
      for (size_t k = 0; k < e.length; k++) {
        const __m512i hot = _mm512_permutexvar_epi8(_mm512_loadu_si512(letters + k * stride), table(e.hot[p][k]));
        often = _mm512_ternarylogic_epi64(often, thrice, hot, 0xF8);  // often | (thrice & hot)
        thrice = _mm512_ternarylogic_epi64(thrice, twice, hot, 0xF8);
        twice = _mm512_ternarylogic_epi64(twice, once, hot, 0xF8);
        once = _mm512_or_si512(once, hot);
      }
      changed = _mm512_or_si512(changed, once);
      twice = _mm512_and_si512(twice, _mm512_set1_epi8(static_cast<char>(e.single[p])));
      thrice = _mm512_and_si512(thrice, _mm512_set1_epi8(static_cast<char>(e.few[p])));
      missing = _mm512_add_epi8(missing, _mm512_add_epi8(_mm512_popcnt_epi8(twice), _mm512_popcnt_epi8(thrice)));
    }
    *sure = _mm512_mask_cmple_epu8_mask(_mm512_mask_test_epi8_mask(pass, changed, changed), missing, wild);
    *doubtful = _mm512_mask_test_epi8_mask(pass, often, often);
    *sure &= ~*doubtful;
  }

  static size_t keep64(int32_t *out, size_t at, const uint32_t *ids, uint64_t mask) {
    for (unsigned i = 0; i < 64; i += 16) {
      const __mmask16 part = static_cast<__mmask16>(mask >> i);
      const __m512i some = _mm512_maskz_loadu_epi32(part, ids + i);  // reads nothing after the last word
      _mm512_storeu_si512(out + at, _mm512_maskz_compress_epi32(part, some));
      at += bits_set(part);
    }
    return at;
  }

  struct Lane {
    __m512i low, high;  // by letter, and by length
  };
  static Lane lane(const uint16_t *table) { return {_mm512_loadu_si512(table), _mm512_loadu_si512(table + 32)}; }
  static __m512i halve64(__m512i a, __m512i b) {
    return _mm512_and_si512(_mm512_unpacklo_epi64(a, b), _mm512_unpackhi_epi64(a, b));
  }
  static __m512i halve32(__m512i a, __m512i b) {
    const __m512 x = _mm512_castsi512_ps(a), y = _mm512_castsi512_ps(b);
    return _mm512_and_si512(_mm512_castps_si512(_mm512_shuffle_ps(x, y, 0x88)),
                            _mm512_castps_si512(_mm512_shuffle_ps(x, y, 0xDD)));
  }
  // Two words in a vector. Each step halves the letters, until those of 16 words are 16 numbers.
  static uint32_t fit16(const uint8_t *rows, const int32_t *words, const Lane &lane, uint16_t *starts) {
    // Arithmetic shifts: after the end of a word all starts stay allowed. The last byte, the length, is not shifted.
    const __m512i places = _mm512_set_epi16(0, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0,  //
                                            0, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0);
    __m512i two[8];
    for (size_t i = 0; i < 8; i++) {
      const uint8_t *a = rows + static_cast<size_t>(words[i]) * NARROW;
      const uint8_t *b = rows + static_cast<size_t>(words[i + 8]) * NARROW;
      const __m256i codes =
          _mm256_inserti128_si256(_mm256_castsi128_si256(_mm_loadu_si128(reinterpret_cast<const __m128i *>(a))),
                                  _mm_loadu_si128(reinterpret_cast<const __m128i *>(b)), 1);
      two[i] = _mm512_srav_epi16(_mm512_permutex2var_epi16(lane.low, _mm512_cvtepu8_epi16(codes), lane.high), places);
    }
    const __m512i even = halve32(halve64(two[0], two[2]), halve64(two[4], two[6]));
    const __m512i odd = halve32(halve64(two[1], two[3]), halve64(two[5], two[7]));
    const __m512i parts = _mm512_mask_blend_epi16(0xAAAAAAAA, _mm512_and_si512(even, _mm512_srli_epi32(even, 16)),
                                                  _mm512_and_si512(odd, _mm512_slli_epi32(odd, 16)));
    const __m256i all = _mm512_castsi512_si256(
        _mm512_and_si512(_mm512_shuffle_i64x2(parts, parts, 0x88), _mm512_shuffle_i64x2(parts, parts, 0xDD)));
    _mm256_storeu_si256(reinterpret_cast<__m256i *>(starts), all);
    return _mm256_test_epi16_mask(all, all);
  }

  struct WideLane {
    __m512i low[2], high[2];  // low and high halves of the bits
  };
  static WideLane wide_lane(const uint32_t *table) {
    uint16_t low[64], high[64];
    for (size_t c = 0; c < 64; c++) {
      low[c] = static_cast<uint16_t>(table[c]);
      high[c] = static_cast<uint16_t>(table[c] >> 16);
    }
    return {{_mm512_loadu_si512(low), _mm512_loadu_si512(low + 32)},
            {_mm512_loadu_si512(high), _mm512_loadu_si512(high + 32)}};
  }
  static uint32_t fit1(const uint8_t *row, const WideLane &lane) {
    const __m512i codes = _mm512_cvtepu8_epi16(_mm256_loadu_si256(reinterpret_cast<const __m256i *>(row)));
    const __m512i low = _mm512_permutex2var_epi16(lane.low[0], codes, lane.low[1]);
    const __m512i high = _mm512_permutex2var_epi16(lane.high[0], codes, lane.high[1]);
    // Interleaved, each vector has the letters 0 to 3, 8 to 11, ... or 4 to 7, 12 to 15, ...
    const __m512i places = _mm512_set_epi32(27, 26, 25, 24, 19, 18, 17, 16, 11, 10, 9, 8, 3, 2, 1, 0);
    const __m512i more = _mm512_set_epi32(0, 30, 29, 28, 23, 22, 21, 20, 15, 14, 13, 12, 7, 6, 5, 4);
    const __m512i a = _mm512_srav_epi32(_mm512_unpacklo_epi16(low, high), places);
    const __m512i b = _mm512_srav_epi32(_mm512_unpackhi_epi16(low, high), more);
    return static_cast<uint32_t>(_mm512_reduce_and_epi32(_mm512_and_si512(a, b)));
  }

  enum { LOOKS_UP_GRADES = 1 };
  static void grade64(const uint8_t *letters, size_t stride, const GradeTables &tables, uint8_t *grades) {
    const Table places = table(tables.places);
    __m512i some = _mm512_setzero_si512(), green = some;
    for (size_t k = 0; k < GRADED_IN_1_BYTE; k++) {
      const __m512i found = _mm512_permutexvar_epi8(_mm512_loadu_si512(letters + k * stride), places);
      some = _mm512_or_si512(some, found);
      green = _mm512_ternarylogic_epi64(green, found, _mm512_set1_epi8(static_cast<char>(1 << k)), 0xF8);
    }
    const __m512i yellow = _mm512_permutexvar_epi8(_mm512_andnot_si512(green, some), table(tables.yellow));
    _mm512_storeu_si512(grades, _mm512_add_epi8(_mm512_permutexvar_epi8(green, table(tables.green)), yellow));
  }
};

#include "loops.h"

constexpr Kernels kernels = all_kernels("avx512");

}  // namespace
}  // namespace avx512

const Kernels *const kernels_avx512 = &avx512::kernels;

}  // namespace lexicon_fast

#else
namespace lexicon_fast {
const Kernels *const kernels_avx512 = nullptr;
}
#endif
