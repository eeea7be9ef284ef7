"""The server as a process: its socket, its signals, and clients that keep it waiting."""

from __future__ import annotations

import gc
import logging
import signal
import socket
import sys
from asyncio import TimerHandle, Transport
from collections.abc import Callable, Collection
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from lexicon_fast.server.app import application

if TYPE_CHECKING:
    from types import FrameType

    from lexicon_fast.server.service import Service

#: Seconds until a thread that computes in Python lets the event loop in.
_SWITCH: Final = 0.0005
#: New objects, and younger collections, until Python looks for cycles among them. Its own numbers
#: are for small programs: here thousands of objects of every request would be looked through again
#: and again, though hardly any cycles are made.
_COLLECT: Final = (50_000, 20, 20)
#: Of glibc's `mallopt`.
_M_ARENA_MAX: Final = -8
#: Seconds that requests have to end in after SIGTERM.
_GRACE: Final = 5
#: Seconds between two pings over WebSocket, and for their answers.
_PING: Final = 20.0
#: Bytes of an address and headers.
_MOST_HEAD: Final = 1 << 15


def listening(host: str, port: int) -> socket.socket:
    """A socket that listens. Raises OSError."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
    except OSError as error:
        error.filename = host
        raise
    found = socket.socket(family, kind, protocol)
    try:
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind(address)
        found.listen(1024)
    except OSError as error:
        found.close()
        error.filename = f"{host}:{port}"
        raise
    return found


def address_of(listener: socket.socket) -> str:
    """Where a browser finds it."""
    host, port = listener.getsockname()[:2]
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def run(
    service: Service,
    listener: socket.socket,
    *,
    hosts: Collection[str] | None,
    origins: Collection[str],
    started: Callable[[], None],
) -> None:
    """Serve until SIGTERM or SIGINT. Raises KeyboardInterrupt for the latter.

    hosts, origins: see `guard.Guard`; started: called once requests are answered.
    """
    limits = service.limits
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        # Who does not take what is sent is gone, however many bytes are still to be sent.
        milliseconds = int(limits.patience * 1000)
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, milliseconds)
    sys.setswitchinterval(_SWITCH)
    gc.freeze()  # what is there by now stays: dictionaries, code
    gc.set_threshold(*_COLLECT)
    _share_memory()

    class Protocol(_Protocol):
        patience = limits.patience
        most = limits.max_connections

    config = uvicorn.Config(
        application(service, hosts=hosts, origins=origins),
        http=Protocol,
        ws="websockets-sansio",
        ws_max_size=limits.max_body,
        ws_ping_interval=_PING,
        ws_ping_timeout=_PING,
        ws_per_message_deflate=False,
        lifespan="on",
        log_level="error",
        access_log=False,
        server_header=False,
        proxy_headers=False,
        timeout_keep_alive=int(limits.patience),
        timeout_graceful_shutdown=_GRACE,
    )
    # Of WebSockets that were answered by HTTP it says that they were not answered at all.
    logging.getLogger("uvicorn.error").addFilter(_is_news)
    # Uvicorn ends in good order, then raises the signal again for whom it found in charge.
    signal.signal(signal.SIGTERM, _ended)
    _Server(config, started, service.stop).run(sockets=[listener])


def _share_memory() -> None:
    """Have all threads allocate from one pool, where the C library keeps several: what one gives
    back another can use, and memory stays flat."""
    import ctypes

    with suppress(OSError, AttributeError):  # another C library has no such call
        ctypes.CDLL(None).mallopt(_M_ARENA_MAX, 1)


def _is_news(record: logging.LogRecord) -> bool:
    return "without completing handshake" not in record.getMessage()


def _ended(_signal: int, _frame: FrameType | None) -> None:
    """SIGTERM is heeded by now."""


class _Server(uvicorn.Server):
    """Says when it has started, and when it is about to end."""

    def __init__(
        self, config: uvicorn.Config, started: Callable[[], None], ending: Callable[[], None]
    ) -> None:
        super().__init__(config)
        self._tell = started
        self._ending = ending

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._tell()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._ending()
        await super().shutdown(sockets)


class _Protocol(HttpToolsProtocol):
    """HTTP with clients that do not end what they begin, or that are too many, sent away."""

    patience: float
    most: int

    def __init__(self, *args: Any, **extra: Any) -> None:
        super().__init__(*args, **extra)
        self._deadline: TimerHandle | None = None
        self._head = 0

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if len(self.connections) > self.most:
            transport.write(_answer("503 Service Unavailable"))
            transport.close()
            return
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._arrived()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        self._head += len(data)
        super().data_received(data)
        if self._head > _MOST_HEAD and self.parser is not None and not self._in_body():
            self.send_400_response("headers are too long")

    def handle_websocket_upgrade(self) -> None:
        self._arrived()
        super().handle_websocket_upgrade()

    def on_message_begin(self) -> None:
        self._wait()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._head = -1 << 62
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._arrived()
        self._head = 0
        super().on_message_complete()

    def _in_body(self) -> bool:
        return self._head < 0

    def _wait(self) -> None:
        """From now on the rest of a request is waited for."""
        self._arrived()
        self._deadline = self.loop.call_later(self.patience, self._give_up)

    def _arrived(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _give_up(self) -> None:
        if not self.transport.is_closing():
            if self.cycle is None or not self.cycle.response_started:
                self.transport.write(_answer("408 Request Timeout"))
            self.transport.close()


def _answer(status: str) -> bytes:
    """A response without a request."""
    headers = "retry-after: 5\r\ncontent-length: 0\r\nconnection: close"
    return f"HTTP/1.1 {status}\r\n{headers}\r\n\r\n".encode()
