"""Deals of a Scrabble match."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from lexicon_fast.arena.match import GameDeals
from lexicon_fast.games.scrabble import rules

if TYPE_CHECKING:
    from lexicon_fast.dictionary import Dictionary


class Deals(GameDeals):
    """Complete games of Scrabble. challenge: overrides that of the ruleset (None: does not)."""

    game = "scrabble"
    players: Final = (rules.MIN_PLAYERS, rules.MAX_PLAYERS)

    def __init__(
        self, dictionary: Dictionary, *, challenge: str | None = "void", **options: Any
    ) -> None:
        super().__init__(dictionary, challenge=challenge, **options)
