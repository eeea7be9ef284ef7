"""Connections of clients that send too much, or read too little, without a network."""

from __future__ import annotations

import asyncio
import random
import weakref
from collections.abc import Callable
from typing import Any

import pytest

pytest.importorskip("uvicorn", reason="NOT TESTED: the extra `serve` is absent")
pytest.importorskip("starlette", reason="NOT TESTED: the extra `serve` is absent")
pytest.importorskip("websockets", reason="NOT TESTED: the extra `serve` is absent")

import uvicorn
from campaigns.attacks.base import CONTINUATION, PING, PONG, TEXT, frame
from starlette.applications import Starlette
from starlette.routing import Route
from support.collector import no_collections
from uvicorn.server import ServerState

from lexicon_fast.server.connections import (
    Allowance,
    Connection,
    HttpProtocol,
    Output,
    WebSocketProtocol,
    _content_length,
)
from lexicon_fast.server.fair_queue import Client
from lexicon_fast.server.http import Http
from lexicon_fast.server.limits import AddressLimit, Limits, Origins
from lexicon_fast.server.request import RequestJob


class Transport(asyncio.Transport):
    """Records what is written. unsent: bytes that the client has not received."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.unsent = 0
        self.closing = self.aborted = self.paused = False
        self.protocol: Any = None

    def write(self, data: Any) -> None:
        self.written += data

    def get_write_buffer_size(self) -> int:
        return self.unsent

    def pause_reading(self) -> None:
        self.paused = True

    def resume_reading(self) -> None:
        self.paused = False

    def is_closing(self) -> bool:
        return self.closing

    def close(self) -> None:
        self.closing = True

    def abort(self) -> None:
        self.closing = self.aborted = True

    def set_protocol(self, protocol: Any) -> None:
        self.protocol = protocol


App = Callable[[Any, Any, Any], Any]


class Net:
    """Connections to an application. Tests run it with `asyncio.run`."""

    def __init__(self, app: App, limits: Limits = Limits()) -> None:  # noqa: B008
        self.output = Output(limits.max_unsent)
        self.state = ServerState()
        self.refusals: list[str] = []
        net = self

        class WebSocket(WebSocketProtocol):
            _refuse = staticmethod(lambda what, error: net.refusals.append(f"{what}: {error}"))
            _output = net.output

        class Http(HttpProtocol):
            _limits = limits
            _origins = Origins()
            _per_address = AddressLimit(100, "too many")
            _refuse = staticmethod(lambda what, error: net.refusals.append(f"{what}: {error}"))
            _output = net.output

        self.config = uvicorn.Config(
            app, http=Http, ws=WebSocket, log_config=None, ws_max_size=limits.max_body
        )
        self.config.load()
        self.http = Http

    def connect(self, peer: tuple[str, int] | None = None) -> tuple[Any, Transport]:
        """Return a new connection. peer: address and port of the client."""
        transport = Transport()
        transport._extra = {"peername": peer}  # type: ignore[attr-defined]
        protocol = self.http(config=self.config, server_state=self.state, app_state={})
        protocol.connection_made(transport)
        return protocol, transport

    async def websocket(self) -> tuple[Any, Transport]:
        """Return a connection after the handshake."""
        protocol, transport = self.connect()
        protocol.data_received(HANDSHAKE + b"\r\n")
        await settle()
        assert transport.written.startswith(b"HTTP/1.1 101 ")
        transport.written = b""
        return transport.protocol, transport


HANDSHAKE = (
    b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)


async def settle() -> None:
    """Let everything run that is ready."""
    for _ in range(50):
        await asyncio.sleep(0)


class Echo:
    """Answers with the body. gate: requests wait until it is set."""

    def __init__(self) -> None:
        self.calls = 0
        self.gate = asyncio.Event()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        self.calls += 1
        body = b""
        while (message := await receive())["type"] == "http.request":
            body += message["body"]
            if not message["more_body"]:
                break
        await self.gate.wait()
        headers = [(b"content-length", b"%d" % len(body))]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": body})


def post(body: bytes, chunked: bool = False) -> bytes:
    """Return a request."""
    head = b"POST / HTTP/1.1\r\nHost: x\r\n"
    if chunked:
        half = len(body) // 2
        parts = b"".join(b"%x\r\n%b\r\n" % (len(p), p) for p in (body[:half], body[half:]) if p)
        return head + b"Transfer-Encoding: chunked\r\n\r\n" + parts + b"0\r\n\r\n"
    return head + b"Content-Length: %d\r\n\r\n" % len(body) + body


@pytest.mark.parametrize(
    "request_", [b"GET / HTTP/1.1\r\nHost: x\r\n\r\n", post(b"x"), post(b"xy", True)]
)
def test_pipelined_requests_stay_bytes_until_earlier_ones_are_answered(request_: bytes) -> None:
    async def main() -> None:
        echo = Echo()
        protocol, transport = Net(echo).connect()
        protocol.data_received(request_ * 1000)
        await settle()
        assert echo.calls == 1
        assert not protocol.pipeline
        assert transport.paused
        echo.gate.set()
        while echo.calls < 1000:
            await settle()
        await settle()
        assert transport.written.count(b"HTTP/1.1 200 OK") == 1000
        assert not transport.paused
        protocol.connection_lost(None)

    asyncio.run(main())


def test_pipelined_requests_are_answered_in_order_however_they_arrive() -> None:
    """A blank line may stand in a body, and may arrive in two parts."""

    async def main() -> None:
        choose = random.Random(5)
        for _ in range(30):
            bodies = [
                b"<%d%b>" % (number, choose.choice([b"", b"\r\n\r\n", b"GET / HTTP/1.1\r\n\r\n"]))
                for number in range(8)
            ]
            data = b"".join(post(body, choose.random() < 0.5) for body in bodies)
            echo = Echo()
            echo.gate.set()
            protocol, transport = Net(echo).connect()
            at = 0
            while at < len(data):
                size = choose.choice((1, 2, 30, 200))
                protocol.data_received(data[at : at + size])
                at += size
                assert len(protocol._open) <= 2
                if choose.random() < 0.3:
                    await settle()
            while echo.calls < len(bodies):
                await settle()
            await settle()
            answers = transport.written.split(b"HTTP/1.1 200 OK")[1:]
            assert [each.split(b"\r\n\r\n", 1)[1] for each in answers] == bodies
            protocol.connection_lost(None)

    asyncio.run(main())


def test_a_lost_connection_has_no_more_work_and_no_more_memory() -> None:
    async def main() -> None:
        echo = Echo()
        net = Net(echo)
        protocol, transport = net.connect()
        protocol.data_received(post(b"x") * 1000)
        await settle()
        cycle = weakref.ref(protocol.cycle)
        lost = weakref.ref(protocol)
        transport.closing = True
        protocol.connection_lost(ConnectionResetError())
        echo.gate.set()
        await settle()
        assert echo.calls == 1
        assert not transport.written
        assert not net.state.tasks
        del protocol
        assert lost() is None
        assert cycle() is None

    with no_collections():
        asyncio.run(main())


def test_the_handshake_of_a_websocket_leaves_nothing_for_the_garbage_collector() -> None:
    async def main() -> None:
        protocol, transport = Net(Echo()).connect()
        protocol.data_received(HANDSHAKE + b"\r\n")
        await settle()
        assert isinstance(transport.protocol, WebSocketProtocol)
        http = weakref.ref(protocol)
        del protocol
        assert http() is None

    with no_collections():
        asyncio.run(main())


def test_a_client_that_does_not_read_gets_no_more_answers() -> None:
    async def main() -> None:
        echo = Echo()
        echo.gate.set()
        protocol, transport = Net(echo).connect()
        protocol.data_received(post(b"x"))
        await settle()
        protocol.pause_writing()
        protocol.data_received(post(b"x") * 10)
        await settle()
        assert echo.calls == 1
        assert transport.paused
        protocol.resume_writing()
        await settle()
        assert echo.calls == 11
        assert not transport.paused
        protocol.connection_lost(None)

    asyncio.run(main())


@pytest.mark.parametrize("end", [b"", b"\r\n"], ids=["open", "complete"])
def test_requests_with_many_headers_are_refused(end: bytes) -> None:
    async def main() -> None:
        echo = Echo()
        protocol, transport = Net(echo).connect()
        protocol.data_received(b"GET / HTTP/1.1\r\n" + b"a:\r\n" * 102 + end)
        assert transport.written.startswith(b"HTTP/1.1 400 ")
        assert transport.written.endswith(b"\r\n\r\ntoo many headers (limit 100)")
        assert transport.closing
        await settle()
        assert not echo.calls
        protocol.connection_lost(None)

    asyncio.run(main())


# Output


class Waiting(Connection):
    """A connection with unsent bytes."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.dropped = False

    def unsent(self) -> int:
        return self.size

    def drop(self) -> None:
        self.dropped = True


def test_the_longest_waiting_clients_are_dropped_first() -> None:
    output = Output(100)
    first, second, third = (Waiting(40) for _ in range(3))
    output.wait(first)
    output.wait(second)
    first.size = 60
    output.wait(first)  # it is still the one that waits longest
    assert not first.dropped
    output.wait(third)
    assert (first.dropped, second.dropped, third.dropped) == (True, False, False)
    assert output.dropped == 1
    output.done(second)
    third.size = 100
    output.wait(third)
    assert not third.dropped
    third.size = 101
    output.wait(third)
    assert third.dropped


# WebSocket


class Session:
    """Takes messages, one for each permit."""

    def __init__(self) -> None:
        self.messages: list[str] = []
        self.permits = asyncio.Semaphore(0)
        self.end: int | None = None

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] == "websocket.receive":
            self.messages.append(message["text"])
            await self.permits.acquire()
        self.end = message["code"]


def test_messages_are_parsed_when_earlier_ones_are_taken() -> None:
    async def main() -> None:
        session = Session()
        protocol, transport = await Net(session).websocket()
        texts = [str(number) for number in range(5000)]
        protocol.data_received(b"".join(frame(TEXT, text.encode()) for text in texts))
        await settle()
        assert transport.paused
        assert protocol.queue.qsize() < 400
        for _ in texts:
            session.permits.release()
        while len(session.messages) < len(texts):
            await settle()
        assert session.messages == texts
        assert not transport.paused
        protocol.connection_lost(None)
        await settle()

    asyncio.run(main())


def test_messages_of_one_connection_take_turns_with_others() -> None:
    async def main() -> None:
        order: list[str] = []

        async def app(scope: Any, receive: Any, send: Any) -> None:
            await receive()
            await send({"type": "websocket.accept"})
            while (message := await receive())["type"] == "websocket.receive":
                order.append(message["text"])

        net = Net(app)
        first, _ = await net.websocket()
        second, _ = await net.websocket()
        first.data_received(frame(TEXT, b"a") * 200)
        second.data_received(frame(TEXT, b"b") * 20)
        await settle()
        # The second connection is not served only after the first.
        assert "".join(order[:40]).count("b") >= 15
        for each in (first, second):
            each.connection_lost(None)
        await settle()

    asyncio.run(main())


def test_a_long_message_is_parsed_at_once() -> None:
    async def main() -> None:
        session = Session()
        protocol, _ = await Net(session).websocket()
        text = b"x" * (1 << 18)
        protocol.data_received(frame(TEXT, text))
        assert protocol.queue.qsize() == 1
        protocol.connection_lost(None)
        await settle()

    asyncio.run(main())


@pytest.mark.parametrize(
    "flood",
    [
        frame(PING) * 2000,
        frame(PONG, b"x") * 2000,
        frame(TEXT, fin=False) + frame(CONTINUATION, fin=False) * 2000,
    ],
    ids=["pings", "pongs", "fragments"],
)
def test_floods_of_frames_end_the_connection(flood: bytes) -> None:
    async def main() -> None:
        session = Session()
        net = Net(session)
        protocol, transport = await net.websocket()
        protocol.data_received(flood)
        # It is the turn of others before the flood is parsed.
        assert not transport.closing
        assert transport.paused
        await settle()
        assert transport.closing
        assert b"too many pings, pongs or fragments" in transport.written[-60:]
        assert session.end == 1008
        assert net.refusals == ["websocket: too many pings, pongs or fragments"]
        protocol.connection_lost(None)
        await settle()

    asyncio.run(main())


def test_a_message_may_come_in_many_fragments() -> None:
    async def main() -> None:
        session = Session()
        protocol, transport = await Net(session).websocket()
        part = b"x" * 1024
        protocol.data_received(
            frame(TEXT, part, fin=False)
            + frame(CONTINUATION, part, fin=False) * 254
            + frame(PING) * 10
            + frame(CONTINUATION, part)
        )
        await settle()
        assert session.messages == ["x" * (1 << 18)]
        assert transport.written.count(b"\x8a\x00") == 10  # pongs
        protocol.connection_lost(None)
        await settle()

    asyncio.run(main())


def test_an_allowance_is_refilled_with_time() -> None:
    now = 0.0
    allowance = Allowance(3, 2.0, lambda: now)
    assert [allowance.take() for _ in range(5)] == [True] * 3 + [False] * 2
    now = 0.5
    assert [allowance.take() for _ in range(2)] == [True, False]
    now = 100.0
    assert [allowance.take() for _ in range(5)] == [True] * 3 + [False] * 2


def test_a_handshake_that_the_library_refuses_is_answered() -> None:
    async def main() -> None:
        session = Session()
        protocol, transport = Net(session).connect()
        protocol.data_received(HANDSHAKE + b"X: " + b"x" * 10_000 + b"\r\n\r\n")
        await settle()
        assert transport.written.startswith(b"HTTP/1.1 400 ")
        assert transport.closing
        transport.protocol.connection_lost(None)
        await settle()

    asyncio.run(main())


def test_messages_that_were_sent_do_not_count_as_output() -> None:
    async def main() -> None:
        session = Session()
        protocol, transport = await Net(session).websocket()
        protocol.pause_writing()
        send = asyncio.create_task(protocol.send({"type": "websocket.send", "bytes": b"x" * 300}))
        await settle()
        assert protocol.unsent() == 300
        protocol.resume_writing()
        await send
        assert transport.written.endswith(b"x" * 300)
        assert protocol.unsent() == 0
        protocol.connection_lost(None)
        await settle()

    asyncio.run(main())


def test_messages_that_wait_count_as_output() -> None:
    async def main() -> None:
        session = Session()
        net = Net(session, Limits(max_unsent=1000))
        protocol, transport = await net.websocket()
        protocol.pause_writing()
        transport.unsent = 600
        sends = [
            asyncio.create_task(protocol.send({"type": "websocket.send", "bytes": b"x" * 300}))
            for _ in range(2)
        ]
        await settle()
        assert transport.aborted
        assert net.output.dropped == 1
        protocol.connection_lost(None)
        results = await asyncio.gather(*sends, return_exceptions=True)
        assert all(isinstance(each, OSError) for each in results)
        await settle()

    asyncio.run(main())


# Requests


@pytest.mark.parametrize(
    "method", ["solve", "plan", "advise", "analyse", "bot.move", "table.legal"]
)
def test_long_requests_of_lost_connections_are_cancelled(method: str) -> None:
    jobs: list[Any] = []

    class Service:
        limits = Limits()
        origins = Origins()

        def new_job(self, id: None, method: str, client: Client) -> RequestJob:
            jobs.append(RequestJob(id, method, 3600.0, client))
            return jobs[-1]

        async def answer(self, job: RequestJob, params: bytes) -> Any:
            while True:
                job.check()
                await asyncio.sleep(0)

    async def main() -> None:
        http = Http(Service())  # type: ignore[arg-type]
        app = Starlette(routes=[Route("/rpc/{method}", http.call, methods=["POST"])])
        net = Net(app)
        protocol, transport = net.connect()
        protocol.data_received(b"POST /rpc/%b HTTP/1.1\r\nHost: x\r\n\r\n" % method.encode())
        await settle()
        assert not jobs[0].cancelled
        transport.closing = True
        protocol.connection_lost(None)
        await settle()
        assert jobs[0].cancelled
        assert not net.state.tasks

    asyncio.run(main())


def test_the_length_of_a_body_is_what_its_header_says() -> None:
    assert _content_length([(b"host", b"12"), (b"content-length", b"34")]) == 34
    for value in (b"x", b"9" * 20, b""):
        assert _content_length([(b"host", b"12"), (b"content-length", value)]) == 0


def test_connections_of_an_address_are_limited_whatever_their_ports() -> None:
    async def main() -> None:
        net = Net(Echo())
        net.http._per_address = AddressLimit(2, "too many")
        opened = [net.connect(("203.0.113.5", port))[1] for port in (1001, 1002, 1003)]
        assert [transport.closing for transport in opened] == [False, False, True]
        assert opened[2].written.startswith(b"HTTP/1.1 429 ")
        assert not net.connect(("203.0.113.6", 1001))[1].closing

    asyncio.run(main())
