"""`replay` of Scrabble as people use it: games shown board by board, changed records found out."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from support.terminals import Result, run

from lexicon_fast import Dictionary, scrabble
from lexicon_fast.games.scrabble import ACCEPT, CHALLENGE, PASS, Action, Exchange, Lay, record

#: A whole game: an exchange, a phony taken back, a wrong challenge, passes to the end.
ACTIONS: list[Action] = [
    Lay("8H", "PUB"),
    ACCEPT,
    Exchange("AH"),
    Lay("7H", "AEA"),
    CHALLENGE,
    Lay("H8", "(P)ION"),
    CHALLENGE,
    *[PASS] * 6,
]


def recorded(dictionary: Dictionary, *, names: tuple[str, str] = ("north", "south")) -> list[str]:
    start = "AAABEPU" + "AHILNOU"
    rest = list("".join(t.letter * t.count for t in scrabble.ruleset("standard").layout.tiles))
    for tile in start:
        rest.remove(tile)
    game = scrabble.Game(dictionary, starter=0, seed=5, bag=start + "".join(rest))
    for action in ACTIONS:
        if game.is_terminal():
            break
        game.apply(action)
    return list(record.lines(game, names))


def replay(*args: str | Path) -> Result:
    return run("replay", *args)


@pytest.fixture(scope="module")
def lines(enable: Dictionary) -> list[str]:
    return recorded(enable)


@pytest.fixture
def game(lines: list[str], tmp_path: Path) -> Path:
    path = tmp_path / "game.jsonl"
    path.write_text("".join(f"{line}\n" for line in lines))
    return path


def told(result: Result) -> list[str]:
    """Return the lines that are not boards."""
    assert (result.returncode, result.stderr) == (0, "")
    return [line for line in result.stdout.splitlines() if not re.match(r" *(\d+ |A  B)", line)]


def test_a_game_is_shown_as_it_went(game: Path) -> None:
    shown = told(replay(game))
    assert shown[:2] == [
        "north against south",
        "Ruleset standard; dictionary enable; seed 5.",
    ]
    assert shown[2] == "north starts. Racks: north AAABEPU, south AHILNOU"
    assert shown[3] == "north (AAABEPU) plays 8H PUB: 14 points, 14 in all"
    assert re.fullmatch(r"south \(AHILNOU\) exchanges AH for [A-Z?]{2}", shown[4])
    assert re.fullmatch(r"north \([A-Z?]{7}\) plays 7H AEA: \d+ points, \d+ in all", shown[5])
    assert re.fullmatch(
        r"south challenges AEA, .*, rightly: not all of them are in the dictionary; north takes"
        r" the tiles back and loses \d+ points",
        shown[6],
    )
    assert shown[-1] == ""
    assert re.fullmatch(r"(north|south) wins the game\. Scores: north .*, south .*\.", shown[-2])
    assert "north loses a turn" in shown
    assert "The game is over: 6 turns in a row without a point." in shown


def test_each_play_has_a_board_with_it_marked(game: Path) -> None:
    boards = replay(game).stdout.split("    A  B  C")
    assert len(boards) == 1 + 4  # three plays, and one of them taken back
    assert " 8  =  .  .  '  .  .  . [P][U][B] ." in boards[1]
    assert "[A][E][A]" in boards[2]
    assert "[P][U][B]" in boards[3]
    assert "A  E  A" not in boards[3]
    assert "\x1b[" in replay(game, "--color").stdout


def test_check(game: Path, lines: list[str], tmp_path: Path) -> None:
    turns = sum('"event":"turn"' in line for line in lines)
    result = replay(game, "--check")
    assert (result.returncode, result.stderr) == (0, "")
    assert result.stdout == f"{game}: 1 game, {turns} actions: all legal\n"
    for number, line in enumerate(lines, 1):
        changed = tmp_path / "changed.jsonl"
        event = json.loads(line)
        event["chain"] = event["chain"][::-1]
        others = [*lines[: number - 1], json.dumps(event), *lines[number:]]
        changed.write_text("\n".join(others))
        found = replay(changed, "--check")
        assert found.returncode == 2
        assert f"changed.jsonl:{number}: the line was changed" in found.stderr


def test_a_game_that_breaks_off_is_shown_so_far(lines: list[str], tmp_path: Path) -> None:
    path = tmp_path / "half.jsonl"
    path.write_text("\n".join(lines[:4]))
    assert told(replay(path))[-2:] == ["The record ends here, in turn 2.", ""]
    assert "the record ends; expected: a turn of player 1" in replay(path, "--check").stderr


def test_files_of_other_games(lines: list[str], data: Path, tmp_path: Path) -> None:
    path = tmp_path / "mixed.jsonl"
    lexicon = (data / "lexicon" / "shared_win.jsonl").read_text()
    path.write_text("\n".join([*lines, lexicon]))
    for option in ("--check", "--no-color"):
        mixed = replay(path, option)
        assert mixed.returncode == 2
        assert f"mixed.jsonl:{len(lines) + 1}: game 'lexicon'; expected: 'scrabble'" in mixed.stderr
    path.write_text(lines[0].replace('"scrabble"', '"chess"'))
    found = replay(path)
    assert found.returncode == 2
    assert found.stderr == (
        f"lexicon-fast: {path}:1: unknown game 'chess'; expected: lexicon, scrabble, lexibomb\n"
    )


def test_control_characters_of_a_file_are_escaped(enable: Dictionary, tmp_path: Path) -> None:
    path = tmp_path / "names.jsonl"
    path.write_text("\n".join(recorded(enable, names=("\x1b[2J", "x" * 500))))
    shown = replay(path).stdout
    assert "\x1b" not in shown
    assert max(map(len, shown.splitlines())) < 200
