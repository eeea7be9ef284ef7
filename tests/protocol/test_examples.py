"""The bots in examples/ each play a whole game through the engine's protocol."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
ENGINE = [sys.executable, "-m", "lexicon_fast", "engine"]


@cache
def python_bot(*options: str) -> str:
    return played(sys.executable, str(EXAMPLES / "bot.py"), *options, "--", *ENGINE)


def node_bot(*options: str) -> str:
    node = shutil.which("node")
    if node is None:
        pytest.skip("NOT TESTED: examples/bot.mjs: there is no `node` here")
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
    if int(version.removeprefix("v").partition(".")[0]) < 18:
        pytest.skip(f"NOT TESTED: examples/bot.mjs: node {version.strip()} is older than 18")
    return played(node, str(EXAMPLES / "bot.mjs"), *options, "--", *ENGINE)


def played(*command: str) -> str:
    done = subprocess.run(command, capture_output=True, text=True, timeout=300)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def check(output: str, players: int) -> None:
    """Did it play until one player was left, or all its rounds?"""
    first, *turns, won, record = output.splitlines()
    assert first.startswith("lexicon-fast ")
    assert any("round 1," in turn for turn in turns)
    pattern = r"won by \[(.*)\], points \[(.*)\] \(0 is this bot; few points are good\)"
    found = re.fullmatch(pattern, won)
    assert found, won
    assert len(found[2].split(",")) == players
    assert {int(winner) for winner in found[1].split(",")} <= set(range(players))
    assert re.fullmatch(r"\d+ lines of record", record)


def test_the_bot_in_python_plays_a_whole_game() -> None:
    output = python_bot("--seed", "7")
    check(output, 2)
    assert "round 2," in output


def test_the_bot_in_javascript_plays_a_whole_game() -> None:
    output = node_bot("--seed", "7")
    check(output, 2)
    # The same game, move for move: how it ended, and how long it took.
    theirs = python_bot("--seed", "7").splitlines()[-2:]
    assert [line.replace(" ", "") for line in output.splitlines()[-2:]] == [
        line.replace(" ", "") for line in theirs
    ]


@pytest.mark.parametrize("bot", [python_bot, node_bot])
def test_they_take_advice(bot: object) -> None:
    assert callable(bot)
    output = bot("--rounds", "1", "--players", "3", "--advice", "0.02", "--against", "planner")
    check(output, 3)
    assert "advice: " in output


def scrabble_bot(*options: str) -> str:
    return played(sys.executable, str(EXAMPLES / "scrabble_bot.py"), *options, "--", *ENGINE)


def check_scrabble(output: str, players: int) -> None:
    first, *turns, won, record = output.splitlines()
    assert first.startswith("lexicon-fast ")
    assert any("Lay(" in turn for turn in turns)
    found = re.fullmatch(r"won by \[(.*)\], points \[(.*)\] \(0 is this bot\)", won)
    assert found, won
    points = [int(score) for score in found[2].split(",")]
    assert len(points) == players
    assert points[0] > 100
    assert re.fullmatch(r"\d+ lines of record", record)


def test_the_bot_for_scrabble_plays_a_whole_game() -> None:
    output = scrabble_bot("--seed", "7")
    check_scrabble(output, 2)
    assert scrabble_bot("--seed", "7") == output


def test_the_bot_for_scrabble_takes_advice() -> None:
    output = scrabble_bot("--players", "3", "--advice", "0.02", "--against", "static")
    check_scrabble(output, 3)
    assert "advice: " in output


def lexibomb_bot(*options: str) -> str:
    return played(sys.executable, str(EXAMPLES / "lexibomb_bot.py"), *options, "--", *ENGINE)


def check_lexibomb(output: str, players: int) -> None:
    first, *turns, won, record = output.splitlines()
    assert first.startswith("lexicon-fast ")
    assert any("Lay(" in turn for turn in turns)
    board = [turn.split() for turn in turns[-15:]]
    for row, opened in board:
        assert re.fullmatch("[A-Z_.]{15}", row)
        assert re.fullmatch("[0-8*.]{15}", opened)
    hit = sum(opened.count("*") for _, opened in board)
    mine = " ".join(turn for turn in turns if ", a bomb on " in turn)
    assert len(re.findall(r"(?:on|and) (?:\d+[A-Z]|[A-Z]\d+)", mine)) <= hit
    found = re.fullmatch(r"won by \[(.*)\], points \[(.*)\] \(0 is this bot\)", won)
    assert found, won
    points = [int(score) for score in found[2].split(",")]
    assert len(points) == players
    assert points[0] > 50
    assert re.fullmatch(r"\d+ lines of record", record)


def test_the_bot_for_lexibomb_plays_a_whole_game() -> None:
    check_lexibomb(lexibomb_bot("--seed", "7"), 2)


def test_the_bot_for_lexibomb_plays_alone() -> None:
    check_lexibomb(lexibomb_bot("--seed", "7", "--players", "1"), 1)


def test_the_bot_for_lexibomb_takes_advice() -> None:
    output = lexibomb_bot("--players", "3", "--advice", "0.02", "--against", "odds")
    check_lexibomb(output, 3)
    assert "advice: " in output


@pytest.mark.parametrize("name", ["bot.py", "bot.mjs", "scrabble_bot.py", "lexibomb_bot.py"])
def test_they_are_short_enough_to_be_read(name: str) -> None:
    assert len((EXAMPLES / name).read_text(encoding="utf-8").splitlines()) < 150
