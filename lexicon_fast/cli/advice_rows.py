"""Advice written out: objects of JSON, and text that is refined in place on a terminal."""

from __future__ import annotations

import math
import os
from abc import ABC, abstractmethod
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

from lexicon_fast.cli.picture import BOLD, DIM, GREEN, RED, counted, picture, plain
from lexicon_fast.games.lexicon import notation

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from typing import TextIO

    from lexicon_fast.bots.lexicon.advice import Advice
    from lexicon_fast.bots.lexicon.reasons import Advised
    from lexicon_fast.cli.picture import Painter
    from lexicon_fast.games.lexicon.observation import Observation

#: Of an action, in objects.
_ORDER: Final = ("gain", "margin", "win", "lose", "points", "turns", "playouts", "why")

#: Decimals of the numbers in objects.
_DECIMALS: Final = {"gain": 3, "margin": 3, "points": 3, "turns": 3, "win": 4, "lose": 4}

_HEAD: Final = ("", "action", "result", "", "first", "other", "risk", "turns")
_NUMBERS_FROM: Final = 2
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


class Writer(ABC):
    """Writes advice for one position after the other."""

    def __init__(self, out: TextIO, top: int) -> None:
        self._out = out
        self._top = top

    @abstractmethod
    def begin(self, row_id: Any, sees: Observation) -> None:
        """A position; row_id: its id, as JSON."""

    @abstractmethod
    def show(self, advice: Advice) -> None:
        """What is known by now."""

    @abstractmethod
    def end(self) -> None:
        """No more is coming about this position."""

    @abstractmethod
    def error(self, row_id: Any, message: str) -> None:
        """A position that is none."""

    def _write(self, text: str) -> None:
        self._out.write(text)
        self._out.flush()


class Objects(Writer):
    """JSON Lines: an object for each position, or for each refinement."""

    def __init__(self, out: TextIO, top: int, *, stream: bool) -> None:
        super().__init__(out, top)
        self._stream = stream
        self._id: Any = None
        self._last: Advice | None = None

    def begin(self, row_id: Any, sees: Observation) -> None:
        self._id = row_id
        self._last = None

    def show(self, advice: Advice) -> None:
        self._last = advice
        if self._stream:
            self._put(self._object(advice) | {"final": advice.final})

    def end(self) -> None:
        if self._last is not None and not self._stream:
            self._put(self._object(self._last))

    def error(self, row_id: Any, message: str) -> None:
        self._put({"id": row_id, "error": message})

    def _object(self, advice: Advice) -> dict[str, Any]:
        found: dict[str, Any] = {"id": self._id, "player": advice.player}
        if advice.word is not None:
            found |= {"word": advice.word, "known": advice.known, "certain": advice.certain}
        found["playouts"] = advice.playouts
        found["actions"] = [_object(row) for row in advice.ranked[: self._top]]
        return found

    def _put(self, value: dict[str, Any]) -> None:
        import msgspec

        self._write(msgspec.json.encode(value).decode() + "\n")


def _object(row: Advised) -> dict[str, Any]:
    import msgspec

    found: dict[str, Any] = msgspec.to_builtins(row.action)
    values = {name: getattr(row, name) for name in _ORDER}
    for name, decimals in _DECIMALS.items():
        if values[name] is not None:
            values[name] = round(values[name], decimals) if math.isfinite(values[name]) else None
    return found | values


class Texts(Writer):
    """A picture of the position, and the actions in columns.

    paint: asked before each drawing, as a terminal may change its width; live: draw each
    refinement over the one before; numbered: each position has a heading.
    """

    def __init__(
        self, out: TextIO, top: int, paint: Callable[[], Painter], *, live: bool, numbered: bool
    ) -> None:
        super().__init__(out, top)
        self._paint = paint
        self._live = live
        self._numbered = numbered
        self._sees: Observation | None = None
        self._last: Advice | None = None
        self._begin = 0.0
        #: Lines below the picture that the next drawing goes over.
        self._drawn = 0

    def begin(self, row_id: Any, sees: Observation) -> None:
        self._sees, self._last, self._drawn = sees, None, 0
        self._begin = monotonic()
        paint = self._paint()
        names = [
            "you" if seat == sees.player else f"player {seat + 1}"
            for seat in range(len(sees.hand_sizes))
        ]
        lines = [paint(f"{_name(row_id)}:", BOLD)] if self._numbered else []
        lines += [*picture(sees, names, paint), ""]
        hide = _HIDE_CURSOR if self._live else ""
        self._write(hide + "".join(f"{line}\n" for line in lines))

    def show(self, advice: Advice) -> None:
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

    def _draw(self, advice: Advice) -> None:
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

    def _lines(self, advice: Advice, top: int) -> Iterator[str]:
        assert self._sees is not None
        paint = self._paint()
        rows = advice.ranked[:top]
        yield from _table(rows, self._sees, paint)
        yield ""
        said = [row.why for row in rows] if advice.word is not None else [rows[0].why]
        for row, why in zip(rows, said, strict=False):
            action = notation.format(row.action, self._sees)
            yield from _folded(f"{action}: {why}", paint.width)
        yield from _folded(self._status(advice), paint.width, paint)

    def _status(self, advice: Advice) -> str:
        count = counted(advice.playouts, "play-out")
        if not self._live:
            return f"[{count}]"
        seconds = f"{monotonic() - self._begin:.1f} s"
        return f"[{count} in {seconds}{'' if advice.final else '; Ctrl-C ends it'}]"


def _table(rows: Sequence[Advised], sees: Observation, paint: Painter) -> Iterator[str]:
    """The actions in columns; dim what is clearly worse than the best."""
    cells = [_HEAD, *(_cells(number, row, sees) for number, row in enumerate(rows, 1))]
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    if paint.width is not None:
        over = sum(widths) + len(_GAP) * (len(widths) - 1) - paint.width
        widths[_ACTION] = max(widths[_ACTION] - max(over, 0), len(_CUT) + 3)
    for place, row in enumerate(cells):
        line = _line(row, widths)
        if paint.width is not None:
            line = line[: paint.width]
        if place == 0:
            yield paint(line, DIM)
        elif place == 1:
            yield paint(line, GREEN)
        else:
            best, this = rows[0], rows[place - 1]
            worse = this.gain + this.margin < best.gain - best.margin
            yield paint(line, DIM) if worse else line


def _cells(number: int, row: Advised, sees: Observation) -> tuple[str, ...]:
    from lexicon_fast.bots.lexicon.reasons import percent

    low, high = row.gain - row.margin, row.gain + row.margin
    return (
        str(number),
        notation.format(row.action, sees),
        f"{row.gain:+.1f}",
        f"[{low:+.1f}, {high:+.1f}]" if math.isfinite(row.margin) else "",
        percent(row.win),
        percent(row.lose),
        f"{row.points:.1f}",
        "-" if row.turns is None else f"{row.turns:.1f}",
    )


def _line(cells: Sequence[str], widths: Sequence[int]) -> str:
    shown = []
    for place, (cell, width) in enumerate(zip(cells, widths, strict=True)):
        if len(cell) > width:
            cell = cell[: width - len(_CUT)] + _CUT
        left = place == _ACTION or cell.startswith("[")
        shown.append(cell.ljust(width) if left else cell.rjust(width))
    return _GAP.join(shown).rstrip()


def _folded(text: str, width: int | None, paint: Painter | None = None) -> list[str]:
    from textwrap import wrap

    lines = [text] if width is None else wrap(text, width, break_on_hyphens=False)
    return lines if paint is None else [paint(line, DIM) for line in lines]


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
