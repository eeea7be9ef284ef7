"""Places on a board: `8D` is row 8, column D, across; `D8` is the same square, down."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

#: The longest side of a board: a lane must fit a 32-bit mask, and a column has one letter.
MAX_SIDE: Final = 21
MIN_SIDE: Final = 2

_COLUMNS: Final = "ABCDEFGHIJKLMNOPQRSTU"
_PLACE: Final = re.compile(r"(?:([1-9][0-9]?)([A-U])|([A-U])([1-9][0-9]?))", re.ASCII)


class Place(NamedTuple):
    """A square, row and column from 0, and the direction of a word that starts there."""

    row: int
    column: int
    down: bool = False

    def __str__(self) -> str:
        column = _COLUMNS[self.column]
        return f"{column}{self.row + 1}" if self.down else f"{self.row + 1}{column}"

    def squares(self, length: int) -> Iterator[tuple[int, int]]:
        """Yield row and column of each square of a word with `length` letters."""
        for step in range(length):
            yield (self.row + step, self.column) if self.down else (self.row, self.column + step)


def column_name(column: int) -> str:
    """Return the letter of a column: `A` for column 0."""
    return _COLUMNS[column]


def parse_place(text: str) -> Place | None:
    """Return the place written as `8D` or `D8`, in any case; None for other text.

    >>> parse_place("H4")
    Place(row=3, column=7, down=True)
    """
    found = _PLACE.fullmatch(text.upper()) if text.isascii() else None
    if found is None:
        return None
    across_row, across_column, down_column, down_row = found.groups()
    row = int(across_row or down_row) - 1
    if row >= MAX_SIDE:
        return None
    return Place(row, _COLUMNS.index(across_column or down_column), down_row is not None)


def squares_laid(at: str, word: str, columns: int) -> tuple[int, ...]:
    """Return the squares of a play's new tiles, numbered row by row; () if `at` is not a place.

    >>> squares_laid("2A", "C(A)T", 15)
    (15, 17)
    """
    place = parse_place(at)
    if place is None:
        return ()
    letters = marked_letters(word)
    squares = zip(place.squares(len(letters)), letters, strict=True)
    return tuple(row * columns + column for (row, column), (_, old) in squares if not old)


def marked_letters(word: str) -> list[tuple[str, bool]]:
    """Return the letters of a play's word, and whether each is in parentheses, so on the board.

    >>> marked_letters("C(A)T")
    [('C', False), ('A', True), ('T', False)]
    """
    letters, on_board = [], False
    for letter in word:
        if letter in "()":
            on_board = letter == "("
        else:
            letters.append((letter, on_board))
    return letters
