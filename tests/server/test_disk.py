"""Tables on disk: transactions, and errors of the database."""

from __future__ import annotations

import asyncio
import sqlite3
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

pytest.importorskip("uvicorn", reason="NOT TESTED: the extra `serve` is absent")
pytest.importorskip("starlette", reason="NOT TESTED: the extra `serve` is absent")
pytest.importorskip("websockets", reason="NOT TESTED: the extra `serve` is absent")

import msgspec
from support.serving import Refusal, Server

from lexicon_fast import Dictionary
from lexicon_fast.base.errors import BadOption
from lexicon_fast.protocol.methods import Refused
from lexicon_fast.server.disk import Disk
from lexicon_fast.server.fair_queue import Client
from lexicon_fast.server.limits import Limits
from lexicon_fast.server.metrics import Metrics
from lexicon_fast.server.service import Service
from lexicon_fast.server.store import Store, StoredAction, StoredSeat, StoredTable

pytestmark = pytest.mark.processes

MOST = 100


def table(id: str) -> StoredTable:
    return StoredTable(
        id, "lexibomb", None, "enable", "", None, 7, [StoredSeat("open", "player 1", None, None)]
    )


def added(store: Store, *ids: str) -> None:
    for id in ids:
        assert store.run_in_transaction([partial(store.add, table(id), MOST)], []) == [[]]


def actions(store: Store, id: str) -> list[bytes]:
    [game] = store.run_in_transaction([lambda: store.read(id)], [])
    return game.actions  # type: ignore[no-any-return]


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(str(tmp_path / "tables.sqlite"))


@pytest.mark.parametrize(("sync", "synchronous"), [(False, 1), (True, 2)])
def test_each_commit_waits_for_the_disk_if_asked(
    tmp_path: Path, sync: bool, synchronous: int
) -> None:
    store = Store(str(tmp_path / "tables.sqlite"), sync=sync)
    assert store._db.execute("PRAGMA synchronous").fetchone() == (synchronous,)
    assert store._db.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert store._db.execute("PRAGMA auto_vacuum").fetchone() == (2,)  # incremental


def test_failed_work_writes_nothing_and_does_not_affect_other_work(store: Store) -> None:
    def half() -> None:
        store.add(table("half"), MOST)
        raise ValueError("half")

    found = store.run_in_transaction(
        [lambda: store.add(table("first"), MOST), half, lambda: store.add(table("last"), MOST)], []
    )
    assert [type(each) for each in found] == [list, ValueError, list]
    assert store.run_in_transaction([lambda: store.read("half")], []) == [None]
    assert [actions(store, id) for id in ("first", "last")] == [[], []]


def test_actions_of_many_tables_are_written_at_once(store: Store) -> None:
    """Only the action of a deleted table fails; the last action of a game ends it."""
    ids = [f"table {n}" for n in range(MOST)]
    added(store, *ids)
    found = store.run_in_transaction([], [StoredAction(id, 0, id.encode(), False) for id in ids])
    assert found == [None] * len(ids)
    many = [
        StoredAction(id, 1, b"again", id == "table 3") for id in [*ids[:50], "gone", *ids[50:]] * 3
    ]
    found = store.run_in_transaction([], many)
    wrong = [place for place, error in enumerate(found) if error is not None]
    # Each number once.
    assert wrong == [50, *range(101, 303)]
    gone = [place for place in wrong if many[place].id == "gone"]
    assert [found[place].data for place in gone] == [{"type": "NoSuchTable"}] * 3
    others = set(wrong).difference(gone)
    assert all(isinstance(found[place], sqlite3.IntegrityError) for place in others)
    assert [actions(store, id) for id in ids] == [[id.encode(), b"again"] for id in ids]
    assert store.run_in_transaction(
        [lambda: store.delete_old(over_before=1e12, idle_before=0, unstarted_before=0)], []
    ) == [["table 3"]]


def test_finished_games_make_room(store: Store) -> None:
    added(store, "a", "b", "c")
    ended = [StoredAction(id, 0, b"{}", id == "b") for id in "abc"]
    assert store.run_in_transaction([], ended) == [None] * 3
    assert store.run_in_transaction([lambda: store.add(table("d"), 3)], []) == [["b"]]
    assert store.run_in_transaction([], [StoredAction("d", 0, b"{}", False)]) == [None]
    [refused] = store.run_in_transaction([lambda: store.add(table("e"), 3)], [])
    assert isinstance(refused, Refused)
    assert refused.data == {"type": "TooMuch"}


def test_waiting_work_runs_and_reports_in_order(store: Store) -> None:
    told: list[Any] = []

    async def some() -> None:
        disk = Disk(store)
        futures: list[Any] = [
            disk.run(lambda: store.add(table("a"), MOST), lambda error: told.append(error)),
            disk.run(StoredAction("a", 0, b"{}", False), lambda error: told.append(error)),
            disk.run(StoredAction("b", 0, b"{}", False), lambda error: told.append(type(error))),
        ]
        futures[1].cancel()  # who asked has gone: it is done all the same
        assert await futures[0] == []
        with pytest.raises(Refused, match="there is no table with this id"):
            await futures[2]
        disk.close()

    asyncio.run(some())
    assert told == [None, None, Refused]


def test_the_time_of_transactions_is_measured(store: Store) -> None:
    metrics = Metrics()

    async def one() -> None:
        disk = Disk(store, metrics)
        await disk.run(lambda: None)
        disk.close()

    asyncio.run(one())
    [found] = metrics.transaction_seconds.collect()
    values = {sample.name.rpartition("_")[2]: sample.value for sample in found.samples}
    assert values["count"] == 1
    assert 0 < values["sum"] < 60


def test_actions_are_numbered_on_after_a_restart(tmp_path: Path, enable: Dictionary) -> None:
    path = tmp_path / "tables.sqlite"
    table: dict[str, Any] = {}

    async def pass_twice() -> None:
        service = Service({"enable": enable}, Store(str(path)), Limits())

        async def call(method: str, **params: Any) -> Any:
            job = service.new_job(1, method, Client(None, 1))
            answer = await service.answer(job, msgspec.json.encode(params))
            return msgspec.json.decode(msgspec.json.encode(answer))

        if not table:
            table.update(await call("table.new", game="lexibomb", seats=[{"kind": "person"}] * 2))
        for _ in range(2):
            view = await call("table.view", id=table["id"], token=table["tokens"][0])
            token = table["tokens"][view["to_move"]]
            await call("table.act", id=table["id"], token=token, action={"action": "pass"})
        service.close()

    for _ in range(2):
        asyncio.run(pass_twice())
    numbers = sqlite3.connect(path).execute("SELECT number FROM actions ORDER BY number").fetchall()
    assert numbers == [(0,), (1,), (2,), (3,)]


def test_a_broken_store_fails_all_futures(store: Store) -> None:
    async def broken() -> None:
        disk = Disk(store)
        store.run_in_transaction = None  # type: ignore[method-assign,assignment]
        with pytest.raises(TypeError):
            await disk.run(lambda: None)

    asyncio.run(broken())


@pytest.mark.slow
def test_an_action_that_is_not_stored_is_undone(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite"
    with Server(database) as server, server.socket() as client:
        seats = [{"kind": "person"}, {"kind": "person"}]
        new = client.call("table.new", game="lexibomb", seats=seats)
        id = new["id"]
        before = client.call("table.watch", id=id)
        at = {"id": id, "token": new["tokens"][before["to_move"]]}
        other = sqlite3.connect(database, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")  # now nobody else may write
        with pytest.raises(Refusal, match="the database could not be") as refused:
            client.call("table.act", **at, action={"action": "pass"})
        assert refused.value.code == -32603
        other.execute("ROLLBACK")
        other.close()
        assert not client.news
        assert client.call("table.view", id=id)["seq"] == before["seq"]
        after = client.call("table.act", **at, action={"action": "pass"})
        assert after["seq"] == before["seq"] + 1
    said = "".join(server.said)
    assert f"lexicon-fast serve: not stored in {database}: database is locked" in said


def test_a_table_that_is_written_again_is_waited_for_again(
    store: Store, enable: Dictionary
) -> None:
    class Written:
        """A table with two changes, one after the other."""

        writing = 2
        referee = SimpleNamespace(has_expired=False)

        async def written(self) -> None:
            self.writing -= 1
            if self.writing == 0:
                self.writing = None  # type: ignore[assignment]

        def has_to_accept(self) -> bool:
            return False

    async def get() -> None:
        service = Service({"enable": enable}, store, Limits())
        table = service.tables._open["a"] = Written()  # type: ignore[assignment]
        assert await service.tables.get("a", Client(None, 1)) is table
        assert table.writing is None
        del service.tables._open["a"]
        service.close()

    asyncio.run(get())


def test_a_damaged_database_is_one_error(tmp_path: Path) -> None:
    """SQLite quotes a damaged schema in its message, which is then no valid text."""
    good = tmp_path / "good.sqlite"
    Store(str(good)).close()
    data = good.read_bytes()
    schema = data.index(b"CREATE TABLE")
    for number, damaged in enumerate(
        (data[:5000], bytes(100) + data[100:], data[:schema] + b"\xff" * 40 + data[schema + 40 :])
    ):
        path = tmp_path / f"{number}.sqlite"
        path.write_bytes(damaged)
        with pytest.raises(BadOption) as caught:
            Store(str(path))
        why = "it is not a database, or its start is damaged" if number == 1 else "it is damaged"
        assert str(caught.value) == f"cannot open database {path}: {why}; use another --database"
