"""The rules of Scrabble as a front end needs them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lexicon_fast.engine.tiles.rules_view import BoardRules, board_fields
from lexicon_fast.games.tiles.layouts import BLANK

if TYPE_CHECKING:
    from lexicon_fast.games.scrabble.rules import Ruleset


class Rules(BoardRules, frozen=True, kw_only=True, tag="scrabble"):
    """The rules of Scrabble."""

    #: What a challenge costs; "void": there are none.
    challenge: str
    #: Turns in a row without points, of all players together, that end the game.
    scoreless_turns: int


def rules_view(rules: Ruleset) -> Rules:
    """Return the rules of a ruleset."""
    return Rules(
        **board_fields(rules, BLANK),
        challenge=rules.challenge,
        scoreless_turns=rules.scoreless_turns,
    )
