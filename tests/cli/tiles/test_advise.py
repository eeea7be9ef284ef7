"""`advise scrabble` and `advise lexibomb` as people use them: what is alike in both."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from support.terminals import Result, run
from support.tile_games import LEXIBOMB, SCRABBLE, TileGame, each_game

EXAMPLES = Path(__file__).resolve().parents[3] / "examples"
FILES = {SCRABBLE: EXAMPLES / "positions.cgp", LEXIBOMB: EXAMPLES / "lexibomb.jsonl"}
CGP = "15/15/15/15/15/15/15/6QUIT5/15/15/15/15/15/15/15 AEINRS?/ 7/26 0"
ROWS = {SCRABBLE: CGP, LEXIBOMB: FILES[LEXIBOMB].read_text().splitlines()[1]}
WORDS = Path(__file__).resolve().parents[2] / "data" / "words2000.txt"
QUICK = {SCRABBLE: ("--iterations", "60"), LEXIBOMB: ("--iterations", "30", "-w", WORDS)}


def advise(game: TileGame, *args: str | Path) -> Result:
    return run("advise", game.name, *args, *QUICK[game])


@each_game(
    "exact, numbers",
    scrabble=[(False, ["score", "leave", "leave_value"])],
    lexibomb=[(True, ["score", "bomb", "leave", "leave_value"])],
)
def test_the_object_of_a_position(game: TileGame, exact: bool, numbers: list[str]) -> None:
    (line,) = advise(game, ROWS[game], "-n", "3").stdout.splitlines()
    found = json.loads(line)
    assert list(found) == ["id", "player", "playouts", "exact", "settled", "actions"]
    id = 1 if game is SCRABBLE else json.loads(ROWS[game])["id"]
    assert (found["id"], found["player"], found["exact"]) == (id, 0, exact)
    assert len(found["actions"]) == 3
    for action in found["actions"]:
        told = {"play": ["at", "word"], "exchange": ["tiles"], "pass": []}[action["action"]]
        more = ["equity", "margin", "win", "playouts", "why"]
        assert list(action) == ["action", *told, *numbers, *more]
    equities = [action["equity"] for action in found["actions"]]
    # Wins count, too.
    assert equities == pytest.approx(sorted(equities, reverse=True), abs=0.1)


@each_game()
def test_same_seed_same_advice(game: TileGame) -> None:
    row = ROWS[game]
    assert advise(game, row).stdout == advise(game, row).stdout
    assert advise(game, row).stdout != advise(game, row, "--seed", "1").stdout


@each_game()
def test_the_file_of_examples(game: TileGame, tmp_path: Path) -> None:
    out = tmp_path / "advice.jsonl"
    result = advise(game, "-i", FILES[game], "-o", out, "-n", "1")
    assert (result.returncode, result.stdout, result.stderr) == (0, "", "")
    assert len(out.read_text("utf-8").splitlines()) == len(FILES[game].read_text().splitlines())
