// Kernels in standard C++, for any machine.
#if defined(_MSC_VER)
#include <intrin.h>
#endif

#include "kernels.h"

namespace lexicon_fast {
namespace plain {
namespace {

#include "bits.h"

struct V : Scalar {
  struct Query {
    uint64_t not_have_lo, not_have_hi, need_lo, need_hi, wild;
  };
  static Query query(const Probe &p) { return {~p.have_lo, ~p.have_hi, p.need_lo, p.need_hi, p.wild}; }

  typedef const uint64_t *Block;
  static Block load(const uint64_t *block) { return block; }

  // For up to two missing letters, clearing the lowest bit is faster than counting bits in software.
  template <int WILD>
  static unsigned payable(Block block, const Query &q) {
    unsigned mask = 0;
    for (unsigned i = 0; i < LANES; i++) {
      uint64_t lo = block[i] & q.not_have_lo, hi = block[LANES + i] & q.not_have_hi;
      bool pass;
      if (WILD == 0) {
        pass = (lo | hi) == 0;
      } else if (WILD == MANY) {
        pass = bits_set(lo) + bits_set(hi) <= q.wild;
      } else {
        for (int k = 0; k < WILD; k++) {  // clear a bit, of the high half if it has any
          const bool high = hi != 0;
          lo = high ? lo : lo & (lo - 1);
          hi &= hi - 1;
        }
        pass = (lo | hi) == 0;
      }
      mask |= static_cast<unsigned>(pass) << i;
    }
    return mask;
  }

  static unsigned contains(Block block, const Query &q) {
    unsigned mask = 0;
    for (unsigned i = 0; i < LANES; i++)
      mask |= static_cast<unsigned>(((q.need_lo & ~block[i]) | (q.need_hi & ~block[LANES + i])) == 0) << i;
    return mask;
  }

  typedef const uint8_t *Table;
  static Table table(const uint8_t *of32) { return of32; }
  static uint64_t few64(const uint8_t *letters, size_t stride, const Table *tables, size_t length, uint32_t most) {
    uint64_t few = 0;
    for (size_t i = 64; i-- > 0;) {
      uint32_t sum = 0;
      for (size_t k = 0; k < length; k++) sum += tables[k][letters[k * stride + i]];
      few = few << 1 | static_cast<uint64_t>(sum <= most);
    }
    return few;
  }

  static void substitutions64(const uint8_t *letters, size_t stride, const SubstitutionQuery &e, const Table *,
                              uint64_t pass, uint64_t *sure, uint64_t *doubtful) {
    *sure = 0;
    *doubtful = pass;
    for (uint64_t left = *doubtful; left; left &= left - 1) {  // without the table word itself
      const unsigned i = lowest_bit(left);
      size_t k = 0;
      while (k < e.length && letters[k * stride + i] == e.word[k]) k++;
      if (k == e.length) *doubtful &= ~(uint64_t(1) << i);
    }
  }

  // Word by word, since most fail at their first letters.
  typedef const uint16_t *Lane;
  static Lane lane(const uint16_t *table) { return table; }
  static uint32_t fit16(const uint8_t *rows, const int32_t *words, Lane lane, uint16_t *starts) {
    uint32_t mask = 0;
    for (uint32_t i = 0; i < 16; i++) {
      const uint32_t some = fit_scalar(rows + static_cast<size_t>(words[i]) * NARROW, NARROW - 1, lane);
      starts[i] = static_cast<uint16_t>(some);
      mask |= static_cast<uint32_t>(some != 0) << i;
    }
    return mask;
  }
};

#include "loops.h"

constexpr Kernels kernels = all_kernels("plain");

}  // namespace
}  // namespace plain

const Kernels *const kernels_plain = &plain::kernels;

}  // namespace lexicon_fast
