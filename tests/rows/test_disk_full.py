"""A file that can't be written is named, in one line, by every command that writes one."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from support import forked, full_disk, terminals

from lexicon_fast import Dictionary
from lexicon_fast.base.errors import naming_errors

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
HANDS = "CATDOGXYZ* hat\n" * 300

#: The arguments, where OUT is a path in an empty folder; the file that is named; bytes that fit.
COMMANDS: dict[str, tuple[tuple[str | Path, ...], str, int]] = {
    "solve, job": (("solve", "-i", "in.txt", "-o", "OUT.jsonl"), "OUT.jsonl.part.json", 100),
    "solve, rows": (("solve", "-i", "in.txt", "-o", "OUT.jsonl"), "OUT.jsonl.part", 2000),
    "solve, gzip": (("solve", "-i", "in.txt", "-o", "OUT.csv.gz"), "OUT.csv.gz.part", 500),
    "solve, Parquet": (("solve", "-i", "in.txt", "-o", "OUT.parquet"), "OUT.parquet.part", 500),
    "solve, Arrow": (("solve", "-i", "in.txt", "-o", "OUT.arrow"), "OUT.arrow.part", 500),
    "solve, manifest": (("solve", "-i", "in.txt", "-o", "OUT/"), "OUT/_manifest.json", 200),
    "solve, parts": (("solve", "-i", "in.txt", "-o", "OUT/"), "OUT/part-00000.parquet", 2000),
    "plan": (("plan", "-i", "in.txt", "-o", "OUT.tsv"), "OUT.tsv.part", 1000),
    "scrabble plays": (
        ("scrabble", "plays", "-i", EXAMPLES / "positions.cgp", "-o", "OUT.csv"),
        "OUT.csv.part",
        1000,
    ),
    "lexibomb plays": (
        ("lexibomb", "plays", "-i", EXAMPLES / "lexibomb.jsonl", "-o", "OUT.csv"),
        "OUT.csv.part",
        1000,
    ),
    "census": (("census", "--cards", "2", "-o", "OUT.json"), "OUT.json.part", 100),
    "census --sample": (("census", "--sample", "9", "-o", "OUT.txt"), "OUT.txt", 100),
    "advise": (
        ("advise", "lexicon", "CATDOGX hat", "--iterations", "9", "-o", "OUT.jsonl"),
        "OUT.jsonl",
        50,
    ),
    "words build": (("words", "build", "few.txt", "-o", "OUT.dictionary"), "OUT.dictionary", 100),
    "scrabble show --svg": (
        ("scrabble", "show", EXAMPLES / "game.gcg", "--svg", "OUT.svg"),
        "OUT.svg",
        100,
    ),
    "scrabble gcg": (("scrabble", "gcg", "OUT.in", "--game", "1", "-o", "OUT.gcg"), "OUT.gcg", 100),
    "tournament, settings": (
        ("tournament", "lexicon", "greedy", "random", "-j", "1", "-o", "OUT.jsonl"),
        "OUT.jsonl",
        100,
    ),
    "tournament, deals": (
        ("tournament", "lexicon", "greedy", "random", "-j", "1", "-o", "OUT.jsonl"),
        "OUT.jsonl",
        3000,
    ),
    "play --save": (("play", "lexicon", "--seed", "1", "--save", "OUT.game"), "OUT.game", 100),
}
NO_WORDS = ("words", "scrabble")


@pytest.mark.parametrize("name", COMMANDS)
def test_the_file_is_named(name: str, data: Path, tmp_path: Path) -> None:
    args, named, fits = COMMANDS[name]
    if "Parquet" in name or "Arrow" in name or "OUT/" in args:
        pytest.importorskip("pyarrow", reason="NOT TESTED: files of columns: pyarrow is absent")
    words = data / "words2000.txt"
    Dictionary.load(words)  # the cache is not what is full
    (tmp_path / "in.txt").write_text(HANDS)
    (tmp_path / "few.txt").write_text("\n".join(["cats", "dogs", "quiz"]))
    out = tmp_path / "out"
    out.mkdir()
    if name == "scrabble gcg":
        made = terminals.run(
            *("match", "scrabble", "greedy", "greedy", "--pairs", "1", "--seed", "1"),
            *("-w", words, "--record", out / "OUT.in"),
        )
        assert made.returncode == 0, made.stderr
    given = [f"{out}/{arg}" if str(arg).startswith("OUT") else str(arg) for arg in args]
    given = [str(tmp_path / arg) if arg in ("in.txt", "few.txt") else arg for arg in given]
    if args[0] != "words" and "show" not in args and "gcg" not in args:
        given += ["-w", str(words)]
    result = limited(fits, *given)
    assert result.returncode == 2, result
    assert result.stderr.splitlines()[-1].startswith(
        f"lexicon-fast: {out / named}: File too large"
    ), result.stderr
    assert "Traceback" not in result.stderr
    # What is said to be kept is there, and nothing else.
    there = [path for path in out.rglob("*") if path.is_file()]
    left = {str(path) for path in there if not path.name.startswith("OUT.in")}
    if "keeps" not in result.stderr:
        left -= {str(out / "OUT" / "_manifest.json"), str(out / named)}
        assert left == set()
    else:
        assert str(out / named) in left
        how = "the same command continues" if args[0] == "tournament" else "continue with --resume"
        assert how in result.stderr


def limited(size: int, *args: str) -> subprocess.CompletedProcess[str]:
    """Run a command whose files cannot grow beyond a size, as on a full disk."""
    env = terminals.environment()
    path = os.pathsep.join([env["PYTHONPATH"], str(Path(full_disk.__file__).parents[1])])
    return forked.run(
        *args,
        env={**env, "PYTHONPATH": path, full_disk.SIZE: str(size)},
        encoding="utf-8",
        before="support.full_disk:limit_files",
    )


@pytest.mark.parametrize(
    "args",
    [
        ("solve", "CAT"),
        ("words", "list"),
        ("advise", "lexicon", "CAT", "--iterations", "9"),
        ("census", "--cards", "2"),
        ("words", "build", "few.txt", "-o", "-"),
        ("scrabble", "show", EXAMPLES / "game.gcg"),
        ("--help",),
    ],
)
def test_stdout_is_named(args: tuple[str | Path, ...], tmp_path: Path) -> None:
    (tmp_path / "few.txt").write_text("cats\ndogs\n")
    given = [str(tmp_path / arg) if arg == "few.txt" else str(arg) for arg in args]
    with open("/dev/full", "wb") as full:
        result = subprocess.run(
            terminals.command(*given),
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            env=terminals.environment(),
            check=False,
        )
    assert result.returncode == 2
    last = result.stderr.splitlines()[-1]
    assert last == "lexicon-fast: stdout: No space left on device"


@pytest.mark.parametrize(
    "fails", [lambda: os.write(os.open("/dev/full", os.O_WRONLY), b"x"), lambda: os.stat("/none")]
)
def test_naming_errors(fails: Callable[[], object]) -> None:
    with pytest.raises(OSError, match="wanted") as named, naming_errors("wanted"):
        fails()
    assert named.value.filename == "wanted"


def test_errors_without_a_number_are_named_too() -> None:
    with pytest.raises(OSError, match="a library's words") as named, naming_errors("wanted"):
        raise OSError("a library's words")
    assert (named.value.filename, named.value.strerror) == ("wanted", "a library's words")


def test_commands_are_forked_whatever_the_test_that_needs_the_first_one_changes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Otherwise all later tests of a worker would start new processes, and those here fail."""
    monkeypatch.setenv("PYTHONHASHSEED", "6640")  # as Dask leaves it
    now = {**os.environ}
    monkeypatch.setenv("LC_ALL", "C")
    with forked.Forks() as forks:
        done = forks.run(["words", "list"], env=now | {full_disk.SIZE: "9"}, before="os:getpid")
    assert done.returncode == 0
