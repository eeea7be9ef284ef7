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
            start = np.flatnonzero(fresh & (length > depth))
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
                else np.empty(0, np.int64)
            )
            ends = np.append(level.start, n)
            self._levels[depth] = level._replace(child=np.searchsorted(following, ends))

    def match(self, rows: Array, accepts: Array, start: int) -> Array:
        """Return the words that an automaton accepts, rising numbers; its rows as in `Table`."""
        if start == 0:
            return np.empty(0, np.int64)
        if start == 1:
            return np.arange(len(self._order))
        found = []
        top = self._levels[0]
        nodes = np.arange(len(top.letter))
        states = np.full(len(nodes), start)
        for level in self._levels:
            states = rows[states, level.letter[nodes]]
            live = np.flatnonzero(states)
            if not len(live):
                break
            nodes, states = nodes[live], states[live]
            sure = states == 1
            if sure.any():
                found.append(_ranges(level.start[nodes[sure]], level.end[nodes[sure]]))
                nodes, states = nodes[~sure], states[~sure]
            ending = accepts[states] & level.is_word[nodes]
            found.append(level.start[nodes[ending]])
            first = level.child[nodes]
            many = level.child[nodes + 1] - first
            states = np.repeat(states, many)
            nodes = _ranges(first, first + many)
            if not len(nodes):
                break
        return np.sort(self._order[np.concatenate(found)]) if found else np.empty(0, np.int64)


def _for_sorting(letters: Array, pad: int) -> Array:
    """Return letters with the end of a word before all letters."""
    return np.where(letters == pad, 0, letters + 1).astype(np.uint8)


def _ranges(starts: Array, ends: Array) -> Array:
    """Return the numbers of all ranges, one after another."""
    sizes = ends - starts
    total = int(sizes.sum())
    offsets = np.repeat(starts - np.concatenate(([0], np.cumsum(sizes)[:-1])), sizes)
    return offsets + np.arange(total)
