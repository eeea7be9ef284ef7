// The kernels that this machine can run. Compiled without any instruction set flags.
#include "kernels.h"

#if defined(_MSC_VER) && defined(_M_X64)
#include <intrin.h>
#endif

namespace lexicon_fast {
namespace {

#if defined(_MSC_VER) && defined(_M_X64)
bool os_saves(unsigned long long state) {
  int r[4];
  __cpuid(r, 1);
  return (r[2] >> 27 & 1) && (_xgetbv(0) & state) == state;
}
int leaf7(int reg) {
  int r[4];
  __cpuidex(r, 7, 0);
  return r[reg];
}
bool has_avx2() { return os_saves(0x6) && (leaf7(1) >> 5 & 1) && (leaf7(1) >> 8 & 1); }
bool has_avx512() {
  const int b = leaf7(1), c = leaf7(2);
  return has_avx2() && os_saves(0xE6) && (b >> 16 & 1) && (b >> 17 & 1) && (b >> 30 & 1) && (b >> 31 & 1) &&
         (c >> 1 & 1) && (c >> 6 & 1) && (c >> 12 & 1) && (c >> 14 & 1);
}
#elif defined(__x86_64__) || defined(__i386__)
bool has_avx2() {
  return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("popcnt");
}
bool has_avx512() {
  return has_avx2() && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
         __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl") &&
         __builtin_cpu_supports("avx512vbmi") && __builtin_cpu_supports("avx512vbmi2") &&
         __builtin_cpu_supports("avx512bitalg") && __builtin_cpu_supports("avx512vpopcntdq");
}
#else
bool has_avx2() { return false; }
bool has_avx512() { return false; }
#endif

template <size_t N>
struct Available {
  const Kernels *sets[N + 1] = {};
  explicit Available(const Kernels *const (&all)[N]) {
    size_t n = 0;
    for (const Kernels *set : all)
      if (set) sets[n++] = set;
  }
};

}  // namespace

const Kernels *const *available_kernels(void) {
  const Kernels *const all[] = {has_avx512() ? kernels_avx512 : nullptr, has_avx2() ? kernels_avx2 : nullptr,
                                kernels_neon, kernels_plain};
  static const Available available(all);
  return available.sets;
}

}  // namespace lexicon_fast
