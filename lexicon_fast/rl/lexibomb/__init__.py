"""Lexibomb for environments: its adapter, `ADAPTER`; its steps are in `encoding`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import numpy as np

from lexicon_fast.games.lexibomb.game import Game
from lexicon_fast.games.lexibomb.minefield import MARKS
from lexicon_fast.games.lexibomb.plays import Generator
from lexicon_fast.games.lexibomb.rules import WORDS
from lexicon_fast.rl.arrays import MOST, Field, from_seat
from lexicon_fast.rl.lexibomb.encoding import Choices, Encoding
from lexicon_fast.rl.tiles.adapter import TileAdapter

if TYPE_CHECKING:
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.lexibomb.observation import Observation
    from lexicon_fast.games.lexibomb.rules import Ruleset
    from lexicon_fast.rl.arrays import Arrays


class Adapter(TileAdapter):
    """Games of Lexibomb."""

    WORDS = WORDS

    GAME = Game
    PHASES = ("turn", "over")
    ENCODING = Encoding

    encoding: Encoding
    rules: Ruleset

    def __init__(self, dictionary: Dictionary, rules: Ruleset, players: int) -> None:
        super().__init__(dictionary, rules, players)
        layout = rules.layout
        squares = layout.rows * layout.columns
        self.fields = {
            **self.fields,
            "opened": Field(
                (len(MARKS), layout.rows, layout.columns),
                np.int8,
                0,
                1,
                "planes of the minefield: closed, open with 0 to 8 bombs around, a bomb that was"
                " hit",
                f"{len(MARKS)}, R, C",
            ),
            "bombs": Field(
                (1,), np.int32, 0, squares, "number of all bombs, hit bombs included", "1"
            ),
            "zeros": Field(
                (players,), np.int32, 0, MOST, "turns in a row without points of each player", "P"
            ),
        }
        self._generator = Generator(dictionary, ruleset=rules)

    def most_turns(self) -> int:
        """Return a number of turns that no game exceeds.

        A turn with points lays a tile, and turns in a row without points of a player end the game.
        """
        tiles = sum(tile.count for tile in self.rules.layout.tiles)
        return (tiles + 1) * (self.rules.zeros * self.players + 1)

    def _choices(self, game: Game, seen: Observation) -> Choices:
        return Choices(seen, game.board, self.encoding, self._generator)

    def arrays(self, seen: Observation, steps: Iterable[int]) -> Arrays:
        """Return an observation as arrays. steps: those of the observer's unfinished move."""
        opened = np.zeros(self.fields["opened"].shape, np.int8)
        if seen.opened:
            marks = np.array([MARKS.index(mark) for line in seen.opened for mark in line])
        else:
            marks = np.zeros(opened[0].size, np.int64)  # all squares are closed
        rows, columns = np.divmod(np.arange(marks.size), opened.shape[2])
        opened[marks, rows, columns] = 1
        return {
            **super().arrays(seen, steps),
            "opened": opened,
            "bombs": np.array([seen.bombs], np.int32),
            "zeros": np.array(from_seat(seen.zeros, seen.player), np.int32),
        }

    def picture(self, game: Any) -> list[str]:
        """Return lines of text with all that the players together see."""
        lines = super().picture(game)
        rows = game.board.rows
        beside = zip(lines, game.opened, strict=False)
        return [*(f"{tiles}  {squares}" for tiles, squares in beside), *lines[rows:]]


ADAPTER = Adapter
