"""Options tried out in imagined worlds, of which the worse half is dropped time and again."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from time import monotonic
from typing import TYPE_CHECKING, Final, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

_A = TypeVar("_A")

#: What is left of the options when a fifth, two fifths ... of the work is done.
_HALVINGS: Final = (0.5, 0.25, 0.125, 0.0625, 0.0)

#: Half-width of a 95% interval in standard errors.
_Z95: Final = 1.959964


class Race(ABC, Generic[_A]):
    """The options of the player to move: those that are live are weighed up further.

    actions: the options, the most promising first; guesses: what each may be worth, compared to the
    others, before anything is tried; weight: play-outs that a guess counts for.
    """

    def __init__(
        self, actions: Sequence[_A], guesses: Sequence[float] = (), weight: float = 0.0
    ) -> None:
        self.actions: Final = list(actions)
        self._guesses = guesses
        self._weight = weight
        #: Places of the options still weighed up, the best first.
        self._live = list(range(len(self.actions)))
        self._worlds = 0

    @abstractmethod
    def _rows(self) -> Sequence[Sequence[float]]:
        """Of each option: play-outs, sum of what they came to, sum of its squares; and more."""

    @abstractmethod
    def _play(self, first: int, worlds: int) -> None:
        """Play each live option out in the worlds `first` to `first + worlds`."""

    def keep(self, share: float) -> None:
        """Go on with that share of all options, the best so far; 0: with the best alone."""
        count = max(1, math.ceil(len(self.actions) * share))
        if count < len(self._live):
            self._live = self._order(self._live)[:count]

    def keep_only(self, wanted: Callable[[_A], bool]) -> None:
        """Go on with the options that are wanted, if any is; the rest is as good as never made."""
        live = [i for i in self._live if wanted(self.actions[i])]
        self._live = live or self._live

    def drop_clear(self, least: int) -> None:
        """Drop the options whose interval lies below the best's, from so many play-outs on."""
        rows = self._rows()
        order = self._order(self._live)
        if rows[order[0]][0] < least:
            return
        worth = self._worth(rows)
        low = worth[order[0]] - self._margin(rows[order[0]])
        self._live = [i for i in order if i == order[0] or worth[i] + self._margin(rows[i]) >= low]

    @property
    def live(self) -> int:
        """Options still weighed up."""
        return len(self._live)

    @property
    def best(self) -> _A:
        """The best action so far."""
        return self.actions[self._order(self._live)[0]]

    def refine(self, playouts: int) -> int:
        """About so many play-outs more, as many of each live option. Returns their number."""
        worlds = max(1, playouts // len(self._live))
        self._play(self._worlds, worlds)
        self._worlds += worlds
        return worlds * len(self._live)

    def _order(self, options: list[int]) -> list[int]:
        worth = self._worth(self._rows())
        return sorted(options, key=lambda i: (-worth[i], i))

    def _worth(
        self, rows: Sequence[Sequence[float]], guesses: Sequence[float] | None = None
    ) -> list[float]:
        """Of each option, what it is worth as far as is known: the mean of play-outs and guess."""
        guesses = self._guesses if guesses is None else guesses
        if not self._weight:
            return [row[1] / row[0] if row[0] else 0.0 for row in rows]
        # Guesses compare options; what all are worth is told by those that have been tried most.
        tried = [i for i in self._live if rows[i][0]]
        level = sum(rows[i][1] / rows[i][0] - guesses[i] for i in tried) / (len(tried) or 1)
        return [
            (row[1] + self._weight * (guess + level)) / (row[0] + self._weight)
            for row, guess in zip(rows, guesses, strict=True)
        ]

    def _margin(self, row: Sequence[float]) -> float:
        """Half-width of the 95% interval of what an option is worth."""
        n, total, squares = row[:3]
        if n < 2:
            return math.inf
        mean = total / n
        return _Z95 * math.sqrt(max(0.0, squares / n - mean * mean) / (n - 1 + self._weight))

    def _ranking(self) -> list[int]:
        """Options with play-outs: the live ones first, each group best first."""
        rows = self._rows()
        live = set(self._live)
        dropped = [i for i in range(len(rows)) if i not in live and rows[i][0]]
        return [i for i in self._order(self._live) + self._order(dropped) if rows[i][0]]


def halve(
    race: Race[_A],
    *,
    iterations: int,
    seconds: float | None,
    ended: Callable[[], bool],
    step: int,
) -> _A:
    """Sequential halving: the best action, once `iterations` play-outs are spent, or the time is.

    seconds: in place of iterations; ended: is it time to stop?; step: play-outs between two looks
    at the clock. (Z. Karnin, T. Koren, O. Somekh, "Almost optimal exploration in multi-armed
    bandits", ICML 2013.)
    """
    begin = monotonic()

    def spent(done: int) -> float:
        if ended():
            return 1.0
        return done / iterations if seconds is None else (monotonic() - begin) / seconds

    done = 0
    for number, share in enumerate(_HALVINGS, 1):
        if race.live == 1:
            break
        while spent(done) < number / len(_HALVINGS):
            left = int((number / len(_HALVINGS) - spent(done)) * iterations) + 1
            done += race.refine(min(step, left) if seconds is None else step)
        race.keep(share)
    return race.best
