"""Readiness: starting, ready, a database that fails and recovers, shutting down."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable
from typing import Any

import pytest

pytest.importorskip("uvicorn", reason="NOT TESTED: the extra `serve` is absent")
pytest.importorskip("starlette", reason="NOT TESTED: the extra `serve` is absent")

from lexicon_fast import Dictionary
from lexicon_fast.server.app import application, operator_application
from lexicon_fast.server.disk import Disk, StorageError
from lexicon_fast.server.limits import Limits
from lexicon_fast.server.service import Service
from lexicon_fast.server.store import Store

#: Seconds after which a test gives up: many times what is expected.
PATIENCE = 120


async def get(app: Any, path: str) -> tuple[int, dict[str, Any]]:
    """Return status and JSON of an address of an ASGI application."""
    sent: list[dict[str, Any]] = []

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: dict[str, Any]) -> None:
        sent.append(message)

    scope = {
        "type": "http",
        "method": "GET",
        "path": path,
        "raw_path": path.encode(),
        "root_path": "",
        "query_string": b"",
        "headers": [(b"host", b"localhost")],
        "client": ("127.0.0.1", 1),
    }
    await app(scope, receive, send)
    body = b"".join(message.get("body", b"") for message in sent)
    return sent[0]["status"], json.loads(body)


def test_a_server_is_ready_between_start_and_stop(enable: Dictionary) -> None:
    service = Service({"enable": enable}, Store(Store.MEMORY), Limits())
    apps = [
        application(service, hosts=None, origins=()),
        operator_application(service, hosts=None),
    ]

    async def states() -> list[tuple[int, dict[str, Any]]]:
        found = []
        changes: list[Callable[[], None]] = [lambda: None, service.start, service.stop]
        for change in changes:
            change()
            first, second = [await get(app, "/ready") for app in apps]
            assert first == second
            assert (await get(apps[0], "/health"))[0] == 200
            found.append(first)
        service.close()
        return found

    assert asyncio.run(states()) == [
        (503, {"status": "starting"}),
        (200, {"status": "ready"}),
        (503, {"status": "stopping"}),
    ]


def test_a_server_is_not_ready_while_its_database_fails(
    enable: Dictionary, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Store(Store.MEMORY)
    broken = True
    probes = 0
    run = store.run_in_transaction

    def failing(*args: Any) -> list[Any]:
        nonlocal probes
        probes += 1
        if broken:
            raise sqlite3.OperationalError("database or disk is full")
        return run(*args)

    monkeypatch.setattr(store, "run_in_transaction", failing)

    async def work() -> None:
        nonlocal broken
        disk = Disk(store, probe_seconds=0.001)
        assert not disk.failing
        with pytest.raises(StorageError):
            await disk.run(store.count)
        assert disk.failing
        while probes < 4:
            await asyncio.sleep(0.001)
        assert disk.failing
        broken = False
        while disk.failing:
            await asyncio.sleep(0.001)
        assert await disk.run(store.count) == 0
        disk.close()

    asyncio.run(asyncio.wait_for(work(), PATIENCE))


def test_work_on_a_deleted_table_is_no_failure_of_the_database() -> None:
    def work() -> None:
        raise sqlite3.IntegrityError("its table has been deleted")

    async def run() -> bool:
        disk = Disk(Store(Store.MEMORY))
        with pytest.raises(StorageError):
            await disk.run(work)
        failing = disk.failing
        disk.close()
        return failing

    assert not asyncio.run(run())
