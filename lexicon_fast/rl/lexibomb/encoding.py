"""The steps of Lexibomb, and those that are legal."""

from __future__ import annotations

from itertools import accumulate
from typing import TYPE_CHECKING, Final

import numpy as np

from lexicon_fast._native.lexibomb import blank_plays as _native
from lexicon_fast.games.lexibomb.board import Board
from lexicon_fast.games.lexibomb.minefield import MARKS, squares_of
from lexicon_fast.rl.tiles.encoding import PlayColumns, TileChoices, TileEncoding

if TYPE_CHECKING:
    from lexicon_fast.games.lexibomb.observation import Observation
    from lexicon_fast.games.lexibomb.plays import Generator


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


class _Columns(PlayColumns):
    """The plays of the native generator."""

    def __init__(self, plays: _native.Plays) -> None:
        _, direction, row, column, _, tiles, *_, laid, _ = plays.columns()
        super().__init__(*(np.frombuffer(each, np.uint8) for each in (direction, row, column)))
        self._ends = [*accumulate(tiles)]
        self._tiles = tiles
        self._laid = laid

    def letters(self, play: int) -> list[tuple[int, bool]]:
        """Return the code of each new tile of a play; blanks have no letter."""
        end = self._ends[play]
        return [(code, False) for code in self._laid[end - self._tiles[play] : end]]


class Choices(TileChoices):
    """The legal steps of a move. board: that of `seen`, whose cross-checks may be known."""

    def __init__(
        self, seen: Observation, board: Board, encoding: Encoding, generator: Generator
    ) -> None:
        self._board: Final = board
        self._generator: Final = generator
        super().__init__(seen, encoding, generator.rules.exchange_from)

    def _has_plays(self) -> bool:
        return len(self._places()[1]) > 0

    def _plays(self) -> PlayColumns:
        seen, board = self._seen, self._board
        opened = None
        if seen.opened:
            opened = squares_of(seen.opened, board.rows, board.columns, MARKS, "opened")
        return _Columns(_native.generate(*self._generator.pair(board, seen.rack), opened))
