"""Lexibomb: Scrabble on a minefield, refereed, with exact odds.

>>> from lexicon_fast import Dictionary, lexibomb
>>> d = Dictionary.from_words(["quit", "quits", "it", "quiz"])
>>> game = lexibomb.Game(d, players=3, seed=1)
>>> game.legal_actions()[-1]
Pass()
>>> round(lexibomb.odds(["1..", "...", "..."], 2).at(1, 1), 3)
0.333
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from lexicon_fast.games.lexibomb.board import Board

# Beside these functions stand modules of their names, which would hide those loaded later.
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
    from lexicon_fast.games.crossword.actions import PASS, Exchange, Lay, Pass
    from lexicon_fast.games.crossword.layouts import Layout
    from lexicon_fast.games.lexibomb.events import Action
    from lexicon_fast.games.lexibomb.game import Game
    from lexicon_fast.games.lexibomb.legal import legal_actions
    from lexicon_fast.games.lexibomb.minefield import Minefield
    from lexicon_fast.games.lexibomb.observation import Observation, Turn
    from lexicon_fast.games.lexibomb.rules import RULESETS, Ruleset, ruleset
    from lexicon_fast.games.lexibomb.words import DefaultWords, default_words

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

_HOME = {
    "Action": "lexibomb.events",
    "DefaultWords": "lexibomb.words",
    "Game": "lexibomb.game",
    "Layout": "crossword.layouts",
    "Minefield": "lexibomb.minefield",
    "Observation": "lexibomb.observation",
    "RULESETS": "lexibomb.rules",
    "Ruleset": "lexibomb.rules",
    "Turn": "lexibomb.observation",
    "default_words": "lexibomb.words",
    "legal_actions": "lexibomb.legal",
    "ruleset": "lexibomb.rules",
}


def __getattr__(name: str) -> Any:
    # Odds are counted without what only games need: importing msgspec takes longer than they do.
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    home = import_module(f"lexicon_fast.games.{_HOME.get(name, 'crossword.actions')}")
    globals()[name] = value = getattr(home, name)
    return value


def __dir__() -> list[str]:
    return __all__
