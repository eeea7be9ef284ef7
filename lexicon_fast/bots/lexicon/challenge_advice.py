"""Advice on whether to accept or challenge another player's play."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec.structs import replace

from lexicon_fast.base.errors import BadObservation
from lexicon_fast.base.text import counted
from lexicon_fast.bots.challenge_advice import ChallengeAdvice
from lexicon_fast.bots.lexicon.advice_types import Advised, why
from lexicon_fast.bots.lexicon.beliefs import unseen_cards
from lexicon_fast.bots.lexicon.native import seats_of
from lexicon_fast.bots.lexicon.simulation import Simulation, Waiting
from lexicon_fast.bots.lexicon.validation import LastPlay, laid_word, last_play
from lexicon_fast.bots.phonies import ruled_words
from lexicon_fast.games.lexicon.actions import ACCEPT, CHALLENGE
from lexicon_fast.games.lexicon.observation import Observation, Turn

if TYPE_CHECKING:
    from lexicon_fast.dictionary import Dictionary


class LexiconChallenge(ChallengeAdvice[Simulation | Waiting]):
    """The choice between accepting and challenging a play.

    The player after the one who laid it moves next, whatever the answer. If that is the observing
    player, the position is worth as much as the best action; otherwise the round is played on.

    Raises BadObservation if the history does not end with a play.
    """

    def __init__(
        self,
        observation: Observation,
        dictionary: Dictionary,
        words: Dictionary,
        simulation: Callable[[Observation], Simulation | Waiting],
    ) -> None:
        self._observation = observation
        self._rules = observation.rules
        play = last_play(observation, dictionary)
        self.word = play.word
        valid, invalid = (
            play.word in ruled_words(observation.history, laid_word, right=right)
            for right in (False, True)
        )
        known = valid or (play.word in words.words and not invalid)
        self._goes_out = observation.hand_sizes[play.mover] == 0
        before = None if known else _taken_back(observation, play)
        self._at_end = _advised_at_end(observation, dictionary, play) if self._goes_out else None
        super().__init__(
            (play.word,),
            [] if known else [play.word],
            certain=valid or invalid or words is dictionary,
            accept_simulation=None if self._goes_out else simulation(_accepted(observation, play)),
            challenge_simulation=None if before is None else simulation(before),
        )

    def enough(self, playouts: list[int]) -> bool:
        return sum(playouts) >= 500

    def value(self, stats: Advised) -> float:
        return stats.gain

    def row(self, stats: Advised, why: str) -> Advised:
        return replace(stats, why=why)

    def _stats(self) -> tuple[Advised, Advised]:
        rules = self._rules
        accept = (
            self._at_end if self._accept_simulation is None else self._accept_simulation.ranked()[0]
        )
        assert accept is not None
        if self._challenge_simulation is None:
            challenge, gain = accept, accept.gain - rules.wrong_challenger
        else:
            challenge = self._challenge_simulation.ranked()[0]
            others = len(seats_of(self._observation)) - 1 + self._goes_out
            gain = challenge.gain - rules.right_challenger + rules.right_offender / others
        return replace(accept, action=ACCEPT), replace(challenge, action=CHALLENGE, gain=gain)

    def _after_accepting(self) -> str:
        return "the round is over" if self._goes_out else why(self._stats()[0])

    def _after_right_challenge(self) -> str:
        reason = "the cards go back, the turn is lost"
        if self._rules.right_challenger:
            reason += f", your score {self._rules.right_challenger:+d}"
        if self._rules.right_offender:
            reason += f", theirs {self._rules.right_offender:+d}"
        return reason

    def _cost(self) -> str:
        points = self._rules.wrong_challenger
        if not points:
            return "costs nothing"
        return f"{'costs' if points > 0 else 'gains'} {counted(abs(points), 'point')}"


def _advised_at_end(observation: Observation, dictionary: Dictionary, play: LastPlay) -> Advised:
    """Return the result of accepting a play that ends the round.

    Unseen hands count as average cards.
    """
    points = observation.rules.points
    own = sum(points[card] for card in observation.hand)
    left = [0.0] * len(observation.hand_sizes)
    others = [p for p in range(len(observation.hand_sizes)) if p != observation.player]
    held = sum(observation.hand_sizes[p] for p in others)
    seats = sum(1 for p in others if observation.hand_sizes[p] or p == play.mover)
    # Give the mover a card: only players with cards count for the number of packs.
    unseen = unseen_cards(_resized(observation, play.mover, 1), dictionary)
    total = sum(points[card] * count for card, count in unseen.items())
    mean = total / unseen.total() if unseen else 0.0
    gain = held * mean / seats - own
    for p in others:
        left[p] = observation.hand_sizes[p] * mean
    left[observation.player] = float(own)
    wins = tuple(float(p == play.mover) for p in range(len(left)))
    return Advised(ACCEPT, 0, gain, 0.0, 0.0, 1.0, float(own), None, "", tuple(left), wins)


def _accepted(observation: Observation, play: LastPlay) -> Observation:
    """Return the observation after all have accepted."""
    seats = seats_of(observation)
    if play.mover not in seats:
        raise BadObservation(
            f"hand_sizes is {list(observation.hand_sizes)}; player {play.mover} must hold cards"
            " after the last play, which exchanged some"
        )
    return replace(
        observation,
        phase="turn",
        to_move=seats[(seats.index(play.mover) + 1) % len(seats)],
        idle=0 if play.paid and not play.taken else observation.idle + 1,
    )


def _taken_back(observation: Observation, play: LastPlay) -> Observation:
    """Return the observation after a right challenge."""
    if play.table is None:
        raise BadObservation(
            "history does not lead to the table before the last play; include all turns of the"
            " round"
        )
    size = observation.hand_sizes[play.mover] + len(play.paid) - len(play.taken)
    rules, scores = observation.rules, list(observation.scores)
    if len(scores) == len(observation.hand_sizes):
        scores[observation.player] += rules.right_challenger
        scores[play.mover] += rules.right_offender
    return replace(
        _accepted(_resized(observation, play.mover, size), play),
        table=play.table,
        scores=tuple(scores),
        idle=observation.idle + 1,
        history=(*observation.history, Turn(observation.player, CHALLENGE, right=True)),
    )


def _resized(observation: Observation, player: int, size: int) -> Observation:
    sizes = list(observation.hand_sizes)
    sizes[player] = size
    return replace(observation, hand_sizes=tuple(sizes))
