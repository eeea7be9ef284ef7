"""The rulesets of Lexibomb, as data. Board, tiles and values are those of a `Layout`."""

from __future__ import annotations

import dataclasses
import os
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from lexicon_fast.games.tiles import rulesets
from lexicon_fast.games.tiles.layouts import MAX_MULTIPLIER, Layout, Premium, Tile

MIN_PLAYERS: Final = 1
MAX_PLAYERS: Final = 4

#: Numbers of bombs around a square: 0 to 8.
NUMBERS: Final = 9

#: What a new tile multiplies by the bombs around its square: its own value, and the words it is in.
#: A word multiplied by 0 earns nothing, as with a bomb.
MULTIPLIERS: Final = (
    Premium(),
    Premium(letter=2),
    Premium(letter=3),
    Premium(word=2),
    *[Premium(word=3)] * 5,
)

#: Those of the original program, which has more for 5 bombs and more.
POC_MULTIPLIERS: Final = (
    *MULTIPLIERS[:5],
    Premium(letter=2, word=2),
    Premium(letter=3, word=2),
    Premium(letter=3),
    Premium(word=0),
)

#: The tiles of the original program, where it has others than its README.
POC_COUNTS: Final[Mapping[str, int]] = MappingProxyType(
    {"D": 5, "E": 13, "H": 4, "I": 8, "N": 5, "S": 5, "T": 7}
)


@dataclass(frozen=True, slots=True)
class Ruleset:
    """Every decision of the rules that a player may want otherwise."""

    name: str
    layout: Layout
    #: How many lie hidden at first.
    bombs: int = 22
    #: By the bombs around its square, 0 to 8, what a new tile multiplies: see `MULTIPLIERS`.
    multipliers: tuple[Premium, ...] = MULTIPLIERS
    #: Tiles that the bag needs for an exchange.
    exchange_from: int = 7
    #: Turns in a row without points, of one player, that end the game.
    zeros: int = 3

    def __post_init__(self) -> None:
        limits = {"exchange_from": (1, 1000), "zeros": (1, 1000)}
        rulesets.check(self, limits)
        if any(each != Premium() for row in self.layout.squares for each in row):
            raise rulesets.bad(
                self, f"layout: {self.layout.name} has premium squares", "a layout without them"
            )
        rulesets.check(self, {"bombs": (0, self.layout.rows * self.layout.columns)})
        object.__setattr__(self, "multipliers", self._checked(self.multipliers))

    def _checked(self, multipliers: Any) -> tuple[Premium, ...]:
        try:
            pairs = [tuple(each) for each in multipliers]
        except TypeError:
            pairs = []
        if len(pairs) != NUMBERS or not all(
            len(pair) == 2 and all(type(n) is int and 0 <= n <= MAX_MULTIPLIER for n in pair)
            for pair in pairs
        ):
            raise rulesets.bad(
                self,
                f"multipliers: {multipliers!r:.100}",
                f"{NUMBERS} pairs of numbers 0 to {MAX_MULTIPLIER}, for the letter and the word",
            )
        return tuple(Premium(*pair) for pair in pairs)

    def to_json(self) -> str | dict[str, Any]:
        """Its name, or for a ruleset that goes by no name: all fields, plain."""
        data = rulesets.to_json(self, RULESETS)
        if isinstance(data, str):
            return data
        return data | {"multipliers": [list(each) for each in self.multipliers]}


def _standard() -> Ruleset:
    return Ruleset("standard", Layout.load("lexibomb"))


def _classic_poc() -> Ruleset:
    layout = Layout.load("lexibomb")
    tiles = tuple(
        Tile(tile.letter, POC_COUNTS.get(tile.letter, tile.count), tile.value)
        for tile in layout.tiles
    )
    layout = dataclasses.replace(layout, name="lexibomb, classic_poc", tiles=tiles)
    return Ruleset("classic_poc", layout, multipliers=POC_MULTIPLIERS)


RULESETS: Final[Mapping[str, Ruleset]] = MappingProxyType(
    {"standard": _standard(), "classic_poc": _classic_poc()}
)


#: A ruleset by its name, as the path object of a TOML file (see `games.ruleset_files`), as what
#: `Ruleset.to_json` gave, or itself.
AnyRuleset: TypeAlias = str | os.PathLike[str] | Ruleset | Mapping[str, Any]


def ruleset(rules: AnyRuleset) -> Ruleset:
    """Return a ruleset, given in any of the ways of `AnyRuleset`.

    A text is always a name, never a path. Raises BadOption, and BadLayout for the layout.
    """
    return rulesets.read(rules, Ruleset, RULESETS)
