"""Advice that gets better and better: when to say what is known by now, and when to stop."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from time import monotonic
from typing import TYPE_CHECKING, Final, Generic, Protocol, Self, TypeVar

from lexicon_fast.errors import BadOption

if TYPE_CHECKING:
    from lexicon_fast.dictionary import Dictionary

_T = TypeVar("_T", covariant=True)
_R = TypeVar("_R")

_SECONDS: Final = 1.0
_MOST_SECONDS: Final = 86_400
_MOST_ITERATIONS: Final = 1_000_000_000
_MOST_OPTIONS: Final = 1000

#: Imagined worlds before the first advice: the fewest that have an interval.
_FIRST_WORLDS: Final = 2

#: Seconds: of play-outs between two looks at the clock; before the first advice; between two.
_STEP: Final = 0.03
_FIRST_AFTER: Final = 0.012
_REFINED_EACH: Final = 0.1

#: Where play-outs are counted: a refinement after so many, or this share of all.
_LEAST_BETWEEN: Final = 2000
_SHARE_BETWEEN: Final = 0.025


@dataclass(frozen=True, slots=True)
class AnyAdvice(Generic[_R]):
    """Actions, the best first.

    player: who is advised; playouts: all together; final: the last advice of a run.
    """

    player: int
    ranked: tuple[_R, ...]
    playouts: int
    final: bool

    def ended(self) -> Self:
        """The same as the last advice of a run that is broken off."""
        return replace(self, final=True)


class Refinable(Protocol):
    """What play-outs tell more and more about."""

    @property
    def live(self) -> int:
        """Options that play-outs can still tell apart."""

    def refine(self, playouts: int) -> int:
        """About so many play-outs more. Returns their number."""


class Work(Refinable, Protocol[_T]):
    """What there is to find out."""

    def advice(self, playouts: int, *, final: bool) -> _T:
        """What is known by now."""


class Told(Generic[_T]):
    """Work that something refinable does.

    tell: what is known by now, after so many play-outs; is it final?
    """

    def __init__(self, source: Refinable, tell: Callable[[int, bool], _T]) -> None:
        self._source = source
        self._tell = tell

    @property
    def live(self) -> int:
        return self._source.live

    def refine(self, playouts: int) -> int:
        return self._source.refine(playouts)

    def advice(self, playouts: int, *, final: bool) -> _T:
        return self._tell(playouts, final)


def refined(work: Work[_T], limit: Limit) -> Iterator[_T]:
    """Advice, refined until the limit is reached or it is clear what is best; the last is final."""
    limit.start()
    done = work.refine(_FIRST_WORLDS * work.live)
    while (step := limit.step(done, work.live)) and work.live > 1:
        if limit.due(done):
            yield work.advice(done, final=False)
        done += work.refine(step)
    yield work.advice(done, final=True)


class Limit:
    """How long to go on, and when to say what is known by now.

    seconds: at most (1 if neither is given); iterations: play-outs at most. Raises BadOption.
    """

    def __init__(self, seconds: float | None, iterations: int | None) -> None:
        if seconds is None and iterations is None:
            seconds = _SECONDS
        if seconds is not None and not (
            type(seconds) in (int, float)
            and math.isfinite(seconds)
            and 0.001 <= seconds <= _MOST_SECONDS
        ):
            raise BadOption(f"seconds {seconds!r:.40}; accepted: 0.001 to {_MOST_SECONDS:,}")
        if iterations is not None and not (
            type(iterations) is int and 1 <= iterations <= _MOST_ITERATIONS
        ):
            raise BadOption(f"iterations {iterations!r:.40}; accepted: 1 to {_MOST_ITERATIONS:,}")
        self.seconds: Final = seconds
        self._iterations = iterations
        self._begin = self._told = self._now = 0.0
        self._told_at = 0

    def start(self) -> None:
        self._begin = self._told = monotonic()

    def step(self, done: int, live: int) -> int:
        """Play-outs to do next, a few for each live option; 0: enough."""
        self._now = monotonic()
        step = _LEAST_BETWEEN
        if self.seconds is not None:
            spent = self._now - self._begin
            if spent >= self.seconds:
                return 0
            rate = done / max(spent, 1e-6)
            aim = _STEP if self._told_at else _FIRST_AFTER
            step = max(live, int(rate * min(aim, self.seconds - spent)))
        if self._iterations is not None:
            if self.seconds is None:
                step = self._between(done) - (done - self._told_at)
            step = min(max(step, live), self._iterations - done)
            if step < live:  # not even one more for each
                return 0
        return step

    def due(self, done: int) -> bool:
        """Is it time to say what is known by now?"""
        if self.seconds is None:
            if self._told_at and done - self._told_at < self._between(self._told_at):
                return False
        elif self._now - self._told < (_REFINED_EACH if self._told_at else _FIRST_AFTER):
            return False
        self._told, self._told_at = self._now, done
        return True

    def _between(self, told_at: int) -> int:
        """Play-outs from one refinement to the next, where no clock decides: twice as many."""
        assert self._iterations is not None
        most = max(_LEAST_BETWEEN, int(self._iterations * _SHARE_BETWEEN))
        return max(1, min(told_at, most))


def adviser_words(words: Dictionary | None, dictionary: Dictionary) -> Dictionary:
    """The words that an adviser goes by: those in play if no others are given. Raises BadOption."""
    if words is None:
        return dictionary
    if words.alphabet.fingerprint != dictionary.alphabet.fingerprint:
        raise BadOption(
            f"words {words.name}: the letters are {words.alphabet.describe()}; accepted: those of"
            f" the dictionary in play, {dictionary.alphabet.describe()}"
        )
    return words


def check_whole(seed: int, most: int) -> None:
    """Raises BadOption for a seed, or a number of options to weigh up, that is none."""
    if type(seed) is not int:
        raise BadOption(f"seed {seed!r:.40}; accepted: a whole number")
    if type(most) is not int or not 1 <= most <= _MOST_OPTIONS:
        raise BadOption(f"most {most!r:.40}; accepted: 1 to {_MOST_OPTIONS}")
