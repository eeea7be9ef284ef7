"""Formats of rows: their names, and the file extensions that stand for them."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Final, Literal, get_args

from lexicon_fast.errors import BadOption
from lexicon_fast.rows import compression

if TYPE_CHECKING:
    from collections.abc import Collection

    from lexicon_fast.first_bytes import Compression


Format = Literal["text", "jsonl", "csv", "tsv", "parquet", "arrow"]

#: All names; `COLUMNS` come with the `arrow` extra, `TABLES` are lines with a header.
NAMES: Final[tuple[Format, ...]] = get_args(Format)
COLUMNS: Final = ("parquet", "arrow")
LINES: Final = ("text", "jsonl", "csv", "tsv")
TABLES: Final = ("csv", "tsv")

_ENDINGS: Final[dict[str, Format]] = {
    ".txt": "text",
    ".text": "text",
    ".jsonl": "jsonl",
    ".ndjson": "jsonl",
    ".json": "jsonl",
    ".csv": "csv",
    ".tsv": "tsv",
    ".parquet": "parquet",
    ".arrow": "arrow",
}
#: The extensions that errors do not suggest.
_OTHER_NAMES: Final = (".text", ".ndjson", ".json")


def of_ending(path: str | None) -> Format | None:
    """The format that the extension of a file names, compressed or not; None: no format.

    >>> of_ending("plays.CSV.gz")
    'csv'
    """
    return _ENDINGS.get(extension(path)) if path else None


def output_format(
    name: Format | None,
    path: str | None,
    *,
    terminal: bool,
    accepted: Collection[Format] = NAMES,
    compressed: bool = True,
) -> Format:
    """The format of output: `name`, else from the extension of its file.

    path: None for stdout, and for devices and named pipes whose name says nothing. Without an
    extension it is text on a terminal, else jsonl. compressed: may text be compressed?

    Raises BadOption for an extension that names no format.
    """
    form = name or of_ending(path)
    if form is None and path is not None:
        known = [
            ending
            for ending, form in _ENDINGS.items()
            if form in accepted and ending not in _OTHER_NAMES
        ]
        check_extension(path, known, compressed=compressed)
    return form or ("text" if terminal else "jsonl")


def check_extension(path: str, known: Collection[str], *, compressed: bool = True) -> None:
    """Raises BadOption if a file has an extension, which is none of those that are known."""
    if not (shown := _shown_extension(path)):
        return
    suffixes = f" (text formats also with {' or '.join(compression.WRITTEN)})"
    raise BadOption(
        f"-o {path}: {shown} names no output format; use {', '.join(known)}"
        f"{suffixes if compressed else ''}, or --format"
    )


def compression_of(path: str | None, form: Format) -> Compression | None:
    """The compression of output, from the suffix of its file; None: plain.

    Raises BadOption for one that is only read, and for one around columns.
    """
    name = None if path is None else compression.split_suffix(path)[1]
    if name is None or path is None:
        return None
    suffix = os.path.splitext(path)[1]
    if name not in compression.WRITTEN.values():
        raise BadOption(
            f"-o {path}: {suffix} files are only read; use {' or '.join(compression.WRITTEN)}"
        )
    if form in COLUMNS:
        raise BadOption(
            f"-o {path}: {form} is already compressed inside; leave out {suffix}"
            if form == "parquet"
            else f"-o {path}: {form} can't be written as {suffix}; leave it out"
        )
    return name


def extension(path: str) -> str:
    """The extension under a suffix of compression, in lowercase."""
    return os.path.splitext(compression.split_suffix(path)[0])[1].lower()


def _shown_extension(path: str) -> str:
    """The extension as the user wrote it, with the suffix of compression."""
    stem, name = compression.split_suffix(path)
    suffix = path[len(stem) :] if name else ""
    return os.path.splitext(stem)[1] + suffix


def place(form: Format | None) -> str:
    """What errors call a row; None: of lines of either format."""
    if form in COLUMNS:
        return "row"
    return "record" if form in TABLES else "line"


def check(
    form: Format,
    accepted: Collection[str],
    option: str,
    named: str | None,
    path: str | None,
) -> None:
    """Raises BadOption for a format that is not accepted.

    named: the value of the option; None: the format is that of the extension of `path`.
    """
    if form not in accepted:
        use = f"{form} is not supported here; use {', '.join(accepted)}"
        if named:
            raise BadOption(f"{option} {form}: {use}")
        raise BadOption(f"{'-o' if option == '--format' else '-i'} {path}: {use}, or {option}")
