"""The server process: its socket, its signals, and its memory."""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
import socket
import sys
from collections.abc import Callable, Collection, Iterator, Mapping
from contextlib import contextmanager
from time import monotonic
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import uvicorn

from lexicon_fast.base.c_library import return_memory, set_up_malloc
from lexicon_fast.server.app import application, operator_application
from lexicon_fast.server.connections import CheckedHttpProtocol, Output, protocols
from lexicon_fast.server.log import log

if TYPE_CHECKING:
    from lexicon_fast.server.metrics import Metrics
    from lexicon_fast.server.service import Service

#: Seconds after which a thread that runs Python code lets the event loop run.
_SWITCH_INTERVAL: Final = 0.0005
#: Thresholds of the garbage collector. With Python's defaults it would scan thousands of objects of
#: each request again and again, although there are hardly any cycles. New objects are scanned 2,000
#: and then 20,000 at a time, because a scan holds up all clients, for 20 ms per 20,000 objects. All
#: objects are scanned after 240,000 new ones, so that cycles never hold more than some 50 MB.
_GC_THRESHOLDS: Final = (2_000, 10, 12)
#: Bytes that the system receives for a connection before the server reads them.
_RECEIVE_BUFFER: Final = 1 << 16
#: Bytes of a block, such as a long reply, that is returned to the system when it is freed.
_LARGE: Final = 1 << 18
#: Seconds between two times at which free memory is returned to the system.
_TRIM_INTERVAL: Final = 5.0
#: Seconds after SIGTERM until all requests are answered, and then until connections are closed.
_DRAIN: Final = 3.0
_GRACE: Final = 5
#: Requests for metrics at a time.
_MAX_OPERATOR_REQUESTS: Final = 20
#: In messages of Uvicorn: a rejected WebSocket gets an HTTP response, and text that is not UTF-8
#: the close code 1007.
_FAULTS_OF_CLIENTS: Final = ("without completing handshake", "Invalid UTF-8 sequence")
#: What the servers of players and of the operator have in common.
_CONFIG: Final[Mapping[str, Any]] = {
    "log_config": None,
    "log_level": "error",
    "access_log": False,
    "server_header": False,
    "proxy_headers": False,
}
#: Seconds between two pings over WebSocket, and until a ping must be answered.
_PING: Final = 20.0


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
    # Connections inherit this. Clients that send more than the server processes have to wait.
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, _RECEIVE_BUFFER)
    sys.setswitchinterval(_SWITCH_INTERVAL)
    gc.freeze()  # the garbage collector need not scan dictionaries and code
    gc.set_threshold(*_GC_THRESHOLDS)
    # All threads allocate from one arena. Large blocks are mapped, one by one; without this, glibc
    # puts them among the small ones, which keep the memory.
    set_up_malloc(mapped=_LARGE, arenas=1)

    output = Output(limits.max_unsent)
    http, websocket = protocols(service, output)
    config = uvicorn.Config(
        application(service, hosts=hosts, origins=origins),
        http=http,
        ws=websocket,
        ws_max_size=limits.max_body,
        ws_ping_interval=_PING,
        ws_ping_timeout=_PING,
        ws_per_message_deflate=False,
        lifespan="on",
        timeout_keep_alive=int(limits.patience),
        timeout_graceful_shutdown=_GRACE,
        **_CONFIG,
    )
    logging.getLogger("uvicorn.error").addFilter(_is_no_fault_of_a_client)
    # After shutting down, Uvicorn raises the signal again for this handler.
    signal.signal(signal.SIGTERM, lambda *_: None)
    server = _Server(config, service, started, operator)
    add_gauges(service.metrics, server, output)
    server.run(sockets=[listener])


def add_gauges(metrics: Metrics, server: uvicorn.Server, output: Output) -> None:
    """Add the metrics of connections."""
    metrics.gauge(
        "lexicon_fast_connections",
        "Open connections, with those over WebSocket.",
        lambda: len(server.server_state.connections),
    )
    metrics.gauge(
        "lexicon_fast_unsent_bytes",
        "Bytes that slow clients have not received yet.",
        output.unsent,
    )
    metrics.gauge(
        "lexicon_fast_connections_dropped_total",
        "Connections that were closed because clients read too slowly.",
        lambda: output.dropped,
    )


async def _return_memory() -> None:
    """Return free memory to the system now and then.

    Otherwise glibc keeps the memory of a peak for as long as anything above it is in use.
    """
    while True:
        await asyncio.sleep(_TRIM_INTERVAL)
        await asyncio.to_thread(return_memory)


def _is_no_fault_of_a_client(record: logging.LogRecord) -> bool:
    """Return whether to log a record. Uvicorn logs these as errors, although it answers them."""
    message = record.getMessage()
    return not any(fault in message for fault in _FAULTS_OF_CLIENTS)


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
        self._trimming: asyncio.Task[None] | None = None

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
        self._trimming = asyncio.create_task(_return_memory())
        self._on_started()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        log("stopping", "stopping", level="info")
        if self._trimming is not None:
            self._trimming.cancel()
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
                http=CheckedHttpProtocol,
                ws="none",
                lifespan="off",
                limit_concurrency=_MAX_OPERATOR_REQUESTS,
                timeout_graceful_shutdown=1,
                **_CONFIG,
            )
        )

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Leave the signals to the main server."""
        yield
