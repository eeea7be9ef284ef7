"""Lexibomb for matches: how a deal is begun, and what came of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

from lexicon_fast.bots.match import Outcome
from lexicon_fast.games.lexibomb.game import Game
from lexicon_fast.games.lexibomb.rules import MAX_PLAYERS, ruleset

if TYPE_CHECKING:
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.lexibomb.observation import Observation

_ruleset = ruleset  # the argument of that name hides it


class Deals:
    """Deals of Lexibomb: whole games, started by the first seat.

    ruleset: a name or all fields. Raises BadOption.
    """

    #: Alone there is nobody to win against.
    players: Final = (2, MAX_PLAYERS)

    def __init__(
        self,
        dictionary: Dictionary,
        *,
        ruleset: str | dict[str, Any] = "standard",
        record: bool = False,
    ) -> None:
        self._dictionary = dictionary
        self._rules = _ruleset(ruleset)

    def begin(self, players: int, seed: int) -> Game:
        """A game; in all seatings the same tiles come out of the bag, and bombs lie alike."""
        return Game(self._dictionary, players=players, ruleset=self._rules, seed=seed, starter=0)

    def is_turn(self, observation: Observation) -> bool:
        return True

    def outcome(self, state: Game) -> Outcome:
        """Shares of the win, and final scores."""
        return Outcome(tuple(state.returns()), state.scores)

    def record(self, state: Game, names: Sequence[str]) -> Iterator[str]:
        from lexicon_fast.games.lexibomb.record import lines

        return lines(state, names)
