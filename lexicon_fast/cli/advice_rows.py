"""Writers of advice: JSON, and text that is refined in place on a terminal."""

from __future__ import annotations

import math
import os
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from time import monotonic
from typing import TYPE_CHECKING, Any, ClassVar, Final, NamedTuple

from lexicon_fast.base.tile_text import shown
from lexicon_fast.games.registry import part
from lexicon_fast.rows.painter import (
    BOLD,
    DIM,
    GREEN,
    RED,
    Painter,
    aligned,
    counted,
    folded,
    printable,
)

if TYPE_CHECKING:
    from lexicon_fast.cli.advise import Output
    from lexicon_fast.dictionary.alphabet import Alphabet

_ACTION: Final = 1
_GAP: Final = "  "
_CUT: Final = "..."

#: Lines of a terminal that are not rows: head, reason, status, the line of the cursor.
_OTHER_LINES: Final = 7

_UP: Final = "\x1b[{}A"
_CLEAR_LINE: Final = "\x1b[K"
_CLEAR_BELOW: Final = "\x1b[J"
_HIDE_CURSOR: Final = "\x1b[?25l"
_SHOW_CURSOR: Final = "\x1b[?25h"


class AdviceRows(ABC):
    """The values of a game's advice, for JSON and for a table. Each game has a subclass.

    Advice has `ranked`, rows with `action` and `why`, best first, and `final`.
    """

    #: The name of the game, in commands.
    game: ClassVar[str]
    #: The heads of the table's columns. The first column has numbers, the second actions.
    head: ClassVar[tuple[str, ...]]
    #: The fields of a row in JSON, in order, and the decimals of those that are rounded.
    fields: ClassVar[Sequence[str]]
    decimals: ClassVar[Mapping[str, int]]
    #: The field by which actions are ranked; `margin` is half of its 95% interval.
    value: ClassVar[str]

    def __init__(self, alphabet: Alphabet) -> None:
        self._alphabet = alphabet

    @abstractmethod
    def summary(self, advice: Any) -> dict[str, Any]:
        """Return the fields of the advice in JSON, without its actions."""

    @abstractmethod
    def picture(self, observation: Any, paint: Painter) -> list[str]:
        """Draw the position."""

    @abstractmethod
    def cells(self, row: Any) -> tuple[str, ...]:
        """Return the cells of the table after the action."""

    def explains_all(self, advice: Any) -> bool:
        """Return whether to print the reasons of all actions, not only of the best one."""
        return False

    def action(self, row: Any, observation: Any) -> str:
        """Return an action in the notation for people."""
        text: str = part("games", self.game, "notation").format(row.action, observation)
        return text

    def is_solved(self, advice: Any) -> bool:
        """Return whether the rest of the game was searched, so that nothing is estimated."""
        return False

    def effort(self, advice: Any) -> str:
        """Return how much work the advice is based on: `200 play-outs`."""
        return counted(advice.playouts, "play-out")

    def row(self, row: Any) -> dict[str, Any]:
        """Return the fields of an action in JSON, without the action."""
        values = {name: getattr(row, name) for name in self.fields}
        for name, decimals in self.decimals.items():
            if (value := values[name]) is not None:
                values[name] = round(value, decimals) if math.isfinite(value) else None
        return values

    def names(self, player: int, players: int) -> list[str]:
        """Return names for the players; the observation has none."""
        return ["you" if seat == player else f"player {seat + 1}" for seat in range(players)]

    def value_cells(self, row: Any) -> tuple[str, str]:
        """Return the value that ranks an action, and its interval."""
        low, high = self._interval(row)
        interval = f"[{low:+.1f}, {high:+.1f}]" if math.isfinite(row.margin) else ""
        return f"{getattr(row, self.value):+.1f}", interval

    def is_worse(self, row: Any, best: Any) -> bool:
        """Return whether an action is clearly worse than the best one."""
        return self._interval(row)[1] < self._interval(best)[0]

    def _interval(self, row: Any) -> tuple[float, float]:
        value = getattr(row, self.value)
        return value - row.margin, value + row.margin


class Choice(NamedTuple):
    """The action of a bot; None: it failed, for the reason in `error`.

    is_same: returns whether an action of advice is this one, however both are written.
    """

    bot: str
    action: Any
    error: str = ""
    is_same: Callable[[Any], bool] = bool


class _Writer:
    """Writes the advice on a sequence of positions.

    For each position it gets `begin` with the id, as JSON, and what bots choose there, `show` for
    each refinement of the advice, and `end`; `error` writes an error in place of a position.
    """

    def __init__(self, rows: AdviceRows, out: Output, top: int) -> None:
        self._rows = rows
        self._out = out
        self._top = top
        self._last: Any = None
        self._choices: Sequence[Choice] = ()


class JsonWriter(_Writer):
    """Writes JSON Lines: an object for each position, or for each refinement."""

    def __init__(self, rows: AdviceRows, out: Output, top: int, *, stream: bool) -> None:
        super().__init__(rows, out, top)
        self._stream = stream
        self._id: Any = None

    def begin(self, row_id: Any, observation: Any, choices: Sequence[Choice]) -> None:
        self._id, self._last, self._choices = row_id, None, choices

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
        result = {"id": self._id, **rows.summary(advice), "settled": advice.settled}
        result["actions"] = actions
        if self._choices:
            result["bots"] = [
                {"bot": each.bot, "error": each.error}
                if each.action is None
                else {
                    "bot": each.bot,
                    **msgspec.to_builtins(each.action),
                    "rank": rank_of(each, advice),
                }
                for each in self._choices
            ]
        return result

    def _put(self, value: dict[str, Any]) -> None:
        import msgspec

        self._out.write(msgspec.json.encode(value).decode() + "\n")


class TextWriter(_Writer):
    """Writes a picture of each position, and a table of the actions.

    numbered: start each position with its id.
    """

    def __init__(self, rows: AdviceRows, out: Output, top: int, *, numbered: bool) -> None:
        super().__init__(rows, out, top)
        self._paint = out.painter  # called before each drawing: the width can change
        #: Whether each refinement is drawn over the one before.
        self._live = out.live and _has_cursor()
        self._numbered = numbered
        self._observation: Any = None
        self._begin = 0.0
        #: Lines of the last drawing, which the next one replaces.
        self._drawn = 0

    def begin(self, row_id: Any, observation: Any, choices: Sequence[Choice]) -> None:
        self._observation, self._last, self._drawn = observation, None, 0
        self._choices = choices
        self._begin = monotonic()
        paint = self._paint()
        lines = [paint(f"{_name(row_id)}:", BOLD)] if self._numbered else []
        lines += [*self._rows.picture(observation, paint), ""]
        hide = _HIDE_CURSOR if self._live else ""
        self._out.write(hide + "".join(f"{line}\n" for line in lines))

    def show(self, advice: Any) -> None:
        self._last = advice
        if self._live:
            self._draw(advice)

    def end(self) -> None:
        if self._last is not None and not self._live:
            self._draw(self._last)
        more = _SHOW_CURSOR if self._live else ""
        self._out.write(more + ("\n" if self._numbered else ""))

    def error(self, row_id: Any, message: str) -> None:
        self._out.write(self._paint()(message, RED) + ("\n\n" if self._numbered else "\n"))

    def _draw(self, advice: Any) -> None:
        top = self._top
        replaced = self._live and not advice.final  # the next drawing goes over this one
        if replaced:
            other = _OTHER_LINES + len(self._choices)
            top = min(top, max(1, _height() - other))
        lines = list(self._lines(advice, top))
        if not self._live:
            self._out.write("".join(f"{line}\n" for line in lines))
            return
        if replaced:
            del lines[max(1, _height() - 1) :]
        up = _UP.format(self._drawn) if self._drawn else ""
        drawn = "".join(f"\r{line}{_CLEAR_LINE}\n" for line in lines)
        self._out.write(up + drawn + _CLEAR_BELOW)
        self._drawn = len(lines)

    def _lines(self, advice: Any, top: int) -> Iterator[str]:
        paint = self._paint()
        rows = advice.ranked[:top]
        yield from self._table(rows, paint)
        yield ""
        for row in rows if self._rows.explains_all(advice) else rows[:1]:
            action = self._rows.action(row, self._observation)
            yield from folded(f"{action}: {row.why}", paint.width)
        for choice in self._choices:
            yield from folded(self._chosen(choice, advice), paint.width)
        yield from (paint(line, DIM) for line in folded(self._status(advice), paint.width))

    def _chosen(self, choice: Choice, advice: Any) -> str:
        """Return what a bot chooses, and where that is in the advice."""
        if choice.action is None:
            return f"{choice.bot}: {choice.error}"
        rank = rank_of(choice, advice)
        action = self._rows.action(choice, self._observation)
        return f"{choice.bot} chooses {action}, {f'number {rank}' if rank else 'not in the advice'}"

    def _status(self, advice: Any) -> str:
        effort = self._rows.effort(advice)
        if self._live:
            effort += f" in {monotonic() - self._begin:.1f} s"
            effort += "" if advice.final else "; Ctrl-C stops"
        if advice.settled and not self._rows.is_solved(advice):
            effort += "; ended early: one action is left"
        return f"[{effort}]"

    def _table(self, rows: Sequence[Any], paint: Painter) -> Iterator[str]:
        """Yield the lines of the table; clearly worse actions are dim."""
        cells = [self._rows.head]
        for number, row in enumerate(rows, 1):
            action = shown(self._rows.action(row, self._observation))
            cells.append((str(number), action, *self._rows.cells(row)))
        if paint.width is not None:
            widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
            over = sum(widths) + len(_GAP) * (len(widths) - 1) - paint.width
            room = max(widths[_ACTION] - max(over, 0), len(_CUT) + 3)
            cells = [
                (number, _shortened(action, room), *others) for number, action, *others in cells
            ]
        for place, line in enumerate(aligned(cells, left=(_ACTION,))):
            cut = line if paint.width is None else line[: paint.width]
            if place == 1:
                yield paint(cut, GREEN)
            elif place == 0 or self._rows.is_worse(rows[place - 1], rows[0]):
                yield paint(cut, DIM)
            else:
                yield cut


Writer = JsonWriter | TextWriter


def rank_of(choice: Choice, advice: Any) -> int | None:
    """Return the place of an action in advice, from 1; None: it is not there."""
    ranked = enumerate(advice.ranked, 1)
    return next((at for at, row in ranked if choice.is_same(row.action)), None)


def _shortened(text: str, size: int) -> str:
    return text if len(text) <= size else text[: size - len(_CUT)] + _CUT


def _name(row_id: Any) -> str:
    """Return the id of a position for people."""
    import msgspec

    if isinstance(row_id, msgspec.Raw):
        row_id = msgspec.json.decode(row_id)
    return printable(row_id) if isinstance(row_id, str) else str(row_id)


def _has_cursor() -> bool:
    """Return whether lines on this terminal can be drawn over."""
    if os.name == "nt":
        return "WT_SESSION" in os.environ or "ANSICON" in os.environ
    return os.environ.get("TERM", "dumb") not in ("", "dumb")


def _height() -> int:
    from shutil import get_terminal_size

    return get_terminal_size().lines
