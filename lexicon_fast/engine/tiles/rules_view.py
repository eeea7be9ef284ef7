"""The rules that board games share, as a front end needs them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from lexicon_fast.engine.rules_view import RulesView
from lexicon_fast.games.tiles.board import FREE_BLANK
from lexicon_fast.games.tiles.layouts import BLANK

if TYPE_CHECKING:
    from lexicon_fast.games.tiles.layouts import Layout


class BoardRules(RulesView, frozen=True, kw_only=True):
    """Rules of a game with tiles on a board."""

    #: By row and column, what a square multiplies: the letter, and the word.
    squares: list[list[tuple[int, int]]]
    #: Row and column of the square that the first play covers; null: anywhere.
    start: tuple[int, int] | None
    #: Points of each tile.
    values: Mapping[str, int]
    #: How many there are of each.
    counts: Mapping[str, int]
    #: The tile that is the blank.
    blank: str
    #: May a blank be any letter in each word, so that its player names none?
    free_blank: bool
    #: Tiles on a rack.
    rack: int
    #: Points for laying 0, 1, ... tiles in one play.
    bonus: list[int]
    #: Tiles that the bag needs for an exchange.
    exchange_from: int


def board_fields(rules: Any, blank: str) -> dict[str, Any]:
    """Return the fields of `BoardRules`. blank: the blank as racks have it."""
    layout: Layout = rules.layout
    start = layout.start
    return {
        "ruleset": rules.name,
        "squares": [[(each.letter, each.word) for each in row] for row in layout.squares],
        "start": None if start is None else (start.row, start.column),
        "values": {_tile(letter, blank): value for letter, value in layout.values.items()},
        "counts": {_tile(letter, blank): count for letter, count in layout.counts.items()},
        "blank": blank,
        "free_blank": blank == FREE_BLANK,
        "rack": layout.rack_size,
        "bonus": list(layout.bonus),
        "exchange_from": rules.exchange_from,
    }


def _tile(letter: str, blank: str) -> str:
    return blank if letter == BLANK else letter
