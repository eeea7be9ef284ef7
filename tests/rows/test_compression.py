"""Compressed rows read back with standard tools."""

from __future__ import annotations

import io
import shutil
import subprocess

import pytest

from lexicon_fast.base.decompression import Decompressed
from lexicon_fast.base.errors import BadPosition
from lexicon_fast.base.signatures import Compression
from lexicon_fast.rows import formats

DATA = b"CATDOG* hat\n" * 5000


@pytest.mark.parametrize("name", sorted(formats.WRITTEN.values()))
def test_pieces_written_one_after_the_other_are_one_file(name: Compression) -> None:
    compress = formats.compressor(name)
    data = compress(DATA) + compress(b"more\n")
    assert data == compress(DATA) + compress(b"more\n"), "the data alone decides"
    file = Decompressed(io.BytesIO(data), name, "rows", BadPosition)
    assert file.readall() == DATA + b"more\n"
    tool = {"gzip": "gzip", "zstd": "zstd"}[name]
    if shutil.which(tool) is None:
        pytest.skip(f"no {tool} on the path")
    done = subprocess.run([tool, "-dc"], input=data, capture_output=True, check=True)
    assert done.stdout == DATA + b"more\n"


def test_suffixes() -> None:
    assert formats.split_suffix("a/b.csv.GZ") == ("a/b.csv", "gzip")
    assert formats.split_suffix("b.jsonl.zst") == ("b.jsonl", "zstd")
    assert formats.split_suffix("b.txt.xz") == ("b.txt", "xz")
    assert formats.split_suffix("b.csv") == ("b.csv", None)
    assert formats.split_suffix(".gz") == (".gz", None)


def test_what_is_only_read_is_not_written() -> None:
    with pytest.raises(ValueError, match="choose one of: gzip, zstd"):
        formats.compressor("xz")
