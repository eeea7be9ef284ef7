"""A server without a network whose time only the tests move, and whose deals they know."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
import pytest

from lexicon_fast import Dictionary
from lexicon_fast.base.errors import IllegalAction
from lexicon_fast.protocol.methods import RequestError
from lexicon_fast.server import tables
from lexicon_fast.server.fair_queue import Client
from lexicon_fast.server.limits import Limits
from lexicon_fast.server.service import Service
from lexicon_fast.server.store import Store

NORTH: dict[str, Any] = {"kind": "person", "name": "North"}
SOUTH: dict[str, Any] = {"kind": "person", "name": "South"}
OPEN: dict[str, Any] = {"kind": "open"}

PASS = {"action": "pass"}


class Loop(asyncio.SelectorEventLoop):
    """An event loop whose time stands still until a test moves it."""

    now = 1000.0

    def time(self) -> float:
        return self.now


class Bench:
    """A server without a network, and its time."""

    def __init__(self, loop: Loop, enable: Dictionary, path: str) -> None:
        self.loop = loop
        self.enable = enable
        self.path = path
        self.service = self._started()

    def _started(self, **limits: Any) -> Service:
        store = Store(self.path)
        return Service({"enable": self.enable}, store, Limits(**limits), 1, now=self.loop.time)

    def restart(self, *, killed: bool = False) -> None:
        """Start the server again. killed: it could not write its clocks."""
        if killed:
            for id in [*self.service.tables._awaited]:
                self.service.tables._stop_waiting(id)
        self.service.close()
        self.service = self._started()

    async def call(self, method: str, **params: Any) -> Any:
        job = self.service.new_job(1, method, Client(None, 1))
        answer = await self.service.answer(job, msgspec.json.encode(params))
        return msgspec.json.decode(msgspec.json.encode(answer))

    async def refused(self, method: str, **params: Any) -> IllegalAction | RequestError:
        with pytest.raises((IllegalAction, RequestError)) as found:
            await self.call(method, **params)
        return found.value

    async def new(
        self, *seats: dict[str, Any], game: str = "lexibomb", **more: Any
    ) -> tuple[str, list[Any]]:
        """A new table: its id, and the tokens of its seats."""
        new = await self.call("table.new", game=game, seats=list(seats or (NORTH, SOUTH)), **more)
        return new["id"], new["tokens"]

    async def turns(self, id: str, tokens: list[Any], count: int) -> dict[str, Any]:
        """Let people pass so many times. Returns the last view of all."""
        for _ in range(count):
            to_move = (await self.call("table.view", id=id))["to_move"]
            await self.call("table.act", id=id, token=tokens[to_move], action=PASS)
        view: dict[str, Any] = await self.call("table.view", id=id)
        return view

    async def settle(self, seconds: float = 0.0) -> None:
        """Move the time on, and do all that is due."""
        self.loop.now += seconds
        for _ in range(3):
            await asyncio.sleep(0)
        while not self.service.tables.disk.idle or self.service.tables._loading:
            await asyncio.sleep(0)
        await asyncio.sleep(0)


Play = Callable[[Bench], Awaitable[None]]
Run = Callable[[Play], None]


def runner(dictionary: Dictionary, folder: Path) -> Run:
    """Return a function that runs a test with a server. folder: for its database."""

    def runs(play: Play) -> None:
        loop = Loop()

        async def with_bench() -> None:
            bench = Bench(loop, dictionary, str(folder / "tables.sqlite"))
            try:
                await play(bench)
            finally:
                bench.service.close()

        seeds = count(1)
        with (
            pytest.MonkeyPatch.context() as patch,
            asyncio.Runner(loop_factory=lambda: loop) as running,
        ):
            # One rack in a hundred has no word: then a game would not open with a play.
            patch.setattr(tables, "secret_seed", lambda: next(seeds))
            running.run(with_bench())

    return runs
