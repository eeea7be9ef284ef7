"""Lexicon, the card game of 1933: its rules as data, the solver, and the game.

>>> from lexicon_fast import Dictionary, lexicon
>>> d = Dictionary.from_words(["hat", "that", "thatched"])
>>> [play.word for play in lexicon.plays("TCHED", ["hat"], d)]
['thatched', 'that']
>>> game = lexicon.Game(d, players=3, seed=1)
>>> game.legal_actions()[0]
Draw(discard='B', take='exposed')
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from lexicon_fast.base.lazy import lazily
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
    from lexicon_fast.games.lexicon.observation import Observation, Turn
    from lexicon_fast.games.lexicon.plans import (
        Plan,
        PlanEntry,
        Planned,
        Planner,
        PlanStep,
        plan,
        plan_batch,
    )
    from lexicon_fast.games.lexicon.round import Round, legal_actions
    from lexicon_fast.games.lexicon.tablebase import BestPlays, Tablebase

__all__ = [
    "ACCEPT",
    "ACTIONS",
    "CHALLENGE",
    "PACK",
    "POINTS",
    "RULESETS",
    "Accept",
    "Action",
    "BestPlays",
    "Challenge",
    "Draw",
    "Form",
    "Game",
    "Insert",
    "Observation",
    "Plan",
    "PlanEntry",
    "PlanStep",
    "Planned",
    "Planner",
    "Play",
    "Round",
    "Ruleset",
    "Solutions",
    "Solver",
    "Substitute",
    "Tablebase",
    "Turn",
    "action_of",
    "legal_actions",
    "plan",
    "plan_batch",
    "plays",
    "ruleset",
    "solve_batch",
]

_PLANS = ("Plan", "PlanEntry", "PlanStep", "Planned", "Planner", "plan", "plan_batch")
_HOMES = {
    "lexicon_fast.games.lexicon.game": ("Game",),
    "lexicon_fast.games.lexicon.observation": ("Observation", "Turn"),
    "lexicon_fast.games.lexicon.plans": _PLANS,
    "lexicon_fast.games.lexicon.round": ("Round", "legal_actions"),
    "lexicon_fast.games.lexicon.tablebase": ("BestPlays", "Tablebase"),
}

# Games are loaded on first use: importing msgspec would take longer than the solver itself. So are
# plans, which `solve` does without.
__getattr__, __dir__ = lazily(__name__, __all__, _HOMES, "lexicon_fast.games.lexicon.actions")
