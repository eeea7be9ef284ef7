"""Estimates of a player's strength from the losses of their turns, on the ladder of the bots."""

from __future__ import annotations

import math
from typing import Final, NamedTuple

import msgspec

#: Fewer turns say too little.
_LEAST_TURNS: Final = 8

#: The least mean loss whose dispersion is known, in points.
LEAST_LOSS: Final = 1.0

#: Half-width of a 95% interval in standard errors.
Z95: Final = 1.959964


class Strength(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rating in Elo on the ladder of docs/strength.md, where `greedy` has 0.

    low, high: its 95% interval.
    """

    elo: float
    low: float
    high: float


class Calibration(NamedTuple):
    """How a rating follows from losses, fitted to games of bots by bench/analysis_strength.py.

    level: the rating of a player who loses nothing; slope: change of the rating for each point of
    the mean loss per turn; dispersion: variance of the loss of a turn, divided by its mean, in
    points; error: standard deviation of ratings around the fit; low, high: ratings of the weakest
    and the strongest bot, beyond which nothing is known.
    """

    level: float
    slope: float
    dispersion: float
    error: float
    low: float
    high: float

    def estimate(self, turns: float, loss: float) -> Strength | None:
        """Return the strength of a player; None: of too few turns. loss: points in all turns.

        >>> Calibration(200, -40, 20.0, 30, -900, 220).estimate(100, 500)
        Strength(elo=0.0, low=-98.0, high=98.0)
        """
        if turns < _LEAST_TURNS:
            return None
        mean = loss / turns
        variance = self.dispersion * max(mean, LEAST_LOSS) / turns
        error = Z95 * math.hypot(self.slope * math.sqrt(variance), self.error)
        value = self.level + self.slope * mean
        elo, low, high = (
            round(min(max(each, self.low), self.high), 0)
            for each in (value, value - error, value + error)
        )
        return Strength(elo, low, high)
