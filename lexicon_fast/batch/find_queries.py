"""Word queries in bulk: the words that meet the conditions of each."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from lexicon_fast.base.errors import BadPosition
from lexicon_fast.batch.streaming import Piece
from lexicon_fast.batch.word_queries import WordQuery, totals_of
from lexicon_fast.rows.formats import COLUMNS, NAMES, TABLES
from lexicon_fast.rows.streams import Totals

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    import pyarrow as pa

    from lexicon_fast.batch.queries import View
    from lexicon_fast.batch.streaming import Task
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.find.definitions import Definitions
    from lexicon_fast.find.playability import Playability
    from lexicon_fast.find.tiles import HasTiles
    from lexicon_fast.find.word_facts import Array
    from lexicon_fast.rows.arrow import RowKind
    from lexicon_fast.rows.chunks import AnyChunk
    from lexicon_fast.rows.find_rows import FindRows, FoundWords
    from lexicon_fast.rows.formats import Format

#: Rows that are joined to one record batch, about.
_ROWS: Final = 1 << 14


class FindQuery(WordQuery):
    """The words of queries; options as for `Dictionary.find`.

    columns: names of `rows.find_rows.COLUMNS`; tiles: for points and probability, or None;
    tiles_id: identifies them in job records; definitions: of the words, or None; group_by: one of
    `rows.find_rows.GROUPS`, or None; playability: the table of the dictionary, or None.
    """

    example = "'length:7 and anagram:RETAINS'"
    noun = "query"
    input_formats: ClassVar[tuple[Format, ...]] = ("text", "jsonl", *COLUMNS)
    output_formats = NAMES

    def __init__(
        self,
        order: str,
        limit: int | None,
        columns: Sequence[str],
        tiles: HasTiles | None = None,
        tiles_id: str = "",
        definitions: Definitions | None = None,
        group_by: str | None = None,
        playability: Playability | None = None,
    ) -> None:
        super().__init__(limit, tiles, tiles_id)
        self._order = order
        self._columns = tuple(columns)
        self._definitions = definitions
        self._group_by = group_by
        self._playability = playability

    @property
    def row_kind(self) -> RowKind | None:
        from lexicon_fast.rows.arrow import QUERIES

        return QUERIES

    def is_row(self, text: str) -> bool:
        return ":" in text  # in:words.txt and regex:a.b look like paths

    @property
    def job(self) -> Mapping[str, str]:
        return {
            "command": "find",
            "--order": self._order,
            "--limit": str(self._limit),
            "--columns": ",".join(self._columns),
            "--group-by": str(self._group_by),
            "--layout": self._tiles_id,
            "--definitions": self._definitions.fingerprint if self._definitions else "",
            "--playability": self._playability.fingerprint if self._playability else "",
            **self.lists,
        }

    def head(self, form: Format) -> bytes:
        if form not in TABLES:
            return b""
        from lexicon_fast.rows.find_rows import FindRows

        return FindRows.table_header(form, self._columns, self._group_by)

    def rows(self, dictionary: Dictionary, view: View) -> FindRows:
        from lexicon_fast.rows.find_rows import FindRows

        return FindRows(
            dictionary,
            order=self._order,
            limit=self._limit,
            columns=self._columns,
            tiles=self._tiles,
            definitions=self._definitions,
            playability=self._playability,
            group_by=self._group_by,
            strict=view.strict,
        )

    def task(self, dictionary: Dictionary, view: View) -> Task:
        if view.form in COLUMNS:
            return self._column_task(self.rows(dictionary, view), dictionary, view)
        return super().task(dictionary, view)

    def _column_task(self, rows: FindRows, dictionary: Dictionary, view: View) -> Task:
        from lexicon_fast.rows.column_files import size_of
        from lexicon_fast.rows.find_columns import FindColumns, WordRows, ids_of

        columns = FindColumns(rows, dictionary, self.schema(dictionary, view.id_type))

        def piece(some: list[WordRows]) -> Piece:
            ended = [each.found for each in some if each.is_last]
            totals = sum(map(totals_of, ended), Totals())
            notice = next((each.row.notice for each in ended if each.row.notice), None)
            batch = columns.batch(some)
            return Piece(batch, totals, size_of(batch), notice, is_whole=some[-1].is_last)

        def task(chunk: AnyChunk) -> Iterator[Piece]:
            read = rows.read_rows(chunk, view.place)
            ids = ids_of(chunk, read, view.id_type)
            waiting: list[WordRows] = []
            size = 0
            try:
                for found, row_id in zip(self._answers(rows, chunk, read, view), ids, strict=True):
                    for words, is_last in _parts(rows, found):
                        waiting.append(WordRows(found, words, row_id, is_last))
                        size += len(words) + 1
                        if size >= _ROWS or found.row.notice:
                            yield piece(waiting)
                            waiting, size = [], 0
            except BadPosition:  # the answers before a bad row that stops the run are written
                if waiting:
                    yield piece(waiting)
                raise
            if waiting:
                yield piece(waiting)

        return task

    def schema(self, dictionary: Dictionary, id_type: pa.DataType | None) -> pa.Schema:
        from lexicon_fast.rows.find_columns import schema

        options = {
            "command": "find",
            "order": self._order,
            "limit": self._limit,
            "group_by": self._group_by,
            "layout": self._tiles_id,
        }
        return schema(dictionary, self._columns, self._group_by, options, id_type)


def _parts(rows: FindRows, found: FoundWords) -> Iterator[tuple[Array, bool]]:
    """Yield the words of a query in parts, and whether each is the last; one part at least."""
    parts = [*rows.parts(found.words)] or [found.words]
    return ((words, at == len(parts)) for at, words in enumerate(parts, 1))
