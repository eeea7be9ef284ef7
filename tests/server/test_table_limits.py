"""Open tables: those without a first move expire, some make room, and each address has a limit."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("starlette", reason="NOT TESTED: the extra `serve` is absent")

import msgspec

from lexicon_fast import Dictionary
from lexicon_fast.protocol.methods import Refused
from lexicon_fast.server import store as store_module
from lexicon_fast.server import tables
from lexicon_fast.server.fair_queue import Client
from lexicon_fast.server.limits import Limits
from lexicon_fast.server.service import Service
from lexicon_fast.server.store import Store, StoredAction, StoredSeat, StoredTable

HOUR = 3600
DAY = 24 * HOUR

PERSON = {"kind": "person"}
GREEDY = {"kind": "bot", "bot": "greedy"}


class Clock:
    """Seconds for `time`."""

    now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    found = Clock()
    monkeypatch.setattr(store_module, "time", found)
    monkeypatch.setattr(tables, "time", found)
    return found


def table(id: str) -> StoredTable:
    seat = StoredSeat("open", "player 1", None, None)
    return StoredTable(id, "lexibomb", None, "enable", "", None, 7, [seat])


def add(
    store: Store,
    id: str,
    origin: str | None = None,
    *,
    max_tables: int = 100,
    max_per_address: int = 100,
) -> Any:
    """Add a table. Return the ids of deleted ones, or raise Refused."""
    work = partial(store.add, table(id), max_tables, origin=origin, max_per_address=max_per_address)
    [result] = store.run_in_transaction([work], [])
    if isinstance(result, Exception):
        raise result
    return result


def act(store: Store, id: str, number: int = 0, *, over: bool = False, bot: bool = False) -> None:
    action = StoredAction(id, number, b"{}", over, not bot)
    assert store.run_in_transaction([], [action]) == [None]


# ------------------------------------------------------------------ expiry


def test_tables_without_a_move_of_a_person_expire_early(clock: Clock) -> None:
    """A bot's move does not count, or a table with a bot that begins would stay for weeks."""
    store = Store(Store.MEMORY)
    for id in ("empty", "bot", "person", "over"):
        add(store, id)
    act(store, "bot", bot=True)
    act(store, "person")
    act(store, "person", 1, bot=True)
    act(store, "over", over=True)
    old = {"over_before": 0, "idle_before": 0}
    work = partial(store.delete_old, **old, unstarted_before=clock.now)
    assert store.run_in_transaction([work], []) == [[]]
    work = partial(store.delete_old, **old, unstarted_before=clock.now + 1)
    assert [sorted(ids) for ids in store.run_in_transaction([work], [])] == [["bot", "empty"]]
    store.close()


def test_the_server_deletes_tables_without_a_move_after_an_hour(
    clock: Clock, enable: Dictionary, monkeypatch: pytest.MonkeyPatch
) -> None:
    sleeps = asyncio.Event()

    async def sleep(seconds: float) -> None:
        sleeps.set()
        await asyncio.Event().wait()

    async def play() -> None:
        service = Service({"enable": enable}, Store(Store.MEMORY), Limits(), 1)

        async def call(method: str, **params: Any) -> Any:
            job = service.new_job(1, method, Client(None, 1))
            answer = await service.answer(job, msgspec.json.encode(params))
            return msgspec.json.decode(msgspec.json.encode(answer))

        async def cleaned_after(seconds: float) -> None:
            clock.now += seconds
            sleeps.clear()
            with monkeypatch.context() as patch:
                patch.setattr(asyncio, "sleep", sleep)
                cleanup = asyncio.create_task(service.tables.delete_old())
                while not sleeps.is_set():
                    await asyncio.wait([cleanup], timeout=0.01)
            cleanup.cancel()

        try:
            kept, lost = [await call("table.new", game="lexibomb", seats=[PERSON]) for _ in "ab"]
            token = kept["tokens"][0]
            await call("table.act", id=kept["id"], token=token, action={"action": "pass"})
            await cleaned_after(0.9 * HOUR)
            await call("table.view", id=lost["id"])
            await cleaned_after(0.2 * HOUR)
            with pytest.raises(Refused) as refused:
                await call("table.view", id=lost["id"])
            assert refused.value.data == {"type": "NoSuchTable"}
            await cleaned_after(13 * DAY)
            await call("table.view", id=kept["id"])
            await cleaned_after(2 * DAY)
            with pytest.raises(Refused):
                await call("table.view", id=kept["id"])
        finally:
            service.close()

    asyncio.run(play())


# ------------------------------------------------------------------ room for new tables


def test_tables_make_room_in_order(clock: Clock) -> None:
    """Finished ones first, then unstarted ones, then those that are idle for a day."""
    store = Store(Store.MEMORY)
    new = partial(add, store, max_tables=4)
    for id in ("idle", "unstarted", "over", "played"):
        new(id)
        clock.now += 1
    act(store, "idle")
    act(store, "over", over=True)
    clock.now += DAY
    act(store, "played")
    clock.now += 5
    assert new("b") == ["over"]
    act(store, "b")
    assert new("c") == ["unstarted"]
    act(store, "c")
    clock.now += 5
    assert new("d") == ["idle"]
    act(store, "d")
    with pytest.raises(Refused, match="the server has 4 tables in use; try again later"):
        new("e")
    clock.now += DAY + 1
    assert new("e") == ["played"]
    store.close()


def test_the_address_with_most_tables_makes_room(clock: Clock) -> None:
    """Tables of people with few tables stay, even if they are older."""
    store = Store(Store.MEMORY)
    new = partial(add, store, max_tables=8)
    new("honest", "192.0.2.1")
    new("local")
    for number in range(6):
        clock.now += 1
        new(f"attack {number}", f"203.0.113.{number % 2}")
    for number in range(6, 20):
        clock.now += 1
        assert new(f"attack {number}", f"203.0.113.{number % 2}") == [f"attack {number - 6}"]
    assert len(new("another", "192.0.2.2")) == 1
    found = store.run_in_transaction([partial(store.read, id) for id in ("honest", "local")], [])
    assert None not in found
    # Started games are protected for a day, and then in the same order.
    for number in range(20):
        if store.run_in_transaction([partial(store.read, f"attack {number}")], []) != [None]:
            act(store, f"attack {number}")
    for id in ("honest", "local", "another"):
        act(store, id)
    with pytest.raises(Refused, match="tables in use"):
        new("b", "192.0.2.3")
    clock.now += DAY + 1
    [deleted] = new("b", "192.0.2.3")
    assert deleted.startswith("attack")
    store.close()


def test_started_games_of_an_address_do_not_cost_it_a_new_table(clock: Clock) -> None:
    """A person with many games can create one more while others create tables only."""
    store = Store(Store.MEMORY)
    new = partial(add, store, max_tables=10)
    for number in range(5):
        new(f"game {number}", "192.0.2.1")
        act(store, f"game {number}")
    for number in range(5):
        new(f"attack {number}", f"203.0.113.{number % 2}")
    clock.now += 1
    for number in range(3):
        assert new(f"new {number}", "192.0.2.1")[0].startswith("attack")
        act(store, f"new {number}")
    store.close()


def test_a_client_with_many_addresses_cannot_fill_the_server(clock: Clock) -> None:
    """34 addresses create tables as fast as they may; an honest client always gets one."""
    limits = Limits(max_tables=200, max_tables_per_address=10)
    store = Store(Store.MEMORY)
    new = partial(
        add,
        store,
        max_tables=limits.max_tables,
        max_per_address=limits.max_tables_per_address,
    )
    kept = []
    for turn in range(12):
        for attacker in range(34):
            with suppress(Refused):
                new(f"attack {turn} {attacker}", f"203.0.113.{attacker}")
        new(f"honest {turn}", f"192.0.2.{turn % 4}")
        kept.append(f"honest {turn}")
        clock.now += 60
    assert None not in store.run_in_transaction([partial(store.read, id) for id in kept], [])
    store.close()


# ------------------------------------------------------------------ open tables of an address


def test_open_tables_of_an_address_are_limited_also_after_a_restart(
    tmp_path: Path, clock: Clock
) -> None:
    path = tmp_path / "tables.sqlite"
    origin = "203.0.113.5"
    for number in range(2):  # a new server each time
        store = Store(str(path))
        add(store, f"table {number}", origin, max_per_address=2)
        add(store, f"other {number}", "203.0.113.6", max_per_address=2)
        add(store, f"local {number}", None, max_per_address=0)
        store.close()
    store = Store(str(path))
    message = r"too many open tables from 203\.0\.113\.5 \(limit 2\); finish a game first"
    with pytest.raises(Refused, match=message):
        add(store, "table 2", origin, max_per_address=2)
    act(store, "table 0", over=True)
    add(store, "table 2", origin, max_per_address=2)
    with pytest.raises(Refused):
        add(store, "table 3", origin, max_per_address=2)
    store.close()


def test_the_database_has_no_address_and_no_key(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    store = Store(str(path))
    add(store, "open", "203.0.113.5")
    add(store, "over", "203.0.113.5")
    act(store, "over", over=True)
    store.close()
    key = tmp_path / "tables.sqlite-key"
    assert key.stat().st_mode & 0o077 == 0
    content = path.read_bytes()
    assert b"203.0.113" not in content
    assert key.read_bytes() not in content
    db = sqlite3.connect(path)
    found = dict(db.execute("SELECT id, origin FROM tables"))
    db.close()
    assert found["over"] is None
    assert len(found["open"]) == 16


@pytest.mark.parametrize("damage", [None, b"", b"short"])
def test_a_lost_key_is_replaced(tmp_path: Path, damage: bytes | None) -> None:
    """Open tables so far no longer count, but stay."""
    path, key = tmp_path / "tables.sqlite", tmp_path / "tables.sqlite-key"
    store = Store(str(path))
    add(store, "a", "203.0.113.5", max_per_address=1)
    store.close()
    before = key.read_bytes()
    key.unlink()
    if damage is not None:
        key.write_bytes(damage)
    store = Store(str(path))
    add(store, "b", "203.0.113.5", max_per_address=1)
    with pytest.raises(Refused):
        add(store, "c", "203.0.113.5", max_per_address=1)
    assert None not in store.run_in_transaction([partial(store.read, id) for id in "ab"], [])
    store.close()
    assert len(key.read_bytes()) == len(before) == 32
    assert key.read_bytes() != before
