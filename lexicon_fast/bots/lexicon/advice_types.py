"""Advice on Lexicon and analysis in Python, messages and the output of commands."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from lexicon_fast.base.text import counted, percent
from lexicon_fast.bots import analysis
from lexicon_fast.bots.anytime import BaseAdvice, BaseAdvised
from lexicon_fast.games.lexicon.actions import Action

if TYPE_CHECKING:
    from lexicon_fast.bots.lexicon.endgame import Endgame


class Advised(BaseAdvised, frozen=True):
    """An action with the results of its play-outs, and a short explanation."""

    action: Action
    playouts: int
    #: Points left in the opponents' hands at the end of the round (their average), minus the
    #: player's own.
    gain: float
    #: Half-width of the 95% confidence interval; null: not known yet.
    margin: float | None
    #: Shares of play-outs in which this player, or another one, goes out first.
    win: float
    lose: float
    #: Average points left in the player's hand.
    points: float
    #: Average number of the player's turns in won rounds; null: none was won.
    turns: float | None
    why: str
    #: Average points left in the hand of each player, by seat; 0 for a player who is not dealt in.
    seat_points: tuple[float, ...] = ()
    #: Share of play-outs in which each player goes out first, by seat.
    seat_wins: tuple[float, ...] = ()


class Advice(BaseAdvice[Advised], frozen=True):
    """Ranked actions, best first.

    In a challenge phase they are accept and challenge. `word`, `known` and `certain` belong to it.
    """

    #: The word to accept or challenge.
    word: str | None = None
    #: Whether the adviser's word list has it.
    known: bool | None = None
    #: Whether the referee will decide the same.
    certain: bool = True
    #: Whether the search ended before its limit, because one action was left.
    settled: bool = False


class TurnAnalysis(analysis.TurnAnalysis[Action, Advised], frozen=True):
    """A turn, or a wrong answer to a play, next to the best actions."""


#: A row of an analysis.
Analysis: TypeAlias = TurnAnalysis | analysis.EndAnalysis | analysis.PlayerAnalysis


def why(advised: Advised) -> str:
    """Describe the results of an action's play-outs in a short sentence.

    >>> from lexicon_fast.bots.lexicon.advice_types import Advised
    >>> from lexicon_fast.games.lexicon.actions import Form
    >>> why(Advised(Form("hat"), 100, 9.5, 2.0, 0.69, 0.31, 8.0, 2.0, why=""))
    'out in 2.0 turns on average; 8 points at risk; an opponent goes out first in 31% of rounds'
    """
    when = "never out first"
    if advised.turns is not None:
        when = f"out in {advised.turns:.1f} turns on average"
    risk = counted(advised.points, "point")
    lose = percent(advised.lose)
    return f"{when}; {risk} at risk; an opponent goes out first in {lose} of rounds"


def why_solved(found: Endgame, *, in_points: bool) -> str:
    """Describe the action that a search of the rest of the round has proved best.

    in_points: whether values are points.

    >>> from lexicon_fast.bots.lexicon.endgame import Endgame
    >>> from lexicon_fast.games.lexicon.actions import Form
    >>> why_solved(Endgame(Form("hat"), 8.0, 8.0, True, 9), in_points=True)
    'proved best by searching the rest of the round; gains 8 points'
    >>> why_solved(Endgame(Form("hat"), -15.0, -8.0, True, 9), in_points=True)
    'proved best by searching the rest of the round; loses at most 15 points'
    """
    reason = "proved best by searching the rest of the round"
    if not in_points:
        return reason
    points = counted(abs(found.value), "point")
    at = "" if found.exact else "at most " if found.value < 0 else "at least "
    return f"{reason}; {'loses' if found.value < 0 else 'gains'} {at}{points}"
