"""Deals of a Lexicon match."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lexicon_fast.arena.any_game import GameDeals
from lexicon_fast.arena.match import Outcome
from lexicon_fast.games.lexicon import rules
from lexicon_fast.games.lexicon.events import RoundEnd
from lexicon_fast.games.lexicon.game import Game
from lexicon_fast.games.lexicon.round import Round
from lexicon_fast.games.registry import GAMES

if TYPE_CHECKING:
    from lexicon_fast.dictionary import Dictionary


class Deals(GameDeals):
    """Single rounds of Lexicon, or complete games. strict: overrides that of the ruleset."""

    info = GAMES["lexicon"]
    players = (rules.MIN_PLAYERS, rules.MAX_PLAYERS)

    def __init__(
        self,
        dictionary: Dictionary,
        *,
        strict: bool | None = True,
        whole_games: bool = False,
        record: bool = False,
        **options: Any,
    ) -> None:
        super().__init__(dictionary, strict=strict, **options)
        self._dictionary = dictionary
        self._whole_games = whole_games
        self._record = record

    def begin(self, players: int, seed: int) -> Round | Game:
        """Start a round, dealt by the first seat, or a game, whose first dealer is drawn."""
        if not (self._whole_games or self._record):
            return Round(self._dictionary, players=players, ruleset=self.rules, seed=seed)
        # To be recorded, a round is played as a game of one round with the same cards.
        one = {} if self._whole_games else {"rounds": 1, "first_dealer": 0}
        return Game(self._dictionary, players=players, ruleset=self.rules, seed=seed, **one)

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
