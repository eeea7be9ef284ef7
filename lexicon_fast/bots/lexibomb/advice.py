"""Advice on Lexibomb: the best actions of a turn, ranked, with reasons."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from lexicon_fast.bots.anytime import (
    DroppingRace,
    Limit,
    check_arguments,
    check_points,
    refine_until,
)
from lexicon_fast.bots.lexibomb.advice_types import Advice, Advised
from lexicon_fast.bots.lexibomb.bot import word_checker
from lexicon_fast.bots.lexibomb.explanations import is_certain, why
from lexicon_fast.bots.lexibomb.simulation import MAX_CANDIDATES, WIN_POINTS, Simulation
from lexicon_fast.bots.lexibomb.validation import check
from lexicon_fast.bots.tiles.bot import MAX_WIN_POINTS
from lexicon_fast.bots.tiles.leaves import LEXIBOMB, learned_leaves
from lexicon_fast.bots.tiles.validation import included_actions
from lexicon_fast.games.lexibomb.board import Board

if TYPE_CHECKING:
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.lexibomb.observation import Action, Observation

__all__ = ["Advice", "advise"]


def advise(
    observation: Observation,
    dictionary: Dictionary,
    *,
    seconds: float | None = None,
    iterations: int | None = None,
    words: Dictionary | None = None,
    seed: int = 0,
    most: int = MAX_CANDIDATES,
    win_points: float = WIN_POINTS,
    include: Sequence[Action] = (),
) -> Iterator[Advice]:
    """Yield advice on what to do, refined until the time is up or the best action is clear.

    The actions with the best sum of expected score and leave value are played out until the
    player's next turn, or near the end of a game to its end (see `Simulation`). Actions whose 95%
    interval lies below that of the best are dropped on the way. The first advice comes at once; the
    last is `final`.

    dictionary: the dictionary in play; words: the words that the adviser knows (None: the
    dictionary); seconds: time limit (1 if both it and `iterations` are None); iterations: maximum
    number of play-outs, with the same advice on every machine; most: number of candidates;
    win_points: value of a win in points; include: actions that are played out in any case, and
    never dropped, if the adviser knows their words.

    Raises BadObservation if it is not the player's turn or the position is impossible, BadOption,
    IllegalAction for an action of `include`.

    >>> from lexicon_fast import Dictionary
    >>> from lexicon_fast.games.lexibomb.observation import Observation
    >>> d = Dictionary.from_words(["hat", "that", "hearts"])
    >>> sees = Observation(0, "AEHQRST", bag=86, rack_sizes=(7, 7), to_move=0)
    >>> *_, advice = advise(sees, d, iterations=200)
    >>> advice.ranked[0].action, advice.ranked[0].leave
    (Exchange(tiles='Q'), 'AEHRST')
    """
    limit = Limit(seconds, iterations)
    words = check_arguments(seed, most, words, dictionary)
    check_points("win_points", win_points, MAX_WIN_POINTS)
    check(observation, dictionary)
    simulation = Simulation(
        observation,
        words,
        learned_leaves(observation.rules.layout, dictionary, LEXIBOMB),
        seed=seed,
        most=most,
        win_points=win_points,
        wanted=None if words is dictionary else word_checker(observation, dictionary),
        include=included_actions(include, observation, dictionary, Board),
    )
    others = len(observation.rack_sizes) - 1

    def advice(playouts: int, final: bool) -> Advice:
        ranked = [
            Advised.of(
                row,
                why(
                    row,
                    others=others,
                    to_the_end=simulation.to_the_end,
                    certain=is_certain(row.action, row.bomb, observation),
                ),
            )
            for row in simulation.ranked()
        ]
        return Advice(
            observation.player, tuple(ranked), playouts, final, simulation.exact, win_points
        )

    return refine_until(limit, DroppingRace(simulation), advice)
