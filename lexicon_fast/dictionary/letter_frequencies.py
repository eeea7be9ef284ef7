"""Tiles and cards from letter frequencies, as the English sets relate to those of ENABLE.

Every letter has one tile, and the rest of the tiles are divided in proportion to a power of the
frequencies, by largest remainder. Points are steps of a letter's frequency, compared with the mean
of all letters. docs/languages.md says how the power and the steps were found, and how close the
results come to the sets of 19 languages.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

#: Tiles of a Scrabble set without its two blanks, and cards of a Lexicon pack without its Master.
TILES: Final = 98
CARDS: Final = 51

_POWER: Final = 1.1

#: The least frequency, as a multiple of the mean -> points. Common letters pay little in Scrabble,
#: and cost much in Lexicon.
_TILE_POINTS: Final = (
    (1.2, 1), (0.8, 2), (0.65, 3), (0.24, 4), (0.16, 5), (0.06, 8), (0.0, 10),
)  # fmt: skip
_CARD_POINTS: Final = ((1.9, 10), (0.55, 8), (0.16, 6), (0.0, 2))


def apportioned(frequencies: Mapping[str, float], total: int) -> dict[str, int]:
    """Divide a number of tiles or cards among letters; each has one or more.

    frequencies: 0 or more; they need not add up to 1. total: exceeded if there are more letters.

    >>> apportioned({"A": 6, "B": 3, "C": 0}, 8)
    {'A': 4, 'B': 3, 'C': 1}
    """
    rest = max(0, total - len(frequencies))
    weights = {letter: each**_POWER for letter, each in _positive(frequencies).items()}
    whole = sum(weights.values())
    quotas = {letter: rest * weight / whole for letter, weight in weights.items()}
    counts = {letter: 1 + int(quota) for letter, quota in quotas.items()}
    by_remainder = sorted(quotas, key=lambda letter: int(quotas[letter]) - quotas[letter])
    for letter in by_remainder[: len(counts) + rest - sum(counts.values())]:
        counts[letter] += 1
    return counts


def tile_points(frequencies: Mapping[str, float]) -> dict[str, int]:
    """Return the points of each letter's Scrabble tile: 1 to 10."""
    return _steps(frequencies, _TILE_POINTS)


def card_points(frequencies: Mapping[str, float]) -> dict[str, int]:
    """Return the points of each letter's Lexicon card: 2 to 10."""
    return _steps(frequencies, _CARD_POINTS)


def _steps(
    frequencies: Mapping[str, float], steps: tuple[tuple[float, int], ...]
) -> dict[str, int]:
    frequencies = _positive(frequencies)
    mean = sum(frequencies.values()) / len(frequencies)
    return {
        letter: next(points for least, points in steps if each >= least * mean)
        for letter, each in frequencies.items()
    }


def _positive(frequencies: Mapping[str, float]) -> Mapping[str, float]:
    """Return the frequencies, equal ones if all are 0."""
    return frequencies if any(frequencies.values()) else dict.fromkeys(frequencies, 1)
