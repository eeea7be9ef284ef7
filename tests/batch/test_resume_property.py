"""Output that fails to be written at any point and is resumed ends up the same, byte for byte."""

from __future__ import annotations

import csv
import errno
import gzip
import io
import json
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lexicon_fast import Dictionary
from lexicon_fast.base.signatures import Compression
from lexicon_fast.batch.job import finished_output, open_output
from lexicon_fast.batch.queries import HandQuery, OutputOptions, PlansQuery, PlaysQuery
from lexicon_fast.rows.chunks import ChunkReader
from lexicon_fast.rows.formats import LINES, Format, compressor
from lexicon_fast.rows.streams import Stream, compressing, stream

if sys.version_info >= (3, 14):
    from compression import zstd
else:
    from backports import zstd

PLAIN: dict[Compression | None, Callable[[bytes], bytes]] = {
    None: bytes,
    "gzip": gzip.decompress,
    "zstd": zstd.decompress,
}

rows = st.one_of(
    st.builds(
        lambda hand, table, row_id: json.dumps({"id": row_id, "hand": hand, "table": table}),
        st.text("AEIORSTLNCDG*", min_size=1, max_size=6),
        st.lists(st.sampled_from(["hat", "l[u]rch", "mother"]), max_size=2),
        st.one_of(st.integers(), st.none(), st.text('a\t\n\r\\",\x00é', max_size=6)),
    ),
    st.sampled_from(["", "{", '{"hand": "C4T"}', '{"id": [1]}', "not JSON\t\\"]),
)
inputs = st.lists(rows, max_size=30).map(lambda lines: "".join(f"{x}\n" for x in lines).encode())


@pytest.fixture(scope="module")
def small(data: Path) -> Dictionary:
    return Dictionary.load(data / "words2000.txt")


class FullError(OSError):
    """A simulated full disk."""


def failing(output: Stream, at: int) -> None:
    """Make write number `at` fail after half of its bytes."""
    write = output._write
    count = 0

    def written(view: memoryview) -> None:
        nonlocal count
        count += 1
        if count >= at:
            write(view[: len(view) // 2])
            raise FullError(errno.ENOSPC, "full")
        write(view)

    output._write = written  # type: ignore[method-assign]


def answered(
    path: str,
    text: bytes,
    dictionary: Dictionary,
    query: HandQuery,
    form: Format,
    compression: Compression | None,
    *,
    chunk_bytes: int,
    threads: int = 1,
    fails_at: int | None = None,
) -> bool:
    """Write the answers as a command does; False: it failed and can be resumed."""
    task, head = query.task(dictionary, OutputOptions(form)), query.head(form)
    if compression is not None:
        compress = compressor(compression)
        task, head = compressing(task, compress), compress(head)
    resume = fails_at is not None
    job = {"--format": form}
    if resume and finished_output(path, lambda: "input", job) is not None:
        return True
    output = open_output(
        path, lambda: "input", job, resume=resume, whole_writes=compression is not None
    )
    if fails_at is not None:
        failing(output, fails_at)
    with output:
        try:
            chunks = ChunkReader(io.BytesIO(text), "jsonl", chunk_bytes)
            stream(chunks, task, output, threads=threads, head=head)
            output.finish()
        except FullError:
            output.keep()
            return False
    return True


@pytest.mark.parametrize("compression", PLAIN)
@pytest.mark.parametrize("form", LINES)
@settings(max_examples=12, deadline=None, derandomize=True)
@given(
    text=inputs,
    chunk_bytes=st.integers(1, 300),
    runs=st.lists(st.tuples(st.integers(1, 6), st.integers(1, 3)), max_size=6),
    plans=st.booleans(),
)
def test_resumed_output_is_that_of_an_undisturbed_run(
    form: Format,
    compression: Compression | None,
    small: Dictionary,
    text: bytes,
    chunk_bytes: int,
    runs: list[tuple[int, int]],
    plans: bool,
) -> None:
    query: HandQuery = PlansQuery("waddingtons", 2)
    if not plans:
        query = PlaysQuery("waddingtons", 3, ("form", "insert", "substitute"), 2)
    with TemporaryDirectory() as folder:
        once, resumed = f"{folder}/once", f"{folder}/resumed"
        how: Any = (text, small, query, form, compression)
        assert answered(once, *how, chunk_bytes=chunk_bytes)
        for fails_at, threads in runs:
            if answered(resumed, *how, chunk_bytes=chunk_bytes, threads=threads, fails_at=fails_at):
                break
        assert answered(resumed, *how, chunk_bytes=chunk_bytes, threads=2, fails_at=10**9)
        expected = Path(once).read_bytes()
        assert Path(resumed).read_bytes() == expected
        if compression is not None:
            plain = f"{folder}/plain"
            assert answered(plain, text, small, query, form, None, chunk_bytes=10**6)
            assert PLAIN[compression](expected) == Path(plain).read_bytes()
        if form == "csv" and compression is None:
            tab = f"{folder}/tab"
            assert answered(tab, text, small, query, "tsv", None, chunk_bytes=chunk_bytes)
            assert tsv_records(Path(tab).read_bytes()) == csv_records(expected)


def csv_records(table: bytes) -> list[list[str]]:
    return list(csv.reader(io.StringIO(table.decode(), newline="")))


def tsv_records(table: bytes) -> list[list[str]]:
    """Read the records of TSV as docs/batch.md specifies."""
    signs = {"t": "\t", "n": "\n", "r": "\r", "\\": "\\"}

    def plain(field: str) -> str:
        first, *rest = field.replace("\\\\", "\\\0").split("\\")
        return first + "".join(signs["\\" if x[0] == "\0" else x[0]] + x[1:] for x in rest)

    lines = table.decode().split("\n")
    assert lines.pop() == ""
    return [[plain(field) for field in line.split("\t")] for line in lines]
