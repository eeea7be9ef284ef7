"""Plays and plans of Lexicon as text: a block for each position, aligned columns, best first."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final, TypeAlias, TypeVar

from lexicon_fast.base.tile_text import shown
from lexicon_fast.rows.line_rows import name_of
from lexicon_fast.rows.painter import BOLD, DIM, GREEN, RED, Painter, counted, folded_painted

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from lexicon_fast._native.dictionary.compiled import Compiled
    from lexicon_fast._native.lexicon.moves import Moves
    from lexicon_fast._native.lexicon.plan import Plans

    Row: TypeAlias = tuple[str, ...]
    Play: TypeAlias = tuple[str, int | None, str, str, str, str, int]
    Step: TypeAlias = tuple[str, int | None, str, str, str]
    _Any = TypeVar("_Any")

_ACTION_COLOURS: Final = {"form": "36", "insert": "35", "substitute": "34"}
_GAP: Final = "  "
_ELLIPSIS: Final = "..."
#: Plays that are formatted together, which takes a kilobyte for each.
_TOGETHER: Final = 1 << 15


class TextRows:
    """Formats plays and plans.

    numbered: each block starts with the id of its position, or the number of its row, and ends with
    an empty line.
    """

    def __init__(self, paint: Painter, *, numbered: bool) -> None:
        self._paint = paint
        self._numbered = numbered

    def plays(self, moves: Moves) -> Iterator[bytes]:
        """Format the plays of each position, in pieces."""
        lines: list[str] = []
        positions = moves.positions.rows()[moves.first : moves.first + moves.n]
        for position, count, blocks in zip(positions, moves.counts(), _blocks(moves), strict=True):
            row, row_id, hand, table, error = position
            if error is not None:
                lines.append(self._paint(error, RED))
            else:
                kept = sum(len(block()) for block in blocks)
                shown = f"{kept:,} of " if kept < count else ""
                lines += self._heading(row, row_id, hand, table, shown + counted(count, "play"))
                for some in self._plays(table, blocks, moves.dictionary) if kept else ():
                    lines += some
                    if len(lines) > _TOGETHER:
                        yield _encoded(lines)
                        lines.clear()
            if self._numbered:
                lines.append("")
        yield _encoded(lines)

    def plans(self, plans: Plans) -> Iterator[bytes]:
        """Format the plans of each hand, in one piece."""
        lines: list[str] = []
        positions = plans.positions.rows()[plans.first : plans.first + plans.n]
        for i, (row, row_id, hand, table, _) in enumerate(positions):
            error = plans.errors.get(plans.first + i)
            if error is not None:
                lines.append(self._paint(error, RED))
            else:
                turns = plans.empties_in_of(i)
                on = table if plans.has_steps_of(i) else []
                if turns is not None:
                    result = f"empty in {counted(turns, 'turn')}"
                elif on and plans.most_turns:
                    result = f"cannot be emptied in {counted(plans.most_turns, 'turn')}"
                else:
                    result = "cannot be emptied"
                lines += self._heading(row, row_id, hand, on, result)
                entries = _once([partial(_entries, plans, i)])
                columns = "turns", "points", "left", "words"
                for some in self._table(columns, entries, plans.dictionary):
                    lines += some
            if self._numbered:
                lines.append("")
        yield _encoded(lines)

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
        blocks: Sequence[Callable[[], list[Play]]],
        dictionary: Compiled,
    ) -> Iterator[list[str]]:
        on = any(target is not None for block in blocks for _, target, *_ in block())

        def rows(block: Callable[[], list[Play]]) -> list[Row]:
            found = []
            for action, target, _, laid, cards, left, points in block():
                word = "" if target is None else table[target]
                found.append((str(points), left, action, *((word,) if on else ()), laid, cards))
            return found

        columns = ("points", "left", "play", *(("on",) if on else ()), "word", "cards")
        return self._table(columns, _once([partial(rows, block) for block in blocks]), dictionary)

    def _table(
        self,
        columns: Sequence[str],
        blocks: Sequence[Callable[[], list[Row]]],
        dictionary: Compiled,
    ) -> Iterator[list[str]]:
        """Yield aligned lines: columns of numbers, the cards left, and columns of text.

        blocks: functions that return some of the rows each; they are called twice.
        """
        paint = self._paint
        if dictionary.reader is not None:
            blocks = [partial(_with_tiles, block) for block in blocks]
        left = columns.index("left")
        word = columns.index("words" if "words" in columns else "word")
        widths = [*map(len, columns)]
        for block in blocks:
            cells_of = zip(*block(), strict=True)
            widths = [
                max(most, *map(len, cells)) for most, cells in zip(widths, cells_of, strict=True)
            ]
        if paint.width is not None:
            # Only the cards left may be cut: they can be many.
            over = sum(widths) + len(_GAP) * len(widths) - paint.width
            if over > 0:
                widths[left] = max(widths[left] - over, min(widths[left], 8))
        yield [paint(_joined(_padded(columns, widths, left)), DIM)]
        action = columns.index("play") if "play" in columns else None
        for block in blocks:
            lines = []
            for row in block():
                cards = row[left] or "-"
                if len(cards) > widths[left]:
                    cards = cards[: widths[left] - len(_ELLIPSIS)] + _ELLIPSIS
                cells = _padded((*row[:left], cards, *row[left + 1 :]), widths, left)
                if not row[left]:
                    cells[left] = paint(cells[left], GREEN)
                if action is not None:
                    cells[action] = paint(cells[action], _ACTION_COLOURS[row[action]])
                cells[word] = paint.word(row[word]) + cells[word][len(row[word]) :]
                lines.append(_joined(cells))
            yield lines


def _with_tiles(block: Callable[[], list[Row]]) -> list[Row]:
    """Return rows with tiles of several letters, which are wider than their stand-ins."""
    return [tuple(map(shown, row)) for row in block()]


def _blocks(moves: Moves) -> Iterator[list[Callable[[], list[Play]]]]:
    """Yield functions for each position that return its plays, up to _TOGETHER each."""
    blocks: list[Callable[[], list[Play]]] = []
    for piece in moves.pieces(_TOGETHER):
        for i in range(piece.n):
            blocks.append(partial(piece.rows_of, i))
            if not piece.is_continued or i < piece.n - 1:
                yield _once(blocks)
                blocks = []


def _once(blocks: list[Callable[[], list[_Any]]]) -> list[Callable[[], list[_Any]]]:
    """Return functions with the same results. One alone is called here, and keeps its result."""
    return [blocks[0]().copy] if len(blocks) == 1 else blocks


def _entries(plans: Plans, i: int) -> list[Row]:
    if plans.has_steps_of(i):
        table = plans.positions.rows()[plans.first + i][3]
        return [
            (str(turns), str(points), left, ", ".join(_steps(table, steps)))
            for (turns, _, left, points), steps in zip(
                plans.rows_of(i), plans.steps_of(i), strict=True
            )
        ]
    return [
        (str(turns), str(points), left, " ".join(words))
        for turns, words, left, points in plans.rows_of(i)
    ]


def _steps(table: Sequence[str], steps: Iterable[Step]) -> Iterator[str]:
    """Yield `walla -> fault` for a turn with a table word, as it lies then, and new words alone."""
    lies = [*table]
    for _, target, _, laid, _ in steps:
        if target is None:
            lies.append(laid)
            yield laid
        else:
            yield f"{lies[target]} -> {laid}"
            lies[target] = laid


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
    text = name_of(row_id)
    return text if text.isprintable() else row_id


def _encoded(lines: Sequence[str]) -> bytes:
    return "".join([line + "\n" for line in lines]).encode()
