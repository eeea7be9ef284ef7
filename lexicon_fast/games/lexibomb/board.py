"""The board of Lexibomb, whose blanks have no letter and stay `_`."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, ClassVar

from lexicon_fast.dictionary.alphabet import checked_alphabet
from lexicon_fast.games.tiles import board
from lexicon_fast.games.tiles.board import BLANK_CODE, EMPTY, FREE_BLANK

if TYPE_CHECKING:
    from lexicon_fast.dictionary.alphabet import Alphabet


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
        return _codes(checked_alphabet(alphabet))

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
