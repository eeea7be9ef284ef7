"""Deals of a match that are complete games, for any game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from lexicon_fast.arena.match import Outcome
from lexicon_fast.games.events import Forfeit
from lexicon_fast.games.registry import GameInfo, game_info

if TYPE_CHECKING:
    from lexicon_fast.dictionary import Dictionary

_G = TypeVar("_G")


class GameDeals(Generic[_G]):
    """Complete games. In all seatings of a deal, chance decides the same.

    new_game: makes a game from the keyword arguments players, ruleset and seed.
    """

    #: The fewest and the most players.
    players: tuple[int, int]

    def __init__(self, new_game: Callable[..., _G], rules: Any) -> None:
        self._new_game = new_game
        self.rules = rules

    def begin(self, players: int, seed: int) -> _G:
        """Start a game."""
        return self._new_game(players=players, ruleset=self.rules, seed=seed)

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
        lines: Iterator[str] = game_info(state.NAME).records.lines(state, names, forfeit)
        return lines


def arena(game: GameInfo) -> SimpleNamespace:
    """Return `Deals` for a game that has none of its own."""
    rules = game.rules

    class Deals(GameDeals[Any]):
        #: A match needs an opponent.
        players = max(2, rules.MIN_PLAYERS), rules.MAX_PLAYERS

        def __init__(
            self,
            dictionary: Dictionary,
            *,
            ruleset: str | dict[str, Any] = game.rulesets[0],
            record: bool = False,
        ) -> None:
            super().__init__(partial(game.module.Game, dictionary), rules.ruleset(ruleset))

    return SimpleNamespace(Deals=Deals)
