"""Rows in columns, written as Parquet or Arrow IPC.

What is written depends on the rows alone, not on how they came: row groups and record batches have
a fixed number of them. A Parquet row group has a dictionary of the words in it, not of all words,
which are several times as large as what a row group says about them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from lexicon_fast.games.lexicon.columns import GrowingWords, arrow
from lexicon_fast.rows.streams import Stream, Totals

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from typing import Self

    import pyarrow as pa

    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.rows.chunks import AnyChunk
    from lexicon_fast.rows.formats import Format

#: Rows of a row group of Parquet, and of a record batch of Arrow.
_ROWS: Final = {"parquet": 1 << 16, "arrow": 1 << 16}
#: Columns whose values seldom repeat: looking for those that do costs time, memory and space.
_ALL_DIFFERENT: Final = ("position", "id", "hand", "error")


class ColumnWriter:
    """Writes record batches to a file.

    sink: the path of the file, or a file of pyarrow. dictionary: that of the words. piped: Arrow's
    stream format, which has no footer, instead of its file format.
    """

    def __init__(
        self,
        sink: Any,
        schema: pa.Schema,
        dictionary: Dictionary,
        form: Format,
        *,
        piped: bool = False,
    ) -> None:
        self._pa = arrow(f"--format {form}")
        self._words = GrowingWords(dictionary)
        self._word = schema.get_field_index("word")
        self._seen = len(dictionary)  # words of its dictionary that rows written so far may have
        self._schema = schema
        self._form = form
        self._most = _ROWS[form]
        self._held: list[pa.RecordBatch] = []
        self._rows = 0
        if form == "parquet":
            from pyarrow import parquet as pq

            self._writer: Any = pq.ParquetWriter(
                sink,
                schema,
                compression="zstd",
                use_dictionary=_repeating(schema),
                column_encoding={"position": "DELTA_BINARY_PACKED"},
                dictionary_pagesize_limit=1 << 24,  # that of words is not to be given up
            )
        else:
            from pyarrow import ipc

            new = ipc.new_stream if piped else ipc.new_file
            options = ipc.IpcWriteOptions(emit_dictionary_deltas=True)
            self._writer = new(sink, schema, options=options)

    def write(self, batch: pa.RecordBatch) -> None:
        """Writes rows, as soon as there are enough of them."""
        if self._word >= 0:
            words = self._words.grown(batch.column(self._word))
            batch = batch.set_column(self._word, self._schema.field(self._word), words)
        while batch.num_rows:
            some = batch.slice(0, self._most - self._rows)
            self._held.append(some)
            self._rows += some.num_rows
            batch = batch.slice(some.num_rows)
            if self._rows == self._most:
                self._flush()

    def close(self) -> None:
        """Writes what is left; the file is whole."""
        if self._rows:
            self._flush()
        self._writer.close()

    def _flush(self) -> None:
        pa = self._pa
        columns = []
        for place, field in enumerate(self._schema):
            column = self._joined([batch.column(place) for batch in self._held])
            if self._form == "parquet" and pa.types.is_list(field.type):
                column = self._list_of_used(column)
            elif self._form == "parquet" and pa.types.is_dictionary(field.type):
                column = self._used(column)
            elif place == self._word:
                column = self._as_far_as_seen(column)
            columns.append(column)
        self._held.clear()
        self._rows = 0
        self._writer.write_batch(pa.RecordBatch.from_arrays(columns, schema=self._schema))
        # Or what this thread has used is kept for it alone.
        pa.default_memory_pool().release_unused()

    def _joined(self, columns: list[pa.Array]) -> pa.Array:
        """One column of several. Their dictionaries are beginnings of the last one."""
        pa = self._pa
        if not pa.types.is_dictionary(columns[-1].type):
            return pa.concat_arrays(columns)
        indices = pa.concat_arrays([column.indices for column in columns])
        return pa.DictionaryArray.from_arrays(indices, columns[-1].dictionary, safe=False)

    def _as_far_as_seen(self, column: pa.DictionaryArray) -> pa.DictionaryArray:
        """The same without those words of its dictionary that only later rows have."""
        if len(column.dictionary) > self._seen:
            indices = column.indices
            highest = indices.drop_null().to_numpy().max(initial=0)
            self._seen = max(self._seen, int(highest) + 1)
            # Not a slice, of which the bytes of all the words would be written.
            words = column.dictionary.take(self._pa.array(range(self._seen)))
            return self._pa.DictionaryArray.from_arrays(indices, words, safe=False)
        return column

    def _used(self, column: pa.DictionaryArray) -> pa.DictionaryArray:
        """The same with a dictionary of only those that occur, in their order."""
        import numpy as np

        pa = self._pa
        occurring = np.bincount(column.indices.drop_null(), minlength=len(column.dictionary)) > 0
        number = pa.array(np.cumsum(occurring) - 1, column.indices.type)
        return pa.DictionaryArray.from_arrays(
            number.take(column.indices),
            column.dictionary.take(pa.array(np.flatnonzero(occurring))),
        )

    def _list_of_used(self, column: pa.ListArray) -> pa.ListArray:
        import numpy as np

        pa = self._pa
        ends = np.cumsum(column.value_lengths().fill_null(0))
        return pa.ListArray.from_arrays(
            pa.array(np.concatenate([[0], ends]).astype("int32")),
            self._used(column.flatten()),
            mask=column.is_null(),
        )


def _repeating(schema: pa.Schema) -> list[str]:
    """The columns of Parquet whose values are worth a dictionary."""
    names = [name for name in schema.names if name not in _ALL_DIFFERENT]
    return ["words.list.element" if name == "words" else name for name in names]


class ColumnOutput:
    """Record batches to a stream of bytes: what `Stream` is for rows of lines.

    Without its end a file of columns can't be read: of one that is stopped nothing is kept.
    """

    def __init__(
        self,
        stream: Stream,
        schema: pa.Schema,
        dictionary: Dictionary,
        form: Format,
        *,
        piped: bool,
    ) -> None:
        self.size = 0
        self.done = Totals()
        self._stream = stream
        self._sink = _Sink(stream)
        sink = arrow(f"--format {form}").PythonFile(self._sink, "w")
        self._writer = ColumnWriter(sink, schema, dictionary, form, piped=piped)

    def __enter__(self) -> Self:
        self._stream.__enter__()
        return self

    def __exit__(self, *error: object) -> None:
        self._stream.__exit__(*error)

    def write(self, rows: pa.RecordBatch) -> None:
        """Writes whole rows."""
        self.size += rows.num_rows
        self._writer.write(rows)

    def remaining(self, chunks: Iterable[AnyChunk]) -> Iterator[AnyChunk]:
        """All: nothing is ever kept."""
        return iter(chunks)

    def chunk_done(self, chunk: AnyChunk, totals: Totals) -> None:
        """Nothing is to be done."""

    def finish(self) -> None:
        """All rows of the input are written."""
        self._writer.close()
        self._stream.finish()

    def keep(self) -> str:
        """The rest of the input is not answered; returns what becomes of the output: nothing."""
        self._sink.stream = None
        return self._stream.keep()


class _Sink:
    """A stream as pyarrow wants it. Without one what is written is dropped: a writer that is not
    closed writes an end all the same."""

    closed = False

    def __init__(self, stream: Stream) -> None:
        self.stream: Stream | None = stream

    def write(self, data: bytes) -> int:
        if self.stream is not None:
            self.stream.write_part(data)
        return len(data)

    def flush(self) -> None:
        """What is written is out."""


def size_of(batch: pa.RecordBatch) -> int:
    """Bytes of a batch, without the words that all batches share."""
    return sum(_size(column) for column in batch.columns)


def _size(column: Any) -> int:
    if hasattr(column, "indices"):
        column = column.indices
    elif hasattr(column, "values"):
        return _size(column.values) + len(column.offsets) * 4
    size: int = column.nbytes
    return size
