"""`play`, `match`, `advise` and `replay` of Lexibomb as people use them: the real commands."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest
from support.terminals import Result, Terminals, events, run

import lexicon_fast as lf
from lexicon_fast import Dictionary
from lexicon_fast.bots.lexibomb.explanations import is_certain
from lexicon_fast.cli.lexibomb.display import picture
from lexicon_fast.games.lexibomb import record
from lexicon_fast.rows.painter import Painter

ROOT = Path(__file__).resolve().parents[3]
EXAMPLE = ROOT / "examples" / "lexibomb.jsonl"
GOLDEN = ROOT / "tests" / "data" / "lexibomb"
ENABLE = ("-w", "enable")
QUICK = ("--iterations", "100", *ENABLE)


def play(*args: str | Path, typed: Sequence[str] = ()) -> Result:
    """Play in a pipe; the input ends after the typed lines."""
    return run("play", "lexibomb", *args, typed=typed)


def advise(*args: str | Path, lines: tuple[str, ...] = ()) -> Result:
    return run("advise", "lexibomb", *args, typed=lines)


def objects(result: Result) -> list[dict[str, Any]]:
    return [json.loads(line) for line in result.stdout.splitlines()]


def as_json(observation: lf.lexibomb.Observation) -> str:
    return msgspec.json.encode(observation).decode()


@pytest.fixture(scope="module")
def small(data: Path) -> tuple[str, Path]:
    return ("-w", data / "words2000.txt")


@pytest.fixture
def terminal() -> Iterator[Terminals]:
    opened = Terminals("play", "lexibomb")
    yield opened
    opened.close()


# play


def test_all_commands(tmp_path: Path) -> None:
    typed = [
        *("odds", "o", "unseen", "rack", "shuffle", "rules", "help", "undo", "board", ""),
        *("try 8h roux", "try 8h xx", "try 8h it", "moves", "99", "foo", "8h rouxx", "-z", "1"),
    ]
    result = play("greedy", *ENABLE, "--seed", "3", "--no-color", typed=typed)
    assert (result.returncode, result.stderr) == (0, "")
    said = result.stdout
    assert said.startswith("You play Lexibomb against Greedy.\n")
    assert " 1  10% 10% 10% 10%" in said
    assert "10% chance of a bomb in a closed square" in said
    assert "Bag 86, on other racks 7; unseen:" in said
    assert "Rack  E1  I1  N1  O1  R1  U1  X8  (14 points)" in said
    assert "New tiles multiply by the number on their square: 1 2L, 2 3L, 3 2W, 4-8 3W" in said
    assert "Points: _ 0, AEILNORSTU 1" in said
    assert "Ruleset standard; 22 bombs; dictionary enable; seed 3.\n" in said
    assert "nothing to take back: you have not had a turn" in said
    assert "8H ROUX: 13 points expected, a bomb in 34%: ROUX" in re.sub(r"\s+", " ", said)
    assert "the rack EINORUX lacks X (_ or" not in said
    assert "the rack EINORUX lacks T" in said
    assert " 1  10B ROUX  13 points expected, a bomb in 34%, leaves EIN" in said
    assert "no line 99 in the list above; it has 1 to 10" in said
    assert "'foo' is not an action; type 8D WORD (across)" in said
    assert "'-z': exchange one or more tiles of the rack" in said
    assert "You play 10B ROUX: 0 points, 0 in all; a bomb on 10C" in said
    # The bomb can be seen where it was hit, and nowhere else.
    assert " R1 O* U1 X0 " in said
    assert "Bombs 22: 1 hit (10C), 21" in said
    assert "no points in 1 turn" in said


def test_tries_are_refused_as_plays_are() -> None:
    typed = ["try 8h xu", "try pass", "try 8h oxu", "8h oxu", "8o xu"]
    said = play("greedy", *ENABLE, "--seed", "3", typed=typed).stdout
    assert "8H XU: 12.5 points expected, a bomb in 19%: XU" in re.sub(r"\s+", " ", said)
    assert "'pass' is not a play; expected: try 8d quiz" in said
    assert len(re.findall("(?i)oxu'? is not in the dictionary", said)) == 2
    assert "it leaves the board" in said


def test_try_expects_the_same_as_the_list(enable: Dictionary) -> None:
    game = lf.lexibomb.Game(enable, seed=11, starter=0)
    for _ in range(4):
        sees = game.observation(game.current_player() or 0)
        best = lf.lexibomb.plays(
            sees.board or ["." * 15] * 15, sees.opened or ["." * 15] * 15, sees.rack, enable, top=1
        )
        game.apply(lf.lexibomb.Lay(best[0].at, best[0].word))
    from lexicon_fast.cli.lexibomb.human import HumanPlayer

    human = HumanPlayer(enable, ["you", "other"], Painter(colour=False))
    sees = game.observation(game.current_player() or 0)
    found = lf.lexibomb.plays(sees.board, sees.opened, sees.rack, enable)
    for play_ in [*found[:20], *found[-20:]]:
        told = human.tried(lf.lexibomb.Lay(play_.at, play_.word), sees)
        points = f"{play_.score:.1f}".removesuffix(".0")
        assert told.startswith(f"{play_.at} {play_.word}: {points} point")
        assert ("no bomb" in told) == (play_.bomb == 0)
    for action, effect in human.moves(sees):
        certain = is_certain(action, float("a bomb in" in effect), sees)
        assert (" expected" in effect) == (not certain)


@pytest.mark.parametrize("columns", [24, 40, 60, 80, 130])
def test_in_a_terminal_of_any_width(terminal: Terminals, columns: int) -> None:
    game = terminal("greedy", *ENABLE, "--seed", "3", columns=columns)
    for typed in ("10b roux", "odds", "unseen", "board"):
        game.read_until("turn> ")
        game.type(f"{typed}\n")
    game.read_until("turn> ")
    game.type("\x04")
    assert game.code() == 0
    assert "\x1b[1;38;5;231;48;5;124m" in game.said  # the tile on a bomb
    plain = re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", game.said)
    rows = [line for line in re.split(r"[\r\n]+", plain) if re.match(r" ?\d+ +\S", line)]
    assert len(rows) >= 4 * 15
    assert all(len(line) <= columns for line in rows)


# match


def test_a_match(small: tuple[str, Path], tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    reports = []
    for processes in ("1", "2"):
        result = run(
            *("match", "lexibomb", "odds", "greedy", *small, "--pairs", "3", "--bombs", "40"),
            *("--seed", "0"),
            *("--format", "jsonl", "-j", processes, "--record", path),
        )
        assert (result.returncode, result.stderr) == (0, "")
        report = json.loads(result.stdout)
        for row in report["rows"]:
            assert row.pop("seconds") > 0
        reports.append((report, path.read_bytes()))
    assert reports[0] == reports[1]
    report = reports[0][0]
    assert report["options"]["ruleset"]["bombs"] == 40
    assert (report["deals"], report["rounds"]) == (3, 6)
    assert sum(row["wins"] for row in report["rows"]) == 6
    setups = [event for event in events(path) if event["event"] == "setup"]
    assert [setup["names"] for setup in setups] == [["odds", "greedy"], ["greedy", "odds"]] * 3
    deals = [event for event in events(path) if event["event"] == "deal"]
    assert [deal["bombs"] for deal in deals[::2]] == [deal["bombs"] for deal in deals[1::2]]
    assert ": 6 games, " in run("replay", "--check", path).stdout


def test_the_table_of_a_match(small: tuple[str, Path]) -> None:
    result = run(
        "match", "lexibomb", "odds", "greedy", *small, "--pairs", "2", "--seed", "5", "-j", "1"
    )
    lines = result.stdout.splitlines()
    assert re.fullmatch(
        r"lexibomb: 2 deals in 2 seatings, 4 games; seed 5, .* words\), standard, 22 bombs",
        lines[0],
    )
    head = ["bot", "wins", "losses", "win", "share", "score", "rating", "turns", "moves/s"]
    assert lines[2].split() == head
    for args, said in (
        (("odds",), "lexibomb matches need 2 to 4 bots, not 1"),
        (("odds", "static"), "unknown Lexibomb bot 'static' (it plays Scrabble); Lexibomb bots:"),
    ):
        refused = run("match", "lexibomb", *args, *small)
        assert (refused.returncode, refused.stdout) == (2, "")
        assert said in refused.stderr


# advise


@pytest.fixture(scope="module")
def game(enable: Dictionary) -> lf.lexibomb.Game:
    game = lf.lexibomb.Game(enable, seed=3)
    game.apply(lf.lexibomb.Lay("10B", "ROUX"))
    return game


def test_advice_on_an_observation_as_text(game: lf.lexibomb.Game) -> None:
    result = advise(as_json(game.observation(1)), *QUICK, "--format", "text")
    assert (result.returncode, result.stderr) == (0, "")
    text = result.stdout
    assert re.search(r"^10  .* R1 O\* U1 X0 |\+R1\+O\*\+U1\+X0", text, re.M)
    assert re.search(r"^ +action +score +bomb +leave +equity +win$", text, re.M)
    assert re.search(
        r"^ 1  \S+ \S+ +\d+\.\d +[<>]?\d+% +\S+ +[+-]\d+\.\d +\[.*\] +\S+%$", text, re.M
    )
    assert re.search(r"\n\[\d+ play-outs\]\n$", text)


def test_rows_are_answered_in_order_and_bad_ones_in_place(game: lf.lexibomb.Game) -> None:
    rows = (
        as_json(game.observation(1)),
        json.dumps({"id": 2.5, "rack": "CATERS_", "bombs": 5}),
        "8H CAT",
        '{"rack": "QQ"}',
        '{"rack": ""}',
        as_json(game.observation(0)),
        '{"rack": "A", "opened": ["."]}',
        '{"player": 0, "rack": "ABC", "tiles": 3}',
        '{"player":',
    )
    result = advise("-i", "-", *QUICK, "-n", "1", lines=rows)
    assert result.returncode == 2
    found = objects(result)
    assert [row["id"] for row in found] == [1, 2.5, 3, 4, 5, 6, 7, 8, 9]
    assert "actions" in found[0]
    assert "actions" in found[1]
    for row, message in zip(
        found[2:],
        (
            "line 3: '8H CAT' is not an object",
            "line 4: board and racks have 2 tiles 'Q'",
            "line 5: the rack is empty",
            "line 6: to_move is 1; it must be 0",
            "line 7: opened: 1 rows; expected 15",
            "line 8: unknown field 'tiles' of an observation",
            "line 9: the position is not valid JSON",
        ),
        strict=True,
    ):
        assert str(row["error"]).startswith(message)


def test_options_complete_a_position(game: lf.lexibomb.Game) -> None:
    row = '{"rack": "CATERS_"}'
    few, many = (
        objects(advise(row, *QUICK, "-n", "1", "--bombs", bombs))[0] for bombs in ("0", "60")
    )
    assert few["actions"][0]["bomb"] == 0
    assert many["actions"][0] != few["actions"][0]
    refused = advise(as_json(game.observation(1)), *QUICK, "--bombs", "3")
    assert refused.returncode == 2
    assert "--bombs cannot change an observation" in refused.stdout


# replay


def recorded(dictionary: Dictionary) -> list[str]:
    game = lf.lexibomb.Game(dictionary, seed=3)
    game.apply(lf.lexibomb.Lay("10B", "ROUX"))
    game.apply(lf.lexibomb.Exchange(game.racks[1][:2]))
    while not game.is_terminal():
        game.apply(lf.lexibomb.PASS)
    return list(record.lines(game, ["north", "south"]))


def test_a_game_is_shown_as_it_went(enable: Dictionary, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text("\n".join(recorded(enable)))
    result = run("replay", path)
    assert (result.returncode, result.stderr) == (0, "")
    shown = result.stdout.splitlines()
    assert shown[:2] == ["north against south", "Ruleset standard; dictionary enable; seed 3."]
    assert shown[2] == "Draw for the start: north N, south S: north starts"
    assert re.fullmatch(r"north starts\. Racks: north EINORUX, south [A-Z_]{7}", shown[3])
    assert shown[4] == "north (EINORUX) plays 10B ROUX: 0 points, 0 in all; a bomb on 10C"
    assert "+R1+O*+U1+X0" in result.stdout
    assert re.search(r"^south \(\w{7}\) exchanges [A-Z_]{2} for [A-Z_]{2}$", result.stdout, re.M)
    assert "Where the bombs lay (*):" in shown
    assert "The game is over: north had no points in 3 turns in a row." in shown
    assert re.fullmatch(r"(north|south) wins the game\. Scores: north .*, south .*\.", shown[-2])
    assert "\x1b[" in run("replay", path, "--color").stdout


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*.jsonl")), ids=lambda path: path.stem)
def test_golden_games_are_shown(path: Path, enable: Dictionary) -> None:
    used = json.loads(path.read_text().splitlines()[0])["dictionary"]["name"]
    words = () if used == "enable" else ("-w", ROOT / "tests" / "data" / "words2000.txt")
    for option in ("--check", "--no-color"):
        result = run("replay", path, option, *words)
        assert (result.returncode, result.stderr) == (0, ""), option


def test_each_changed_line_is_found(enable: Dictionary, tmp_path: Path) -> None:
    lines = recorded(enable)
    path = tmp_path / "changed.jsonl"
    for number, line in enumerate(lines, 1):
        event = json.loads(line)
        event["chain"] = event["chain"][::-1]
        path.write_text("\n".join([*lines[: number - 1], json.dumps(event), *lines[number:]]))
        found = run("replay", path, "--check")
        assert found.returncode == 2
        assert f"changed.jsonl:{number}: the line was changed" in found.stderr


# What both games with tiles have in common


def test_the_layout_of_lexibomb_is_a_board_for_scrabble_too() -> None:
    """It is accepted, as any layout is, but not offered."""
    shown = run("play", "scrabble", "--help").stdout
    assert "scrabble, super, or a file" in re.sub(r"\s+", " ", shown)
    empty = "/".join(["15"] * 15)
    found = run("scrabble", "plays", f"{empty} QUIZ?/ 0/0 0", "--layout", "lexibomb", "-n", "1")
    assert json.loads(found.stdout)["plays"][0]["score"] == 22
    game = run(
        "play", "scrabble", "greedy", *ENABLE, "--layout", "lexibomb", typed=["moves", "1", "help"]
    )
    assert (game.returncode, game.stderr) == (0, "")
    assert "Ruleset lexibomb; challenges: rules" in game.stdout


def test_a_picture_has_room_for_all_facts(game: lf.lexibomb.Game) -> None:
    sees = game.observation(1)
    for width in (20, 48, 80, 200):
        lines = picture(
            sees, ["north", "south"], game.dictionary.alphabet, Painter(colour=False, width=width)
        )
        assert max(map(len, lines)) <= width
        assert any(line.endswith("hidden") for line in lines)
