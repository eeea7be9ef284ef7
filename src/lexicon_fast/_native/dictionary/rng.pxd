"""The random generator of `lexicon_fast.base.rng` and the normal distribution: see core/rng.h."""

from libc.stdint cimport uint8_t, uint64_t


cdef extern from "core/rng.h" namespace "lexicon_fast" nogil:
    uint64_t next_random(uint64_t *state) noexcept
    uint64_t random_below(uint64_t *state, uint64_t n) noexcept
    double random_unit(uint64_t *state) noexcept
    void shuffle(uint64_t *state, uint8_t *cards, int n) noexcept
    double normal(double x) noexcept
    uint64_t derive_seed(uint64_t seed, uint64_t number) noexcept
    uint64_t seed_of(uint64_t seed, int world) noexcept
