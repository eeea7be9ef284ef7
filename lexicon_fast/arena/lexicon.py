"""Deals of a Lexicon match."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from lexicon_fast.arena.match import Outcome
from lexicon_fast.games.events import Forfeit
from lexicon_fast.games.lexicon import rules
from lexicon_fast.games.lexicon.events import RoundEnd
from lexicon_fast.games.lexicon.game import Game
from lexicon_fast.games.lexicon.round import Round

if TYPE_CHECKING:
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.lexicon.observation import Observation


class Deals:
    """Single rounds of Lexicon, or complete games.

    ruleset: a name or all fields; strict: overrides that of the ruleset. Raises BadOption.
    """

    players: Final = (rules.MIN_PLAYERS, rules.MAX_PLAYERS)

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
        self.rules = rules.ruleset(ruleset)
        if strict is not None:
            self.rules = replace(self.rules, strict=strict)
        self._whole_games = whole_games
        self._record = record

    def begin(self, players: int, seed: int) -> Round | Game:
        """Start a round, dealt by the first seat, or a game, whose first dealer is drawn."""
        if not (self._whole_games or self._record):
            return Round(self._dictionary, players=players, ruleset=self.rules, seed=seed)
        # To be recorded, a round is played as a game of one round with the same cards.
        one = {} if self._whole_games else {"rounds": 1, "first_dealer": 0}
        return Game(self._dictionary, players=players, ruleset=self.rules, seed=seed, **one)

    def is_turn(self, observation: Observation) -> bool:
        return observation.phase == "turn"

    def outcome(self, state: Round | Game) -> Outcome:
        """Return who went out of a round or won a game, and the points."""
        if self._whole_games:
            assert isinstance(state, Game)
            ends = [event for event in state.events if isinstance(event, RoundEnd)]
            guards = sum(end.why == "guard" for end in ends)
            return Outcome(tuple(state.returns()), state.scores, len(ends), guards)
        end = state.events[-1 if isinstance(state, Round) else -2]
        assert isinstance(end, RoundEnd)
        wins = tuple(float(player == end.winner) for player in range(len(end.points)))
        return Outcome(wins, end.points, guards=int(end.why == "guard"))

    def abandoned(self, state: Round | Game) -> Outcome:
        """Return the scores of a game so far; of a round, penalties and the cards held."""
        if self._whole_games:
            rounds = sum(isinstance(event, RoundEnd) for event in state.events)
            return Outcome((0.0,) * len(state.scores), state.scores, rounds + 1)
        round_ = state if isinstance(state, Round) else state.round
        values = self.rules.points
        points = tuple(
            penalty + sum(values[card] for card in hand)
            for penalty, hand in zip(round_.penalties, round_.hands, strict=True)
        )
        return Outcome((0.0,) * len(points), points)

    def record(
        self, state: Round | Game, names: Sequence[str], forfeit: Forfeit | None
    ) -> Iterator[str]:
        from lexicon_fast.games.lexicon.record import lines

        assert isinstance(state, Game)
        return lines(state, names, forfeit)
