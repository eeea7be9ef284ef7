"""Scrabble and Lexibomb side by side, for tests that are alike in both games."""

from __future__ import annotations

import dataclasses
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import pytest

from lexicon_fast import Dictionary, lexibomb, scrabble
from lexicon_fast.games.lexibomb import events as lexibomb_events
from lexicon_fast.games.lexibomb import game as lexibomb_game
from lexicon_fast.games.lexibomb import notation as lexibomb_notation
from lexicon_fast.games.lexibomb import record as lexibomb_record
from lexicon_fast.games.lexibomb import rules as lexibomb_rules
from lexicon_fast.games.scrabble import events as scrabble_events
from lexicon_fast.games.scrabble import game as scrabble_game
from lexicon_fast.games.scrabble import notation as scrabble_notation
from lexicon_fast.games.scrabble import record as scrabble_record
from lexicon_fast.games.scrabble import rules as scrabble_rules
from lexicon_fast.games.tiles.layouts import Layout, Tile

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
TEXT = "quit quits it quiz hat hats that as at ah ha ax ox so us tea teas eat eta is si sit"
WORDS = Dictionary.from_words(TEXT.split())
NONE = ("." * 15,) * 15


@dataclass(frozen=True)
class TileGame:
    """The modules of a game. blank: a blank tile on the rack and in the bag."""

    name: str
    blank: str
    api: Any
    events: Any
    notation: Any
    game: Any
    record: Any
    rules: Any

    @property
    def layout(self) -> Layout:
        return Layout.load(self.name)

    @property
    def tiles(self) -> Counter[str]:
        """How often each tile is there, as the game writes it."""
        return Counter({t.replace("?", self.blank): n for t, n in self.layout.counts.items()})

    def rules_for(self, tiles: str, size: int, **options: Any) -> Any:
        """The standard rules with just these tiles; in Lexibomb without bombs."""
        count = Counter(tiles.replace("_", "?"))
        own = self.layout
        layout = dataclasses.replace(
            options.pop("layout", own),
            name="few",
            tiles=tuple(Tile(tile, count[tile], own.values[tile]) for tile in LETTERS + "?"),
            rack_size=size,
            bonus=(0,) * size + (50 * (size == 7),),
        )
        if self.name == "lexibomb":
            options = {"bombs": 0, **options}
        return self.rules.Ruleset("few", layout, **options)

    def deal(
        self,
        *racks: str,
        bag: str = "",
        bombs: Sequence[str] = NONE,
        words: Dictionary = WORDS,
        seed: int = 0,
        **options: Any,
    ) -> Any:
        """A game in which player 0 starts, with these racks (all of one size), bag and bombs.

        Blanks are written as in the game, or as "?".
        """
        tiles = ("".join(racks) + bag).replace("?", self.blank)
        laid: dict[str, Any] = {}
        if self.name == "lexibomb":
            laid["bombs"] = bombs
            options["bombs"] = "".join(bombs).count("*")
        rules = self.rules_for(tiles, len(racks[0]), **options)
        return self.api.Game(
            words, players=len(racks), ruleset=rules, seed=seed, starter=0, bag=tiles, **laid
        )


SCRABBLE = TileGame(
    "scrabble",
    "?",
    scrabble,
    scrabble_events,
    scrabble_notation,
    scrabble_game,
    scrabble_record,
    scrabble_rules,
)
LEXIBOMB = TileGame(
    "lexibomb",
    "_",
    lexibomb,
    lexibomb_events,
    lexibomb_notation,
    lexibomb_game,
    lexibomb_record,
    lexibomb_rules,
)


def each_game(
    names: str = "",
    *,
    both: Iterable[tuple[Any, ...]] = (),
    scrabble: Iterable[tuple[Any, ...]] = (),
    lexibomb: Iterable[tuple[Any, ...]] = (),
) -> pytest.MarkDecorator:
    """Parametrize a test by `game`, and by `names` with the cases of both games and of one."""
    fields = [name.strip() for name in names.split(",") if name.strip()]
    shared = list(both) if fields else [()]
    return pytest.mark.parametrize(
        ("game", *fields),
        [
            (game, *case)
            for game, own in ((SCRABBLE, scrabble), (LEXIBOMB, lexibomb))
            for case in [*shared, *own]
        ],
        ids=lambda value: value.name if isinstance(value, TileGame) else None,
    )
