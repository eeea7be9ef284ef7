"""The server process: its socket, its signals, and its defence against slow clients."""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
import socket
import sys
from asyncio import TimerHandle, Transport
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager, suppress
from time import monotonic
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from lexicon_fast.protocol.errors import Refused
from lexicon_fast.server.app import application, operator_application
from lexicon_fast.server.log import log

if TYPE_CHECKING:
    from lexicon_fast.server.rate_limit import ConnectionLimit, Origins
    from lexicon_fast.server.service import Service

#: Seconds after which a thread that runs Python code lets the event loop run.
_SWITCH_INTERVAL: Final = 0.0005
#: Thresholds of the garbage collector. With Python's defaults it would scan thousands of objects of
#: each request again and again, although there are hardly any cycles.
_GC_THRESHOLDS: Final = (50_000, 20, 20)
#: Parameter of glibc's `mallopt`.
_M_ARENA_MAX: Final = -8
#: Seconds after SIGTERM until all requests are answered, and then until connections are closed.
_DRAIN: Final = 3.0
_GRACE: Final = 5
#: Requests for metrics at a time.
_MAX_OPERATOR_REQUESTS: Final = 20
#: Seconds between two pings over WebSocket, and until a ping must be answered.
_PING: Final = 20.0
#: Most bytes of the request line and headers.
_MAX_HEAD: Final = 1 << 15


def listening(host: str, port: int) -> socket.socket:
    """Return a listening socket. Raises OSError."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
    except OSError as error:
        error.filename = host
        raise
    listener = socket.socket(family, kind, protocol)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen(1024)
    except OSError as error:
        listener.close()
        error.filename = f"{host}:{port}"
        raise
    return listener


def address_of(listener: socket.socket) -> str:
    """Return the URL of the server."""
    host, port = listener.getsockname()[:2]
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


class Operator(NamedTuple):
    """Where the operator reads the metrics. hosts: see `HostOriginMiddleware`."""

    listener: socket.socket
    hosts: Collection[str] | None


def run(
    service: Service,
    listener: socket.socket,
    *,
    hosts: Collection[str] | None,
    origins: Collection[str],
    started: Callable[[], None],
    operator: Operator | None = None,
) -> None:
    """Serve until SIGTERM or SIGINT. Raises KeyboardInterrupt for SIGINT.

    hosts, origins: see `HostOriginMiddleware`; started: called when the server is ready; operator:
    where to serve the metrics.
    """
    limits = service.limits
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        # Drop clients that do not receive what is sent.
        milliseconds = int(limits.patience * 1000)
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, milliseconds)
    sys.setswitchinterval(_SWITCH_INTERVAL)
    gc.freeze()  # the garbage collector need not scan dictionaries and code
    gc.set_threshold(*_GC_THRESHOLDS)
    _use_one_arena()

    class Protocol(_Protocol):
        patience = limits.patience
        max_connections = limits.max_connections
        origins = service.origins
        per_address = service.connections
        refuse = staticmethod(service.refuse)

    config = uvicorn.Config(
        application(service, hosts=hosts, origins=origins),
        http=Protocol,
        ws="websockets-sansio",
        ws_max_size=limits.max_body,
        ws_ping_interval=_PING,
        ws_ping_timeout=_PING,
        ws_per_message_deflate=False,
        lifespan="on",
        log_config=None,
        log_level="error",
        access_log=False,
        server_header=False,
        proxy_headers=False,
        timeout_keep_alive=int(limits.patience),
        timeout_graceful_shutdown=_GRACE,
    )
    # A rejected WebSocket gets an HTTP response, which Uvicorn would log as an error.
    logging.getLogger("uvicorn.error").addFilter(_suppress_handshake_error)
    # After shutting down, Uvicorn raises the signal again for this handler.
    signal.signal(signal.SIGTERM, lambda *_: None)
    server = _Server(config, service, started, operator)
    service.metrics.gauge(
        "lexicon_fast_connections",
        "Open connections, with those over WebSocket.",
        lambda: len(server.server_state.connections),
    )
    server.run(sockets=[listener])


def _use_one_arena() -> None:
    """Let all threads allocate from one arena of glibc, so that they reuse each other's memory."""
    import ctypes

    with suppress(OSError, AttributeError):  # not glibc
        ctypes.CDLL(None).mallopt(_M_ARENA_MAX, 1)


def _suppress_handshake_error(record: logging.LogRecord) -> bool:
    return "without completing handshake" not in record.getMessage()


class _Server(uvicorn.Server):
    """Lets requests end before it shuts down, and has a second server for the operator.

    started: called when the server is ready.
    """

    def __init__(
        self,
        config: uvicorn.Config,
        service: Service,
        started: Callable[[], None],
        operator: Operator | None,
    ) -> None:
        super().__init__(config)
        self._service = service
        self._on_started = started
        self._operator = operator
        self._operator_server: _OperatorServer | None = None
        self._operator_task: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.started:
            return
        if self._operator is not None:
            app = operator_application(self._service, hosts=self._operator.hosts)
            self._operator_server = _OperatorServer(app)
            self._operator_task = asyncio.create_task(
                self._operator_server.serve([self._operator.listener])
            )
        self._on_started()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        log("stopping", "stopping", level="info")
        start = monotonic()
        for server in self.servers:  # accept no more connections
            server.close()
        self._service.stop()
        drained = await self._service.drained(_DRAIN)
        await super().shutdown(sockets)
        if self._operator_server is not None and self._operator_task is not None:
            self._operator_server.should_exit = True
            await self._operator_task
        seconds = round(monotonic() - start, 3)
        log("stopped", "stopped", level="info", seconds=seconds, drained=drained)


class _OperatorServer(uvicorn.Server):
    """Serves the metrics in the same event loop, until `should_exit` is set."""

    def __init__(self, app: Any) -> None:
        super().__init__(
            uvicorn.Config(
                app,
                http="httptools",
                ws="none",
                lifespan="off",
                log_config=None,
                log_level="error",
                access_log=False,
                server_header=False,
                proxy_headers=False,
                limit_concurrency=_MAX_OPERATOR_REQUESTS,
                timeout_graceful_shutdown=1,
            )
        )

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Leave the signals to the main server."""
        yield


class _Protocol(HttpToolsProtocol):
    """HTTP with a limit of connections, and timeouts for incomplete requests."""

    patience: float
    max_connections: int
    origins: Origins
    per_address: ConnectionLimit
    #: See `Service.refuse`.
    refuse: Callable[[str, Refused], None]

    def __init__(self, *args: Any, **extra: Any) -> None:
        super().__init__(*args, **extra)
        self._deadline: TimerHandle | None = None
        self._origin: str | None = None  # as far as `per_address` counts it
        self._head = 0  # bytes of the request line and headers so far

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if len(self.connections) > self.max_connections:
            message = f"too many open connections (limit {self.max_connections})"
            self.refuse("connection", Refused("TooMuch", message))
            transport.write(_empty_response("503 Service Unavailable"))
            transport.close()
            return
        origin = self.origins.of_peer(self.client[0]) if self.client else None
        try:
            self.per_address.open(origin)
        except Refused as error:
            self.refuse("connection", error)
            transport.write(_empty_response("429 Too Many Requests"))
            transport.close()
            return
        self._origin = origin
        self._start_timeout()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_timeout()
        self._stop_counting()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        self._head += len(data)
        super().data_received(data)
        if self._head > _MAX_HEAD and self.parser is not None:
            self.send_400_response("headers are too long")

    def handle_websocket_upgrade(self) -> None:
        self._stop_timeout()
        self._stop_counting()  # the application counts WebSockets, also those behind a proxy
        super().handle_websocket_upgrade()

    def on_message_begin(self) -> None:
        self._start_timeout()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._head = -1 << 62  # the body has its own limit
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._stop_timeout()
        self._head = 0
        super().on_message_complete()

    def _stop_counting(self) -> None:
        self.per_address.close(self._origin)
        self._origin = None

    def _start_timeout(self) -> None:
        """Give the client `patience` seconds for the rest of a request."""
        self._stop_timeout()
        self._deadline = self.loop.call_later(self.patience, self._on_timeout)

    def _stop_timeout(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _on_timeout(self) -> None:
        if not self.transport.is_closing():
            if self.cycle is None or not self.cycle.response_started:
                self.transport.write(_empty_response("408 Request Timeout"))
            self.transport.close()


def _empty_response(status: str) -> bytes:
    """Return an HTTP response without a body."""
    headers = "retry-after: 5\r\ncontent-length: 0\r\nconnection: close"
    return f"HTTP/1.1 {status}\r\n{headers}\r\n\r\n".encode()
