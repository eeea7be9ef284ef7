"""The points that plays leave in the hand."""

from libc.stdint cimport int32_t, int64_t, uint8_t, uint16_t

from ..dictionary.compiled cimport Compiled
from ..dictionary.search cimport Cards, TableWord
from .candidates cimport LAY, exchanged_letter
from .prices cimport Prices


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
