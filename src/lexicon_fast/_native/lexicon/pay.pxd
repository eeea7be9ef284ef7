"""The points of cards, prepared for a dictionary, and paying for plays."""

from libc.stdint cimport int16_t, int32_t, int64_t, uint16_t, uint32_t, uint64_t, uint8_t

from ..dictionary.compiled cimport Compiled
from ..dictionary.kernels cimport CODES
from ..dictionary.layout cimport VECTOR_BITS
from ..dictionary.search cimport Cards, TableWord
from .candidates cimport LAY, exchanged_letter


cdef struct Prices:           # the card points of a ruleset, prepared for a dictionary
    const uint8_t *points     # each card by code
    int master
    int cheapest              # of all letters
    int dearest
    int tiers                 # groups of letters with equal points, fewer than a Master's, cheapest first
    int tier_points[CODES]
    uint32_t tier_letters[CODES]  # a bit for each letter
    uint64_t tier_lo[CODES]   # their bits in the layout
    uint64_t tier_hi[CODES]
    int16_t gain[VECTOR_BITS]  # by bit of the layout: points of a Master minus those of the letter


# Points of all cards of each word, uint16, cached by table of card points.
cdef bytes points_of_words(Compiled d, bytes points)
# The same if a Master pays for the cheapest letter, unless it has fewer points.
cdef bytes best_points_of_words(Compiled d, bytes points)
cdef int fill_prices(Compiled d, bytes points, Prices *prices) except -1


cdef inline int next_points(const uint8_t *points, int n, int after) noexcept nogil:
    """The fewest points above `after` that one of n letters has; 256: none has more."""
    cdef int letter, least = 256
    for letter in range(n):
        if after < points[letter] < least:
            least = points[letter]
    return least


cdef inline uint32_t letters_with(const uint8_t *points, int n, int value) noexcept nogil:
    """A bit for each of n letters that has these points."""
    cdef uint32_t letters = 0
    cdef int letter
    for letter in range(n):
        letters |= <uint32_t>(points[letter] == value) << letter
    return letters


cdef inline int32_t points_after_exchange(const Prices *prices, int32_t total, int code) noexcept nogil:
    """Return the points that an exchange of a Master leaves in a hand of `total` points. code: see candidates.pxd."""
    cdef int32_t change = prices.master - prices.points[exchanged_letter(code)]
    return total + change if code < LAY else total - change


# These set left[begin:end] to the points that the plays words[begin:end] leave in a hand of `total` points.
# table: the table word that cards are inserted into or exchanged with, NULL for new words; old: its codes
# with BRACKET.
cdef void pay_plays(
    Compiled d, const Prices *prices, const Cards *hand, const TableWord *table, int32_t total,
    const uint16_t *word_points, const int32_t *words, int32_t *left, int64_t begin, int64_t end) noexcept nogil
cdef void pay_substitutions(
    Compiled d, const Prices *prices, const Cards *hand, const TableWord *table, const uint8_t *old, int32_t total,
    const uint16_t *word_points, const int32_t *words, int32_t *left, int64_t begin, int64_t end) noexcept nogil
