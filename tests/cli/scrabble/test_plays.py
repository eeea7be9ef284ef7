"""`lexicon-fast scrabble plays` as users run it: the real command, in its own process."""

from __future__ import annotations

import csv
import gzip
import io
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from support import forked

import lexicon_fast

ROOT = Path(lexicon_fast.__file__).resolve().parents[1]
EXAMPLE = Path(__file__).resolve().parents[3] / "examples" / "positions.cgp"

EMPTY = "/".join(["15"] * 15)
QUIT = "/".join([*["15"] * 7, "6QUIT5", *["15"] * 7])

Result = subprocess.CompletedProcess[bytes]


def run(*args: str | Path, stdin: bytes = b"") -> Result:
    kept = {name: value for name, value in os.environ.items() if name != "LEXICON_FAST_THREADS"}
    env = {**kept, "PYTHONPATH": str(ROOT)}
    return forked.run("scrabble", "plays", *args, input=stdin, env=env)


def objects(result: Result) -> list[Any]:
    return [json.loads(line) for line in result.stdout.decode().splitlines()]


@pytest.fixture(scope="module")
def rows(data: Path) -> list[dict[str, Any]]:
    """Positions with all their plays, as other engines list them."""
    with gzip.open(data / "oracle20.jsonl.gz", "rt") as file:
        found = list(map(json.loads, file))[1:]
    return [row for row in found if row["n_plays"] < 1000]


@pytest.fixture(scope="module")
def lines(rows: list[dict[str, Any]]) -> bytes:
    return "".join(row["cgp"] + "\n" for row in rows).encode()


def expected(rows: list[dict[str, Any]], top: int | None = None) -> list[Any]:
    return [
        {
            "id": number,
            "count": row["n_plays"],
            "plays": [
                {"at": at, "word": word, "score": score} for at, word, score in row["plays"][:top]
            ],
        }
        for number, row in enumerate(rows, 1)
    ]


def test_a_position_as_an_argument() -> None:
    result = run(f"{QUIT} AEI/ 0/0 0", "-n", "2")
    assert result.returncode == 0
    assert result.stdout == (
        b'{"id":1,"count":22,"plays":[{"at":"K7","word":"AE","score":16},'
        b'{"at":"8G","word":"(QUIT)E","score":14}]}\n'
    )
    assert result.stderr == b""


@pytest.mark.parametrize("threads", ["1", "4"])
def test_all_plays_in_input_order(threads: str, rows: list[dict[str, Any]], lines: bytes) -> None:
    result = run("-j", threads, stdin=lines)
    assert (result.returncode, result.stderr) == (0, b"")
    assert objects(result) == expected(rows)


def test_from_a_file_to_a_file(rows: list[dict[str, Any]], lines: bytes, tmp_path: Path) -> None:
    source, target = tmp_path / "positions.cgp", tmp_path / "plays.jsonl"
    source.write_bytes(lines)
    result = run("-i", source, "-o", target, "--top", "3")
    assert (result.returncode, result.stdout, result.stderr) == (0, b"", b"")
    assert [json.loads(line) for line in target.read_text().splitlines()] == expected(rows, 3)
    again = run("-i", source, "-o", target, "--top", "3", "--resume")
    assert b"is already complete; drop --resume" in again.stderr


def test_best_is_the_first_play(rows: list[dict[str, Any]], lines: bytes) -> None:
    found = objects(run("--best", stdin=lines))
    assert [row["plays"] for row in found] == [row["plays"] for row in expected(rows, 1)]
    assert [row["count"] for row in found] == [min(row["n_plays"], 1) for row in rows]


def test_csv_has_a_record_for_each_play(rows: list[dict[str, Any]], lines: bytes) -> None:
    result = run("--format", "csv", stdin=lines + b"\nbad, row\n")
    found = list(csv.reader(io.StringIO(result.stdout.decode())))
    assert found[0] == ["position", "id", "count", "at", "word", "score", "error"]
    wanted = []
    for number, row in enumerate(rows, 1):
        head = [str(number), str(number), str(row["n_plays"])]
        plays = [[*head, at, word, str(score), ""] for at, word, score in row["plays"]]
        wanted += plays or [[*head, "", "", "", ""]]
    assert found[1:-1] == wanted
    assert found[-1][:6] == [str(len(rows) + 2), str(len(rows) + 2), "", "", "", ""]
    assert "CGP 'bad, row' lacks SCORES, ZERO-TURNS" in found[-1][6]


def test_objects_bring_their_ids() -> None:
    cgp = f"{QUIT} AE/ 0/0 0"
    given = [
        f'{{"cgp": "{cgp}", "id": 1.50, "note": [1]}}',
        "",
        f'{{"id": "a,\\"b\\u00e9", "cgp": "{cgp}"}}',
        f'{{"id": null, "cgp": "{cgp}"}}',
        f'{{"cgp": "{cgp}"}}',
        '{"id": 9}',
        '{"id": 9, "cgp": 15}',
        f'{{"id": [9], "cgp": "{cgp}"}}',
        '{"id": 9, "cgp": ',
        "[]",
    ]
    stdin = "\n".join(given).encode()
    result = run("-n", "1", stdin=stdin)
    assert result.returncode == 2
    ids = [
        re.match(rb'\{"id":(.*?),"(?:count|error)"', line) for line in result.stdout.split(b"\n")
    ]
    assert [found[1] for found in ids if found] == (
        [b"1.50", rb'"a,\"b\u00e9"', b"null", b"5", b"9", b"9", b"8", b"9", b"10"]
    )
    errors = [row.get("error") for row in objects(result)]
    assert errors[:4] == [None] * 4
    starts = ["6: no 'cgp'", "7: cgp 15 must be a str", "8: id [9]", "9: the pos", "10: the pos"]
    for error, start in zip(errors[4:], starts, strict=True):
        assert error.startswith(f"line {start}")
    table = list(
        csv.reader(io.StringIO(run("-n", "1", "--format", "csv", stdin=stdin).stdout.decode()))
    )
    assert [row[1] for row in table[1:4]] == ["1.50", 'a,"bé', "null"]


def test_bad_rows_stay_in_place() -> None:
    given = [
        f"{QUIT} AE/ 0/0 0",
        "  ",
        f"{QUIT} A1/ 0/0 0",
        f"{QUIT[3:]} AE/ 0/0 0",
        f"{QUIT.replace('QU', 'Q*')} AE/ 0/0 0",
        "x" * 70000 * 20,
        f"{QUIT} AE/ 0/0 0",
    ]
    result = run("-n", "0", stdin="\n".join(given).encode() + b"\n\xff\n")
    assert result.returncode == 2
    found = objects(result)
    assert [row["id"] for row in found] == [1, 3, 4, 5, 6, 7, 8]
    assert found[0] == {"id": 1, "count": 15, "plays": []}
    assert found[5]["count"] == 15
    errors = [row["error"] for row in found if "error" in row]
    wanted = [
        "line 3: rack 'A1': '1' (tile 2) is not a letter; use A-Z",
        "line 4: board: 14 rows; it must have 15",
        "line 5: board, row 8, character 3: '*' is not a letter",
        "line 6: ",
        "line 8: byte 0xff",
    ]
    for error, start in zip(errors, wanted, strict=True):
        assert error.startswith(start)
    assert b"5 bad rows of 7; the first: line 3: rack 'A1'" in result.stderr


def test_fail_fast_stops_at_the_first_bad_row() -> None:
    good = f"{QUIT} AE/ 0/0 0\n"
    result = run("--fail-fast", "-j", "1", stdin=(good + "15/15\n" + good).encode())
    assert result.returncode == 2
    assert [row["id"] for row in objects(result)] == [1]
    assert b"lexicon-fast: line 2: CGP " in result.stderr


def test_text_for_people() -> None:
    one = run(f"{QUIT} AE?/ 0/0 0", "-n", "3", "--format", "text").stdout.decode().splitlines()
    assert re.fullmatch(r"AE\?, 3 of \d+ plays", one[0])
    assert one[1].split() == ["points", "at", "word"]
    assert len(one) == 5
    two = run(f"{QUIT} Q/ 0/0 0", f"{QUIT} E/ 0/0 0", "15/15", "--best", "--format", "text")
    assert two.stdout.decode().splitlines() == [
        "1: Q, 0 plays",
        "",
        "2: E, best play",
        "  points  at  word",
        "      14  8G  (QUIT)E",
        "",
        "position 3: CGP '15/15' lacks RACK/OPPONENT, SCORES, ZERO-TURNS; write BOARD RACK/OPPONENT"
        " SCORES ZERO-TURNS, and opcodes",
        "",
    ]
    coloured = run(f"{QUIT} ?/ 0/0 0", "--best", "--format", "text", "--color").stdout
    assert b"\x1b[33me\x1b[0m" in coloured
    assert re.sub(rb"\x1b\[\d+m", b"", coloured).endswith(b"  (QUIT)e\n")


def test_other_boards(tmp_path: Path) -> None:
    empty = "/".join(["21"] * 21)
    found = objects(run(f"{empty} QUIZ/ 0/0 0", "--layout", "super", "--best"))
    assert found[0]["plays"][0] == {"at": "11H", "word": "QUIZ", "score": 44}
    path = tmp_path / "mine.toml"
    path.write_text(
        "rack = 2\nsquares = '''\n..\n..'''\n[tiles]\n"
        + "".join(f"{chr(65 + code)} = {{ count = 1, value = 1 }}\n" for code in range(26))
    )
    found = objects(run("2/2 AT/ 0/0 0", "--layout", path))
    assert [(play["at"], play["word"], play["score"]) for play in found[0]["plays"]] == [
        ("1A", "AT", 2),
        ("1A", "TA", 2),
        ("2A", "AT", 2),
        ("2A", "TA", 2),
    ]


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["--best", "--all", QUIT], b"use either --all or --best, not both"),
        (["-n", "3", "--best", QUIT], b"use either --top or --best"),
        (["-n", "-1", QUIT], b"-1 is not in the range"),
        ([QUIT, "-i", "file"], b"use either CGP or -i, not both"),
        ([""], b"CGP 1 is empty"),
        ([QUIT, "--resume"], b"--resume and CGP"),
        ([QUIT, "--input-format", "csv"], b"--input-format csv"),
        (["-i", "/none.csv"], b"-i /none.csv: csv is not supported here; use text, jsonl"),
        (["-i", "/none.cgp"], b"/none.cgp: No such file"),
        ([QUIT, "--layout", "quadrat"], b"layout 'quadrat': No such file"),
        ([QUIT, "-w", "nolist"], b"nolist"),
        ([QUIT, "--format", "parquet"], b"--format parquet"),
    ],
)
def test_wrong_usage_is_explained(args: list[str], said: bytes) -> None:
    result = run(*args)
    assert (result.returncode, result.stdout) == (2, b"")
    assert said in result.stderr
    assert b"Traceback" not in result.stderr


def test_the_example_has_plays() -> None:
    result = run("-i", EXAMPLE, "--best")
    assert (result.returncode, result.stderr) == (0, b"")
    assert [row["count"] for row in objects(result)] == [1] * len(EXAMPLE.read_text().splitlines())


def test_it_imports_only_necessary_modules() -> None:
    command = [sys.executable, "-m", "lexicon_fast", "scrabble", "plays"]
    result = subprocess.run(
        [*command[:1], "-X", "importtime", *command[1:], f"{QUIT} AE/ 0/0 0"],
        capture_output=True,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        check=True,
    )
    loaded = set(re.findall(r"\| +([\w.]+)\n", result.stderr.decode()))
    assert "lexicon_fast.rows.tile_rows" in loaded
    assert not loaded & {"numpy", "tqdm", "msgspec", "lexicon_fast.games.lexicon"}
