"""Analysis of Lexibomb in Python, in messages and in the output of commands."""

from __future__ import annotations

from typing import TypeAlias

from lexicon_fast.bots import analysis
from lexicon_fast.bots.lexibomb.advice_types import Advised
from lexicon_fast.games.lexibomb.observation import Action


class TurnAnalysis(analysis.TurnAnalysis[Action, Advised], frozen=True):
    """A turn, or a wrong answer to a play, next to the best actions."""


#: A row of an analysis.
Analysis: TypeAlias = TurnAnalysis | analysis.EndAnalysis | analysis.PlayerAnalysis
