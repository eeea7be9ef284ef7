"""Options of the bots that play their best options out."""

from __future__ import annotations

from typing import Final

from lexicon_fast.bots.base import Option

#: What a win may be worth beyond points.
MOST_WIN_POINTS: Final = 10_000

PLIES: Final = Option(
    "plies",
    "int",
    None,
    "Turns played out after an option. [default: until its own next one]",
    low=1,
    high=1000,
)


def candidates_option(default: int) -> Option:
    return Option("candidates", "int", default, "Options weighed up.", low=1, high=1000)


def win_points_option(default: float) -> Option:
    about = "Points that a win is worth beyond points."
    return Option("win_points", "float", default, about, low=0, high=MOST_WIN_POINTS)
