"""Sentences about the play-outs of an action."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lexicon_fast.bots.explanations import counted, percent

if TYPE_CHECKING:
    from lexicon_fast.bots.lexicon.advice_types import Advised


def why(advised: Advised) -> str:
    """Describe the results of an action's play-outs in a short sentence.

    >>> from lexicon_fast.bots.lexicon.advice_types import Advised
    >>> from lexicon_fast.games.lexicon.actions import Form
    >>> why(Advised(Form("hat"), 100, 9.5, 2.0, 0.69, 0.31, 8.0, 2.0, why=""))
    'out in 2.0 turns on average; 8 points at risk; another is out first in 31%'
    """
    when = "never out first"
    if advised.turns is not None:
        when = f"out in {advised.turns:.1f} turns on average"
    risk = counted(advised.points, "point")
    return f"{when}; {risk} at risk; another is out first in {percent(advised.lose)}"
