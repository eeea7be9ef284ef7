"""Lexicon for matches: how a deal is begun, and what came of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from lexicon_fast.bots.match import Outcome
from lexicon_fast.games.lexicon.events import RoundEnd
from lexicon_fast.games.lexicon.game import Game
from lexicon_fast.games.lexicon.round import Round
from lexicon_fast.games.lexicon.rules import MAX_PLAYERS, MIN_PLAYERS, ruleset

if TYPE_CHECKING:
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.lexicon.observation import Observation

_ruleset = ruleset  # the argument of that name hides it


class Deals:
    """Deals of Lexicon: single rounds, or whole games.

    ruleset: a name or all fields; strict: True or False in place of what the ruleset says.
    Raises BadOption.
    """

    players: Final = (MIN_PLAYERS, MAX_PLAYERS)

    def __init__(
        self,
        dictionary: Dictionary,
        *,
        ruleset: str | dict[str, Any] = "waddingtons",
        strict: bool | None = True,
        whole_games: bool = False,
        record: bool = False,
    ) -> None:
        self._dictionary = dictionary
        rules = _ruleset(ruleset)
        self._rules = rules if strict is None else replace(rules, strict=strict)
        self._whole_games = whole_games
        self._record = record

    def begin(self, players: int, seed: int) -> Round | Game:
        """A round or a game; the first seat deals, or in whole games who draws the highest card."""
        if self._whole_games:
            return Game(self._dictionary, players=players, ruleset=self._rules, seed=seed)
        if self._record:  # the same cards as those of the round below
            return Game(
                self._dictionary,
                players=players,
                ruleset=self._rules,
                seed=seed,
                rounds=1,
                first_dealer=0,
            )
        return Round(self._dictionary, players=players, ruleset=self._rules, seed=seed)

    def is_turn(self, observation: Observation) -> bool:
        return observation.phase == "turn"

    def outcome(self, state: Round | Game) -> Outcome:
        """Of a round: who emptied the hand, and the points scored. Of a game: who won it."""
        if self._whole_games:
            assert isinstance(state, Game)
            ends = [event for event in state.events if isinstance(event, RoundEnd)]
            guards = sum(end.why == "guard" for end in ends)
            return Outcome(tuple(state.returns()), state.scores, len(ends), guards)
        end = state.events[-1 if isinstance(state, Round) else -2]
        assert isinstance(end, RoundEnd)
        wins = tuple(float(player == end.winner) for player in range(len(end.points)))
        return Outcome(wins, end.points, guards=int(end.why == "guard"))

    def record(self, state: Round | Game, names: Sequence[str]) -> Iterator[str]:
        from lexicon_fast.games.lexicon.record import lines

        assert isinstance(state, Game)
        return lines(state, names)
