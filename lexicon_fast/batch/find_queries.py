"""Word queries in bulk: the words that meet the conditions of each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from lexicon_fast.batch.queries import Query
from lexicon_fast.batch.streaming import Piece
from lexicon_fast.errors import BadPosition, BadQuery
from lexicon_fast.rows.formats import LINES, TABLES
from lexicon_fast.rows.streams import Totals

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from lexicon_fast.batch.queries import View
    from lexicon_fast.batch.streaming import Task
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.find.tiles import HasTiles
    from lexicon_fast.rows.find_rows import FindRows, FoundWords
    from lexicon_fast.rows.formats import Format

#: Bytes of input to answer at a time. A query of 20 bytes may have all words of a dictionary.
_BYTES: Final = 1 << 11


class FindQuery(Query):
    """The words of queries; options as for `Dictionary.find`.

    columns: names of `rows.find_rows.COLUMNS`; tiles: for points and probability, or None;
    tiles_id: identifies them in job records; group: one of `rows.find_rows.GROUPS`, or None.
    """

    example = "'length:7 and anagram:RETAINS'"
    noun = "query"
    input_formats = ("text", "jsonl")
    output_formats = LINES

    def __init__(
        self,
        order: str,
        limit: int | None,
        columns: Sequence[str],
        tiles: HasTiles | None = None,
        tiles_id: str = "",
        group: str | None = None,
    ) -> None:
        self._order = order
        self._limit = limit
        self._columns = tuple(columns)
        self._tiles = tiles
        self._tiles_id = tiles_id
        self._group = group

    def is_row(self, text: str) -> bool:
        return ":" in text  # in:words.txt and regex:a.b look like paths

    @property
    def job(self) -> Mapping[str, str]:
        return {
            "command": "find",
            "--order": self._order,
            "--limit": str(self._limit),
            "--columns": ",".join(self._columns),
            "--group": str(self._group),
            "--layout": self._tiles_id,
        }

    def chunk_bytes(self, _form: Format) -> int:
        return _BYTES

    def head(self, form: Format) -> bytes:
        if form not in TABLES:
            return b""
        from lexicon_fast.rows.find_rows import FindRows

        return FindRows.table_header(form, self._columns, self._group)

    def task(self, dictionary: Dictionary, view: View) -> Task:
        from lexicon_fast.rows.find_rows import FindRows, FoundWords

        rows = FindRows(
            dictionary,
            order=self._order,
            limit=self._limit,
            columns=self._columns,
            tiles=self._tiles,
            group=self._group,
            strict=view.strict,
        )
        write = self._writer(rows, view)

        def task(chunk: Any) -> Iterator[Piece]:
            for row in rows.read_rows(chunk, view.place):
                found = FoundWords(row, 0, rows.none)
                if row.error is None:
                    try:
                        found = rows.answer(row)
                    except BadQuery as error:  # of a dictionary that `in` names, or of tiles
                        row.error = f"{rows.name_of(chunk, view.place, row)}: {error}"
                if row.error is not None and view.fail_fast:
                    raise BadPosition(row.error)
                waiting = b""
                for piece in write(found):
                    if waiting:
                        yield Piece(waiting, Totals(), is_whole=False)
                    waiting = piece
                bad = row.error is not None
                yield Piece(waiting, Totals(1, int(bad), row.error), notice=row.notice)

        return task

    def _writer(self, rows: FindRows, view: View) -> Callable[[FoundWords], Iterator[bytes]]:
        if view.form != "text":
            return {"csv": rows.csv, "tsv": rows.tsv}.get(view.form, rows.jsonl)
        paint = view.painter()
        # In a pipe, a line that is no word would be taken for one; stderr has the error.
        with_errors = view.numbered or view.width is not None
        return lambda found: rows.text(
            found, paint, numbered=view.numbered, with_errors=with_errors
        )
