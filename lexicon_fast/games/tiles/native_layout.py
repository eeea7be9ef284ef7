"""Board layouts for the native core."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from lexicon_fast._native.tiles import board as _native
from lexicon_fast.games.tiles.board import BLANK_CODE

if TYPE_CHECKING:
    from lexicon_fast.dictionary.alphabet import Alphabet
    from lexicon_fast.games.tiles.layouts import Layout


@lru_cache(maxsize=64)
def native_layout(layout: Layout, alphabet: Alphabet) -> _native.Layout:
    """Return a native layout for the letters of an alphabet. Raises BadAlphabet."""
    squares = [premium for row in layout.squares for premium in row]
    values = bytearray(BLANK_CODE + 1)
    values[: len(alphabet)] = bytes(layout.values_by_code(alphabet))
    start = layout.start
    return _native.Layout(
        layout.rows,
        layout.columns,
        bytes([premium.letter for premium in squares]),
        bytes([premium.word for premium in squares]),
        bytes(values),
        -1 if start is None else start.row * layout.columns + start.column,
        list(layout.bonus),
    )
