"""`play scrabble` and `play lexibomb` as people use them: what is alike in both."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from shlex import quote

import pytest
from support.terminals import Result, Table, events, run
from support.tile_games import LEXIBOMB, TileGame, each_game


def play(game: TileGame, *args: str | Path, typed: Sequence[str] = ()) -> Result:
    """Play in a pipe; the input ends after the typed lines."""
    return run("play", game.name, *args, typed=typed)


def table_of(game: TileGame, *args: str | Path) -> Table:
    """Start a game with a player who answers each prompt."""
    return Table(game.name, *args, stuck=lambda _said: "pass")


@pytest.fixture(scope="module")
def small(data: Path) -> tuple[str, Path]:
    return ("-w", data / "words2000.txt")


@each_game(
    "bots, options, opponents",
    scrabble=[
        (("greedy", "greedy"), ("--challenge", "rules"), ["greedy 1", "greedy 2"]),
        (("greedy", "greedy"), ("--challenge", "void"), ["greedy 1", "greedy 2"]),
    ],
    lexibomb=[(("greedy", "odds"), (), ["greedy", "odds"]), ((), ("--alone",), [])],
)
def test_a_whole_game(
    game: TileGame,
    bots: tuple[str, ...],
    options: tuple[str, ...],
    opponents: list[str],
    small: tuple[str, Path],
    tmp_path: Path,
) -> None:
    kept, recorded = tmp_path / "save.jsonl", tmp_path / "record.jsonl"
    with table_of(
        game, *bots, *small, *options, "--seed", "3",
        "--save", kept, "--record", recorded, "--name", "north",
    ) as table:  # fmt: skip
        table.play_on()
        assert table.end() == (0, "")
        said = table.said
    assert "The game is over: " in said
    scores = ", ".join(rf"{name} -?\d+" for name in ["you", *map(str.capitalize, opponents)])
    assert re.search(rf"(wins?|share) the game\. Scores: {scores}", said)
    assert "\x1b" not in said
    assert "challenges>" not in said  # they know every word
    assert ("Where the bombs lay (*):" in said) == (game is LEXIBOMB)
    assert recorded.read_bytes() == kept.read_bytes()
    written = events(recorded)
    assert written[0]["names"] == ["north", *bots]
    assert written[-1]["event"] == "game end"
    assert ": 1 game, " in run("replay", recorded, "--check").stdout
    again = play(game, "--resume-from", kept)
    assert again.returncode == 2
    assert "this game is over" in again.stderr
    # What is hidden from the person is not said.
    for player, action in re.findall(r"^([Yy]ou|greedy(?: \d)?|odds) exchanges? (.*)$", said, re.M):
        assert re.fullmatch(r"\S+ for \S+" if player in ("you", "You") else r"\d tiles?", action)


@each_game(
    "options, others",
    scrabble=[(("greedy", "greedy"), "Greedy 1, Greedy 2")],
    lexibomb=[(("greedy", "--bombs", "30"), "Greedy")],
)
def test_a_game_goes_on_where_it_was_left(
    game: TileGame,
    options: tuple[str, ...],
    others: str,
    small: tuple[str, Path],
    tmp_path: Path,
) -> None:
    options = (*options, "--seed", "8")
    whole, parts = tmp_path / "whole.jsonl", tmp_path / "parts.jsonl"
    with table_of(game, *options, *small, "--record", whole) as table:
        table.play_on()
        assert table.end() == (0, "")
    with table_of(game, *options, *small, "--save", parts) as table:
        table.play_on(2)
        table.type("quit")
        table.asked()
        assert table.end() == (0, "")
        assert f"--resume-from {quote(str(parts))}" in table.said
    assert whole.read_bytes().startswith(parts.read_bytes())
    with table_of(game, "--resume-from", parts) as table:
        table.play_on()
        assert table.end() == (0, "")
        assert re.search(rf"You continue \w+ against {others}, turn \d+\.\n", table.said)
    assert parts.read_bytes() == whole.read_bytes()


@each_game()
def test_hints(game: TileGame) -> None:
    options = ("greedy", "-w", "enable", "--seed", "5", "--no-color")
    result = play(game, *options, typed=["hint", "1"])
    listed = re.findall(r"^([123])  (\S.*?)  +\S", result.stdout, re.M)
    assert [number for number, _ in listed] == ["1", "2", "3"]
    assert re.search(rf"You (play {re.escape(listed[0][1])}|exchange |pass)", result.stdout)


@each_game(
    "args, said",
    both=[
        (["greedy"] * 4, "4 bots; a game has at most 3"),
        (["greedy", "--save", "there"], "this file exists"),
        (["--resume-from", "there"], "there:1: not an event"),
        (["greedy:x=1"], "unknown option 'x'"),
        (["greedy", "--name", "greedy"], "is the name of a bot"),
    ],
    scrabble=[
        (["nobody"], "unknown Scrabble bot 'nobody'; Scrabble bots: greedy, static, sim"),
        (["greedy", "--challenge", "never"], "'never' is not one of"),
        (
            ["greedy", "--layout", "nowhere"],
            "layout 'nowhere': No such file or directory; use scrabble, super",
        ),
        (["greedy", "--scoreless-turns", "0"], "--scoreless-turns"),
        (
            ["--resume-from", "there", "--challenge", "void"],
            "--challenge cannot change with --resume-from",
        ),
        (["--resume-from", "there", "greedy"], "BOT cannot change with --resume-from"),
    ],
    lexibomb=[
        (["nobody"], "unknown Lexibomb bot 'nobody'; Lexibomb bots: greedy, odds, expert"),
        (["greedy", "--alone"], "use either BOT or --alone, not both"),
        (["--name", "odds"], "is the name of a bot"),
        (["--bombs", "226"], "bombs: 226; expected 0 to 225"),
        (["--zeros", "0"], "--zeros"),
        (["--ruleset", "x"], "unknown ruleset 'x'"),
        (["--layout", "super"], "No such option"),
        (["--save", "there"], "this file exists"),
        (["--resume-from", "there", "--bombs", "3"], "--bombs cannot change with --resume-from"),
    ],
)
def test_bad_usage(
    game: TileGame, args: list[str], said: str, small: tuple[str, Path], tmp_path: Path
) -> None:
    there = tmp_path / "there"
    there.write_text("x")
    result = play(game, *small, *(str(there) if each == "there" else each for each in args))
    assert result.returncode == 2
    assert said in result.stderr
    assert "Traceback" not in result.stderr
