"""Views and records of long games, which are sent in parts."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

pytest.importorskip("uvicorn", reason="NOT TESTED: the extra `serve` is absent")
pytest.importorskip("starlette", reason="NOT TESTED: the extra `serve` is absent")
pytest.importorskip("websockets", reason="NOT TESTED: the extra `serve` is absent")

import msgspec
from msgspec import Raw

from lexicon_fast import Dictionary
from lexicon_fast.protocol import messages as m
from lexicon_fast.protocol.methods import Refused
from lexicon_fast.server import messages as sm
from lexicon_fast.server import tables
from lexicon_fast.server.fair_queue import Client
from lexicon_fast.server.limits import Limits
from lexicon_fast.server.request import encoded_view
from lexicon_fast.server.service import Service
from lexicon_fast.server.sockets import Session
from lexicon_fast.server.store import Store

#: Bytes: fewer than a view with all events of the game below, more than one without.
MAX_REPLY = 6000
ROUNDS = 6

Call = Callable[..., Awaitable[Any]]


class Socket:
    """A WebSocket connection without a network."""

    def __init__(self) -> None:
        self.incoming: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.sent: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    async def accept(self) -> None:
        pass

    async def receive(self) -> dict[str, Any]:
        return await self.incoming.get()

    async def send_bytes(self, message: bytes) -> None:
        assert len(message) <= MAX_REPLY + 100  # bytes of the envelope
        self.sent.put_nowait(json.loads(message))

    def ask(self, method: str, **params: Any) -> None:
        request = {"jsonrpc": "2.0", "id": 1, "method": method, "params": params}
        self.incoming.put_nowait({"type": "websocket.receive", "text": json.dumps(request)})


@pytest.fixture
def with_long_game(
    enable: Dictionary, monkeypatch: pytest.MonkeyPatch
) -> Callable[[Callable[[Service, Call, str], Awaitable[None]]], None]:
    """Run a function with a service, a function that calls its methods, and a finished game."""
    monkeypatch.setattr(tables, "secret_seed", lambda: 5)

    async def running(work: Callable[[Service, Call, str], Awaitable[None]]) -> None:
        service = Service({"enable": enable}, Store(Store.MEMORY), Limits(max_reply=MAX_REPLY))
        service.start()

        async def call(method: str, **params: Any) -> Any:
            job = service.new_job(1, method, Client(None, 1))
            answer = await service.answer(job, msgspec.json.encode(params))
            assert len(answer) <= MAX_REPLY
            return msgspec.json.decode(answer)

        try:
            seats = [{"kind": "person"}] * 2
            new = await call("table.new", game="lexicon", seats=seats, rounds=ROUNDS)
            view = await call("table.view", id=new["id"])
            while not view["over"]:
                player = {"id": new["id"], "token": new["tokens"][view["to_move"]]}
                legal = await call("table.legal", **player, limit=1)
                view = await call("table.act", **player, action=legal["actions"][0])
            await work(service, call, new["id"])
        finally:
            service.stop()
            service.close()

    return lambda work: asyncio.run(running(work))


async def all_events(call: Call, id: str) -> list[Any]:
    """Return all events of a table, asked for in parts."""
    events, parts = [], 0
    view = {"until": 0, "seq": 1}
    while view["until"] < view["seq"]:
        view = await call("table.view", id=id, since=view["until"])
        events += view["events"]
        parts += 1
    assert parts > 1
    assert len(events) == view["seq"] - 1  # the setup is hidden
    assert events[-1]["event"] == "game end"
    return events


def test_long_views_have_the_first_events_and_say_where_the_others_begin(
    with_long_game: Any,
) -> None:
    async def work(service: Service, call: Call, id: str) -> None:
        await all_events(call, id)
        view = await call("table.view", id=id)
        assert (view["events"], view["until"]) == ([], view["seq"])

    with_long_game(work)


def test_those_who_watch_get_long_views_in_several_notifications(with_long_game: Any) -> None:
    async def work(service: Service, call: Call, id: str) -> None:
        socket = Socket()
        session = asyncio.create_task(Session(service, socket, None).run())  # type: ignore[arg-type]
        socket.ask("table.watch", id=id, since=0)
        view = (await socket.sent.get())["result"]
        events = view["events"]
        while view["until"] < view["seq"]:
            message = await socket.sent.get()
            assert message["method"] == "table.changed"
            view = message["params"]
            events += view["events"]
        assert events == await all_events(call, id)
        socket.incoming.put_nowait({"type": "websocket.disconnect"})
        await session
        assert socket.sent.empty()

    with_long_game(work)


def test_a_slow_client_gets_each_row_of_an_analysis_but_only_the_last_advice() -> None:
    async def main() -> list[Any]:
        sent: list[Any] = []
        session = Session(None, None, None)  # type: ignore[arg-type]  # neither is used

        async def send(message: bytes) -> None:
            sent.append(msgspec.json.decode(message))

        session._send = send  # type: ignore[method-assign]
        session._open = {1: (None, None), 2: (None, None)}  # type: ignore[dict-item]
        for number in range(3):
            session._add_update(1, m.AnalyseUpdate(id=1, row=number))
            session._add_update(2, m.AdviseUpdate(id=2, advice=number))
        sending = asyncio.create_task(session._send_notifications())
        for _ in range(20):  # each message takes one
            await asyncio.sleep(0)
        sending.cancel()
        return sent

    sent = asyncio.run(main())
    assert [(each["method"], each["params"]) for each in sent] == [
        *(("analyse.update", {"id": 1, "row": number}) for number in range(3)),
        ("advise.update", {"id": 2, "advice": 2}),
    ]


def test_a_view_that_is_too_long_without_events_is_refused_and_counted(
    with_long_game: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(service: Service, call: Call, id: str) -> None:
        socket = Socket()
        session = asyncio.create_task(Session(service, socket, None).run())  # type: ignore[arg-type]
        socket.ask("table.watch", id=id)
        await socket.sent.get()
        monkeypatch.setattr(service, "limits", Limits(max_reply=1024))
        for on_change in service.tables._watchers[id]:
            on_change(None)
        socket.ask("table.watch", id=id)
        answer = await socket.sent.get()
        assert answer["error"]["data"] == {"type": "TooMuch"}
        socket.incoming.put_nowait({"type": "websocket.disconnect"})
        await session
        assert socket.sent.empty()
        assert b'lexicon_fast_refusals_total{reason="TooMuch"} 1.0\n' in service.metrics.text()

    with_long_game(work)


def test_long_records_are_read_in_parts(with_long_game: Any) -> None:
    async def work(service: Service, call: Call, id: str) -> None:
        with pytest.raises(Refused, match="ask for less, for example with a lower limit"):
            await call("table.record", id=id)
        lines: list[str] = []
        while part := (await call("table.record", id=id, skip=len(lines), limit=10))["lines"]:
            assert len(part) <= 10
            lines += part
        events = [json.loads(line)["event"] for line in lines]
        assert (events[0], events[-1]) == ("setup", "game end")
        assert len(lines) == (await call("table.view", id=id))["seq"]
        last = await call("table.record", id=id, skip=len(lines) - 3)
        assert last["lines"] == lines[-3:]

    with_long_game(work)


def test_fallbacks_come_with_the_events_before_them() -> None:
    events = [Raw(b'{"event":"turn","text":"%s"}' % (b"x" * 50)) for _ in range(8)]
    view = sm.TableView(
        id="t",
        game="lexicon",
        seats=[],
        ruleset="waddingtons",
        dictionary="enable",
        rounds=None,
        seat=None,
        to_move=0,
        phase="turn",
        over=False,
        seq=8,
        scores=[],
        returns=None,
        next=None,
        clock=None,
        can_abort=False,
        advice=True,
        accept_after=None,
        accept_in=None,
        observation=Raw(b"{}"),
        events=events,
        until=8,
        fallbacks=[sm.Fallback(seq=seq, seat=1, reason="slow", by="greedy") for seq in range(8)],
    )
    whole = msgspec.json.encode(view)
    assert encoded_view(view, len(whole)).until == 8
    cut = encoded_view(view, len(whole) - 1)
    sent = msgspec.json.decode(bytes(cut.json))
    assert (cut.until, len(sent["events"]), cut.is_complete) == (4, 4, False)
    assert [each["seq"] for each in sent["fallbacks"]] == [0, 1, 2, 3]
