"""What play-outs came to, in words."""

from __future__ import annotations

from dataclasses import dataclass, fields

from lexicon_fast.bots.explanations import counted, percent
from lexicon_fast.bots.lexicon.simulation import Weighed


@dataclass(frozen=True, slots=True)
class Advised(Weighed):
    """An action, what its play-outs came to, and that in a short sentence."""

    why: str

    @classmethod
    def of(cls, weighed: Weighed, why: str) -> Advised:
        values = {each.name: getattr(weighed, each.name) for each in fields(Weighed)}
        return cls(**values, why=why)


def why(weighed: Weighed) -> str:
    """The numbers of an action in a short sentence.

    >>> from lexicon_fast.games.lexicon.actions import Form
    >>> why(Weighed(Form("hat"), 100, 9.5, 2.0, 0.69, 0.31, 8.0, 2.0))
    'out in 2.0 turns on average; 8 points at risk; another is out first in 31%'
    """
    when = "never out first"
    if weighed.turns is not None:
        when = f"out in {weighed.turns:.1f} turns on average"
    risk = counted(weighed.points, "point")
    return f"{when}; {risk} at risk; another is out first in {percent(weighed.lose)}"
