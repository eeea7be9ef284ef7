"""Lexibomb for environments: its steps, and its adapter, `ADAPTER`."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import accumulate
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from lexicon_fast._native.lexibomb import blank_plays as _native
from lexicon_fast.games.lexibomb.board import Board
from lexicon_fast.games.lexibomb.game import Game
from lexicon_fast.games.lexibomb.minefield import MARKS, squares_of
from lexicon_fast.games.lexibomb.plays import Generator
from lexicon_fast.games.lexibomb.rules import WORDS, Ruleset
from lexicon_fast.rl.encoding import MOST, Arrays, Field, from_seat
from lexicon_fast.rl.tiles.adapter import TileAdapter
from lexicon_fast.rl.tiles.encoding import PlayColumns, TileChoices, TileEncoding

if TYPE_CHECKING:
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.lexibomb.observation import Observation


class Encoding(TileEncoding):
    """Converts the actions of Lexibomb into sequences of steps, and back: see `TileEncoding`.

    >>> from lexicon_fast import Dictionary, lexibomb
    >>> d = Dictionary.from_words(["cat", "cats"])
    >>> encoding = Encoding(d.alphabet, lexibomb.Layout.load("lexibomb"))
    >>> encoding.size, encoding.longest
    (76, 11)
    >>> encoding.steps(lexibomb.Lay("G8", "C_T"))
    (0, 24, 40, 50, 74, 67, 75)
    >>> encoding.text(_)
    'play columnG square8 C _ T end'
    >>> encoding.action((0, 24, 40, 50, 74, 67, 75), lexibomb.Observation(0, "CT_"))
    Lay(at='G8', word='C_T')
    """

    BOARD = Board
    BLANKS_HAVE_LETTERS = False
    ANSWERS = ()


class Choices(TileChoices):
    """The legal steps of a move."""

    _adapter: Adapter

    def _has_plays(self) -> bool:
        return len(self._places()[1]) > 0

    def _plays(self) -> PlayColumns:
        seen, board = self._seen, self._board
        opened = None
        if seen.opened:
            opened = squares_of(seen.opened, board.rows, board.columns, MARKS, "opened")
        plays = _native.generate(*self._adapter.generator.pair(board, seen.rack), opened)
        _, direction, row, column, _, tiles, *_, laid, _ = plays.columns()
        ends = [*accumulate(tiles)]

        def letters(play: int) -> list[tuple[int, bool]]:
            # Blanks have no letter.
            return [(code, False) for code in laid[ends[play] - tiles[play] : ends[play]]]

        return PlayColumns(
            np.frombuffer(direction, np.uint8),
            np.frombuffer(row, np.uint8),
            np.frombuffer(column, np.uint8),
            letters,
        )


class Adapter(TileAdapter):
    """Games of Lexibomb."""

    WORDS = WORDS

    GAME = Game
    PHASES = ("turn", "over")
    ENCODING = Encoding
    CHOICES = Choices

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
        self.generator: Final = Generator(dictionary, ruleset=rules)

    def most_turns(self) -> int:
        """Return a number of turns that no game exceeds.

        A turn with points lays a tile, and turns in a row without points of a player end the game.
        """
        tiles = sum(tile.count for tile in self.rules.layout.tiles)
        return (tiles + 1) * (self.rules.zeros * self.players + 1)

    def arrays(self, seen: Observation, steps: Iterable[int]) -> Arrays:
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
        lines = super().picture(game)
        rows = game.board.rows
        beside = zip(lines, game.opened, strict=False)
        return [*(f"{tiles}  {squares}" for tiles, squares in beside), *lines[rows:]]


ADAPTER = Adapter
