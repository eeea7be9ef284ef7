"""Compression of output, by the suffix of its file.

Each piece of the output is one gzip member or zstd frame. Standard tools read any number of members
in a file, so output can be appended to it. `base.decompression` reads compressed files.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Final

from lexicon_fast.base.decompression import zstd_module

if TYPE_CHECKING:
    from collections.abc import Callable

    from lexicon_fast.base.signatures import Compression

#: Suffixes of files that can be written, and of all that can be read.
WRITTEN: Final[dict[str, Compression]] = {".gz": "gzip", ".zst": "zstd"}
SUFFIXES: Final[dict[str, Compression]] = {**WRITTEN, ".xz": "xz", ".bz2": "bz2"}


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
        zstd = zstd_module()
        options = {
            zstd.CompressionParameter.compression_level: 3,
            zstd.CompressionParameter.checksum_flag: 1,
        }
        compress_frame: Callable[..., bytes] = zstd.compress
        return lambda data: compress_frame(data, options=options)
    raise ValueError(f"{name} is only read; choose one of: {', '.join(WRITTEN.values())}")
