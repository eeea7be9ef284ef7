"""Tables with clocks, and games that are not played out: resigned, aborted, out of time.

The event loop and the clocks of the server have the same time, which only the tests move.
"""

from __future__ import annotations

import asyncio
import json
import signal
import sqlite3
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("starlette", reason="NOT TESTED: the extra `serve` is absent")

from support import forked
from support.shapes import shape_of
from support.timed_server import NORTH, OPEN, PASS, SOUTH, Bench, Run, runner

from lexicon_fast import Dictionary
from lexicon_fast.base.errors import IllegalAction
from lexicon_fast.bots import Bot
from lexicon_fast.games import registry
from lexicon_fast.games.events import Forfeit
from lexicon_fast.games.registry import GAMES
from lexicon_fast.protocol.methods import Refused, RequestError
from lexicon_fast.server import tables
from lexicon_fast.server.disk import StorageError
from lexicon_fast.server.messages import TableView
from lexicon_fast.server.store import Store

MINUTE = {"seconds": 60}


@pytest.fixture
def run(enable: Dictionary, tmp_path: Path) -> Run:
    """Return a function that runs a test with a server."""
    return runner(enable, tmp_path)


def checked(lines: list[str], enable: Dictionary) -> dict[str, Any]:
    """Check a record as `lexicon-fast replay --check` does. Returns its last line."""
    game = json.loads(lines[0])["game"]
    assert GAMES[game].records.check(lines, lambda _: enable) == 1
    last: dict[str, Any] = json.loads(lines[-1])
    last.pop("chain")
    return last


# ----------------------------------------------------------------------- when clocks run


def test_clocks_run_once_every_person_has_had_a_turn(run: Run) -> None:
    async def play(bench: Bench) -> None:
        id, tokens = await bench.new(NORTH, OPEN, clock={"seconds": 60, "increment": 5})
        view = await bench.call("table.view", id=id)
        assert view["clock"] == {
            "control": {"seconds": 60, "increment": 5},
            "left": [60, 60],
            "running": None,
        }
        tokens[1] = (await bench.call("table.join", id=id))["token"]
        await bench.settle(100)
        view = await bench.turns(id, tokens, 1)
        assert (view["clock"]["running"], view["can_abort"]) == (None, True)
        await bench.settle(100)
        view = await bench.turns(id, tokens, 1)
        first = view["to_move"]
        assert (view["clock"]["running"], view["can_abort"]) == (first, False)
        assert view["clock"]["left"] == [60, 60]
        await bench.settle(10)
        view = await bench.call("table.view", id=id)
        assert view["clock"]["left"][first] == 50
        view = await bench.turns(id, tokens, 1)
        assert view["clock"]["left"][first] == 55
        assert view["clock"]["running"] == 1 - first
        assert not view["over"]

    run(play)


def test_an_answer_to_a_play_is_no_turn(run: Run) -> None:
    async def play(bench: Bench) -> None:
        id, tokens = await bench.new(game="scrabble", clock=MINUTE)
        view = await bench.call("table.view", id=id)
        first = view["to_move"]
        legal = await bench.call("table.legal", id=id, token=tokens[first], limit=1)
        act = partial(bench.call, "table.act", id=id)
        await act(token=tokens[first], action=legal["actions"][0])
        view = await act(token=tokens[1 - first], action={"action": "accept"})
        assert (view["to_move"], view["clock"]["running"]) == (1 - first, None)
        assert view["can_abort"]
        view = await act(token=tokens[1 - first], action=PASS)
        assert (view["clock"]["running"], view["can_abort"]) == (first, False)

    run(play)


def test_a_table_without_a_clock_has_none(run: Run) -> None:
    async def play(bench: Bench) -> None:
        id, tokens = await bench.new()
        view = await bench.turns(id, tokens, 2)
        assert (view["clock"], view["can_abort"]) == (None, False)
        await bench.settle(1e6)
        assert not (await bench.call("table.view", id=id))["over"]

    run(play)


@pytest.mark.parametrize(
    ("clock", "path"),
    [
        ({}, "params.clock"),
        ({"seconds": 5, "move_seconds": 5}, "params.clock"),
        ({"move_seconds": 5, "increment": 1}, "params.clock"),
        ({"seconds": 0}, "params.clock.seconds"),
        ({"seconds": 1e9}, "params.clock.seconds"),
        ({"minutes": 5}, "params.clock"),
    ],
)
def test_impossible_clocks_are_refused(run: Run, clock: dict[str, float], path: str) -> None:
    async def play(bench: Bench) -> None:
        error = await bench.refused("table.new", game="lexibomb", seats=[NORTH], clock=clock)
        assert isinstance(error, RequestError)
        assert error.data["path"] == path
        assert "\n" not in str(error)
        assert await bench.service.tables.count() == 0

    run(play)


# ------------------------------------------------------------------------- out of time


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("clock", [MINUTE, {"move_seconds": 60}])
def test_the_server_ends_the_game_of_a_player_without_time(
    run: Run, game: str, clock: dict[str, float], enable: Dictionary
) -> None:
    """By itself: nobody asks. Two watchers are notified once, after it is on disk."""

    async def play(bench: Bench) -> None:
        id, tokens = await bench.new(game=game, clock=clock)
        for _ in range(2):
            view = await bench.call("table.view", id=id)
            if view["phase"] == "challenge":
                await bench.call(
                    "table.act",
                    id=id,
                    token=tokens[view["to_move"]],
                    action={"action": "accept"},
                )
                view = await bench.call("table.view", id=id)
            token = tokens[view["to_move"]]
            legal = await bench.call("table.legal", id=id, token=token, limit=1)
            await bench.call("table.act", id=id, token=token, action=legal["actions"][0])
        before = await bench.call("table.view", id=id)
        loser = before["clock"]["running"]
        assert loser == before["to_move"]
        changes: list[tuple[int, bool]] = []

        def noted(watcher: int, _: object) -> None:
            db = sqlite3.connect(bench.path)
            [over] = db.execute("SELECT over FROM tables").fetchone()
            db.close()
            changes.append((watcher, bool(over)))

        for watcher in (1, 2):
            bench.service.tables.watch(id, partial(noted, watcher))
        await bench.settle(59.9)
        assert changes == []
        await bench.settle(0.1)
        assert sorted(changes) == [(1, True), (2, True)]
        view = await bench.call("table.view", id=id, token=tokens[0], since=before["seq"])
        assert (view["over"], view["to_move"], view["phase"]) == (True, None, "over")
        assert view["returns"] == [float(seat != loser) for seat in (0, 1)]
        assert view["events"] == [{"event": "forfeit", "player": loser, "reason": "clock"}]
        assert (view["clock"]["left"][loser], view["clock"]["running"]) == (0, None)
        await bench.settle(1e6)
        assert len(changes) == 2
        lines = (await bench.call("table.record", id=id))["lines"]
        assert checked(lines, enable) == {"event": "forfeit", "player": loser, "reason": "clock"}
        text = (await bench.service.metrics_text()).decode()
        assert 'lexicon_fast_forfeits_total{reason="clock"} 1.0' in text

    run(play)


@pytest.mark.parametrize("late", [0.0, -0.001])
def test_an_action_as_the_time_ends_counts_or_the_clock_does(run: Run, late: float) -> None:
    """The action comes before the timer of the server, which has not run yet."""

    async def play(bench: Bench) -> None:
        id, tokens = await bench.new(clock=MINUTE)
        view = await bench.turns(id, tokens, 2)
        loser = view["to_move"]
        bench.loop.now += 60 + late
        acting = bench.call("table.act", id=id, token=tokens[loser], action=PASS)
        if late < 0:
            view = await acting
            assert (view["over"], view["to_move"]) == (False, 1 - loser)
            assert view["clock"]["left"][loser] == pytest.approx(0.001)
            await bench.settle(1)  # the timer of the first player's turn must not end the next
            assert not (await bench.call("table.view", id=id))["over"]
        else:
            with pytest.raises(IllegalAction, match="the game is over"):
                await acting
            view = await bench.call("table.view", id=id, since=0)
            assert [each["event"] for each in view["events"]][-1] == "forfeit"
            assert sum(each["event"] == "turn" for each in view["events"]) == 2
        await bench.settle(0.001)
        seq = (await bench.call("table.view", id=id))["seq"]
        bench.restart()
        assert (await bench.call("table.view", id=id))["seq"] == seq

    run(play)


def test_simultaneous_requests_end_a_game_once(run: Run) -> None:
    async def play(bench: Bench) -> None:
        id, tokens = await bench.new(clock=MINUTE)
        await bench.turns(id, tokens, 2)
        bench.loop.now += 60
        requests = [
            *[bench.refused("table.act", id=id, token=token, action=PASS) for token in tokens],
            *[bench.refused("table.resign", id=id, token=token) for token in tokens],
            *[bench.refused("table.abort", id=id, token=token) for token in tokens],
        ]
        errors = await asyncio.gather(*requests)
        assert {getattr(error, "rule", None) for error in errors} == {"over"}
        view = await bench.call("table.view", id=id, since=0)
        assert sum(each["event"] == "forfeit" for each in view["events"]) == 1

    run(play)


def test_a_table_that_is_not_in_memory_runs_out_of_time(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "_MAX_IN_MEMORY", 1)

    async def play(bench: Bench) -> None:
        id, tokens = await bench.new(clock=MINUTE)
        view = await bench.turns(id, tokens, 2)
        loser = view["to_move"]
        await bench.settle(20)
        await bench.new()
        assert id not in bench.service.tables._open
        # Whoever asks for it finds the clock as it has run.
        assert (await bench.call("table.view", id=id))["clock"]["left"][loser] == 40
        await bench.new()
        assert id not in bench.service.tables._open
        await bench.settle(40)
        while id in bench.service.tables._awaited:
            await bench.settle()
        db = sqlite3.connect(bench.path)
        [row] = db.execute("SELECT over, forfeit FROM tables WHERE id = ?", (id,))
        db.close()
        assert row == (
            1,
            json.dumps(
                {"event": "forfeit", "player": loser, "reason": "clock"}, separators=(",", ":")
            ),
        )

    run(play)


def test_a_timer_that_comes_too_early_is_set_again(run: Run) -> None:
    async def play(bench: Bench) -> None:
        id, tokens = await bench.new(clock=MINUTE)
        await bench.turns(id, tokens, 2)
        bench.service.tables._awaited[id].timer.cancel()
        await bench.settle(59)
        await bench.service.tables._look_at_time(id)
        await bench.settle(1)
        assert bench.service.tables.running_clocks == 0
        assert (await bench.call("table.view", id=id))["over"]

    run(play)


# ----------------------------------------------------------------------- after a restart


@pytest.mark.parametrize("killed", [False, True])
@pytest.mark.parametrize("clock", [MINUTE, {"move_seconds": 60}])
def test_a_restarted_server_goes_on_with_what_was_left(
    run: Run, killed: bool, clock: dict[str, float]
) -> None:
    """The time that it was down is nobody's. A killed one has the clocks of the last action."""

    async def play(bench: Bench) -> None:
        id, tokens = await bench.new(clock=clock)
        view = await bench.turns(id, tokens, 2)
        first = view["to_move"]
        await bench.settle(10)
        await bench.turns(id, tokens, 1)
        await bench.settle(15)
        bench.restart(killed=killed)
        await bench.settle(1000)
        view = await bench.call("table.view", id=id)
        left = [0.0, 0.0]
        left[first] = 50
        left[1 - first] = 60 if killed else 45
        assert (view["clock"]["left"], view["clock"]["running"]) == (left, 1 - first)
        await bench.settle(44)
        assert not (await bench.call("table.view", id=id))["over"]
        await bench.settle(16 if killed else 1)
        view = await bench.call("table.view", id=id)
        assert view["returns"][first] == 1
        bench.restart()
        assert await bench.call("table.view", id=id) == view

    run(play)


def test_a_restart_before_everyone_had_a_turn_starts_no_clock(run: Run) -> None:
    async def play(bench: Bench) -> None:
        id, tokens = await bench.new(clock=MINUTE)
        await bench.turns(id, tokens, 1)
        bench.restart()
        view = await bench.call("table.view", id=id)
        assert (view["clock"]["running"], view["can_abort"]) == (None, True)
        await bench.settle(100)
        view = await bench.turns(id, tokens, 1)
        assert view["clock"]["running"] == view["to_move"]
        assert view["clock"]["left"] == [60, 60]

    run(play)


def test_the_next_game_has_the_same_time(run: Run) -> None:
    async def play(bench: Bench) -> None:
        id, tokens = await bench.new(clock=MINUTE)
        await bench.turns(id, tokens, 2)
        await bench.settle(5)
        await bench.call("table.resign", id=id, token=tokens[0])
        again = await bench.call("table.again", id=id, token=tokens[1])
        for _ in range(2):
            view = await bench.call("table.view", id=again["id"], token=tokens[0])
            assert view["clock"] == {"control": MINUTE, "left": [60, 60], "running": None}
            assert (view["seat"], view["over"], view["can_abort"]) == (0, False, True)
            bench.restart()

    run(play)


# ------------------------------------------------------------------- resigned and aborted


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("in_turn", [True, False])
def test_a_player_who_resigns_has_lost(
    run: Run, game: str, in_turn: bool, enable: Dictionary
) -> None:
    async def play(bench: Bench) -> None:
        id, tokens = await bench.new(game=game)
        view = await bench.call("table.view", id=id)
        loser = view["to_move"] if in_turn else 1 - view["to_move"]
        changes: list[object] = []
        bench.service.tables.watch(id, changes.append)
        ended = await bench.call("table.resign", id=id, token=tokens[loser])
        event = {"event": "forfeit", "player": loser, "reason": "resigned"}
        assert (ended["over"], ended["seq"], ended["events"]) == (True, view["seq"] + 1, [event])
        assert ended["returns"] == [float(seat != loser) for seat in (0, 1)]
        assert (ended["seat"], ended["can_abort"]) == (loser, False)
        assert changes == [None]
        for method, more in (("act", {"action": PASS}), ("resign", {}), ("abort", {})):
            error = await bench.refused(f"table.{method}", id=id, token=tokens[0], **more)
            assert isinstance(error, IllegalAction)
            assert error.rule == "over"
        bench.restart()
        found = await bench.call("table.view", id=id, token=tokens[loser], since=view["seq"])
        assert found == ended
        lines = (await bench.call("table.record", id=id))["lines"]
        assert checked(lines, enable) == event
        steps = (await bench.call("record.replay", lines=lines))["replayed"]["steps"]
        assert len(steps) == len(lines) - 1
        assert steps[-1]["event"] == event
        assert steps[-1]["observation"]["phase"] == "over"
        assert "to_move" not in steps[-1]["observation"]
        assert steps[-1]["hands"] == steps[-2]["hands"]

    run(play)


@pytest.mark.parametrize("game", GAMES)
def test_nobody_wins_a_game_that_is_aborted(run: Run, game: str, enable: Dictionary) -> None:
    async def play(bench: Bench) -> None:
        id, tokens = await bench.new(NORTH, OPEN, game=game)
        view = await bench.call("table.abort", id=id, token=tokens[0])
        assert (view["over"], view["returns"]) == (True, None)
        error = await bench.refused("table.join", id=id)
        assert isinstance(error, Refused)
        assert error.data["type"] == "NoSeat"
        bench.restart()
        found = await bench.call("table.view", id=id, since=0)
        assert found["events"][-1] == {"event": "forfeit", "player": None, "reason": "aborted"}
        lines = (await bench.call("table.record", id=id))["lines"]
        assert checked(lines, enable) == found["events"][-1]

    run(play)


def test_a_game_is_not_aborted_after_everyone_has_had_a_turn(run: Run) -> None:
    async def play(bench: Bench) -> None:
        id, tokens = await bench.new()
        await bench.turns(id, tokens, 2)
        for _ in range(2):
            error = await bench.refused("table.abort", id=id, token=tokens[0])
            assert isinstance(error, IllegalAction)
            assert error.rule == "abort"
            assert "resign instead" in str(error)
            bench.restart()  # it is known from the actions
        view = await bench.call("table.view", id=id)
        assert (view["over"], view["can_abort"]) == (False, False)

    run(play)


def test_only_a_seat_can_end_a_game(run: Run) -> None:
    async def play(bench: Bench) -> None:
        id, _ = await bench.new()
        _, others = await bench.new()
        for method in ("table.resign", "table.abort"):
            for token in (others[0], ""):
                error = await bench.refused(method, id=id, token=token)
                assert error.code == -32602 or error.data == {"type": "BadToken"}
        assert not (await bench.call("table.view", id=id))["over"]

    run(play)


def test_an_end_that_cannot_be_written_has_not_happened(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(bench: Bench) -> None:
        id, tokens = await bench.new(clock=MINUTE)
        view = await bench.turns(id, tokens, 2)
        end = bench.service.tables._store.end

        def failing(*args: Any) -> None:
            raise sqlite3.OperationalError("database or disk is full")

        changes: list[object] = []
        bench.service.tables.watch(id, changes.append)
        monkeypatch.setattr(bench.service.tables._store, "end", failing)
        with pytest.raises(StorageError):
            await bench.call("table.resign", id=id, token=tokens[0])
        assert changes == []
        found = await bench.call("table.view", id=id)
        assert (found["seq"], found["over"]) == (view["seq"], False)
        bench.loop.now += 60
        with pytest.raises(StorageError):
            await bench.call("table.view", id=id)
        monkeypatch.setattr(bench.service.tables._store, "end", end)
        view = await bench.call("table.resign", id=id, token=tokens[1])
        assert view["returns"] == [1, 0]

    run(play)


def test_a_deleted_table_has_no_timer(run: Run) -> None:
    async def play(bench: Bench) -> None:
        bench.service.close()
        bench.service = bench._started(max_tables=1)
        id, tokens = await bench.new(clock=MINUTE)
        await bench.turns(id, tokens, 2)
        assert bench.service.tables.running_clocks == 1
        delete = partial(
            bench.service.tables._store.delete_old,
            over_before=0,
            idle_before=1 << 40,
            unstarted_before=0,
        )
        bench.service.tables._drop_from_memory(await bench.service.tables.disk.run(delete))
        assert bench.service.tables.running_clocks == 0
        await bench.settle(100)
        error = await bench.refused("table.resign", id=id, token=tokens[0])
        assert isinstance(error, Refused)
        assert error.data["type"] == "NoSuchTable"

    run(play)


# ------------------------------------------------------------------------------- bots


class Waiting(Bot):
    """Thinks until it is stopped, and then passes."""

    kind = "waiting"
    #: Called while it thinks.
    thinks: Callable[[], None] = staticmethod(lambda: None)

    def choose(self, observation: Any, seed: int) -> Any:
        from lexicon_fast.games.tiles.actions import Pass

        type(self).thinks()
        return Pass()


@pytest.fixture
def waiting(monkeypatch: pytest.MonkeyPatch) -> type[Waiting]:
    known = registry.part("bots", "lexibomb").BOTS
    monkeypatch.setitem(known, "waiting", f"{__name__}:Waiting")
    monkeypatch.setattr(Waiting, "thinks", staticmethod(lambda: None))
    return Waiting


async def against(bench: Bench, bot: str, **more: Any) -> tuple[str, str]:
    """A table against a bot, whose turn it is, and whose clock runs."""
    id, tokens = await bench.new(NORTH, {"kind": "bot", "bot": bot}, clock=MINUTE, **more)
    while (await bench.call("table.view", id=id))["to_move"] != 0:
        await asyncio.sleep(0)
    await bench.call("table.act", id=id, token=tokens[0], action=PASS)
    return id, tokens[0]


def test_bots_get_the_clocks_of_the_game(
    run: Run, waiting: type[Waiting], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(bench: Bench) -> None:
        seen: list[Any] = []
        requests = bench.service.tables._requests
        move = requests.bot_move

        def noted(params: Any, *more: Any) -> Any:
            seen.append(params.clock)
            return move(params, *more)

        monkeypatch.setattr(requests, "bot_move", noted)
        id, _ = await against(bench, "waiting")
        while (await bench.call("table.view", id=id))["to_move"] != 0:
            await asyncio.sleep(0)
        *opening, last = seen
        assert opening in ([], [None])  # no clock runs in a first turn of the bot
        assert (last.running, last.left, last.control.seconds) == (1, [60, 60], 60)

    run(play)


@pytest.mark.parametrize("end", ["clock", "resigned"])
def test_a_bot_whose_game_ends_acts_no_more(run: Run, waiting: type[Waiting], end: str) -> None:
    """A bot without time has lost like anybody; what it chooses later is dropped."""
    from threading import Event

    async def play(bench: Bench) -> None:
        begun, go_on = Event(), Event()

        def thinks() -> None:
            begun.set()
            assert go_on.wait(120)

        id, tokens = await bench.new(NORTH, {"kind": "bot", "bot": "waiting"}, clock=MINUTE)
        while (await bench.call("table.view", id=id))["to_move"] != 0:
            await asyncio.sleep(0)
        waiting.thinks = staticmethod(thinks)  # type: ignore[method-assign]
        await bench.call("table.act", id=id, token=tokens[0], action=PASS)
        while not begun.is_set():
            await asyncio.sleep(0)
        if end == "clock":
            await bench.settle(60)
        else:
            await bench.call("table.resign", id=id, token=tokens[0])
        view = await bench.call("table.view", id=id, since=0)
        loser = 1 if end == "clock" else 0
        assert view["events"][-1] == {"event": "forfeit", "player": loser, "reason": end}
        job = bench.service.tables._open[id].bot_job
        assert job is not None
        assert job.cancelled
        go_on.set()
        while bench.service.tables._open[id].thinking:
            await asyncio.sleep(0)
        await bench.settle()
        assert (await bench.call("table.view", id=id, since=0)) == view
        bench.restart()
        assert (await bench.call("table.view", id=id, since=0)) == view

    run(play)


# ------------------------------------------------------------------------- in the file


def test_a_file_of_version_3_is_upgraded(tmp_path: Path) -> None:
    """Its tables have no clocks. A new file has the same columns."""
    new, old = tmp_path / "new.sqlite", tmp_path / "old.sqlite"
    Store(str(new)).close()
    Store(str(old)).close()
    db = sqlite3.connect(old)
    for column in ("clock", "seconds_left", "forfeit", "advice", "accept_after", "record"):
        db.execute(f"ALTER TABLE tables DROP COLUMN {column}")
    columns = "'lexibomb', 'null', 'enable', '', NULL, '7', 0, 5, NULL, 1, NULL"
    db.execute(f"INSERT INTO tables VALUES ('a', {columns})")
    db.execute("DROP TABLE analyses")
    db.execute("PRAGMA user_version = 3")
    db.commit()
    db.close()
    store = Store(str(old))
    [game] = store.run_in_transaction([partial(store.read, "a")], [])
    assert (game.table.clock, game.seconds_left, game.forfeit) == (None, None, None)
    forfeit = Forfeit(player=0, reason="resigned")
    store.run_in_transaction([partial(store.end, "a", forfeit, None)], [])
    store.close()
    store = Store(str(old))
    [game] = store.run_in_transaction([partial(store.read, "a")], [])
    assert (game.seconds_left, game.forfeit) == (None, forfeit)
    store.close()
    assert shape_of(old) == shape_of(new)


def test_views_name_their_clock() -> None:
    assert {"clock", "can_abort"} <= set(TableView.__struct_fields__)


# ---------------------------------------------------------------- over a real connection


@pytest.mark.processes
def test_watchers_learn_of_the_end_and_the_record_is_checked(tmp_path: Path) -> None:
    """A server in a process of its own, in real time; and the command line."""
    for library in ("uvicorn", "websockets"):
        pytest.importorskip(library, reason="NOT TESTED: the extra `serve` is absent")
    from support.serving import Server

    database, file = tmp_path / "tables.sqlite", tmp_path / "game.jsonl"
    with Server(database) as server, server.socket() as first, server.socket() as second:
        new = server.call(
            "table.new", game="scrabble", seats=[NORTH, SOUTH], clock={"move_seconds": 1}
        )
        id, tokens = new["id"], new["tokens"]
        first.call("table.watch", id=id, token=tokens[0])
        second.call("table.watch", id=id)
        for _ in range(2):
            to_move = server.call("table.view", id=id)["to_move"]
            server.call("table.act", id=id, token=tokens[to_move], action=PASS)
        ends = []
        for client in (first, second):
            while not (view := client.told()["params"])["over"]:
                pass
            ends.append(view)
        loser = next(seat for seat in (0, 1) if view["returns"][seat] == 0)
        for end in ends:
            event = {"event": "forfeit", "player": loser, "reason": "clock"}
            assert end["events"][-1] == event
            assert end["clock"]["left"][loser] == 0
        server.end(signal.SIGKILL)
    with Server(database) as server:
        assert server.call("table.view", id=id)["over"]
        file.write_text("\n".join(server.call("table.record", id=id)["lines"]))
    forked.run("replay", "--check", file, check=True)
    shown = forked.run("replay", file, check=True, encoding="utf-8")
    assert f"{('North', 'South')[loser]} has no time left." in shown.stdout
