"""Lexicon, the card game of 1933: its rules as data, the solver, and the game refereed.

>>> from lexicon_fast import Dictionary, lexicon
>>> d = Dictionary.from_words(["hat", "that", "thatched"])
>>> [play.word for play in lexicon.plays("TCHED", ["hat"], d)]
['thatched', 'that']
>>> game = lexicon.Game(d, players=3, seed=1)
>>> game.legal_actions()[0]
Draw(discard='B', take='exposed')
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from lexicon_fast.games.lexicon.plans import Plan, PlanEntry, Planned, Planner, plan, plan_batch
from lexicon_fast.games.lexicon.rules import PACK, POINTS, RULESETS, Ruleset, ruleset
from lexicon_fast.games.lexicon.solver import ACTIONS, Play, Solutions, Solver, plays, solve_batch

if TYPE_CHECKING:
    from lexicon_fast.games.lexicon.actions import (
        ACCEPT,
        CHALLENGE,
        Accept,
        Action,
        Challenge,
        Draw,
        Form,
        Insert,
        Substitute,
        action_of,
    )
    from lexicon_fast.games.lexicon.game import Game
    from lexicon_fast.games.lexicon.legal import legal_actions
    from lexicon_fast.games.lexicon.observation import Observation, Turn
    from lexicon_fast.games.lexicon.round import Round

__all__ = [
    "ACCEPT",
    "ACTIONS",
    "CHALLENGE",
    "PACK",
    "POINTS",
    "RULESETS",
    "Accept",
    "Action",
    "Challenge",
    "Draw",
    "Form",
    "Game",
    "Insert",
    "Observation",
    "Plan",
    "PlanEntry",
    "Planned",
    "Planner",
    "Play",
    "Round",
    "Ruleset",
    "Solutions",
    "Solver",
    "Substitute",
    "Turn",
    "action_of",
    "legal_actions",
    "plan",
    "plan_batch",
    "plays",
    "ruleset",
    "solve_batch",
]

_HOME = {
    "Game": "game",
    "Observation": "observation",
    "Round": "round",
    "Turn": "observation",
    "legal_actions": "legal",
}


def __getattr__(name: str) -> Any:
    # The solver starts without what only games need: importing msgspec takes longer than it does.
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    home = import_module(f"{__name__}.{_HOME.get(name, 'actions')}")
    globals()[name] = value = getattr(home, name)
    return value


def __dir__() -> list[str]:
    return __all__
