"""The link from an engine to a match: a program in a match plays through the engine it starts.

`arena.players` names the match in an environment variable of the program. An engine that
the program starts inherits it and forwards `game.*` requests. It answers all others itself.
"""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import UNSET

from lexicon_fast.base.errors import BadOption, excerpt
from lexicon_fast.protocol import methods, wire
from lexicon_fast.protocol.methods import DECODE_ERRORS, ErrorObject

if TYPE_CHECKING:
    import socket

#: Has the port of the match on this machine and a token: `50123:TOKEN`.
VARIABLE: Final = "LEXICON_FAST_MATCH"
HOST: Final = "127.0.0.1"

#: Ids of games of a match begin with this; those of an engine with the name of the game.
GAME_ID: Final = "match-"

_READ: Final = 1 << 16
_CONNECT_TIMEOUT: Final = 10.0


class Greeting(msgspec.Struct, frozen=True):
    """The first line of an engine. stdin: device and inode of its standard input."""

    token: str
    stdin: tuple[int, int]


class Welcome(msgspec.Struct, frozen=True):
    """The answer. plays: whether to forward requests; dictionary: of the match."""

    plays: bool
    dictionary: str | None = None


class _Params(msgspec.Struct):
    """The params that decide where a request belongs."""

    id: str | int | None = None
    position: msgspec.Raw = msgspec.Raw(b"null")
    record: msgspec.Raw = msgspec.Raw(b"null")


class MatchLink:
    """A connection to a match. send: writes lines to the client of this engine, from any thread."""

    def __init__(self, connection: socket.socket, dictionary: str | None) -> None:
        #: Name, path or URL of the word list of the match.
        self.dictionary = dictionary
        self._connection = connection
        self._lock = threading.Lock()
        self._open: set[int | str] = set()
        self._over = False
        self._send: Callable[[bytes], None] = lambda _: None

    def start(self, send: Callable[[bytes], None]) -> None:
        """Pass on what the match says, in a thread."""
        self._send = send
        threading.Thread(target=self._read, name="match", daemon=True).start()

    def forwards(self, line: bytes) -> bool:
        """Forward a line if it is about the game of the match. Returns whether it was."""
        try:
            request = wire.read_request(line)
            if not request.method.startswith("game."):
                return False
            raw = bytes(request.params) or b"{}"
            params = msgspec.json.decode(raw, type=_Params | None) or _Params()
        except (*DECODE_ERRORS, wire.InvalidRequest):
            return False  # the engine says what is wrong
        if request.method == "game.new":
            if bytes(params.position) != b"null" or bytes(params.record) != b"null":
                return False  # a game to analyse
        elif request.method != "game.list" and not str(params.id).startswith(GAME_ID):
            return False
        with self._lock:
            if request.id is not UNSET:
                self._open.add(request.id)
            if not self._over:
                with suppress(OSError):  # the thread that reads finds out
                    self._connection.sendall(line.rstrip(b"\n") + b"\n")
                return True
        self._fail_open()
        return True

    def _read(self) -> None:
        rest = b""
        with suppress(OSError):
            while data := self._connection.recv(_READ):
                *lines, rest = (rest + data).split(b"\n")
                for line in lines:
                    with suppress(wire.InvalidRequest, *DECODE_ERRORS), self._lock:
                        self._open.discard(msgspec.json.decode(line, type=_Reply).id)
                    self._send(line + b"\n")
        with self._lock:
            self._over = True
        self._fail_open()

    def _fail_open(self) -> None:
        """Answer the open requests: the match has ended."""
        with self._lock:
            ids, self._open = self._open, set()
        error = ErrorObject(methods.REFUSED, "the match has ended", {"type": "NoSuchGame"})
        for id in ids:
            self._send(wire.error_reply(id, error) + b"\n")


class _Reply(msgspec.Struct):
    id: int | str


def link(environment: Mapping[str, str] = os.environ) -> MatchLink | None:
    """Connect to the match of the program that started this engine.

    Returns None without a match, or if the match wants none of this engine: see `Welcome`. Raises
    BadOption.
    """
    value = environment.get(VARIABLE)
    if not value:
        return None
    import socket  # only here: an engine starts sooner without it

    port, _, token = value.partition(":")
    stdin = os.fstat(0)
    try:
        connection = socket.create_connection((HOST, int(port)), _CONNECT_TIMEOUT)
        greeting = Greeting(token, (stdin.st_dev, stdin.st_ino))
        connection.sendall(msgspec.json.encode(greeting) + b"\n")
        line = b""
        while not line.endswith(b"\n"):
            data = connection.recv(1)  # nothing after the line may be lost
            if not data:
                raise ConnectionError("the match has closed the connection")
            line += data
        welcome = msgspec.json.decode(line, type=Welcome)
    except (OSError, ValueError, OverflowError, *DECODE_ERRORS) as error:
        raise BadOption(
            f"{VARIABLE}={excerpt(value)} names no match that runs ({error}); unset it to start an"
            " engine without a match"
        ) from None
    connection.settimeout(None)
    if welcome.plays:
        return MatchLink(connection, welcome.dictionary)
    connection.close()
    return None
