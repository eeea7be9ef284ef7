"""`lexicon-fast phrases`: formats, options, errors, letters from files, resumed runs."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest
from support import forked, terminals

from lexicon_fast import Dictionary


def run(*args: str | Path, folder: Path, stdin: str = "") -> subprocess.CompletedProcess[str]:
    return forked.run(
        "phrases",
        *args,
        cwd=folder,
        env=terminals.environment(),
        encoding="utf-8",
        input=stdin,
    )


@pytest.fixture(autouse=True)
def without_config(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LEXICON_FAST_CONFIG", "")


def test_a_phrase_a_line_is_the_default_in_a_pipe_too(tmp_path: Path) -> None:
    done = run("dirty", "Room", "--min-length", "3", folder=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    wanted = [" ".join(p) for p in Dictionary.load("enable").phrases("dirty room", min_length=3)]
    assert done.stdout.splitlines() == wanted
    assert wanted[:2] == ["dormitory", "torrid yom"]
    options = ["--include", "my", "--max-words", "3", "--where", "not pattern:*I*"]
    done = run("dirty room", *options, folder=tmp_path)
    assert done.stdout == ""
    options[-1] = "pattern:*O*"
    done = run("dirty room", *options, folder=tmp_path)
    assert done.stdout.startswith("my droit or\nmy riot dor\n")
    assert all(set("o") <= set(word) for word in done.stdout.replace("my ", "").split())
    done = run("dirty room", "--include", "ROOM", "--limit", "1", folder=tmp_path)
    assert done.stdout == "room dirty\n"


def test_json_lines(tmp_path: Path) -> None:
    lines = [
        json.dumps({"id": "a", "letters": "Dirty Room"}),
        "",
        json.dumps({"letters": "cat"}),
        json.dumps({"id": 7, "letters": "c4t"}),
        json.dumps({"id": 8, "letters": 3}),
        json.dumps({"id": 9}),
    ]
    done = run("--format", "jsonl", "--limit", "2", folder=tmp_path, stdin="\n".join(lines))
    first, second, *bad = map(json.loads, done.stdout.splitlines())
    assert first == {
        "id": "a",
        "letters": "Dirty Room",
        "phrases": [["dormitory"], ["torrid", "yom"]],
        "count": 2,
        "more": True,
    }
    assert second == {
        "id": 3,
        "letters": "cat",
        "phrases": [["act"], ["cat"]],
        "count": 2,
        "more": False,
    }
    assert [each["error"].partition(": ")[2].partition(";")[0] for each in bad] == [
        "the letters: 'c4t' has '4' (character 2), which is not a letter",
        "letters 3 must be a string",
        "no 'letters'",
    ]
    assert done.returncode == 2


def test_tables_have_a_record_for_each_phrase(tmp_path: Path) -> None:
    done = run("--format", "csv", folder=tmp_path, stdin="cat\nqqq\nc4t\n")
    assert done.stdout.splitlines()[:4] == [
        "position,id,words,error",
        "1,1,act,",
        "1,1,cat,",
        "2,2,,",
    ]
    assert done.stdout.splitlines()[4].startswith("3,3,,\"line 3: the letters: 'c4t'")


def test_a_run_can_be_resumed_with_the_same_options_only(tmp_path: Path) -> None:
    (tmp_path / "names.txt").write_text("dirty room\nastronomer\n")
    (tmp_path / "common.txt").write_text("dirty\nroom\nmoon\nstarer\n")
    command = ["-i", "names.txt", "-o", "all.jsonl", "--where", "in:common.txt", "--resume"]
    assert run(*command, folder=tmp_path).returncode == 0
    lines = (tmp_path / "all.jsonl").read_text().splitlines()
    found = [json.loads(line)["phrases"] for line in lines]
    assert found == [[["dirty", "room"]], [["starer", "moon"]]]
    assert "already complete" in run(*command, folder=tmp_path).stderr
    done = run(*command, "--min-length", "4", folder=tmp_path)
    assert (done.returncode, "min" in done.stderr) == (2, True)
    (tmp_path / "common.txt").write_text("dirty\nmoor\n")
    done = run(*command, folder=tmp_path)
    assert (done.returncode, "common.txt" in done.stderr) == (2, True)


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["cat", "--where", "colour:3"], "unknown condition 'colour'"),
        (["cat", "--include", "dog"], "include DOG needs DGO more than 'cat' has"),
        (["names.txt"], "looks like a file, but does not exist"),
        (["cat", "--max-words", "0"], "0 is not in the range 1<=x<=64"),
        (["cat", "--max-words", "65"], "65 is not in the range 1<=x<=64"),
    ],
)
def test_errors_say_what_is_wrong(tmp_path: Path, args: list[str], message: str) -> None:
    done = run(*args, folder=tmp_path)
    assert done.returncode == 2
    assert message in done.stderr
