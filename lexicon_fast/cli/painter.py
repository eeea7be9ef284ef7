"""Text for people: in colours if wanted, in lines that a terminal has room for."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import TextIO

# ANSI colours, as in the rows of `solve`.
BOLD: Final = "1"
DIM: Final = "2"
RED: Final = "31"
GREEN: Final = "32"
YELLOW: Final = "33"
CYAN: Final = "36"

_COLOURS: Final = re.compile(r"\x1b\[[0-9;]*m")
_GAP: Final = "  "
_OFF: Final = "\x1b[0m"


class Painter:
    """Colours or none. Nothing is told by a colour alone.

    width: columns of the terminal, where lines are broken; None: as wide as need be.
    """

    def __init__(self, *, colour: bool, width: int | None = 80) -> None:
        self.colour = colour
        self.width = None if width is None else max(width, 20)

    def __call__(self, text: str, colour: str) -> str:
        return f"\x1b[{colour}m{text}{_OFF}" if self.colour and text else text

    def word(self, laid: str) -> str:
        """A word in bold, the letters that Masters stand for in a colour of their own."""
        if not self.colour:
            return laid
        inside = laid.replace("[", f"\x1b[{YELLOW}m[").replace("]", "]\x1b[39m")
        return f"\x1b[{BOLD}m{inside}{_OFF}"

    def card(self, card: str, points: int) -> str:
        """`A10`: a card and its points."""
        return self(card, YELLOW if card == "*" else BOLD) + self(str(points), DIM)

    def wrapped(self, label: str, pieces: Sequence[tuple[str, int]], indent: int) -> list[str]:
        """A label, then pieces (text, columns it takes), over several lines where they are many."""
        lines = []
        line, size = self(label.ljust(indent), DIM), indent
        if len(label) >= indent:
            line, size = self(label, DIM) + " ", len(label) + 1
        empty = True
        for text, columns in pieces:
            if not empty and self.width is not None and size + len(_GAP) + columns > self.width:
                lines.append(line)
                line, size, empty = " " * indent, indent, True
            if not empty:
                line += _GAP
                size += len(_GAP)
            line += text
            size += columns
            empty = False
        return [*lines, line.rstrip()]


def plain(text: str) -> str:
    """A text from a file, without what would command the terminal."""
    return text if text.isprintable() else ascii(text)[1:-1]


def counted(number: int, what: str) -> str:
    """`1 card`, `2 cards`."""
    return f"{number:,} {what}" if number == 1 else f"{number:,} {what}s"


def folded(line: str, width: int | None) -> list[str]:
    """A line broken between words where it is too long; None: as wide as need be."""
    from textwrap import wrap

    return [line] if width is None else wrap(line, width, break_on_hyphens=False)


def unpainted(line: str) -> str:
    """A line without its colours."""
    return _COLOURS.sub("", line)


def folded_painted(line: str, width: int | None) -> list[str]:
    """As `folded`, for a line that may be painted: colours take no room."""
    if width is None or len(unpainted(line)) <= width:
        return [line]
    lines, size = [""], 0
    for word in line.split():
        columns = len(unpainted(word))
        if size and size + 1 + columns > width:
            lines.append(word)
            size = columns
        else:
            lines[-1] += f" {word}" if size else word
            size += columns + bool(size)
    return lines


def terminal_width(file: TextIO | None) -> int | None:
    """Columns of the terminal that a stream goes to; None: it goes somewhere else."""
    try:
        if file is None or not file.isatty():
            return None
    except ValueError:  # closed
        return None
    from shutil import get_terminal_size

    return get_terminal_size().columns


def is_terminal(file: object) -> bool:
    """Is somebody at the other end of a stream?"""
    try:
        return bool(file.isatty())  # type: ignore[attr-defined]
    except (AttributeError, ValueError):  # none, or closed
        return False
