"""Output in columns: Parquet and Arrow IPC.

The file depends on the rows alone, not on the batches that they arrive in: row groups and record
batches have a fixed number of rows. The dictionary of a Parquet row group has only the words that
occur in it, as all words are several times as large as the rest of a row group.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Self

from lexicon_fast.base.arrow import require_pyarrow
from lexicon_fast.base.errors import naming_errors
from lexicon_fast.dictionary.arrow_words import GrowingWords
from lexicon_fast.rows.streams import Sink, Stream

if TYPE_CHECKING:
    import pyarrow as pa

    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.rows.formats import Format

#: Rows of a Parquet row group and of an Arrow record batch.
_ROWS: Final = 1 << 16
#: Columns whose values seldom repeat: a dictionary would cost time, memory and space.
_ALL_DIFFERENT: Final = ("position", "id", "hand", "error")


class ColumnWriter(Sink):
    """Writes record batches to a file.

    target: the path of the file, or a file of pyarrow. name: of the file, for errors. dictionary:
    has the words of the rows. piped: use Arrow's stream format, which has no footer.
    """

    def __init__(
        self,
        target: Any,
        name: str,
        schema: pa.Schema,
        dictionary: Dictionary,
        output_format: Format,
        *,
        piped: bool = False,
    ) -> None:
        self._name = name
        self._pa = require_pyarrow(f"--format {output_format}")
        self._words = GrowingWords(dictionary)
        self._word = schema.get_field_index("word")
        #: Words of the column's dictionary that rows so far may contain.
        self._used = len(dictionary)
        self._schema = schema
        self._format = output_format
        self._most = _ROWS
        self._pending: list[pa.RecordBatch] = []
        self._rows = 0
        with naming_errors(name):
            if output_format == "parquet":
                from pyarrow import parquet as pq

                self._writer: Any = pq.ParquetWriter(
                    target,
                    schema,
                    compression="zstd",
                    use_dictionary=_repeating(schema),
                    column_encoding={"position": "DELTA_BINARY_PACKED"},
                    dictionary_pagesize_limit=1 << 24,  # always keep the dictionary of words
                )
            else:
                from pyarrow import ipc

                new = ipc.new_stream if piped else ipc.new_file
                options = ipc.IpcWriteOptions(emit_dictionary_deltas=True)
                self._writer = new(target, schema, options=options)

    def write(self, batch: pa.RecordBatch, *, is_whole: bool = True) -> None:
        """Add rows, and write a group once there are enough of them."""
        self.size += batch.num_rows
        if self._word >= 0:
            words = self._words.grown(batch.column(self._word))
            batch = batch.set_column(self._word, self._schema.field(self._word), words)
        while batch.num_rows:
            some = batch.slice(0, self._most - self._rows)
            self._pending.append(some)
            self._rows += some.num_rows
            batch = batch.slice(some.num_rows)
            if self._rows == self._most:
                self._flush()

    def finish(self) -> None:
        if self._rows:
            self._flush()
        with naming_errors(self._name):
            self._writer.close()

    def _flush(self) -> None:
        pa = self._pa
        columns = []
        for place, field in enumerate(self._schema):
            column = self._joined([batch.column(place) for batch in self._pending])
            if self._format == "parquet" and pa.types.is_list(field.type):
                column = self._list_of_occurring(column)
            elif self._format == "parquet" and pa.types.is_dictionary(field.type):
                column = self._of_occurring(column)
            elif place == self._word:
                column = self._up_to_used(column)
            columns.append(column)
        self._pending.clear()
        self._rows = 0
        with naming_errors(self._name):
            self._writer.write_batch(pa.RecordBatch.from_arrays(columns, schema=self._schema))
        # Otherwise the memory stays reserved for this thread.
        pa.default_memory_pool().release_unused()

    def _joined(self, columns: list[pa.Array]) -> pa.Array:
        """Join columns. Their dictionaries are prefixes of the dictionary of the last column."""
        pa = self._pa
        if not pa.types.is_dictionary(columns[-1].type):
            return pa.concat_arrays(columns)
        indices = pa.concat_arrays([column.indices for column in columns])
        return pa.DictionaryArray.from_arrays(indices, columns[-1].dictionary, safe=False)

    def _up_to_used(self, column: pa.DictionaryArray) -> pa.DictionaryArray:
        """Drop the words of the dictionary that only later rows contain."""
        if len(column.dictionary) > self._used:
            indices = column.indices
            highest = indices.drop_null().to_numpy().max(initial=0)
            self._used = max(self._used, int(highest) + 1)
            # Not a slice: the bytes of all words would be written.
            words = column.dictionary.take(self._pa.array(range(self._used)))
            return self._pa.DictionaryArray.from_arrays(indices, words, safe=False)
        return column

    def _of_occurring(self, column: pa.DictionaryArray) -> pa.DictionaryArray:
        """Reduce the dictionary to the words that occur, in the same order."""
        import numpy as np

        pa = self._pa
        occurring = np.bincount(column.indices.drop_null(), minlength=len(column.dictionary)) > 0
        number = pa.array(np.cumsum(occurring) - 1, column.indices.type)
        return pa.DictionaryArray.from_arrays(
            number.take(column.indices),
            column.dictionary.take(pa.array(np.flatnonzero(occurring))),
        )

    def _list_of_occurring(self, column: pa.ListArray) -> pa.ListArray:
        import numpy as np

        pa = self._pa
        ends = np.cumsum(column.value_lengths().fill_null(0))
        return pa.ListArray.from_arrays(
            pa.array(np.concatenate([[0], ends]).astype("int32")),
            self._of_occurring(column.flatten()),
            mask=column.is_null(),
        )


def _repeating(schema: pa.Schema) -> list[str]:
    """Return the Parquet columns whose values repeat, so that a dictionary saves space."""
    names = [name for name in schema.names if name not in _ALL_DIFFERENT]
    return ["words.list.element" if name == "words" else name for name in names]


class ColumnOutput(ColumnWriter):
    """Writes record batches to a stream of bytes.

    A file of columns without its end cannot be read, so nothing remains of a stopped job.
    """

    def __init__(
        self,
        stream: Stream,
        schema: pa.Schema,
        dictionary: Dictionary,
        output_format: Format,
        *,
        piped: bool,
    ) -> None:
        self._stream = stream
        self._target = _Target(stream)
        target = require_pyarrow(f"--format {output_format}").PythonFile(self._target, "w")
        super().__init__(target, stream.name, schema, dictionary, output_format, piped=piped)

    def __enter__(self) -> Self:
        self._stream.__enter__()
        return self

    def __exit__(self, *error: object) -> None:
        self._stream.__exit__(*error)

    def finish(self) -> None:
        super().finish()
        self._stream.finish()

    def keep(self) -> str:
        self._target.stream = None
        return self._stream.keep()


class _Target:
    """A stream with the interface that pyarrow needs.

    stream: None drops all data, because a writer of pyarrow writes an end even if it is not closed.
    """

    closed = False

    def __init__(self, stream: Stream) -> None:
        self.stream: Stream | None = stream

    def write(self, data: bytes) -> int:
        if self.stream is not None:
            self.stream.write_part(data)
        return len(data)

    def flush(self) -> None:
        """Do nothing: the stream is unbuffered."""


def size_of(batch: pa.RecordBatch) -> int:
    """Return the bytes of a batch, without the words that all batches share."""
    return sum(_size(column) for column in batch.columns)


def _size(column: Any) -> int:
    if hasattr(column, "indices"):
        column = column.indices
    elif hasattr(column, "values"):
        return _size(column.values) + len(column.offsets) * 4
    size: int = column.nbytes
    return size
