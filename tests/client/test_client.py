"""The client of the engine, for threads and for asyncio: every test runs with both."""

from __future__ import annotations

import asyncio
import inspect
import json
import math
import os
import pickle
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from lexicon_fast import Dictionary, lexibomb, lexicon, scrabble
from lexicon_fast.base import errors
from lexicon_fast.client import (
    Advising,
    AsyncAdvising,
    AsyncEngine,
    AsyncGame,
    BadParams,
    Engine,
    EngineError,
    EngineTerminated,
    EngineTimeout,
    Game,
    ProtocolError,
    RequestCancelled,
    RequestRefused,
    connection,
)
from lexicon_fast.games.lexibomb.events import State as MinedState
from lexicon_fast.games.lexicon import Accept, Form, Observation
from lexicon_fast.games.lexicon.position import State
from lexicon_fast.games.scrabble.events import State as BoardState
from lexicon_fast.protocol import methods

pytestmark = pytest.mark.processes

HAND = Observation(player=0, hand="CATDOGQ", stock=34, hand_sizes=(7, 10), to_move=0, pile="E")


class Awaited:
    """An asynchronous object as if it were not: what it gives is awaited here."""

    def __init__(self, loop: asyncio.AbstractEventLoop, inner: Any) -> None:
        self.loop = loop
        self.inner = inner

    def wait(self, value: Any) -> Any:
        if inspect.isawaitable(value):

            async def awaited() -> Any:
                return await value

            value = self.loop.run_until_complete(awaited())
        wrap = isinstance(value, (AsyncEngine, AsyncGame, AsyncAdvising))
        return Awaited(self.loop, value) if wrap else value

    def call(self, function: Callable[..., Any], *args: Any, **named: Any) -> Any:
        async def called() -> Any:
            value = function(*args, **named)
            return await value if inspect.isawaitable(value) else value

        return self.wait(self.loop.run_until_complete(called()))

    def __getattr__(self, name: str) -> Any:
        value = getattr(self.inner, name)
        if not callable(value):
            return value
        return lambda *args, **named: self.call(value, *args, **named)

    def __enter__(self) -> Any:
        return self.call(self.inner.__aenter__)

    def __exit__(self, *error: Any) -> None:
        self.call(self.inner.__aexit__, *error)

    def __iter__(self) -> Iterator[Any]:
        with suppress(StopAsyncIteration):
            while True:
                yield self.call(self.inner.__anext__)


@pytest.fixture(scope="module", params=["sync", "async"])
def popen(request: pytest.FixtureRequest) -> Iterator[Callable[..., Any]]:
    """`popen` of either client, with all the time that a busy machine may take."""
    if request.param == "sync":
        yield partial(Engine.popen, timeout=600)
        return
    with asyncio.Runner() as runner:
        loop = runner.get_loop()
        yield partial(Awaited(loop, None).call, AsyncEngine.popen, timeout=600)


@pytest.fixture(scope="module")
def engine(popen: Callable[..., Any]) -> Iterator[Any]:
    with popen() as engine:
        yield engine


@pytest.fixture(scope="module")
def words(engine: Any, data: Path) -> str:
    """Another dictionary of the engine."""
    path = str(data / "words2000.txt")
    assert engine.load(path).words == 2000
    return path


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """For engines that end by themselves: they are given all the time they take."""
    monkeypatch.setattr(connection, "GRACE", 600)
    monkeypatch.setattr(connection, "EXIT_DELAY", 600)


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """For engines that never end by themselves: they are killed soon."""
    monkeypatch.setattr(connection, "GRACE", 0.1)
    monkeypatch.setattr(connection, "EXIT_DELAY", 0.1)


@pytest.fixture
def fake(tmp_path: Path) -> Callable[[str], list[str]]:
    """The command of an engine that greets as it should, and then does what the body says.

    The body finds: `ask()` the next request, `say(id, result)`, `out(text)`.
    """
    hello = {
        "name": "fake",
        "version": "1",
        "protocol": "1.0",
        "games": [],
        "options": [],
        "methods": [],
        "changes": [],
        "of a newer version": 1,
    }
    start = f"""
import json, os, signal, sys, time
def ask():
    line = sys.stdin.readline()
    return json.loads(line) if line else sys.exit(0)
def out(text):
    sys.stdout.write(text)
    sys.stdout.flush()
def say(id, result):
    out(json.dumps({{"jsonrpc": "2.0", "id": id, "result": result}}) + "\\n")
say(ask()["id"], {hello!r})
"""

    def command(body: str) -> list[str]:
        path = tmp_path / "fake.py"
        path.write_text(start + body)
        return [sys.executable, "-S", str(path)]

    return command


ECHO = """
while True:
    request = ask()
    if "id" in request:
        say(request["id"], {"value": request["params"].get("value")})
"""


def gone(pid: int) -> bool:
    """Is the process reaped?"""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


def wait_for_end(pid: int) -> None:
    """Until a process has ended; whoever has to may reap it later."""
    state = Path(f"/proc/{pid}/stat")
    while not gone(pid):
        with suppress(FileNotFoundError, ProcessLookupError):
            if state.read_text().split()[2] == "Z":
                break
        time.sleep(0.01)


# ------------------------------------------------------------------ what can be asked


def test_it_greets_and_tells_what_the_engine_is(engine: Any) -> None:
    assert engine.name == "lexicon-fast"
    assert engine.protocol == ".".join(map(str, methods.VERSION))
    assert set(engine.methods) == set(methods.METHODS)
    assert engine.changes == []
    assert [each.game for each in engine.games] == ["lexicon", "scrabble", "lexibomb"]
    game = engine.games[0]
    assert "greedy" in [bot.name for bot in game.bots]
    assert engine.options["threads"].type == "int"
    assert engine.exit_code is None


@pytest.mark.parametrize("value", [None, 1, 1.5, "ü", True])
def test_ping(engine: Any, value: Any) -> None:
    assert engine.ping(value) == value


def test_options_are_set_all_or_none(engine: Any) -> None:
    engine.configure({"max_games": 999}, max_waiting=500)
    assert engine.options["max_games"].value == 999
    assert engine.options["max_waiting"].value == 500
    with pytest.raises(errors.BadOption, match="max_games"):
        engine.configure(max_games=-1, max_waiting=501)
    assert engine.options["max_waiting"].value == 500


def test_dictionaries(engine: Any, enable: Dictionary, tmp_path: Path) -> None:
    assert engine.info().words == len(enable)
    assert engine.check(["quiz", "QUIZ", "zzx"]) == [True, True, False]
    assert engine.search("CATDOG*").words == enable.subwords("CATDOG*")
    found = engine.search("TCHED*", "hat", kind="superwords", limit=2)
    assert found.words == enable.superwords("hat", "TCHED*")[:2]
    assert found.count == len(enable.superwords("hat", "TCHED*"))
    words = tmp_path / "few.txt"
    words.write_text("hat\nthat\n")
    with pytest.raises(RequestRefused) as refused:
        engine.search("HAT", dictionary=str(words))
    assert refused.value.type == "NotLoaded"
    assert engine.load(str(words)).words == 2
    assert sorted(engine.search("THAT", dictionary=str(words)).words) == ["hat", "that"]


def test_words_of_queries(engine: Any, enable: Dictionary, words: str) -> None:
    query = "length:7 and vowels:5-"
    found = engine.find(query, order="probability", columns=["hooks", "points"], skip=1, limit=3)
    every = enable.find(query, order="probability")
    assert (found.count, found.words) == (len(every), every[1:4])
    assert [len(each) for each in (found.front_hooks, found.back_hooks, found.points)] == [3] * 3
    assert found.probability is found.anagrams is None
    in_json = {"type": "and", "of": [{"type": "length", "min": 7}, {"type": "palindrome"}]}
    assert engine.find(in_json, limit=None).words == enable.find(in_json)
    assert engine.find("length:2", layout="super", columns=("points",), limit=1).points == [2]
    assert engine.find("length:4-", dictionary=words).count == 1891
    grouped = engine.find("anagram:RETAINS", group_by="alphagram")
    [group] = grouped.groups
    assert (group.alphagram, group.size, grouped.group_count) == ("aeinrst", 9, 1)


def test_words_of_equations(engine: Any, enable: Dictionary, words: str) -> None:
    found = engine.equations("AB;BA;|A|=1", limit=3)
    expected = [([*words], values) for words, values in enable.equations("AB;BA;|A|=1", limit=3)]
    assert [(each.words, each.values) for each in found.solutions] == expected
    assert found.more
    assert not engine.equations("/triangle", limit=None, dictionary=words, layout="super").more
    with pytest.raises(errors.BadQuery, match="did you mean length:7") as caught:
        engine.equations("A:(lenght:7)")
    assert caught.value.marked == "A:(lenght:7)\n   ^^^^^^^^"


def test_a_bad_query_is_marked(engine: Any) -> None:
    query = "length:7 andd vowels:2"
    with pytest.raises(errors.BadQuery, match="did you mean and") as caught:
        engine.find(query)
    assert (caught.value.query, caught.value.start, caught.value.end) == (query, 9, 13)
    assert caught.value.marked == f"{query}\n         ^^^^"
    assert caught.value.suggestions == ("and",)
    with pytest.raises(errors.BadQuery, match="did you mean length") as caught:
        engine.find({"type": "lenght"})
    assert caught.value.marked == ""
    with pytest.raises(errors.BadQuery, match="not available here"):
        engine.find("in:/etc/passwd")


def test_many_searches_at_once(engine: Any, enable: Dictionary) -> None:
    hands = [
        f"CATDOG{letter}{other}" for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ" for other in "EST*"
    ]
    expected = [enable.subwords(hand) for hand in hands] * 7
    hands *= 7
    found = engine.search_many(iter(hands))
    assert [each.words for each in found] == expected
    assert engine.search_many([]) == []
    with pytest.raises(errors.BadHand, match="'%'"):
        engine.search_many([*hands[:700], "CAT%", *hands])
    with pytest.raises(EngineTimeout):
        engine.search_many(hands, timeout=0)
    assert engine.ping(3) == 3


def test_positions(engine: Any) -> None:
    good, bad = engine.solve(["CATD* hat", {"hand": "CAT%", "id": "x"}], top=1)
    assert good.moves[0].laid == "act[e]d"
    assert bad.id == "x"
    assert "'%'" in bad.error
    (planned,) = engine.plan(["CATD*"], ruleset="article")
    assert planned.plans[0].words == ["acted"]
    with pytest.raises(errors.BadOption):
        engine.solve(["CAT"], ruleset="nonesuch")


def test_observations_as_objects_and_as_json(engine: Any, enable: Dictionary) -> None:
    legal = engine.legal(HAND)
    assert legal.actions == lexicon.legal_actions(HAND, enable)
    as_json = {"player": 0, "hand": "CATDOGQ", "stock": 34, "hand_sizes": [7, 10], "to_move": 0}
    assert engine.legal({**as_json, "pile": "E"}, limit=1).actions == legal.actions[:1]
    moved = engine.bot_move(HAND, "expert", iterations=50, seed=1)
    assert moved.action in legal.actions
    again = engine.bot_move(HAND, "expert", options={"iterations": 50}, seed=1)
    assert again.action == moved.action
    assert not moved.stopped


def test_games_are_analysed(engine: Any) -> None:
    record = ["#player1 ann Ann", "#player2 bo Bo", ">ann: AEIQTUZ 8E QUIZ +44 44"]
    found = engine.analyse(record, game="scrabble", iterations=50, top=1)
    turn, *players = found.rows
    assert (turn.action, len(turn.best)) == (scrabble.Lay("8E", "QUIZ"), 1)
    assert turn.best[0].score >= 44
    assert [each.player for each in players] == [0, 1]
    assert not found.stopped
    with pytest.raises(errors.BadRecord):
        engine.analyse(["{}"], game="scrabble")


def test_puzzles_are_asked_and_checked(engine: Any) -> None:
    asked = engine.puzzle("scrabble", day="2026-11-27")
    assert isinstance(asked.observation, scrabble.Observation)
    assert (asked.day, asked.observation.rack) == ("2026-11-27", "BEKNRST")
    found = engine.puzzle_solution("scrabble", day="2026-11-27")
    assert (found.solution, found.target) == ([scrabble.Lay("D1", "KERB")], 38.0)
    verdict = engine.puzzle_check(found.solution, "scrabble", day=asked.day)
    assert (verdict.solved, verdict.observation) == (True, None)
    with pytest.raises(errors.IllegalAction):
        engine.puzzle_check([scrabble.Pass()], "scrabble", day="2026-11-27")


def test_advice_is_refined_and_ends_with_the_final(engine: Any) -> None:
    with engine.advise(HAND, iterations=8_000, seed=1) as advising:
        *refined, last = list(advising)
        assert advising.done
        assert advising.latest == last
        assert list(advising) == []
        assert advising.result().advice == last
        assert not advising.result().stopped
    assert refined
    assert not any(advice.final for advice in refined)
    assert last.final
    assert last.ranked[0].action in engine.legal(HAND).actions


def test_advice_is_stopped_and_given_up(engine: Any) -> None:
    with engine.advise(HAND) as advising:
        next(iter(advising))
        advising.stop()
        assert advising.result().stopped
    with engine.advise(HAND) as advising:
        next(iter(advising))
    # Left without its end: the engine gives it up, and so does who still asks.
    with pytest.raises(RequestCancelled):
        advising.result()
    advising.stop()
    with engine.advise(HAND) as advising:
        engine.stop()
        assert advising.result().stopped
    with engine.advise(HAND, stream=False) as advising:
        engine.cancel()
        with pytest.raises(RequestCancelled):
            advising.result()
    assert engine.ping(1) == 1


def test_advice_in_vain(engine: Any) -> None:
    advising = engine.advise({"player": 0, "hand": "%"})
    with pytest.raises(errors.BadObservation):
        list(advising)
    assert list(advising) == []
    with pytest.raises(EngineTimeout):
        list(engine.advise(HAND, timeout=0.2))


def test_a_whole_game(engine: Any, enable: Dictionary) -> None:
    with engine.new_game(players=3, names=["a", "b", "c"], seed=5, rounds=2) as game:
        assert (game.players, game.names, game.over) == (3, ["a", "b", "c"], False)
        twin = lexicon.Game(enable, players=3, seed=5, rounds=2)
        while not game.over:
            player = twin.current_player()
            assert player is not None
            assert game.to_move == player
            seen = game.observe()
            assert seen.observation == twin.observation(player)
            assert game.legal(limit=3).actions == twin.legal_actions()[:3]
            assert game.legal((player + 1) % 3).actions == []
            if player == 0:
                applied = game.apply(game.legal().actions[0], seq=seen.seq)
                assert applied.events[0].player == 0
                twin.apply(applied.events[0].action)
            else:
                twin.apply(game.play("greedy"))
        assert game.returns == twin.returns()
        assert [game.returns[winner] > 0 for winner in game.winners]
        record = game.record()
        with pytest.raises(errors.IllegalAction) as illegal:
            game.apply(Accept())
        assert illegal.value.rule == "over"
        assert game.id in [each.id for each in engine.open_games()]
    assert engine.open_games() == []
    with engine.new_game(record=record[: len(record) // 2]) as again:
        assert not again.over
        events = again.observe(0, since=0).events
        assert len(events) == again.seq - 1  # the setup is not told


def test_a_game_from_a_position(engine: Any) -> None:
    state = State(("T", "AEI"), pile="Q", table=("hat",), to_move=0)
    with engine.new_game(position=state) as game:
        with game.advise(iterations=100) as advising:
            *_, advice = advising
        game.apply(advice.ranked[0].action)
        game.apply({"action": "accept"})
        assert game.over
        assert game.winners == [0]


def test_a_whole_game_of_scrabble(engine: Any, enable: Dictionary) -> None:
    void = {"base": "standard", "challenge": "void"}
    with engine.new_game("scrabble", players=3, seed=5, ruleset=void, starter=2) as game:
        assert (game.game, game.players, game.to_move) == ("scrabble", 3, 2)
        twin = scrabble.Game(enable, players=3, seed=5, ruleset=game.ruleset, starter=2)
        while not game.over:
            player = twin.current_player()
            assert player is not None
            seen = game.observe(since=game.seq - 1)
            assert seen.observation == twin.observation(player)
            assert seen.events[-1].__class__.__name__.startswith(("Seen", "LostTurn"))
            assert game.legal(limit=3).actions == twin.legal_actions()[:3]
            if player == 0:
                applied = game.apply(game.legal().actions[0], seq=seen.seq)
                assert applied.events[0].player == 0
                twin.apply(applied.events[0].action)
            else:
                twin.apply(game.play("greedy"))
        assert game.returns == twin.returns()
        record = game.record()
    with engine.new_game("scrabble", record=record[: len(record) // 2]) as again:
        assert not again.over
        assert len(again.observe(0, since=0).events) == again.seq - 1


def test_scrabble_in_the_types_of_the_library(engine: Any, enable: Dictionary) -> None:
    state = BoardState(("CATS", "DOG"), rack_sizes=(4, 3))
    with engine.new_game("scrabble", position=state, ruleset="standard") as game:
        seen = game.observe().observation
        assert isinstance(seen, scrabble.Observation)
        assert engine.legal(seen, game="scrabble").actions == scrabble.legal_actions(seen, enable)
        with game.advise(iterations=200) as advising:
            *_, advice = advising
        assert advice.final
        assert isinstance(advice.ranked[0].action, scrabble.Lay)
        game.apply(advice.ranked[0].action)
        assert game.legal().actions == [scrabble.ACCEPT, scrabble.CHALLENGE]
        game.apply(scrabble.ACCEPT)
    cgp = "/".join(["15"] * 15) + " CATS/ 0/0 0"
    good, bad = engine.solve([cgp, {"cgp": "15/15"}], game="scrabble", top=1)
    assert (good.plays[0].at, good.plays[0].score) == ("8E", 12)
    assert "position 2" in bad.error
    moved = engine.bot_move(seen, "greedy", game="scrabble")
    assert moved.action in scrabble.legal_actions(seen, enable)
    with pytest.raises(BadParams, match="scrabble has no plans"):
        engine.plan(["CATS"], game="scrabble")


def test_lexibomb_in_the_types_of_the_library(engine: Any, d2of12inf: Dictionary) -> None:
    rules = {"base": "standard", "bombs": 40}
    with engine.new_game("lexibomb", players=3, seed=5, ruleset=rules, starter=2) as game:
        twin = lexibomb.Game(d2of12inf, players=3, seed=5, ruleset=game.ruleset, starter=2)
        while not game.over:
            player = twin.current_player()
            assert player is not None
            seen = game.observe(since=game.seq - 1)
            assert seen.observation == twin.observation(player)
            assert seen.events[-1].__class__.__name__.startswith("Seen")
            assert game.legal(limit=3).actions == twin.legal_actions()[:3]
            if player == 0:
                (row,) = engine.solve([seen.observation], game="lexibomb", ruleset=game.ruleset)
                plays = [lexibomb.Lay(play.at, play.word) for play in row.plays]
                applied = game.apply(plays[0] if plays else lexibomb.PASS, seq=seen.seq)
                assert applied.events[0].player == 0
                twin.apply(applied.events[0].action)
            else:
                twin.apply(game.play("greedy"))
        assert game.returns == twin.returns()
        assert len(game.record()) == len(twin.events)
    state = MinedState(("CATS", "DOG"), rack_sizes=(4, 3))
    with engine.new_game("lexibomb", position=state) as game:
        seen = game.observe().observation
        assert isinstance(seen, lexibomb.Observation)
        legal = lexibomb.legal_actions(seen, d2of12inf)
        assert engine.legal(seen, game="lexibomb").actions == legal
        with game.advise(iterations=100) as advising:
            *_, advice = advising
        assert advice.final
        assert isinstance(advice.ranked[0].action, lexibomb.Lay)
        game.apply(advice.ranked[0].action)
        assert game.to_move == 1
    good, bad = engine.solve([seen, {"rack": "5"}], game="lexibomb", top=1)
    assert 0 < good.plays[0].bomb < 1
    assert "position 2" in bad.error


@pytest.mark.usefixtures("impatient")
def test_a_game_that_only_a_newer_engine_knows_is_plain_json(
    popen: Callable[..., Any], fake: Callable[[str], list[str]]
) -> None:
    body = """
new = {"id": "chess-1", "game": "chess", "players": 2, "to_move": 0, "over": False, "seq": 1}
say(ask()["id"], {**new, "returns": None, "names": ["a", "b"], "ruleset": "", "dictionary": ""})
say(ask()["id"], {"count": 1, "actions": [{"from": "e2", "to": "e4"}]})
time.sleep(3600)
"""
    with popen(fake(body)) as engine:
        game = engine.new_game("chess")
        assert game.legal().actions == [{"from": "e2", "to": "e4"}]


@pytest.mark.usefixtures("impatient")
def test_what_is_as_by_default_is_not_sent(
    popen: Callable[..., Any], fake: Callable[[str], list[str]]
) -> None:
    """An older engine would refuse a field that it does not know."""
    body = """
asked = ask()
say(asked["id"], {"count": 0, "actions": sorted(asked["params"])})
time.sleep(3600)
"""
    with popen(fake(body)) as engine:
        sent = engine.legal({"player": 0}, game="other").actions
    assert sent == ["game", "observation"]


def test_what_is_refused_raises_what_the_library_raises(engine: Any) -> None:
    with pytest.raises(errors.BadHand, match="it must have 1 to 64"):
        engine.search("")
    with pytest.raises(BadParams) as bad:
        engine.search("CAT", limit=-1)
    assert bad.value.path == "params.limit"
    with pytest.raises(BadParams, match="game"):
        engine.new_game("whist")
    with pytest.raises(BadParams, match="JSON"):
        engine.request("ping", {"value": object()})
    with pytest.raises(ProtocolError) as unknown:
        engine.request("pong")
    assert unknown.value.code == methods.UNKNOWN_METHOD
    with engine.new_game(seed=1) as game:
        with pytest.raises(errors.IllegalAction) as illegal:
            game.apply(Form("zzzzz"))
        assert illegal.value.rule == "hand"
        with pytest.raises(RequestRefused) as refused:
            game.record()
        assert refused.value.type == "NotOver"
        with pytest.raises(RequestRefused) as stale:
            game.apply(game.legal().actions[0], seq=0)
        assert stale.value.data["seq"] == game.seq
    with pytest.raises(RequestRefused, match="unknown game"):
        game.observe(0)


def test_a_line_that_the_engine_would_skip_is_not_sent(engine: Any) -> None:
    with pytest.raises(RequestRefused, match="max_line_bytes"):
        engine.check(["a" * 50] * 30_000)
    engine.configure(max_line_bytes=2_000_000)
    assert engine.check(["a" * 50] * 30_000) == [False] * 30_000


def test_methods_that_this_client_does_not_know(engine: Any) -> None:
    assert engine.request("dictionary.search", {"hand": "QUIZ", "limit": 0})["words"] == []
    assert engine.request("game.list") == {"games": []}


def test_each_error_of_the_library_comes_back_as_itself() -> None:
    from lexicon_fast.client.errors import error_of
    from lexicon_fast.protocol.methods import error_object

    for name in methods.REFUSALS:
        kind = getattr(errors, name, None)
        if kind is None:
            continue
        made = {
            "IllegalAction": lambda: errors.IllegalAction("rule", "said"),
            "BadPosition": lambda: errors.BadPosition.breaking("said", rule="rule", square="8D"),
        }
        raised = made.get(name, lambda kind=kind: kind("said"))()
        told = error_object(raised)
        assert told is not None
        back = error_of(told)
        assert type(back) is kind
        assert str(back) == "said"
        assert getattr(back, "rule", "rule") == "rule"
        assert getattr(back, "square", "8D") == "8D"
    for error in (
        EngineTerminated("gone", 3),
        EngineTimeout("late"),
        RequestRefused("no", -32000, {"type": "NotOver"}),
    ):
        assert vars(pickle.loads(pickle.dumps(error))) == vars(error)
        assert isinstance(error, EngineError)


def test_both_clients_have_the_same_calls() -> None:
    for one, other in ((Engine, AsyncEngine), (Game, AsyncGame), (Advising, AsyncAdvising)):
        for name, function in vars(one).items():
            if name.startswith("_") or not callable(getattr(one, name)):
                continue
            signature = inspect.signature(getattr(one, name))
            twin = inspect.signature(getattr(other, name))
            assert [*signature.parameters.values()] == [*twin.parameters.values()], name
            result = str(twin.return_annotation).replace("Async", "")
            assert str(signature.return_annotation) == result, name
            assert inspect.getdoc(function), name


# ----------------------------------------------------------------- engines that fail


@pytest.mark.usefixtures("patient")
def test_an_engine_that_dies(popen: Callable[..., Any], fake: Callable[[str], list[str]]) -> None:
    body = "ask()\nsys.stderr.write('no more\\nbye\\n')\nsys.exit(3)"
    with popen(fake(body), stderr=subprocess.PIPE) as engine:
        with pytest.raises(EngineTerminated, match="exit code 3: bye") as ended:
            engine.ping()
        assert ended.value.exit_code == 3
        assert engine.stderr == "no more\nbye"
        with pytest.raises(EngineTerminated):
            engine.search("CAT")
        with pytest.raises(EngineTerminated):
            list(engine.advise(HAND))
        assert engine.exit_code == 3
    assert gone(engine.pid)


def test_an_engine_that_is_killed_while_it_advises(popen: Callable[..., Any]) -> None:
    with popen() as engine:
        with engine.advise(HAND) as advising:
            next(iter(advising))
            os.kill(engine.pid, signal.SIGKILL)
            with pytest.raises(EngineTerminated):
                list(advising)
        assert engine.exit_code == -signal.SIGKILL


@pytest.mark.usefixtures("impatient")
def test_an_engine_that_never_starts(popen: Callable[..., Any], tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        popen(str(tmp_path / "nonesuch"))
    with pytest.raises(EngineTerminated, match="exit code 1"):
        popen("false")
    with pytest.raises(EngineTimeout):
        popen(["sleep", "3600"], timeout=0.2)


@pytest.mark.parametrize(
    "garbage",
    [
        r"Hello!\n",
        r"{}\n",
        r"[]\n",
        r'{"id": 1.5}\n',
        r'{"id": 2, "result"\n',
        r'{"method": "advise.update", "params": {"id": 2}}\n',
        r"\x00\x00\n",
        r"\ud800\n",
    ],
)
def test_an_engine_that_sends_garbage(
    popen: Callable[..., Any], fake: Callable[[str], list[str]], garbage: str
) -> None:
    utf8 = "sys.stdout.reconfigure(encoding='utf-8', errors='surrogatepass')"
    body = f"ask()\n{utf8}\nout('{garbage}')\ntime.sleep(3600)"
    with popen(fake(body)) as engine:
        with pytest.raises(ProtocolError, match=r"engine sent|engine's"):
            engine.ping()
        with pytest.raises(EngineTerminated):
            engine.ping()
    assert gone(engine.pid)


def test_an_answer_that_is_none(
    popen: Callable[..., Any], fake: Callable[[str], list[str]]
) -> None:
    body = (
        """
say(ask()["id"], {"other": 1})
say(ask()["id"], {"words": [1], "count": "x"})
id = ask()["id"]
out('{"id": null, "error": {"code": -32700, "message": "what?"}}\\n')
odd = '{"id": %d, "error": {"code": -32000, "message": "odd", "data": {"type": "Moon"}}}\\n'
out(odd % ask()["id"])
"""
        + ECHO
    )
    with popen(fake(body)) as engine:
        with pytest.raises(ProtocolError, match="ping"):
            engine.ping(1)
        with pytest.raises(ProtocolError, match="search"):
            engine.search("CAT")
        with pytest.raises(ProtocolError, match=r"what\?") as unread:
            engine.ping()
        assert unread.value.code == methods.PARSE_ERROR
        with pytest.raises(RequestRefused, match="odd") as refused:
            engine.ping()
        assert refused.value.type == "Moon"
        assert engine.ping("well") == "well"


@pytest.mark.usefixtures("impatient")
def test_an_engine_of_another_major_version(popen: Callable[..., Any], tmp_path: Path) -> None:
    hello: dict[str, Any] = {key: [] for key in ["games", "options", "methods", "changes"]}
    reply = {"id": 1, "result": {**hello, "name": "x", "version": "1", "protocol": "2.0"}}
    path = tmp_path / "other.py"
    path.write_text(
        f"input()\nprint({json.dumps(json.dumps(reply))}, flush=True)\nimport time\ntime.sleep(600)"
    )
    with pytest.raises(ProtocolError, match=r"'2\.0'; this client needs 1\.x"):
        popen([sys.executable, str(path)])


def test_a_slow_engine_may_be_used_on(
    popen: Callable[..., Any], fake: Callable[[str], list[str]]
) -> None:
    body = (
        """
first = ask()["id"]
assert ask() == {"jsonrpc": "2.0", "method": "cancel", "params": {"id": first}}
second = ask()["id"]
say(first, {"value": "too late"})
say("unknown", {"value": 1})
out('{"jsonrpc": "2.0", "method": "news", "params": {}}\\n\\n')
say(second, {"value": "in time"})
"""
        + ECHO
    )
    with popen(fake(body), timeout=600) as engine:
        with pytest.raises(EngineTimeout):
            engine.ping(timeout=0.1)
        assert engine.ping() == "in time"
        assert engine.ping("more", timeout=math.inf) == "more"


@pytest.mark.usefixtures("impatient")
def test_an_engine_that_does_not_read(
    popen: Callable[..., Any], fake: Callable[[str], list[str]]
) -> None:
    with popen(fake("time.sleep(3600)")) as engine:
        for _ in range(3):
            with pytest.raises(EngineTimeout):
                engine.check(["a" * 90] * 9000, timeout=0.1)
    assert gone(engine.pid)


def test_a_line_that_was_begun_is_ended(
    popen: Callable[..., Any], fake: Callable[[str], list[str]], tmp_path: Path
) -> None:
    # It does not read before it is told to.
    wait = f"while not os.path.exists({str(tmp_path / 'go')!r}): time.sleep(0.01)"
    with popen(fake(wait + ECHO)) as engine:
        with pytest.raises(EngineTimeout):
            engine.request("ping", {"value": "a" * 500_000}, timeout=0.1)
        (tmp_path / "go").touch()
        assert engine.ping("whole") == "whole"


def test_an_engine_that_writes_and_writes(
    popen: Callable[..., Any], fake: Callable[[str], list[str]]
) -> None:
    # It does not read until all of this is taken from it.
    body = (
        """
for _ in range(2000):
    out('{"method": "news", "params": "%s"}\\n' % ("x" * 5000))
"""
        + ECHO
    )
    with popen(fake(body)) as engine:
        assert engine.request("ping", {"value": "a" * 500_000})["value"] == "a" * 500_000


def test_an_endless_line(
    popen: Callable[..., Any],
    fake: Callable[[str], list[str]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(connection, "MAX_LINE", 1 << 20)
    endless = fake("ask()\nwhile True: out('x' * 65536)")
    with popen(endless) as engine, pytest.raises(ProtocolError, match="longer than"):
        engine.ping()


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize("end", ["os.close(0)", "os.close(1)", "os.close(0); os.close(1)"])
def test_an_engine_that_hangs_up_but_lives(
    popen: Callable[..., Any], fake: Callable[[str], list[str]], end: str
) -> None:
    with popen(fake(f"ask()\nsay(2, {{'value': 1}})\n{end}\ntime.sleep(3600)")) as engine:
        assert engine.ping() == 1
        with pytest.raises((EngineTerminated, EngineTimeout)):
            engine.ping("a" * 100_000, timeout=5)
    assert gone(engine.pid)


@pytest.mark.usefixtures("impatient")
def test_an_engine_that_does_not_want_to_end(
    popen: Callable[..., Any], fake: Callable[[str], list[str]]
) -> None:
    body = "signal.signal(signal.SIGTERM, signal.SIG_IGN)\nwhile True: time.sleep(3600)"
    with popen(fake(body)) as engine:
        pass
    assert engine.exit_code == -signal.SIGKILL
    assert gone(engine.pid)


def test_what_the_engine_has_started_ends_with_it(
    popen: Callable[..., Any], fake: Callable[[str], list[str]], tmp_path: Path
) -> None:
    body = f"""
import subprocess
child = subprocess.Popen(["sleep", "3600"])  # has our stdout
open({str(tmp_path / "pid")!r}, "w").write(str(child.pid))
ask()
os._exit(0)
"""
    with popen(fake(body)) as engine, pytest.raises(EngineTerminated):
        engine.ping(timeout=600)
    wait_for_end(int((tmp_path / "pid").read_text()))


@pytest.mark.usefixtures("patient")
def test_the_engine_is_reaped_after_an_exception(popen: Callable[..., Any]) -> None:
    with pytest.raises(ZeroDivisionError), popen() as engine:  # noqa: PT012
        engine.advise(HAND)
        raise ZeroDivisionError
    assert engine.exit_code == 0
    assert gone(engine.pid)
    engine.close()
    engine.quit()
    with pytest.raises(EngineTerminated):
        engine.ping()


def test_an_exception_in_a_game_is_not_hidden_by_its_end(popen: Callable[..., Any]) -> None:
    with pytest.raises(ZeroDivisionError), popen() as engine, engine.new_game() as game:  # noqa: PT012
        os.kill(engine.pid, signal.SIGKILL)
        assert not game.over
        raise ZeroDivisionError


# ------------------------------------------------------------ many threads, many tasks


def test_many_threads_ask_at_once(enable: Dictionary) -> None:
    hands = [f"CATDOG{letter}" for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ"]
    wanted = {hand: enable.subwords(hand) for hand in hands}

    def ask(engine: Engine, number: int) -> None:
        for count in range(40):
            hand = hands[(number + count) % len(hands)]
            assert engine.search(hand).words == wanted[hand]
            assert engine.ping(count) == count
            if count % 20 == number:
                with engine.advise(HAND) as advising:
                    next(advising)
                with pytest.raises(errors.BadHand):
                    engine.search("%")

    with Engine.popen(timeout=600) as engine, ThreadPoolExecutor(8) as pool:
        for done in [pool.submit(ask, engine, number) for number in range(8)]:
            done.result()


def test_another_thread_stops_and_closes() -> None:
    slow = "expert:seconds=60"
    with Engine.popen(timeout=600) as engine, ThreadPoolExecutor(1) as pool:
        moving = pool.submit(engine.bot_move, HAND, slow)
        while not moving.done():
            engine.stop()
            time.sleep(0.02)
        assert moving.result().stopped
        moving = pool.submit(engine.bot_move, HAND, slow)
        time.sleep(0.2)
        engine.close()
        with pytest.raises((EngineTerminated, RequestCancelled)):
            moving.result()


def test_control_c_while_it_waits(fake: Callable[[str], list[str]]) -> None:
    # The engine sends it once it has the request.
    interrupting = "ask()\nos.kill(os.getppid(), signal.SIGINT)\nask()" + ECHO
    with Engine.popen(fake(interrupting), timeout=600) as engine:
        with pytest.raises(KeyboardInterrupt):
            engine.ping()
        assert engine.ping("on") == "on"


def test_an_engine_that_nobody_holds_ends(fake: Callable[[str], list[str]]) -> None:
    engine = Engine.popen(fake(ECHO), timeout=600)
    pid = engine.pid
    del engine
    wait_for_end(pid)


def test_an_engine_ends_with_a_program_that_forgets_it() -> None:
    program = (
        "from lexicon_fast.client import Engine\n"
        "engine = Engine.popen()\nprint(engine.pid)\nadvising = engine.stop\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, timeout=600, check=True
    )
    assert done.stderr == ""
    wait_for_end(int(done.stdout))


def test_tasks_at_once_and_cancelled() -> None:
    async def main() -> None:
        async with await AsyncEngine.popen(timeout=600) as engine:
            found = await asyncio.gather(*(engine.ping(number) for number in range(1000)))
            assert found == list(range(1000))
            moving = asyncio.create_task(engine.bot_move(HAND, "expert:seconds=60"))
            await asyncio.sleep(0.1)
            moving.cancel()
            with pytest.raises(asyncio.CancelledError):
                await moving
            moving = asyncio.create_task(engine.bot_move(HAND, "expert:seconds=60"))
            await asyncio.sleep(0.1)
            engine.stop()
            assert (await moving).stopped
            with pytest.raises(TimeoutError):
                async with asyncio.timeout(0.1):
                    await engine.bot_move(HAND, "expert:seconds=60")
            assert await engine.ping(1) == 1

    asyncio.run(main(), debug=False)


@pytest.mark.usefixtures("impatient")
def test_an_engine_that_does_not_read_does_not_hold_up_the_event_loop(
    fake: Callable[[str], list[str]],
) -> None:
    async def main() -> None:
        async with await AsyncEngine.popen(fake("time.sleep(3600)"), timeout=600) as engine:
            asking = asyncio.create_task(engine.check(["a" * 90] * 9000))
            await asyncio.sleep(0)  # the request is longer than the pipe has room for
            asking.cancel()
            with pytest.raises(asyncio.CancelledError):
                await asking

    asyncio.run(main())


def test_asyncio_is_loaded_only_for_the_asynchronous_client() -> None:
    program = (
        "import sys\nfrom lexicon_fast import client\nclient.Engine\n"
        "print('asyncio' in sys.modules)\nclient.AsyncEngine\nprint('asyncio' in sys.modules)"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, timeout=600, check=True
    )
    assert done.stdout.split() == ["False", "True"]


def test_the_engine_is_the_one_that_came_with_the_client(tmp_path: Path) -> None:
    # As in a clone: where we are lies a package of the same name that cannot run.
    (tmp_path / "lexicon_fast").mkdir()
    (tmp_path / "lexicon_fast" / "__init__.py").write_text("raise SystemExit('not this one')")
    with Engine.popen(cwd=tmp_path, timeout=600) as engine:
        assert engine.check(["quiz"]) == [True]
