"""Lexicon for environments."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from lexicon_fast.base.errors import BadOption
from lexicon_fast.games.lexicon.actions import LAYING, Draw
from lexicon_fast.games.lexicon.game import Game
from lexicon_fast.rl.adapter import BaseAdapter
from lexicon_fast.rl.lexicon.arrays import ObservationArrays
from lexicon_fast.rl.lexicon.choices import Choices
from lexicon_fast.rl.lexicon.encoding import Encoding

if TYPE_CHECKING:
    from lexicon_fast.base.rng import Seed
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.lexicon.actions import Action
    from lexicon_fast.games.lexicon.observation import Observation
    from lexicon_fast.games.lexicon.rules import Ruleset
    from lexicon_fast.rl.arrays import Arrays


class Adapter(BaseAdapter):
    """Games of Lexicon. rounds: the maximum number of rounds; None: until one player is left."""

    rules: Ruleset

    def __init__(
        self, dictionary: Dictionary, rules: Ruleset, players: int, *, rounds: int | None = 1
    ) -> None:
        self.dictionary = dictionary
        self.rules = rules
        self.players = players
        self.rounds = rounds
        self.new_game(0)  # raises for options that do not fit
        self.encoding: Encoding = Encoding(dictionary, rules, players)
        alphabet = dictionary.alphabet
        self._observed = ObservationArrays(
            alphabet.upper, alphabet.lower, self.encoding, rules, players
        )
        self.fields = self._observed.fields

    def new_game(self, seed: Seed) -> Game:
        """Return a new game."""
        return Game(
            self.dictionary,
            players=self.players,
            ruleset=self.rules,
            seed=seed,
            rounds=self.rounds,
        )

    def choices(self, game: Game) -> Choices:
        """Return the legal steps of the player to move."""
        player = game.current_player()
        assert player is not None
        return Choices(game.observation(player), self.encoding)

    def arrays(self, seen: Observation, steps: Iterable[int]) -> Arrays:
        """Return an observation as arrays. steps: those of the observer's unfinished move."""
        return self._observed.arrays(seen, steps)

    def is_turn(self, action: Action) -> bool:
        """Return whether an action is a turn, not an answer to the play of another player."""
        return isinstance(action, (*LAYING, Draw))

    def most_turns(self) -> int:
        """Return a number of turns that no round exceeds if all words are in the dictionary.

        Hands never grow, and the guard ends a round in which none becomes smaller for a while.
        """
        if self.rounds is None:
            raise BadOption("a game until one player is left has no maximum of turns; set rounds")
        cards = self.players * self.rules.cards_each
        return self.rounds * (cards + 1) * (self.rules.guard * self.players + 1)

    def points(self, game: Game) -> list[float]:
        """Return the points of each player, more is better: minus the score."""
        return [-float(score) for score in game.scores]

    def picture(self, game: Game) -> list[str]:
        """Return lines of text with all that the players together see."""
        round_ = game.round
        lines = [f"round {game.round_number}"]
        lines += [f"word{number}: {word}" for number, word in enumerate(round_.table, 1)]
        lines.append(f"exposed {round_.pile[-1:] or '-'}, stock {len(round_.stock)}")
        lines += [
            f"player_{player}: {hand or '-'}, score {score}"
            for player, (hand, score) in enumerate(zip(round_.hands, game.scores, strict=True))
        ]
        return lines
