"""Advice for people and programs: what could be done here, ranked, with reasons."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from lexicon_fast.bots.anytime import AnyAdvice, Limit, Told, adviser_words, refined
from lexicon_fast.bots.lexibomb.bot import refereed
from lexicon_fast.bots.lexibomb.explanations import Advised, why
from lexicon_fast.bots.lexibomb.simulation import MOST_OPTIONS, WIN_POINTS, Simulation
from lexicon_fast.bots.lexibomb.validation import check
from lexicon_fast.bots.tiles.advice import Dropping, check_options
from lexicon_fast.bots.tiles.leaves import learned_leaves

if TYPE_CHECKING:
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.lexibomb.observation import Observation


@dataclass(frozen=True, slots=True)
class Advice(AnyAdvice[Advised]):
    """Actions, the best first. exact: are the chances of bombs counted, and not estimated?"""

    exact: bool = True


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

    The options of the highest expected score and worth of the tiles kept are played on until the
    player's next turn, near the end of a game to its end (see `Simulation`); those whose 95%
    interval lies below that of the best are dropped on the way. The first advice comes at once, the
    last is `final`.

    dictionary: the one in play; words: those that the adviser goes by, if they are others;
    seconds: at most (1 if neither it nor `iterations` is given); iterations: play-outs at most,
    and the same advice on every machine; most: options weighed up; win_points: what a win is worth
    beyond points.

    Raises BadObservation if it is not the player's turn or something cannot be, BadOption.

    >>> from lexicon_fast import Dictionary
    >>> from lexicon_fast.games.lexibomb.observation import Observation
    >>> d = Dictionary.from_words(["hat", "that", "hearts"])
    >>> sees = Observation(0, "AEHQRST", bag=86, rack_sizes=(7, 7), to_move=0)
    >>> *_, advice = advise(sees, d, iterations=200)
    >>> advice.ranked[0].action, advice.ranked[0].leave
    (Exchange(tiles='Q'), 'AEHRST')
    """
    limit = Limit(seconds, iterations)
    check_options(seed, most, win_points)
    words = adviser_words(words, dictionary)
    check(observation, dictionary)
    simulation = Simulation(
        observation,
        words,
        learned_leaves(observation.rules.layout, dictionary.alphabet),
        seed=seed,
        most=most,
        win_points=win_points,
        wanted=None if words is dictionary else refereed(observation, dictionary),
    )
    others = len(observation.rack_sizes) - 1

    def tell(playouts: int, final: bool) -> Advice:
        ranked = [
            Advised.of(row, why(row, others=others, to_the_end=simulation.to_the_end))
            for row in simulation.ranked()
        ]
        return Advice(observation.player, tuple(ranked), playouts, final, simulation.exact)

    return refined(Told(Dropping(simulation), tell), limit)
