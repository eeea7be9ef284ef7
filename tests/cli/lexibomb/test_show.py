"""`lexicon-fast lexibomb show` as users run it."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from support import other_letters
from support.terminals import Result, run

import lexicon_fast as lf
from lexicon_fast import Dictionary
from lexicon_fast.games.lexibomb import record
from lexicon_fast.games.lexibomb.rules import RULESETS
from lexicon_fast.games.lexibomb.svg import percent
from lexicon_fast.games.tiles.layouts import Layout

ROOT = Path(__file__).resolve().parents[3]
EXAMPLE = ROOT / "examples" / "lexibomb.jsonl"


def show(*args: str | Path, lines: tuple[str, ...] = ()) -> Result:
    return run("lexibomb", "show", *args, typed=lines)


def shown(*args: str | Path, lines: tuple[str, ...] = ()) -> list[str]:
    result = show(*args, lines=lines)
    assert (result.returncode, result.stderr) == (0, "")
    return result.stdout.splitlines()


@pytest.fixture(scope="module")
def example() -> list[str]:
    return EXAMPLE.read_text().splitlines()


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory, enable: Dictionary) -> Path:
    """Return the record of a game of three turns; the first one hits a bomb."""
    bombs = ["." * 15] * 7 + ["........*" + "." * 6] + ["." * 15] * 6 + ["*" * 15]
    rules = {"name": "few", "layout": "lexibomb", "bombs": 16}
    counts = {tile.letter: tile.count for tile in lf.lexibomb.ruleset("standard").layout.tiles}
    left = {**counts, "_": counts.pop("?")}
    left.pop("?", None)
    for tile in "CATSERS":
        left[tile] -= 1
    bag = "CATSERS" + "".join(tile * count for tile, count in sorted(left.items()))
    played = lf.lexibomb.Game(enable, ruleset=rules, starter=0, bag=bag, bombs=bombs, seed=4)
    played.apply(lf.lexibomb.Lay("8H", "CAT"))
    played.apply(lf.lexibomb.Exchange("AA"))
    played.apply(lf.lexibomb.PASS)
    path = tmp_path_factory.mktemp("records") / "game.jsonl"
    path.write_text("".join(f"{line}\n" for line in record.lines(played, ["north", "south"])))
    return path


# Positions


def test_a_position(example: list[str]) -> None:
    row = json.loads(example[0])
    lines = shown(example[0])
    assert lines[0] == row["id"]
    assert lines[1] == "    A  B  C  D  E  F  G  H  I  J  K  L  M  N  O"
    board = "".join(lines[2:17])
    (told,) = (line for line in lines if " a tile, " in line)
    found = re.match(r"([A-Z_](\d)) a tile, \2 bombs? around$", told)
    assert found
    assert found[1] in board
    assert ". closed; 1 2L, 2 3L, 3 2W, 4-8 3W" in lines
    assert any(line.startswith("Rack  ") for line in lines)
    hit = "".join(row["opened"]).count("*")
    assert lines[-1].startswith(f"Bombs 22: {hit or 'none'} hit")


def test_many_positions(example: list[str]) -> None:
    lines = shown(EXAMPLE)
    assert sum("A  B  C  D  E  F  G" in line for line in lines) == len(example)
    assert shown("-", lines=tuple(example)) == lines
    spread = json.dumps(json.loads(example[0]), indent=1)
    assert shown("-", lines=(spread,)) == shown(example[0])


def test_odds(example: list[str]) -> None:
    row = json.loads(example[1])
    lines = shown(example[1], "--odds")
    chances = lf.lexibomb.odds(row["opened"], row["bombs"])
    for number, row_opened in enumerate(row["opened"]):
        for column, seen in enumerate(row_opened):
            cell = lines[2 + number][3 + 4 * column : 7 + 4 * column].strip()
            if seen == ".":
                assert cell == f"{percent(chances.at(number, column))}%"
    (told,) = (line for line in lines if line.endswith(" chance of a bomb in a closed square"))
    assert told.split()[0] in "".join(lines[2:17])
    assert "\x1b[" in show(example[1], "--odds", "--color").stdout


def test_a_drawing(example: list[str], tmp_path: Path) -> None:
    path = tmp_path / "board.svg"
    assert shown(example[0], "--svg", path, "--odds", "--theme", "dark") == []
    root = ElementTree.parse(path).getroot()
    titles = [each.text for each in root.iter() if each.tag.endswith("title")]
    assert titles == [json.loads(example[0])["id"]]
    assert "%</text>" in path.read_text()
    assert "Bombs 22: none hit, 22 hidden</text>" in path.read_text()
    assert shown(example[0], "--svg", "-")[0].startswith("<svg ")


# Records


def test_a_game(game: Path) -> None:
    lines = shown(game)
    assert lines[0] == "north against south"
    assert lines[9].startswith(" 8  .  .  .  .  .  .  .  C1 A* T1 .  .")
    text = "\n".join(lines)
    assert "south   0, to move" in text
    assert "Last    north passes" in text
    assert "Bombs 16: 1 hit (8I), 15 hidden" in text
    first = "\n".join(shown(game, "--turn", "1"))
    assert "+C1+A*+T1" in first
    assert "Last    north 8H CAT +0, bomb on 8I" in first
    assert "Last    south exchanges AA" in "\n".join(shown(game, "--turn", "2"))
    start = shown(game, "--turn", "0")
    assert "Last" not in "\n".join(start)
    assert start[8] == " 7  .  .  .  .  .  .  .  .  .  .  .  .  .  .  ."


def test_where_the_bombs_lie(game: Path) -> None:
    assert "15  *  *  *  *  *  *  *  *  *  *  *  *  *  *  *" in shown(game, "--bombs")
    assert "15  .  .  .  .  .  .  .  .  .  .  .  .  .  .  ." in shown(game)


def test_positions_for_the_other_commands(game: Path) -> None:
    rows: list[dict[str, Any]] = [json.loads(line) for line in shown(game, "--json")]
    assert [row["id"] for row in rows] == [0, 1, 2, 3]
    assert rows[0]["rack"] == "ACERSST"
    assert rows[1]["board"][7] == ".......CAT....."
    assert rows[1]["opened"][7][7:10] == "1*1"
    assert shown(game, "--json", "--turn", "2") == [json.dumps(rows[2], separators=(",", ":"))]
    found = run("lexibomb", "plays", "-w", "enable", "-n", "1", typed=shown(game, "--json"))
    assert found.returncode == 0, found.stderr
    assert [row["id"] for row in map(json.loads, found.stdout.splitlines())] == [0, 1, 2, 3]


def test_control_characters_are_escaped(game: Path, example: list[str]) -> None:
    text = game.read_text().replace('"north"', '"\\u001b[2J"')
    result = show("-", lines=tuple(text.splitlines()))
    assert "\x1b" not in result.stdout
    row = json.dumps({**json.loads(example[0]), "id": "\x1b[2J"})
    assert "\x1b" not in show(row).stdout


@pytest.mark.parametrize(
    ("args", "said"),
    [
        ([], "Missing argument"),
        (["missing.jsonl"], "missing.jsonl: No such file or directory"),
        (['{"rack": 1}'], "rack 1 must be a string of tiles"),
        (['{"rack": "A1"}'], "rack 'A1'"),
        (['{"id": {}}'], "id {} must be a string"),
        (['{"board": ["."]}'], "board: 1 rows; it must have 15"),
        (['{"ruleset": "x"}'], "ruleset 'x'"),
        (['{"rack": "A"'], "is not valid JSON"),
        (['{"rack": "A"}', "--bombs"], "--bombs needs a record, because a position"),
        (['{"rack": "A"}', "--turn", "1"], "--turn and --game need a game"),
        ([EXAMPLE, "--svg", "-"], "--svg draws one position, but there are 3"),
        ([EXAMPLE, "--odds", "--bombs"], "use either --odds or --bombs, not both"),
        ([EXAMPLE, "--json", "--svg", "x"], "use either --json or --svg, not both"),
        ([ROOT / "examples" / "hands.txt"], "hands.txt:1: the position is not valid JSON"),
        ([ROOT / "tests/data/scrabble/standard.jsonl"], "a record of scrabble, not of lexibomb"),
        ([ROOT / "tests/data/lexibomb/standard.jsonl", "--game", "9"], "standard.jsonl has 1 game"),
    ],
)
def test_wrong_usage_is_explained(args: list[str | Path], said: str) -> None:
    result = show(*args)
    assert result.returncode == 2
    assert said in re.sub(r"\s+", " ", result.stderr)
    assert "Traceback" not in result.stderr


def test_a_turn_that_is_not_there(game: Path) -> None:
    assert "has 3 turns" in show(game, "--turn", "4").stderr


def test_a_layout_brings_its_letters() -> None:
    layout = Layout.parse(other_letters.LAYOUT, "polish", "polish.toml")
    rules = replace(RULESETS["standard"], name="polish", layout=layout, bombs=0)
    position = {"board": ["......", "......", "STĘPIĆ", "......", "......"], "rack": "AKTŚŹ"}
    position["opened"] = ["000000"] * 5
    lines = shown(json.dumps({**position, "ruleset": rules.to_json()}))
    assert " 3  S0 T0 Ę0 P0 I0 Ć0" in lines
