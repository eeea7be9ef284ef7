"""External players: programs and classes in matches, their failures, and where they are refused."""

from __future__ import annotations

import copy
import gc
import json
import os
import pickle
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from shlex import quote
from typing import Any

import pytest
from support.talking import Talk
from support.terminals import run

from lexicon_fast import BadOption, Dictionary, lexicon
from lexicon_fast.arena.lexicon import Deals
from lexicon_fast.arena.match import Match, Played, play
from lexicon_fast.arena.results import Tally
from lexicon_fast.bots import bot, is_external, parse
from lexicon_fast.bots.base import Bot, Failure
from lexicon_fast.games.lexicon import record

pytestmark = pytest.mark.processes

#: Answers requests; `misbehave` decides what it does instead in its n-th turn.
PROGRAM = """
import json, sys, time
turns = 0
for line in sys.stdin:
    request = json.loads(line)
    if request.get("method") != "bot.move":
        continue
    seen = request["params"]["observation"]
    action = {"action": "accept"}
    if seen.get("phase") != "challenge":
        turns += 1
        action = {"action": "draw", "take": "blind", "discard": seen["hand"][0]}
        MISBEHAVE
    print(json.dumps({"id": request["id"], "result": {"action": action}}), flush=True)
"""

CLASS = """
from lexicon_fast import lexicon
from lexicon_fast.bots import Bot, Option

class Last(Bot):
    options = (*Bot.options, Option("skip", "int", 1, "Actions from the end.", low=1, high=9))

    def choose(self, observation, seed):
        return lexicon.legal_actions(observation, self.dictionary)[-self.skip]

class Broken(Last):
    def choose(self, observation, seed):
        raise KeyError("no idea")

class Unready(Last):
    def __init__(self, dictionary, **options):
        raise RuntimeError("no model file")

number = 7
"""


@pytest.fixture
def small(data: Path) -> str:
    return str(data / "words2000.txt")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A current folder with the module `own_bots`."""
    (tmp_path / "own_bots.py").write_text(CLASS)
    monkeypatch.chdir(tmp_path)
    before = sys.path[:]
    yield tmp_path
    sys.path[:] = before
    sys.modules.pop("own_bots", None)


def program(folder: Path, misbehave: str = "pass") -> str:
    path = folder / "player.py"
    path.write_text(PROGRAM.replace("MISBEHAVE", misbehave))
    return f"cmd:{quote(sys.executable)} {quote(str(path))}"


def match_of(small: str, *bots: str, **options: Any) -> Match:
    return Match(
        game="lexicon", bots=bots, words=small, **{"seed": 3, "allow_external": True} | options
    )


def played(match: Match, pairs: int = 2, processes: int = 1) -> list[Played]:
    return [each for deal in play(match, pairs, processes) for each in deal.played]


def test_programs_and_classes_play_whole_matches(folder: Path, small: str) -> None:
    for spec in (program(folder), "python:own_bots:Last", "python:own_bots:Last:skip=2"):
        deals = played(match_of(small, spec, "greedy"))
        assert len(deals) == 4
        assert all(each.forfeit is None and each.turns[0] > 0 for each in deals)


def test_a_program_chooses_as_the_bot_does_that_it_runs(folder: Path, small: str) -> None:
    """An engine is such a program: without a choice it plays with the strongest bot."""
    spec = f"cmd:{quote(sys.executable)} -m lexicon_fast engine -w {quote(small)}"
    options = {"seed": 5}
    theirs = played(match_of(small, spec, "greedy", **options), 1)
    ours = played(match_of(small, "expert", "greedy", **options), 1)
    assert [each.forfeit for each in theirs] == [None, None]
    assert theirs == ours


@pytest.mark.parametrize(
    ("misbehave", "reason", "message"),
    [
        ("if turns == 2: sys.exit(3)", "crash", "the program ended with exit code 3"),
        ("if turns == 2: time.sleep(60)", "timeout", "no answer within 0.5 seconds"),
        ("if turns == 2: print('hello', flush=True)", "error", "the program sent an invalid"),
        (
            "if turns == 2: sys.stdout.write('x' * (2 << 20)); sys.stdout.flush(); time.sleep(60)",
            "error",
            "the program sent a line longer than 1,048,576 bytes; end each message with a newline",
        ),
        ("action = {'action': 'fly'}", "error", "the program's reply to bot.move is invalid"),
        ("action['discard'] = '7'", "illegal", ""),
        ("action = {'action': 'form', 'laid': 'zzz'}", "illegal", ""),
        (
            "print(json.dumps({'id': request['id'], 'error': {'code': 1, 'message': 'lost'}}),"
            " flush=True); continue",
            "error",
            "lost",
        ),
    ],
)
def test_a_program_that_fails_loses_the_deal_and_the_match_goes_on(
    folder: Path, small: str, misbehave: str, reason: str, message: str
) -> None:
    spec = program(folder, misbehave)
    match = match_of(small, spec, "greedy", timeout=0.5 if reason == "timeout" else 60)
    tally = Tally([spec, "greedy"])
    for deal in play(match, 1):
        tally.add(deal)
        for each in deal.played:
            assert each.forfeit is not None
            assert (each.forfeit.bot, each.forfeit.reason) == (0, reason)
            assert message in each.forfeit.message
            assert each.wins == (0.0, 1.0)
            assert all(points > 0 for points in each.points)
    (lost,) = tally.results().forfeits
    assert (lost.bot, lost.seatings, lost.reasons, lost.deal) == (spec, 2, {reason: 2}, 1)


def test_a_program_may_not_write_long_lines_between_its_turns(
    folder: Path, enable: Dictionary
) -> None:
    player = bot(program(folder), enable, allow_external=True)
    with (folder / "player.py").open("a") as file:
        file.write("    print('x' * (2 << 20), end='', flush=True)\n")
    seen = lexicon.Game(enable, seed=1).observation(0)
    player.choose(seen, seed=1)
    with pytest.raises(Failure, match="a line longer than 1,048,576 bytes") as raised:
        player.choose(seen, seed=1)
    assert raised.value.reason == "error"


def test_a_class_that_fails_loses_the_deal(folder: Path, small: str) -> None:
    deals = played(match_of(small, "greedy", "python:own_bots:Broken", "greedy"), 1)
    assert all(
        each.forfeit is not None
        and (each.forfeit.bot, each.forfeit.reason) == (1, "crash")
        and "no idea" in each.forfeit.message
        and each.wins == (0.5, 0.0, 0.5)
        for each in deals
    )


def test_a_bot_of_the_package_that_fails_still_ends_the_match(
    small: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    from lexicon_fast.bots.lexicon.static import Greedy

    def fail(*_: object) -> None:
        raise KeyError("a fault of ours")

    monkeypatch.setattr(Greedy, "choose", fail)
    with pytest.raises(KeyError, match="a fault of ours"):
        played(match_of(small, "greedy", "random"))


def test_results_are_the_same_in_several_processes(folder: Path, small: str) -> None:
    match = match_of(small, program(folder, "if turns == 9: sys.exit(1)"), "greedy")
    assert played(match, 2) == played(match, 2, processes=2)


@pytest.mark.parametrize("processes", [1, 2])
def test_no_program_outlives_the_match(processes: int, folder: Path, small: str) -> None:
    stays = "open(f'{__import__(\"os\").getpid()}.pid', 'w')"
    spec = program(folder, stays)
    with (folder / "player.py").open("a") as file:
        file.write("time.sleep(600)\n")  # ignores the end of its input
    assert all(
        each.forfeit is None for each in played(match_of(small, spec, "greedy"), 2, processes)
    )
    gc.collect()  # the players of this process
    started = [int(path.stem) for path in folder.glob("*.pid")]
    assert 1 <= len(started) <= processes
    for pid in started:
        wait_until(partial(has_ended, pid))


def has_ended(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


def wait_until(check: Callable[[], bool]) -> None:
    for _ in range(600):
        if check():
            return
        time.sleep(0.05)
    raise TimeoutError


@pytest.mark.parametrize("game", ["scrabble", "lexibomb"])
def test_other_games_have_scores_so_far(game: str, folder: Path, small: str) -> None:
    (folder / "player.py").write_text("import sys; sys.stdin.readline(); sys.exit(9)")
    spec = f"cmd:{quote(sys.executable)} player.py"
    match = Match(game=game, bots=("greedy", spec), words=small, seed=1, allow_external=True)
    first, second = played(match, 1)
    assert first.forfeit is not None
    assert first.wins == second.wins == (1.0, 0.0)
    assert first.points[0] > 0  # greedy begins, and has made a play
    assert second.points == (0, 0)


def test_penalties_count_in_a_round_that_is_not_finished(enable: Dictionary) -> None:
    deals = Deals(enable, strict=False)
    state = deals.begin(2, 1)
    mover = state.current_player()
    assert mover is not None
    assert isinstance(state, lexicon.Round)
    state.apply(next(each for each in state.legal_actions() if isinstance(each, lexicon.Form)))
    state.apply(lexicon.Challenge())  # it is a word
    assert any(state.penalties)
    cards = [sum(deals.rules.points[card] for card in hand) for hand in state.hands]
    expected = [a + b for a, b in zip(state.penalties, cards, strict=True)]
    assert list(deals.abandoned(state).points) == expected


def test_the_command_counts_and_quotes_forfeits(folder: Path) -> None:
    spec = program(folder, "if turns == 2: sys.exit(7)")
    asked = ("match", "lexicon", spec, "greedy", "--pairs", "1", "--seed", "1", "-j", "1")
    done = run(*asked, "--raw", "raw.jsonl", "--record", "record.jsonl")
    assert done.returncode == 0
    line = next(line for line in done.stdout.splitlines() if "forfeited" in line)
    assert line.startswith(
        f"{spec} forfeited 2 of 2 rounds (2 crash); first in deal 1: the program"
    )
    raw = [json.loads(line) for line in (folder / "raw.jsonl").read_text().splitlines()]
    assert [each["forfeit"]["reason"] for each in raw] == ["crash"] * 2
    assert [each["wins"] for each in raw] == [[0.0, 1.0]] * 2
    report = json.loads(run(*asked, "--format", "jsonl", "--timeout", "20").stdout)
    assert report["forfeits"][0]["reasons"] == {"crash": 2}
    checked = run("replay", "record.jsonl", "--check")
    assert checked.returncode == 0, checked.stderr
    assert (
        "forfeits (crash): the program ended with exit code" in run("replay", "record.jsonl").stdout
    )


def test_no_shell_runs_a_command(folder: Path, enable: Dictionary) -> None:
    (folder / "echo.py").write_text(
        "import json, sys\n"
        "id = json.loads(sys.stdin.readline())['id']\n"
        "open('arguments.json', 'w').write(json.dumps(sys.argv[1:]))\n"
        "print(json.dumps({'id': id, 'result': {'action': {'action': 'accept'}}}), flush=True)\n"
    )
    spec = f"cmd:{quote(sys.executable)} echo.py '$(touch made)' ; touch made && *"
    player = bot(spec, enable, allow_external=True)
    assert player.name == spec
    assert player.choose(lexicon.Observation(0, "CAT"), seed=1) == lexicon.Accept()
    given = json.loads((folder / "arguments.json").read_text())
    assert given == ["$(touch made)", ";", "touch", "made", "&&", "*"]
    assert not (folder / "made").exists()


def test_a_program_is_started_again_after_a_failure(folder: Path, enable: Dictionary) -> None:
    player = bot(program(folder, "sys.exit(4)"), enable, allow_external=True)
    seen = lexicon.Game(enable, seed=1).observation(0)
    for _ in range(2):
        with pytest.raises(Failure, match="exit code 4"):
            player.choose(seen, seed=1)


def test_a_pickled_player_starts_a_program_of_its_own(folder: Path, small: str) -> None:
    words = Dictionary.load(small)
    player = bot(program(folder), words, allow_external=True, timeout=20)
    seen = lexicon.Game(words, seed=1).observation(0)
    action = player.choose(seen, seed=1)
    other = pickle.loads(pickle.dumps(player))
    assert (other.name, other.choose(seen, seed=1)) == (player.name, action)
    assert copy.copy(player).choose(seen, seed=1) == action


@pytest.mark.parametrize("command", ["{0} {1}", "{0} -u {1} --flag"])
def test_a_path_with_spaces_is_quoted(command: str, folder: Path, enable: Dictionary) -> None:
    program(folder)
    (folder / "my bots").mkdir()
    path = (folder / "player.py").rename(folder / "my bots" / "player.py")
    spec = "cmd:" + command.format(quote(sys.executable), path)
    with pytest.raises(BadOption, match=r"a path with spaces needs quotes: '.*player\.py'$"):
        bot(spec, enable, allow_external=True)
    spec = "cmd:" + command.format(quote(sys.executable), quote(str(path)))
    seen = lexicon.Game(enable, seed=1).observation(0)
    assert isinstance(bot(spec, enable, allow_external=True).choose(seen, seed=1), lexicon.Draw)


@pytest.mark.parametrize(
    ("spec", "message"),
    [
        ("cmd:", "has no command; write cmd:PROGRAM ARGUMENTS"),
        ("cmd:./absent --flag", "'./absent' is not a program here; check the path"),
        ("cmd:python 'x", "No closing quotation; quote it as in a shell"),
        ("python:own_bots", "names no class; write python:package.module:Class"),
        ("python:absent_module:Last", "ModuleNotFoundError: No module named 'absent_module'"),
        ("python:own_bots:Lost", "AttributeError: module 'own_bots' has no attribute 'Lost'"),
        ("python:own_bots:number", "number is not a subclass of lexicon_fast.bots.Bot"),
        ("python:own_bots:Unready", "RuntimeError: no model file"),
        ("python:own_bots:Last:skip=0", "skip=0 is invalid; use a whole number, 1 to 9"),
        ("python:own_bots:Last:depth=3", "unknown option 'depth'"),
    ],
)
def test_bad_specs_are_explained(folder: Path, enable: Dictionary, spec: str, message: str) -> None:
    assert is_external(spec)
    with pytest.raises(BadOption, match=r"^(player|bot) ") as raised:
        bot(spec, enable, allow_external=True)
    assert message in str(raised.value)


@pytest.mark.parametrize("timeout", [0, -1, 1e9, float("nan")])
def test_timeouts_have_limits(enable: Dictionary, timeout: float) -> None:
    with pytest.raises(BadOption, match="use more than 0 and up to 86,400 seconds"):
        bot(f"cmd:{quote(sys.executable)}", enable, allow_external=True, timeout=timeout)


def test_options_of_calls_are_checked_like_those_of_specs(folder: Path, enable: Dictionary) -> None:
    player = bot("python:own_bots:Last", enable, allow_external=True, skip=2, words=None)
    assert player.name == "python:own_bots:Last:skip=2"
    for options, message in (
        ({"skip": 0}, "skip=0 is invalid; use a whole number, 1 to 9"),
        ({"timeout": 5}, "unknown option 'timeout'"),
    ):
        with pytest.raises(BadOption, match=message):
            bot("python:own_bots:Last", enable, allow_external=True, **options)
    with pytest.raises(TypeError, match="timeout must be a number of seconds, not str"):
        bot(f"cmd:{quote(sys.executable)}", enable, allow_external=True, timeout="5")


@pytest.mark.parametrize(
    ("misbehave", "reason"),
    [
        ("sys.stdout.write('x' * (1 << 28)); sys.stdout.flush()", "error"),
        ("import os; os.close(1); time.sleep(600)", "crash"),
        ("import os; os.close(0); action = [[]]", "error"),
        ('print(\'{"id": 999, "result": {}}\', flush=True)', ""),
    ],
    ids=["endless line", "closed output", "closed input", "other id"],
)
def test_strange_programs_do_no_harm(
    misbehave: str, reason: str, folder: Path, enable: Dictionary
) -> None:
    player = bot(program(folder, misbehave), enable, allow_external=True, timeout=20)
    seen = lexicon.Game(enable, seed=1).observation(0)
    if not reason:  # a reply to nothing is skipped
        assert isinstance(player.choose(seen, seed=1), lexicon.Draw)
        return
    with pytest.raises(Failure) as failure:
        player.choose(seen, seed=1)
    assert failure.value.reason == reason


# Where they are refused

MARK = "started"
SPECS = [
    f"cmd:{quote(sys.executable)} -c \"open('{MARK}', 'w')\"",
    f" CMD :{quote(sys.executable)} -c \"open('{MARK}', 'w')\"",
    "python:marking:Bot",
    "Python:marking:Bot",
]


@pytest.fixture
def marked(folder: Path) -> Iterator[Path]:
    """A current folder in which no external player may be started."""
    (folder / "marking.py").write_text(f"open({MARK!r}, 'w')\n")
    yield folder
    assert not (folder / MARK).exists()
    assert "marking" not in sys.modules


@pytest.mark.parametrize("spec", SPECS)
def test_python_needs_permission(spec: str, marked: Path, enable: Dictionary) -> None:
    for attempt in (
        lambda: bot(spec, enable),
        lambda: parse(spec),
        lambda: played(Match(game="lexicon", bots=(spec, "greedy"), seed=1)),
    ):
        with pytest.raises(BadOption, match="runs a program or a class"):
            attempt()
    with pytest.raises(TypeError, match="allow_external"):
        bot(spec, enable, allow_external="no")  # type: ignore[arg-type]


@pytest.mark.parametrize("spec", SPECS)
@pytest.mark.parametrize("options", [{}, {"allow_external": True}, {"timeout": 5}])
def test_the_engine_refuses_them(
    spec: str, options: dict[str, Any], marked: Path, enable: Dictionary
) -> None:
    talk = Talk(enable)
    for game in ("lexicon", "scrabble", "lexibomb"):
        created = talk.ask("game.new", game=game, players=2, seed=1)
        seen = talk.ask("game.observe", id=created["id"], player=created["to_move"])
        params = {"game": game, "observation": seen["observation"], "bot": spec}
        error = talk.refused("bot.move", **params, options=options)
        assert error["data"]["type"] == "BadOption"
        assert "runs a program or a class" in error["message"]


@pytest.mark.parametrize("spec", SPECS)
def test_a_saved_game_cannot_start_them(spec: str, marked: Path, enable: Dictionary) -> None:
    game = lexicon.Game(enable, seed=1)
    game.apply(game.legal_actions()[0])
    (marked / "saved.jsonl").write_text("\n".join(record.lines(game, ["you", spec])) + "\n")
    done = run("play", "lexicon", "--resume-from", "saved.jsonl")
    assert done.returncode == 2
    assert "which a file cannot start; give the same BOT again" in done.stderr


def test_a_saved_game_goes_on_with_the_same_program(folder: Path, enable: Dictionary) -> None:
    spec = program(folder)
    game = lexicon.Game(enable, seed=1, first_dealer=1)
    game.apply(game.legal_actions()[0])
    (folder / "saved.jsonl").write_text("\n".join(record.lines(game, ["you", spec])) + "\n")
    again = ("play", "lexicon", spec, "--resume-from", "saved.jsonl")
    assert "You continue" in run(*again, typed=["quit"]).stdout
    done = run("play", "lexicon", f"{spec} more", "--resume-from", "saved.jsonl")
    assert done.returncode == 2
    assert "BOT cannot change with --resume-from" in done.stderr


def test_options_of_requests_are_options_of_bots(enable: Dictionary) -> None:
    talk = Talk(enable)
    created = talk.ask("game.new", game="lexicon", players=2, seed=1)
    seen = talk.ask("game.observe", id=created["id"], player=created["to_move"])
    error = talk.refused(
        "bot.move",
        game="lexicon",
        observation=seen["observation"],
        bot="greedy",
        options={"allow_external": True},
    )
    assert "unknown option 'allow_external'" in error["message"]


def test_bots_are_not_external(enable: Dictionary) -> None:
    assert not any(map(is_external, ["greedy", "cmd", "expert:seconds=1", "python"]))
    assert not bot("greedy", enable).external
    assert isinstance(bot("greedy", enable), Bot)
    assert os.path.exists(sys.executable)


def test_a_program_may_have_ended_before_it_is_asked(enable: Dictionary) -> None:
    """However late the first question comes."""
    from lexicon_fast.arena.players.program import _ProgramPipe

    pipe = _ProgramPipe([sys.executable, "-c", "pass"], bool)
    wait_until(lambda: pipe.exit_code is not None and pipe._in.closed)
    seen = lexicon.Game(enable, seed=1).observation(0)
    for _ in range(20):
        player = bot("cmd:false", enable, allow_external=True)
        with pytest.raises(Failure, match="exit code 1"):
            player.choose(seen, seed=1)
