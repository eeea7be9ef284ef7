"""MAGPIE and UCGI engines as players; programs of ours stand in for them."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from pathlib import Path
from shlex import join, quote
from typing import Any

import magpie_player
import pytest
import ucgi_player
from text_program import TextProgram, cgp

from lexicon_fast import BadOption, Dictionary, scrabble
from lexicon_fast.arena.match import Match, Played, play
from lexicon_fast.bots import bot
from lexicon_fast.bots.base import Failure

BENCH = Path(__file__).resolve().parent
STAND_IN = BENCH / "magpie_stand_in.py"

#: An engine that plays with `greedy`; MISBEHAVE happens before each move.
UCGI = """
import json, re, sys, time
sys.path.insert(0, {bench!r})
from lexicon_fast import Dictionary, scrabble
from lexicon_fast.bots import bot
from magpie_stand_in import observation

said = open("said.txt", "a")
greedy = None
moves = 0
for line in sys.stdin:
    print(line, end="", file=said, flush=True)
    command, _, rest = line.strip().partition(" ")
    if command == "ucgi":
        print("id name stand-in\\nid author us\\noption name Hash type spin default 1\\nucgiok")
    elif command == "isready":
        greedy = greedy or bot("greedy", Dictionary.load({words!r}), "scrabble")
        print("readyok")
    elif command == "position":
        seen = observation(re.sub(r" lex .*;", "", rest.removeprefix("cgp ")))
    elif command == "go":
        moves += 1
        MISBEHAVE
        print("info string thinking", flush=True)
        action = greedy.choose(seen, 0)
        if isinstance(action, scrabble.Lay):
            print("bestmove", action.at.lower() + "." + re.sub(r"[()]", "", action.word))
        elif isinstance(action, scrabble.Exchange):
            print(f"bestmove ex.{{action.tiles}}.{{seen.rack}}")
        else:
            print("bestmove pass")
    sys.stdout.flush()
"""


@pytest.fixture(autouse=True)
def in_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PYTHONPATH", str(BENCH.parent))


@pytest.fixture(scope="module")
def enable() -> Dictionary:
    return Dictionary.load("enable")


def a_player(kind: str, *arguments: str) -> str:
    """The spec of a program that drives an engine."""
    return f"cmd:{join([sys.executable, str(BENCH / 'peers' / f'{kind}_player.py'), *arguments])}"


def an_engine(misbehave: str = "pass", *more: str) -> str:
    """The spec of a UCGI engine."""
    source = UCGI.format(bench=str(BENCH), words="enable")
    Path("engine.py").write_text(source.replace("MISBEHAVE", misbehave))
    return a_player("ucgi", f"{quote(sys.executable)} engine.py", *more)


def a_magpie(failure: str = "", *more: str) -> str:
    """The spec of a MAGPIE, in a folder as its checkout has them."""
    for folder in ("bin", "data"):
        Path(folder).mkdir(exist_ok=True)
    path = Path("bin/magpie").resolve()
    path.write_text(
        f"#!/bin/sh\nexport STAND_IN={failure}\nexec {quote(sys.executable)} {quote(str(STAND_IN))}"
        ' "$@" 2>>commands.txt\n'
    )
    path.chmod(0o755)
    return a_player("magpie", ".", "--lexicon", "CSW24", *more)


def played(*bots: str, pairs: int = 2, **more: Any) -> list[Played]:
    match = Match(game="scrabble", bots=bots, seed=4, allow_external=True, **more)
    return [each for deal in play(match, pairs) for each in deal.played]


@pytest.mark.parametrize("spec", [an_engine, a_magpie], ids=["ucgi", "magpie"])
def test_they_play_as_the_bot_does_that_stands_in(spec: Callable[[], str]) -> None:
    theirs = played(spec(), "static")
    assert all(each.forfeit is None for each in theirs)
    assert theirs == played("greedy", "static")


def test_an_engine_is_told_what_it_needs() -> None:
    spec = an_engine(
        "pass",
        *("--set", "Hash=16", "--set", "Clear Hash"),
        *("--lexicon", "CSW24", "--seconds", "0.25"),
    )
    played(spec, "greedy")
    lines = Path("said.txt").read_text().splitlines()
    assert lines[:4] == [
        "ucgi",
        "setoption name Hash value 16",
        "setoption name Clear Hash",
        "isready",
    ]
    assert lines.count("ucginewgame") == 4
    positions = [line for line in lines if line.startswith("position cgp ")]
    assert all(line.endswith(" lex CSW24;") for line in positions)
    assert {line for line in lines if line.startswith("go ")} == {"go movetime 250"}
    Path("said.txt").unlink()
    played(an_engine("pass", "--go", "depth 2 stopcondition 99"), "greedy")
    assert "go depth 2 stopcondition 99" in Path("said.txt").read_text().splitlines()


@pytest.mark.parametrize(
    ("more", "commands"),
    [
        ((), ["set -tlim 1.0000", "simulate", "set -etlim 1.0000", "endgame"]),
        (("--plies=0",), ["generate"]),
        (("--seconds=0.5", "--plies=4"), ["set -tlim 0.5000", "simulate"]),
        (("--game-seconds=90",), ["simulate", "peg", "endgame"]),
    ],
)
def test_magpie_gets_commands_for_its_settings(more: tuple[str, ...], commands: list[str]) -> None:
    played(a_magpie("", *more, "--settings=-wmp true"), "greedy", pairs=1)
    lines = Path("commands.txt").read_text().splitlines()
    assert any(line.startswith("set -lex CSW24 -wmp true ") for line in lines)
    assert set(commands) <= {*lines}
    assert ("simulate" in lines) == (more != ("--plies=0",))
    if more == ("--seconds=0.5", "--plies=4"):
        assert any(line.endswith("-plies 4") for line in lines)


@pytest.mark.parametrize(
    ("misbehave", "reason", "message"),
    [
        ("sys.exit(5)", "error", "ended with exit code 5 after 'position cgp "),
        (
            "sys.stdout.write('x' * (2 << 20)); sys.stdout.flush(); time.sleep(60)",
            "error",
            "wrote more than 1,048,576 characters after 'position cgp ",
        ),
        ("print('bestmove 99Z.CAT', flush=True); continue", "error", "is not one of UCGI"),
        ("print('bestmove 8n.CATS', flush=True); continue", "error", "leaves the board"),
        ("print('bestmove', flush=True); print('bestmove ex', flush=True); continue", "error", ""),
        ("print('bestmove 8h.QQQ', flush=True); continue", "illegal", "8H "),
    ],
)
def test_an_engine_that_fails_loses_the_deal(misbehave: str, reason: str, message: str) -> None:
    deals = played(an_engine(f"if moves == 2: {misbehave}"), "greedy", pairs=1)
    assert len(deals) == 2
    forfeit = deals[0].forfeit
    assert forfeit is not None
    assert (forfeit.bot, forfeit.reason) == (0, reason)
    assert message in forfeit.message


def test_an_engine_that_does_not_answer_is_ended() -> None:
    program = TextProgram(["sleep", "60"], name="the engine")
    with pytest.raises(
        Failure, match=r"^the engine has not answered 'go' within 0\.01 s$"
    ) as raised:
        program.ask("go\nnow", re.compile("never"), 0.01)
    assert raised.value.reason == "timeout"
    assert program.process.poll() is not None


@pytest.mark.parametrize("kind", ["ucgi", "magpie"])
def test_an_engine_that_takes_too_long_loses_the_deal(kind: str) -> None:
    """The limit of the player is that of each answer, also of the first."""
    player = {"ucgi": an_engine, "magpie": a_magpie}[kind]
    (first, *_) = played(player("", "--timeout=0.001"), "greedy", pairs=1)
    assert first.forfeit is not None
    assert (first.forfeit.bot, first.forfeit.reason) == (0, "error")
    assert first.forfeit.message.endswith(" within 0.001 s")


@pytest.mark.parametrize(
    ("failure", "reason", "message"),
    [
        ("illegal", "illegal", "8H QQ takes"),
        ("crash", "error", "MAGPIE ended with exit code 3 after 'generate'; position: "),
    ],
)
def test_a_magpie_that_fails_loses_the_deal(failure: str, reason: str, message: str) -> None:
    (first, *_) = played(a_magpie(failure), "greedy", pairs=1)
    assert first.forfeit is not None
    assert (first.forfeit.bot, first.forfeit.reason) == (0, reason)
    assert message in first.forfeit.message


def test_the_other_rack_is_shown_only_once_the_bag_is_empty(enable: Dictionary) -> None:
    game = scrabble.Game(enable, players=2, seed=5)
    player = bot("static", enable, "scrabble")
    shown = {True: 0, False: 0}
    while (mover := game.current_player()) is not None:
        seen = game.observation(mover)
        board, racks, scores, scoreless = cgp(seen, enable.alphabet).split()
        assert board == game.board.cgp
        mine, others = racks.split("/")
        assert (mine, sorted(others)) == (
            game.racks[mover],
            [] if game.bag else sorted(game.racks[1 - mover]),
        )
        assert scores == f"{seen.scores[mover]}/{seen.scores[1 - mover]}"
        assert int(scoreless) == seen.scoreless
        shown[bool(game.bag)] += 1
        game.apply(player.choose(seen, seed=1))
    assert min(shown.values()) > 0


def test_plays_of_false_words_are_challenged(enable: Dictionary) -> None:
    """The engine is asked for turns only."""
    rules = scrabble.ruleset("standard")
    game = scrabble.Game(enable, players=2, seed=1, starter=1, ruleset=rules)
    rack = game.racks[1]
    game.apply(scrabble.Lay("8H", re.sub(r"[?]", "", rack)[:4]))
    player = bot(an_engine("sys.exit(1)"), enable, "scrabble", allow_external=True)
    assert player.choose(game.observation(0), seed=1) == scrabble.Challenge()


def test_games_of_three_are_refused(enable: Dictionary) -> None:
    player = bot(an_engine(), enable, "scrabble", allow_external=True)
    with pytest.raises(Failure, match="ucgi plays games of two"):
        player.choose(scrabble.Game(enable, players=3, seed=1, starter=0).observation(0), seed=1)


@pytest.mark.parametrize(
    ("kind", "arguments", "message"),
    [
        ("ucgi", [], "the following arguments are required: command"),
        ("ucgi", ["x", "--set", "=5"], "'=5' has no name of an option; write Name=value"),
        ("ucgi", ["x", "--seconds", "0"], "argument --seconds: use more than 0 and up to 86400"),
        ("magpie", ["."], "name a lexicon of MAGPIE's data with --lexicon"),
        ("magpie", [".", "--lexicon", "X"], ". has no folder data; name the one that has it"),
    ],
)
def test_bad_options_are_explained(
    kind: str,
    arguments: list[str],
    message: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    program = {"ucgi": ucgi_player, "magpie": magpie_player}[kind]
    monkeypatch.setattr(sys, "argv", [kind, *arguments])
    with pytest.raises(SystemExit, match="2"):
        program.main()
    assert message in capsys.readouterr().err


@pytest.mark.parametrize("kind", ["magpie", "ucgi"])
def test_specs_of_earlier_versions_name_the_program(kind: str, enable: Dictionary) -> None:
    with pytest.raises(BadOption, match=rf"write 'cmd:python bench/peers/{kind}_player\.py "):
        bot(f"{kind}:command=x", enable, "scrabble", allow_external=True)


def test_paths_may_have_spaces(enable: Dictionary) -> None:
    an_engine()
    Path("my bots").mkdir()
    Path("engine.py").rename("my bots/engine.py")
    seen = scrabble.Game(enable, seed=1, starter=0).observation(0)
    spec = a_player("ucgi", f"{quote(sys.executable)} './my bots/engine.py'")
    action = bot(spec, enable, "scrabble", allow_external=True).choose(seen, seed=1)
    assert isinstance(action, scrabble.Lay)


@pytest.mark.parametrize(
    ("move", "expected"),
    [
        ("8c.HAT", scrabble.Lay("8C", "HAT")),
        ("h7.AtE.AEIT?.5.0", scrabble.Lay("H7", "A(t)E")),
        ("h7.ATE", scrabble.Lay("H7", "A(t)E")),
        ("8f.CHtS", scrabble.Lay("8F", "C(Ht)S")),
        ("h7.AXE", scrabble.Lay("H7", "A(X)E")),  # which the referee refuses
        ("ex.?AB.ABCDEF?", scrabble.Exchange("AB?")),
        ("ex.A", scrabble.Exchange("A")),
        ("pass", scrabble.PASS),
    ],
)
def test_moves_of_ucgi(move: str, expected: Any) -> None:
    rows = ["." * 15] * 7 + ["......Ht......."] + ["." * 15] * 7
    assert ucgi_player.action(move, rows) == expected


@pytest.mark.parametrize("move", ["", "8g", "ex", "ex.4", "hello.WORD", "8g.C4T", "8g."])
def test_what_is_not_a_move_of_ucgi(move: str) -> None:
    with pytest.raises(Failure, match="the engine's move"):
        ucgi_player.action(move, ())


def test_moves_of_magpie() -> None:
    assert magpie_player.action("(exch ?AI)") == scrabble.Exchange("AI?")
    assert magpie_player.action("E10 MI(A)(O)w") == scrabble.Lay("E10", "MI(AO)w")
