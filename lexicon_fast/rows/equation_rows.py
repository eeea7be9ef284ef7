"""Rows of word equations, and their solutions: text, JSON, CSV and TSV."""

from __future__ import annotations

import json
from itertools import islice
from typing import TYPE_CHECKING, ClassVar, Final, NamedTuple

from lexicon_fast.base.errors import BadPosition
from lexicon_fast.find.equations.language import parse
from lexicon_fast.find.equations.solve import Solution, solve
from lexicon_fast.find.query import lists_in
from lexicon_fast.rows.find_rows import QueryRows
from lexicon_fast.rows.line_rows import Row, as_json, read_field
from lexicon_fast.rows.painter import DIM, Painter

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.find.tiles import HasTiles

#: Solutions that are formatted together.
_TOGETHER: Final = 1 << 12


class Solutions(NamedTuple):
    """The solutions of a row, found as they are taken; one more than `limit` if there are more."""

    row: Row
    found: Iterator[Solution]


class EquationRows(QueryRows[Solutions]):
    """Reads equations, and writes their solutions.

    limit: the most solutions; None: all. with_values: text shows the values of the variables.
    tiles: for conditions on points and probability.
    """

    keys = ("id", "equations")
    table_columns = ("words", "values")
    expected: ClassVar[str] = 'expected: {"equations": "AB;BA;|A|=1"}, optionally "id"'

    def __init__(
        self,
        dictionary: Dictionary,
        *,
        limit: int | None,
        with_values: bool,
        tiles: HasTiles | None,
        strict: bool = False,
    ) -> None:
        super().__init__(dictionary, strict=strict)
        self._dictionary = dictionary
        self._limit = limit
        self._with_values = with_values
        self._tiles = tiles

    def read(self, text: str, row: Row, input_format: str) -> None:
        row.rack = text.strip()
        if input_format == "jsonl":
            fields = self.fields(text, row)
            if "equations" not in fields:
                raise BadPosition(f"no 'equations'; {self.expected}")
            row.rack = read_field(fields, "equations", str, "a string")
        most = None if self._limit is None else self._limit + 1
        row.position = solve(self._dictionary, row.rack, limit=most, tiles=self._tiles)

    def lists_of(self, row: Row) -> set[str]:
        words = parse(row.rack, self.finder.letters).words
        return {name for word in words for query in word.conditions for name in lists_in(query)}

    def answer(self, row: Row) -> Solutions:
        return Solutions(row, row.position)

    def unanswered(self, row: Row) -> Solutions:
        return Solutions(row, iter(()))

    def _parts(self, solutions: Solutions) -> Iterator[list[Solution]]:
        """Yield the listed solutions, some at a time."""
        listed = islice(solutions.found, self._limit)
        while some := [*islice(listed, _TOGETHER)]:
            yield some

    # Formats. Words have no characters that need escapes.

    def _object(self, solutions: Solutions) -> Iterator[bytes]:
        row = solutions.row
        start = f'{{"id":{row.id or row.number},"equations":{as_json(row.rack)},"solutions":['
        count = 0
        for some in self._parts(solutions):
            count += len(some)
            texts = [
                json.dumps(
                    {"words": words, "values": values}, ensure_ascii=False, separators=(",", ":")
                )
                for words, values in some
            ]
            yield (start + ",".join(texts)).encode()
            start = ","
        more = "true" if next(solutions.found, None) is not None else "false"
        yield f'{"" if count else start}],"count":{count},"more":{more}}}\n'.encode()

    def _records(
        self, solutions: Solutions, head: str, separator: str, _field: Callable[[str], str]
    ) -> Iterator[bytes]:
        is_empty = True
        for some in self._parts(solutions):
            is_empty = False
            lines = [
                f"{head}{' '.join(words)}{separator}{_shown(values)}{separator}\n"
                for words, values in some
            ]
            yield "".join(lines).encode()
        if is_empty:
            yield f"{head}{separator * len(self.table_columns)}\n".encode()

    def _lines(self, solutions: Solutions, paint: Painter) -> Iterator[bytes]:
        """Yield the solutions of a row, one a line: its words, perhaps its values."""
        for some in self._parts(solutions):
            lines = [" ".join(words) for words, _ in some]
            if self._with_values:
                values = [paint(_shown(values), DIM) for _, values in some]
                lines = [f"{a}  {b}".rstrip() for a, b in zip(lines, values, strict=True)]
            yield "".join([f"{line}\n" for line in lines]).encode()


def _shown(values: dict[str, str]) -> str:
    return " ".join([f"{name}={value}" for name, value in values.items()])
