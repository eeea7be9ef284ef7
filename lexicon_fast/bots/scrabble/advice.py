"""Advice for people and programs: what could be done here, ranked, with reasons."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from lexicon_fast.bots.anytime import AnyAdvice, Limit, Told, adviser_words, refined
from lexicon_fast.bots.scrabble.boards import refereed
from lexicon_fast.bots.scrabble.challenge_advice import Answers
from lexicon_fast.bots.scrabble.endgame_advice import Endings
from lexicon_fast.bots.scrabble.explanations import Advised, why
from lexicon_fast.bots.scrabble.simulation import MOST_OPTIONS, WIN_POINTS, Simulation
from lexicon_fast.bots.scrabble.validation import check
from lexicon_fast.bots.tiles.advice import Dropping, check_options
from lexicon_fast.bots.tiles.leaves import learned_leaves

if TYPE_CHECKING:
    from collections.abc import Callable

    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.scrabble.observation import Observation


@dataclass(frozen=True, slots=True)
class Advice(AnyAdvice[Advised]):
    """Actions, the best first.

    exact: has the end of the game been searched in every way? In a challenge phase: words, those
    that were just laid; known, are all of them in the adviser's words; certain, is that what the
    referee will say. `ranked` then has what becomes of accepting them and of a challenge.
    """

    words: tuple[str, ...] = ()
    known: bool | None = None
    certain: bool = True
    exact: bool = False


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
    check_options(seed, most, win_points)
    words = adviser_words(words, dictionary)
    check(observation, dictionary)
    leaves = learned_leaves(observation.rules.layout, dictionary.alphabet)

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

    work: Told[Advice]
    if observation.phase == "challenge":
        work = _answer(observation, dictionary, words, partial(simulation, passing=True))
    elif _may_search(observation, searched=words is dictionary or not observation.rules.strict):
        work = _end(observation, words, simulation(observation))
    else:
        work = _turn(observation, simulation(observation))
    return refined(work, limit)


def _may_search(observation: Observation, *, searched: bool) -> bool:
    """Is it an end of a game that can be searched? searched: will all that is found be accepted?"""
    two = len(observation.rack_sizes) == 2
    return searched and two and not observation.bag and not any(observation.lost)


def _turn(observation: Observation, simulation: Simulation) -> Told[Advice]:
    """A turn: what the play-outs of its options come to."""
    others = len(observation.rack_sizes) - 1

    def tell(playouts: int, final: bool) -> Advice:
        ranked = [
            Advised.of(
                row,
                why(row, others=others, to_the_end=simulation.to_the_end),
                leave_value=row.leave_value,
            )
            for row in simulation.ranked()
        ]
        return Advice(observation.player, tuple(ranked), playouts, final)

    return Told(Dropping(simulation), tell)


def _end(observation: Observation, words: Dictionary, simulation: Simulation) -> Told[Advice]:
    """A turn with nothing in the bag."""
    endings = Endings(observation, words, simulation.actions)
    return Told(
        endings,
        lambda playouts, final: Advice(
            observation.player, endings.ranked, playouts, final, exact=endings.exact
        ),
    )


def _answer(
    observation: Observation,
    dictionary: Dictionary,
    words: Dictionary,
    simulation: Callable[[Observation], Simulation],
) -> Told[Advice]:
    """An answer to a play."""
    answers = Answers(observation, dictionary, words, simulation)
    return Told(
        answers,
        lambda playouts, final: Advice(
            observation.player,
            answers.ranked,
            playouts,
            final,
            answers.words,
            answers.known,
            answers.certain,
        ),
    )
