"""The random generator of `lexicon_fast.base.rng` and the normal distribution, with the same results on every machine."""

from libc.stdint cimport uint8_t, uint64_t


cdef inline uint64_t next_random(uint64_t *state) noexcept nogil:
    cdef uint64_t z
    state[0] += <uint64_t>0x9E3779B97F4A7C15
    z = state[0]
    z = (z ^ (z >> 30)) * <uint64_t>0xBF58476D1CE4E5B9
    z = (z ^ (z >> 27)) * <uint64_t>0x94D049BB133111EB
    return z ^ (z >> 31)


cdef inline uint64_t random_below(uint64_t *state, uint64_t n) noexcept nogil:
    cdef uint64_t number, spare = (<uint64_t>0 - n) % n     # 2**64 modulo n
    while True:
        number = next_random(state)
        if spare == 0 or number < <uint64_t>0 - spare:
            return number % n


cdef inline double random_unit(uint64_t *state) noexcept nogil:
    """Return a random number from 0 up to, but not including, 1."""
    return <double>(next_random(state) >> 11) / <double>(<uint64_t>1 << 53)


cdef inline void shuffle(uint64_t *state, uint8_t *cards, int n) noexcept nogil:
    cdef int i, j
    cdef uint8_t card
    for i in range(n - 1, 0, -1):
        j = <int>random_below(state, i + 1)
        card = cards[i]
        cards[i] = cards[j]
        cards[j] = card


cdef inline double normal(double x) noexcept nogil:
    """The cumulative normal distribution, to seven places (M. Abramowitz, I. A. Stegun, "Handbook of
    Mathematical Functions", 1964, 26.2.19). Unlike that of libraries, the same on every machine."""
    cdef double a = x if x > 0 else -x, sum
    sum = 1 + a * (0.0498673470 + a * (0.0211410061 + a * (0.0032776263 + a * (
        0.0000380036 + a * (0.0000488906 + a * 0.0000053830)))))
    sum *= sum
    sum *= sum
    sum *= sum
    sum *= sum
    return 1 - 0.5 / sum if x > 0 else 0.5 / sum


cdef inline uint64_t derive_seed(uint64_t seed, uint64_t number) noexcept nogil:
    """Return the seed that `lexicon_fast.base.rng.derive_seed` derives for a path of one number."""
    seed ^= next_random(&number)
    return next_random(&seed)


cdef inline uint64_t seed_of(uint64_t seed, int world) noexcept nogil:
    """Return the seed of determinization number `world`."""
    return seed + <uint64_t>world * <uint64_t>0xD1342543DE82EF95
