"""Advice on Lexibomb and analysis in Python, messages and the output of commands."""

from __future__ import annotations

from typing import TypeAlias

from lexicon_fast.bots import analysis
from lexicon_fast.bots.anytime import BaseAdvice, BaseAdvised
from lexicon_fast.games.lexibomb.observation import Action


class Advised(BaseAdvised, frozen=True):
    """An action with the results of its play-outs, and a short explanation."""

    action: Action
    playouts: int
    #: The player's points minus those of the opponents (their average) from here on, including the
    #: tiles left on the racks.
    equity: float
    #: Half-width of the 95% confidence interval; null: not known yet.
    margin: float | None
    #: Expected points of the action.
    score: float
    #: Probability that it hits a bomb.
    bomb: float
    #: Tiles that stay on the rack.
    leave: str
    #: Their estimated worth in points.
    leave_value: float
    #: Share of play-outs that the player wins; a shared win counts in part.
    win: float
    why: str
    #: Points that opponents then score, on average, and the share of play-outs in which one of them
    #: hits a bomb; null: not known.
    answer: float | None = None
    bombed: float | None = None


class Advice(BaseAdvice[Advised], frozen=True):
    """Ranked actions, best first."""

    #: Whether the probabilities of bombs are counted, not estimated.
    exact: bool
    #: The points that a win counts for: actions are ranked by `equity` + `win_points` x `win`.
    win_points: float = 0.0
    #: Whether the search ended before its limit, because one action was left.
    settled: bool = False


class TurnAnalysis(analysis.TurnAnalysis[Action, Advised], frozen=True):
    """A turn, or a wrong answer to a play, next to the best actions."""


#: A row of an analysis.
Analysis: TypeAlias = TurnAnalysis | analysis.EndAnalysis | analysis.PlayerAnalysis
