"""Numbers as sentences show them."""

from __future__ import annotations

import math


def percent(share: float) -> str:
    """Return a share as `31%`; only 0 and 1 are shown as 0% and 100%.

    >>> percent(0.312), percent(0.999), percent(0.001), percent(1.0)
    ('31%', '>99%', '<1%', '100%')
    """
    if 0 < share < 0.005:
        return "<1%"
    return ">99%" if 0.995 <= share < 1 else f"{share:.0%}"


def counted(number: float, what: str) -> str:
    """Return a rounded number with its noun: `1 point`, `8 points`."""
    return f"{number:.0f} {what}" if f"{number:.0f}" == "1" else f"{number:.0f} {what}s"


def standard_error(wins: float, n: int) -> float:
    """Return the standard error of a share of wins, as if there were one win and one loss more.

    >>> round(standard_error(50, 100), 3), round(standard_error(10, 10), 3)
    (0.05, 0.08)
    """
    share = (wins + 1) / (n + 2)
    return math.sqrt(share * (1 - share) / (n + 2))
