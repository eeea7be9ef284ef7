"""The points that plays leave in the hand."""

from libc.stdint cimport int16_t, int32_t, int64_t, uint8_t, uint16_t, uint32_t, uint64_t

from ..dictionary.compiled cimport Compiled
from ..dictionary.search cimport Cards, TableWord


cdef struct Prices:           # the card points of a ruleset, prepared for a dictionary
    const uint8_t *points     # each card by code
    int master
    int cheapest              # of all letters
    int dearest
    int tiers                 # groups of letters with equal points, fewer than a Master's, cheapest first
    int tier_points[32]
    uint32_t tier_letters[32]  # a bit for each letter
    uint64_t tier_lo[32]      # their bits in the layout
    uint64_t tier_hi[32]
    int16_t gain[128]         # by bit of the layout: points of a Master minus those of the letter


# Points of all cards of each word, uint16, cached by table of card points.
cdef bytes points_of_words(Compiled d, bytes points)
cdef int fill_prices(Compiled d, bytes points, Prices *prices) except -1

# These set left[begin:end] to the points that the plays words[begin:end] leave in a hand of `total` points.
# table: the table word that cards are inserted into or exchanged with, NULL for new words; old: its codes
# with BRACKET.
cdef void pay_plays(
    Compiled d, const Prices *prices, const Cards *hand, const TableWord *table, int32_t total,
    const uint16_t *word_points, const int32_t *words, int32_t *left, int64_t begin, int64_t end) noexcept nogil
cdef void pay_substitutions(
    Compiled d, const Prices *prices, const Cards *hand, const TableWord *table, const uint8_t *old, int32_t total,
    const uint16_t *word_points, const int32_t *words, int32_t *left, int64_t begin, int64_t end) noexcept nogil
