"""Puzzles: positions with a question whose answer can be checked. One for each game and day.

    from lexicon_fast.puzzles import check, daily

`puzzles.<game>` has the maker of a game's puzzles, `MAKER`.
"""

from __future__ import annotations

from lexicon_fast.puzzles.puzzle import (
    Puzzle,
    Verdict,
    check,
    daily,
    day_of,
    dictionary_of,
    make,
    parse,
    seed_of,
)

__all__ = [
    "Puzzle",
    "Verdict",
    "check",
    "daily",
    "day_of",
    "dictionary_of",
    "make",
    "parse",
    "seed_of",
]
