"""Deals of a match that are complete games, for any game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from types import MappingProxyType, SimpleNamespace
from typing import TYPE_CHECKING, Any, ClassVar

from lexicon_fast.arena.match import Outcome
from lexicon_fast.games.events import Forfeit
from lexicon_fast.games.registry import GameInfo

if TYPE_CHECKING:
    from lexicon_fast.dictionary import Dictionary


class GameDeals:
    """How a match starts and evaluates the deals of a game, here complete games.

    In all seatings of a deal, chance decides the same. ruleset: a name or all fields; by default
    the first one of the game; record: True to record the deals; changes: fields that override those
    of the ruleset, unless they are None. Raises BadOption.
    """

    info: ClassVar[GameInfo]
    #: The fewest and the most players.
    players: ClassVar[tuple[int, int]]
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
        self.rules = self.info.ruleset(ruleset or self.info.rulesets[0], dictionary)
        if given := {name: value for name, value in changes.items() if value is not None}:
            self.rules = replace(self.rules, **given)
        self._new_game = partial(self.info.module.Game, dictionary, **self.arguments)

    def begin(self, players: int, seed: int) -> Any:
        """Start a deal; the same seed gives the same deal."""
        return self._new_game(players=players, ruleset=self.rules, seed=seed)

    def is_turn(self, observation: Any) -> bool:
        """Return False if the player only has to answer a play."""
        return bool(observation.phase == "turn")

    def outcome(self, state: Any) -> Outcome:
        """Return the result of a finished deal."""
        return Outcome(tuple(state.returns()), state.scores)

    def abandoned(self, state: Any) -> Outcome:
        """Return the points so far of a deal that is not finished; nobody has won."""
        return Outcome((0.0,) * len(state.scores), state.scores)

    def record(self, state: Any, names: Sequence[str], forfeit: Forfeit | None) -> Iterator[str]:
        """Yield the lines of a deal's record, without line ends.

        names: of the players by seat; forfeit: its last line, if the deal was not finished.
        """
        return self.info.records.lines(state, names, forfeit)


def arena(game: GameInfo) -> SimpleNamespace:
    """Return `Deals` for a game that has none of its own."""

    class Deals(GameDeals):
        info = game
        #: A match needs an opponent.
        players = max(2, game.rules.MIN_PLAYERS), game.rules.MAX_PLAYERS

    return SimpleNamespace(Deals=Deals)
