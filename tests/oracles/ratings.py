"""Slow reference implementation of ratings: E. Zermelo's iteration.

It needs no derivatives: each strength becomes the bot's wins divided by the wins that it would have
per unit of strength, again and again ("Die Berechnung der Turnier-Ergebnisse als ein
Maximumproblem der Wahrscheinlichkeitsrechnung", Mathematische Zeitschrift 29 (1929)).
"""

from __future__ import annotations

import math
from collections.abc import Sequence


def elo_ratings(
    matches: Sequence[tuple[str, str, float, float]], zero: str, tolerance: float = 1e-13
) -> dict[str, float]:
    """Return the most likely Elo ratings. matches: two bots, wins of the first, decided games."""
    strength = {bot: 1.0 for match in matches for bot in match[:2]}
    while True:
        change = 0.0
        for bot in strength:
            wins = games = 0.0
            for first, second, won, decided in matches:
                if bot in (first, second):
                    wins += won if bot == first else decided - won
                    games += decided / (strength[first] + strength[second])
            change = max(change, abs(math.log(wins / games / strength[bot])))
            strength[bot] = wins / games
        if change < tolerance:
            break
    return {bot: 400 * math.log10(value / strength[zero]) for bot, value in strength.items()}
