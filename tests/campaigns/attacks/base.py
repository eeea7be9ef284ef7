"""The interface of an attack, and raw connections for it."""

from __future__ import annotations

import base64
import json
import os
import socket
import struct
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from time import monotonic, sleep
from typing import Final, TypeAlias

#: Opcodes of WebSocket frames.
CONTINUATION, TEXT, BINARY, PING, PONG = 0, 1, 2, 9, 10


@dataclass(frozen=True)
class Target:
    """A server under attack. seconds: duration of the attack."""

    host: str
    port: int
    seconds: float
    began: float

    def over(self) -> bool:
        """Return whether the attack should end."""
        return monotonic() > self.began + self.seconds

    def pause(self, seconds: float) -> None:
        """Sleep, but no longer than the attack lasts."""
        sleep(max(0.0, min(seconds, self.began + self.seconds - monotonic())))

    def connect(self, source: int = 1, *, buffer: int | None = None) -> socket.socket:
        """Return a connection from 127.0.0.SOURCE.

        buffer: size of the receive buffer in bytes; a small one fills up quickly when the attacker
        does not read. Raises OSError.
        """
        connection = socket.socket()
        try:
            if buffer is not None:
                connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
            if self.host.startswith("127."):
                connection.bind((f"127.0.0.{source}", 0))
            connection.settimeout(1.0)
            connection.connect((self.host, self.port))
        except OSError:
            connection.close()
            raise
        return connection

    def websocket(self, source: int = 1, *, buffer: int | None = None) -> socket.socket:
        """Return a connection after the WebSocket handshake. Raises OSError."""
        connection = self.connect(source, buffer=buffer)
        try:
            connection.sendall(
                f"GET /ws HTTP/1.1\r\nHost: {self.host}:{self.port}\r\nUpgrade: websocket\r\n"
                f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n{_forwarded(source)}"
                f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\n\r\n".encode()
            )
            answer = b""
            while b"\r\n\r\n" not in answer:
                if not (part := connection.recv(4096)):
                    raise ConnectionError("closed during the handshake")
                answer += part
            if b" 101 " not in answer:
                raise ConnectionError(answer[:80].decode("latin-1"))
        except OSError:
            connection.close()
            raise
        return connection

    def post(self, method: str, params: object, source: int = 1) -> bytes:
        """Return a `POST /rpc/METHOD` request, as its bytes."""
        body = json.dumps(params).encode()
        head = f"POST /rpc/{method} HTTP/1.1\r\nHost: {self.host}:{self.port}\r\n"
        return f"{head}{_forwarded(source)}Content-Length: {len(body)}\r\n\r\n".encode() + body


def _forwarded(source: int) -> str:
    """Return the header with which the server counts a client as one of another address."""
    return f"X-Forwarded-For: 198.51.100.{source}\r\n"


def frame(opcode: int, payload: bytes = b"", *, fin: bool = True) -> bytes:
    """Return a frame of a WebSocket client, masked with zeros."""
    size = len(payload)
    if size < 126:
        length = struct.pack("!B", 0x80 | size)
    elif size < 1 << 16:
        length = struct.pack("!BH", 0x80 | 126, size)
    else:
        length = struct.pack("!BQ", 0x80 | 127, size)
    return bytes([opcode | (0x80 if fin else 0)]) + length + bytes(4) + payload


def push(connection: socket.socket, data: bytes) -> int:
    """Send without waiting; return the number of bytes sent. Raises OSError."""
    connection.setblocking(False)
    sent = 0
    with suppress(BlockingIOError):
        while sent < len(data):
            sent += connection.send(data[sent:])
    return sent


Attacker: TypeAlias = Callable[[Target], "Counter[str]"]


@dataclass(frozen=True)
class Attack:
    """An attack. options: of the server that it attacks."""

    name: str
    run: Attacker
    options: tuple[str, ...]


#: All attacks by name.
ATTACKS: Final[dict[str, Attack]] = {}


def attack(*options: str) -> Callable[[Attacker], Attacker]:
    """Register an attack under the name of the function. options: of the server."""

    def register(run: Attacker) -> Attacker:
        ATTACKS[run.__name__] = Attack(run.__name__, run, options)
        return run

    return register
