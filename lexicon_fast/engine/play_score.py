"""Score of a play before it is made."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class ScoredWord(NamedTuple):
    """A word that a play forms, in lower case, where it begins, and its points."""

    at: str
    word: str
    points: int


class PlayScore(NamedTuple):
    """Points of a play, from what its player sees."""

    #: The word that the play is laid along comes first.
    words: Sequence[ScoredWord]
    #: For the number of tiles.
    bonus: int
    #: Closed squares that the play would open.
    closed: Sequence[str] = ()
