"""Files of queries of `lexicon-fast find` and `equations`: bad rows, threads, resumed runs."""

from __future__ import annotations

import gzip
import json
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from support import forked, terminals

from lexicon_fast import Dictionary


class Rows(NamedTuple):
    """A command that answers rows.

    rows: good ones; bad: one that is not, and its error; answer: the answer to a row, from its
    object in JSON; expected: the same from the library; head: of CSV; options: change the answers.
    """

    command: str
    rows: list[str]
    bad: tuple[str, str]
    answer: Callable[[dict[str, Any]], list[Any]]
    expected: Callable[[Dictionary, str], list[Any]]
    head: bytes
    options: tuple[tuple[str, ...], ...]


FIND = Rows(
    "find",
    [f"length:{2 + at % 9} and prefix:{'ABCDE'[at % 5]}" for at in range(300)],
    ("lenght:3", "column 1: unknown condition 'lenght'"),
    lambda row: row["words"],
    lambda d, row: d.find(row),
    b"position,id,count,word,error",
    (
        *(("--limit", "2"), ("--order", "points"), ("--layout", "super")),
        ("--group-by", "alphagram"),
    ),
)
EQUATIONS = Rows(
    "equations",
    [f"A{'abcde'[at % 5]}B;B;|A|={1 + at % 3};|B|={2 + at % 4}" for at in range(120)],
    ("A9", "column 2: '9'"),
    lambda row: [tuple(each["words"]) for each in row["solutions"]],
    lambda d, row: [each.words for each in d.equations(row)],
    b"position,id,words,values,error",
    (("--limit", "2"), ("--values",), ("--layout", "super")),
)


@pytest.fixture(params=[FIND, EQUATIONS], ids=lambda rows: rows.command)
def rows(request: pytest.FixtureRequest) -> Rows:
    found: Rows = request.param
    return found


def run(*args: str | Path, folder: Path, stdin: str = "") -> subprocess.CompletedProcess[str]:
    return forked.run(*args, cwd=folder, env=terminals.environment(), encoding="utf-8", input=stdin)


def test_fail_fast_stops_at_the_first_bad_row(rows: Rows, tmp_path: Path) -> None:
    lines = [rows.rows[0], rows.bad[0], rows.rows[1]]
    options = ("--fail-fast", "--format", "jsonl")
    done = run(rows.command, *options, folder=tmp_path, stdin="\n".join(lines))
    assert done.returncode == 2
    assert len(done.stdout.splitlines()) == 1
    assert f"line 2: {rows.bad[1]}" in done.stderr


def test_files_are_complete_whatever_the_threads_and_can_be_resumed(
    rows: Rows, tmp_path: Path
) -> None:
    (tmp_path / "rows.txt").write_text("\n".join(rows.rows))
    command = (rows.command, "-w", "2of12inf", "-i", "rows.txt", "-o")
    for threads in ("1", "3"):
        done = run(*command, f"{threads}.jsonl", "-j", threads, folder=tmp_path)
        assert (done.returncode, done.stderr) == (0, "")
    whole = (tmp_path / "1.jsonl").read_bytes()
    assert (tmp_path / "3.jsonl").read_bytes() == whole
    found = [rows.answer(json.loads(line)) for line in whole.splitlines()]
    assert len(found) == len(rows.rows)
    d = Dictionary.load("2of12inf")
    assert found[:40] == [rows.expected(d, row) for row in rows.rows[:40]]
    assert run(*command, "z.csv.gz", folder=tmp_path).returncode == 0
    assert gzip.decompress((tmp_path / "z.csv.gz").read_bytes()).startswith(rows.head)
    again = run(*command, "1.jsonl", "--resume", folder=tmp_path)
    assert "already complete" in again.stderr
    for option in rows.options:
        refused = run(*command, "1.jsonl", "--resume", *option, folder=tmp_path)
        assert refused.returncode == 2, option
        assert option[0] in refused.stderr
