"""Candidate actions evaluated by play-outs; sequential halving drops the worse half repeatedly."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from time import monotonic
from typing import TYPE_CHECKING, Final, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

_A = TypeVar("_A")

#: Share of the candidates that remains after one fifth, two fifths ... of the work.
_HALVINGS: Final = (0.5, 0.25, 0.125, 0.0625, 0.0)

#: Play-outs of the best candidate before it can be clear; fewer say too little about the errors.
_MIN_TO_DECIDE: Final = 20

#: Checks whether the best candidate is clear, in each fifth of the work.
_CHECKS: Final = 2

#: Half-width of a 95% interval in standard errors.
_Z95: Final = 1.959964


class Race(ABC, Generic[_A]):
    """The candidate actions of the player to move; only live ones get further play-outs.

    actions: the candidates, most promising first; priors: expected values relative to each other,
    before any play-out; weight: number of play-outs that a prior counts for.
    """

    def __init__(
        self, actions: Sequence[_A], priors: Sequence[float] = (), weight: float = 0.0
    ) -> None:
        self.actions: Final = list(actions)
        self._priors = priors
        self._weight = weight
        #: Indices of the candidates that are still evaluated, best first.
        self._live = list(range(len(self.actions)))
        #: Indices of the candidates that are never dropped.
        self._included: set[int] = set()
        self._worlds = 0

    @abstractmethod
    def _rows(self) -> Sequence[Sequence[float]]:
        """Return per candidate: play-outs, sum of values, sum of squared values, and more."""

    @abstractmethod
    def _play(self, first: int, worlds: int) -> None:
        """Play each live candidate out in the worlds `first` to `first + worlds`."""

    def decided(self, errors: float) -> bool:
        """Return True if the best candidate leads each other live one clearly.

        errors: the least lead in standard errors of the difference, see `_lead_errors`.
        """
        rows = self._rows()
        order = self._order(self._live)
        if rows[order[0]][0] < _MIN_TO_DECIDE:
            return False
        values = self._values(rows)
        best = order[0]
        return all(
            values[best] - values[i] > errors * error
            for i, error in zip(order[1:], self._lead_errors(best, order[1:]), strict=True)
        )

    def _lead_errors(self, best: int, others: Sequence[int]) -> Sequence[float]:
        """Return the standard errors of the differences between the best candidate and others."""
        raise NotImplementedError

    def keep(self, share: float) -> None:
        """Keep this share of all candidates, the best so far; 0: only the best."""
        count = max(1, math.ceil(len(self.actions) * share))
        if count < len(self._live):
            order = self._order(self._live)
            self._live = order[:count] + [i for i in order[count:] if i in self._included]

    def keep_only(self, wanted: Callable[[_A], bool]) -> None:
        """Keep the candidates that are wanted, if there are any."""
        chosen = {i for i in self._live if wanted(self.actions[i])}
        if chosen:
            self._live = [i for i in self._live if i in chosen | self._included]

    def drop_clear(self, least: int) -> None:
        """Once the best has `least` play-outs, drop those whose interval lies below its own."""
        rows = self._rows()
        order = self._order(self._live)
        if rows[order[0]][0] < least:
            return
        values = self._values(rows)
        low = values[order[0]] - self._margin(rows[order[0]])
        self._live = [
            i
            for i in order
            if i == order[0] or i in self._included or values[i] + self._margin(rows[i]) >= low
        ]

    @property
    def live(self) -> int:
        """Number of candidates that are still evaluated."""
        return len(self._live)

    @property
    def best(self) -> _A:
        """The best action so far."""
        return self.actions[self._order(self._live)[0]]

    def refine(self, playouts: int) -> int:
        """Add about this many play-outs, equally many per live candidate. Return their number."""
        worlds = max(1, playouts // len(self._live))
        self._play(self._worlds, worlds)
        self._worlds += worlds
        return worlds * len(self._live)

    def _order(self, candidates: list[int]) -> list[int]:
        values = self._values(self._rows())
        return sorted(candidates, key=lambda i: (-values[i], i))

    def _values(
        self, rows: Sequence[Sequence[float]], priors: Sequence[float] | None = None
    ) -> list[float]:
        """Return per candidate the weighted mean of its play-outs and its prior."""
        priors = self._priors if priors is None else priors
        if not self._weight:
            return [row[1] / row[0] if row[0] else 0.0 for row in rows]
        # Priors only compare candidates; those played out most set the common level.
        tried = [i for i in self._live if rows[i][0]]
        level = sum(rows[i][1] / rows[i][0] - priors[i] for i in tried) / (len(tried) or 1)
        return [
            (row[1] + self._weight * (prior + level)) / (row[0] + self._weight)
            for row, prior in zip(rows, priors, strict=True)
        ]

    def _margin(self, row: Sequence[float]) -> float:
        """Return the half-width of the 95% interval of a candidate's value."""
        n, total, squares = row[:3]
        if n < 2:
            return math.inf
        mean = total / n
        return _Z95 * math.sqrt(max(0.0, squares / n - mean * mean) / (n - 1 + self._weight))

    def _ranking(self) -> list[int]:
        """Return the candidates with play-outs: first the live ones, each group best first."""
        rows = self._rows()
        live = set(self._live)
        dropped = [i for i in range(len(rows)) if i not in live and rows[i][0]]
        return [i for i in self._order(self._live) + self._order(dropped) if rows[i][0]]


def halve(
    race: Race[_A],
    *,
    iterations: int,
    seconds: float | None,
    stop: Callable[[], bool],
    step: int,
    errors: float | None = None,
) -> _A:
    """Return the best action after `iterations` play-outs or `seconds`, by sequential halving.

    seconds: replaces iterations; stop: returns True to stop early; step: play-outs between two
    looks at the clock; errors: end once `Race.decided`, which is checked at each tenth of the work
    (None: never). (Z. Karnin, T. Koren, O. Somekh, "Almost optimal exploration in multi-armed
    bandits", ICML 2013.)
    """
    begin = monotonic()

    def spent(done: int) -> float:
        if stop():
            return 1.0
        return done / iterations if seconds is None else (monotonic() - begin) / seconds

    done = 0
    parts = len(_HALVINGS) * (1 if errors is None else _CHECKS)
    for part in range(1, parts + 1):
        if race.live == 1:
            break
        while spent(done) < part / parts:
            left = int((part / parts - spent(done)) * iterations) + 1
            done += race.refine(min(step, left) if seconds is None else step)
        if part % (parts // len(_HALVINGS)) == 0:
            race.keep(_HALVINGS[part * len(_HALVINGS) // parts - 1])
        if errors is not None and race.decided(errors):
            break
    return race.best
