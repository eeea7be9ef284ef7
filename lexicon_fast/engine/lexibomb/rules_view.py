"""The rules of Lexibomb as a front end needs them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lexicon_fast.engine.tiles.rules_view import BoardRules, board_fields
from lexicon_fast.games.tiles.board import FREE_BLANK

if TYPE_CHECKING:
    from lexicon_fast.games.lexibomb.rules import Ruleset


class Rules(BoardRules, frozen=True, kw_only=True, tag="lexibomb"):
    """The rules of Lexibomb."""

    bombs: int
    #: By the bombs around a new tile, 0 to 8, what it multiplies: the letter, and the word.
    multipliers: list[tuple[int, int]]
    #: Turns in a row without points, of one player, that end the game.
    zeros: int


def rules_view(rules: Ruleset) -> Rules:
    """Return the rules of a ruleset."""
    return Rules(
        **board_fields(rules, FREE_BLANK),
        bombs=rules.bombs,
        multipliers=[(each.letter, each.word) for each in rules.multipliers],
        zeros=rules.zeros,
    )
