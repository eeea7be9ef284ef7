"""Advice on Lexicon: the best actions of a turn or a challenge, ranked, with reasons."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

import msgspec

from lexicon_fast.base.text import counted
from lexicon_fast.bots.anytime import (
    DroppingRace,
    Limit,
    check_arguments,
    check_points,
    refine_until,
)
from lexicon_fast.bots.lexicon.advice_types import Advice, Advised, why, why_solved
from lexicon_fast.bots.lexicon.challenge_advice import LexiconChallenge
from lexicon_fast.bots.lexicon.native import NativeRules, seats_of
from lexicon_fast.bots.lexicon.simulation import MAX_CANDIDATES, Simulation, Waiting
from lexicon_fast.bots.lexicon.validation import check, check_included
from lexicon_fast.games.lexicon.actions import LAYING, Action, Form, Insert, word_of

if TYPE_CHECKING:
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.lexicon.observation import Observation

__all__ = ["Advice", "advise"]

#: The largest value of being out first, in points.
_MAX_WIN_BONUS: Final = 1000

#: Play-outs of an action that is the only candidate or ends the round.
_PLAYOUTS_FOR_ONE: Final = 300


def advise(
    observation: Observation,
    dictionary: Dictionary,
    *,
    seconds: float | None = None,
    iterations: int | None = None,
    words: Dictionary | None = None,
    seed: int = 0,
    most: int = MAX_CANDIDATES,
    win_bonus: float = 0.0,
    include: Sequence[Action] = (),
) -> Iterator[Advice]:
    """Yield advice on what to do, refined until the time is up or the best action is clear.

    The actions with the highest learned values are played out (see `Simulation`). Actions
    whose 95% interval lies below that of the best are dropped on the way. If all cards of a round
    of two are known, its rest is searched first; an action that is proved best is then the only
    one. The first advice comes at once; the last is `final`.

    dictionary: the dictionary in play; words: the words that the adviser knows (None: the
    dictionary); seconds: time limit (1 if both it and `iterations` are None); iterations: maximum
    number of play-outs, with the same advice on every machine; most: approximate number of
    candidates; win_bonus: value of being out first, in addition to the points left in hands;
    include: actions of a turn that are played out in any case, and never dropped, if the adviser
    knows their words.

    Raises BadObservation if it is not the player's turn or the position is impossible, BadOption,
    IllegalAction for an action of `include`.

    >>> from lexicon_fast import Dictionary
    >>> from lexicon_fast.games.lexicon import Observation
    >>> d = Dictionary.from_words(["hat", "that", "thatched"])
    >>> sees = Observation(0, "CDEHT", ("hat",), pile="Q", stock=32, hand_sizes=(5, 11), to_move=0)
    >>> *_, advice = advise(sees, d, iterations=100)
    >>> advice.ranked[0].action, advice.ranked[0].win, advice.final
    (Insert(target=0, laid='thatched'), 1.0, True)
    """
    limit = Limit(seconds, iterations)
    words = check_arguments(seed, most, words, dictionary)
    check_points("win_bonus", win_bonus, _MAX_WIN_BONUS)
    check(observation, dictionary)
    player = observation.player
    shared: dict[str, Any] = {
        "words": words,
        "rules": NativeRules(words),
        "seed": seed,
        "win_bonus": win_bonus,
    }

    def simulation(position: Observation) -> Simulation | Waiting:
        if position.to_move not in (None, player):
            return Waiting(position, to_move=position.to_move, **shared)
        return Simulation(position, most=most, **shared)

    if observation.phase == "challenge":
        challenge = LexiconChallenge(observation, dictionary, words, simulation)
        about_word = challenge.word, challenge.known, challenge.certain
        return refine_until(
            limit,
            challenge,
            lambda playouts, final: Advice(player, challenge.ranked, playouts, final, *about_word),
        )
    # Others may lay words that the adviser does not know.
    check_included(include, observation, dictionary)
    endgame = words is dictionary
    candidates = Simulation(observation, most=most, endgame=endgame, include=include, **shared)
    if words is not dictionary and observation.rules.strict:
        candidates.keep_only(
            lambda action: (
                not isinstance(action, LAYING)
                or dictionary.compiled.index(word_of(action.laid)) >= 0
            )
        )
    turn = _TurnAdvice(observation, candidates)
    return refine_until(
        limit, turn, lambda playouts, final: Advice(player, turn.ranked, playouts, final)
    )


def _goes_out(action: Action, observation: Observation) -> bool:
    """Return True if the action empties the hand."""
    if isinstance(action, Form):
        paid = len(word_of(action.laid))
    elif isinstance(action, Insert):
        paid = len(word_of(action.laid)) - len(word_of(observation.table[action.target]))
    else:
        return False
    return paid == len(observation.hand)


class _TurnAdvice(DroppingRace):
    """The candidates of a turn. If some end the round, only those are evaluated.

    If a search has proved an action best, only this one is.
    """

    def __init__(self, observation: Observation, simulation: Simulation) -> None:
        super().__init__(simulation)
        self._others = "the others are" if len(seats_of(observation)) > 2 else "the other is"
        self._observation = observation
        self._simulation = simulation
        self._ends = simulation.solved is None and any(
            _goes_out(action, observation) for action in simulation.actions
        )
        if self._ends:
            simulation.keep_only(lambda action: _goes_out(action, observation))
        self._done = False

    @property
    def live(self) -> int:
        return 1 if self._done else super().live

    def refine(self, playouts: int) -> int:
        if self._ends or super().live == 1:
            self._done = True
            return self._simulation.refine(_PLAYOUTS_FOR_ONE * super().live)
        return super().refine(playouts)

    @property
    def ranked(self) -> tuple[Advised, ...]:
        rows = self._simulation.ranked()
        if (solved := self._simulation.solved) is not None:  # play-outs may rank another one first
            rows.sort(key=lambda row: row.action != solved.action)
        return tuple(msgspec.structs.replace(row, why=self._why(row)) for row in rows)

    def _why(self, advised: Advised) -> str:
        solved = self._simulation.solved
        if solved is not None and advised.action == solved.action:
            return why_solved(solved, in_points=self._simulation.in_points)
        if self._ends and _goes_out(advised.action, self._observation):
            return f"goes out; {self._others} left with {counted(advised.gain, 'point')} on average"
        return why(advised)
