"""Scrabble for environments: its adapter, `ADAPTER`; its steps are in `encoding`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import numpy as np

from lexicon_fast.games.scrabble.game import Game
from lexicon_fast.rl.arrays import MOST, Field, from_seat
from lexicon_fast.rl.scrabble.encoding import Choices, Encoding, Generators
from lexicon_fast.rl.tiles.adapter import TileAdapter

if TYPE_CHECKING:
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.scrabble.observation import Observation
    from lexicon_fast.games.scrabble.rules import Ruleset
    from lexicon_fast.rl.arrays import Arrays


class Adapter(TileAdapter):
    """Games of Scrabble."""

    GAME = Game
    PHASES = ("turn", "challenge", "over")
    ENCODING = Encoding

    encoding: Encoding
    rules: Ruleset

    def __init__(self, dictionary: Dictionary, rules: Ruleset, players: int) -> None:
        super().__init__(dictionary, rules, players)
        self.fields = {
            **self.fields,
            "scoreless": Field((1,), np.int32, 0, MOST, "scoreless turns in a row", "1"),
            "lost": Field((players,), np.int32, 0, MOST, "turns that each player will lose", "P"),
        }
        self._generators = Generators(dictionary, rules)

    def most_turns(self) -> int:
        """Return a number of turns that no game exceeds if all words are in the dictionary.

        A turn with points lays a tile, and scoreless turns in a row end the game.
        """
        tiles = sum(tile.count for tile in self.rules.layout.tiles)
        return (tiles + 1) * (self.rules.scoreless_turns + 1)

    def _choices(self, game: Game, seen: Observation) -> Choices:
        return Choices(seen, game.board, self.encoding, self._generators)

    def arrays(self, seen: Observation, steps: Iterable[int]) -> Arrays:
        """Return an observation as arrays. steps: those of the observer's unfinished move."""
        return {
            **super().arrays(seen, steps),
            "scoreless": np.array([seen.scoreless], np.int32),
            "lost": np.array(from_seat(seen.lost, seen.player), np.int32),
        }


ADAPTER = Adapter
