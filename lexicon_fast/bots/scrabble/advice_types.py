"""Advice on Scrabble as programs receive it: in Python, in the protocol and on the command line."""

from __future__ import annotations

from lexicon_fast.bots.anytime import AnyAdvice, AnyAdvised
from lexicon_fast.games.tiles.actions import Action


class Advised(AnyAdvised, frozen=True):
    """An action, the statistics of its play-outs, and a sentence about them."""

    action: Action
    playouts: int
    #: Own points minus the points of the others (averaged, if there are several) from here on,
    #: including the value of the tiles left on the racks.
    equity: float
    #: Half-width of the 95% interval of `equity`; null (in Python infinity) if not known yet.
    margin: float | None
    #: Points of this action.
    score: int
    #: Tiles left on the rack.
    leave: str
    #: Estimated value of the leave in points; null if it was not estimated.
    leave_value: float | None
    #: Share of the win.
    win: float
    why: str


class Advice(AnyAdvice[Advised], frozen=True):
    """Actions, best first.

    In a challenge phase the actions are accept and challenge; `words`, `known` and `certain`
    describe the play.
    """

    #: The words of the play that was just made, in a challenge phase.
    words: tuple[str, ...]
    #: True if the adviser's words contain all of them.
    known: bool | None
    #: True if the referee will rule the same way.
    certain: bool
    #: True if the end of the game was searched completely.
    exact: bool
