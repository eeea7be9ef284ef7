"""Input in chunks of complete rows, as it arrives.

Reading does not wait for more input while complete rows are available. It keeps at most one block
and one row of MAX_ROW bytes in memory, however long a line is.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol, Self, TypeAlias

from lexicon_fast._native.rows import read_rows
from lexicon_fast.base.errors import BadPosition, excerpt
from lexicon_fast.rows.formats import TABLES, Format, row_noun
from lexicon_fast.rows.unknown_keys import HAND_KEYS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    import pyarrow as pa

    from lexicon_fast._native.rows.positions import Positions
    from lexicon_fast.dictionary.alphabet import Alphabet
    from lexicon_fast.rows.column_chunks import ColumnChunk

    class Readable(Protocol):
        """An object with the `read` of a binary file."""

        def read(self, size: int = -1, /) -> bytes | None: ...


AnyChunk: TypeAlias = "Chunk | ColumnChunk"

CHUNK_BYTES: Final = 1 << 16

#: Separators of columns in a header, and what to do about them.
_SEPARATORS: Final = {
    b",": "is a CSV header; read it with --input-format csv",
    b"\t": "is a TSV header; read it with --input-format tsv",
    b";": "has columns separated by ';'; save the file with ',' (CSV) or tabs (TSV)",
    b"|": "has columns separated by '|'; save the file with ',' (CSV) or tabs (TSV)",
}
_FORMATS: Final = {b",": "csv", b"\t": "tsv"}
_BLANK: Final = b" \t\r\n"
_BOM: Final = b"\xef\xbb\xbf"


class Chunk(NamedTuple):
    """Complete rows of input. A row of more than MAX_ROW bytes is cut to MAX_ROW + 1."""

    #: Number of the first row, from 1; in CSV and TSV, of the records after the header.
    first_row: int
    #: Number of rows, blank ones included.
    rows: int
    data: bytes
    input_format: Format
    #: Positions of id, hand and table in CSV or TSV, see `columns_in`.
    columns: tuple[int, int, int] | None
    #: Bytes of input up to the end of the chunk.
    end: int
    #: Rows with unknown keys are bad.
    strict: bool = False
    #: The file that the rows are in, if there are several, and the number of rows before that file.
    file: str = ""
    rows_before: int = 0

    def positions(self, alphabet: Alphabet, noun: str | None = None) -> Positions:
        """Read the rows; bad ones have errors, blank ones are skipped. Releases the GIL.

        noun: the word for a row in errors, by default that of the format.
        """
        named = (noun_of_rows(self, noun or row_noun(self.input_format)), self.rows_before)
        if self.columns is not None:
            read = read_rows.read_tsv if self.input_format == "tsv" else read_rows.read_csv
            return read(self.data, self.first_row, self.columns, alphabet, *named)[0]
        if self.input_format == "jsonl":
            return read_rows.read_jsonl(self.data, self.first_row, alphabet, self.strict, *named)[0]
        return read_rows.read_text(self.data, self.first_row, alphabet, *named)[0]

    def cut(self, rows: int) -> tuple[Chunk, Chunk]:
        """Split the chunk after at most `rows` rows."""
        size = len(self.data)
        if rows < self.rows:
            csv = self.input_format == "csv"
            size = read_rows.split_rows(bytearray(self.data), 0, 0, csv, rows)[1]
        first = min(rows, self.rows)
        rest = len(self.data) - size
        return (
            self._replace(rows=first, data=self.data[:size], end=self.end - rest),
            self._replace(
                first_row=self.first_row + first, rows=self.rows - first, data=self.data[size:]
            ),
        )


def noun_of_rows(chunk: AnyChunk, noun: str) -> str:
    """Return the word for a row in errors, after the name of its file if there are several."""
    return f"{chunk.file}, {noun}" if chunk.file else noun


def row_name(chunk: AnyChunk, noun: str, row: int) -> str:
    """Return the name of a row in errors: `line 3`, or `b.txt, line 3` if there are several files.

    noun: the word for a row; row: its number.
    """
    return f"{noun_of_rows(chunk, noun)} {row - chunk.rows_before}"


def id_type_of_lines(forms: set[Format]) -> pa.DataType | None:
    """Return the type of ids in columns for these input formats; None: text has no ids."""
    if forms <= {"text"}:
        return None
    from lexicon_fast.base.arrow import require_pyarrow

    return require_pyarrow("ids").string()


class PositionArguments:
    """Positions that are given one by one, with the interface of `Inputs`: a chunk for each.

    input_format: None: each is text or JSON. Line feeds become spaces.
    """

    row_noun = "position"

    def __init__(
        self, positions: Sequence[str], input_format: Format | None, *, strict: bool
    ) -> None:
        self._positions = positions
        self._strict = strict
        self.input_format = input_format

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        """Do nothing: there is no file."""

    def detect(self) -> Format | None:
        """Return the format; None: each has its own."""
        return self.input_format

    @property
    def id_type(self) -> pa.DataType | None:
        """The type of ids in columns; None: there are no ids."""
        return id_type_of_lines({chunk.input_format for chunk in self.chunks()})

    def chunks(self, _chunk_bytes: int = 0) -> Iterator[Chunk]:
        """Yield a chunk for each position."""
        for number, position in enumerate(self._positions, 1):
            data = os.fsencode(position).replace(b"\n", b" ")
            kind = self.input_format or ("jsonl" if data.lstrip().startswith(b"{") else "text")
            yield Chunk(number, 1, data, kind, None, 0, self._strict)


class ChunkReader:
    """Iterates over the chunks of a binary file, pipe or terminal, once.

    input_format: None: JSON Lines if the first byte that is not blank is `{`, else text.
    chunk_bytes: maximum size of a chunk, about. row: number of the first row, and afterwards of the
    row after the last; end: bytes of input before the file, and afterwards of all input. middle:
    the file is at the start of a later row; columns: then the columns of CSV or TSV. strict: for
    `Chunk.strict`. on_header: called with the names of all columns, in lowercase, before the first
    chunk of CSV or TSV. name: of the file, for errors. A UTF-8 byte order mark is skipped.

    Iterating raises BadPosition for a header without `hand`, and for a header of CSV or TSV in
    input of unknown format.
    """

    def __init__(
        self,
        file: Readable,
        input_format: Format | None = None,
        chunk_bytes: int = CHUNK_BYTES,
        *,
        row: int = 1,
        end: int = 0,
        middle: bool = False,
        columns: tuple[int, int, int] | None = None,
        strict: bool = False,
        on_header: Callable[[list[str]], object] | None = None,
        name: str | None = None,
    ) -> None:
        self.input_format = input_format
        self.row = row
        self.end = end
        #: The first byte after a byte order mark and the CSV header, once iteration has begun.
        self.start = end
        self._middle = middle
        self._strict = strict
        self._on_header = on_header
        self._prefix = f"{name}: " if name else ""  # of errors
        self._read = getattr(file, "read1", file.read)
        self._chunk_bytes = chunk_bytes
        self.columns = columns
        self._buffer = bytearray()  # starts with the current row
        self._searched = 0  # bytes of the buffer without the end of a row
        self._state = 0  # of split_rows() after them

    def __iter__(self) -> Iterator[Chunk]:
        if not self._middle:
            self._skip_byte_order_mark()
            if self.input_format in TABLES:
                names = self._read_header(self._header())
                if self._on_header is not None:
                    self._on_header(names)
        self.start = self.end
        more = True
        while more:
            rows, end = self._row_ends()
            if rows:
                yield from self._chunk(self._take(end), rows)
            if len(self._buffer) > read_rows.MAX_ROW:
                start = bytes(self._buffer[: read_rows.MAX_ROW + 1])
                self._skip_row()
                yield from self._chunk(start, 1)
            else:
                more = self._fill()
        if self._buffer:
            if self.end == self.start and self.input_format not in TABLES:
                self._refuse_cr()
            yield from self._chunk(self._take(len(self._buffer)), 1)

    def _read_header(self, line: bytes) -> list[str]:
        """Find the columns, and return their names. Raises BadPosition."""
        try:
            names = read_rows.header_names(line, self.input_format == "tsv")
            self.columns = read_rows.columns_in(names)
        except BadPosition as error:
            found, hint = _separator(line)
            if found is None or self.input_format == _FORMATS.get(found):
                raise BadPosition(f"{self._prefix}{error}") from None
            raise BadPosition(f"{self._prefix}{_shown(line)} {hint}") from None
        return names

    def _chunk(self, data: bytes, rows: int) -> Iterator[Chunk]:
        """Yield the chunk of these rows, which end at the start of the buffer.

        Blank rows before the format is known are dropped.
        """
        if self.input_format is None:
            start = data.lstrip(_BLANK)
            if start or len(data) > read_rows.MAX_ROW:
                self._refuse_header(start)
                self.input_format = "jsonl" if start.startswith(b"{") else "text"
        if self.input_format is not None:
            yield Chunk(
                self.row, rows, data, self.input_format, self.columns, self.end, self._strict
            )
        self.row += rows

    def _refuse_header(self, data: bytes) -> None:
        """Raise BadPosition if the first row is a header: text has no commas."""
        line = data[: read_rows.MAX_ROW].partition(b"\n")[0]
        found, hint = _separator(line)
        # Between other names, a tab may separate words, and a semicolon equations.
        if found == b"," or (found is not None and {*_fields(line, found)} <= {*HAND_KEYS}):
            raise BadPosition(f"{self._prefix}{_shown(line)} {hint}")

    def _refuse_cr(self) -> None:
        """Raise BadPosition if the first row, which has no line end, is several rows with CR."""
        if b"\r" in self._buffer.rstrip(_BLANK):
            raise BadPosition(
                f"{self._prefix}lines end with CR only; convert them, for example with:"
                " tr '\\r' '\\n' < FILE > NEW"
            )

    def _fill(self) -> bool:
        """Wait for input. Return False at its end."""
        block = self._read(self._chunk_bytes)
        if block is None:
            raise BlockingIOError("input is in non-blocking mode; open it in blocking mode")
        self._buffer += block
        return bool(block)

    def _skip_byte_order_mark(self) -> None:
        while _BOM.startswith(self._buffer) and len(self._buffer) < len(_BOM) and self._fill():
            pass
        if self._buffer.startswith(_BOM):
            self._drop(len(_BOM))

    def _drop(self, size: int) -> None:
        del self._buffer[:size]
        self._searched = max(0, self._searched - size)
        self.end += size

    def _take(self, size: int) -> bytes:
        data = bytes(self._buffer[:size])
        self._drop(size)
        return data

    def _row_ends(self, most: int = -1) -> tuple[int, int]:
        """Return the number of rows that end in the rest of the buffer, and the end of the last."""
        csv = self.input_format == "csv"
        rows, end, self._state = read_rows.split_rows(
            self._buffer, self._searched, self._state, csv, most
        )
        self._searched = end if rows == most else len(self._buffer)
        return rows, end

    def _header(self) -> bytes:
        """Return the first record that is not blank, or b""."""
        while True:
            rows, end = self._row_ends(1)
            if rows:
                record = self._take(end)
                if record.strip(_BLANK):
                    return record
            elif len(self._buffer) > read_rows.MAX_ROW or not self._fill():
                self._refuse_cr()
                return self._take(len(self._buffer))

    def _skip_row(self) -> None:
        """Drop the current row, which does not fit the buffer."""
        rows = end = 0
        while not rows:
            self._drop(len(self._buffer))
            if not self._fill():
                return
            rows, end = self._row_ends(1)
        self._drop(end)


def _separator(line: bytes) -> tuple[bytes | None, str]:
    """Return the separator of a header with the column `hand`, and what to do about it."""
    for separator, hint in _SEPARATORS.items():
        names = _fields(line, separator)
        if len(names) > 1 and "hand" in names:
            return separator, hint
    return None, ""


def _fields(line: bytes, separator: bytes) -> list[str]:
    fields = line.decode("utf-8", "replace").lower().split(separator.decode())
    return [field.strip(' \t\r\n"') for field in fields]


def _shown(line: bytes) -> str:
    return excerpt(line.strip())
