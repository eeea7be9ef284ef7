"""Word queries and equations in bulk: rows that are answered in pieces."""

from __future__ import annotations

import re
from abc import abstractmethod
from copy import copy
from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar, Final, Self

from lexicon_fast.base.errors import BadOption, BadPosition, BadQuery, shortened
from lexicon_fast.batch.queries import OutputOptions, Query
from lexicon_fast.rows.formats import COLUMNS, LINES, NAMES, TABLES, Format
from lexicon_fast.rows.line_rows import Row, table_header
from lexicon_fast.rows.streams import Piece, Task, Totals
from lexicon_fast.rows.unknown_keys import QUERY_KEYS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

    import pyarrow as pa

    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.find.tiles import HasTiles
    from lexicon_fast.find.word_facts import Array
    from lexicon_fast.rows.chunks import AnyChunk
    from lexicon_fast.rows.find_columns import FindBatchWriter
    from lexicon_fast.rows.find_rows import (
        EquationRows,
        FindOptions,
        FindRows,
        FoundWords,
        PhraseRows,
        QueryRows,
        Solutions,
    )

#: Bytes of input to answer at a time. A query of 20 bytes may have all words of a dictionary.
_BYTES: Final = 1 << 11

#: Rows that are joined to one record batch, about.
_ROWS: Final = 1 << 14


class WordQuery(Query):
    """Queries about the words of a dictionary, whose answers are written in pieces.

    tiles_id: identifies the tiles for points and probability in job records.
    """

    def __init__(self, tiles_id: str) -> None:
        self._tiles_id = tiles_id
        #: The dictionaries that `in` names, and their identifiers; empty: they are not checked.
        self._lists: dict[str, str] = {}

    @abstractmethod
    def rows(self, dictionary: Dictionary, options: OutputOptions) -> QueryRows[Any]:
        """Return the object that reads, answers and writes rows."""

    @property
    def lists(self) -> dict[str, str]:
        """The dictionaries that `in` names, for `job`."""
        return {f"in:{name}": identifier for name, identifier in sorted(self._lists.items())}

    def prepared(self, dictionary: Dictionary, chunks: Iterable[AnyChunk]) -> Self:
        rows = self.rows(dictionary, OutputOptions("jsonl"))
        prepared = copy(self)
        prepared._lists = {name: rows.finder.list_id(name) for name in named_lists(rows, chunks)}
        return prepared

    def chunk_bytes(self, _output_format: Format) -> int:
        return _BYTES

    def task(self, dictionary: Dictionary, options: OutputOptions) -> Task:
        rows: Any = self.rows(dictionary, options)
        write = self._writer(rows, options)

        def task(chunk: AnyChunk) -> Iterator[Piece]:
            for answer in self._answers(
                rows, chunk, rows.read_rows(chunk, options.row_noun), options
            ):
                waiting = b""
                for piece in write(answer):
                    if waiting:
                        yield Piece(waiting, Totals(), is_whole=False)
                    waiting = piece
                yield Piece(waiting, totals_of(answer), notice=answer.row.notice)

        return task

    def _answers(
        self, rows: QueryRows[Any], chunk: AnyChunk, read: list[Row], options: OutputOptions
    ) -> Iterator[Any]:
        """Yield the answer to each row. Raises BadPosition for a bad one, if it stops the run.

        Raises BadOption for a dictionary that `in` names and that differs from that of the job.
        """
        for row in read:
            answer = rows.unanswered(row)
            if row.error is None:
                self._check_lists(rows, row)
                try:
                    answer = rows.answer(row)
                except BadQuery as error:  # of a dictionary that `in` names, or of tiles
                    row.fail(rows.name_of(chunk, options.row_noun, row), error)
            if row.error is not None and options.fail_fast:
                raise BadPosition(row.error)
            yield answer

    def _check_lists(self, rows: QueryRows[Any], row: Row) -> None:
        for name in rows.lists_of(row) if self._lists else ():
            if (now := rows.finder.list_id(name)) != self._lists[name]:
                raise BadOption(
                    f"in:{shortened(name, 100)} is not the dictionary that this job was started"
                    f" with ({self._lists[name]}, now {now}); use the same on all machines, and do"
                    " not change it before the job is finished"
                )

    def _writer(
        self, rows: QueryRows[Any], options: OutputOptions
    ) -> Callable[[Any], Iterator[bytes]]:
        if options.output_format == "jsonl":
            return rows.jsonl
        if options.output_format in TABLES:
            return partial(rows.table, output_format=options.output_format)
        paint = options.painter()
        # In a pipe, a line that is no word would be taken for one; stderr has the error.
        with_errors = options.numbered or options.width is not None
        return lambda answer: rows.text(
            answer, paint, numbered=options.numbered, with_errors=with_errors
        )


#: A condition `in`, in a text or in JSON, perhaps with escapes.
_MAY_NAME_LISTS: Final = re.compile(r"(?i)\bin[:\"]|\\u")


def named_lists(rows: Any, chunks: Iterable[AnyChunk]) -> set[str]:
    """Return the names of all dictionaries in good queries. Other rows are not parsed.

    rows: reads them, FindRows or EquationRows; chunks: what it reads.
    """
    names: set[str] = set()
    for chunk in chunks:
        for row in rows.read_rows(chunk, "", may_matter=_MAY_NAME_LISTS):
            if row.error is None:
                names |= rows.lists_of(row)
    return names


def totals_of(answer: FoundWords | Solutions) -> Totals:
    """Return the totals of an answer: one row, and its error."""
    error = answer.row.error
    return Totals(1, int(error is not None), error)


class FindQuery(WordQuery):
    """The words of queries. tiles_id: as for `WordQuery`."""

    example = "'length:7 and anagram:RETAINS'"
    noun = "query"
    keys = QUERY_KEYS
    input_formats: ClassVar[tuple[Format, ...]] = ("text", "jsonl", *COLUMNS)
    output_formats = NAMES

    def __init__(self, options: FindOptions, tiles_id: str = "") -> None:
        super().__init__(tiles_id)
        self._find = options

    def is_row(self, text: str) -> bool:
        return ":" in text  # in:words.txt and regex:a.b look like paths

    @property
    def job(self) -> Mapping[str, str]:
        find = self._find
        return {
            "command": "find",
            "--order": find.order,
            "--limit": str(find.limit),
            "--columns": ",".join(find.columns),
            "--group-by": str(find.group_by),
            "--layout": self._tiles_id,
            "--definitions": find.definitions.fingerprint if find.definitions else "",
            "--playability": find.playability.fingerprint if find.playability else "",
            **self.lists,
        }

    def head(self, output_format: Format) -> bytes:
        if output_format not in TABLES:
            return b""
        return table_header(output_format, self._find.table_columns)

    def rows(self, dictionary: Dictionary, options: OutputOptions) -> FindRows:
        from lexicon_fast.rows.find_rows import FindRows

        return FindRows(dictionary, self._find, strict=options.strict)

    def task(self, dictionary: Dictionary, options: OutputOptions) -> Task:
        if options.output_format in COLUMNS:
            return self._column_task(self.rows(dictionary, options), dictionary, options)
        return super().task(dictionary, options)

    def _column_task(self, rows: FindRows, dictionary: Dictionary, options: OutputOptions) -> Task:
        from lexicon_fast.rows.column_files import size_of
        from lexicon_fast.rows.find_columns import WordRows, ids_of

        writer = self._batch_writer(rows, dictionary, options.id_type)

        def piece(some: list[WordRows]) -> Piece:
            ended = [each.found for each in some if each.is_last]
            totals = sum(map(totals_of, ended), Totals())
            notice = next((each.row.notice for each in ended if each.row.notice), None)
            batch = writer.batch(some)
            return Piece(batch, totals, size_of(batch), notice, is_whole=some[-1].is_last)

        def task(chunk: AnyChunk) -> Iterator[Piece]:
            read = rows.read_rows(chunk, options.row_noun)
            ids = ids_of(chunk, read, options.id_type)
            waiting: list[WordRows] = []
            size = 0
            try:
                for answer, row_id in zip(
                    self._answers(rows, chunk, read, options), ids, strict=True
                ):
                    for words, is_last in _parts(rows, answer):
                        waiting.append(WordRows(answer, words, row_id, is_last))
                        size += len(words) + 1
                        if size >= _ROWS or answer.row.notice:
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
        rows = self.rows(dictionary, OutputOptions("arrow"))
        return self._batch_writer(rows, dictionary, id_type).schema

    def _batch_writer(
        self, rows: FindRows, dictionary: Dictionary, id_type: pa.DataType | None
    ) -> FindBatchWriter:
        from lexicon_fast.rows.find_columns import FindBatchWriter

        options = {
            "command": "find",
            "order": self._find.order,
            "limit": self._find.limit,
            "group_by": self._find.group_by,
            "layout": self._tiles_id,
        }
        return FindBatchWriter(rows, dictionary, options, id_type)


def _parts(rows: FindRows, answer: FoundWords) -> Iterator[tuple[Array, bool]]:
    """Yield the words of a query in parts, and whether each is the last; one part at least."""
    parts = [*rows.parts(answer.words)] or [answer.words]
    return ((words, at == len(parts)) for at, words in enumerate(parts, 1))


class EquationQuery(WordQuery):
    """The solutions of equations, which are read and written as queries of `find` are.

    limit, tiles: as for `Dictionary.equations`; with_values: text shows the values of variables;
    tiles_id: identifies the tiles in job records.
    """

    example = "'AB;BA;|A|=1'"
    noun = "row of equations"
    table_columns: Sequence[str] = ("words", "values")
    input_formats = ("text", "jsonl")
    output_formats = LINES

    def __init__(
        self,
        limit: int | None,
        *,
        with_values: bool = False,
        tiles: HasTiles | None = None,
        tiles_id: str = "",
    ) -> None:
        super().__init__(tiles_id)
        self._limit = limit
        self._tiles = tiles
        self._with_values = with_values

    def is_row(self, text: str) -> bool:
        return any(sign in text for sign in ";|~:=*?")

    @property
    def job(self) -> Mapping[str, str]:
        return {
            "command": "equations",
            "--limit": str(self._limit),
            "--values": str(self._with_values),
            "--layout": self._tiles_id,
            **self.lists,
        }

    def head(self, output_format: Format) -> bytes:
        if output_format not in TABLES:
            return b""
        return table_header(output_format, self.table_columns)

    def rows(self, dictionary: Dictionary, options: OutputOptions) -> EquationRows:
        from lexicon_fast.rows.find_rows import EquationRows

        return EquationRows(
            dictionary,
            limit=self._limit,
            with_values=self._with_values,
            tiles=self._tiles,
            strict=options.strict,
        )


class PhraseQuery(EquationQuery):
    """The phrases that have given letters, which are read and written as solutions are.

    limit: the most phrases of a row; None: all. options: others of `Dictionary.phrases`.
    """

    example = "'dirty room'"
    noun = "row of letters"
    table_columns = ("words",)

    def __init__(self, limit: int | None, **options: Any) -> None:
        super().__init__(limit)
        self._options = options

    def is_row(self, _text: str) -> bool:
        return False  # letters can look like paths

    @property
    def job(self) -> Mapping[str, str]:
        options = {f"--{name}": str(value) for name, value in self._options.items()}
        return {"command": "phrases", "--limit": str(self._limit), **options, **self.lists}

    def prepared(self, dictionary: Dictionary, _chunks: Iterable[AnyChunk]) -> Self:
        rows = self.rows(dictionary, OutputOptions("jsonl"))
        prepared = copy(self)
        prepared._lists = {name: rows.finder.list_id(name) for name in rows.lists}
        return prepared

    def rows(self, dictionary: Dictionary, options: OutputOptions) -> PhraseRows:
        from lexicon_fast.rows.find_rows import PhraseRows

        return PhraseRows(dictionary, self._options, limit=self._limit, strict=options.strict)
