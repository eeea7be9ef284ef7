"""Time of searches: seconds for a turn; when advice reports its next refinement and stops."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from time import monotonic
from typing import TYPE_CHECKING, Any, Final, Generic, Protocol, Self, TypeVar

import msgspec

from lexicon_fast.base.arguments import checked_int
from lexicon_fast.base.errors import BadOption, excerpt
from lexicon_fast.base.rng import checked_seed
from lexicon_fast.bots.base import with_letters_of

if TYPE_CHECKING:
    from lexicon_fast.bots.sequential_halving import Race
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.clock import TimeControl

_R = TypeVar("_R")
_T = TypeVar("_T", bound="BaseAdvice[Any]")

_DEFAULT_SECONDS: Final = 1.0
_MAX_SECONDS: Final = 86_400
_MAX_ITERATIONS: Final = 1_000_000_000
_MAX_CANDIDATES: Final = 1000

#: Play-outs of each candidate before the first advice: the fewest that have an interval.
_FIRST_PLAYOUTS: Final = 2

#: Play-outs of the best candidate before clearly worse ones are dropped.
MIN_TO_DROP: Final = 40

#: Seconds between two looks at the clock, before the first report, and between two reports.
_CHECK_SECONDS: Final = 0.03
_FIRST_REPORT_SECONDS: Final = 0.012
_REPORT_SECONDS: Final = 0.1

#: Without a time limit: play-outs between two reports, as a number and as a share of all.
_REPORT_PLAYOUTS: Final = 2000
_REPORT_SHARE: Final = 0.025


#: Share of the time left that no turn exceeds: a search may end a little late.
_MOST_SHARE: Final = 0.8
#: Tiles that a player lays in an average turn of a board game, and turns that may come after that.
_TILES_A_TURN: Final = 4.7
_EXTRA_TURNS: Final = 2.0
#: Turns to come in a round of Lexicon, of which nobody knows the length.
_ROUND_TURNS: Final = 15.0


class BaseAdvised(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of the ranked actions of each game, whose last field is `why`.

    A margin that is not known yet is infinite. JSON has null instead, and so has the client.
    """

    @classmethod
    def of(cls, stats: Any, why: str, **changes: Any) -> Self:
        """Copy the fields from an action's statistics, except for `changes`."""
        names = [name for name in cls.__struct_fields__ if name != "why"]
        return cls(**{name: getattr(stats, name) for name in names} | changes, why=why)


class BaseAdvice(msgspec.Struct, Generic[_R], frozen=True, forbid_unknown_fields=True):
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


class DroppingRace:
    """A race that, after each step, drops the candidates that are clearly worse than the best."""

    def __init__(self, race: Race[Any]) -> None:
        self._race = race

    @property
    def live(self) -> int:
        return self._race.live

    def refine(self, playouts: int) -> int:
        done = self._race.refine(playouts)
        self._race.drop_clear(MIN_TO_DROP)
        return done


def refine_until(
    limit: Limit, estimate: Refinable, advice: Callable[[int, bool], _T]
) -> Iterator[_T]:
    """Yield advice until the limit is reached or the best action is clear; the last is final.

    advice: makes it from the number of play-outs so far, and whether it is the last. If the limit
    is not reached, the last is also `settled`.
    """
    limit.start()
    done = estimate.refine(_FIRST_PLAYOUTS * estimate.live)
    while (step := limit.step(done, estimate.live)) and estimate.live > 1:
        if limit.report_due(done):
            yield advice(done, False)
        done += estimate.refine(step)
    yield msgspec.structs.replace(advice(done, True), settled=step > 0)


class Limit:
    """Decides how long to continue, and when to report.

    seconds: time limit (1 if both are None); iterations: maximum number of play-outs. Raises
    BadOption.
    """

    def __init__(self, seconds: float | None, iterations: int | None) -> None:
        if seconds is None and iterations is None:
            seconds = _DEFAULT_SECONDS
        if seconds is not None and not (
            type(seconds) in (int, float)
            and math.isfinite(seconds)
            and 0.001 <= seconds <= _MAX_SECONDS
        ):
            raise BadOption(f"seconds is {excerpt(seconds)}; use 0.001 to {_MAX_SECONDS}")
        if iterations is not None:
            checked_int("iterations", iterations, 1, _MAX_ITERATIONS)
        self.seconds: Final = seconds
        self._iterations = iterations
        self._begin = self._reported = self._now = 0.0
        self._reported_at = 0

    def start(self) -> None:
        self._begin = self._reported = monotonic()

    def step(self, done: int, live: int) -> int:
        """Return the play-outs to do next, a few for each live candidate; 0 to stop."""
        self._now = monotonic()
        step = _REPORT_PLAYOUTS
        if self.seconds is not None:
            spent = self._now - self._begin
            if spent >= self.seconds:
                return 0
            rate = done / max(spent, 1e-6)
            pause = _CHECK_SECONDS if self._reported_at else _FIRST_REPORT_SECONDS
            step = max(live, int(rate * min(pause, self.seconds - spent)))
        if self._iterations is not None:
            if self.seconds is None:
                step = self._playouts_to_report(done) - (done - self._reported_at)
            step = min(max(step, live), self._iterations - done)
            if step < live:  # not even one for each candidate
                return 0
        return step

    def report_due(self, done: int) -> bool:
        """Return True if it is time to report; the caller then reports."""
        if self.seconds is None:
            last = self._reported_at
            if last and done - last < self._playouts_to_report(last):
                return False
        elif self._now - self._reported < (
            _REPORT_SECONDS if self._reported_at else _FIRST_REPORT_SECONDS
        ):
            return False
        self._reported, self._reported_at = self._now, done
        return True

    def _playouts_to_report(self, reported_at: int) -> int:
        """Return the play-outs from one report to the next: as many as so far, up to a maximum."""
        assert self._iterations is not None
        most = max(_REPORT_PLAYOUTS, int(self._iterations * _REPORT_SHARE))
        return max(1, min(reported_at, most))


def check_arguments(
    seed: int, most: int, words: Dictionary | None, dictionary: Dictionary
) -> Dictionary:
    """Check arguments that `advise` has in all games. Return the words that an adviser knows.

    Raises BadOption for an invalid seed, number of candidates or other letters in the words.
    """
    checked_seed(seed)
    checked_int("most", most, 1, _MAX_CANDIDATES)
    if words is None:
        return dictionary
    return with_letters_of(dictionary, words, f"words {words.name}")


def check_points(name: str, points: float, high: int) -> None:
    """Raise BadOption for points outside 0 to `high`."""
    if not 0 <= points <= high:
        raise BadOption(f"{name} is {excerpt(points)}; use 0 to {high}")


def turn_seconds(observation: Any, control: TimeControl, left: float) -> float:
    """Return the seconds for this turn. left: seconds that the player has.

    The sum over a game stays below the time of the control, whatever the game does.

    >>> from lexicon_fast.games.clock import TimeControl
    >>> from lexicon_fast.games.scrabble import Observation
    >>> sees = Observation(0, "AEHRSTT", bag=86, rack_sizes=(7, 7), to_move=0)
    >>> round(turn_seconds(sees, TimeControl.parse("60"), 60.0), 2)
    4.75
    >>> turn_seconds(sees, TimeControl.parse("10/move"), 10.0)
    8.0
    """
    most = _MOST_SHARE * max(0.0, left)
    if control.move_seconds is not None:
        return most
    return min(most, left / _turns_to_come(observation) + _MOST_SHARE * control.increment)


def _turns_to_come(observation: Any) -> float:
    sizes = getattr(observation, "rack_sizes", None)
    if not sizes:
        return _ROUND_TURNS
    unplayed = observation.bag + sum(sizes)
    return float(unplayed / _TILES_A_TURN / len(sizes) + _EXTRA_TURNS)
