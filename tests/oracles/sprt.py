"""Slow reference implementation of the generalised log-likelihood ratio: it climbs in the primal.

The likelihood is maximised over the probabilities themselves, inside the plane that sums and means
fix, with Newton's method. There is no multiplier and no equation for one.
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np


def log_likelihood_ratio(
    outcomes: Mapping[tuple[float, float], float], elo0: float, elo1: float
) -> float:
    """Return the greatest log-likelihood at elo1 less that at elo0. outcomes: (wins, decided)."""
    counts = {(half / 2, 2.0): 1e-3 for half in range(5)}
    counts |= {key: count for key, count in outcomes.items() if count}
    return _greatest(counts, elo1) - _greatest(counts, elo0)


def _greatest(counts: Mapping[tuple[float, float], float], elo: float) -> float:
    share = 1 / (1 + 10 ** (-elo / 400))
    seen = np.array(list(counts.values()))
    gains = np.array([wins - share * decided for wins, decided in counts])
    chances = _inside(gains)
    # Directions that change neither the sum of the probabilities nor the mean gain.
    plane = np.linalg.svd(np.array([np.ones_like(gains), gains]))[2][2:].T
    best = float((seen * np.log(chances)).sum())
    for _ in range(500):
        gradient = plane.T @ (seen / chances)
        hessian = (plane * (seen / chances**2)[:, None]).T @ plane
        step = plane @ np.linalg.solve(hessian, gradient)
        # Not farther than half of the way to a probability of 0.
        shrinking = step < 0
        size = min(1.0, 0.5 * min(-chances[shrinking] / step[shrinking], default=2.0))
        rounding = 1e-12 * abs(best)
        while (found := float((seen * np.log(chances + size * step)).sum())) < best - rounding:
            size /= 2
        chances, moved, best = chances + size * step, size * float(abs(step).max()), found
        if moved < 1e-15:
            break
    return best


def _inside(gains: np.ndarray) -> np.ndarray:
    """Return positive probabilities with a mean gain of 0."""
    up, down = gains > 0, gains < 0
    even = np.full(len(gains), 1 / len(gains))
    surplus = float(even @ gains)
    side = down if surplus > 0 else up
    mean = float(gains[side].mean())
    # A part of the weight moves to the other side, evenly.
    part = surplus / (surplus - mean)
    return (1 - part) * even + part * side / side.sum()
