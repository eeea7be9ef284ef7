// Kernels for 64-bit ARM (NEON).
#include "kernels.h"

#if defined(__aarch64__) || defined(_M_ARM64)

#include <arm_neon.h>
#if defined(_MSC_VER)
#include <intrin.h>
#endif

namespace lexicon_fast {
namespace neon {
namespace {

#include "bits.h"

struct V : Scalar {
  struct Query {
    uint64x2_t have_lo, have_hi, need_lo, need_hi, wild;
  };
  static Query query(const Probe &p) {
    return {vdupq_n_u64(p.have_lo), vdupq_n_u64(p.have_hi), vdupq_n_u64(p.need_lo), vdupq_n_u64(p.need_hi),
            vdupq_n_u64(p.wild)};
  }

  // A bit for each of eight lanes, which are all ones or all zeros.
  static unsigned lane_mask(const uint64x2_t pass[4]) {
    const uint32x4_t low = vcombine_u32(vmovn_u64(pass[0]), vmovn_u64(pass[1]));
    const uint32x4_t high = vcombine_u32(vmovn_u64(pass[2]), vmovn_u64(pass[3]));
    const uint8x8_t all = vmovn_u16(vcombine_u16(vmovn_u32(low), vmovn_u32(high)));
    return vaddv_u8(vand_u8(all, vcreate_u8(0x8040201008040201u)));
  }
  static uint64x2_t count_bits(uint64x2_t x) {
    return vpaddlq_u32(vpaddlq_u16(vpaddlq_u8(vcntq_u8(vreinterpretq_u8_u64(x)))));
  }

  struct Block {
    uint64x2_t lo[4], hi[4];
  };
  static Block load(const uint64_t *from) {
    Block block;
    for (int i = 0; i < 4; i++) {
      block.lo[i] = vld1q_u64(from + 2 * i);
      block.hi[i] = vld1q_u64(from + LANES + 2 * i);
    }
    return block;
  }

  template <int WILD>
  static unsigned payable(const Block &block, const Query &q) {
    uint64x2_t pass[4];
    for (int i = 0; i < 4; i++) {
      const uint64x2_t lo = vbicq_u64(block.lo[i], q.have_lo);
      const uint64x2_t hi = vbicq_u64(block.hi[i], q.have_hi);
      if (WILD == 0)
        pass[i] = vceqzq_u64(vorrq_u64(lo, hi));
      else
        pass[i] = vcleq_u64(vaddq_u64(count_bits(lo), count_bits(hi)), q.wild);
    }
    return lane_mask(pass);
  }

  template <int WILD>
  static unsigned payable(const uint64_t *block, const Query &q) {
    return payable<WILD>(load(block), q);
  }

  static unsigned contains(const uint64_t *block, const Query &q) {
    uint64x2_t pass[4];
    for (int i = 0; i < 4; i++)
      pass[i] = vceqzq_u64(vorrq_u64(vbicq_u64(q.need_lo, vld1q_u64(block + 2 * i)),
                                     vbicq_u64(q.need_hi, vld1q_u64(block + LANES + 2 * i))));
    return lane_mask(pass);
  }

  typedef uint16x8_t Worth;
  static Worth worth(const uint16_t *from) { return vld1q_u16(from); }
  static unsigned reach(Worth worth, uint16_t limit, unsigned mask) {
    const uint8x8_t pass = vmovn_u16(vcgeq_u16(worth, vdupq_n_u16(limit)));
    return vaddv_u8(vand_u8(pass, vcreate_u8(0x8040201008040201u))) & mask;
  }

  typedef uint8x16x2_t Table;
  static Table table(const uint8_t *of32) { return vld1q_u8_x2(of32); }
  static uint64_t byte_mask(uint8x16_t pass) {  // a bit for each byte, which is all ones or all zeros
    const uint8x16_t bits = vandq_u8(pass, vreinterpretq_u8_u64(vdupq_n_u64(0x8040201008040201u)));
    return vaddv_u8(vget_low_u8(bits)) | static_cast<uint64_t>(vaddv_u8(vget_high_u8(bits))) << 8;
  }

  static uint8x16_t sum16(const uint8_t *letters, size_t stride, const Table *tables, size_t length) {
    uint8x16_t sum = vdupq_n_u8(0);
    for (size_t k = 0; k < length; k++) sum = vaddq_u8(sum, vqtbl2q_u8(tables[k], vld1q_u8(letters + k * stride)));
    return sum;
  }
  static uint64_t few64(const uint8_t *letters, size_t stride, const Table *tables, size_t length, uint32_t most) {
    const uint8x16_t limit = vdupq_n_u8(static_cast<uint8_t>(most));
    uint64_t few = 0;
    for (unsigned part = 0; part < 64; part += 16)
      few |= byte_mask(vcleq_u8(sum16(letters + part, stride, tables, length), limit)) << part;
    return few;
  }

  static void substitutions64(const uint8_t *letters, size_t stride, const SubstitutionQuery &e, const Table *fails,
                              uint64_t pass, uint64_t *sure, uint64_t *doubtful) {
    const uint8x16_t wild = vdupq_n_u8(static_cast<uint8_t>(e.wild));
    *sure = *doubtful = 0;
    for (unsigned part = 0; part < 64; part += 16, letters += 16) {
      if (!(pass >> part & 0xFFFF)) continue;
      // Without Masters, those that passed lack no letter.
      uint8x16_t missing = e.wild ? sum16(letters, stride, fails, e.length) : vdupq_n_u8(0);
      uint8x16_t changed = missing, often = vdupq_n_u8(0);
      for (size_t p = 0; p < e.planes; p++) {
        uint8x16_t once = vdupq_n_u8(0), twice = once, thrice = once;
        for (size_t k = 0; k < e.length; k++) {
          const uint8x16_t hot = vqtbl2q_u8(table(e.hot[p][k]), vld1q_u8(letters + k * stride));
          often = vorrq_u8(often, vandq_u8(thrice, hot));
          thrice = vorrq_u8(thrice, vandq_u8(twice, hot));
          twice = vorrq_u8(twice, vandq_u8(once, hot));
          once = vorrq_u8(once, hot);
        }
        changed = vorrq_u8(changed, once);
        missing = vaddq_u8(missing, vcntq_u8(vandq_u8(twice, vdupq_n_u8(e.single[p]))));
        missing = vaddq_u8(missing, vcntq_u8(vandq_u8(thrice, vdupq_n_u8(e.few[p]))));
      }
      const uint64_t doubt = byte_mask(vtstq_u8(often, often));
      *sure |= (byte_mask(vcleq_u8(missing, wild)) & byte_mask(vtstq_u8(changed, changed)) & ~doubt) << part;
      *doubtful |= doubt << part;
    }
    *sure &= pass;
    *doubtful &= pass;
  }

  struct Lane {
    uint8x16x4_t low, high;  // low and high bytes, by letter and by length
  };
  static Lane lane(const uint16_t *table) {
    uint8_t low[64], high[64];
    for (size_t c = 0; c < 64; c++) {
      low[c] = static_cast<uint8_t>(table[c]);
      high[c] = static_cast<uint8_t>(table[c] >> 8);
    }
    return {vld1q_u8_x4(low), vld1q_u8_x4(high)};
  }
  // The starts that the letters of a word allow, in eight numbers.
  static uint16x8_t fit8(const uint8_t *row, const Lane &lane) {
    // Arithmetic shifts: after the end of a word all starts stay allowed. The last byte, the length, is not shifted.
    static const int16_t first[8] = {0, -1, -2, -3, -4, -5, -6, -7}, last[8] = {-8, -9, -10, -11, -12, -13, -14, 0};
    const uint8x16_t codes = vld1q_u8(row);
    const uint8x16_t low = vqtbl4q_u8(lane.low, codes), high = vqtbl4q_u8(lane.high, codes);
    const int16x8_t a = vshlq_s16(vreinterpretq_s16_u8(vzip1q_u8(low, high)), vld1q_s16(first));
    const int16x8_t b = vshlq_s16(vreinterpretq_s16_u8(vzip2q_u8(low, high)), vld1q_s16(last));
    return vreinterpretq_u16_s16(vandq_s16(a, b));
  }
  static uint16x8_t halve(uint16x8_t a, uint16x8_t b) { return vandq_u16(vuzp1q_u16(a, b), vuzp2q_u16(a, b)); }
  static uint32_t fit16(const uint8_t *rows, const int32_t *words, const Lane &lane, uint16_t *starts) {
    uint32_t mask = 0;
    for (size_t part = 0; part < 16; part += 8) {
      uint16x8_t one[8];
      for (size_t i = 0; i < 8; i++) one[i] = fit8(rows + static_cast<size_t>(words[part + i]) * NARROW, lane);
      const uint16x8_t all = halve(halve(halve(one[0], one[1]), halve(one[2], one[3])),
                                   halve(halve(one[4], one[5]), halve(one[6], one[7])));
      vst1q_u16(starts + part, all);
      mask |= static_cast<uint32_t>(vaddv_u8(vand_u8(vmovn_u16(vtstq_u16(all, all)), vcreate_u8(0x8040201008040201u))))
              << part;
    }
    return mask;
  }

  enum { LOOKS_UP_GRADES = 1 };
  static void grade64(const uint8_t *letters, size_t stride, const GradeTables &tables, uint8_t *grades) {
    const Table places = table(tables.places);
    for (size_t part = 0; part < 64; part += 16) {
      uint8x16_t some = vdupq_n_u8(0), green = some;
      for (size_t k = 0; k < GRADED_IN_1_BYTE; k++) {
        const uint8x16_t found = vqtbl2q_u8(places, vld1q_u8(letters + k * stride + part));
        some = vorrq_u8(some, found);
        green = vorrq_u8(green, vandq_u8(found, vdupq_n_u8(static_cast<uint8_t>(1 << k))));
      }
      const uint8x16_t yellow = vqtbl2q_u8(table(tables.yellow), vbicq_u8(some, green));
      vst1q_u8(grades + part, vaddq_u8(vqtbl2q_u8(table(tables.green), green), yellow));
    }
  }
};

#include "loops.h"

constexpr Kernels kernels = all_kernels("neon");

}  // namespace
}  // namespace neon

const Kernels *const kernels_neon = &neon::kernels;

}  // namespace lexicon_fast

#else
namespace lexicon_fast {
const Kernels *const kernels_neon = nullptr;
}
#endif
