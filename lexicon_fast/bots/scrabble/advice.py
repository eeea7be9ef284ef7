"""Advice for people and programs: what could be done here, ranked, with reasons."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Final

from lexicon_fast.bots.advising import Limit, Work, adviser_words, check_whole, refined
from lexicon_fast.bots.scrabble.answers import Answers
from lexicon_fast.bots.scrabble.bot import refereed
from lexicon_fast.bots.scrabble.endings import Endings
from lexicon_fast.bots.scrabble.given import check
from lexicon_fast.bots.scrabble.leaves import NONE, leaves_for
from lexicon_fast.bots.scrabble.reasons import Advised, why
from lexicon_fast.bots.scrabble.simulation import (
    MOST_OPTIONS,
    MOST_WIN_POINTS,
    WIN_POINTS,
    Simulation,
)
from lexicon_fast.errors import BadOption

if TYPE_CHECKING:
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.scrabble.observation import Observation

#: Play-outs of the best option before others are dropped for being worse.
_LEAST_TO_DROP: Final = 40


@dataclass(frozen=True, slots=True)
class Advice:
    """Actions, the best first.

    player: who is advised; playouts: all together; final: the last advice of a run; exact: has the
    end of the game been searched in every way? In a challenge phase: words, those that were just
    laid; known, are all of them in the adviser's words; certain, is that what the referee will say.
    `ranked` then has what becomes of accepting them and of a challenge.
    """

    player: int
    ranked: tuple[Advised, ...]
    playouts: int
    final: bool
    words: tuple[str, ...] = ()
    known: bool | None = None
    certain: bool = True
    exact: bool = False

    def ended(self) -> Advice:
        """The same as the last advice of a run that is broken off."""
        return replace(self, final=True)


def advise(
    observation: Observation,
    dictionary: Dictionary,
    *,
    seconds: float | None = None,
    iterations: int | None = None,
    words: Dictionary | None = None,
    seed: int = 0,
    most: int = MOST_OPTIONS,
    win_points: float = WIN_POINTS,
) -> Iterator[Advice]:
    """Advice on what to do, refined until the time is up or it is clear what is best.

    The options that the static player finds best are played on until the player's next turn, near
    the end of a game to its end (see `Simulation`); those whose 95% interval lies below that of the
    best are dropped on the way. In a game of two with an empty bag each is searched instead (see
    `Endings`), for the time that as many play-outs take. The first advice comes at once, the last
    is `final`.

    dictionary: the one in play; words: those that the adviser goes by, if they are others;
    seconds: at most (1 if neither it nor `iterations` is given); iterations: play-outs at most,
    and the same advice on every machine; most: options weighed up; win_points: what a win is worth
    beyond points: options are ranked by both together.

    Raises BadObservation if it is not the player's turn or the tiles cannot be, BadOption.

    >>> from lexicon_fast import Dictionary
    >>> from lexicon_fast.games.scrabble import Observation
    >>> d = Dictionary.from_words(["hat", "hatters"])
    >>> sees = Observation(0, "AEHRSTT", bag=86, rack_sizes=(7, 7), to_move=0)
    >>> *_, advice = advise(sees, d, iterations=200)
    >>> advice.ranked[0].action.word, advice.ranked[0].leave, advice.final
    ('HATTERS', '', True)
    """
    limit = Limit(seconds, iterations)
    check_whole(seed, most)
    if not 0 <= win_points <= MOST_WIN_POINTS:
        raise BadOption(f"win_points {win_points!r:.40}; accepted: 0 to {MOST_WIN_POINTS}")
    words = adviser_words(words, dictionary)
    check(observation, dictionary)
    layout = observation.rules.layout
    try:
        leaves = leaves_for(layout, dictionary.alphabet)
    except BadOption:  # tiles about which nothing has been learned
        leaves = leaves_for(layout, dictionary.alphabet, NONE)

    def simulation(seen: Observation, *, passing: bool = False) -> Simulation:
        return Simulation(
            seen,
            words,
            leaves,
            seed=seed,
            most=most,
            win_points=win_points,
            passing=passing,
            wanted=None if words is dictionary else refereed(seen, dictionary),
        )

    work: Work[Advice]
    if observation.phase == "challenge":
        answers = Answers(observation, dictionary, words, partial(simulation, passing=True))
        work = _Answer(observation, answers)
    elif _may_search(observation, searched=words is dictionary or not observation.rules.strict):
        work = _End(observation, Endings(observation, words, simulation(observation).actions))
    else:
        work = _Turn(observation, simulation(observation))
    return refined(work, limit)


def _may_search(observation: Observation, *, searched: bool) -> bool:
    """Is it an end of a game that can be searched? searched: will all that is found be accepted?"""
    two = len(observation.rack_sizes) == 2
    return searched and two and not observation.bag and not any(observation.lost)


class _Turn:
    """A turn: what the play-outs of its options come to."""

    def __init__(self, observation: Observation, simulation: Simulation) -> None:
        self._player = observation.player
        self._others = len(observation.rack_sizes) - 1
        self._simulation = simulation

    @property
    def live(self) -> int:
        return self._simulation.live

    def refine(self, playouts: int) -> int:
        done = self._simulation.refine(playouts)
        self._simulation.drop_clear(_LEAST_TO_DROP)
        return done

    def advice(self, playouts: int, *, final: bool) -> Advice:
        ranked = [
            Advised.of(
                row,
                why(row, others=self._others, to_the_end=self._simulation.to_the_end),
                leave_value=row.leave_value,
            )
            for row in self._simulation.ranked()
        ]
        return Advice(self._player, tuple(ranked), playouts, final)


class _End:
    """A turn with nothing in the bag."""

    def __init__(self, observation: Observation, endings: Endings) -> None:
        self._player = observation.player
        self._endings = endings

    @property
    def live(self) -> int:
        return self._endings.live

    def refine(self, playouts: int) -> int:
        return self._endings.refine(playouts)

    def advice(self, playouts: int, *, final: bool) -> Advice:
        endings = self._endings
        return Advice(self._player, endings.ranked, playouts, final, exact=endings.exact)


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
            answers.words,
            answers.known,
            answers.certain,
        )
