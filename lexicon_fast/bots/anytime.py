"""Anytime advice: when to report the next refinement, and when to stop."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from time import monotonic
from typing import TYPE_CHECKING, Any, Final, Generic, Protocol, Self, TypeVar

import msgspec

from lexicon_fast.errors import BadOption

if TYPE_CHECKING:
    from lexicon_fast.bots.sequential_halving import Race
    from lexicon_fast.dictionary import Dictionary

_R = TypeVar("_R")
_T = TypeVar("_T")

_DEFAULT_SECONDS: Final = 1.0
_MAX_SECONDS: Final = 86_400
_MAX_ITERATIONS: Final = 1_000_000_000
_MAX_CANDIDATES: Final = 1000

#: Play-outs of each candidate before the first advice: the fewest that have an interval.
_FIRST_PLAYOUTS: Final = 2

#: Play-outs of the best candidate before clearly worse ones are dropped.
_MIN_TO_DROP: Final = 40

#: Seconds: of play-outs between two looks at the clock; before the first advice; between two.
_STEP: Final = 0.03
_FIRST_AFTER: Final = 0.012
_REFINED_EACH: Final = 0.1

#: If play-outs are counted: a refinement after this many, or after this share of all.
_MIN_BETWEEN: Final = 2000
_SHARE_BETWEEN: Final = 0.025


class AnyAdvised(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of the ranked actions of each game, whose last field is `why`.

    A margin that is not known yet is infinite. JSON has null instead, and so has the client.
    """

    @classmethod
    def of(cls, stats: Any, why: str, **changes: Any) -> Self:
        """Copy the fields from an action's statistics, except for `changes`."""
        names = [name for name in cls.__struct_fields__ if name != "why"]
        return cls(**{name: getattr(stats, name) for name in names} | changes, why=why)


class AnyAdvice(msgspec.Struct, Generic[_R], frozen=True, forbid_unknown_fields=True):
    """Base of the advice of each game: ranked actions, best first."""

    #: The advised player.
    player: int
    ranked: tuple[_R, ...]
    #: Play-outs of all actions together.
    playouts: int
    #: Whether this is the last advice of a run.
    final: bool

    def ended(self) -> Self:
        """Return a copy that is final, for a run that was interrupted."""
        return msgspec.structs.replace(self, final=True)


class Refinable(Protocol):
    """An estimate that play-outs improve."""

    @property
    def live(self) -> int:
        """Candidates that further play-outs can still separate."""

    def refine(self, playouts: int) -> int:
        """Add about this many play-outs. Return their exact number."""


class Dropping:
    """A race that drops the candidates that are clearly worse than the best."""

    def __init__(self, race: Race[Any]) -> None:
        self._race = race

    @property
    def live(self) -> int:
        return self._race.live

    def refine(self, playouts: int) -> int:
        done = self._race.refine(playouts)
        self._race.drop_clear(_MIN_TO_DROP)
        return done


def refined(source: Refinable, advice: Callable[[int, bool], _T], limit: Limit) -> Iterator[_T]:
    """Yield advice until the limit is reached or the best action is clear; the last is final.

    advice: called with the play-outs so far, and whether this is the last call.
    """
    limit.start()
    done = source.refine(_FIRST_PLAYOUTS * source.live)
    while (step := limit.step(done, source.live)) and source.live > 1:
        if limit.due(done):
            yield advice(done, False)
        done += source.refine(step)
    yield advice(done, True)


class Limit:
    """Decides how long to continue, and when to report.

    seconds: at most (1 if both are None); iterations: play-outs at most. Raises BadOption.
    """

    def __init__(self, seconds: float | None, iterations: int | None) -> None:
        if seconds is None and iterations is None:
            seconds = _DEFAULT_SECONDS
        if seconds is not None and not (
            type(seconds) in (int, float)
            and math.isfinite(seconds)
            and 0.001 <= seconds <= _MAX_SECONDS
        ):
            raise BadOption(f"seconds is {seconds!r:.40}; it must be 0.001 to {_MAX_SECONDS:,}")
        if iterations is not None and not (
            type(iterations) is int and 1 <= iterations <= _MAX_ITERATIONS
        ):
            raise BadOption(
                f"iterations is {iterations!r:.40}; it must be 1 to {_MAX_ITERATIONS:,}"
            )
        self.seconds: Final = seconds
        self._iterations = iterations
        self._begin = self._reported = self._now = 0.0
        self._reported_at = 0

    def start(self) -> None:
        self._begin = self._reported = monotonic()

    def step(self, done: int, live: int) -> int:
        """Return the play-outs to do next, a few for each live candidate; 0 to stop."""
        self._now = monotonic()
        step = _MIN_BETWEEN
        if self.seconds is not None:
            spent = self._now - self._begin
            if spent >= self.seconds:
                return 0
            rate = done / max(spent, 1e-6)
            aim = _STEP if self._reported_at else _FIRST_AFTER
            step = max(live, int(rate * min(aim, self.seconds - spent)))
        if self._iterations is not None:
            if self.seconds is None:
                step = self._between(done) - (done - self._reported_at)
            step = min(max(step, live), self._iterations - done)
            if step < live:  # not even one more for each
                return 0
        return step

    def due(self, done: int) -> bool:
        """Return True if it is time to report."""
        if self.seconds is None:
            if self._reported_at and done - self._reported_at < self._between(self._reported_at):
                return False
        elif self._now - self._reported < (_REFINED_EACH if self._reported_at else _FIRST_AFTER):
            return False
        self._reported, self._reported_at = self._now, done
        return True

    def _between(self, reported_at: int) -> int:
        """Return the play-outs to the next report if no clock decides: twice as many."""
        assert self._iterations is not None
        most = max(_MIN_BETWEEN, int(self._iterations * _SHARE_BETWEEN))
        return max(1, min(reported_at, most))


def adviser_words(words: Dictionary | None, dictionary: Dictionary) -> Dictionary:
    """Return the words that an adviser knows; None: the dictionary in play. Raises BadOption."""
    if words is None:
        return dictionary
    if words.alphabet.fingerprint != dictionary.alphabet.fingerprint:
        raise BadOption(
            f"words {words.name} has the letters {words.alphabet.describe()}, but the dictionary in"
            f" play has {dictionary.alphabet.describe()}; use words with the same letters"
        )
    return words


def check_options(seed: int, most: int) -> None:
    """Raise BadOption for a seed or a number of candidates that is invalid."""
    if type(seed) is not int:
        raise BadOption(f"seed is {seed!r:.40}; it must be a whole number")
    if type(most) is not int or not 1 <= most <= _MAX_CANDIDATES:
        raise BadOption(f"most is {most!r:.40}; it must be 1 to {_MAX_CANDIDATES}")


def check_points(name: str, points: float, high: int) -> None:
    """Raise BadOption for points outside 0 to `high`."""
    if not 0 <= points <= high:
        raise BadOption(f"{name} is {points!r:.40}; it must be 0 to {high}")
