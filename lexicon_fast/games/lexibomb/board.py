"""The board of Lexibomb, whose blanks have no letter and stay `_`, and the points of plays on it.

Points depend on the numbers of the squares after they are open.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import ClassVar

from lexicon_fast.base.arguments import checked
from lexicon_fast.dictionary.alphabet import Alphabet
from lexicon_fast.games.lexibomb.minefield import BOMB, CLOSED, ZERO
from lexicon_fast.games.lexibomb.rules import Ruleset
from lexicon_fast.games.tiles import board, laying
from lexicon_fast.games.tiles.board import BLANK_CODE, EMPTY, FREE_BLANK
from lexicon_fast.games.tiles.laying import FormedWord
from lexicon_fast.games.tiles.layouts import Premium


class Board(board.Board):
    """Tiles on squares: a letter in upper case, `_` for a blank, `.` for an empty square.

    squares: one byte per square, row by row: EMPTY, the letter's place in the alphabet, or
    BLANK_CODE. Arguments and errors are those of `scrabble.Board`.

    >>> from lexicon_fast import lexibomb
    >>> from lexicon_fast.dictionary.alphabet import Alphabet
    >>> board = lexibomb.Board(3, 4, Alphabet.load("english")).lay("2A", "C_T")
    >>> board.lay("C1", "O(T)").lines()
    ['..O.', 'C_T.', '....']
    """

    __slots__ = ()

    blank: ClassVar[str] = FREE_BLANK
    blank_form: ClassVar[str] = f"{FREE_BLANK} for a blank"

    @staticmethod
    def codes(alphabet: Alphabet) -> dict[str, int]:
        """Return the code of each text of a square. Raises TypeError."""
        return _codes(checked("alphabet", Alphabet, alphabet))

    def tile(self, code: int) -> str:
        """Return the rack tile with a code. Raises TypeError, or IndexError if it is not a tile."""
        try:
            tile = self.texts(self.alphabet)[code]
        except (TypeError, KeyError):
            self._no_tile(code)
        if code == EMPTY:
            self._no_tile(code)
        return tile


@lru_cache(maxsize=16)
def _codes(alphabet: Alphabet) -> dict[str, int]:
    letters = {letter: code for code, letter in enumerate(alphabet.upper)}
    return {".": EMPTY, **letters, FREE_BLANK: BLANK_CODE}


def score(
    board: Board,
    tiles: Sequence[tuple[int, int]],
    words: Sequence[FormedWord],
    opened: bytes,
    rules: Ruleset,
) -> int:
    """Return the points of a play: all its words, and the bonus for the number of its tiles.

    Arguments as for `points`. The bonus is earned in any case.
    """
    return rules.layout.bonus[len(tiles)] + sum(points(board, tiles, words, opened, rules))


def points(
    board: Board,
    tiles: Sequence[tuple[int, int]],
    words: Sequence[FormedWord],
    opened: bytes,
    rules: Ruleset,
) -> list[int]:
    """Return the points of each word of a play.

    board: the board before the play; tiles: index and code of each new tile; words: the words of
    the play; opened: the squares after it. The number on a new tile's square sets its multipliers
    in each of its words; a closed square multiplies by 1. A word with a new tile on a bomb earns 0.
    """
    by_mark = {CLOSED: Premium(), BOMB: Premium(word=0), **dict(enumerate(rules.multipliers, ZERO))}
    premiums = {square: by_mark[opened[square]] for square, _ in tiles}
    return laying.points(board, tiles, rules.layout, words, premiums)
