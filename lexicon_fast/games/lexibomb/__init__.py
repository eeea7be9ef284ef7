"""Lexibomb: Scrabble on a minefield, with its rules and exact odds.

>>> from lexicon_fast import Dictionary, lexibomb
>>> d = Dictionary.from_words(["quit", "quits", "it", "quiz"])
>>> game = lexibomb.Game(d, players=3, seed=1)
>>> game.legal_actions()[-1]
Pass()
>>> round(lexibomb.odds(["1..", "...", "..."], 2).at(1, 1), 3)
0.333
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from lexicon_fast.base.lazy import lazily
from lexicon_fast.games.lexibomb.board import Board

# Modules have the names of these functions, and would hide functions that are loaded later.
from lexicon_fast.games.lexibomb.odds import Odds, odds
from lexicon_fast.games.lexibomb.plays import (
    Found,
    Generator,
    Play,
    Position,
    plays,
    plays_batch,
)

if TYPE_CHECKING:
    from lexicon_fast.games.lexibomb.game import Game, legal_actions
    from lexicon_fast.games.lexibomb.minefield import Minefield
    from lexicon_fast.games.lexibomb.observation import Action, Observation, Turn
    from lexicon_fast.games.lexibomb.rules import (
        RULESETS,
        DefaultWords,
        Ruleset,
        default_words,
        ruleset,
    )
    from lexicon_fast.games.tiles.actions import PASS, Exchange, Lay, Pass
    from lexicon_fast.games.tiles.layouts import Layout

__all__ = [
    "PASS",
    "RULESETS",
    "Action",
    "Board",
    "DefaultWords",
    "Exchange",
    "Found",
    "Game",
    "Generator",
    "Lay",
    "Layout",
    "Minefield",
    "Observation",
    "Odds",
    "Pass",
    "Play",
    "Position",
    "Ruleset",
    "Turn",
    "default_words",
    "legal_actions",
    "odds",
    "plays",
    "plays_batch",
    "ruleset",
]

_RULES = ("DefaultWords", "RULESETS", "Ruleset", "default_words", "ruleset")
_HOMES = {
    "lexicon_fast.games.lexibomb.game": ("Game", "legal_actions"),
    "lexicon_fast.games.lexibomb.minefield": ("Minefield",),
    "lexicon_fast.games.lexibomb.observation": ("Action", "Observation", "Turn"),
    "lexicon_fast.games.lexibomb.rules": _RULES,
    "lexicon_fast.games.tiles.layouts": ("Layout",),
}

# Games are loaded on first use: importing msgspec would take longer than counting odds.
__getattr__, __dir__ = lazily(__name__, __all__, _HOMES, "lexicon_fast.games.tiles.actions")
