"""Places on a board: `8D` is row 8, column D, across; `D8` is the same square, down."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

#: The longest side of a board: a lane has to fit a 32-bit mask, a column one letter.
MAX_SIDE: Final = 21
MIN_SIDE: Final = 2

_COLUMNS: Final = "ABCDEFGHIJKLMNOPQRSTU"
_PLACE: Final = re.compile(r"(?:([1-9][0-9]?)([A-U])|([A-U])([1-9][0-9]?))", re.ASCII)


class Place(NamedTuple):
    """A square, row and column from 0, and the direction of a word that begins there."""

    row: int
    column: int
    down: bool = False

    def __str__(self) -> str:
        column = _COLUMNS[self.column]
        return f"{column}{self.row + 1}" if self.down else f"{self.row + 1}{column}"

    def squares(self, length: int) -> Iterator[tuple[int, int]]:
        """Row and column of each square of a word of so many letters."""
        for step in range(length):
            yield (self.row + step, self.column) if self.down else (self.row, self.column + step)


def column_name(column: int) -> str:
    """The letter of a column, from 0: `A`."""
    return _COLUMNS[column]


def parse_place(text: str) -> Place | None:
    """The place that is written `8D` or `D8`, in any case; None: it is written another way.

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
    """The squares that a play laid tiles on, numbered row by row; none for what is no place.

    >>> squares_laid("2A", "C(A)T", 15)
    (15, 17)
    """
    place = parse_place(at)
    if place is None:
        return ()
    letters, lies = [], False
    for letter in word:
        if letter in "()":
            lies = letter == "("
        else:
            letters.append(lies)
    squares = zip(place.squares(len(letters)), letters, strict=True)
    return tuple(row * columns + column for (row, column), lies in squares if not lies)
