"""The places of the words of a dictionary by a number, the highest first."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from lexicon_fast.find.columns import Array, Columns


class Places:
    """The places, from 1, of words by a number of each, int64[n].

    all_lengths: True: places are among all words; False: among the words of the same length.
    """

    def __init__(self, columns: Columns, numbers: Array, *, all_lengths: bool = False) -> None:
        self._columns = columns
        self._numbers = numbers
        self._all_lengths = all_lengths

    @property
    def _groups(self) -> list[Array]:
        """The words that are compared with each other, rising numbers."""
        return [np.arange(self._columns.n)] if self._all_lengths else self._columns.of_length

    @cached_property
    def order(self) -> Array:
        """The place of each word, int32[n]; words with equal numbers are in alphabetical order."""
        found = np.empty(self._columns.n, np.int32)
        for words in self._groups:
            words = words[np.argsort(self._columns.rank[words], kind="stable")]
            words = words[np.argsort(-self._numbers[words], kind="stable")]
            found[words] = np.arange(1, len(words) + 1)
        return found

    @cached_property
    def tied(self) -> tuple[Array, Array]:
        """The first and the last place of the words with the same number, two int32[n]."""
        first, last = (np.empty(self._columns.n, np.int32) for _ in range(2))
        numbers = -self._numbers
        for words in self._groups:
            if len(words):
                values = np.sort(numbers[words])
                first[words] = np.searchsorted(values, numbers[words]) + 1
                last[words] = np.searchsorted(values, numbers[words], side="right")
        return first, last

    def keep(self, low: int, high: int | None, lax: bool, among: Array) -> None:
        """Keep only words of a set that have a place from `low` to `high`.

        lax: also those with the number of the word at the first or the last of these places.
        """
        bitmaps = self._columns.bitmaps
        if not lax:
            bitmaps.keep_between(self._order_planes, low, high, among)
        elif high == 0:  # there is no such place
            among[:] = 0
        else:
            first, last = self._tied_planes
            bitmaps.keep_between(last, low, None, among)
            bitmaps.keep_between(first, 0, high, among)

    @cached_property
    def _order_planes(self) -> Array:
        return self._columns.bitmaps.planes(self.order)

    @cached_property
    def _tied_planes(self) -> tuple[Array, Array]:
        first, last = self.tied
        return self._columns.bitmaps.planes(first), self._columns.bitmaps.planes(last)

    def keep_first(self, low: int, high: int | None, lax: bool, among: Array) -> None:
        """Keep only words with a place from `low` to `high` among those of a set.

        lax: as for `keep`.
        """
        most = len(self.order) if high is None else high
        index = self._columns.bitmaps.index
        index.keep_first(*self._sorted, low, most, lax, among)

    @cached_property
    def _sorted(self) -> tuple[Array, Array, Array, Array]:
        """The places of bits among the words of all groups, and what they hold.

        They are the place of the word of each bit, the word and the number at each place, and the
        end of each group.
        """
        groups = np.zeros(len(self.order)) if self._all_lengths else self._columns.length
        words = np.lexsort((self.order, groups))
        places = np.empty(len(words), np.uint32)
        places[words] = np.arange(len(words))
        ends = np.cumsum([len(each) for each in self._groups])
        bits = places[self._columns.bitmaps.order]
        return bits, words.astype(np.uint32), self._numbers[words], ends
