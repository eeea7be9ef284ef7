"""The facts that the conditions of a search look at."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Callable

    from lexicon_fast.find.columns import Array, PlayabilityColumns, TileColumns
    from lexicon_fast.find.definitions import Definitions
    from lexicon_fast.find.finder import Finder
    from lexicon_fast.find.others import Others
    from lexicon_fast.find.playability import Playability
    from lexicon_fast.find.tiles import HasTiles


class WordSets:
    """The facts that conditions look at.

    tiles: see `tiles_for`; definitions, others, check, playability: see `Finder.find`. In all
    methods, `among` is a set of words as bits, from which a method `keep_...` removes the words
    that do not meet a condition.
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
        self._bitmaps = finder.columns.bitmaps
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

    def _keep_words(self, words: Array, among: Array) -> None:
        self._bitmaps.index.keep_words(words.astype(np.int32, copy=False), among)


def _continue() -> None:
    """Let a search go on."""
