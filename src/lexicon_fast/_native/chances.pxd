"""What play-outs of board games need of chance."""

from libc.stdint cimport uint64_t


cdef inline double normal(double x) noexcept nogil:
    """The share of a normal distribution below x, to seven places (M. Abramowitz, I. A. Stegun, "Handbook
    of Mathematical Functions", 1964, 26.2.19): the same on every machine, as that of libraries is not."""
    cdef double a = x if x > 0 else -x, sum
    sum = 1 + a * (0.0498673470 + a * (0.0211410061 + a * (0.0032776263 + a * (
        0.0000380036 + a * (0.0000488906 + a * 0.0000053830)))))
    sum *= sum
    sum *= sum
    sum *= sum
    sum *= sum
    return 1 - 0.5 / sum if x > 0 else 0.5 / sum


cdef inline uint64_t seed_of(uint64_t seed, int world) noexcept nogil:
    """The seed of an imagined world."""
    return seed + <uint64_t>world * <uint64_t>0xD1342543DE82EF95
