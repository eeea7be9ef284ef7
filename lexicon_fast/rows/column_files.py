"""Output in columns: Parquet and Arrow IPC.

The file depends on the rows alone, not on the batches that they arrive in: row groups and record
batches have a fixed number of rows. The dictionary of a Parquet row group has only the words that
occur in it, as all words are several times as large as the rest of a row group.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Self

from lexicon_fast._native.lexicon.write_rows import occurring_words
from lexicon_fast.base.arrow import native_array, require_pyarrow
from lexicon_fast.base.errors import naming_errors
from lexicon_fast.dictionary.arrow_words import GrowingWords
from lexicon_fast.rows.streams import Sink, Stream

if TYPE_CHECKING:
    import pyarrow as pa

    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.rows.formats import Format

#: Rows of a Parquet row group and of an Arrow record batch.
_ROWS: Final = 1 << 16


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
                    dictionary_pagesize_limit=1 << 24,  # always keep the dictionary of words
                    **_encodings(schema),
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
            elif place == self._word:
                parquet = self._format == "parquet"
                column = self._of_occurring(column) if parquet else self._up_to_used(column)
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
        # Not with pyarrow.compute, which takes as much time to load as 40 row groups.
        pa, indices = self._pa, column.indices
        numbers, count, words = occurring_words(indices, column.dictionary)
        return pa.DictionaryArray.from_arrays(
            native_array(pa.int32(), len(column), numbers, offset=indices.offset),
            native_array(pa.string(), count, words),
            safe=False,
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


def _encodings(schema: pa.Schema) -> dict[str, Any]:
    """Return the options of a Parquet writer: how to encode columns, and which have statistics.

    Texts and the numbers that rise from row to row are encoded by their differences, which costs
    less time and space than a dictionary or plain values. Smallest and largest texts help no reader
    of rows that are not sorted by them.
    """
    types = require_pyarrow("--format parquet").types
    encodings = {}
    for field in schema:
        if types.is_string(field.type) or types.is_large_string(field.type):
            encodings[field.name] = "DELTA_LENGTH_BYTE_ARRAY"
        elif types.is_integer(field.type) and field.name in ("position", "id"):
            encodings[field.name] = "DELTA_BINARY_PACKED"
    others = [field.name for field in schema if field.name not in encodings]
    return {
        "column_encoding": encodings,
        "use_dictionary": ["words.list.element" if name == "words" else name for name in others],
        "write_statistics": [field.name for field in schema if types.is_primitive(field.type)],
    }


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
