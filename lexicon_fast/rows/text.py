"""Plays and plans of Lexicon as text: a block for each position, aligned columns, best first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lexicon_fast._native.lexicon.moves import Moves
    from lexicon_fast._native.lexicon.plan import Plans

# ANSI colours
BOLD: Final = "1"
DIM: Final = "2"
RED: Final = "31"
YELLOW: Final = "33"
_GREEN: Final = "32"
_ACTION_COLOURS: Final = {"form": "36", "insert": "35", "substitute": "34"}

_GAP: Final = "  "
_CUT: Final = "..."


class ColouredText:
    """Base of classes that format text, with ANSI colours or without."""

    def __init__(self, colour: bool) -> None:
        self._colour = colour

    def _paint(self, text: str, colour: str) -> str:
        return f"\x1b[{colour}m{text}\x1b[0m" if self._colour and colour and text else text


class TextRows(ColouredText):
    """Formats plays and plans.

    colour: use ANSI colours; width: columns of the terminal (None: no limit); numbered: each block
    starts with the id of its position, or the number of its row, and ends with an empty line.
    """

    def __init__(self, *, colour: bool, width: int | None, numbered: bool) -> None:
        super().__init__(colour)
        self._width = width
        self._numbered = numbered

    def plays(self, moves: Moves) -> bytes:
        """Format the plays of each position."""
        lines: list[str] = []
        heads = moves.positions.rows()[moves.first : moves.first + moves.n]
        for head, count, plays in zip(heads, moves.counts(), moves.rows(), strict=True):
            row, row_id, hand, table, error = head
            if error is not None:
                lines.append(self._paint(error, RED))
            else:
                shown = f"{len(plays):,} of {count:,}" if len(plays) < count else f"{count:,}"
                what = "play" if count == 1 else "plays"
                self._heading(lines, row, row_id, hand, table, f"{shown} {what}")
                self._plays(lines, table, plays)
            self._end_block(lines)
        return _bytes(lines)

    def plans(self, plans: Plans) -> bytes:
        """Format the plans of each hand."""
        lines: list[str] = []
        heads = plans.positions.rows()[plans.first : plans.first + plans.n]
        for i, (row, row_id, hand, _, _) in enumerate(heads):
            error = plans.errors.get(plans.first + i)
            if error is not None:
                lines.append(self._paint(error, RED))
            else:
                turns = plans.empties_in_of(i)
                s = "" if turns == 1 else "s"
                what = "cannot be emptied" if turns is None else f"empty in {turns} turn{s}"
                self._heading(lines, row, row_id, hand, [], what)
                self._table(
                    lines,
                    ("turns", "points", "left", "words"),
                    [
                        (str(turns), str(points), left, " ".join(words))
                        for turns, words, left, points in plans.rows_of(i)
                    ],
                    right=2,
                    bold=3,
                )
            self._end_block(lines)
        return _bytes(lines)

    def _heading(
        self,
        lines: list[str],
        row: int,
        row_id: str | None,
        hand: str,
        table: Sequence[str],
        facts: str,
    ) -> None:
        """Add `7: CATDOG* on hat l[u]rch, 10 of 241 plays`, wrapped to the width."""
        number = f"{_name(row, row_id)}: " if self._numbered else ""
        pieces = [(hand if table else hand + ",", BOLD)]
        if table:
            pieces.append(("on", DIM))
            pieces += [(word, "") for word in (*table[:-1], table[-1] + ",")]
        line, size = self._paint(number, DIM), len(number)
        for piece, colour in [*pieces, (facts, "")]:
            if size > len(number):
                if self._width is not None and size + 1 + len(piece) > self._width:
                    lines.append(line)
                    line = _GAP
                    size = len(_GAP)
                line += " "
            line += self._paint(piece, colour)
            size += 1 + len(piece)
        lines.append(line)

    def _plays(
        self,
        lines: list[str],
        table: Sequence[str],
        plays: Sequence[tuple[str, int | None, str, str, str, str, int]],
    ) -> None:
        if not plays:
            return
        on = any(target is not None for _, target, *_ in plays)
        rows = []
        for action, target, _, laid, cards, left, points in plays:
            place = "" if target is None else table[target]
            rows.append((str(points), left, action, *((place,) if on else ()), laid, cards))
        columns = ("points", "left", "play", *(("on",) if on else ()), "word", "cards")
        self._table(lines, columns, rows, right=1, bold=3 + on, actions=2)

    def _table(
        self,
        lines: list[str],
        columns: Sequence[str],
        rows: Sequence[tuple[str, ...]],
        *,
        right: int,
        bold: int,
        actions: int = -1,
    ) -> None:
        """Add lines of aligned columns: first `right` columns of numbers, then the cards left."""
        widths = [max(map(len, cells)) for cells in zip(columns, *rows, strict=True)]
        if self._width is not None:
            # Only the cards left may be cut: they can be many.
            over = sum(widths) + len(_GAP) * len(widths) - self._width
            if over > 0:
                widths[right] = max(widths[right] - over, min(widths[right], 8))
        lines.append(self._paint(_line(columns, widths, right), DIM))
        for row in rows:
            cells = list(row)
            left = cells[right]
            if not left:
                cells[right] = "-"
            elif len(left) > widths[right]:
                cells[right] = left[: widths[right] - len(_CUT)] + _CUT
            if self._colour:
                cells = _padded(cells, widths, right)
                if not left:
                    cells[right] = self._paint(cells[right], _GREEN)
                if actions >= 0:
                    cells[actions] = self._paint(cells[actions], _ACTION_COLOURS[row[actions]])
                cells[bold] = self._bold_word(cells[bold])
                lines.append((_GAP + _GAP.join(cells)).rstrip())
            else:
                lines.append(_line(cells, widths, right))

    def _bold_word(self, word: str) -> str:
        """Paint a word bold, with the letters that Masters stand for in yellow."""
        text = word.rstrip()
        inside = text.replace("[", f"\x1b[{YELLOW}m[").replace("]", "]\x1b[39m")
        return self._paint(inside, BOLD) + " " * (len(word) - len(text))

    def _end_block(self, lines: list[str]) -> None:
        if self._numbered:
            lines.append("")


def _line(cells: Sequence[str], widths: Sequence[int], right: int) -> str:
    return (_GAP + _GAP.join(_padded(cells, widths, right))).rstrip()


def _padded(cells: Sequence[str], widths: Sequence[int], right: int) -> list[str]:
    return [
        cell.rjust(width) if place < right else cell.ljust(width)
        for place, (cell, width) in enumerate(zip(cells, widths, strict=True))
    ]


def _name(row: int, row_id: str | None) -> str:
    if row_id is None:
        return str(row)
    if row_id.startswith('"'):
        import json

        text: str = json.loads(row_id)
        return text if text.isprintable() else row_id
    return row_id


def _bytes(lines: Sequence[str]) -> bytes:
    return "".join([line + "\n" for line in lines]).encode()
