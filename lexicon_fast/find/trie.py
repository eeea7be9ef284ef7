"""The words of a dictionary as a trie in arrays, searched level by level with an automaton."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

if TYPE_CHECKING:
    from lexicon_fast.find.columns import Array, Columns


class _Level(NamedTuple):
    """The nodes of one depth, in alphabetical order.

    letter: of each node, uint8; start, end: the words below, as places of the order; child: its
    first node in the next level, with one entry more at the end; is_word: whether the first word
    below ends there.
    """

    letter: Array
    start: Array
    end: Array
    child: Array
    is_word: Array


class Trie:
    """All beginnings of words, or with `backwards` all endings, by length."""

    def __init__(self, columns: Columns, *, backwards: bool) -> None:
        letters = columns.last if backwards else columns.first
        # With more than a few keys, numpy sorts by the last one first.
        self._order = (
            np.lexsort(_for_sorting(letters, columns.pad)[::-1])
            if backwards
            else columns.alphabetical
        )
        n = columns.n
        length = columns.length[self._order].astype(np.int64)
        fresh = np.zeros(n, bool)
        fresh[0] = True
        self._levels: list[_Level] = []
        for depth in range(columns.longest):
            column = letters[depth][self._order]
            fresh[1:] |= column[1:] != column[:-1]
            start = np.flatnonzero(fresh & (length > depth)).astype(np.int32)
            end = np.empty_like(start)
            # A node ends where another begins, or a word that is too short for this level.
            stops = np.flatnonzero(fresh)
            end[:] = np.append(stops, n)[np.searchsorted(stops, start, side="right")]
            self._levels.append(
                _Level(column[start], start, end, start, length[start] == depth + 1)
            )
        for depth, level in enumerate(self._levels):
            following = (
                self._levels[depth + 1].start
                if depth + 1 < len(self._levels)
                else np.empty(0, np.int32)
            )
            ends = np.append(level.start, n)
            child = np.searchsorted(following, ends).astype(np.int32)
            self._levels[depth] = level._replace(child=child)

    def match(self, rows: Array, accepts: Array, start: int) -> Array:
        """Return the words that an automaton accepts, rising numbers; its rows as in `Table`."""
        if start == 0:
            return np.empty(0, np.int64)
        if start == 1:
            return np.arange(len(self._order))
        # States are places of rows in one array: no multiplication is needed to follow a letter.
        width = rows.shape[1]
        flat = (rows * width).astype(np.int32).ravel()
        ends = np.zeros(len(flat), bool)
        ends[::width] = accepts
        found = []
        nodes = np.arange(len(self._levels[0].letter), dtype=np.int32)
        states = np.full(len(nodes), start * width, np.int32)
        for level in self._levels:
            states = flat[states + level.letter[nodes]]
            live = states > 0
            if np.count_nonzero(live) < len(live):
                nodes, states = nodes[live], states[live]
                if not len(nodes):
                    break
            sure = states == width
            if sure.any():
                found.append(_ranges(level.start[nodes[sure]], level.end[nodes[sure]]))
                nodes, states = nodes[~sure], states[~sure]
            ending = ends[states] & level.is_word[nodes]
            found.append(level.start[nodes[ending]])
            first = level.child[nodes]
            last = level.child[nodes + 1]
            states = np.repeat(states, last - first)
            nodes = _ranges(first, last)
            if not len(nodes):
                break
        return np.sort(self._order[np.concatenate(found)]) if found else np.empty(0, np.int64)

    def mark_aligned(
        self, found: Array, fitting: Array, size: int, places: int, fewest: int
    ) -> None:
        """Mark the words that begin at some place of a row and fit until one of both ends.

        found: the marks, bool[n]; fitting: the places of the row where each letter fits, as bits,
        uint64[letters]; size: the places of the row, 64 at most; places: a word begins at one of
        the first `places`; fewest: the letters of a word in the row, at least. A trie of endings
        reads the words backwards.
        """
        end = np.uint64(1 << size - 1)
        nodes = np.arange(len(self._levels[0].letter), dtype=np.int32)
        # Bit k: the next letter of a word that has fitted so far would be at place k.
        alive = np.full(len(nodes), (1 << places) - 1, np.uint64)
        for depth, level in enumerate(self._levels):
            alive = alive & fitting[level.letter[nodes]]
            past = alive & end != 0
            if past.any():
                sure = nodes[past]
                found[self._order[_ranges(level.start[sure], level.end[sure])]] = True
            keep = (alive != 0) & ~past
            nodes, alive = nodes[keep], alive[keep] << np.uint64(1)
            if depth + 1 >= fewest:
                found[self._order[level.start[nodes[level.is_word[nodes]]]]] = True
            first = level.child[nodes]
            last = level.child[nodes + 1]
            alive = np.repeat(alive, last - first)
            nodes = _ranges(first, last)
            if not len(nodes):
                break


def _for_sorting(letters: Array, pad: int) -> Array:
    """Return letters with the end of a word before all letters."""
    return np.where(letters == pad, 0, letters + 1).astype(np.uint8)


def _ranges(starts: Array, ends: Array) -> Array:
    """Return the numbers of all ranges, one after another."""
    sizes = ends - starts
    total = int(sizes.sum())
    before = np.cumsum(sizes, dtype=np.int32) - sizes
    return np.repeat(starts - before, sizes) + np.arange(total, dtype=np.int32)
