"""Deals of a Lexibomb match."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, Final

from lexicon_fast.arena.match import GameDeals
from lexicon_fast.games.lexibomb import rules
from lexicon_fast.games.lexibomb.game import Game

if TYPE_CHECKING:
    from lexicon_fast.dictionary import Dictionary


class Deals(GameDeals):
    """Complete games of Lexibomb, started by the first seat; all seatings have the same bombs.

    ruleset: a name or all fields. Raises BadOption.
    """

    #: A match needs an opponent.
    players: Final = (2, rules.MAX_PLAYERS)

    def __init__(
        self,
        dictionary: Dictionary,
        *,
        ruleset: str | dict[str, Any] = "standard",
        record: bool = False,
    ) -> None:
        super().__init__(partial(Game, dictionary), rules.ruleset(ruleset))
