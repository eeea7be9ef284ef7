"""Sentences about the play-outs of an action."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lexicon_fast.bots.explanations import counted, percent

if TYPE_CHECKING:
    from lexicon_fast.bots.lexicon.simulation import LexiconStats


def why(stats: LexiconStats) -> str:
    """Describe the statistics of an action in a short sentence.

    >>> from lexicon_fast.bots.lexicon.simulation import LexiconStats
    >>> from lexicon_fast.games.lexicon.actions import Form
    >>> why(LexiconStats(Form("hat"), 100, 9.5, 2.0, 0.69, 0.31, 8.0, 2.0))
    'out in 2.0 turns on average; 8 points at risk; another is out first in 31%'
    """
    when = "never out first"
    if stats.turns is not None:
        when = f"out in {stats.turns:.1f} turns on average"
    risk = counted(stats.points, "point")
    return f"{when}; {risk} at risk; another is out first in {percent(stats.lose)}"
