"""Rows in columns: record batches become positions, Parquet and Arrow IPC files become batches.

Parquet files are read page by page, however large a row group is; from a pipe they are copied to a
temporary file first, because they are read from their end. Arrow files are read one record batch at
a time, as a batch cannot be read in parts.
"""

from __future__ import annotations

import io
import os
from abc import ABC, abstractmethod
from contextlib import contextmanager
from typing import TYPE_CHECKING, BinaryIO, Final, NamedTuple, cast

from lexicon_fast._native.rows.positions import Positions, read_columns
from lexicon_fast.base.arguments import integer
from lexicon_fast.base.arrow import (
    as_record_batch,
    cast_array,
    column_type,
    in_one_line,
    is_list_of_text,
    is_text,
    require_pyarrow,
    text_lists,
)
from lexicon_fast.base.errors import BadOption, BadPosition, naming_errors
from lexicon_fast.rows.chunks import noun_of_rows
from lexicon_fast.rows.sources import Peeked
from lexicon_fast.rows.unknown_keys import HAND_KEYS

if TYPE_CHECKING:
    from collections.abc import Iterator
    from io import FileIO

    import pyarrow as pa

    from lexicon_fast.dictionary.alphabet import Alphabet
    from lexicon_fast.rows.formats import Format

#: Rows read at a time.
_ROWS: Final = 1 << 14
#: Bytes of a Parquet column read at a time.
_BUFFER: Final = 1 << 17
_MAGIC: Final = b"ARROW1\0\0"
#: Bytes copied from a pipe at a time.
_COPIED: Final = 1 << 20


def id_type_of(schema: pa.Schema, keys: tuple[str, ...] = HAND_KEYS) -> pa.DataType | None:
    """Return the type of the column `id`; None: there is no such column.

    keys: the columns of rows. Raises BadPosition for columns that rows cannot be read from.
    """
    row_id, needed, *more = keys
    found = column_type(schema, needed, is_text, "strings")
    for name in more:
        column_type(schema, name, is_list_of_text, "lists of strings")
    id_type = column_type(schema, row_id, _is_scalar, "integers, floats, strings, booleans")
    if found is None:
        shown = ", ".join(map(repr, schema.names[:10])) or "(none)"
        optional = " and ".join([row_id, *more])
        raise BadPosition(
            f"no column {needed!r}, only {shown}; expected: {needed}, and optionally {optional}"
        )
    return id_type


def positions_of_batch(
    batch: pa.RecordBatch,
    first: int,
    alphabet: Alphabet,
    row_noun: str = "row",
    rows_before: int = 0,
) -> Positions:
    """Read the positions of a batch, numbered from `first`; `ids` is its column of ids, or None.

    row_noun: the word for a row in errors, which do not count `rows_before`. A bad row becomes a
    position without cards, with an entry in `errors`. Raises BadPosition for columns of other types
    or too many letters; BadOption for a number below 1.
    """
    import pyarrow as pa

    batch = as_record_batch("batch", batch)
    id_type = id_type_of(batch.schema)
    if integer("first", first) < 1:
        raise BadOption(f"first is {first}; it must be 1 or more")
    ids = None if id_type is None else batch.column("id")
    positions = read_columns(
        batch.column("hand"),
        text_lists(batch.column("table")) if "table" in batch.schema.names else None,
        None if ids is None else ids if is_text(ids.type) else cast_array(ids, pa.large_string()),
        id_type is not None and is_text(id_type),
        first,
        alphabet,
        row_noun,
        rows_before,
    )
    positions.ids = ids
    return positions


def _is_scalar(kind: pa.DataType) -> bool:
    from pyarrow import types

    is_number = types.is_integer(kind) or types.is_floating(kind)
    return is_number or types.is_boolean(kind) or is_text(kind)


class ColumnChunk(NamedTuple):
    """A chunk of rows in columns, with the interface of `Chunk`."""

    #: Number of the first row, from 1.
    first_row: int
    rows: int
    #: The columns that rows have, as far as the input has them.
    batch: pa.RecordBatch
    input_format: Format
    #: Bytes of input up to the end of the chunk, about.
    end: int
    #: As in `Chunk`.
    file: str = ""
    rows_before: int = 0

    @property
    def data(self) -> bytes:
        """The bytes to hash; empty: rows in columns are not hashed, see `resume`."""
        return b""

    @property
    def columns(self) -> None:
        """None: only CSV and TSV have them."""

    def positions(self, alphabet: Alphabet, noun: str = "row") -> Positions:
        """Read the rows; bad ones have errors. Releases the GIL. noun: as in `Chunk.positions`."""
        return positions_of_batch(
            self.batch, self.first_row, alphabet, noun_of_rows(self, noun), self.rows_before
        )

    def cut(self, rows: int) -> tuple[ColumnChunk, ColumnChunk]:
        """Split the chunk after at most `rows` rows."""
        first = min(rows, self.rows)
        return (
            self._replace(rows=first, batch=self.batch.slice(0, first)),
            self._replace(
                first_row=self.first_row + first,
                rows=self.rows - first,
                batch=self.batch.slice(first),
            ),
        )


class ColumnFile:
    """A Parquet or Arrow IPC file, or one of them from a pipe.

    Rows come in groups: row groups of Parquet, record batches of Arrow. file: open, at its start;
    name: for errors; keys: the columns to read. Raises BadPosition for a file that is not in the
    format or lacks its main column; BadOption if pyarrow is missing; OSError.
    """

    def __init__(
        self,
        file: FileIO | Peeked,
        name: str,
        input_format: Format,
        keys: tuple[str, ...] = HAND_KEYS,
    ) -> None:
        require_pyarrow(f"{name}: {input_format}")
        self._name = name
        self._format = input_format
        self._file: BinaryIO
        if input_format == "parquet" and not file.seekable():
            self._file = _temporary_copy(file)
        else:
            self._file = io.BufferedReader(file, _BUFFER)
        #: Bytes; 0 for Arrow from a pipe.
        self.size = os.fstat(self._file.fileno()).st_size
        try:
            with self._reading():
                self._groups = _open(self._file, input_format)
                schema = self._groups.schema
                #: The type of the column `id` in batches; None: there is no such column.
                self.id_type = _plain(id_type_of(schema, keys))
                #: The names of all columns.
                self.names: list[str] = schema.names
        except BaseException:
            self._file.close()
            raise
        self._columns = [each for each in keys if each in self.names]

    def close(self) -> None:
        """Close the file."""
        self._file.close()

    def group_sizes(self) -> list[int]:
        """Return the number of rows of each group. This reads an Arrow file."""
        return self._groups.sizes(self._columns)

    def chunks(
        self,
        rows: int,
        *,
        row: int = 1,
        group: int = 0,
        skip: int = 0,
        start: int = 0,
    ) -> Iterator[ColumnChunk]:
        """Yield the rows, from row `skip` of a group on, in chunks of at most `rows` rows.

        row: number of the first row; start: bytes of input before this file.
        """
        with self._reading():
            for batch, share in self._groups.batches(self._columns, group):
                if skip >= batch.num_rows:
                    skip -= batch.num_rows
                    continue
                end = start + int(self.size * share)
                batch = self._with_plain_ids(batch)
                for at in range(skip, batch.num_rows, rows):
                    some = batch.slice(at, rows)
                    yield ColumnChunk(row, some.num_rows, some, self._format, end)
                    row += some.num_rows
                skip = 0

    def _with_plain_ids(self, batch: pa.RecordBatch) -> pa.RecordBatch:
        if self.id_type is None or batch.column("id").type == self.id_type:
            return batch
        place = batch.schema.get_field_index("id")
        return batch.set_column(place, "id", batch.column("id").cast(self.id_type))

    @contextmanager
    def _reading(self) -> Iterator[None]:
        import pyarrow as pa

        try:
            yield
        except BadPosition as error:
            raise BadPosition(f"{self._name}: {error}") from None
        except (pa.ArrowException, OSError) as error:
            if isinstance(error, OSError) and error.errno is not None:  # not from Arrow
                raise
            raise self._unreadable(in_one_line(error)) from None
        except UnicodeDecodeError:
            raise self._unreadable("damaged: the name of a column is not UTF-8") from None
        except MemoryError:  # a damaged file may request any size
            raise self._unreadable("damaged, or too large for this machine's memory") from None

    def _unreadable(self, why: str) -> BadPosition:
        what = "Parquet" if self._format == "parquet" else "Arrow IPC"
        return BadPosition(f"{self._name}: cannot be read as {what}: {why}")


def _plain(kind: pa.DataType | None) -> pa.DataType | None:
    """Return the type of ids without dictionary and string_view, so that batches can share it."""
    if kind is None:
        return None
    pa = require_pyarrow("ids")
    if pa.types.is_dictionary(kind):
        kind = kind.value_type
    return pa.string() if str(kind) == "string_view" else kind


def _temporary_copy(pipe: FileIO | Peeked) -> BinaryIO:
    """Copy a pipe to a file that disappears when it is closed, even if the process is killed."""
    from tempfile import TemporaryFile, gettempdir

    folder = gettempdir()
    with naming_errors(folder):
        copy = cast("BinaryIO", TemporaryFile(buffering=_BUFFER, dir=folder))  # noqa: SIM115
    try:
        with naming_errors(folder):
            while block := pipe.read(_COPIED):
                copy.write(block)
            copy.seek(0)
        if block is None:
            raise BlockingIOError("input is in non-blocking mode; open it in blocking mode")
    except BaseException:
        copy.close()
        raise
    return copy


class _Groups(ABC):
    """An open file and its groups of rows."""

    schema: pa.Schema

    def sizes(self, columns: list[str]) -> list[int]:
        """Return the number of rows of each group."""
        return [batch.num_rows for batch, _ in self.batches(columns, 0)]

    @abstractmethod
    def batches(self, columns: list[str], group: int) -> Iterator[tuple[pa.RecordBatch, float]]:
        """Yield the rows from a group on, each batch with the share of the file up to its end."""


def _open(file: BinaryIO, input_format: Format) -> _Groups:
    if input_format == "parquet":
        return _Parquet(file)
    # An Arrow file is a magic number, a stream and a footer; in a pipe only the stream is read.
    head = file.read(len(_MAGIC))
    if not file.seekable():
        return _ArrowStream(file if head == _MAGIC else io.BufferedReader(Peeked(head, file)))
    file.seek(0)
    return _ArrowFile(file) if head == _MAGIC else _ArrowStream(file)


class _Parquet(_Groups):
    def __init__(self, file: BinaryIO) -> None:
        from pyarrow import parquet as pq

        self._file = pq.ParquetFile(file, buffer_size=_BUFFER, pre_buffer=False)
        self.schema = self._file.schema_arrow

    def sizes(self, _columns: list[str]) -> list[int]:
        metadata = self._file.metadata
        return [metadata.row_group(at).num_rows for at in range(metadata.num_row_groups)]

    def batches(self, columns: list[str], group: int) -> Iterator[tuple[pa.RecordBatch, float]]:
        sizes = self.sizes(columns)
        rows, done = sum(sizes), sum(sizes[:group])
        for batch in self._file.iter_batches(
            _ROWS, range(group, len(sizes)), columns, use_threads=False
        ):
            done += batch.num_rows
            yield batch, done / rows


class _ArrowFile(_Groups):
    def __init__(self, file: BinaryIO) -> None:
        from pyarrow import ipc

        self._file = file
        self.schema = ipc.open_file(file).schema

    def batches(self, columns: list[str], group: int) -> Iterator[tuple[pa.RecordBatch, float]]:
        from pyarrow import ipc

        places = [self.schema.names.index(name) for name in columns]
        reader = ipc.open_file(self._file, options=ipc.IpcReadOptions(included_fields=places))
        count = reader.num_record_batches
        for number in range(group, count):
            yield reader.get_batch(number).select(columns), (number + 1) / count


class _ArrowStream(_Groups):
    def __init__(self, file: BinaryIO) -> None:
        from pyarrow import ipc

        self._file = file
        self._start = file.tell() if file.seekable() else None
        self._reader = ipc.open_stream(file)
        self.schema = self._reader.schema

    def batches(self, columns: list[str], group: int) -> Iterator[tuple[pa.RecordBatch, float]]:
        from pyarrow import ipc

        reader, size = self._reader, 0
        if self._start is not None:
            size = self._file.seek(0, os.SEEK_END)
            self._file.seek(self._start)
            reader = ipc.open_stream(self._file)
        for number, batch in enumerate(reader):
            if number >= group:
                yield batch.select(columns), self._file.tell() / size if size else 0.0
