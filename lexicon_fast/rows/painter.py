"""Text for people: optional colours, and lines that fit a terminal."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence
from typing import Final

from lexicon_fast.base.text import counted as counted
from lexicon_fast.base.tile_text import shown

# ANSI colours
BOLD: Final = "1"
DIM: Final = "2"
RED: Final = "31"
GREEN: Final = "32"
YELLOW: Final = "33"

_COLOURS: Final = r"\x1b\[[0-9;]*m"  # compiled on first use
_GAP: Final = "  "
_OFF: Final = "\x1b[0m"


class Painter:
    """Colours text, or leaves it plain. Colour never carries information that the text lacks.

    width: columns of the terminal, to wrap lines; None: lines may have any length.
    """

    def __init__(self, *, colour: bool, width: int | None = 80) -> None:
        self.colour = colour
        self.width = None if width is None else max(width, 20)

    def __call__(self, text: str, colour: str) -> str:
        """Return text in a colour."""
        return f"\x1b[{colour}m{text}{_OFF}" if self.colour and text else text

    def word(self, laid: str) -> str:
        """Return a word in bold, with the letters that Masters stand for in another colour."""
        if not (self.colour and laid):
            return laid
        inside = laid.replace("[", f"\x1b[{YELLOW}m[").replace("]", "]\x1b[39m")
        return f"\x1b[{BOLD}m{inside}{_OFF}"

    def card(self, card: str, points: int) -> str:
        """Return a card or tile with its points: `A10`."""
        return self(card, YELLOW if card == "*" else BOLD) + self(str(points), DIM)

    def wrapped(self, label: str, pieces: Sequence[str], indent: int) -> list[str]:
        """Return a label and pieces of text, which may be painted, over as many lines as needed."""
        lines = []
        line, size = self(label.ljust(indent), DIM), indent
        if len(label) >= indent:
            line, size = self(label, DIM) + " ", len(label) + 1
        gap = ""
        for piece in pieces:
            columns = len(unpainted(piece))
            if gap and self.width is not None and size + len(gap) + columns > self.width:
                lines.append(line)
                line, size, gap = " " * indent, indent, ""
            line += gap + piece
            size += len(gap) + columns
            gap = _GAP
        return [*lines, line.rstrip()]


def printable(text: str) -> str:
    """Return text from a file with control characters escaped: it must not command the terminal."""
    return text if text.isprintable() else ascii(text)[1:-1]


def folded(line: str, width: int | None) -> list[str]:
    """Break a plain line between words so that it fits; None: any length fits."""
    from textwrap import wrap

    return [line] if width is None else wrap(shown(line), width, break_on_hyphens=False)


def unpainted(line: str) -> str:
    """Return a line as it is seen, without its colours."""
    return re.sub(_COLOURS, "", shown(line))


def folded_painted(line: str, width: int | None, indent: str = "") -> list[str]:
    """Break a line between words so that it fits; colours take no columns.

    indent: the start of all lines but the first.
    """
    if width is None or len(unpainted(line)) <= width:
        return [line]
    lines, size = [""], 0
    for word in line.split():
        columns = len(unpainted(word))
        if size and size + 1 + columns > width:
            lines.append(indent + word)
            size = len(indent) + columns
        else:
            lines[-1] += f" {word}" if size else word
            size += columns + bool(size)
    return lines


def aligned(rows: Sequence[Sequence[str]], left: Collection[int] = (0,)) -> Iterator[str]:
    """Yield the rows of a table, cells in columns.

    left: the columns to align to the left. So are intervals (`[1, 2]`); all else goes to the right.
    """
    seen = [[shown(cell) for cell in row] for row in rows]
    widths = [max(map(len, column)) for column in zip(*seen, strict=True)]
    for row in seen:
        cells = (
            cell.ljust(width) if column in left or _is_interval(cell) else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        )
        yield _GAP.join(cells).rstrip()


def _is_interval(cell: str) -> bool:
    """Return whether a cell is an interval; a tile such as `[CH]` has no comma."""
    return cell.startswith("[") and "," in cell


def is_terminal(file: object) -> bool:
    """Return whether a stream is a terminal."""
    try:
        return bool(file.isatty())  # type: ignore[attr-defined]
    except (AttributeError, ValueError):  # no stream, or a closed one
        return False


def terminal_width(file: object) -> int | None:
    """Return the columns of the terminal that a stream writes to; None: it is not a terminal."""
    if not is_terminal(file):
        return None
    from shutil import get_terminal_size

    return get_terminal_size().columns
