"""Advice for people and programs: what could be done here, ranked, with reasons."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from lexicon_fast.bots.anytime import AnyAdvice, Limit, Told, adviser_words, check_whole, refined
from lexicon_fast.bots.explanations import counted
from lexicon_fast.bots.lexicon.challenge_advice import Answers
from lexicon_fast.bots.lexicon.explanations import Advised, why
from lexicon_fast.bots.lexicon.native import NativeRules, seats_of
from lexicon_fast.bots.lexicon.simulation import MOST_OPTIONS, Simulation, Weighed
from lexicon_fast.bots.lexicon.validation import check
from lexicon_fast.errors import BadOption
from lexicon_fast.games.lexicon.actions import LAYING, Action, Form, Insert, word_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.lexicon.observation import Observation

#: Play-outs of the best option before others are dropped for being worse.
_LEAST_TO_DROP: Final = 40

#: Worlds for an option that is the only one, or that ends the round: the others' hands are counted.
_WORLDS_FOR_ONE: Final = 300


@dataclass(frozen=True, slots=True)
class Advice(AnyAdvice[Advised]):
    """Actions, the best first.

    In a challenge phase: word, the word that was just laid; known, is it in the adviser's words;
    certain, is that what the referee will say. `ranked` then has what becomes of accepting it and
    of a challenge.
    """

    word: str | None = None
    known: bool | None = None
    certain: bool = True


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
    limit = Limit(seconds, iterations)
    check_whole(seed, most)
    if not 0 <= win_bonus <= 1000:
        raise BadOption(f"win_bonus {win_bonus!r:.40}; accepted: 0 to 1000")
    words = adviser_words(words, dictionary)
    check(observation, dictionary)
    rules = NativeRules(words)

    def simulation(seen: Observation) -> Simulation:
        return Simulation(seen, words, rules, seed=seed, win_bonus=win_bonus, most=most)

    if observation.phase == "challenge":
        answers = Answers(observation, dictionary, words, simulation)
        return refined(_answer(observation, answers), limit)
    return refined(_turn(observation, dictionary, words, simulation), limit)


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


def _answer(observation: Observation, answers: Answers) -> Told[Advice]:
    """An answer to a play."""
    return Told(
        answers,
        lambda playouts, final: Advice(
            observation.player,
            answers.ranked,
            playouts,
            final,
            answers.word,
            answers.known,
            answers.certain,
        ),
    )
