"""Rows of queries, whose answers are written in pieces: text, JSON, CSV and TSV."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Generic, Protocol, TypeVar

from lexicon_fast.find.finder import finder_of
from lexicon_fast.rows.chunks import row_name
from lexicon_fast.rows.line_rows import (
    LineRows,
    csv_field,
    json_of_error,
    name_of_row,
    tsv_field,
)
from lexicon_fast.rows.painter import BOLD, DIM, RED
from lexicon_fast.rows.text import displayed_id

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.rows.chunks import AnyChunk
    from lexicon_fast.rows.line_rows import Row
    from lexicon_fast.rows.painter import Painter


class HasRow(Protocol):
    """The answer to a row."""

    @property
    def row(self) -> Row: ...


_Answer = TypeVar("_Answer", bound=HasRow)


class QueryRows(LineRows, Generic[_Answer]):
    """Reads queries, and writes their answers.

    An answer can be larger than memory: all formats yield it in pieces.
    """

    #: The columns of CSV and TSV between the id and the error.
    table_columns: Sequence[str]

    def __init__(self, dictionary: Dictionary, *, strict: bool) -> None:
        super().__init__(strict=strict)
        #: Answers the queries.
        self.finder = finder_of(dictionary)

    @abstractmethod
    def lists_of(self, row: Row) -> set[str]:
        """Return the names of the dictionaries that `in` names in a row."""

    @abstractmethod
    def answer(self, row: Row) -> _Answer:
        """Return the answer to a row. Raises BadQuery."""

    @abstractmethod
    def unanswered(self, row: Row) -> _Answer:
        """Return an empty answer, for a row with an error."""

    @staticmethod
    def name_of(chunk: AnyChunk, place: str, row: Row) -> str:
        """Return the name of a row in errors."""
        return row_name(chunk, place, row.number)

    def jsonl(self, answer: _Answer) -> Iterator[bytes]:
        """Yield an object for a row, in pieces."""
        row = answer.row
        return iter([json_of_error(row)]) if row.error is not None else self._object(answer)

    @abstractmethod
    def _object(self, answer: _Answer) -> Iterator[bytes]:
        """Yield an object for an answer, in pieces."""

    def csv(self, answer: _Answer) -> Iterator[bytes]:
        """Yield the records of a row. An empty answer, or a bad row, has one record."""
        return self._table(answer, ",", csv_field)

    def tsv(self, answer: _Answer) -> Iterator[bytes]:
        """Yield the same records with tabs and escapes, instead of commas and quotes."""
        return self._table(answer, "\t", tsv_field)

    def _table(
        self, answer: _Answer, separator: str, field: Callable[[str], str]
    ) -> Iterator[bytes]:
        row = answer.row
        head = f"{row.number}{separator}{field(name_of_row(row))}{separator}"
        if row.error is None:
            yield from self._records(answer, head, separator, field)
        else:
            yield f"{head}{separator * len(self.table_columns)}{field(row.error)}\n".encode()

    @abstractmethod
    def _records(
        self, answer: _Answer, head: str, separator: str, field: Callable[[str], str]
    ) -> Iterator[bytes]:
        """Yield the records of an answer: `head`, the values of `table_columns`, no error."""

    def text(
        self, answer: _Answer, paint: Painter, *, numbered: bool, with_errors: bool
    ) -> Iterator[bytes]:
        """Yield the lines of a row, in pieces.

        numbered: with a heading and an empty line at the end; with_errors: also the error of a bad
        row, with the wrong part marked.
        """
        row = answer.row
        if row.error is None:
            if numbered:
                number = paint(f"{displayed_id(row.number, row.id)}: ", DIM)
                yield f"{number}{paint(row.rack, BOLD)}{self._summary(answer)}\n".encode()
            yield from self._lines(answer, paint)
        elif with_errors:
            marked = f"\n{row.marked}" if row.marked else ""
            yield f"{paint(row.error, RED)}{marked}\n".encode()
        if numbered:
            yield b"\n"

    def _summary(self, _answer: _Answer) -> str:
        """Return the end of a heading."""
        return ""

    @abstractmethod
    def _lines(self, answer: _Answer, paint: Painter) -> Iterator[bytes]:
        """Yield the lines of an answer, in pieces."""
