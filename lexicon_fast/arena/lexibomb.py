"""Deals of a Lexibomb match."""

from __future__ import annotations

from types import MappingProxyType

from lexicon_fast.arena.any_game import GameDeals
from lexicon_fast.games.lexibomb import rules
from lexicon_fast.games.registry import GAMES


class Deals(GameDeals):
    """Games of Lexibomb, started by the first seat; all seatings have the same bombs."""

    info = GAMES["lexibomb"]
    #: A match needs an opponent.
    players = (2, rules.MAX_PLAYERS)
    arguments = MappingProxyType({"starter": 0})
