"""Fair play at tables: who gets advice, and how plays are accepted without an answer."""

from __future__ import annotations

import sqlite3
from functools import partial
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("starlette", reason="NOT TESTED: the extra `serve` is absent")

from support.shapes import shape_of
from support.timed_server import NORTH, OPEN, PASS, SOUTH, Bench, Run, runner

from lexicon_fast import Dictionary
from lexicon_fast.base.errors import IllegalAction
from lexicon_fast.games.registry import GAMES
from lexicon_fast.protocol.methods import RequestError
from lexicon_fast.server.store import Store

BOT: dict[str, Any] = {"kind": "bot", "bot": "greedy"}
ACCEPT = {"action": "accept"}
CHALLENGE = {"action": "challenge"}


@pytest.fixture
def run(enable: Dictionary, tmp_path: Path) -> Run:
    """Return a function that runs a test with a server."""
    return runner(enable, tmp_path)


async def laid(bench: Bench, game: str, *seats: Any, **more: Any) -> tuple[str, list[Any], int]:
    """A table where a player has laid a word that may be challenged: id, tokens, that player."""
    id, tokens = await bench.new(*(seats or (NORTH, SOUTH)), game=game, **more)
    mover = (await bench.call("table.view", id=id))["to_move"]
    await played(bench, id, tokens[mover])
    return id, tokens, mover


async def played(bench: Bench, id: str, token: str) -> dict[str, Any]:
    """Make the first legal play, which is the best one. Returns the view after it."""
    legal = await bench.call("table.legal", id=id, token=token, limit=1)
    view: dict[str, Any] = await bench.call(
        "table.act", id=id, token=token, action=legal["actions"][0]
    )
    assert view["phase"] == "challenge"
    return view


def refusal(error: IllegalAction | RequestError) -> str:
    assert isinstance(error, RequestError)
    return str(error.data["type"])


# ------------------------------------------------------------------------------- advice


@pytest.mark.parametrize(
    ("seats", "asked", "given"),
    [
        ([NORTH, BOT], None, True),
        ([NORTH, BOT], False, False),
        ([NORTH, SOUTH], None, False),
        ([NORTH, SOUTH], True, True),
        ([NORTH, OPEN], None, False),
        ([OPEN, BOT], None, True),
        ([NORTH, OPEN, BOT], None, False),
    ],
)
def test_tables_between_people_give_no_advice_unless_asked_to(
    run: Run, seats: list[Any], asked: bool | None, given: bool
) -> None:
    async def play(bench: Bench) -> None:
        id, tokens = await bench.new(*seats, advice=asked, game="scrabble")
        token = tokens[0] or (await bench.call("table.join", id=id))["token"]
        await bench.settle()
        for _ in range(2):  # also after a restart
            assert (await bench.call("table.view", id=id))["advice"] is given
            view = await bench.call("table.view", id=id, token=token)
            if view["to_move"] == view["seat"] and view["phase"] == "turn":
                advise = partial(bench.call, "table.advise", id=id, token=token, iterations=1)
                if given:
                    assert (await advise())["advice"]
                else:
                    error = await bench.refused("table.advise", id=id, token=token, iterations=1)
                    assert refusal(error) == "NoAdvice"
                    assert "at this table" in str(error)
            bench.restart()

    run(play)


@pytest.mark.parametrize("game", ["lexicon", "scrabble"])
def test_no_advice_tells_whether_a_play_can_be_challenged(run: Run, game: str) -> None:
    async def play(bench: Bench) -> None:
        id, tokens, mover = await laid(bench, game, advice=True)
        error = await bench.refused("table.advise", id=id, token=tokens[1 - mover], iterations=1)
        assert refusal(error) == "NoAdvice"
        assert "open challenge" in str(error)
        await bench.call("table.act", id=id, token=tokens[1 - mover], action=ACCEPT)
        found = await bench.call("table.advise", id=id, token=tokens[1 - mover], iterations=1)
        assert found["advice"]

    run(play)


def test_the_next_game_gives_as_much_advice(run: Run) -> None:
    async def play(bench: Bench) -> None:
        id, tokens = await bench.new(advice=True, accept_after=7)
        await bench.call("table.resign", id=id, token=tokens[0])
        next = await bench.call("table.again", id=id, token=tokens[0])
        view = await bench.call("table.view", id=next["id"])
        assert (view["advice"], view["accept_after"]) == (True, 7)

    run(play)


# ------------------------------------------------------------- accepted by the next move


@pytest.mark.parametrize("game", ["lexicon", "scrabble"])
def test_a_move_accepts_the_play_before_it(run: Run, game: str, enable: Dictionary) -> None:
    """The record is the same as with an answer in between."""

    async def play(bench: Bench) -> None:
        id, tokens, mover = await laid(bench, game)
        other = tokens[1 - mover]
        before = await bench.call("table.view", id=id, token=other)
        move = PASS if game == "scrabble" else draw(before)
        view = await bench.call("table.act", id=id, token=other, action=move, seq=before["seq"])
        assert [event.get("action", {}).get("action") for event in view["events"]] == [
            "accept",
            move["action"],
        ]
        assert view["to_move"] == mover
        bench.restart()
        again = await bench.call("table.view", id=id, token=other)
        assert again["observation"] == view["observation"]
        await bench.call("table.resign", id=id, token=other)
        lines = (await bench.call("table.record", id=id))["lines"]
        assert GAMES[game].records.check(lines, lambda _: enable) == 1

    run(play)


def draw(view: dict[str, Any]) -> dict[str, Any]:
    """Draw blind for the first card of the player of a view."""
    return {"action": "draw", "discard": view["observation"]["hand"][0], "take": "blind"}


def test_an_illegal_move_leaves_the_play_open(run: Run) -> None:
    async def play(bench: Bench) -> None:
        id, tokens, mover = await laid(bench, "scrabble")
        before = await bench.call("table.view", id=id)
        for action, rule in (
            ({"action": "play", "at": "1A", "word": "QQQQ"}, "rack"),
            ({"action": "exchange", "tiles": "QQQQ"}, "rack"),
        ):
            error = await bench.refused("table.act", id=id, token=tokens[1 - mover], action=action)
            assert isinstance(error, IllegalAction)
            assert error.rule in (rule, "touch", "exchange")
        assert await bench.call("table.view", id=id) == before
        view = await bench.call("table.act", id=id, token=tokens[1 - mover], action=CHALLENGE)
        assert view["phase"] == "turn"

    run(play)


def test_a_move_out_of_turn_accepts_nothing(run: Run) -> None:
    """With three players the next one accepts, but another one still has to answer."""

    async def play(bench: Bench) -> None:
        third = {"kind": "person", "name": "East"}
        id, tokens, mover = await laid(bench, "scrabble", NORTH, SOUTH, third)
        after = [(mover + step) % 3 for step in (1, 2)]
        error = await bench.refused("table.act", id=id, token=tokens[after[0]], action=PASS)
        assert isinstance(error, IllegalAction)
        assert error.rule == "phase"
        await bench.call("table.act", id=id, token=tokens[after[0]], action=ACCEPT)
        error = await bench.refused("table.act", id=id, token=tokens[after[1]], action=PASS)
        assert isinstance(error, IllegalAction)
        assert error.rule == "phase"  # it is the turn of the first one afterwards
        view = await bench.call("table.act", id=id, token=tokens[after[1]], action=ACCEPT)
        assert view["to_move"] == after[0]

    run(play)


def test_a_move_does_not_accept_the_end_of_a_round(run: Run) -> None:
    """It was meant for the round that would be over; it might be legal in the next one."""

    async def play(bench: Bench) -> None:
        id, tokens = await bench.new(game="lexicon", ruleset={"base": "waddingtons"})
        table = await bench.service.tables.get(id, None)  # type: ignore[arg-type]
        while True:
            view = await bench.call("table.view", id=id)
            token = tokens[view["to_move"]]
            own = await bench.call("table.view", id=id, token=token)
            if view["phase"] == "challenge":
                if 0 in view["observation"]["hand_sizes"]:
                    break
                await bench.call("table.act", id=id, token=token, action=ACCEPT)
                continue
            legal = await bench.call("table.legal", id=id, token=token, limit=1)
            assert table.referee.seq == own["seq"]
            await bench.call("table.act", id=id, token=token, action=legal["actions"][0])
        error = await bench.refused("table.act", id=id, token=token, action=draw(own))
        assert isinstance(error, IllegalAction)
        assert error.rule == "phase"

    run(play)


def test_both_actions_are_written_or_none(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(bench: Bench) -> None:
        id, tokens, mover = await laid(bench, "scrabble")
        before = await bench.call("table.view", id=id)
        full = sqlite3.OperationalError("database or disk is full")
        write = bench.service.tables._store._write
        monkeypatch.setattr(
            bench.service.tables._store, "_write", lambda actions: [*write(actions)[:-1], full]
        )
        error = await bench.refused("table.act", id=id, token=tokens[1 - mover], action=PASS)
        assert "database" in str(error)
        monkeypatch.undo()
        assert await bench.call("table.view", id=id) == before
        await bench.call("table.act", id=id, token=tokens[1 - mover], action=PASS)

    run(play)


# ------------------------------------------------------------------- accepted after a time


@pytest.mark.parametrize("game", ["lexicon", "scrabble"])
def test_a_play_is_accepted_after_its_time(run: Run, game: str, enable: Dictionary) -> None:
    async def play(bench: Bench) -> None:
        id, tokens, mover = await laid(bench, game, accept_after=10)
        view = await bench.call("table.view", id=id)
        assert (view["accept_after"], view["accept_in"]) == (10, 10)
        changes: list[Any] = []
        bench.service.tables.watch(id, changes.append)
        await bench.settle(9)
        view = await bench.call("table.view", id=id)
        assert (view["phase"], view["accept_in"], changes) == ("challenge", 1, [])
        await bench.settle(1)
        assert changes == [None]  # those who watch are told without asking
        view = await bench.call("table.view", id=id, since=view["seq"])
        assert (view["phase"], view["to_move"], view["accept_in"]) == ("turn", 1 - mover, None)
        assert [event["action"]["action"] for event in view["events"]] == ["accept"]
        assert not bench.service.tables._awaited
        await bench.call("table.resign", id=id, token=tokens[0])
        lines = (await bench.call("table.record", id=id))["lines"]
        assert GAMES[game].records.check(lines, lambda _: enable) == 1

    run(play)


def test_each_person_has_the_time(run: Run) -> None:
    async def play(bench: Bench) -> None:
        third = {"kind": "person", "name": "East"}
        id, _, mover = await laid(bench, "scrabble", NORTH, SOUTH, third, accept_after=10)
        for step in (1, 2):
            view = await bench.call("table.view", id=id)
            assert (view["phase"], view["to_move"]) == ("challenge", (mover + step) % 3)
            await bench.settle(10)
        assert (await bench.call("table.view", id=id))["phase"] == "turn"

    run(play)


def test_an_answer_in_time_stops_the_timer(run: Run) -> None:
    async def play(bench: Bench) -> None:
        id, tokens, mover = await laid(bench, "scrabble", accept_after=10)
        await bench.settle(5)
        await bench.call("table.act", id=id, token=tokens[1 - mover], action=CHALLENGE)
        seq = (await bench.call("table.view", id=id))["seq"]
        await bench.settle(60)
        view = await bench.call("table.view", id=id)
        assert (view["seq"], view["phase"], view["accept_in"]) == (seq, "turn", None)

    run(play)


def test_a_request_after_the_time_does_not_wait_for_the_timer(run: Run) -> None:
    """A challenge that comes too late is refused, even before the timer has run."""

    async def play(bench: Bench) -> None:
        id, tokens, mover = await laid(bench, "scrabble", accept_after=10)
        bench.service.tables._awaited[id].timer.cancel()
        await bench.settle(10)
        error = await bench.refused("table.act", id=id, token=tokens[1 - mover], action=CHALLENGE)
        assert isinstance(error, IllegalAction)
        assert error.rule == "phase"

    run(play)


def test_the_time_goes_on_while_the_table_is_not_in_memory(run: Run) -> None:
    async def play(bench: Bench) -> None:
        id, _, mover = await laid(bench, "scrabble", accept_after=10)
        await bench.settle(4)
        del bench.service.tables._open[id]
        assert (await bench.call("table.view", id=id))["accept_in"] == 6
        del bench.service.tables._open[id]
        await bench.settle(6)
        view = await bench.call("table.view", id=id)
        assert (view["phase"], view["to_move"]) == ("turn", 1 - mover)

    run(play)


def test_the_time_begins_again_after_a_restart(run: Run) -> None:
    async def play(bench: Bench) -> None:
        id, *_ = await laid(bench, "scrabble", accept_after=10)
        await bench.settle(9)
        bench.restart()
        assert (await bench.call("table.view", id=id))["accept_in"] == 10
        await bench.settle(10)
        assert (await bench.call("table.view", id=id))["phase"] == "turn"

    run(play)


def test_a_game_that_ends_early_accepts_nothing(run: Run) -> None:
    async def play(bench: Bench) -> None:
        id, tokens, _ = await laid(bench, "scrabble", accept_after=10)
        await bench.call("table.resign", id=id, token=tokens[0])
        view = await bench.call("table.view", id=id)
        await bench.settle(60)
        assert await bench.call("table.view", id=id) == view
        bench.restart()
        await bench.settle(60)
        assert (await bench.call("table.view", id=id))["seq"] == view["seq"]

    run(play)


def test_bots_answer_without_the_timer(run: Run) -> None:
    async def play(bench: Bench) -> None:
        id, tokens = await bench.new(NORTH, BOT, game="scrabble", accept_after=10)
        while (await bench.call("table.view", id=id))["to_move"] != 0:
            await bench.settle()
        view = await bench.call("table.view", id=id)
        if view["phase"] == "challenge":
            assert view["accept_in"] == 10
            view = await bench.call("table.act", id=id, token=tokens[0], action=ACCEPT)
        legal = await bench.call("table.legal", id=id, token=tokens[0], limit=1)
        view = await bench.call("table.act", id=id, token=tokens[0], action=legal["actions"][0])
        assert (view["phase"], view["to_move"], view["accept_in"]) == ("challenge", 1, None)

    run(play)


@pytest.mark.parametrize("seconds", [0, 0.5, 86_401, "10", True])
def test_impossible_times_are_refused(run: Run, seconds: object) -> None:
    async def play(bench: Bench) -> None:
        error = await bench.refused(
            "table.new", game="scrabble", seats=[NORTH, SOUTH], accept_after=seconds
        )
        assert "accept_after" in str(error) or "accept_after" in str(error.data)  # type: ignore[union-attr]

    run(play)


# ------------------------------------------------------------------------------- the file


def test_a_file_of_version_4_is_upgraded(tmp_path: Path) -> None:
    """Its tables between people give no advice from now on; others do."""
    new, old = tmp_path / "new.sqlite", tmp_path / "old.sqlite"
    Store(str(new)).close()
    Store(str(old)).close()
    db = sqlite3.connect(old)
    for column in ("advice", "accept_after", "record"):
        db.execute(f"ALTER TABLE tables DROP COLUMN {column}")
    columns = "'scrabble', 'null', 'enable', '', NULL, '7', 0, 5, NULL, 1, NULL, NULL, NULL, NULL"
    for id, kinds in (("a", ("person", "bot")), ("b", ("person", "open")), ("c", ("bot", "bot"))):
        db.execute(f"INSERT INTO tables VALUES ('{id}', {columns})")
        for seat, kind in enumerate(kinds):
            db.execute(f"INSERT INTO seats VALUES ('{id}', {seat}, '{kind}', 'n', NULL, NULL)")
    db.execute("DROP TABLE analyses")
    db.execute("PRAGMA user_version = 4")
    db.commit()
    db.close()
    store = Store(str(old))
    games = store.run_in_transaction([partial(store.read, id) for id in "abc"], [])
    assert [game.table.advice for game in games] == [True, False, True]
    assert {game.table.accept_after for game in games} == {None}
    store.close()
    assert shape_of(old) == shape_of(new)
