"""Sets of words as bits, which searches narrow, and numbers of all words as planes of bits.

A set is uint64[lanes] with a bit for each word, in the order of `BitmapIndex`. Tests read a few
sets of 22 KB for ENABLE, where columns of numbers have up to a megabyte.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from lexicon_fast._native.find.bitmap_index import BitmapIndex

if TYPE_CHECKING:
    from lexicon_fast._native.dictionary.compiled import Compiled
    from lexicon_fast.find.columns import Array

#: A number without an upper limit.
_MOST: Final = (1 << 64) - 1


class Bitmaps:
    """The sets of words of a dictionary. index: tests letters."""

    def __init__(self, compiled: Compiled) -> None:
        self.index = BitmapIndex(compiled)
        #: The set of all words, which must not be changed.
        self.every: Array = np.frombuffer(self.index.all_words(), np.uint64)
        #: The word of each bit, uint32; 0 for bits that are no word's.
        self.order: Array = np.frombuffer(self.index.order(), np.uint32)

    def of_marks(self, mark: Array) -> Array:
        """Return the set of the words that are marked. mark: bool[n]."""
        return self._packed(mark[self.order]) & self.every

    def numbers(self, some: Array) -> Array:
        """Return the words of a set, rising int64."""
        return np.frombuffer(self.index.numbers(some), np.int32).astype(np.int64)

    def planes(self, column: Array) -> Array:
        """Return the sets of words whose number has each bit, uint64[planes, lanes].

        column: the number of each word, not negative. Bits that are no word's mean nothing.
        """
        values = column[self.order]
        bits = range(max(int(column.max()).bit_length(), 1))
        return np.stack([self._packed(values & (1 << bit) != 0) for bit in bits])

    def keep_between(self, planes: Array, low: int, high: int | None, among: Array) -> None:
        """Keep only words whose number is `low` to `high`; None: without an upper limit."""
        self.index.keep_between(planes, low, _MOST if high is None else high, among)

    def keep_lengths(self, low: int, high: int | None, among: Array) -> None:
        """Keep only words of `low` to `high` letters; None: without an upper limit."""
        self.index.keep_lengths(low, _MOST if high is None else high, among)

    @staticmethod
    def _packed(mark: Array) -> Array:
        found: Array = (
            np.packbits(mark, bitorder="little").view("<u8").astype(np.uint64, copy=False)
        )
        return found
