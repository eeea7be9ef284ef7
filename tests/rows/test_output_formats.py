"""The extension of -o decides about format and compression, or is an error."""

from __future__ import annotations

import csv
import gzip
import io
import json
import os
import pty
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from support import terminals
from support.terminals import run

from lexicon_fast import BadOption
from lexicon_fast.rows import formats
from lexicon_fast.rows.line_rows import csv_field, tsv_field

if sys.version_info >= (3, 14):
    from compression import zstd
else:
    from backports import zstd

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"


@pytest.fixture(scope="module")
def words(data: Path) -> str:
    return str(data / "words2000.txt")


@pytest.mark.parametrize(
    ("path", "form", "compression"),
    [
        ("r.txt", "text", None),
        ("r.JSONL", "jsonl", None),
        ("r.csv", "csv", None),
        ("r.tsv", "tsv", None),
        ("r.parquet", "parquet", None),
        ("r.csv.gz", "csv", "gzip"),
        ("r.JSONL.ZST", "jsonl", "zstd"),
        ("a.b/r.tsv.zst", "tsv", "zstd"),
        ("r.txt.gz", "text", "gzip"),
        ("a.b/r", "jsonl", None),
        (".hidden", "jsonl", None),
        (None, "jsonl", None),
    ],
)
def test_extensions_that_name_a_format(
    path: str | None, form: formats.Format, compression: str | None
) -> None:
    assert formats.output_format(None, path, terminal=False) == form
    assert formats.compression_of(path, form) == compression


@pytest.mark.parametrize("path", ["r.xlsx", "r.gz", "r.jsonl.bak", "r.csv.old.zst", "r.2024-01"])
def test_other_extensions_are_an_error_unless_the_format_is_named(path: str) -> None:
    with pytest.raises(BadOption, match=r"is not an output format; use \.txt, .*or --format"):
        formats.output_format(None, path, terminal=False)
    assert formats.output_format("csv", path, terminal=False) == "csv"


def test_what_can_not_be_compressed() -> None:
    assert formats.compression_of("r.gz", "csv") == "gzip"
    assert formats.compression_of("r.parquet", "jsonl") is None, "the user's own choice"
    with pytest.raises(BadOption, match=r"parquet is already compressed inside; leave out \.gz"):
        formats.compression_of("r.parquet.gz", "parquet")
    with pytest.raises(BadOption, match=r"arrow can't be written as \.zst; leave it out"):
        formats.compression_of("r.zst", "arrow")
    for path in ("r.csv.xz", "r.csv.bz2"):
        with pytest.raises(BadOption, match=r"files cannot be written; use \.gz or \.zst"):
            formats.compression_of(path, "csv")


@pytest.mark.parametrize(("suffix", "plain"), [(".gz", gzip.decompress), (".zst", zstd.decompress)])
@pytest.mark.parametrize(
    ("args", "ending"),
    [
        (("solve", "-n", "3", "-i", EXAMPLES / "hands.txt"), ".jsonl"),
        (("plan", "-i", EXAMPLES / "hands.txt"), ".tsv"),
        (("scrabble", "plays", "-n", "3", "-i", EXAMPLES / "positions.cgp"), ".csv"),
        (("lexibomb", "plays", "-n", "3", "-i", EXAMPLES / "lexibomb.jsonl"), ".txt"),
    ],
)
def test_compressed_output_is_the_plain_output(
    args: tuple[str | Path, ...],
    ending: str,
    suffix: str,
    plain: Callable[[bytes], bytes],
    words: str,
    tmp_path: Path,
) -> None:
    expected, out = tmp_path / f"out{ending}", tmp_path / f"out{ending}{suffix}"
    for path in (expected, out):
        result = run(*args, "-w", words, "-o", path)
        assert (result.returncode, result.stdout, result.stderr) == (0, "", "")
    assert plain(out.read_bytes()) == expected.read_bytes()
    again = run(*args, "-w", words, "-o", out, "--resume")
    assert f"{out} is already complete" in again.stderr


def test_compressed_output_without_a_row_can_be_decompressed(words: str, tmp_path: Path) -> None:
    (tmp_path / "in").write_bytes(b"")
    for name, expected in (("out.jsonl.gz", b""), ("out.txt.zst", b"")):
        out = tmp_path / name
        assert run("solve", "-w", words, "-i", tmp_path / "in", "-o", out).returncode == 0
        plain = gzip.decompress if name.endswith(".gz") else zstd.decompress
        assert plain(out.read_bytes()) == expected


def test_unknown_extensions_write_nothing(words: str, tmp_path: Path) -> None:
    (tmp_path / "in").write_bytes(b"CAT\n")
    for name in ("r.xlsx", "r.gz", "r.parquet.gz", "r.csv.xz"):
        refused = run("solve", "-w", words, "-i", tmp_path / "in", "-o", tmp_path / name)
        assert refused.returncode == 2
        assert refused.stderr.startswith(f"lexicon-fast: -o {tmp_path / name}: ")
        assert refused.stderr.count("\n") == 1
    for name in ("r.csv", "r.txt.gz"):
        refused = run("advise", "lexicon", "CAT", "-w", words, "-o", tmp_path / name)
        assert refused.returncode == 2
        assert "advise writes" in refused.stderr
    refused = run("scrabble", "plays", "-w", words, "-o", tmp_path / "r.x", typed=["x"])
    assert "use .txt, .jsonl, .csv, .tsv (text formats also with .gz or .zst)" in refused.stderr
    assert [path.name for path in tmp_path.iterdir()] == ["in"]
    named = run(
        "solve", "-w", words, "-i", tmp_path / "in", "-o", tmp_path / "r.xlsx", "--format", "csv"
    )
    assert named.returncode == 0
    assert (tmp_path / "r.xlsx").read_bytes().startswith(b"position,id,hand")


def test_tsv_has_the_records_of_csv(words: str) -> None:
    ids = ["a\tb", "line\nend\r", "back\\slash\\t", 'quote"d, comma', "plain", 7, None]
    rows = [json.dumps({"id": each, "hand": hand}) for each in ids for hand in ("CATS", "Q", "4")]
    for command in ("solve", "plan"):
        tab, comma = (
            subprocess.run(
                terminals.command(command, "-w", words, "--format", form),
                input="\n".join(rows).encode(),
                stdout=subprocess.PIPE,
                env=terminals.environment(),
                check=False,
            ).stdout.decode()
            for form in ("tsv", "csv")
        )
        expected = [*csv.reader(io.StringIO(comma, newline=""))]
        assert [line.split("\t") for line in tab.split("\n")[:-1]] == [
            [tsv_field(field) for field in record] for record in expected
        ]
        assert expected[1][1] == "a\tb"


def test_fields_of_tables() -> None:
    assert tsv_field('a,"\t\n\r\\t') == 'a,"\\t\\n\\r\\\\t'
    assert csv_field('a,"\t') == '"a,""\t"'


def test_a_device_that_is_a_terminal_gets_text(words: str) -> None:
    master, slave = pty.openpty()
    try:
        result = run("solve", "-w", words, "CAT", "-n", "1", "-o", os.ttyname(slave))
        assert result.returncode == 0
        assert b"1 of 2 plays\r\n" in os.read(master, 10_000)
    finally:
        os.close(master)
        os.close(slave)
