"""Matches against MAGPIE, for which `magpie_stand_in.py` stands in."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from shlex import join, quote
from typing import Any

import magpie_match
import pytest
from magpie_match import Limits, Opponent, Program
from magpie_player import action as action_of

from lexicon_fast import Dictionary, scrabble
from lexicon_fast.bots import bot, sequential_halving
from lexicon_fast.bots.base import Failure

BENCH = Path(__file__).resolve().parent

Start = Callable[..., Program]


@pytest.fixture(scope="module")
def dictionary() -> Dictionary:
    return Dictionary.load("enable")


@pytest.fixture
def start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Start]:
    """Return a function that starts the stand-in; `commands.txt` gets its commands."""
    monkeypatch.setenv("PYTHONPATH", str(BENCH.parent))
    (tmp_path / "magpie").write_text(
        f"#!/bin/sh\nexec {join([sys.executable, str(BENCH / 'magpie_stand_in.py')])}"
        ' "$@" 2>>commands.txt\n'
    )
    (tmp_path / "magpie").chmod(0o755)
    started = []

    def starts(failure: str = "") -> Program:
        program = Program([tmp_path / "magpie", "set"], tmp_path, {"STAND_IN": failure})
        started.append(program)
        return program

    yield starts
    for program in started:
        program.close()


def commands(folder: Path, name: str) -> list[str]:
    """Return the commands that begin with a name."""
    lines = (folder / "commands.txt").read_text().splitlines()
    return [line for line in lines if line.startswith(name)]


@pytest.mark.parametrize("player", ["static", "2-ply", "clock"])
def test_equal_players_have_mirrored_games_in_both_seats(
    start: Start, dictionary: Dictionary, player: str
) -> None:
    timed = {"static": {}, "2-ply": {"seconds": 0.1}, "clock": {"game_seconds": 3.0}}
    theirs = Opponent(start(), player, **timed[player])
    ours = bot("greedy", dictionary, "scrabble")
    for deal in (1, 2):
        first, second = (magpie_match.play(dictionary, ours, theirs, deal, seat) for seat in (0, 1))
        assert first["scores"] == second["scores"][::-1]
        assert min(first["scores"]) > 100
        assert first["turns"] == second["turns"]
        moves = [sum(first[side]["moves"]) for side in ("ours", "theirs")]
        assert sum(moves) == first["turns"]
        assert sum(first["theirs"]["cpu_seconds"]) > 0


def test_the_other_rack_is_shown_only_once_the_bag_is_empty(dictionary: Dictionary) -> None:
    game = magpie_match.new_game(dictionary, 5)
    player = bot("static", dictionary, "scrabble")
    shown = {True: 0, False: 0}
    while (mover := game.current_player()) is not None:
        racks = magpie_match.position(game).split()[1].split("/")
        assert racks == [game.racks[mover], "" if game.bag else game.racks[1 - mover]]
        shown[bool(game.bag)] += 1
        game.apply(player.choose(game.observation(mover), seed=1))
    assert min(shown.values()) > 0


@pytest.mark.parametrize(
    ("move", "action"),
    [
        ("pass", scrabble.PASS),
        ("(exch ?AI)", scrabble.Exchange("AI?")),
        ("E10 MI(A)(O)w", scrabble.Lay("E10", "MI(AO)w")),
        ("15H SUMO", scrabble.Lay("15H", "SUMO")),
    ],
)
def test_moves_are_read_as_magpie_writes_them(move: str, action: scrabble.AnyAction) -> None:
    assert action_of(move) == action


@pytest.mark.parametrize(
    ("failure", "message"),
    [
        ("illegal", r"Lay\(at='8H', word='QQ'\) in 15/15.*, which is illegal: 8H QQ takes"),
        ("crash", r"exit code 3 after 'generate'; position: 15/15.* \w+/ 0/0 0"),
        ("silent", r"not answered 'generate' within 0.3 s; position: 15/15.* \w+/ 0/0 0"),
    ],
)
def test_a_program_that_fails_ends_the_match_with_the_place(
    start: Start, dictionary: Dictionary, failure: str, message: str
) -> None:
    program = start(failure)
    theirs = Opponent(program, "static")
    if failure == "silent":
        theirs.commands._timeout = 0.3
    with pytest.raises(Failure, match=message):
        magpie_match.play(dictionary, bot("greedy", dictionary, "scrabble"), theirs, 1, 1)


def test_an_unknown_command_is_an_error(start: Start) -> None:
    theirs = Opponent(start(), "static")
    with pytest.raises(Failure, match=r"refused 'foo': \(error 1\)"):
        theirs.commands.run("foo")


def test_a_clock_is_shared_among_the_turns_that_are_left(
    start: Start, dictionary: Dictionary, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    theirs = Opponent(start(), "clock", game_seconds=3.0)
    used = 0.0
    monkeypatch.setattr(theirs, "cpu_seconds", lambda: used)
    theirs.new_game(1)
    game = magpie_match.new_game(dictionary, 1)
    theirs.move(game)
    used = 1.7
    theirs.move(game)
    used = 4.0
    theirs.move(game)
    # 100 tiles, 8 of them for a turn of both players: 13 turns.
    assert commands(tmp_path, "set -tlim") == [
        f"set -tlim {3 / 13:.4f}",
        f"set -tlim {1.3 / 13:.4f}",
        "set -tlim 0.0500",
    ]


@pytest.mark.parametrize(
    ("clock", "failure", "searches"),
    [
        (30.0, "", ["peg"]),
        (30.0, "peg", ["peg", "generate"]),  # it found nothing: the static move
        (3.0, "", ["generate", "simulate"]),  # too little time for it
    ],
)
def test_pre_endgames_are_searched_if_there_is_time(
    start: Start,
    dictionary: Dictionary,
    tmp_path: Path,
    clock: float,
    failure: str,
    searches: list[str],
) -> None:
    game = magpie_match.new_game(dictionary, 5)
    player = bot("static", dictionary, "scrabble")
    while not 1 <= len(game.bag) <= 4:
        mover = game.current_player()
        assert mover is not None
        game.apply(player.choose(game.observation(mover), seed=1))
    theirs = Opponent(start(failure), "clock", game_seconds=clock)
    before = (tmp_path / "commands.txt").read_text()
    game.apply(theirs.move(game))
    after = (tmp_path / "commands.txt").read_text().removeprefix(before).splitlines()
    assert [line for line in after if line in ("peg", "generate", "simulate")] == searches


def row(number: int, *scores: tuple[int, int]) -> dict[str, Any]:
    """Return a line of results. Our side takes 0.1 and 0.2 s per move, the other one 0.3 and 0."""
    ours = {"cpu_seconds": [1.0, 0.4], "moves": [10, 2]}
    theirs = {"cpu_seconds": [3.0, 0.0], "moves": [10, 0]}
    games = [{"seat": i, "scores": list(s), "turns": 22} for i, s in enumerate(scores)]
    return {"pair": number, "games": [each | {"ours": ours, "theirs": theirs} for each in games]}


def test_results_are_added_up(tmp_path: Path) -> None:
    rows = [row(1, (400, 300), (350, 350)), row(2, (310, 300), (290, 300))]
    found = magpie_match.summary(rows)
    assert (found["pairs"], found["wins"], found["draws"], found["losses"]) == (2, 2, 1, 1)
    assert found["win_share"].value == 2.5 / 4
    assert found["spread"].value == 25
    assert found["ms"] == [[100, 200], [300, 0]]
    assert found["game_seconds"] == [1.4, 3.0]
    path = tmp_path / "results.jsonl"
    head = {"player": "clock", "bot": "sim", "game_seconds": 3.0}
    path.write_text("".join(json.dumps(each) + "\n" for each in [head, *rows]))
    one = magpie_match.summary(rows[:1])
    assert magpie_match._interval(one["spread"], "+.1f") == "+50.0"
    assert magpie_match.table([path, tmp_path / "none"])[2].startswith(
        "| clock, 3 s per game | `sim` | 2 | 2, 1, 1 | 62.5% (0"
    )


def test_a_broken_line_of_the_results_is_named(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    path.write_text('{"player": "static"}\n{"pair": 1, "ga')
    with pytest.raises(SystemExit, match=r"results\.jsonl, line 2 is not JSON"):
        magpie_match.read(path)
    path.write_text("")
    assert magpie_match.read(path) == (None, [])


def test_limits_are_found_from_the_time_that_searches_take(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def pairs(arguments: Any, seed: int, numbers: Any, processes: int) -> Iterator[dict[str, Any]]:
        asked.extend(numbers)
        ours, theirs = arguments[-1]
        # Ours uses half of its limit, the other side a tenth more.
        each = row(1, (1, 2), (2, 1))
        for game in each["games"]:
            game["ours"] = {"cpu_seconds": [5 * ours, 9.0], "moves": [10, 1]}
            game["theirs"] = {"cpu_seconds": [11 * theirs, 9.0], "moves": [10, 1]}
        yield each

    monkeypatch.setattr(magpie_match, "pairs", pairs)
    limits = magpie_match.calibrate([None], 1, 0.1, 3, 1)
    assert limits == Limits(0.2, pytest.approx(0.0909, abs=1e-4))
    assert len({*asked}) == len(asked)


needs_tools = pytest.mark.skipif(
    not (shutil.which("make") and shutil.which("cc")), reason="needs make and a compiler"
)


@needs_tools
def test_a_match_is_built_played_and_continued(
    start: Start,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    checkout = tmp_path / "checkout"
    for folder in ("bin", "data/layouts", "data/letterdistributions", "data/strategy"):
        (checkout / folder).mkdir(parents=True)
    (checkout / "Makefile").write_text(
        f"magpie:\n\tcp {quote(str(tmp_path))}/magpie bin/magpie-$(BUILD)\n"
    )
    monkeypatch.setattr(magpie_match.checkouts, "program", lambda *_: tmp_path / "magpie")
    monkeypatch.setattr(magpie_match.Product, "leave_values", lambda self: iter([("A", 1.0)]))
    monkeypatch.setattr(sequential_halving, "monotonic", sequential_halving.monotonic)
    results = tmp_path / "results.jsonl"

    def match(*more: str) -> list[str]:
        arguments = [str(checkout), "static", "--bot", "greedy", "--results", str(results), *more]
        monkeypatch.setattr(sys, "argv", ["magpie_match.py", *arguments])
        magpie_match.main()
        return results.read_text().splitlines()

    first = match("--pairs", "1")
    assert (checkout / "bin" / "magpie-release").exists()
    assert [json.loads(line).get("pair") for line in first] == [None, 1]
    more = match("--pairs", "3", "--processes", "2")
    assert more[:2] == first
    assert sorted(json.loads(line)["pair"] for line in more[1:]) == [1, 2, 3]
    assert match("--pairs", "3") == more
    assert "| static | `greedy` | 3 |" in capsys.readouterr().out
    with pytest.raises(SystemExit, match="seed is 1 there, but 2 now"):
        match("--pairs", "4", "--seed", "2")
    assert results.read_text().splitlines() == more


@needs_tools
def test_the_clock_of_a_program_is_its_cpu_time(tmp_path: Path) -> None:
    library = tmp_path / "cpu_clock.so"
    source = BENCH / "peers" / "cpu_clock.c"
    subprocess.run(["cc", "-shared", "-fPIC", "-o", library, source], check=True)
    script = "import time; print(time.monotonic() - time.process_time())"
    done = subprocess.run(
        [sys.executable, "-c", script],
        env={"LD_PRELOAD": f"./{library.name}"},  # the loader splits the variable at spaces
        cwd=tmp_path,
        check=True,
        capture_output=True,
        text=True,
    )
    assert abs(float(done.stdout)) < 0.1
