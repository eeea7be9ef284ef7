"""Deals of a match that are complete games, for any game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from types import MappingProxyType, SimpleNamespace
from typing import TYPE_CHECKING, Any, ClassVar

from lexicon_fast.arena.match import Outcome
from lexicon_fast.games.events import Forfeit
from lexicon_fast.games.registry import GameInfo, game_info

if TYPE_CHECKING:
    from lexicon_fast.dictionary import Dictionary


class GameDeals:
    """Complete games. In all seatings of a deal, chance decides the same.

    ruleset: a name or all fields; by default the first one of the game; changes: fields that
    override those of the ruleset, unless they are None. Raises BadOption.
    """

    info: ClassVar[GameInfo]
    #: The fewest and the most players.
    players: tuple[int, int]
    #: Arguments of new games, besides players, ruleset and seed.
    arguments: ClassVar[Mapping[str, Any]] = MappingProxyType({})

    def __init__(
        self,
        dictionary: Dictionary,
        *,
        ruleset: str | dict[str, Any] | None = None,
        record: bool = False,
        **changes: Any,
    ) -> None:
        self.rules = self.info.rules.ruleset(ruleset or self.info.rulesets[0])
        if given := {name: value for name, value in changes.items() if value is not None}:
            self.rules = replace(self.rules, **given)
        self._new_game = partial(self.info.module.Game, dictionary, **self.arguments)

    def begin(self, players: int, seed: int) -> Any:
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

    class Deals(GameDeals):
        info = game
        #: A match needs an opponent.
        players = max(2, game.rules.MIN_PLAYERS), game.rules.MAX_PLAYERS

    return SimpleNamespace(Deals=Deals)
