"""Word queries and equations in bulk: rows that are answered in pieces."""

from __future__ import annotations

import re
from abc import abstractmethod
from copy import copy
from typing import TYPE_CHECKING, Any, Final, TypeVar

from lexicon_fast.base.errors import BadOption, BadPosition, BadQuery, shortened
from lexicon_fast.batch.queries import Query, View
from lexicon_fast.batch.streaming import Piece
from lexicon_fast.rows.streams import Totals

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from lexicon_fast.batch.streaming import Task
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.find.tiles import HasTiles
    from lexicon_fast.rows.chunks import AnyChunk
    from lexicon_fast.rows.formats import Format
    from lexicon_fast.rows.line_rows import Row
    from lexicon_fast.rows.query_rows import HasRow, QueryRows

#: Bytes of input to answer at a time. A query of 20 bytes may have all words of a dictionary.
_BYTES: Final = 1 << 11

_Self = TypeVar("_Self", bound="WordQuery")


class WordQuery(Query):
    """Queries about the words of a dictionary, whose answers are written in pieces.

    limit: the most words or solutions; None: all. tiles: for points and probability, or None;
    tiles_id: identifies them in job records.
    """

    def __init__(self, limit: int | None, tiles: HasTiles | None, tiles_id: str) -> None:
        self._limit = limit
        self._tiles = tiles
        self._tiles_id = tiles_id
        #: The dictionaries that `in` names, and their identifiers; empty: they are not checked.
        self._lists: dict[str, str] = {}

    @abstractmethod
    def rows(self, dictionary: Dictionary, view: View) -> QueryRows[Any]:
        """Return the object that reads, answers and writes rows."""

    @property
    def lists(self) -> dict[str, str]:
        """The dictionaries that `in` names, for `job`."""
        return {f"in:{name}": found for name, found in sorted(self._lists.items())}

    def prepared(self: _Self, dictionary: Dictionary, chunks: Iterable[AnyChunk]) -> _Self:
        rows = self.rows(dictionary, View("jsonl"))
        prepared = copy(self)
        prepared._lists = {name: rows.finder.list_id(name) for name in named_lists(rows, chunks)}
        return prepared

    def chunk_bytes(self, _form: Format) -> int:
        return _BYTES

    def task(self, dictionary: Dictionary, view: View) -> Task:
        rows: Any = self.rows(dictionary, view)
        write = self._writer(rows, view)

        def task(chunk: AnyChunk) -> Iterator[Piece]:
            for found in self._answers(rows, chunk, rows.read_rows(chunk, view.place), view):
                waiting = b""
                for piece in write(found):
                    if waiting:
                        yield Piece(waiting, Totals(), is_whole=False)
                    waiting = piece
                yield Piece(waiting, totals_of(found), notice=found.row.notice)

        return task

    def _answers(
        self, rows: QueryRows[Any], chunk: AnyChunk, read: list[Row], view: View
    ) -> Iterator[Any]:
        """Yield the answer to each row. Raises BadPosition for a bad one, if it stops the run.

        Raises BadOption for a dictionary that `in` names and that differs from that of the job.
        """
        for row in read:
            found = rows.unanswered(row)
            if row.error is None:
                self._check_lists(rows, row)
                try:
                    found = rows.answer(row)
                except BadQuery as error:  # of a dictionary that `in` names, or of tiles
                    row.fail(rows.name_of(chunk, view.place, row), error)
            if row.error is not None and view.fail_fast:
                raise BadPosition(row.error)
            yield found

    def _check_lists(self, rows: QueryRows[Any], row: Row) -> None:
        for name in rows.lists_of(row) if self._lists else ():
            if (now := rows.finder.list_id(name)) != self._lists[name]:
                raise BadOption(
                    f"in:{shortened(name, 100)} is not the dictionary that this job was started"
                    f" with ({self._lists[name]}, now {now}); use the same on all machines, and do"
                    " not change it before the job is finished"
                )

    def _writer(self, rows: QueryRows[Any], view: View) -> Callable[[Any], Iterator[bytes]]:
        if view.form != "text":
            return {"csv": rows.csv, "tsv": rows.tsv}.get(view.form, rows.jsonl)
        paint = view.painter()
        # In a pipe, a line that is no word would be taken for one; stderr has the error.
        with_errors = view.numbered or view.width is not None
        return lambda found: rows.text(
            found, paint, numbered=view.numbered, with_errors=with_errors
        )


#: A condition `in`, in a text or in JSON, perhaps with escapes.
_MAY_NAME_LISTS: Final = re.compile(r"(?i)\bin[:\"]|\\u")


def named_lists(rows: Any, chunks: Iterable[AnyChunk]) -> set[str]:
    """Return the names of all dictionaries in good queries. Other rows are not parsed.

    rows: reads them, FindRows or EquationRows; chunks: what it reads.
    """
    found: set[str] = set()
    for chunk in chunks:
        for row in rows.read_rows(chunk, "", may_matter=_MAY_NAME_LISTS):
            if row.error is None:
                found |= rows.lists_of(row)
    return found


def totals_of(found: HasRow) -> Totals:
    """Return the totals of an answer: one row, and its error."""
    error = found.row.error
    return Totals(1, int(error is not None), error)
