"""Advice on Lexicon as programs receive it: in Python, in the protocol and on the command line."""

from __future__ import annotations

from lexicon_fast.bots.anytime import AnyAdvice, AnyAdvised
from lexicon_fast.games.lexicon.actions import Action


class Advised(AnyAdvised, frozen=True):
    """An action, the statistics of its play-outs, and a sentence about them."""

    action: Action
    playouts: int
    #: Points left in the others' hands at the end of the round, averaged over the players, minus
    #: the points left in the player's own hand.
    gain: float
    #: Half-width of the 95% interval of `gain`; null (in Python infinity) if not known yet.
    margin: float | None
    #: Share of play-outs in which this player is out first.
    win: float
    #: Share of play-outs in which another player is out first.
    lose: float
    #: Points left in the player's own hand on average.
    points: float
    #: Own turns until out, averaged over the rounds won; null if none was won.
    turns: float | None
    why: str


class Advice(AnyAdvice[Advised], frozen=True):
    """Actions, best first.

    In a challenge phase the actions are accept and challenge; `word`, `known` and `certain`
    describe the play.
    """

    #: The word that was just laid, in a challenge phase.
    word: str | None = None
    #: True if the adviser's words contain it.
    known: bool | None = None
    #: True if the referee will rule the same way.
    certain: bool = True
