// The random generator of `lexicon_fast.base.rng` and the normal distribution, with the same results on every machine.
#ifndef LEXICON_FAST_RNG_H
#define LEXICON_FAST_RNG_H

#include <cstdint>
#include <utility>

namespace lexicon_fast {

inline uint64_t next_random(uint64_t *state) {
  uint64_t z = *state += 0x9E3779B97F4A7C15;
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EB;
  return z ^ (z >> 31);
}

inline uint64_t random_below(uint64_t *state, uint64_t n) {
  const uint64_t spare = -n % n;  // 2**64 modulo n
  for (;;) {
    const uint64_t number = next_random(state);
    if (spare == 0 || number < -spare) return number % n;
  }
}

// A random number from 0 up to, but not including, 1.
inline double random_unit(uint64_t *state) {
  return static_cast<double>(next_random(state) >> 11) / static_cast<double>(uint64_t(1) << 53);
}

inline void shuffle(uint64_t *state, uint8_t *cards, int n) {
  for (int i = n - 1; i > 0; i--) std::swap(cards[i], cards[random_below(state, i + 1)]);
}

// The cumulative normal distribution, to seven places (M. Abramowitz, I. A. Stegun, "Handbook of Mathematical
// Functions", 1964, 26.2.19). Unlike that of libraries, the same on every machine.
inline double normal(double x) {
  const double a = x > 0 ? x : -x;
  double sum =
      1 + a * (0.0498673470 +
               a * (0.0211410061 + a * (0.0032776263 + a * (0.0000380036 + a * (0.0000488906 + a * 0.0000053830)))));
  for (int i = 0; i < 4; i++) sum *= sum;
  return x > 0 ? 1 - 0.5 / sum : 0.5 / sum;
}

// The seed that `lexicon_fast.base.rng.derive_seed` derives for a path of one number.
inline uint64_t derive_seed(uint64_t seed, uint64_t number) {
  seed ^= next_random(&number);
  return next_random(&seed);
}

// The seed of determinization number `world`.
inline uint64_t seed_of(uint64_t seed, int world) { return seed + static_cast<uint64_t>(world) * 0xD1342543DE82EF95; }

}  // namespace lexicon_fast

#endif
