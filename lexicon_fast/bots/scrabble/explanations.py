"""Sentences about the play-outs of an action."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lexicon_fast.bots.explanations import counted, percent, standard_error
from lexicon_fast.games.tiles.actions import Lay

if TYPE_CHECKING:
    from lexicon_fast.bots.scrabble.simulation import ScrabbleStats

#: Smallest share of play-outs with a bingo that is mentioned.
_LIKELY = 0.1


def why(stats: ScrabbleStats, *, others: int, to_the_end: bool) -> str:
    """Describe the statistics of an action in a short sentence. others: number of other players.

    >>> from lexicon_fast.bots.scrabble.simulation import ScrabbleStats
    >>> row = ScrabbleStats(
    ...     action=Lay("8D", "QUIT"), playouts=100, equity=20.0, margin=2.0, score=48, leave="AE",
    ...     leave_value=1.5, win=0.6, follow=30.2, answer=35.0, bingo=0.2, other_bingo=0.05
    ... )
    >>> why(row, others=1, to_the_end=False)
    '48 points, keeps AE (+1.5); reply worth 35 points, then 30 for you; you bingo 20% of the time'
    """
    answer = counted(stats.answer, "point")
    theirs, bingo = ("your opponents", "bingo") if others > 1 else ("your opponent", "bingos")
    if to_the_end:
        then = f"by the end, {answer} for {theirs} and {stats.follow:.0f} for you"
        if others == 1:
            error = standard_error(stats.win * stats.playouts, stats.playouts)
            then += f"; wins {percent(stats.win)} ± {percent(1.96 * error)}"
    else:
        then = f"reply worth {answer}, then {stats.follow:.0f} for you"
    is_play = isinstance(stats.action, Lay)
    result = counted(stats.score, "point") if is_play else stats.result_without_play
    sentence = f"{result}, {stats.leave_text}; {then}"
    if stats.bingo >= _LIKELY:
        sentence += f"; you bingo {percent(stats.bingo)} of the time"
    if stats.other_bingo >= _LIKELY:
        sentence += f"; {theirs} {bingo} {percent(stats.other_bingo)} of the time"
    return sentence
