"""Advice on Lexicon in Python, in messages and in the output of commands."""

from __future__ import annotations

from lexicon_fast.bots.anytime import BaseAdvice, BaseAdvised
from lexicon_fast.games.lexicon.actions import Action


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
