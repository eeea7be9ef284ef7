"""Rows of word equations, and their solutions: text, JSON, CSV and TSV."""

from __future__ import annotations

import json
from itertools import islice
from typing import TYPE_CHECKING, ClassVar, Final, NamedTuple

from lexicon_fast.errors import BadPosition, BadQuery
from lexicon_fast.find.equations.language import parse
from lexicon_fast.find.equations.solve import solve
from lexicon_fast.find.finder import finder_of
from lexicon_fast.find.query import lists_in
from lexicon_fast.rows.chunks import row_name
from lexicon_fast.rows.painter import BOLD, DIM
from lexicon_fast.rows.text import displayed_id
from lexicon_fast.rows.tile_rows import (
    LineRows,
    Row,
    as_json,
    csv_field,
    json_of_error,
    name_of_row,
    read_field,
    text_of_error,
    tsv_field,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.find.equations.solve import Solution
    from lexicon_fast.find.tiles import HasTiles
    from lexicon_fast.rows.chunks import Chunk
    from lexicon_fast.rows.formats import Format
    from lexicon_fast.rows.painter import Painter

#: Solutions that are formatted together.
_TOGETHER: Final = 1 << 12


class Solutions(NamedTuple):
    """The solutions of a row, found as they are taken; one more than `limit` if there are more."""

    row: Row
    found: Iterator[Solution]


class EquationRows(LineRows):
    """Reads equations, and writes their solutions.

    limit: the most solutions; None: all. with_values: text shows the values of the variables.
    tiles: for conditions on points and probability.
    """

    keys = ("id", "equations")
    expected: ClassVar[str] = 'expected: {"equations": "AB;BA;|A|=1"}, perhaps "id"'

    def __init__(
        self,
        dictionary: Dictionary,
        *,
        limit: int | None,
        with_values: bool,
        tiles: HasTiles | None,
        strict: bool = False,
    ) -> None:
        super().__init__(strict=strict)
        self._dictionary = dictionary
        #: Answers the queries of terms.
        self.finder = finder_of(dictionary)
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
        try:
            row.position = solve(self._dictionary, row.rack, limit=most, tiles=self._tiles)
        except BadQuery as error:
            row.marked = error.marked
            raise

    @staticmethod
    def name_of(chunk: Chunk, place: str, row: Row) -> str:
        """Return the name of a row in errors."""
        return row_name(chunk, place, row.number)

    @staticmethod
    def answer(row: Row) -> Solutions:
        """Return the solutions of a row."""
        return Solutions(row, row.position)

    def lists_of(self, row: Row) -> set[str]:
        """Return the names of the dictionaries that `in` names in the equations of a row."""
        words = parse(row.rack, self.finder.letters).words
        return {name for word in words for query in word.conditions for name in lists_in(query)}

    @staticmethod
    def unanswered(row: Row) -> Solutions:
        """Return no solutions, for a row with an error."""
        return Solutions(row, iter(()))

    @staticmethod
    def table_header(form: Format) -> bytes:
        """Return the header of CSV or TSV."""
        separator = "\t" if form == "tsv" else ","
        return separator.join(("position", "id", "words", "values", "error\n")).encode()

    def _parts(self, solutions: Solutions) -> Iterator[list[Solution]]:
        """Yield the listed solutions, some at a time."""
        listed = islice(solutions.found, self._limit)
        while some := [*islice(listed, _TOGETHER)]:
            yield some

    # Formats. Words have no characters that need escapes.

    def jsonl(self, solutions: Solutions) -> Iterator[bytes]:
        """Yield an object for a row, in pieces."""
        row = solutions.row
        row_id = row.id or row.number
        if row.error is not None:
            yield json_of_error(row)
            return
        start = f'{{"id":{row_id},"equations":{as_json(row.rack)},"solutions":['
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

    def csv(self, solutions: Solutions) -> Iterator[bytes]:
        """Yield a record for each solution; a row without any, or a bad one, has one record."""
        return self._records(solutions, ",", csv=True)

    def tsv(self, solutions: Solutions) -> Iterator[bytes]:
        """Yield the same records with tabs and escapes, instead of commas and quotes."""
        return self._records(solutions, "\t", csv=False)

    def _records(self, solutions: Solutions, separator: str, *, csv: bool) -> Iterator[bytes]:
        row = solutions.row
        field = csv_field if csv else tsv_field
        head = f"{row.number}{separator}{field(name_of_row(row))}{separator}"
        if row.error is not None:
            yield f"{head}{separator}{separator}{field(row.error)}\n".encode()
            return
        is_empty = True
        for some in self._parts(solutions):
            is_empty = False
            lines = [
                f"{head}{' '.join(words)}{separator}{_shown(values)}{separator}\n"
                for words, values in some
            ]
            yield "".join(lines).encode()
        if is_empty:
            yield f"{head}{separator}{separator}\n".encode()

    def text(
        self, solutions: Solutions, paint: Painter, *, numbered: bool, with_errors: bool
    ) -> Iterator[bytes]:
        """Yield the solutions of a row, one a line: its words, perhaps its values.

        numbered: with a heading and an empty line at the end; with_errors: also the error of a bad
        row, with the wrong part marked.
        """
        row = solutions.row
        if row.error is not None:
            if with_errors:
                yield text_of_error(row, paint)
        elif numbered:
            number = paint(f"{displayed_id(row.number, row.id)}: ", DIM)
            yield f"{number}{paint(row.rack, BOLD)}\n".encode()
        for some in self._parts(solutions):
            lines = [" ".join(words) for words, _ in some]
            if self._with_values:
                values = [paint(_shown(values), DIM) for _, values in some]
                lines = [f"{a}  {b}".rstrip() for a, b in zip(lines, values, strict=True)]
            yield "".join([f"{line}\n" for line in lines]).encode()
        # A row without any output yields an empty piece, which counts it.
        yield b"\n" if numbered else b""


def _shown(values: dict[str, str]) -> str:
    return " ".join([f"{name}={value}" for name, value in values.items()])
