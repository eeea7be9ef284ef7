"""Bombs, and squares that plays open, as in Minesweeper.

Open squares are one byte per square, row by row: `.` closed, `0` to `8` open with the number of
bombs around it, `*` a bomb that was hit. Observations contain them as rows of text.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from lexicon_fast.base.arguments import checked, integer, items, size, wrong_type
from lexicon_fast.base.errors import BadPosition, excerpt
from lexicon_fast.base.rng import Rng
from lexicon_fast.games.tiles.board import EMPTY
from lexicon_fast.games.tiles.places import MAX_SIDE, Place

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from lexicon_fast.games.lexibomb.board import Board

CLOSED: Final = ord(".")
BOMB: Final = ord("*")
ZERO: Final = ord("0")


def _mark(*marked: int) -> bytes:
    """Return a table for `bytes.translate` that maps some bytes to 255 and the others to 0."""
    return bytes(255 * (byte in marked) for byte in range(256))


_CLOSED: Final = _mark(CLOSED)
_BOMB: Final = _mark(BOMB)
_ZERO: Final = _mark(ZERO)
_TILE: Final = _mark(*(byte for byte in range(256) if byte != EMPTY))

#: All marks of a square, closed or open.
MARKS: Final = ".012345678*"
_MARK_BYTES: Final = MARKS.encode()


class Minefield:
    """The bombs of a game; immutable. Squares are numbered row by row, from 0.

    rows, columns: 1 to 21; bombs: the squares with a bomb, a frozenset in the object. `shows` has
    one byte per square: its mark when it is open. Raises TypeError, BadOption for a wrong size, and
    BadPosition for a square outside the board.

    >>> from lexicon_fast import lexibomb
    >>> field = lexibomb.Minefield(3, 4, [0])
    >>> field.lines()
    ('*...', '....', '....')
    >>> field.number(5), field.shows[:4]
    (1, b'*100')
    >>> field.open(field.closed(), [0, 1])
    b'*1..........'
    """

    __slots__ = ("bombs", "columns", "rows", "shows")

    def __init__(self, rows: int, columns: int, bombs: Iterable[int]) -> None:
        self.rows = rows = size("rows", rows, 1, MAX_SIDE)
        self.columns = columns = size("columns", columns, 1, MAX_SIDE)
        self.bombs = frozenset(integer("bombs", each) for each in items("bombs", "int", bombs))
        for square in self.bombs:
            if not 0 <= square < rows * columns:
                raise BadPosition(
                    f"bombs: {excerpt(square)} is not a square; use 0 to {rows * columns - 1}"
                )
        near = neighbours(rows, columns)
        #: The mark of each square when it is open.
        self.shows = bytes(
            BOMB if square in self.bombs else ZERO + len(self.bombs.intersection(near[square]))
            for square in range(rows * columns)
        )

    @classmethod
    def laid(cls, rows: int, columns: int, bombs: int, rng: Rng) -> Minefield:
        """Return a random minefield; all placements of the bombs are equally likely.

        bombs: their number; rng: see `lexicon_fast.base.rng`. Raises TypeError, BadOption.

        >>> from lexicon_fast import lexibomb
        >>> from lexicon_fast.base.rng import Rng
        >>> len(lexibomb.Minefield.laid(15, 15, 22, Rng(7)).bombs)
        22
        """
        squares = size("rows", rows, 1, MAX_SIDE) * size("columns", columns, 1, MAX_SIDE)
        bombs = size("bombs", bombs, 0, squares)
        return cls(rows, columns, checked("rng", Rng, rng).sample(range(squares), bombs))

    @classmethod
    def parse(cls, lines: Sequence[str], rows: int, columns: int) -> Minefield:
        """Return the minefield of rows of text, `*` a bomb, `.` none.

        Raises TypeError, BadOption for a wrong size, and BadPosition naming row and character.

        >>> from lexicon_fast import lexibomb
        >>> lexibomb.Minefield.parse(["*...", "....", "..*."], 3, 4).number(5)
        2
        """
        rows = size("rows", rows, 1, MAX_SIDE)
        columns = size("columns", columns, 1, MAX_SIDE)
        squares = squares_of(lines, rows, columns, ".*", "bombs")
        return cls(rows, columns, [place for place, each in enumerate(squares) if each == BOMB])

    def lines(self) -> tuple[str, ...]:
        """Return the rows as text: `*` a bomb, `.` none."""
        squares = bytearray([CLOSED]) * len(self.shows)
        for square in self.bombs:
            squares[square] = BOMB
        return rows_of(bytes(squares), self.columns)

    def number(self, square: int) -> int:
        """Return the number of bombs around a square, hit bombs included.

        Raises TypeError, and BadOption for a square outside the board.
        """
        size("square", square, 0, len(self.shows) - 1)
        near = neighbours(self.rows, self.columns)[square]
        return len(self.bombs.intersection(near))

    def closed(self) -> bytes:
        """Return the squares before the first play, all closed."""
        return bytes([CLOSED]) * len(self.shows)

    def open(self, opened: bytes, squares: Iterable[int]) -> bytes:
        """Return the open squares after tiles were laid on `squares`.

        Each of them opens; a 0 opens its neighbours in turn. So only tiles open bombs, because a 0
        has no bomb around it. Raises TypeError, BadPosition for bad marks in `opened`, and
        BadOption for a square outside the board.

        >>> from lexicon_fast import lexibomb
        >>> field = lexibomb.Minefield(3, 4, [0])
        >>> field.open(field.closed(), [3])
        b'.10011000000'
        """
        marks = bytearray(self._checked(opened))
        near = neighbours(self.rows, self.columns)
        last = len(marks) - 1
        due = [size("squares", square, 0, last) for square in items("squares", "int", squares)]
        while due:
            square = due.pop()
            if marks[square] == CLOSED:
                marks[square] = self.shows[square]
                if marks[square] == ZERO:
                    due += near[square]
        return bytes(marks)

    def agrees(self, opened: bytes) -> bool:
        """Return whether the open squares agree with the bombs. Raises as `open` does."""
        pairs = zip(self._checked(opened), self.shows, strict=True)
        return all(mark in (CLOSED, right) for mark, right in pairs)

    def _checked(self, opened: bytes) -> bytes:
        """Return `opened` if each byte is a mark of `MARKS`. Raises TypeError, BadPosition."""
        if not isinstance(opened, bytes | bytearray):
            raise wrong_type("opened", "bytes, one for each square", opened)
        if len(opened) != len(self.shows):
            raise BadPosition(f"opened has {len(opened)} squares; the board has {len(self.shows)}")
        if wrong := opened.translate(None, _MARK_BYTES):
            raise BadPosition(f"opened has {bytes(wrong[:1])!r}; use {MARKS}")
        return opened


def rows_of(squares: bytes, columns: int) -> tuple[str, ...]:
    """Return squares, one byte each, as rows of text."""
    text = squares.decode("ascii")
    return tuple([text[row : row + columns] for row in range(0, len(text), columns)])


def checked_rows(lines: Sequence[str], what: str) -> Sequence[str]:
    """Return the rows if they are a sequence, not one text. Raises BadPosition."""
    if isinstance(lines, list | tuple):
        return lines
    if isinstance(lines, str | bytes | bytearray):
        raise BadPosition(f"{what}: one text; expected a sequence of rows")
    try:
        return list(lines)
    except TypeError:
        raise BadPosition(
            f"{what} must be a sequence of rows, not {type(lines).__name__}"
        ) from None


def squares_of(lines: Sequence[str], rows: int, columns: int, marks: str, what: str) -> bytes:
    """Return rows of text as one byte per square. Raises BadPosition naming row and character."""
    lines = checked_rows(lines, what)
    if len(lines) != rows:
        raise BadPosition(f"{what}: {len(lines)} rows; expected {rows}")
    for number, line in enumerate(lines, 1):
        if not isinstance(line, str) or len(line) != columns:
            raise BadPosition(
                f"{what}, row {number}: {excerpt(line)} must have {columns} characters"
            )
        if line.strip(marks):
            place = min(map(line.index, {*line} - {*marks}))
            raise BadPosition(
                f"{what}, row {number}, character {place + 1}: {line[place]!r}; use {marks}"
            )
    return "".join(lines).encode()


def check_opened(opened: bytes, board: Board) -> None:
    """Check that the open squares fit the tiles. Raises BadPosition.

    The square of a tile is open, a bomb is hit only by a tile, and all squares around a 0 are open.
    """
    if _fits(opened, board):
        return
    near = neighbours(board.rows, board.columns)
    for square, (mark, tile) in enumerate(zip(opened, board.squares, strict=True)):
        fault = rule = ""
        if tile != EMPTY and mark == CLOSED:
            rule = "closed"
            fault = "is closed under a tile; give its number, or * for a bomb"
        elif tile == EMPTY and mark == BOMB:
            rule = "bomb"
            fault = "shows a bomb without a tile; only tiles hit bombs"
        elif mark == ZERO and any(opened[each] == CLOSED for each in near[square]):
            rule = "zero"
            fault = "shows 0 next to a closed square; squares around a 0 are open"
        if fault:
            place = str(Place(*divmod(square, board.columns)))
            raise BadPosition.breaking(f"opened: {place} {fault}", rule=rule, square=place)


def _fits(opened: bytes, board: Board) -> bool:
    """Return whether `check_opened` passes, with all squares in one int, one byte each."""
    closed, bombs, zeros = (
        int.from_bytes(opened.translate(mark), "little") for mark in (_CLOSED, _BOMB, _ZERO)
    )
    tiles = int.from_bytes(board.squares.translate(_TILE), "little")
    row = 8 * board.columns
    first = int.from_bytes((b"\xff" + bytes(board.columns - 1)) * board.rows, "little")
    last = first << (row - 8)
    in_row = closed | (closed & ~last) << 8 | (closed & ~first) >> 8
    around = in_row | in_row << row | in_row >> row
    return not (tiles & closed or bombs & ~tiles or zeros & around)


@lru_cache(maxsize=16)
def neighbours(rows: int, columns: int) -> tuple[tuple[int, ...], ...]:
    """Return for each square the squares around it: 8, fewer at the edge."""
    return tuple(
        tuple(
            near_row * columns + near_column
            for near_row in range(max(0, row - 1), min(rows, row + 2))
            for near_column in range(max(0, column - 1), min(columns, column + 2))
            if (near_row, near_column) != (row, column)
        )
        for row in range(rows)
        for column in range(columns)
    )
