"""Scrabble for matches: how a deal is begun, and what came of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from lexicon_fast.bots.match import Outcome
from lexicon_fast.games.scrabble.game import Game
from lexicon_fast.games.scrabble.rules import MAX_PLAYERS, MIN_PLAYERS, ruleset

if TYPE_CHECKING:
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.scrabble.observation import Observation

_ruleset = ruleset  # the argument of that name hides it


class Deals:
    """Deals of Scrabble: whole games, started by the first seat.

    ruleset: a name or all fields; challenge: in place of what the ruleset says. Raises BadOption.
    """

    players: Final = (MIN_PLAYERS, MAX_PLAYERS)

    def __init__(
        self,
        dictionary: Dictionary,
        *,
        ruleset: str | dict[str, Any] = "standard",
        challenge: str | None = "void",
        record: bool = False,
    ) -> None:
        self._dictionary = dictionary
        rules = _ruleset(ruleset)
        self._rules = rules if challenge is None else replace(rules, challenge=challenge)

    def begin(self, players: int, seed: int) -> Game:
        """A game; in all seatings the same tiles come out of the bag."""
        return Game(self._dictionary, players=players, ruleset=self._rules, seed=seed, starter=0)

    def is_turn(self, observation: Observation) -> bool:
        return observation.phase == "turn"

    def outcome(self, state: Game) -> Outcome:
        """Shares of the win, and final scores."""
        return Outcome(tuple(state.returns()), state.scores)

    def record(self, state: Game, names: Sequence[str]) -> Iterator[str]:
        from lexicon_fast.games.scrabble.record import lines

        return lines(state, names)
