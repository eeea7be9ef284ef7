"""Sets of words in a search: arrays of rising word numbers, or marks for all words."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from lexicon_fast._native.find.word_sets import chosen

if TYPE_CHECKING:
    from collections.abc import Callable

    from lexicon_fast.find.columns import Array, PlayabilityColumns, TileColumns
    from lexicon_fast.find.definitions import Definitions
    from lexicon_fast.find.finder import Finder
    from lexicon_fast.find.others import Others
    from lexicon_fast.find.playability import Playability
    from lexicon_fast.find.tiles import HasTiles


class WordSets:
    """The facts that conditions look at, and joins of sets of words.

    tiles: see `tiles_for`; definitions, others, check, playability: see `Finder.find`. In all
    methods, `among` is a set of words; None: all.
    """

    def __init__(
        self,
        finder: Finder,
        tiles: HasTiles | None,
        definitions: Definitions | None,
        others: Others,
        check: Callable[[], None] | None,
        playability: Playability | None,
    ) -> None:
        self._finder = finder
        self._columns = finder.columns
        self._letters = finder.letters
        self._tile_set = tiles
        self._definitions = definitions
        self._others = others
        self._check = check or _continue
        self._table = playability

    @property
    def _tiles(self) -> TileColumns:
        return self._finder.tiles(self._tile_set)

    @property
    def _playability(self) -> PlayabilityColumns:
        return self._finder.playability(self._table)

    def _are_many(self, among: Array | None) -> bool:
        return among is None or len(among) > self._columns.n // 8

    def _some(self, among: Array | None) -> Array:
        return np.arange(self._columns.n) if among is None else among

    def _both(self, found: Array, among: Array | None) -> Array:
        """Return the words of two sets."""
        if among is None:
            return found
        mark = np.zeros(self._columns.n, bool)
        mark[found] = True
        return self._chosen(mark, among, by_number=True)

    def _chosen(self, mark: Array, among: Array | None, *, by_number: bool = False) -> Array:
        """Return the words that are marked.

        mark: whether each word is, or each of `among`; by_number: the former.
        """
        if among is None:
            return np.flatnonzero(mark)
        found: Array = chosen_words(mark, among) if by_number else among[mark]
        return found


def chosen_words(mark: Array, words: Array) -> Array:
    """Return those of some words that are marked. mark: bool[n]; words: int64."""
    found = np.empty(len(words), np.int64)
    return found[: chosen(mark.view(np.uint8), words, found)]


def _continue() -> None:
    """Let a search go on."""
