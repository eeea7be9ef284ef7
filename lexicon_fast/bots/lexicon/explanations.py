"""Sentences about the play-outs of an action, and about a search of the rest of the round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lexicon_fast.bots.explanations import counted, percent

if TYPE_CHECKING:
    from lexicon_fast.bots.lexicon.advice_types import Advised
    from lexicon_fast.bots.lexicon.endgame import Endgame


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
