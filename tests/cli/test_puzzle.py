"""`puzzle` as people use it: puzzles of days and seeds, archives, answers, and what it refuses."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path

import pytest
from support import forked

Result = subprocess.CompletedProcess[str]

#: Days with puzzles that are found soon.
DAY = ("--day", "2026-11-30")
OTHER_DAY = ("--day", "2026-11-28")


def puzzle(*args: str | Path) -> Result:
    env = {name: value for name, value in os.environ.items() if name != "NO_COLOR"}
    return forked.run("puzzle", *args, input="", env=env, encoding="utf-8")


def test_a_puzzle_shows_the_position_without_its_answer() -> None:
    shown = puzzle("scrabble", *DAY)
    assert (shown.returncode, shown.stderr) == (0, "")
    assert shown.stdout.startswith("Scrabble, 2026-11-30: Which play scores most?\n")
    assert "Difficulty: level 6 of 10." in shown.stdout
    assert "Rack  A1  A1  E1  I1  N1  R1  T1" in shown.stdout
    assert "AERATIN" not in shown.stdout
    assert "68" not in shown.stdout.split("Rack")[1]
    solved = puzzle("scrabble", *DAY, "--solution")
    assert "Solution: 5B AERATIN(G) (68)." in solved.stdout


@pytest.mark.parametrize(
    ("game", "day", "answers", "code", "text", "result"),
    [
        (
            *("scrabble", DAY, ["5b aeratin(g)"], 0),
            *("68 points.", "Scrabble 2026-11-30, level 6: solved"),
        ),
        ("lexibomb", OTHER_DAY, ["n2 mica"], 0, "29.6 points on average.", "level 9: solved"),
        (
            *("lexicon", OTHER_DAY, ["wages>foxed", "squaw", "wight"], 0),
            *("All cards played in 3 turns.", "level 9: solved"),
        ),
        ("lexicon", OTHER_DAY, ["width"], 1, "5 cards left", "level 9: not solved"),
    ],
)
def test_answers_are_checked(
    game: str, day: tuple[str, str], answers: list[str], code: int, text: str, result: str
) -> None:
    options = [part for answer in answers for part in ("--answer", answer)]
    checked = puzzle(game, *day, *options)
    assert (checked.returncode, checked.stderr) == (code, "")
    first, second = checked.stdout.splitlines()
    assert first.startswith(text)
    assert second.endswith(result)


def test_a_worse_play_is_not_the_answer() -> None:
    checked = puzzle("scrabble", *DAY, "--answer", "11N ER", "--format", "jsonl")
    row = json.loads(checked.stdout)
    assert checked.returncode == 1
    assert (row["solved"], row["value"], row["day"]) == (False, 5.0, "2026-11-30")
    checked = puzzle("scrabble", *DAY, "--answer", "5B AERATIN(G)", "--format", "jsonl")
    row = json.loads(checked.stdout)
    assert (row["solved"], row["value"], row["day"]) == (True, 68.0, "2026-11-30")


def test_an_archive_has_a_line_for_each_day(tmp_path: Path) -> None:
    out = tmp_path / "archive.jsonl"
    assert puzzle("scrabble", *DAY, "--days", "3", "-o", out).returncode == 0
    rows = [json.loads(line) for line in out.read_text(encoding="utf-8").splitlines()]
    assert [row["day"] for row in rows] == ["2026-11-28", "2026-11-29", "2026-11-30"]
    assert all("solution" not in row and "target" not in row for row in rows)
    told = puzzle("scrabble", *DAY, "--format", "jsonl", "--solution")
    assert json.loads(told.stdout)["solution"] == [
        {"action": "play", "at": "5B", "word": "AERATIN(G)"}
    ]


def test_an_error_leaves_an_archive_as_it_is(tmp_path: Path) -> None:
    out = tmp_path / "archive.jsonl"
    out.write_text("before", encoding="utf-8")
    assert puzzle("scrabble", "--day", "nope", "-o", out).returncode == 2
    assert out.read_text(encoding="utf-8") == "before"
    assert list(tmp_path.iterdir()) == [out]


def test_a_seed_has_its_own_puzzle() -> None:
    shown = puzzle("scrabble", "--seed", "7", "-w", "2of12inf", "--format", "jsonl")
    row = json.loads(shown.stdout)
    assert (row["seed"], row["day"], row["dictionary"]["name"]) == (7, None, "2of12inf")


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["chess"], "'chess' is not one of"),
        (["scrabble", "--day", "today"], "day 'today' is not a day; use a form like 2026-11-27"),
        (["scrabble", *DAY, "--seed", "1"], "--day"),
        (["scrabble", "-w", "enable"], "--words needs --seed"),
        (["scrabble", "--days", "2", "--seed", "1"], "leave out --seed and --answer"),
        (["scrabble", *DAY, "--answer", "A1 zzz"], "lacks Z"),
        (
            ["scrabble", "--day", "0001-01-03", "--days", "4"],
            "only 3 days up to 0001-01-03",
        ),
        (["scrabble", *DAY, "-o", "x.csv"], "puzzle writes text or jsonl"),
    ],
)
def test_bad_arguments_get_one_message(args: list[str], message: str) -> None:
    refused = puzzle(*args)
    assert (refused.returncode, refused.stdout) == (2, "")
    assert message in refused.stderr
