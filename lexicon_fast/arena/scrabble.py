"""Deals of a Scrabble match."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from lexicon_fast.arena.match import GameDeals
from lexicon_fast.games.scrabble import rules
from lexicon_fast.games.scrabble.game import Game

if TYPE_CHECKING:
    from lexicon_fast.dictionary import Dictionary


class Deals(GameDeals):
    """Complete games of Scrabble, started by the first seat.

    ruleset: a name or all fields; challenge: overrides that of the ruleset. Raises BadOption.
    """

    players: Final = (rules.MIN_PLAYERS, rules.MAX_PLAYERS)

    def __init__(
        self,
        dictionary: Dictionary,
        *,
        ruleset: str | dict[str, Any] = "standard",
        challenge: str | None = "void",
        record: bool = False,
    ) -> None:
        found = rules.ruleset(ruleset)
        if challenge is not None:
            found = replace(found, challenge=challenge)
        super().__init__(partial(Game, dictionary), found)
