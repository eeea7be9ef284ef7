"""Deals of a Lexibomb match."""

from __future__ import annotations

from typing import Final

from lexicon_fast.arena.match import GameDeals
from lexicon_fast.games.lexibomb import rules


class Deals(GameDeals):
    """Complete games of Lexibomb; all seatings have the same bombs."""

    game = "lexibomb"
    #: A match needs an opponent.
    players: Final = (2, rules.MAX_PLAYERS)
