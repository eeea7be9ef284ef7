"""Formats of rows: their names and file extensions, and the compression of output by its suffix.

Each piece of compressed output is one gzip member or zstd frame. Standard tools read any number of
members in a file, so output can be appended to it. `base.decompression` reads compressed files.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Final, Literal, get_args

from lexicon_fast.base.errors import BadOption

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

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
#: Suffixes of compressed files that can be written, and of all that can be read.
WRITTEN: Final[dict[str, Compression]] = {".gz": "gzip", ".zst": "zstd"}
SUFFIXES: Final[dict[str, Compression]] = {**WRITTEN, ".xz": "xz", ".bz2": "bz2"}

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
    chosen = name or from_extension(path)
    if chosen is None and path is not None:
        known = [
            extension
            for extension, known_format in _EXTENSIONS.items()
            if known_format in supported and extension not in _NOT_SUGGESTED
        ]
        check_extension(path, known, compressed=compressed)
    return chosen or ("text" if terminal else "jsonl")


def check_extension(path: str, known: Collection[str], *, compressed: bool = True) -> None:
    """Raise BadOption if a file has an extension that is not known."""
    if not (shown := _shown_extension(path)):
        return
    suffixes = f" (text formats also with {' or '.join(WRITTEN)})"
    raise BadOption(
        f"-o {path}: {shown} is not an output format; use {', '.join(known)}"
        f"{suffixes if compressed else ''}, or --format"
    )


def compression_of(path: str | None, row_format: Format) -> Compression | None:
    """Return the compression of output, from the suffix of its file; None: not compressed.

    Raises BadOption for a compression that can only be read, and for compressed columns.
    """
    name = None if path is None else split_suffix(path)[1]
    if name is None or path is None:
        return None
    suffix = os.path.splitext(path)[1]
    if name not in WRITTEN.values():
        raise BadOption(f"-o {path}: {suffix} files cannot be written; use {' or '.join(WRITTEN)}")
    if row_format in COLUMNS:
        raise BadOption(
            f"-o {path}: {row_format} is already compressed inside; leave out {suffix}"
            if row_format == "parquet"
            else f"-o {path}: {row_format} can't be written as {suffix}; leave it out"
        )
    return name


def extension(path: str) -> str:
    """Return the extension before a suffix of compression, in lowercase."""
    return os.path.splitext(split_suffix(path)[0])[1].lower()


def _shown_extension(path: str) -> str:
    """Return the extension as written, with the suffix of compression."""
    stem, name = split_suffix(path)
    suffix = path[len(stem) :] if name else ""
    return os.path.splitext(stem)[1] + suffix


def row_noun(input_format: Format | None) -> str:
    """Return the word for a row of a format in errors: "line". None: text or jsonl."""
    if input_format in COLUMNS:
        return "row"
    return "record" if input_format in TABLES else "line"


def check(
    row_format: Format,
    supported: Collection[str],
    option: str,
    named: str | None,
    path: str | None,
) -> None:
    """Raise BadOption for a format that is not supported.

    named: the value of the option; None: the format is from the extension of `path`.
    """
    if row_format not in supported:
        use = f"{row_format} is not supported here; use {', '.join(supported)}"
        if named:
            raise BadOption(f"{option} {row_format}: {use}")
        raise BadOption(f"{'-o' if option == '--format' else '-i'} {path}: {use}, or {option}")


def split_suffix(path: str) -> tuple[str, Compression | None]:
    """Return the path without the suffix of a compression, and the name of the compression.

    >>> split_suffix("plays.csv.gz")
    ('plays.csv', 'gzip')
    >>> split_suffix("plays.csv")
    ('plays.csv', None)
    """
    stem, suffix = os.path.splitext(path)
    name = SUFFIXES.get(suffix.lower())
    return (path, None) if name is None else (stem, name)


def compressor(name: Compression) -> Callable[[bytes], bytes]:
    """Return the function that compresses data to one gzip member or zstd frame.

    The result depends on the data alone. The function may be called from many threads at once and
    releases the GIL.
    """
    if name == "gzip":
        from gzip import compress

        return lambda data: compress(data, 6, mtime=0)
    if name == "zstd":
        from lexicon_fast.base.decompression import zstd_module

        zstd = zstd_module()
        options = {
            zstd.CompressionParameter.compression_level: 3,
            zstd.CompressionParameter.checksum_flag: 1,
        }
        compress_frame: Callable[..., bytes] = zstd.compress
        return lambda data: compress_frame(data, options=options)
    raise ValueError(f"{name} is only read; choose one of: {', '.join(WRITTEN.values())}")
