"""Lexicon, the card game of 1933: its rules as data, and the solver.

>>> from lexicon_fast import Dictionary, lexicon
>>> d = Dictionary.from_words(["hat", "that", "thatched"])
>>> [play.word for play in lexicon.plays("TCHED", ["hat"], d)]
['thatched', 'that']
"""

from __future__ import annotations

from lexicon_fast.games.lexicon.plans import Plan, PlanEntry, Planned, Planner, plan, plan_batch
from lexicon_fast.games.lexicon.rules import PACK, POINTS, RULESETS, Ruleset, ruleset
from lexicon_fast.games.lexicon.solver import ACTIONS, Play, Solutions, Solver, plays, solve_batch

__all__ = [
    "ACTIONS",
    "PACK",
    "POINTS",
    "RULESETS",
    "Plan",
    "PlanEntry",
    "Planned",
    "Planner",
    "Play",
    "Ruleset",
    "Solutions",
    "Solver",
    "plan",
    "plan_batch",
    "plays",
    "ruleset",
    "solve_batch",
]
