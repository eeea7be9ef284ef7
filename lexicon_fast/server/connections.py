"""HTTP and WebSocket connections whose clients may send too much, or read too little.

They also check the rules of RFC 9112 and 9110 for the head of a request that the parser ignores.
Programs in front of a server may read such a request in another way than the server does, and so be
made to let requests through.
"""

from __future__ import annotations

import asyncio
import re
from asyncio import Handle, TimerHandle, Transport
from collections import Counter, deque
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from httptools import parse_url
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from lexicon_fast.protocol.methods import Refused

if TYPE_CHECKING:
    from websockets.frames import Frame

    from lexicon_fast.server.limits import AddressLimit, Limits, Origins
    from lexicon_fast.server.service import Service

_VERSIONS: Final = ("1.0", "1.1")
#: A name or an address, with an optional port. Names may have percent encodings.
_HOST: Final = re.compile(rb"(?:[\w.~!$&'()*+,;=%-]*|\[[0-9A-Fa-f:.]+\])(?::[0-9]*)?", re.ASCII)
#: Headers that a request may have once.
_SINGLE: Final = (b"host", b"origin")


class BadHead(Exception):
    """A request breaks a rule of HTTP. The parser ends with it."""


def check_head(version: str, target: bytes, headers: Sequence[tuple[bytes, bytes]]) -> None:
    """Check the head of a request; names of headers are in lower case. Raises BadHead."""
    if version not in _VERSIONS:
        raise BadHead(f"HTTP {version} is not supported; use HTTP 1.1")
    count = Counter(name for name, _ in headers)
    for name in _SINGLE:
        if count[name] > 1:
            raise BadHead(f"the request has {count[name]} {name.decode()} headers; send one")
    values = dict(headers)
    host = values.get(b"host")
    if host is None:
        if version != "1.0":
            raise BadHead("the request has no host header")
    elif not _HOST.fullmatch(host):
        raise BadHead("the host header is not a name or an address, with an optional port")
    coding = values.get(b"transfer-encoding")
    if coding is not None and (version == "1.0" or coding.lower() != b"chunked"):
        raise BadHead("the transfer encoding of a body can only be chunked, in HTTP 1.1")
    if b"#" in target:
        raise BadHead("the request target has a fragment (#)")
    if not target.startswith((b"/", b"*")):
        _check_absolute(target, host)


def _check_absolute(target: bytes, host: bytes | None) -> None:
    """Check a target that is a whole URL, as clients send it to proxies. Raises BadHead."""
    scheme, _, rest = target.partition(b"://")
    authority = re.split(rb"[/?]", rest, maxsplit=1)[0]
    if scheme.lower() not in (b"http", b"https") or not parse_url(target).path:
        raise BadHead("the request target is not a path of this server")
    if b"@" in authority:
        raise BadHead("the request target has a user name; leave it out")
    if host is not None and authority.lower() != host.lower():
        raise BadHead("the request target and the host header name different hosts")


class CheckedHttpProtocol(HttpToolsProtocol):
    """HTTP that answers requests with a bad head with status 400."""

    _problem: str | None = None
    _is_head = True

    def on_message_begin(self) -> None:
        self._problem = None
        self._is_head = True
        super().on_message_begin()

    def on_header(self, name: bytes, value: bytes) -> None:
        # A header after a chunked body must not replace one of the head, such as X-Forwarded-For.
        if self._is_head:
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        try:
            check_head(self.parser.get_http_version(), self.url, self.headers)
        except BadHead as error:
            self._problem = str(error)
            raise
        self._is_head = False
        super().on_headers_complete()

    def send_400_response(self, msg: str) -> None:
        super().send_400_response(self._problem or msg)


#: Most bytes of the request line and headers, and most headers.
_MAX_HEAD: Final = 1 << 15
_MAX_HEADERS: Final = 100
_BLANK_LINE: Final = b"\r\n\r\n"
#: Most bytes of HTTP that are parsed at a time.
_MAX_PIECE: Final = 1 << 14

#: Bytes of frames that are parsed at a time, and frames after which other connections have a turn.
_FRAMES_PIECE: Final = 1 << 11
_FRAMES_TURN: Final = 64
#: Pings, pongs and fragments of messages that a client may send at once, and then per second.
#: Each costs as much as a short message. A message of 256 KiB in fragments of 1 KiB is accepted.
_MAX_PARTS: Final = 512
_PARTS_PER_SECOND: Final = 20.0
#: Why a connection is dropped.
_TOO_SLOW: Final = "clients read too slowly (option --max-unsent)"
#: Close code of WebSocket for a violated policy.
_POLICY_VIOLATION: Final = 1008


class Output:
    """Limits the bytes that all connections together have not sent yet.

    Above the limit, the connections that have been waiting longest are dropped: a client that reads
    waits only for a moment. limit: in bytes.
    """

    def __init__(self, limit: int) -> None:
        self._limit: Final = limit
        #: Waiting connections, the longest waiting first.
        self._waiting: dict[Connection, None] = {}
        #: Number of dropped connections.
        self.dropped = 0

    def wait(self, connection: Connection) -> None:
        """Count the output of a connection, which has grown, until `done` is called."""
        self._waiting.setdefault(connection)
        excess = self.unsent() - self._limit
        while excess > 0:
            longest = next(iter(self._waiting))
            del self._waiting[longest]
            excess -= longest.unsent()
            self.dropped += 1
            longest.drop()

    def unsent(self) -> int:
        """Return the number of bytes that all waiting connections have not sent."""
        return sum(each.unsent() for each in self._waiting)

    def done(self, connection: Connection) -> None:
        """Stop counting the output of a connection: its client reads, or it is closed."""
        self._waiting.pop(connection, None)


class Connection(asyncio.Protocol):
    """A connection whose output is limited together with that of all others."""

    transport: Transport
    #: Its kind in metrics and in the log.
    _kind: str
    #: See `Service.refuse`.
    _refuse: Callable[[str, Refused], None]
    _output: Output

    def unsent(self) -> int:
        """Return the number of bytes that wait to be sent."""
        return self.transport.get_write_buffer_size()

    def drop(self) -> None:
        """Close the connection at once, and forget what waits to be sent."""
        self._refuse(self._kind, Refused("TooMuch", _TOO_SLOW))
        self.transport.abort()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._output.wait(self)

    def resume_writing(self) -> None:
        self._output.done(self)
        super().resume_writing()


def protocols(
    service: Service, output: Output
) -> tuple[type[HttpProtocol], type[WebSocketProtocol]]:
    """Return the protocols of a server. Their connections share `output`."""

    class Http(HttpProtocol):
        _limits = service.limits
        _origins = service.origins
        _per_address = service.connections
        _refuse = staticmethod(service.refuse)
        _output = output

    class WebSocket(WebSocketProtocol):
        _refuse = staticmethod(service.refuse)
        _output = output

    return Http, WebSocket


class _Flow(FlowControl):
    """Flow control that reads no more while received requests wait to be parsed."""

    held = False

    def resume_reading(self) -> None:
        if not self.held:
            super().resume_reading()


class HttpProtocol(Connection, CheckedHttpProtocol):
    """HTTP with limits of connections, of pipelined requests, and of the time for a request.

    Uvicorn would parse all requests that have arrived. Here a request stays bytes until the one
    before it is answered, and until the client has read most of that answer.
    """

    _limits: Limits
    _origins: Origins
    _per_address: AddressLimit
    _kind = "connection"
    flow: _Flow

    def __init__(self, *args: Any, **extra: Any) -> None:
        super().__init__(*args, **extra)
        self._deadline: TimerHandle | None = None
        self._origin: str | None = None  # as far as `_per_address` counts it
        self._head = 0  # bytes of the request line and headers so far
        self._unparsed = bytearray()
        self._in_request = False  # a request has arrived in part
        self._body_left = 0  # bytes of its body to come, as far as known
        #: Requests that are not answered yet, the oldest first.
        self._open: deque[RequestResponseCycle] = deque()

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.flow = _Flow(transport)
        limit = self._limits.max_connections
        if len(self.connections) > limit:
            self._refuse(
                self._kind, Refused("TooMuch", f"too many open connections (limit {limit})")
            )
            transport.write(_empty_response("503 Service Unavailable"))
            transport.close()
            return
        origin = self._origins.of_peer(self.client[0]) if self.client else None
        try:
            self._per_address.add(origin)
        except Refused as error:
            self._refuse(self._kind, error)
            transport.write(_empty_response("429 Too Many Requests"))
            transport.close()
            return
        self._origin = origin
        self._start_timeout()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_timeout()
        self._stop_counting()
        self._unset_keepalive_if_required()
        self._output.done(self)
        super().connection_lost(exc)
        for cycle in self._open:
            cycle.disconnected = True
            cycle.message_event.set()
        # Without these references, the memory is free before the garbage collector runs.
        self._open.clear()
        self.pipeline.clear()
        self._unparsed.clear()
        self.cycle = self.scope = self.headers = None  # type: ignore[assignment]

    def data_received(self, data: bytes) -> None:
        if not self.transport.is_closing():
            self._unparsed += data
            self._parse()

    def _parse(self) -> None:
        """Parse what has arrived, until a request is complete that must be answered first."""
        while self._unparsed and not self.transport.is_closing():
            if not self._in_request and (self._open or self.flow.write_paused):
                self.flow.held = True
                self.flow.pause_reading()
                return
            size = self._piece()
            piece = bytes(self._unparsed[:size])
            del self._unparsed[:size]
            self._head += len(piece)
            super().data_received(piece)
            if self.parser is None or self.transport.is_closing():
                return
            if self._head > _MAX_HEAD:
                self.send_400_response("headers are too long")
        if self.flow.held and not self.transport.is_closing():
            self.flow.held = False
            self.flow.resume_reading()

    def _piece(self) -> int:
        """Return the number of bytes to parse next. No piece has more than the rest of a request.

        If a blank line arrives in two parts, a piece may have the next request, too.
        """
        if self._body_left:
            return min(self._body_left, _MAX_PIECE)
        end = self._unparsed.find(
            _BLANK_LINE, 0, _MAX_PIECE
        )  # of the headers, or of a chunked body
        return _MAX_PIECE if end < 0 else end + len(_BLANK_LINE)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._parse()

    def handle_websocket_upgrade(self) -> None:
        self._stop_timeout()
        self._stop_counting()  # the application counts WebSockets, also those behind a proxy
        self._unparsed.clear()  # clients must wait for the answer to the handshake
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # it refers to this object

    def on_message_begin(self) -> None:
        self._in_request = True
        self._start_timeout()
        super().on_message_begin()

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        if len(self.headers) > _MAX_HEADERS:
            self._problem = f"too many headers (limit {_MAX_HEADERS})"
            raise BadHead(self._problem)

    def on_headers_complete(self) -> None:
        self._head = -1 << 62  # the body has its own limit
        self._body_left = _content_length(self.headers)
        before = self.cycle
        super().on_headers_complete()
        if self.cycle is not before:  # it is not a WebSocket handshake
            self._open.append(self.cycle)

    def on_body(self, body: bytes) -> None:
        self._body_left = max(0, self._body_left - len(body))
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._stop_timeout()
        self._in_request = False
        self._head = self._body_left = 0
        super().on_message_complete()

    def on_response_complete(self) -> None:
        while self._open and self._open[0].response_complete:
            self._open.popleft()
        super().on_response_complete()
        self._parse()

    def _stop_counting(self) -> None:
        self._per_address.remove(self._origin)
        self._origin = None

    def _start_timeout(self) -> None:
        """Give the client `patience` seconds for the rest of a request."""
        self._stop_timeout()
        self._deadline = self.loop.call_later(self._limits.patience, self._on_timeout)

    def _stop_timeout(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _on_timeout(self) -> None:
        if not self.transport.is_closing():
            if self.cycle is None or not self.cycle.response_started:
                self.transport.write(_empty_response("408 Request Timeout"))
            self.transport.close()


def _content_length(headers: list[tuple[bytes, bytes]]) -> int:
    """Return the length of a body; 0: there is none, or it is chunked. The parser checks it."""
    for name, value in headers:
        if name == b"content-length" and value.isdigit() and len(value) < 20:
            return int(value)
    return 0


def _empty_response(status: str) -> bytes:
    """Return an HTTP response without a body."""
    headers = "retry-after: 5\r\ncontent-length: 0\r\nconnection: close"
    return f"HTTP/1.1 {status}\r\n{headers}\r\n\r\n".encode()


class Allowance:
    """A number of things that may happen at once, and then per second. now: a clock in seconds."""

    def __init__(self, at_once: int, per_second: float, now: Callable[[], float]) -> None:
        self._at_once: Final = at_once
        self._per_second: Final = per_second
        self._now: Final = now
        self._left = float(at_once)
        self._since = now()

    def take(self) -> bool:
        """Take one; return whether there was one left."""
        if self._left < 1.0:
            now = self._now()
            refilled = self._left + (now - self._since) * self._per_second
            self._left = min(refilled, float(self._at_once))
            self._since = now
        if self._left < 1.0:
            return False
        self._left -= 1.0
        return True


class WebSocketProtocol(Connection, WebSocketsSansIOProtocol):
    """WebSocket with limits of pings, pongs and fragments. Messages are sent as text.

    Frames are parsed in turns, and only once the application has taken the messages before them, so
    that one client does not hold up the others.
    """

    _kind = "websocket"

    def __init__(self, *args: Any, **extra: Any) -> None:
        super().__init__(*args, **extra)
        self._unparsed = bytearray()
        self._next_turn: Handle | None = None
        self._frames = 0
        self._parts = Allowance(_MAX_PARTS, _PARTS_PER_SECOND, self.loop.time)
        self._to_send = 0  # bytes of messages that wait until others are sent
        # The application has JSON as bytes, which need not be decoded for a text frame.
        self.conn.send_binary = self.conn.send_text  # type: ignore[method-assign]

    def connection_lost(self, exc: Exception | None) -> None:
        self._output.done(self)
        del self.conn.send_binary  # it refers to the object that has it
        self._unparsed.clear()
        if self._next_turn is not None:
            self._next_turn.cancel()
            self._next_turn = None
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._unparsed += data
        if self._next_turn is None and self.queue.empty():
            self._parse()
        else:
            self._read_on()

    def _parse(self) -> None:
        """Parse frames until there is a message, or it is the turn of other connections."""
        self._next_turn = None
        self._frames = 0
        while self._unparsed and not self.transport.is_closing():
            piece = bytes(self._unparsed[:_FRAMES_PIECE])
            del self._unparsed[:_FRAMES_PIECE]
            super().data_received(piece)
            if self.conn.handshake_exc is not None:
                self._refuse_handshake()
            if not self.queue.empty() or self._frames >= _FRAMES_TURN:
                break
        self._read_on()

    def _read_on(self) -> None:
        """Parse more frames in the next turn, or receive more."""
        if self.transport.is_closing():
            self._unparsed.clear()
        elif self._unparsed:
            if not self.read_paused:
                self.read_paused = True
                self.transport.pause_reading()
            if self.queue.empty() and self._next_turn is None:
                self._next_turn = self.loop.call_soon(self._parse)
        elif self.read_paused and self.queue.empty():
            self.read_paused = False
            self.transport.resume_reading()

    def _refuse_handshake(self) -> None:
        """Answer a handshake that the library does not accept, such as one with many headers."""
        self.transport.write(_empty_response("400 Bad Request"))
        self.transport.close()

    async def receive(self) -> Any:
        """Return the next message for the application."""
        if not self.queue.empty():  # a client that sends many is not the only one
            await asyncio.sleep(0)
        message = await self.queue.get()
        self._read_on()
        return message

    async def send(self, message: Any) -> None:
        """Send a message of the application, once the client has read most of those before it."""
        if not self.writable.is_set():
            size = len(message.get("bytes") or b"")
            self._to_send += size
            self._output.wait(self)
            try:
                await self.writable.wait()
            finally:
                self._to_send -= size
        await super().send(message)

    def unsent(self) -> int:
        """Return the number of bytes that wait to be sent, here or in a message of `send`."""
        return super().unsent() + self._to_send

    # Frames

    def handle_text(self, event: Frame) -> None:
        if self._accepts(event, is_part=not event.fin):
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if self._accepts(event, is_part=not event.fin):
            super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        if self._accepts(event, is_part=not event.fin):
            super().handle_cont(event)

    def handle_ping(self) -> None:
        if self._accepts(None, is_part=True):
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._accepts(event, is_part=True):
            super().handle_pong(event)

    def _accepts(self, event: Frame | None, *, is_part: bool) -> bool:
        """Count a frame; return False, and close the connection, if there are too many parts."""
        self._frames += 1
        if self.close_sent:
            return False
        if not is_part or self._parts.take():
            return True
        message = "too many pings, pongs or fragments"
        self._refuse(self._kind, Refused("TooMuch", message))
        self.conn.fail(_POLICY_VIOLATION, message)
        if self.conn.close_sent is None:  # before the end of the handshake
            self.transport.close()
        else:
            self.handle_parser_exception()
        return False
