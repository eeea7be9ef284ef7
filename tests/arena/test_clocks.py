"""Matches with clocks, programs that resign, and programs that watch the game."""

from __future__ import annotations

import json
import sys
import time
from itertools import pairwise
from pathlib import Path
from shlex import quote
from typing import Any

import pytest
from support.terminals import run

from lexicon_fast.arena.match import Match, Played, Players, play
from lexicon_fast.bots.anytime import turn_seconds
from lexicon_fast.games.clock import TimeControl
from lexicon_fast.games.lexicon import Observation

pytestmark = pytest.mark.processes

PYTHON = quote(sys.executable)

#: Classes that let the time of a match pass.
TIMED = """
from lexicon_fast import lexicon
from lexicon_fast.bots import Bot, Option

now = 0.0
shares = []

class Timed(Bot):
    kind = "timed"
    options = (Option("seconds", "float", 1.0, "Of an action.", low=0, high=1000),)

    def choose(self, observation, seed):
        global now
        now += self.seconds
        return lexicon.legal_actions(observation, self.dictionary)[0]

class Anytime(Bot):
    kind = "anytime"
    options = ()

    def choose(self, observation, seed):
        global now
        begin = now
        while not self.ended():
            now += 0.01
        shares.append(now - begin)
        return lexicon.legal_actions(observation, self.dictionary)[0]

class Late(Bot):
    kind = "late"
    options = ()

    def choose(self, observation, seed):
        global now
        now += 1000
        raise RuntimeError("too late anyway")
"""


@pytest.fixture(autouse=True)
def in_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def small(data: Path) -> str:
    return str(data / "words2000.txt")


def match_of(small: str, *bots: str, clock: str | None = None, **more: Any) -> Match:
    control = None if clock is None else TimeControl.parse(clock)
    return Match(
        game=more.pop("game", "lexicon"),
        bots=bots,
        words=small,
        seed=5,
        allow_external=True,
        clock=control,
        **more,
    )


class Module:
    """The module `timed` of this test, with its time."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        import importlib

        Path("timed.py").write_text(TIMED)
        monkeypatch.syspath_prepend(str(Path().resolve()))
        sys.modules.pop("timed", None)
        self.module = importlib.import_module("timed")

    def __call__(self) -> float:
        now: float = self.module.now
        return now

    def played(self, match: Match, pairs: int = 1) -> list[Played]:
        players = Players(match, now=self)
        return [each for deal in play(match, pairs, players=players) for each in deal.played]


@pytest.fixture
def timed(monkeypatch: pytest.MonkeyPatch) -> Module:
    return Module(monkeypatch)


@pytest.mark.parametrize(
    ("clock", "seconds", "lost"),
    [
        ("5", 1.0, True),
        ("1000", 1.0, False),
        ("2+1", 1.0, False),  # each turn earns what it takes
        ("10/move", 9.0, False),
        ("10/move", 11.0, True),
    ],
)
def test_a_bot_without_time_left_loses_the_deal(
    timed: Module, small: str, clock: str, seconds: float, lost: bool
) -> None:
    match = match_of(small, f"python:timed:Timed:seconds={seconds:g}", "random", clock=clock)
    deals = timed.played(match, 2)
    assert len(deals) == 4
    for each in deals:
        if not lost:
            assert each.forfeit is None
            continue
        assert each.forfeit is not None
        assert (each.forfeit.bot, each.forfeit.reason) == (0, "clock")
        assert each.forfeit.message == f"no time left, of {clock}"
        assert each.wins == (0.0, 1.0)
        assert each.turns[0] == (1 if "move" in clock else 5)


def test_time_counts_before_what_a_bot_does_in_it(timed: Module, small: str) -> None:
    (first, _) = timed.played(match_of(small, "python:timed:Late", "greedy", clock="10"))
    assert first.forfeit is not None
    assert first.forfeit.reason == "clock"
    (first, _) = timed.played(match_of(small, "python:timed:Late", "greedy"))
    assert first.forfeit is not None
    assert first.forfeit.reason == "crash"


@pytest.mark.parametrize("clock", ["10", "10+1", "3/move"])
def test_bots_that_search_are_told_when_to_stop(timed: Module, small: str, clock: str) -> None:
    deals = timed.played(match_of(small, "python:timed:Anytime", "random", clock=clock), 3)
    assert all(each.forfeit is None for each in deals)
    shares = timed.module.shares
    assert min(shares) > 0
    if clock == "10":  # less and less
        assert all(b <= a + 0.02 for a, b in pairwise(shares[: deals[0].turns[0]]))


@pytest.mark.parametrize("bot", ["expert:iterations=1000000", "planner"])
def test_our_bots_keep_to_real_clocks(small: str, bot: str) -> None:
    """With CPU time, which a busy machine does not take from them."""
    players = Players(match_of(small, bot, "greedy", clock="0.5"), now=time.thread_time)
    assert all(each.forfeit is None for each in players.deal(1).played)


def test_turns_take_a_share_of_what_is_left() -> None:
    seen = Observation(0, "CAT")
    control = TimeControl(60)
    left = 60.0
    for _ in range(200):
        seconds = turn_seconds(seen, control, left)
        assert 0 < seconds < left
        left -= seconds
    assert turn_seconds(seen, control, -1.0) <= 0
    assert turn_seconds(seen, TimeControl(60, 5), 60.0) == 60 / 15 + 4
    assert turn_seconds(seen, TimeControl(60, 50), 1.0) == 0.8
    assert turn_seconds(seen, TimeControl(move_seconds=5), 5.0) == 4.0


#: Answers with blind draws, and keeps the clocks that it is told.
PROGRAM = """
import json, sys
for number, line in enumerate(sys.stdin):
    request = json.loads(line)
    if request["method"] != "bot.move":
        break
    seen = request["params"]["observation"]
    with open("clocks.jsonl", "a") as file:
        print(json.dumps([seen["player"], request["params"].get("clock")]), file=file)
    action = {"action": "draw", "take": "blind", "discard": seen["hand"][0]}
    if seen.get("phase") == "challenge":
        action = {"action": "accept"}
    result = {"action": action}
    RESULT
    print(json.dumps({"id": request["id"], "result": result}), flush=True)
"""


def program(result: str = "pass") -> str:
    Path("program.py").write_text(PROGRAM.replace("RESULT", result))
    return f"cmd:{PYTHON} program.py"


def forfeits(match: Match) -> list[tuple[int, str]]:
    found = [each.forfeit for deal in play(match, 1) for each in deal.played]
    return [(each.bot, each.reason) for each in found if each is not None]


def test_programs_are_told_the_clocks(small: str) -> None:
    assert forfeits(match_of(small, program(), "greedy", clock="100+1")) == []
    lines = [json.loads(line) for line in Path("clocks.jsonl").read_text().splitlines()]
    assert {player for player, _ in lines} == {0, 1}
    for player, clock in lines:
        assert clock["control"] == {"seconds": 100, "increment": 1}
        assert clock["running"] == player
        assert all(90 < left <= 150 for left in clock["left"])
    Path("clocks.jsonl").unlink()
    assert forfeits(match_of(small, program(), "greedy")) == []
    assert {line.split(", ")[1] for line in Path("clocks.jsonl").read_text().splitlines()} == {
        "null]"
    }


def test_a_program_may_be_out_of_time(small: str) -> None:
    slow = program("__import__('time').sleep(60)")
    assert forfeits(match_of(small, slow, "greedy", clock="0.5")) == [(0, "clock")] * 2
    assert (
        forfeits(match_of(small, slow, "greedy", timeout=0.3, clock="50")) == [(0, "timeout")] * 2
    )


def test_a_program_may_resign(small: str) -> None:
    spec = program("result = {'resign': True} if number == 2 else result")
    match = match_of(small, spec, "greedy", record=True)
    deals = list(play(match, 2))
    (first, *others) = [each for deal in deals for each in deal.played]
    assert first.forfeit is not None
    assert (first.forfeit.reason, first.wins) == ("resigned", (0.0, 1.0))
    assert first.turns[0] == 3
    # The same program plays on in the next deals.
    assert all(each.forfeit is None for each in others)
    assert '"reason":"resigned"' in deals[0].records[0][-1]


def test_a_reply_without_an_action_is_none(small: str) -> None:
    assert forfeits(match_of(small, program("result = {}"), "greedy")) == [(0, "error")] * 2


#: Plays with `greedy` through an engine. EACH happens in its turns.
CLIENT = """
import json, sys, threading
from lexicon_fast.client import Engine

changes = []
name = sys.argv[1]
with Engine.popen() as engine:
    while True:
        game = engine.new_game(name)
        clock = game.clock
        turns = 0
        BEGIN
        while not game.over:
            turns += 1
            seen = game.observe(0)
            EACH
            action = engine.bot_move(
                seen.observation, "greedy", game=name, dictionary=game.dictionary
            ).action
            game.apply(action)
        END
"""


def client(
    game: str = "lexicon", *, begin: str = "pass", each: str = "pass", end: str = "pass"
) -> str:
    text = CLIENT.replace("BEGIN", begin).replace("EACH", each).replace("END", end)
    Path("client.py").write_text(text)
    return f"cmd:{PYTHON} client.py {game}"


@pytest.mark.parametrize("game", ["lexicon", "scrabble"])
def test_a_client_of_an_engine_sees_its_own_clock_first(small: str, game: str) -> None:
    spec = client(
        game,
        begin="assert clock.control.seconds == 200 and clock.running == 0",
        each="""
            assert game.clock.running == 0
            earned = [0, 0]
            for turn in seen.observation.history:
                earned[turn.player] += 1
            for mine, left in zip(earned, game.clock.left):
                assert 150 + mine < left <= 200 + mine, (game.clock, earned)
            if earned[1] > earned[0]:  # greedy began, and takes less than a second
                assert game.clock.left[1] > 200 >= game.clock.left[0] - earned[0]""",
    )
    match = match_of(small, spec, "greedy", clock="200+1", game=game)
    assert forfeits(match) == []


def test_a_client_of_an_engine_may_resign(small: str) -> None:
    spec = client(
        each="""
            if turns == 2:
                game.resign()
                assert game.over and game.returns == [0.0, 1.0]
                break""",
        end="open('over.txt', 'a').write('over ')",
    )
    assert forfeits(match_of(small, spec, "greedy")) == [(0, "resigned")] * 2
    assert Path("over.txt").read_text() == "over over "


def test_a_match_is_not_aborted(small: str) -> None:
    spec = client(
        each="""
            try:
                game.abort()
            except Exception as error:
                open('error.txt', 'w').write(str(error))""",
    )
    assert forfeits(match_of(small, spec, "greedy")) == []
    assert Path("error.txt").read_text() == "a match is not aborted; resign with game.resign"


@pytest.mark.parametrize("game", ["lexicon", "scrabble", "lexibomb"])
def test_a_client_can_think_while_others_act(small: str, game: str) -> None:
    """It watches the game in another thread, and is told of each action when it happens."""
    spec = client(
        game,
        begin="""
        watching = game.watch(0)
        changes = []
        events = []
        def read():
            for change in watching:
                changes.append(change)
        thread = threading.Thread(target=read)
        thread.start()
""",
        each="events += [event for event in game.observe(0, since=0).events][len(events):]",
        end="""
        thread.join(50)
        events += game.observe(0, since=0).events[len(events):]
        told = [event for change in changes for event in change.events]
        first = len(events) - len(told)
        with open("told.jsonl", "a") as file:
            print(json.dumps([
                told == events[first:],
                changes[-1].over,
                len(changes),
                sorted({str(change.to_move) for change in changes}),
            ]), file=file)""",
    )
    assert forfeits(match_of(small, spec, "greedy", "greedy", game=game)) == []
    lines = [json.loads(line) for line in Path("told.jsonl").read_text().splitlines()]
    assert len(lines) == 3
    for same, over, count, movers in lines:
        assert same
        assert over
        assert count > 3
        assert {"0", "2", "None"} <= {*movers}


def test_the_command_has_clocks(small: str) -> None:
    asked = ("match", "lexicon", "greedy", "random", "-w", small, "--pairs", "2", "--seed", "1")
    done = run(*asked, "-j", "1", "--clock", "60+1", "--record", "games.jsonl", "--format", "jsonl")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["clock"] == "60+1"
    wrong = run(*asked, "--clock", "five")
    assert wrong.returncode == 2
    assert "time control 'five' is malformed" in wrong.stderr


def test_a_match_with_another_clock_is_not_continued(small: str) -> None:
    spec = program("__import__('time').sleep(30)")
    asked = ("match", "lexicon", spec, "random", "-w", small, "--seed", "1", "--record", "x.jsonl")
    done = run(*asked, "--pairs", "1", "--clock", "0.2", "-j", "1")
    assert done.returncode == 0
    assert "forfeited 2 of 2 rounds (2 clock); first in deal 1: no time left, of 0.2" in done.stdout
    assert run("replay", "x.jsonl", "--check").returncode == 0
    assert "has no time left." in run("replay", "x.jsonl").stdout
