"""Boards and racks as text for people: coordinates, marks for premium squares, values of tiles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lexicon_fast.games.tiles.bag import tile_points
from lexicon_fast.games.tiles.layouts import Premium
from lexicon_fast.games.tiles.places import column_name
from lexicon_fast.rows.painter import counted

if TYPE_CHECKING:
    from collections.abc import Callable, Collection
    from typing import Protocol

    from lexicon_fast.games.tiles.board import Board
    from lexicon_fast.games.tiles.layouts import Layout
    from lexicon_fast.rows.painter import Painter

    class Paint(Protocol):
        """A function that returns text in a colour, like `Painter`."""

        def __call__(self, text: str, colour: str) -> str: ...


# ANSI colours; squares use the palette of 256 colours, which distinguishes red from pink.
DIM: Final = "2"
TILE: Final = "1;38;5;16;48;5;223"
LAID: Final = "1;38;5;16;48;5;220"
_BLANK: Final = "1;3;38;5;124;48;5;223"
_LAID_BLANK: Final = "1;3;38;5;124;48;5;220"

#: Columns of the terminal for the row numbers.
_LABEL: Final = 3
#: Columns of a square, if there is room.
_CELL: Final = 3

#: The marks of a plain square, and of the square that the first play must cover.
PLAIN: Final = "."
_START: Final = "*"
#: The usual marks of premium squares, and their colours.
_PREMIUMS: Final = {
    Premium(letter=2): ("'", "38;5;16;48;5;153"),
    Premium(letter=3): ('"', "38;5;231;48;5;25"),
    Premium(letter=4): ("^", "38;5;231;48;5;18"),
    Premium(word=2): ("-", "38;5;16;48;5;218"),
    Premium(word=3): ("=", "38;5;231;48;5;160"),
    Premium(word=4): ("~", "38;5;231;48;5;90"),
}
#: The mark and the colour of all other premium squares.
_OTHER: Final = ("+", "38;5;16;48;5;150")


def cell_width(columns: int, width: int | None, most: int = _CELL) -> int:
    """Return the columns for a square, in a row of `columns`. width: of the terminal, or None."""
    room = most if width is None else (width - _LABEL) // columns
    return max(1, min(room, most))


def grid_lines(
    rows: int, columns: int, square: Callable[[int], str], paint: Paint, cell: int
) -> list[str]:
    """Draw squares with coordinates, a line a row.

    square: draws a square, by its number, row by row, in `cell` columns.
    """
    letters = "".join(in_cell(column_name(column), cell) for column in range(columns))
    lines = [paint(f"{' ' * _LABEL}{letters}".rstrip(), DIM)]
    for row in range(rows):
        squares = "".join(square(row * columns + column) for column in range(columns))
        lines.append(paint(f"{row + 1:2} ", DIM) + squares.rstrip())
    return lines


def in_cell(letter: str, cell: int) -> str:
    """Return a letter centred in a square."""
    return f"{letter:^{cell}}"


def board_lines(
    board: Board,
    layout: Layout,
    paint: Paint,
    *,
    laid: Collection[int] = (),
    width: int | None = None,
) -> list[str]:
    """Draw a board with coordinates, a line a row.

    A tile is a letter in upper case, a blank in lower case. laid: the squares to highlight, as
    indices of `Board.squares`; without colours they get brackets, if there is room. width: of the
    terminal, None for any; a square takes three columns, or two or one in a narrow terminal.
    """
    cell = cell_width(board.columns, width)

    def square(index: int) -> str:
        return _square(board, layout, *divmod(index, board.columns), paint, index in laid, cell)

    return grid_lines(board.rows, board.columns, square, paint, cell)


def legend(layout: Layout) -> str:
    """Explain the marks on a board: `' 2L  " 3L`, times the letter or the word."""
    premiums = {premium for row in layout.squares for premium in row} - {Premium()}
    known = [f"{mark} {label(each)}" for each, (mark, _) in _PREMIUMS.items() if each in premiums]
    other = [label(each) for each in sorted(premiums - _PREMIUMS.keys())]
    if other:
        known.append(f"{_OTHER[0]} {', '.join(other)}")
    return "  ".join(known)


def label(premium: Premium) -> str:
    """Return `2L`, `3W`, or `2L 2W` for a square that multiplies both; empty for a plain one."""
    letter = f"{premium.letter}L" if premium.letter != 1 else ""
    word = f"{premium.word}W" if premium.word != 1 else ""
    return f"{letter} {word}".strip()


def premium_colour(premium: Premium) -> str:
    """Return the colour of a premium square."""
    return _PREMIUMS.get(premium, _OTHER)[1]


def tile_pieces(rack: str, layout: Layout, paint: Painter) -> list[str]:
    """Return the tiles of a rack with their values, painted, for `Painter.wrapped`."""
    return [paint.card(tile, layout.values.get(tile, 0)) for tile in rack]


def rack_lines(rack: str, layout: Layout, paint: Painter) -> list[str]:
    """Return lines with the tiles of a rack, their values, and the total."""
    total = paint(f"({counted(tile_points(rack, layout), 'point')})", DIM)
    tiles = tile_pieces(rack, layout, paint) or ["no tiles"]
    return paint.wrapped("Rack", [*tiles, total], len("Rack") + 2)


def _square(
    board: Board, layout: Layout, row: int, column: int, paint: Paint, laid: bool, cell: int
) -> str:
    letter = board[row, column]
    if letter:
        # Every alphabet of a board has lower case, even if its script has not.
        blank = letter in board.alphabet.lower
        colours = (LAID, _LAID_BLANK) if laid else (TILE, _BLANK)
        text = in_cell(letter, cell)
        painted = paint(text, colours[blank])
        return f"[{letter}]" if laid and cell == _CELL and painted == text else painted
    premium = layout.squares[row][column]
    if premium != Premium():
        mark, colour = _PREMIUMS.get(premium, _OTHER)
        return paint(in_cell(mark, cell), colour)
    start = layout.start
    here = start is not None and (start.row, start.column) == (row, column)
    return paint(in_cell(_START if here else PLAIN, cell), DIM)
