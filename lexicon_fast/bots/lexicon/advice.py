"""Advice for people and programs: what could be done here, ranked, with reasons."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass, replace
from time import monotonic
from typing import TYPE_CHECKING, Final, Protocol

from lexicon_fast.bots.lexicon.answers import Answers
from lexicon_fast.bots.lexicon.given import check
from lexicon_fast.bots.lexicon.native import NativeRules, seats_of
from lexicon_fast.bots.lexicon.reasons import Advised, counted, why
from lexicon_fast.bots.lexicon.simulation import MOST_OPTIONS, Simulation, Weighed
from lexicon_fast.errors import BadOption
from lexicon_fast.games.lexicon.actions import LAYING, Action, Form, Insert, word_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.lexicon.observation import Observation

_SECONDS: Final = 1.0
_MOST_SECONDS: Final = 86_400
_MOST_ITERATIONS: Final = 1_000_000_000

#: Imagined worlds before the first advice: the fewest that have an interval.
_FIRST_WORLDS: Final = 2

#: Seconds: of play-outs between two looks at the clock; before the first advice; between two.
_STEP: Final = 0.03
_FIRST_AFTER: Final = 0.012
_REFINED_EACH: Final = 0.1

#: Where play-outs are counted: a refinement after so many, or this share of all.
_LEAST_BETWEEN: Final = 2000
_SHARE_BETWEEN: Final = 0.025

#: Play-outs of the best option before others are dropped for being worse.
_LEAST_TO_DROP: Final = 40

#: Worlds for an option that is the only one, or that ends the round: the others' hands are counted.
_WORLDS_FOR_ONE: Final = 300


@dataclass(frozen=True, slots=True)
class Advice:
    """Actions, the best first.

    player: who is advised; playouts: all together; final: the last advice of a run. In a challenge
    phase: word, the word that was just laid; known, is it in the adviser's words; certain, is that
    what the referee will say. `ranked` then has what becomes of accepting it and of a challenge.
    """

    player: int
    ranked: tuple[Advised, ...]
    playouts: int
    final: bool
    word: str | None = None
    known: bool | None = None
    certain: bool = True

    def ended(self) -> Advice:
        """The same as the last advice of a run that is broken off."""
        return replace(self, final=True)


class _Work(Protocol):
    """What there is to find out."""

    @property
    def live(self) -> int:
        """Options that play-outs can still tell apart."""

    def refine(self, playouts: int) -> int:
        """About so many play-outs more. Returns their number."""

    def advice(self, playouts: int, *, final: bool) -> Advice:
        """What is known by now."""


def advise(
    observation: Observation,
    dictionary: Dictionary,
    *,
    seconds: float | None = None,
    iterations: int | None = None,
    words: Dictionary | None = None,
    seed: int = 0,
    most: int = MOST_OPTIONS,
    win_bonus: float = 0.0,
) -> Iterator[Advice]:
    """Advice on what to do, refined until the time is up or it is clear what is best.

    The options that the planner finds best are played out to the end of the round (see
    `Simulation`); those whose 95% interval lies below that of the best are dropped on the way. The
    first advice comes at once, the last is `final`.

    dictionary: the one in play; words: those that the adviser goes by, if they are others;
    seconds: at most (1 if neither it nor `iterations` is given); iterations: play-outs at most,
    and the same advice on every machine; most: options weighed up, about; win_bonus: points that
    it is worth to be out first, beyond what is left in hands.

    Raises BadObservation if it is not the player's turn or the cards cannot be, BadOption.

    >>> from lexicon_fast import Dictionary
    >>> from lexicon_fast.games.lexicon import Observation
    >>> d = Dictionary.from_words(["hat", "that", "thatched"])
    >>> sees = Observation(0, "CDEHT", ("hat",), pile="Q", stock=32, hand_sizes=(5, 11), to_move=0)
    >>> *_, advice = advise(sees, d, iterations=100)
    >>> advice.ranked[0].action, advice.ranked[0].win, advice.final
    (Insert(target=0, laid='thatched'), 1.0, True)
    """
    limit = _Limit(seconds, iterations)
    if type(seed) is not int:
        raise BadOption(f"seed {seed!r:.40}; accepted: a whole number")
    if type(most) is not int or not 1 <= most <= 1000:
        raise BadOption(f"most {most!r:.40}; accepted: 1 to 1000")
    if not 0 <= win_bonus <= 1000:
        raise BadOption(f"win_bonus {win_bonus!r:.40}; accepted: 0 to 1000")
    words = dictionary if words is None else words
    if words.alphabet.fingerprint != dictionary.alphabet.fingerprint:
        raise BadOption(
            f"words {words.name}: the letters are {words.alphabet.describe()}; accepted: those of"
            f" the dictionary in play, {dictionary.alphabet.describe()}"
        )
    check(observation, dictionary)
    rules = NativeRules(words)

    def simulation(seen: Observation) -> Simulation:
        return Simulation(seen, words, rules, seed=seed, win_bonus=win_bonus, most=most)

    work: _Work
    if observation.phase == "challenge":
        work = _Answer(observation, Answers(observation, dictionary, words, simulation))
    else:
        work = _turn(observation, dictionary, words, simulation)
    return _refined(work, limit)


def _refined(work: _Work, limit: _Limit) -> Iterator[Advice]:
    limit.start()
    done = work.refine(_FIRST_WORLDS * work.live)
    while (step := limit.step(done, work.live)) and work.live > 1:
        if limit.due(done):
            yield work.advice(done, final=False)
        done += work.refine(step)
    yield work.advice(done, final=True)


class _Limit:
    """How long to go on, and when to say what is known by now."""

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
        self._seconds = seconds
        self._iterations = iterations
        self._begin = self._told = self._now = 0.0
        self._told_at = 0

    def start(self) -> None:
        self._begin = self._told = monotonic()

    def step(self, done: int, live: int) -> int:
        """Play-outs to do next, a few for each live option; 0: enough."""
        self._now = monotonic()
        step = _LEAST_BETWEEN
        if self._seconds is not None:
            spent = self._now - self._begin
            if spent >= self._seconds:
                return 0
            rate = done / max(spent, 1e-6)
            aim = _STEP if self._told_at else _FIRST_AFTER
            step = max(live, int(rate * min(aim, self._seconds - spent)))
        if self._iterations is not None:
            if self._seconds is None:
                step = self._between(done) - (done - self._told_at)
            step = min(max(step, live), self._iterations - done)
            if step < live:  # not even one more for each
                return 0
        return step

    def due(self, done: int) -> bool:
        """Is it time to say what is known by now?"""
        if self._seconds is None:
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


def _turn(
    observation: Observation,
    dictionary: Dictionary,
    words: Dictionary,
    simulation: Callable[[Observation], Simulation],
) -> _Turn:
    started = simulation(observation)
    if words is not dictionary and observation.rules.strict:
        started.keep_only(lambda action: _may_be_laid(action, dictionary))
    size = len(observation.hand)
    if any(_goes_out(action, observation, size) for action in started.actions):
        started.keep_only(lambda action: _goes_out(action, observation, size))
        return _Turn(observation, started, ends=True)
    return _Turn(observation, started, ends=False)


def _may_be_laid(action: Action, dictionary: Dictionary) -> bool:
    return not isinstance(action, LAYING) or word_of(action.laid) in dictionary


def _goes_out(action: Action, observation: Observation, size: int) -> bool:
    """Does it empty the hand?"""
    if isinstance(action, Form):
        return len(word_of(action.laid)) == size
    if isinstance(action, Insert):
        before = word_of(observation.table[action.target])
        return len(word_of(action.laid)) - len(before) == size
    return False


class _Turn:
    """A turn: what the play-outs of its options come to."""

    def __init__(self, observation: Observation, simulation: Simulation, *, ends: bool) -> None:
        self._player = observation.player
        self._others = "the others are" if len(seats_of(observation)) > 2 else "the other is"
        self._simulation = simulation
        #: Do all options end the round? Then only what the others hold is to be counted.
        self._ends = ends
        self._counted = False

    @property
    def live(self) -> int:
        return 1 if self._counted else self._simulation.live

    def refine(self, playouts: int) -> int:
        live = self._simulation.live
        if self._ends or live == 1:
            self._counted = True
            return self._simulation.refine(_WORLDS_FOR_ONE * live)
        done = self._simulation.refine(playouts)
        self._simulation.drop_clear(_LEAST_TO_DROP)
        return done

    def advice(self, playouts: int, *, final: bool) -> Advice:
        ranked = self._simulation.ranked()
        return Advice(self._player, tuple(self._reasons(ranked)), playouts, final)

    def _reasons(self, ranked: Sequence[Weighed]) -> Iterator[Advised]:
        for weighed in ranked:
            if self._ends:
                points = counted(weighed.gain, "point")
                said = f"goes out; {self._others} left with {points} on average"
            else:
                said = why(weighed)
            yield Advised.of(weighed, said)


class _Answer:
    """An answer to a play."""

    def __init__(self, observation: Observation, answers: Answers) -> None:
        self._player = observation.player
        self._answers = answers

    @property
    def live(self) -> int:
        return self._answers.live

    def refine(self, playouts: int) -> int:
        return self._answers.refine(playouts)

    def advice(self, playouts: int, *, final: bool) -> Advice:
        answers = self._answers
        return Advice(
            self._player,
            answers.ranked,
            playouts,
            final,
            answers.word,
            answers.known,
            answers.certain,
        )
