"""Numbers and values of tiles, for points and probabilities."""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

from lexicon_fast.base.arguments import wrong_type
from lexicon_fast.base.errors import BadQuery
from lexicon_fast.base.files import DATA

if TYPE_CHECKING:
    from lexicon_fast.find.letters import Letters

#: The tiles of Scrabble in English, the same file as its board.
_PATH: Final = os.path.join(DATA, "layouts", "scrabble.toml")
BLANK: Final = "?"


class HasTiles(Protocol):
    """An object with tiles, as `scrabble.Layout` is: counts and values by upper-case letter."""

    @property
    def counts(self) -> Mapping[str, int]: ...
    @property
    def values(self) -> Mapping[str, int]: ...


class TileSet(NamedTuple):
    """The tiles of each letter of an alphabet, by number; blanks are separate."""

    counts: tuple[int, ...]
    values: tuple[int, ...]
    blanks: int


def tiles_for(letters: Letters, tiles: HasTiles | None) -> TileSet:
    """Return the tiles for an alphabet; None: those of Scrabble in English.

    Raises BadQuery if a letter has no tile, and TypeError for an object without tiles.
    """
    if tiles is None:
        counts, values = _english()
    else:
        some, worth = getattr(tiles, "counts", None), getattr(tiles, "values", None)
        if not isinstance(some, Mapping) or not isinstance(worth, Mapping):
            raise wrong_type("tiles", "a Layout, or None", tiles)
        counts, values = dict(some), dict(worth)
    missing = [letter for letter in letters.alphabet.upper if letter not in values]
    if missing:
        raise BadQuery(
            f"points and probability need tiles, and {missing[0]} has none; name a layout with"
            " tiles for this alphabet"
        )
    upper = letters.alphabet.upper
    return TileSet(
        tuple(counts.get(letter, 0) for letter in upper),
        tuple(values[letter] for letter in upper),
        counts.get(BLANK, 0),
    )


@lru_cache(maxsize=1)
def _english() -> tuple[dict[str, int], dict[str, int]]:
    import tomllib

    with open(_PATH, "rb") as file:
        tiles = tomllib.load(file)["tiles"]
    return (
        {letter: tile["count"] for letter, tile in tiles.items()},
        {letter: tile["value"] for letter, tile in tiles.items()},
    )
