"""Advice for people and programs: what could be done here, ranked, with reasons."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from lexicon_fast.bots.advising import Limit, adviser_words, check_whole, refined
from lexicon_fast.bots.lexibomb.bot import refereed
from lexicon_fast.bots.lexibomb.given import check
from lexicon_fast.bots.lexibomb.reasons import Advised, why
from lexicon_fast.bots.lexibomb.simulation import (
    MOST_OPTIONS,
    MOST_WIN_POINTS,
    WIN_POINTS,
    Simulation,
)
from lexicon_fast.bots.scrabble.leaves import NONE, leaves_for
from lexicon_fast.errors import BadOption

if TYPE_CHECKING:
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.lexibomb.observation import Observation

#: Play-outs of the best option before others are dropped for being worse.
_LEAST_TO_DROP: Final = 40


@dataclass(frozen=True, slots=True)
class Advice:
    """Actions, the best first.

    player: who is advised; playouts: all together; final: the last advice of a run; exact: are the
    chances of bombs counted, and not estimated?
    """

    player: int
    ranked: tuple[Advised, ...]
    playouts: int
    final: bool
    exact: bool = True

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
    >>> advice.ranked[0].action.word, advice.ranked[0].leave
    ('HEARTS', 'Q')
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
    simulation = Simulation(
        observation,
        words,
        leaves,
        seed=seed,
        most=most,
        win_points=win_points,
        wanted=None if words is dictionary else refereed(observation, dictionary),
    )
    return refined(_Turn(observation, simulation), limit)


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
        simulation = self._simulation
        ranked = [
            Advised.of(row, why(row, others=self._others, to_the_end=simulation.to_the_end))
            for row in simulation.ranked()
        ]
        return Advice(self._player, tuple(ranked), playouts, final, simulation.exact)
