"""Sentences about the play-outs of an action."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lexicon_fast.bots.explanations import counted, percent
from lexicon_fast.games.tiles.actions import Lay

if TYPE_CHECKING:
    from lexicon_fast.bots.lexibomb.simulation import LexibombStats

#: Smallest share of play-outs in which another player hits a bomb that is mentioned.
_LIKELY = 0.15


def why(stats: LexibombStats, *, others: int, to_the_end: bool) -> str:
    """Describe the statistics of an action in a short sentence. others: number of other players.

    >>> from lexicon_fast.bots.lexibomb.simulation import LexibombStats
    >>> row = LexibombStats(
    ...     action=Lay("8D", "QUIT"), playouts=100, equity=9.0, margin=2.0, score=38.4, bomb=0.12,
    ...     leave="AE", leave_value=1.5, win=0.6, answer=31.2, bombed=0.05
    ... )
    >>> why(row, others=1, to_the_end=False)
    '38.4 points expected, a bomb in 12%; keeps AE (+1.5); then 31 points for your opponent'
    """
    whose = "your opponents" if others > 1 else "your opponent"
    answer = f"{counted(stats.answer, 'point')} for {whose}"
    if stats.closing:
        return f"passes until the game is over: {answer} until then"
    parts = [_result(stats), stats.leave_text]
    if to_the_end:
        answer = f"{answer} to the end" if others else "to the end"
        parts.append(f"{answer}, {stats.follow:.0f} for you")
    elif others:
        parts.append(f"then {answer}")
    if stats.bombed >= _LIKELY:
        subject = "they hit" if others > 1 else "which hits"
        parts.append(f"{subject} a bomb in {percent(stats.bombed)}")
    return "; ".join(parts)


def _result(stats: LexibombStats) -> str:
    if not isinstance(stats.action, Lay):
        return stats.result_without_play
    points = f"{stats.score:.1f}".removesuffix(".0")
    if not stats.bomb:
        return f"{points} points, no bomb"
    return f"{points} points expected, a bomb in {percent(stats.bomb)}"
