"""More tables in use than are kept in memory, and notifications with moves of bots."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Hashable
from typing import Any

import pytest

pytest.importorskip("starlette", reason="NOT TESTED: the extra `serve` is absent")

import msgspec

from lexicon_fast import Dictionary
from lexicon_fast.server import sockets, tables
from lexicon_fast.server.fair_queue import Client
from lexicon_fast.server.limits import Limits
from lexicon_fast.server.service import Service
from lexicon_fast.server.sockets import Session
from lexicon_fast.server.store import Store

PERSON = {"kind": "person"}
GREEDY = {"kind": "bot", "bot": "greedy"}

#: Seconds after which a test gives up: many times what is expected.
PATIENCE = 120

Call = Callable[..., Awaitable[Any]]


def run(play: Callable[[Service], Awaitable[None]], enable: Dictionary) -> None:
    """Call a function with a service."""

    async def limited() -> None:
        service = Service({"enable": enable}, Store(Store.MEMORY), Limits(), 1)
        try:
            await asyncio.wait_for(play(service), PATIENCE)
        finally:
            service.close()

    asyncio.run(limited())


def calls(service: Service, connection: Hashable = 1) -> Call:
    async def call(method: str, **params: Any) -> Any:
        job = service.new_job(1, method, Client(None, connection))
        answer = await service.answer(job, msgspec.json.encode(params))
        return msgspec.json.decode(msgspec.json.encode(answer))

    return call


def test_a_table_is_usable_although_all_others_are_watched(
    enable: Dictionary, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "_MAX_IN_MEMORY", 2)

    async def play(service: Service) -> None:
        call = calls(service)
        news = [await call("table.new", game="lexibomb", seats=[PERSON]) for _ in range(2)]
        for new in news:
            service.tables.watch(new["id"], lambda _: None)
        assert service.tables.in_memory == 2
        news += [await call("table.new", game="lexibomb", seats=[PERSON]) for _ in range(2)]
        assert service.tables.in_memory == 3  # one of those that nobody watches was dropped
        for new in news:
            view = await call("table.view", id=new["id"], token=new["tokens"][0])
            assert view["seat"] == 0

    run(play, enable)


class FakeSocket:
    """A WebSocket whose client sends requests, and gets messages."""

    def __init__(self) -> None:
        self.requests: asyncio.Queue[Any] = asyncio.Queue()
        self.messages: asyncio.Queue[Any] = asyncio.Queue()

    async def accept(self) -> None:
        pass

    async def receive(self) -> Any:
        return await self.requests.get()

    async def send_bytes(self, message: bytes) -> None:
        self.messages.put_nowait(msgspec.json.decode(message))

    def request(self, method: str, **params: Any) -> None:
        text = msgspec.json.encode({"id": method, "method": method, "params": params}).decode()
        self.requests.put_nowait({"type": "websocket.receive", "text": text})


@pytest.mark.parametrize("seconds", [0.0, 3600.0])
def test_a_player_gets_the_bots_move_with_the_own_one(
    seconds: float, enable: Dictionary, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The player's action is in the reply. A notification with it waits, but not for ever."""
    monkeypatch.setattr(sockets, "_BOT_SECONDS", seconds)

    async def play(service: Service) -> None:
        new = await calls(service)("table.new", game="lexibomb", seats=[PERSON, GREEDY])
        at = {"id": new["id"], "token": new["tokens"][0]}
        player, other = FakeSocket(), FakeSocket()
        running = []
        for socket, params in ((player, at), (other, {"id": new["id"]})):
            running.append(asyncio.create_task(Session(service, socket, None).run()))  # type: ignore[arg-type]
            socket.request("table.watch", **params)
            view = (await socket.messages.get())["result"]
        while view["to_move"] != 0:
            for socket in (player, other):
                view = (await socket.messages.get())["params"]
        player.request("table.act", **at, action={"action": "pass"})
        reply = (await player.messages.get())["result"]
        assert [event["player"] for event in reply["events"]] == [0]
        for socket in (player, other):
            events: list[Any] = []
            count = 0
            while len(events) < 2:
                events += (await socket.messages.get())["params"]["events"]
                count += 1
            assert [event["player"] for event in events] == [0, 1]
            assert events[0] == reply["events"][0]
            if socket is player and seconds:
                assert count == 1
        for socket in (player, other):
            socket.requests.put_nowait({"type": "websocket.disconnect"})
        await asyncio.gather(*running)

    run(play, enable)


def test_an_action_before_the_move_of_another_person_is_notified_at_once(
    enable: Dictionary, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "_BOT_SECONDS", 3600.0)

    async def play(service: Service) -> None:
        new = await calls(service)("table.new", game="scrabble", seats=[PERSON, PERSON])
        player = FakeSocket()
        running = asyncio.create_task(Session(service, player, None).run())  # type: ignore[arg-type]
        player.request("table.watch", id=new["id"])
        view = (await player.messages.get())["result"]
        token = new["tokens"][view["to_move"]]
        player.request("table.act", id=new["id"], token=token, action={"action": "pass"})
        messages = [await player.messages.get() for _ in range(2)]
        assert {message.get("method") for message in messages} == {None, "table.changed"}
        player.requests.put_nowait({"type": "websocket.disconnect"})
        await running

    run(play, enable)
