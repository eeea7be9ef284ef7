"""What play-outs came to, in words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from lexicon_fast.bots.explanations import counted, percent
from lexicon_fast.games.tiles.actions import Action, Exchange, Lay

if TYPE_CHECKING:
    from lexicon_fast.bots.scrabble.simulation import Weighed

#: A share of play-outs with a bingo that is worth telling.
_LIKELY = 0.1


@dataclass(frozen=True, slots=True)
class Advised:
    """An action, what its play-outs came to, and that in a short sentence.

    equity: points of one's own less those of the others (of more than one: on average), from this
    action on, with what is then left on the racks; margin: half-width of its 95% interval; score:
    points of this action; leave: the tiles kept; leave_value: what they are taken to be worth, in
    points (None: that is not looked at); win: share of the win.
    """

    action: Action
    playouts: int
    equity: float
    margin: float
    score: int
    leave: str
    leave_value: float | None
    win: float
    why: str

    @classmethod
    def of(cls, weighed: Weighed, why: str, *, leave_value: float | None = None) -> Advised:
        return cls(
            weighed.action,
            weighed.playouts,
            weighed.equity,
            weighed.margin,
            weighed.score,
            weighed.leave,
            leave_value,
            weighed.win,
            why,
        )


def why(weighed: Weighed, *, others: int, to_the_end: bool) -> str:
    """The numbers of an action in a short sentence. others: how many they are.

    >>> from lexicon_fast.bots.scrabble.simulation import Weighed
    >>> row = Weighed(Lay("8D", "QUIT"), 100, 20.0, 2.0, 48, "AE", 1.5, 0.6, 30.2, 35.0, 0.2, 0.05)
    >>> why(row, others=1, to_the_end=False)
    '48 points, keeps AE (+1.5); 35 points in answer, then 30 of yours; a bingo of yours in 20%'
    """
    said = f"{_done(weighed)}; {_then(weighed, others=others, to_the_end=to_the_end)}"
    if weighed.bingo >= _LIKELY:
        said += f"; a bingo of yours in {percent(weighed.bingo)}"
    if weighed.other_bingo >= _LIKELY:
        said += (
            f"; one of {'theirs' if others > 1 else 'the other'} in {percent(weighed.other_bingo)}"
        )
    return said


def _done(weighed: Weighed) -> str:
    if isinstance(weighed.action, Lay):
        said = counted(weighed.score, "point")
    elif isinstance(weighed.action, Exchange):
        said = counted(len(weighed.action.tiles), "tile") + " exchanged"
    else:
        said = "no points"
    if not weighed.leave:
        return f"{said}, keeps nothing"
    return f"{said}, keeps {weighed.leave} ({weighed.leave_value:+.1f})"


def _then(weighed: Weighed, *, others: int, to_the_end: bool) -> str:
    answer = counted(weighed.answer, "point")
    if to_the_end:
        theirs = "the others" if others > 1 else "the other"
        return f"{answer} to come for {theirs} to the end, {weighed.follow:.0f} for you"
    return f"{answer} in answer, then {weighed.follow:.0f} of yours"
