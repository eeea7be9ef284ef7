"""The places of the words of a dictionary by a number, the highest first."""

from __future__ import annotations

from functools import cached_property
from itertools import pairwise
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

    def within(self, low: int, high: int | None, lax: bool, among: Array | None) -> Array:
        """Return whether words have a place from `low` to `high`, bool[n]; among: only these.

        lax: also those with the number of the word at the first or the last of these places.
        """
        if not lax:
            order = self.order if among is None else self.order[among]
            mark: Array = order >= low
            if high is not None:
                mark &= order <= high
            return mark
        first, last = self.tied
        if among is not None:
            first, last = first[among], last[among]
        mark = last >= low
        if high is not None:
            mark &= first <= high
        return mark

    def limited(self, words: Array, low: int, high: int | None, lax: bool) -> Array:
        """Return the words with a place from `low` to `high` among some words, rising numbers.

        lax: as for `within`.
        """
        # Words by group and number: marking their places sorts them.
        place, by_place, group_ends = self._sorted
        mark = np.zeros(self._columns.n, bool)
        mark[place[words]] = True
        kept = []
        for begin, end in pairwise([0, *group_ends]):
            listed = mark[begin:end]
            at = np.flatnonzero(listed) if high is None or lax else _first_marked(listed, high)
            low_end = max(low, 1) - 1
            high_end = len(at) if high is None else min(high, len(at))
            if low_end >= high_end:
                continue
            some = by_place[begin + at]
            if lax:
                values = self._numbers[some]
                some = some[(values <= values[low_end]) & (values >= values[high_end - 1])]
            else:
                some = some[low_end:high_end]
            kept.append(some)
        return np.sort(np.concatenate(kept)) if kept else words[:0]

    @cached_property
    def _sorted(self) -> tuple[Array, Array, list[int]]:
        """The place of each word among all in groups, the words in that order, the groups' ends."""
        groups = np.zeros(len(self.order)) if self._all_lengths else self._columns.length
        by_place = np.lexsort((self.order, groups))
        place = np.empty(len(self.order), np.int64)
        place[by_place] = np.arange(len(self.order))
        return place, by_place, np.cumsum([len(words) for words in self._groups]).tolist()


def _first_marked(mark: Array, count: int) -> Array:
    """Return where an array is true, at the first `count` places or a few more; mark: bool[n]."""
    length = 4 * count
    while True:
        found = np.flatnonzero(mark[:length])
        if len(found) >= count or length >= len(mark):
            return found
        length = 4 * length or 1
