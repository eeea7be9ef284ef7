"""Scrabble: all legal plays of a position with their scores, and the game with its rules.

>>> from lexicon_fast import Dictionary, scrabble
>>> d = Dictionary.from_words(["quit", "quits", "it", "quiz"])
>>> board = ["." * 15] * 7 + [".......IT......"] + ["." * 15] * 7
>>> scrabble.plays(board, "QU?", d)[0]
Play(at='8F', word='QU(IT)', score=13)
>>> game = scrabble.Game(d, players=3, seed=1)
>>> game.legal_actions()[-1]
Pass()
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from lexicon_fast.base.lazy import lazily
from lexicon_fast.games.tiles.board import Board
from lexicon_fast.games.tiles.cgp import Position, format_cgp, parse_cgp
from lexicon_fast.games.tiles.layouts import Layout
from lexicon_fast.games.tiles.plays import Found, Generator, Play, plays, plays_batch

if TYPE_CHECKING:
    from lexicon_fast.games.scrabble.game import Game, legal_actions
    from lexicon_fast.games.scrabble.observation import Observation, Turn
    from lexicon_fast.games.scrabble.rules import CHALLENGES, RULESETS, Ruleset, ruleset
    from lexicon_fast.games.tiles.actions import (
        ACCEPT,
        CHALLENGE,
        PASS,
        Accept,
        Action,
        Challenge,
        Exchange,
        Lay,
        Pass,
        action_of,
    )

__all__ = [
    "ACCEPT",
    "CHALLENGE",
    "CHALLENGES",
    "PASS",
    "RULESETS",
    "Accept",
    "Action",
    "Board",
    "Challenge",
    "Exchange",
    "Found",
    "Game",
    "Generator",
    "Lay",
    "Layout",
    "Observation",
    "Pass",
    "Play",
    "Position",
    "Ruleset",
    "Turn",
    "action_of",
    "format_cgp",
    "legal_actions",
    "parse_cgp",
    "plays",
    "plays_batch",
    "ruleset",
]

_HOMES = {
    "lexicon_fast.games.scrabble.game": ("Game", "legal_actions"),
    "lexicon_fast.games.scrabble.observation": ("Observation", "Turn"),
    "lexicon_fast.games.scrabble.rules": ("CHALLENGES", "RULESETS", "Ruleset", "ruleset"),
}

# Games are loaded on first use: importing msgspec would take longer than finding plays.
__getattr__, __dir__ = lazily(__name__, __all__, _HOMES, "lexicon_fast.games.tiles.actions")
