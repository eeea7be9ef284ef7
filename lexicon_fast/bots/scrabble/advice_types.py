"""Advice on Scrabble and analysis in Python, messages and the output of commands."""

from __future__ import annotations

from typing import TypeAlias

from lexicon_fast.bots import analysis
from lexicon_fast.bots.anytime import BaseAdvice, BaseAdvised
from lexicon_fast.games.tiles.actions import Action


class Advised(BaseAdvised, frozen=True):
    """An action with the results of its play-outs, and a short explanation."""

    action: Action
    playouts: int
    #: The player's points minus those of the opponents (their average) from here on, including the
    #: tiles left on the racks.
    equity: float
    #: Half-width of the 95% confidence interval; null: not known yet.
    margin: float | None
    #: Points of the action.
    score: int
    #: Tiles that stay on the rack.
    leave: str
    #: Their estimated worth in points; null: not known.
    leave_value: float | None
    #: Share of play-outs that the player wins; a shared win counts in part.
    win: float
    why: str
    #: Points that opponents then score, and this player after that, up to this player's next turn
    #: or to the end; null: the action was searched, not played out.
    answer: float | None = None
    follow: float | None = None
    #: Shares of play-outs in which this player, or an opponent, lays a full rack in these turns.
    bingo: float | None = None
    other_bingo: float | None = None


class Advice(BaseAdvice[Advised], frozen=True):
    """Ranked actions, best first.

    In a challenge phase they are accept and challenge. `words`, `known` and `certain` belong to it.
    """

    #: The words to accept or challenge.
    words: tuple[str, ...]
    #: Whether the adviser's word list has all of them.
    known: bool | None
    #: Whether the referee will decide the same.
    certain: bool
    #: Whether the endgame was searched completely.
    exact: bool
    #: The points that a win counts for: actions are ranked by `equity` + `win_points` x `win`.
    win_points: float = 0.0
    #: Whether the search ended before its limit, because one action was left.
    settled: bool = False


class TurnAnalysis(analysis.TurnAnalysis[Action, Advised], frozen=True):
    """A turn, or a wrong answer to a play, next to the best actions."""


#: A row of an analysis.
Analysis: TypeAlias = TurnAnalysis | analysis.EndAnalysis | analysis.PlayerAnalysis
