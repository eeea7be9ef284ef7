"""Deals of a match for games with tiles on a board."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Generic, TypeVar

from lexicon_fast.arena.match import Outcome
from lexicon_fast.games.events import Forfeit
from lexicon_fast.games.registry import GAMES

_G = TypeVar("_G")


class BoardDeals(Generic[_G]):
    """Complete games, started by the first seat.

    new_game: makes a game from the keyword arguments players, ruleset, seed and starter.
    """

    def __init__(self, new_game: Callable[..., _G], rules: Any) -> None:
        self._new_game = new_game
        self.rules = rules

    def begin(self, players: int, seed: int) -> _G:
        """Start a game; in all seatings the tiles leave the bag in the same order."""
        return self._new_game(players=players, ruleset=self.rules, seed=seed, starter=0)

    def is_turn(self, observation: Any) -> bool:
        return bool(observation.phase == "turn")

    def outcome(self, state: Any) -> Outcome:
        """Return the shares of the win and the final scores."""
        return Outcome(tuple(state.returns()), state.scores)

    def abandoned(self, state: Any) -> Outcome:
        """Return the scores so far."""
        return Outcome((0.0,) * len(state.scores), state.scores)

    def record(self, state: Any, names: Sequence[str], forfeit: Forfeit | None) -> Iterator[str]:
        """Yield the lines of a game's record. names: of the players by seat."""
        lines: Iterator[str] = GAMES[state.NAME].record.lines(state, names, forfeit)
        return lines
