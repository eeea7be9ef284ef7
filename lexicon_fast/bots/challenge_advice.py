"""Advice on the play of another player: what accepting it leads to, and what challenging it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Generic, Protocol, TypeVar

from lexicon_fast.base.errors import BadObservation
from lexicon_fast.bots.anytime import MIN_TO_DROP, Refinable

_S = TypeVar("_S", bound="_Simulation")


class _Simulation(Refinable, Protocol):
    def drop_clear(self, least: int) -> None: ...
    def ranked(self) -> list[Any]: ...


class ChallengeAdvice(ABC, Generic[_S]):
    """The choice between accepting and challenging a play.

    Each is worth as much as the best action that the player then has, as if it were the player's
    turn at once, plus the points that the ruleset gives for a challenge. Whether a word is valid is
    known from earlier challenges, or else from the adviser's words.

    words: the words of the play; unknown: those that the adviser takes to be invalid; certain: True
    if the referee will rule the same way; accept_simulation: of the position after accepting (None:
    the game is over then); challenge_simulation: of the position after a right challenge (None: the
    play is valid).
    """

    #: True if no action of the position after accepting may be dropped.
    needs_all: bool = False

    def __init__(
        self,
        words: tuple[str, ...],
        unknown: list[str],
        *,
        certain: bool,
        accept_simulation: _S | None,
        challenge_simulation: _S | None,
    ) -> None:
        self.words = words
        self._unknown = unknown
        self.known = not unknown
        self.certain = certain
        self._accept_simulation = accept_simulation
        self._challenge_simulation = challenge_simulation
        simulations = (accept_simulation, challenge_simulation)
        self._simulations = [simulation for simulation in simulations if simulation is not None]

    @property
    def live(self) -> int:
        """1 once the better answer is clear, 2 before."""
        if not self._simulations:
            return 1
        ranked = [simulation.ranked() for simulation in self._simulations]
        if not all(ranked) or not self.enough([rows[0].playouts for rows in ranked]):
            return 2
        accept, challenge = self._stats()
        apart = abs(self.value(accept) - self.value(challenge)) > accept.margin + challenge.margin
        return 1 if self.known or apart else 2

    def refine(self, playouts: int) -> int:
        """Add about this many play-outs. Return their exact number."""
        done = 0
        for simulation in self._simulations:
            share = max(playouts // len(self._simulations), 2 * simulation.live)
            done += simulation.refine(share)
            if simulation is not self._accept_simulation or not self.needs_all:
                simulation.drop_clear(MIN_TO_DROP)
        return done

    @property
    def ranked(self) -> tuple[Any, ...]:
        """Both answers, the better one first."""
        accept, challenge = self._stats()
        rows = (
            self.row(accept, self._why_accept()),
            self.row(challenge, self._why_challenge()),
        )
        return rows if self.value(accept) >= self.value(challenge) else rows[::-1]

    def _why_accept(self) -> str:
        then = self._after_accepting()
        if self.known:
            return f"{self._verdict}; {then}"
        return f"{self._verdict}, but the play stands unless someone challenges; {then}"

    def _why_challenge(self) -> str:
        if self.known:
            return f"{self._verdict}: a wrong challenge {self._cost()}"
        reason = f"{self._verdict}: {self._after_right_challenge()}"
        if not self.certain:
            reason += f"; a challenge {self._cost()} if the dictionary has it after all"
        return reason

    @property
    def _verdict(self) -> str:
        source = "the dictionary" if self.certain else "the words known"
        if self._unknown:
            return f"{self._unknown[0]} is not in {source}"
        return f"{', '.join(self.words)} {'is' if len(self.words) == 1 else 'are'} in {source}"

    @abstractmethod
    def enough(self, playouts: list[int]) -> bool:
        """Return True if the best action of each position has enough play-outs."""

    @abstractmethod
    def value(self, stats: Any) -> float:
        """Return the value by which answers are compared."""

    @abstractmethod
    def row(self, stats: Any, why: str) -> Any:
        """Return a row of `ranked`."""

    @abstractmethod
    def _stats(self) -> tuple[Any, Any]:
        """Return the statistics of accepting and of challenging."""

    @abstractmethod
    def _after_accepting(self) -> str:
        """Describe what follows if all accept."""

    @abstractmethod
    def _after_right_challenge(self) -> str:
        """Describe what a right challenge leads to."""

    @abstractmethod
    def _cost(self) -> str:
        """Describe what a wrong challenge costs: `costs 8 points`."""


def play_to_answer(observation: Any, laying: Any, challenge: Any, seats: int) -> Any:
    """Return the turn with the play that ends the history.

    laying, challenge: types of actions. Raises BadObservation if there is no such play of another
    player.
    """
    for turn in reversed(observation.history):
        if isinstance(turn.action, laying):
            if turn.player != observation.player and 0 <= turn.player < seats:
                return turn
            break
        if isinstance(turn.action, challenge):
            break
    raise BadObservation(
        "phase is challenge, but the history does not end with a play of another player; add that"
        " play (others may have accepted it)"
    )
