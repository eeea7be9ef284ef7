"""`replay` as people use it: games shown as they went, and changed records found out."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from support import forked

from lexicon_fast import Dictionary
from lexicon_fast.bots import bot
from lexicon_fast.games.lexicon import record
from lexicon_fast.games.lexicon.game import Game

Result = subprocess.CompletedProcess[str]


def replay(*args: str | Path, stdin: str = "") -> Result:
    env = {name: value for name, value in os.environ.items() if name != "NO_COLOR"}
    return forked.run("replay", *args, input=stdin, env=env, encoding="utf-8")


def one_line(result: Result) -> str:
    """Return the error, which must be one line."""
    assert result.returncode == 2
    assert result.stdout == ""
    assert result.stderr.startswith("lexicon-fast: ")
    assert result.stderr.count("\n") == 1
    assert result.stderr.rstrip().isprintable()
    return result.stderr.removeprefix("lexicon-fast: ").rstrip()


def played(dictionary: Dictionary, seed: int, *specs: str, rounds: int | None = 1) -> list[str]:
    """Return the record of a game between bots."""
    game = Game(dictionary, players=len(specs), seed=seed, rounds=rounds)
    bots = [bot(spec, dictionary) for spec in specs]
    turn = 0
    while (player := game.current_player()) is not None:
        turn += 1
        game.apply(bots[player].choose(game.observation(player), turn))
    return list(record.lines(game, [each.name for each in bots]))


@pytest.fixture(scope="module")
def small(data: Path) -> Dictionary:
    return Dictionary.load(data / "words2000.txt")


@pytest.fixture(scope="module")
def lines(small: Dictionary) -> list[str]:
    """One game: two rounds, three players, one of whom invents words."""
    return played(small, 4, "greedy", "greedy:words=enable", "random", rounds=2)


@pytest.fixture
def game(lines: list[str], tmp_path: Path) -> Path:
    path = tmp_path / "game.jsonl"
    path.write_text("".join(f"{line}\n" for line in lines))
    return path


def test_a_game_is_shown_as_it_went(game: Path, lines: list[str]) -> None:
    result = replay(game)
    assert (result.returncode, result.stderr) == (0, "")
    shown = result.stdout.splitlines()
    assert shown[0] == "greedy 1 against greedy 2 against random"
    assert re.match(r"Ruleset waddingtons; dictionary .*words2000\.txt; seed 4\.", shown[1])
    events = [json.loads(line) for line in lines]
    turns = [event["action"]["action"] for event in events if event["event"] == "turn"]
    verbs = {
        "form": r"forms \S+ \(",
        "insert": r"turns \S+ into \S+ \(",
        "substitute": r"changes \S+ to \S+ and takes .* \(",
        "draw": r"discards \S and takes (the exposed \S|a blind card, \S)",
        "challenge": r"challenges \S+, (rightly|wrongly): it is (not )?in the dictionary",
    }
    told = [line for line in shown if any(re.search(verb, line) for verb in verbs.values())]
    kept = [turn for turn in turns if turn != "accept"]
    assert "challenge" in kept
    assert len(told) == len(kept)
    for line, kind in zip(told, kept, strict=True):
        assert re.match(rf"(greedy [12]|random) {verbs[kind]}", line)
    assert sum(line.startswith("Table ") for line in shown) == 2
    assert "Round 2 is over: " in result.stdout
    assert re.search(r"(wins|share) the game\. Scores: greedy 1 -?\d+, ", result.stdout)
    assert max(map(len, shown)) <= 200
    assert "\x1b[1m" in replay(game, "--color").stdout


def test_check(game: Path, lines: list[str]) -> None:
    turns = sum('"event":"turn"' in line for line in lines)
    result = replay(game, "--check")
    assert (result.returncode, result.stderr) == (0, "")
    assert result.stdout == f"{game}: 1 game, 2 rounds, {turns} actions: all legal\n"
    result = replay("-", "--check", stdin=game.read_text())
    assert result.stdout == f"stdin: 1 game, 2 rounds, {turns} actions: all legal\n"
    assert replay("-", stdin=game.read_text()).stdout == replay(game).stdout


def test_many_games_in_a_file(small: Dictionary, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    games = [played(small, seed, "greedy", "random") for seed in range(3)]
    path.write_text("\n\n".join("\n".join(game) for game in games))
    assert ": 3 games, 3 rounds, " in replay(path, "--check").stdout
    shown = replay(path).stdout
    assert [f"Game {n} of 3: greedy against random" in shown for n in (1, 2, 3)] == [True] * 3
    second = replay(path, "--game", "2").stdout
    assert second.startswith("Game 2 of 3: ")
    assert second in shown
    assert "has 3 games" in one_line(replay(path, "--game", "4"))
    assert replay(path, "--game", "1", "--check").returncode == 2


def changed(lines: list[str], number: int, **fields: object) -> str:
    """Return the record with changed fields of a line; numbers from 1."""
    new = list(lines)
    new[number - 1] = json.dumps({**json.loads(new[number - 1]), **fields})
    return "\n".join(new)


def first(lines: list[str], text: str) -> int:
    return next(number for number, line in enumerate(lines, 1) if text in line)


def test_the_first_line_that_breaks_a_rule_is_named(lines: list[str], tmp_path: Path) -> None:
    path = tmp_path / "bad.jsonl"
    draw, deal = first(lines, '"draw"'), first(lines, '"deal"')
    end = first(lines, '"round end"')
    cases: list[tuple[str, int, str]] = [
        (changed(lines, draw, action={"action": "form", "laid": "zzzzz"}), draw, "rule 'hand'"),
        (changed(lines, draw, player=7), draw, "player 7; expected: "),
        (changed(lines, end, winner=None, why="guard"), end, "round end: why"),
        (changed(lines, end, scores=[0, 0, 0]), end, "round end: scores"),
        (changed(lines, deal, exposed="Q"), deal, "deal: exposed"),
        (changed(lines, 1, seed=5), 1, "chain"),
        (changed(lines, 1, names=["a", "b", "c"]), 1, "chain"),
        ("\n".join([*lines[:3], "nonsense", *lines[3:]]), 4, "not an event"),
        ("\n".join([*lines[:3], "", "[]", *lines[3:]]), 5, "not an event"),
        ("\n".join(lines[:-1]), len(lines), "the record ends"),
        ("\n".join(lines[1:]), 1, "expected: setup"),
        ("", 1, "no record"),
    ]
    for text, line, said in cases:
        path.write_text(text)
        error = one_line(replay(path, "--check"))
        assert error.startswith(f"{path}:{line}: "), error
        assert said in error
        # What cannot have been is not shown either.
        if said not in ("the record ends", "chain"):
            assert replay(path).returncode == 2


def test_an_unfinished_game_is_shown_as_far_as_it_went(lines: list[str], tmp_path: Path) -> None:
    path = tmp_path / "half.jsonl"
    path.write_text("\n".join(lines[: first(lines, '"draw"')]))
    shown = replay(path)
    assert shown.returncode == 0
    assert "The record ends here, in round 1." in shown.stdout


def test_the_dictionary_is_that_of_the_record(
    game: Path, lines: list[str], data: Path, tmp_path: Path
) -> None:
    error = one_line(replay(game, "--check", "-w", "enable"))
    assert error.startswith(f"{game}:1: setup: dictionary 'enable' differs from the one in")
    copy = tmp_path / "copy.txt"
    copy.write_bytes((data / "words2000.txt").read_bytes())
    assert replay(game, "-w", copy, "--check").returncode == 0
    assert replay(game, "-w", copy).returncode == 0
    # A record cannot make us fetch what it wants.
    used = json.loads(lines[0])["dictionary"]
    for name in ("http://127.0.0.1:9/words", "nowhere", "\x1b[31m\n", "/dev/zero", ""):
        path = tmp_path / "other.jsonl"
        path.write_text(changed(lines, 1, dictionary={**used, "name": name}))
        for option in ("--check", "--no-color"):
            assert "is not known here; use -w" in one_line(replay(path, option))
        assert replay(path, "-w", copy).returncode == 0


def test_control_characters_of_a_file_are_escaped(
    game: Path, lines: list[str], tmp_path: Path
) -> None:
    path = tmp_path / "names.jsonl"
    path.write_text(changed(lines, 1, names=["\x1b[2J", "", "x" * 500]))
    shown = replay(path).stdout
    assert "\x1b" not in shown
    assert max(map(len, shown.splitlines())) < 300


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    assert "No such file" in one_line(replay(tmp_path / "none"))
    assert "directory" in one_line(replay(tmp_path))
    empty = tmp_path / "empty"
    empty.write_bytes(b"\n\n")
    assert "contains no games" in one_line(replay(empty))
    empty.write_bytes(b"\xff\xfe\x00" * 50)
    assert "UTF-16 text; convert it" in one_line(replay(empty))


def test_a_closed_pipe_ends_it_quietly(small: Dictionary, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text("\n".join(played(small, 1, "greedy", "random")) + "\n")
    path.write_text(path.read_text() * 60)
    process = subprocess.Popen(
        [sys.executable, "-m", "lexicon_fast", "replay", str(path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert process.stdout is not None
    process.stdout.readline()
    process.stdout.close()
    assert process.stderr is not None
    assert process.stderr.read() == b""
    process.stderr.close()
    assert process.wait(600) == 0
