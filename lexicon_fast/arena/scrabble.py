"""Deals of a Scrabble match."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from lexicon_fast.arena.any_game import GameDeals
from lexicon_fast.games.registry import GAMES
from lexicon_fast.games.scrabble import rules

if TYPE_CHECKING:
    from lexicon_fast.dictionary import Dictionary


class Deals(GameDeals):
    """Games of Scrabble, started by the first seat.

    challenge: overrides that of the ruleset (None: does not).
    """

    info = GAMES["scrabble"]
    players = (rules.MIN_PLAYERS, rules.MAX_PLAYERS)
    arguments = MappingProxyType({"starter": 0})

    def __init__(
        self, dictionary: Dictionary, *, challenge: str | None = "void", **options: Any
    ) -> None:
        super().__init__(dictionary, challenge=challenge, **options)
