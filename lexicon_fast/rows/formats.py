"""Formats of rows: their names and file extensions."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Final, Literal, get_args

from lexicon_fast.base.errors import BadOption
from lexicon_fast.rows import compression

if TYPE_CHECKING:
    from collections.abc import Collection

    from lexicon_fast.base.signatures import Compression


Format = Literal["text", "jsonl", "csv", "tsv", "parquet", "arrow"]

#: All names; `COLUMNS` need the `arrow` extra, `TABLES` are lines with a header.
NAMES: Final[tuple[Format, ...]] = get_args(Format)
COLUMNS: Final = ("parquet", "arrow")
LINES: Final = ("text", "jsonl", "csv", "tsv")
TABLES: Final = ("csv", "tsv")

_EXTENSIONS: Final[dict[str, Format]] = {
    ".txt": "text",
    ".text": "text",
    ".jsonl": "jsonl",
    ".ndjson": "jsonl",
    ".json": "jsonl",
    ".csv": "csv",
    ".tsv": "tsv",
    ".parquet": "parquet",
    ".pq": "parquet",
    ".arrow": "arrow",
}
#: Extensions that errors do not suggest.
_NOT_SUGGESTED: Final = (".text", ".ndjson", ".json", ".pq")


def from_extension(path: str | None) -> Format | None:
    """Return the format of a file's extension, compressed or not; None: no known extension.

    >>> from_extension("plays.CSV.gz")
    'csv'
    """
    return _EXTENSIONS.get(extension(path)) if path else None


def output_format(
    name: Format | None,
    path: str | None,
    *,
    terminal: bool,
    supported: Collection[Format] = NAMES,
    compressed: bool = True,
) -> Format:
    """Return the format of output: `name`, else from the extension of its file.

    path: see `streams.format_path`. Without an extension the format is text on a terminal, else
    jsonl. supported, compressed: formats that errors suggest, and whether they may be compressed.

    Raises BadOption for an unknown extension.
    """
    form = name or from_extension(path)
    if form is None and path is not None:
        known = [
            extension
            for extension, form in _EXTENSIONS.items()
            if form in supported and extension not in _NOT_SUGGESTED
        ]
        check_extension(path, known, compressed=compressed)
    return form or ("text" if terminal else "jsonl")


def check_extension(path: str, known: Collection[str], *, compressed: bool = True) -> None:
    """Raise BadOption if a file has an extension that is not known."""
    if not (shown := _shown_extension(path)):
        return
    suffixes = f" (text formats also with {' or '.join(compression.WRITTEN)})"
    raise BadOption(
        f"-o {path}: {shown} is not an output format; use {', '.join(known)}"
        f"{suffixes if compressed else ''}, or --format"
    )


def compression_of(path: str | None, form: Format) -> Compression | None:
    """Return the compression of output, from the suffix of its file; None: not compressed.

    Raises BadOption for a compression that can only be read, and for compressed columns.
    """
    name = None if path is None else compression.split_suffix(path)[1]
    if name is None or path is None:
        return None
    suffix = os.path.splitext(path)[1]
    if name not in compression.WRITTEN.values():
        raise BadOption(
            f"-o {path}: {suffix} files cannot be written; use {' or '.join(compression.WRITTEN)}"
        )
    if form in COLUMNS:
        raise BadOption(
            f"-o {path}: {form} is already compressed inside; leave out {suffix}"
            if form == "parquet"
            else f"-o {path}: {form} can't be written as {suffix}; leave it out"
        )
    return name


def extension(path: str) -> str:
    """Return the extension before a suffix of compression, in lowercase."""
    return os.path.splitext(compression.split_suffix(path)[0])[1].lower()


def _shown_extension(path: str) -> str:
    """Return the extension as written, with the suffix of compression."""
    stem, name = compression.split_suffix(path)
    suffix = path[len(stem) :] if name else ""
    return os.path.splitext(stem)[1] + suffix


def place(form: Format | None) -> str:
    """Return the word for a row of a format in errors: "line". None: text or jsonl."""
    if form in COLUMNS:
        return "row"
    return "record" if form in TABLES else "line"


def check(
    form: Format,
    supported: Collection[str],
    option: str,
    named: str | None,
    path: str | None,
) -> None:
    """Raise BadOption for a format that is not supported.

    named: the value of the option; None: the format is from the extension of `path`.
    """
    if form not in supported:
        use = f"{form} is not supported here; use {', '.join(supported)}"
        if named:
            raise BadOption(f"{option} {form}: {use}")
        raise BadOption(f"{'-o' if option == '--format' else '-i'} {path}: {use}, or {option}")
