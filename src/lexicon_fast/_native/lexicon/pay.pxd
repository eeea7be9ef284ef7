"""What plays cost, for whoever has found words."""

from libc.stdint cimport int16_t, int32_t, int64_t, uint8_t, uint16_t, uint32_t, uint64_t

from ..dictionary.compiled cimport Compiled
from ..dictionary.search cimport Cards, TableWord


cdef struct Prices:           # the points of a ruleset, prepared for one dictionary
    const uint8_t *of         # each card by code
    int master
    int tiers                 # groups of letters of equal points, below a Master's, cheapest first
    int tier_points[32]
    uint32_t tier_letters[32]  # a bit for each
    uint64_t tier_lo[32]      # their bits in the layout
    uint64_t tier_hi[32]
    int16_t gain[128]         # points of a Master beyond those of the letter each bit belongs to


cdef bytes points_of_words(Compiled d, bytes points)
cdef int fill_prices(Compiled d, bytes points, Prices *prices) except -1

# Each finds the points that the plays words[begin:end] leave of `total` in the hand, and puts them
# into left[begin:end]. `table`: the word that cards are inserted into, NULL for new words.
cdef void pay_plays(
    Compiled d, const Prices *prices, const Cards *hand, const TableWord *table, int32_t total,
    const uint16_t *word_points, const int32_t *words, int32_t *left, int64_t begin, int64_t end) noexcept nogil
cdef void pay_substitutions(
    Compiled d, const Prices *prices, const Cards *hand, const TableWord *table, const uint8_t *lying, int32_t total,
    const uint16_t *word_points, const int32_t *words, int32_t *left, int64_t begin, int64_t end) noexcept nogil
