"""`lexicon-fast equations`: formats, values, errors, equations from files, resumed runs."""

from __future__ import annotations

import csv
import io
import json
import subprocess
from pathlib import Path

import pytest
from support import forked, terminals

from lexicon_fast import Dictionary

pytestmark = pytest.mark.usefixtures("with_few_words")

ROWS = ["AB;BA;|A|=1;|B|=1", "A9;B", "/triangle", "A;~A;|A|=40"]


def run(*args: str | Path, folder: Path, stdin: str = "") -> subprocess.CompletedProcess[str]:
    return forked.run(
        "equations",
        *args,
        cwd=folder,
        env=terminals.environment(),
        encoding="utf-8",
        input=stdin,
    )


def test_a_solution_a_line_is_the_default_in_a_pipe_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setenv("LEXICON_FAST_CONFIG", "")
        done = run("AkB;AlB", folder=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    wanted = [" ".join(each.words) for each in Dictionary.load("enable").equations("AkB;AlB")]
    assert done.stdout.splitlines() == wanted
    assert run("A;~A;|A|=40", folder=tmp_path).stdout == ""
    done = run("AkB;AlB", "--values", "--limit", "1", folder=tmp_path)
    assert done.stdout == "oke ole  A=o B=e\n"
    assert run("/cat", "--values", folder=tmp_path).stdout == "act\ncat\n"


def test_several_rows_have_headings_and_marked_errors(tmp_path: Path) -> None:
    done = run(*ROWS, "--limit", "2", folder=tmp_path)
    assert done.returncode == 2
    assert done.stdout == (
        "1: AB;BA;|A|=1;|B|=1\naa aa\nab ba\n\n"
        "position 2: column 2: '9' is not a letter or sign; use A-Z in lower case, variables A-Z,"
        " ~, ?, *, [SET] or [^SET]\nA9;B\n ^\n\n"
        "3: /triangle\nalerting\naltering\n\n"
        "4: A;~A;|A|=40\n\n"
    )
    assert done.stderr.startswith("lexicon-fast: 1 bad row of 4; the first: position 2: column 2")


def test_an_error_is_no_solution_in_a_pipe(tmp_path: Path) -> None:
    done = run("A9", folder=tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert "column 2: '9' is not a letter" in done.stderr


def test_json_lines(tmp_path: Path) -> None:
    lines = [
        json.dumps({"id": "a", "equations": "AkB;AlB"}),
        "",
        json.dumps({"equations": "/cat"}),
        json.dumps({"id": 7, "equations": "A9"}),
        json.dumps({"id": 8, "equations": 3}),
        json.dumps({"id": 9}),
        json.dumps({"equations": "A;~A;|A|=40", "equatoins": 1}),
    ]
    done = run("--format", "jsonl", "--limit", "2", folder=tmp_path, stdin="\n".join(lines))
    first, second, *bad, last = map(json.loads, done.stdout.splitlines())
    assert first == {
        "id": "a",
        "equations": "AkB;AlB",
        "solutions": [
            {"words": ["oke", "ole"], "values": {"A": "o", "B": "e"}},
            {"words": ["sky", "sly"], "values": {"A": "s", "B": "y"}},
        ],
        "count": 2,
        "more": True,
    }
    assert second == {
        "id": 3,
        "equations": "/cat",
        "solutions": [{"words": ["act"], "values": {}}, {"words": ["cat"], "values": {}}],
        "count": 2,
        "more": False,
    }
    assert [each["id"] for each in bad] == [7, 8, 9]
    assert bad[0]["error"].startswith("line 4: column 2: '9'")
    assert bad[0]["error_data"] == {"type": "BadQuery", "start": 1, "end": 2}
    assert bad[2]["error_data"] == {"type": "BadPosition"}
    assert bad[1]["error"] == "line 5: equations 3 must be a string"
    assert bad[2]["error"].startswith("line 6: no 'equations'; expected: ")
    assert (last["solutions"], last["count"], last["more"]) == ([], 0, False)
    assert "unknown key 'equatoins'" in done.stderr
    assert done.returncode == 2


@pytest.mark.parametrize("form", ["csv", "tsv"])
def test_tables_have_a_record_a_solution(form: str, tmp_path: Path) -> None:
    done = run(*ROWS, "--format", form, "--limit", "2", folder=tmp_path)
    rows = [*csv.reader(io.StringIO(done.stdout), delimiter="," if form == "csv" else "\t")]
    assert rows[0] == ["position", "id", "words", "values", "error"]
    assert rows[1:3] == [["1", "1", "aa aa", "A=a B=a", ""], ["1", "1", "ab ba", "A=a B=b", ""]]
    assert rows[3][:4] == ["2", "2", "", ""]
    assert rows[3][4].startswith("position 2: column 2")
    assert rows[4:6] == [["3", "3", "alerting", "", ""], ["3", "3", "altering", "", ""]]
    assert rows[6:] == [["4", "4", "", "", ""]]


def test_long_answers_are_whole_in_every_format(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LEXICON_FAST_CONFIG", "")
    many = [*Dictionary.load("enable").equations("AB;B", limit=10_000)]
    done = run("AB;B", "--limit", "10000", "--format", "jsonl", folder=tmp_path)
    found = json.loads(done.stdout)
    assert (found["count"], found["more"]) == (10_000, True)
    assert [tuple(each["words"]) for each in found["solutions"]] == [each.words for each in many]
    done = run("AB;B", "--limit", "10000", "--format", "csv", folder=tmp_path)
    assert len(done.stdout.splitlines()) == 10_001
    done = run("AB;B", "--limit", "10000", folder=tmp_path)
    assert done.stdout.splitlines() == [" ".join(each.words) for each in many]


def test_words_layouts_and_files(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("tap\napt\n")
    assert run("AB;BA", "-w", "mine.txt", folder=tmp_path).stdout == "tap apt\napt tap\n"
    misplaced = run("mine.txt", folder=tmp_path)
    assert "is a file; read its rows with: -i mine.txt" in misplaced.stderr
    query = ("4:A:(points:20-)", "--layout", "scrabble")
    words = Dictionary.load("enable").find("points:20- and length:4")
    assert run(*query, folder=tmp_path).stdout.split() == words != []


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["AB", "--limit", "-1"], "-1 is not in the range"),
        (["AB", "--layout", "nonsense"], "nonsense"),
        (["AB", "--format", "parquet"], "parquet is not supported here; use text"),
        (["AB", "--resume"], "--resume and EQUATIONS: only files can be read again"),
        ([" "], "EQUATIONS 1 is empty; write a row of equations, like 'AB;BA;|A|=1'"),
        (["AB", "-i", "x.txt"], "use either EQUATIONS or -i, not both"),
    ],
)
def test_bad_options_get_one_message(args: list[str], message: str, tmp_path: Path) -> None:
    done = run(*args, folder=tmp_path)
    assert done.returncode == 2
    assert message in done.stderr
    assert done.stdout == ""
