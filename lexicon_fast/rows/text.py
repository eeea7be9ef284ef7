"""Plays and plans of Lexicon as text: a block for each position, aligned columns, best first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lexicon_fast.rows.painter import BOLD, DIM, GREEN, RED, folded_painted

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lexicon_fast._native.lexicon.moves import Moves
    from lexicon_fast._native.lexicon.plan import Plans
    from lexicon_fast.rows.painter import Painter

_ACTION_COLOURS: Final = {"form": "36", "insert": "35", "substitute": "34"}
_GAP: Final = "  "
_ELLIPSIS: Final = "..."


class TextRows:
    """Formats plays and plans.

    numbered: each block starts with the id of its position, or the number of its row, and ends with
    an empty line.
    """

    def __init__(self, paint: Painter, *, numbered: bool) -> None:
        self._paint = paint
        self._numbered = numbered

    def plays(self, moves: Moves) -> bytes:
        """Format the plays of each position."""
        lines: list[str] = []
        positions = moves.positions.rows()[moves.first : moves.first + moves.n]
        for position, count, plays in zip(positions, moves.counts(), moves.rows(), strict=True):
            row, row_id, hand, table, error = position
            if error is not None:
                lines.append(self._paint(error, RED))
            else:
                shown = f"{len(plays):,} of {count:,}" if len(plays) < count else f"{count:,}"
                noun = "play" if count == 1 else "plays"
                lines += self._heading(row, row_id, hand, table, f"{shown} {noun}")
                lines += self._plays(table, plays)
            if self._numbered:
                lines.append("")
        return _encoded(lines)

    def plans(self, plans: Plans) -> bytes:
        """Format the plans of each hand."""
        lines: list[str] = []
        positions = plans.positions.rows()[plans.first : plans.first + plans.n]
        for i, (row, row_id, hand, _, _) in enumerate(positions):
            error = plans.errors.get(plans.first + i)
            if error is not None:
                lines.append(self._paint(error, RED))
            else:
                turns = plans.empties_in_of(i)
                s = "" if turns == 1 else "s"
                result = "cannot be emptied" if turns is None else f"empty in {turns} turn{s}"
                lines += self._heading(row, row_id, hand, [], result)
                entries = [
                    (str(turns), str(points), left, " ".join(words))
                    for turns, words, left, points in plans.rows_of(i)
                ]
                lines += self._table(("turns", "points", "left", "words"), entries)
            if self._numbered:
                lines.append("")
        return _encoded(lines)

    def _heading(
        self, row: int, row_id: str | None, hand: str, table: Sequence[str], result: str
    ) -> list[str]:
        """Return `7: CATDOG* on hat l[u]rch, 10 of 241 plays`, over as many lines as needed."""
        paint = self._paint
        number = f"{displayed_id(row, row_id)}: " if self._numbered else ""
        pieces = [paint(hand if table else f"{hand},", BOLD)]
        if table:
            pieces += [paint("on", DIM), *table[:-1], f"{table[-1]},"]
        line = paint(number, DIM) + " ".join([*pieces, result])
        return folded_painted(line, paint.width, indent="   ")

    def _plays(
        self,
        table: Sequence[str],
        plays: Sequence[tuple[str, int | None, str, str, str, str, int]],
    ) -> list[str]:
        if not plays:
            return []
        on = any(target is not None for _, target, *_ in plays)
        rows = []
        for action, target, _, laid, cards, left, points in plays:
            word = "" if target is None else table[target]
            rows.append((str(points), left, action, *((word,) if on else ()), laid, cards))
        return self._table(
            ("points", "left", "play", *(("on",) if on else ()), "word", "cards"), rows
        )

    def _table(self, columns: Sequence[str], rows: Sequence[tuple[str, ...]]) -> list[str]:
        """Return aligned lines: columns of numbers, the cards left, and columns of text."""
        paint = self._paint
        left = columns.index("left")
        word = columns.index("words" if "words" in columns else "word")
        widths = [max(map(len, cells)) for cells in zip(columns, *rows, strict=True)]
        if paint.width is not None:
            # Only the cards left may be cut: they can be many.
            over = sum(widths) + len(_GAP) * len(widths) - paint.width
            if over > 0:
                widths[left] = max(widths[left] - over, min(widths[left], 8))
        lines = [paint(_joined(_padded(columns, widths, left)), DIM)]
        for row in rows:
            cards = row[left] or "-"
            if len(cards) > widths[left]:
                cards = cards[: widths[left] - len(_ELLIPSIS)] + _ELLIPSIS
            cells = _padded((*row[:left], cards, *row[left + 1 :]), widths, left)
            if not row[left]:
                cells[left] = paint(cells[left], GREEN)
            if "play" in columns:
                action = columns.index("play")
                cells[action] = paint(cells[action], _ACTION_COLOURS[row[action]])
            cells[word] = paint.word(row[word]) + cells[word][len(row[word]) :]
            lines.append(_joined(cells))
        return lines


def _padded(cells: Sequence[str], widths: Sequence[int], numbers: int) -> list[str]:
    """Return cells of the widths of their columns. numbers: of columns aligned to the right."""
    return [
        cell.rjust(width) if column < numbers else cell.ljust(width)
        for column, (cell, width) in enumerate(zip(cells, widths, strict=True))
    ]


def _joined(cells: Sequence[str]) -> str:
    return (_GAP + _GAP.join(cells)).rstrip()


def displayed_id(row: int, row_id: str | None) -> str:
    """Return the id of a position for people, or the number of its row. row_id: in JSON."""
    if row_id is None:
        return str(row)
    if row_id.startswith('"'):
        import json

        text: str = json.loads(row_id)
        return text if text.isprintable() else row_id
    return row_id


def _encoded(lines: Sequence[str]) -> bytes:
    return "".join([line + "\n" for line in lines]).encode()
