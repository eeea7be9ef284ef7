"""Parallel plays: words that fit next to a word, in the row above or below it.

A word lies in a row, all other squares are empty. Another one is played in the next row, so that
some letters of both are next to each other. Each such pair has to be a word of two letters, read
downwards; letters beyond the ends of the word touch nothing. A set of letters for each letter of
the word says what may stand next to it, and a bit for each of its letters, how far a play has got.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from lexicon_fast.find import query as q
    from lexicon_fast.find.columns import Array, Columns
    from lexicon_fast.find.trie import Trie


def overlap_of(query: q.Parallel, size: int) -> int:
    """Return the fewest letters that have to be next to a word of `size` letters."""
    return min(2, size) if query.overlap is None else query.overlap


class Parallels:
    """The parallel plays of a dictionary. forwards, backwards: its words as tries."""

    def __init__(self, columns: Columns, forwards: Trie, backwards: Trie) -> None:
        self._columns = columns
        self._forwards = forwards
        self._backwards = backwards
        size = columns.letters.size
        #: below[c]: the letters that may stand below letter c; above[c]: above it.
        self.below = [0] * size
        self.above = [0] * size
        if columns.longest >= 2:
            words = columns.of_length[2]
            pairs = zip(*(columns.first[at][words].tolist() for at in (0, 1)), strict=True)
            for upper, lower in pairs:
                self.below[upper] |= 1 << lower
                self.above[lower] |= 1 << upper

    def mark(self, query: q.Parallel) -> Array:
        """Return whether each word is a parallel play, bool[n]."""
        codes = self._columns.letters.codes(query.value)
        found = np.zeros(self._columns.n, bool)
        for side, beside in (("above", self.above), ("below", self.below)):
            if query.side in (None, side):
                self._mark_side(found, [beside[code] for code in codes], query)
        return found

    def _mark_side(self, found: Array, sets: list[int], query: q.Parallel) -> None:
        """Mark the words that fit next to a word; sets: the letters next to each of its letters."""
        fewest, longest = overlap_of(query, len(sets)), self._columns.longest
        if query.offset is None:
            places = len(sets) - fewest + 1
            self._align(self._forwards, found, sets, places, fewest)
            self._align(self._backwards, found, sets[::-1], places, fewest)
            self._mark_longer(found, sets)
            return
        # Letters before the word may be any, and letters after the longest word do not matter.
        before = max(-query.offset, 0)
        if before + fewest <= longest:
            row = [self._columns.letters.all] * before + sets[max(query.offset, 0) :]
            self._align(self._forwards, found, row[:longest], 1, before + fewest)

    def _align(self, trie: Trie, found: Array, row: list[int], places: int, fewest: int) -> None:
        fitting = [
            sum(1 << at for at, letters in enumerate(row) if letters >> code & 1)
            for code in range(self._columns.letters.size)
        ]
        trie.mark_aligned(found, np.array(fitting, np.uint64), len(row), places, fewest)

    def _mark_longer(self, found: Array, sets: list[int]) -> None:
        """Mark the words that have fitting letters next to all letters of the word."""
        columns = self._columns
        if not all(sets) or len(sets) > columns.longest:
            return
        if len(sets) == 1:
            found |= columns.sets & np.uint32(sets[0]) != 0
            return
        found[columns.with_run(sets)] = True
