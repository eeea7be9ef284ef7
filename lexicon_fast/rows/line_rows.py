"""Rows of text and of JSON Lines: their reading, and what all of them write."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from lexicon_fast._native.rows.read_rows import MAX_ROW
from lexicon_fast.base.errors import (
    BadPosition,
    BadQuery,
    LexiconFastError,
    error_data,
    excerpt,
    shortened,
)
from lexicon_fast.base.validation import explain
from lexicon_fast.rows.chunks import Chunk, row_name
from lexicon_fast.rows.formats import Format
from lexicon_fast.rows.unknown_keys import nearest, notice, unknown

_BLANK: Final = b" \t\r\n"


class Row:
    """A row of input: its number, its id as JSON, and its position or its error."""

    __slots__ = (
        "error",
        "error_data",
        "id",
        "marked",
        "notice",
        "number",
        "position",
        "rack",
    )

    def __init__(self, number: int) -> None:
        self.number = number
        self.id: str | None = None
        #: The input of the generator; None: the row is bad.
        self.position: Any = None
        self.rack = ""
        self.error: str | None = None
        #: The type of the error, and what it names, as the protocol has them: see `error_data`.
        self.error_data: dict[str, Any] = {}
        #: The text of a bad row, with its wrong part marked below; empty: nothing is marked.
        self.marked = ""
        #: A warning about an ignored key or opcode.
        self.notice: str | None = None

    def fail(self, name: str, error: LexiconFastError) -> None:
        """Make this a bad row. name: the row in errors: `line 3`."""
        self.position = None
        self.error = f"{name}: {error}"
        self.error_data = error_data(error)
        if isinstance(error, BadQuery):
            self.marked = error.marked


class LineRows(ABC):
    """Reads rows of text or JSON Lines, one object a line.

    strict: unknown keys, and whatever else is ignored although it matters, make bad rows.
    """

    #: The form of an object, for errors.
    expected: ClassVar[str]
    #: The keys of an object, and further keys that are ignored.
    keys: ClassVar[tuple[str, ...]]
    ignored: ClassVar[frozenset[str]] = frozenset()

    def __init__(self, *, strict: bool = False) -> None:
        self._strict = strict

    @abstractmethod
    def read(self, text: str, row: Row, input_format: str) -> None:
        """Set the row's position and rack. Raises LexiconFastError."""

    def read_rows(
        self, chunk: Chunk, row_noun: str, *, may_matter: re.Pattern[str] | None = None
    ) -> list[Row]:
        """Read the rows of a chunk of text or JSON Lines; blank ones are skipped.

        row_noun: the word for a row in errors ("line"); may_matter: only rows in which this occurs.
        """
        return [
            self.read_row(number, data, row_name(chunk, row_noun, number), chunk.input_format)
            for number, data in enumerate(chunk.data.split(b"\n"), chunk.first_row)
            if data.strip(_BLANK)
            and (may_matter is None or may_matter.search(data.decode(errors="replace")))
        ]

    def read_row(self, number: int, data: bytes, name: str, input_format: str) -> Row:
        """Parse one row. name: the row in errors: `line 3`."""
        row = Row(number)
        try:
            self.read(_decoded(data), row, input_format)
        except LexiconFastError as error:
            row.fail(name, error)
        if row.notice is not None:
            row.notice = f"{name}: {row.notice}"
        return row

    def fields(self, text: str, row: Row) -> dict[str, Any]:
        """Return the undecoded fields of a JSON object, and set the id of the row."""
        fields = fields_of(text, self.expected)
        row.id = id_of(fields)
        for key in fields:
            if key not in self.keys and key not in self.ignored:
                if self._strict:
                    raise unknown("key", key, self.keys)
                if row.notice is None and (name := nearest(key, self.keys)) is not None:
                    row.notice = notice("key", key, name)
        return fields


def fields_of(text: str | bytes, expected: str) -> dict[str, Any]:
    """Return the undecoded fields of a JSON object. Raises BadPosition.

    expected: the end of the message, the form of an object.
    """
    import msgspec

    try:
        return msgspec.json.decode(text, type=dict[str, msgspec.Raw])
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadPosition(f"the position {explain(error)}; {expected}") from None


def read_field(fields: Mapping[str, Any], name: str, kind: Any, expected: str) -> Any:
    """Decode a field as a type. Raises BadPosition."""
    import msgspec

    try:
        return msgspec.json.decode(fields[name], type=kind)
    except (msgspec.DecodeError, RecursionError):
        text = shortened(bytes(fields[name]).decode(errors="replace"))  # JSON has its own quotes
        raise BadPosition(f"{name} {text} must be {expected}") from None


def id_of(fields: dict[str, Any]) -> str | None:
    """Return the undecoded id of an object; None: it has none. Raises BadPosition."""
    if "id" not in fields:
        return None
    row_id = bytes(fields["id"]).decode()
    if row_id.startswith(("{", "[")):
        raise BadPosition(
            f"id {shortened(row_id, 40)} must be a string, a number, true, false or null"
        )
    return row_id


def name_of(row_id: str) -> str:
    """Return an undecoded id as text."""
    if row_id.startswith('"'):
        import json

        text: str = json.loads(row_id)
        return text
    return row_id


def _decoded(data: bytes) -> str:
    if len(data) > MAX_ROW:
        raise BadPosition(f"{excerpt(data)} is longer than {MAX_ROW} bytes")
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        raise BadPosition(
            f"byte 0x{data[error.start]:02x} (byte {error.start + 1}) is not UTF-8; convert the"
            " input to UTF-8"
        ) from None


def json_of_error(row: Row) -> bytes:
    """Return the line of JSON of a bad row."""
    error, data = as_json(str(row.error)), as_json(row.error_data)
    return f'{{"id":{row.id or row.number},"error":{error},"error_data":{data}}}\n'.encode()


def name_of_row(row: Row) -> str:
    """Return the id as text, or the number of the row."""
    return str(row.number) if row.id is None else name_of(row.id)


def as_json(value: Any) -> str:
    import json

    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def table_header(output_format: Format, columns: Sequence[str]) -> bytes:
    """Return the header of CSV or TSV. columns: those between the id and the error."""
    separator, _ = TABLE_FORMATS[output_format]
    return separator.join(("position", "id", *columns, "error\n")).encode()


#: TSV has no quotes: characters that would end a field, and the backslash itself, are escaped.
_TSV_ESCAPES: Final = str.maketrans({"\t": "\\t", "\n": "\\n", "\r": "\\r", "\\": "\\\\"})


def tsv_field(text: str) -> str:
    return text.translate(_TSV_ESCAPES)


def csv_field(text: str) -> str:
    """Quote a field of CSV if necessary (RFC 4180)."""
    if any(special in text for special in ',"\n\r'):
        return '"' + text.replace('"', '""') + '"'
    return text


#: For each format of tables: the separator of fields, and what writes a field. TSV has the records
#: of CSV with tabs and escapes, instead of commas and quotes.
TABLE_FORMATS: Final = {"csv": (",", csv_field), "tsv": ("\t", tsv_field)}
