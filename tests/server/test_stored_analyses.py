"""Analyses of finished games are stored with their tables, and computed once per version."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("uvicorn", reason="NOT TESTED: the extra `serve` is absent")
pytest.importorskip("starlette", reason="NOT TESTED: the extra `serve` is absent")

import msgspec
from support.shapes import shape_of

from lexicon_fast import Dictionary
from lexicon_fast.bots import analysis
from lexicon_fast.protocol.methods import Refused
from lexicon_fast.server import store as stores
from lexicon_fast.server.fair_queue import Client
from lexicon_fast.server.limits import Limits
from lexicon_fast.server.service import Service
from lexicon_fast.server.store import Store, StoredSeat, StoredTable

Call = Callable[..., Awaitable[Any]]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables.sqlite"


@pytest.fixture
def computed(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """A number for each analysis that is computed."""
    found: list[int] = []
    analyse = analysis.analyse

    def counted(*args: Any, **options: Any) -> Any:
        found.append(len(found))
        return analyse(*args, **options)

    monkeypatch.setattr(analysis, "analyse", counted)
    return found


def served(
    path: Path, dictionary: Dictionary, work: Callable[[Call], Awaitable[Any]], **limits: Any
) -> Any:
    """Start a service with a database, let it work, and close it."""

    async def main() -> Any:
        service = Service({"enable": dictionary}, Store(str(path)), Limits(**limits))

        async def call(method: str, **params: Any) -> Any:
            job = service.new_job(1, method, Client(None, 1))
            answer = await service.answer(job, msgspec.json.encode(params))
            return msgspec.json.decode(msgspec.json.encode(answer))

        try:
            return await work(call)
        finally:
            service.close()

    return asyncio.run(main())


async def finished(call: Call) -> str:
    """Play a game to its end. Returns the id of its table."""
    table = await call("table.new", game="lexibomb", seats=[{"kind": "person"}] * 2)
    id: str = table["id"]
    for _ in range(2):
        seat = (await call("table.view", id=id))["to_move"]
        await call("table.act", id=id, token=table["tokens"][seat], action={"action": "pass"})
    await call("table.resign", id=id, token=table["tokens"][seat])
    return id


def analysed(id: str, **more: Any) -> Callable[[Call], Awaitable[Any]]:
    params = {"id": id, "quick": True, "iterations": 2, **more}
    return lambda call: call("table.analyse", **params)


def test_a_restarted_server_has_the_analysis(
    path: Path, enable: Dictionary, computed: list[int]
) -> None:
    async def play(call: Call) -> tuple[str, Any]:
        id = await finished(call)
        record = (await call("table.record", id=id))["lines"]
        limits = {"quick": True, "iterations": 2}
        expected = await call("analyse", game="lexibomb", record=record, stream=False, **limits)
        return id, (await analysed(id)(call), expected)

    id, (first, expected) = served(path, enable, play)
    assert first == expected
    assert [row["of"] for row in first["rows"]].count("player") == 2
    assert len(computed) == 1
    assert served(path, enable, analysed(id)) == first
    assert len(computed) == 1


def test_each_preset_is_stored_and_another_version_computes_anew(
    path: Path, enable: Dictionary, computed: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    id = served(path, enable, finished)
    for _ in range(2):
        for quick in (True, False):
            served(path, enable, analysed(id, quick=quick))
    assert len(computed) == 2
    served(path, enable, analysed(id, top=1))  # in place of the quick one
    served(path, enable, analysed(id, top=1))
    assert len(computed) == 3
    monkeypatch.setattr(stores, "__version__", "9.9.9")
    for _ in range(2):
        served(path, enable, analysed(id, top=1))
    assert len(computed) == 4
    [(rows,)] = sqlite3.connect(path).execute("SELECT count(*) FROM analyses")
    assert rows == 2


def test_games_that_go_on_and_analyses_cut_short_are_not_stored(
    path: Path, enable: Dictionary, computed: list[int]
) -> None:
    async def running(call: Call) -> None:
        table = await call("table.new", game="lexibomb", seats=[{"kind": "person"}] * 2)
        with pytest.raises(Refused, match="the record shows hidden"):
            await analysed(table["id"])(call)
        with pytest.raises(Refused, match="there is no table"):
            await analysed("nosuch")(call)

    served(path, enable, running)
    assert computed == []
    id = served(path, enable, finished)
    assert served(path, enable, analysed(id, iterations=400), max_seconds=0.01)["stopped"]
    assert not served(path, enable, analysed(id, iterations=400))["stopped"]
    assert len(computed) == 2


def test_they_are_bounded_and_deleted_with_their_table(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seats = [StoredSeat("open", "player 1", None, None)]
    store = Store(str(path))

    def run(work: Callable[[], Any]) -> Any:
        [result] = store.run_in_transaction([work], [])
        return result

    run(partial(store.add, StoredTable("a", "lexibomb", None, "enable", "", None, 7, seats), 1))
    of_a: dict[str, Any] = {"quick": True, "params": "[]"}
    run(partial(store.save_analysis, "a", **of_a, result=b"x" * 10**6))
    run(partial(store.save_analysis, "gone", **of_a, result=b"x"))
    monkeypatch.setattr(stores, "_MAX_ANALYSIS", 10)
    run(partial(store.save_analysis, "a", quick=False, params="[]", result=b"too long"))
    assert run(partial(store.analysis, "a", **of_a)) == b"x" * 10**6
    assert run(partial(store.analysis, "a", quick=False, params="[]")) is None
    assert run(lambda: store.delete_old(over_before=9e9, idle_before=9e9, unstarted_before=9e9))
    store.close()
    assert sqlite3.connect(path).execute("SELECT * FROM analyses").fetchall() == []


def test_a_file_of_version_6_is_upgraded(tmp_path: Path) -> None:
    new, old = tmp_path / "new.sqlite", tmp_path / "old.sqlite"
    for path in (new, old):
        Store(str(path)).close()
    db = sqlite3.connect(old)
    db.execute("DROP TABLE analyses")
    db.execute("PRAGMA user_version = 6")
    db.commit()
    db.close()
    Store(str(old)).close()
    assert shape_of(old) == shape_of(new)
