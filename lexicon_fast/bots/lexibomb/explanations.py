"""What play-outs came to, in words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from lexicon_fast.bots.explanations import counted, percent
from lexicon_fast.games.tiles.actions import Exchange, Lay

if TYPE_CHECKING:
    from lexicon_fast.bots.lexibomb.simulation import Weighed
    from lexicon_fast.games.lexibomb.events import Action

#: A share of play-outs in which another hits a bomb that is worth telling.
_LIKELY = 0.15


@dataclass(frozen=True, slots=True)
class Advised:
    """An action, what its play-outs came to, and that in a short sentence.

    equity: points of one's own less those of the others (of more than one: on average), from this
    action on, with what is then left on the racks; margin: half-width of its 95% interval; score:
    expected points of this action; bomb: the chance that it hits one; leave: the tiles kept;
    leave_value: what they are taken to be worth, in points; win: share of the win.
    """

    action: Action
    playouts: int
    equity: float
    margin: float
    score: float
    bomb: float
    leave: str
    leave_value: float
    win: float
    why: str

    @classmethod
    def of(cls, weighed: Weighed, why: str) -> Advised:
        return cls(
            weighed.action,
            weighed.playouts,
            weighed.equity,
            weighed.margin,
            weighed.score,
            weighed.bomb,
            weighed.leave,
            weighed.leave_value,
            weighed.win,
            why,
        )


def why(weighed: Weighed, *, others: int, to_the_end: bool) -> str:
    """The numbers of an action in a short sentence. others: how many they are.

    >>> from lexicon_fast.bots.lexibomb.simulation import Weighed
    >>> row = Weighed(
    ...     Lay("8D", "QUIT"), 100, 9.0, 2.0, 38.4, 0.12, "AE", 1.5, 0.6, False, 0.0, 31.2, 0.05
    ... )
    >>> why(row, others=1, to_the_end=False)
    '38.4 points expected, a bomb in 12%; keeps AE (+1.5); then 31 points for the other'
    """
    if weighed.closing:
        return "passes until the game is over: " + _others(weighed, others, "until then")
    said = [_done(weighed)]
    said.append(
        f"keeps {weighed.leave} ({weighed.leave_value:+.1f})" if weighed.leave else "keeps nothing"
    )
    if to_the_end:
        ahead = _others(weighed, others, "to the end") if others else "to the end"
        said.append(f"{ahead}, {weighed.follow:.0f} for you")
    elif others:
        said.append(f"then {_others(weighed, others)}")
    if weighed.bombed >= _LIKELY:
        said.append(
            f"{'they hit' if others > 1 else 'which hits'} a bomb in {percent(weighed.bombed)}"
        )
    return "; ".join(said)


def _done(weighed: Weighed) -> str:
    if isinstance(weighed.action, Exchange):
        return counted(len(weighed.action.tiles), "tile") + " exchanged"
    if not isinstance(weighed.action, Lay):
        return "no points"
    if not weighed.bomb:
        return f"{_points(weighed.score)} points, no bomb"
    return f"{_points(weighed.score)} points expected, a bomb in {percent(weighed.bomb)}"


def _points(score: float) -> str:
    return f"{score:.1f}".removesuffix(".0")


def _others(weighed: Weighed, others: int, when: str = "") -> str:
    answer = counted(weighed.answer, "point")
    whose = "the others" if others > 1 else "the other"
    return " ".join(filter(None, [answer, "for", whose, when]))
