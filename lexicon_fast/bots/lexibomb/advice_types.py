"""Advice on Lexibomb as programs receive it: in Python, in the protocol and on the command line."""

from __future__ import annotations

from lexicon_fast.bots.anytime import AnyAdvice, AnyAdvised
from lexicon_fast.games.lexibomb.events import Action


class Advised(AnyAdvised, frozen=True):
    """An action, the statistics of its play-outs, and a sentence about them."""

    action: Action
    playouts: int
    #: Own points minus the points of the others (averaged, if there are several) from here on,
    #: including the value of the tiles left on the racks.
    equity: float
    #: Half-width of the 95% interval of `equity`; null (in Python infinity) if not known yet.
    margin: float | None
    #: Expected points of this action.
    score: float
    #: Probability that it hits a bomb.
    bomb: float
    #: Tiles left on the rack.
    leave: str
    #: Estimated value of the leave in points.
    leave_value: float
    #: Share of the win.
    win: float
    why: str


class Advice(AnyAdvice[Advised], frozen=True):
    """Actions, best first."""

    #: True if the probabilities of bombs were computed exactly, False if they were sampled.
    exact: bool
