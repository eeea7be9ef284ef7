"""Advice written out: objects of JSON, and text that is refined in place on a terminal."""

from __future__ import annotations

import os
import sys
from abc import ABC, abstractmethod
from time import monotonic
from typing import TYPE_CHECKING, Any, ClassVar, Final

from lexicon_fast.cli.painter import BOLD, DIM, GREEN, RED, folded, plain
from lexicon_fast.errors import naming_errors

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from typing import TextIO

    from lexicon_fast.cli.painter import Painter

_ACTION: Final = 1
_GAP: Final = "  "
_CUT: Final = "..."

#: Lines that a terminal needs for more than the rows: head, reason, status, the cursor's own.
_OTHER_LINES: Final = 7

_UP: Final = "\x1b[{}A"
_CLEAR_LINE: Final = "\x1b[K"
_CLEAR_BELOW: Final = "\x1b[J"
_HIDE_CURSOR: Final = "\x1b[?25l"
_SHOW_CURSOR: Final = "\x1b[?25h"


class AdviceRows(ABC):
    """What is written of the advice on a game. Each game has a class of its own.

    Advice has `ranked`, rows with `action` and `why`, the best first, and `final`.
    """

    #: Of the columns: the first is for numbers, the second for actions.
    head: ClassVar[tuple[str, ...]]

    @abstractmethod
    def object(self, advice: Any) -> dict[str, Any]:
        """What an object says of all actions together."""

    @abstractmethod
    def row(self, row: Any) -> dict[str, Any]:
        """What an object says of an action, beside the action."""

    @abstractmethod
    def picture(self, sees: Any, paint: Painter) -> list[str]:
        """The position, drawn."""

    @abstractmethod
    def action(self, row: Any, sees: Any) -> str:
        """An action as people write it."""

    @abstractmethod
    def cells(self, row: Any) -> tuple[str, ...]:
        """What stands in the columns behind the action."""

    @abstractmethod
    def is_worse(self, row: Any, best: Any) -> bool:
        """Is it clear that an action is worse than the best?"""

    @abstractmethod
    def all_reasons(self, advice: Any) -> bool:
        """Are the reasons of all actions told, or only that of the best?"""

    @abstractmethod
    def effort(self, advice: Any) -> str:
        """What the advice is founded on: `200 play-outs`."""


class Writer(ABC):
    """Writes advice for one position after the other."""

    def __init__(self, rows: AdviceRows, out: TextIO, top: int) -> None:
        self._rows = rows
        self._out = out
        self._top = top

    @abstractmethod
    def begin(self, row_id: Any, sees: Any) -> None:
        """A position; row_id: its id, as JSON."""

    @abstractmethod
    def show(self, advice: Any) -> None:
        """What is known by now."""

    @abstractmethod
    def end(self) -> None:
        """No more is coming about this position."""

    @abstractmethod
    def error(self, row_id: Any, message: str) -> None:
        """A position that is none."""

    def _write(self, text: str) -> None:
        with naming_errors("stdout" if self._out is sys.stdout else self._out.name):
            self._out.write(text)
            self._out.flush()


class Objects(Writer):
    """JSON Lines: an object for each position, or for each refinement."""

    def __init__(self, rows: AdviceRows, out: TextIO, top: int, *, stream: bool) -> None:
        super().__init__(rows, out, top)
        self._stream = stream
        self._id: Any = None
        self._last: Any = None

    def begin(self, row_id: Any, sees: Any) -> None:
        self._id = row_id
        self._last = None

    def show(self, advice: Any) -> None:
        self._last = advice
        if self._stream:
            self._put(self._object(advice) | {"final": advice.final})

    def end(self) -> None:
        if self._last is not None and not self._stream:
            self._put(self._object(self._last))

    def error(self, row_id: Any, message: str) -> None:
        self._put({"id": row_id, "error": message})

    def _object(self, advice: Any) -> dict[str, Any]:
        import msgspec

        rows = self._rows
        actions = [
            msgspec.to_builtins(row.action) | rows.row(row) | {"why": row.why}
            for row in advice.ranked[: self._top]
        ]
        return {"id": self._id, **rows.object(advice), "actions": actions}

    def _put(self, value: dict[str, Any]) -> None:
        import msgspec

        self._write(msgspec.json.encode(value).decode() + "\n")


class Texts(Writer):
    """A picture of the position, and the actions in columns.

    paint: asked before each drawing, as a terminal may change its width; live: draw each
    refinement over the one before; numbered: each position has a heading.
    """

    def __init__(
        self,
        rows: AdviceRows,
        out: TextIO,
        top: int,
        paint: Callable[[], Painter],
        *,
        live: bool,
        numbered: bool,
    ) -> None:
        super().__init__(rows, out, top)
        self._paint = paint
        self._live = live
        self._numbered = numbered
        self._sees: Any = None
        self._last: Any = None
        self._begin = 0.0
        #: Lines below the picture that the next drawing goes over.
        self._drawn = 0

    def begin(self, row_id: Any, sees: Any) -> None:
        self._sees, self._last, self._drawn = sees, None, 0
        self._begin = monotonic()
        paint = self._paint()
        lines = [paint(f"{_name(row_id)}:", BOLD)] if self._numbered else []
        lines += [*self._rows.picture(sees, paint), ""]
        hide = _HIDE_CURSOR if self._live else ""
        self._write(hide + "".join(f"{line}\n" for line in lines))

    def show(self, advice: Any) -> None:
        self._last = advice
        if self._live:
            self._draw(advice)

    def end(self) -> None:
        if self._last is not None and not self._live:
            self._draw(self._last)
        more = _SHOW_CURSOR if self._live else ""
        self._write(more + ("\n" if self._numbered else ""))

    def error(self, row_id: Any, message: str) -> None:
        self._write(self._paint()(message, RED) + ("\n\n" if self._numbered else "\n"))

    def _draw(self, advice: Any) -> None:
        top = self._top
        over = self._live and not advice.final  # the next drawing goes over this one
        if over:
            top = min(top, max(1, _height() - _OTHER_LINES))
        lines = list(self._lines(advice, top))
        if not self._live:
            self._write("".join(f"{line}\n" for line in lines))
            return
        if over:
            del lines[max(1, _height() - 1) :]
        up = _UP.format(self._drawn) if self._drawn else ""
        drawn = "".join(f"\r{line}{_CLEAR_LINE}\n" for line in lines)
        self._write(up + drawn + _CLEAR_BELOW)
        self._drawn = len(lines)

    def _lines(self, advice: Any, top: int) -> Iterator[str]:
        paint = self._paint()
        rows = advice.ranked[:top]
        yield from self._table(rows, paint)
        yield ""
        for row in rows if self._rows.all_reasons(advice) else rows[:1]:
            action = self._rows.action(row, self._sees)
            yield from folded(f"{action}: {row.why}", paint.width)
        yield from (paint(line, DIM) for line in folded(self._status(advice), paint.width))

    def _status(self, advice: Any) -> str:
        effort = self._rows.effort(advice)
        if not self._live:
            return f"[{effort}]"
        seconds = f"{monotonic() - self._begin:.1f} s"
        return f"[{effort} in {seconds}{'' if advice.final else '; Ctrl-C ends it'}]"

    def _table(self, rows: Sequence[Any], paint: Painter) -> Iterator[str]:
        """The actions in columns; dim what is clearly worse than the best."""
        cells = [self._rows.head]
        for number, row in enumerate(rows, 1):
            action = self._rows.action(row, self._sees)
            cells.append((str(number), action, *self._rows.cells(row)))
        widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
        if paint.width is not None:
            over = sum(widths) + len(_GAP) * (len(widths) - 1) - paint.width
            widths[_ACTION] = max(widths[_ACTION] - max(over, 0), len(_CUT) + 3)
        for place, texts in enumerate(cells):
            line = _line(texts, widths)
            if paint.width is not None:
                line = line[: paint.width]
            if place == 0:
                yield paint(line, DIM)
            elif place == 1:
                yield paint(line, GREEN)
            else:
                worse = self._rows.is_worse(rows[place - 1], rows[0])
                yield paint(line, DIM) if worse else line


def _line(cells: Sequence[str], widths: Sequence[int]) -> str:
    shown = []
    for place, (cell, width) in enumerate(zip(cells, widths, strict=True)):
        if len(cell) > width:
            cell = cell[: width - len(_CUT)] + _CUT
        left = place == _ACTION or cell.startswith("[")
        shown.append(cell.ljust(width) if left else cell.rjust(width))
    return _GAP.join(shown).rstrip()


def _name(row_id: Any) -> str:
    """The id of a position, for people."""
    import msgspec

    if isinstance(row_id, msgspec.Raw):
        row_id = msgspec.json.decode(row_id)
    return plain(row_id) if isinstance(row_id, str) else str(row_id)


def has_cursor() -> bool:
    """Can lines on this terminal be drawn over?"""
    if os.name == "nt":
        return "WT_SESSION" in os.environ or "ANSICON" in os.environ
    return os.environ.get("TERM", "dumb") not in ("", "dumb")


def _height() -> int:
    from shutil import get_terminal_size

    return get_terminal_size().lines
