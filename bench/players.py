"""Players for load tests of the server: hundreds of WebSockets in one process, with little CPU.

Each player plays one game after the other against a bot, at a table of its own, and acts at its own
times. It chooses an action as `greedy` does as soon as it is its turn, so choosing is in no
measured time. WebSocket frames are written and read here, because a library takes more time for a
message than the server.
"""

from __future__ import annotations

import asyncio
import random
import time
from base64 import b64encode
from collections.abc import Sequence
from functools import cache
from statistics import median
from struct import pack, unpack_from
from typing import Any

import msgspec
from msgspec import UNSET, Raw, UnsetType

from lexicon_fast import Dictionary
from lexicon_fast.bots import bot
from lexicon_fast.engine.game_adapter import adapter

GAMES = ("lexicon", "scrabble", "lexibomb")
BOT = "greedy"
_WORDS = "enable"

#: Seconds in which all players must have connected and have a table.
_START_SECONDS = 60.0
#: Players who create their first tables at the same time: fewer than `--max-waiting`.
_AT_ONCE = 50

_TEXT, _CLOSE, _PING, _PONG = 0x1, 0x8, 0x9, 0xA


class _Body(msgspec.Struct):
    """The result of a request, or the params of a notification: what players need of it."""

    id: str = ""
    tokens: list[str | None] = []
    seq: int = -1
    to_move: int | None = None
    over: bool = False
    observation: Raw = Raw(b"")


class _Message(msgspec.Struct):
    id: int | None = None
    result: _Body | UnsetType = UNSET
    params: _Body | UnsetType = UNSET
    error: Raw | UnsetType = UNSET


_decode = msgspec.json.Decoder(_Message).decode
_encode = msgspec.json.Encoder().encode


@cache
def _greedy(game: str) -> Any:
    return bot(BOT, Dictionary.load(_WORDS), game)


class Failed(Exception):
    """The server refused a request of a player, or closed its connection."""


class Times:
    """Seconds from the actions of players to the replies, and to their next turns."""

    def __init__(self) -> None:
        self.replies: list[float] = []
        self.turns: list[float] = []
        self.games = 0

    def clear(self) -> None:
        """Forget all times."""
        self.__init__()  # type: ignore[misc]


class Player(asyncio.Protocol):
    """A player with a WebSocket. It gets a table, and acts from `start` to `stop`.

    period: mean seconds from one action to the next, if the server is fast enough; times: where to
    add times. The future `playing` is done when the player has a table. It and `failed` get
    exceptions.
    """

    def __init__(self, game: str, period: float, times: Times, rng: random.Random) -> None:
        loop = asyncio.get_running_loop()
        self.period = period
        self.playing: asyncio.Future[None] = loop.create_future()
        self.failed: asyncio.Future[None] = loop.create_future()
        self._loop = loop
        self._game = game
        self._times = times
        self._rng = rng
        self._received = bytearray()
        self._open = False
        self._stopped = False
        self._timer: asyncio.TimerHandle | None = None
        self._request = 0
        self._expected = ""  # the method whose reply is expected
        self._id = self._token = ""
        #: The newest view, and the `seq` from which on a view counts.
        self._view = _Body()
        #: The action to take, once it is the player's turn.
        self._action: bytes | None = None
        #: The time of an action without a reply or a next turn; and of the next action.
        self._began: float | None = None
        self._due = 0.0
        self._is_due = False

    def start(self) -> None:
        """Act from now on."""
        wait = self._rng.uniform(0.0, self.period)
        self._due = time.perf_counter() + wait
        self._timer = self._loop.call_later(wait, self._on_due)

    def stop(self) -> None:
        """Act no more, and close the connection."""
        self._stopped = True
        if self._timer is not None:
            self._timer.cancel()
        self._transport.abort()

    # Connection

    def connection_made(self, transport: Any) -> None:
        self._transport = transport
        host, port = transport.get_extra_info("peername")[:2]
        key = b64encode(self._rng.randbytes(16)).decode()
        transport.write(
            f"GET /ws HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def connection_lost(self, exc: Exception | None) -> None:
        if not self._stopped:
            self._fail(f"the connection was closed: {exc}")

    def data_received(self, data: bytes) -> None:
        received = self._received
        received += data
        if not self._open:
            head, found, rest = bytes(received).partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head.partition(b"\r\n")[0]:
                self._fail(f"handshake: {head!r}")
                return
            self._open = True
            received[:] = rest
            self._begin()
        at = 0
        while len(received) >= at + 2:
            size, start = received[at + 1], at + 2
            if size >= 126:
                form, more = (">H", 2) if size == 126 else (">Q", 8)
                if len(received) < start + more:
                    break
                [size] = unpack_from(form, received, start)
                start += more
            if len(received) < start + size:
                break
            kind, payload = received[at] & 15, bytes(received[start : start + size])
            at = start + size
            if kind == _TEXT:
                self._on_message(_decode(payload))
            elif kind == _PING:
                self._send(_PONG, payload)
            elif kind == _CLOSE:
                self._fail(f"the server closed the WebSocket: {payload!r}")
        del received[:at]

    def _send(self, kind: int, payload: bytes) -> None:
        # A mask of zeros leaves the payload unchanged.
        size = len(payload)
        head = pack(">BB", 0x80 | kind, 0x80 | size) if size < 126 else b""
        head = head or pack(">BBH", 0x80 | kind, 0x80 | 126, size)
        self._transport.write(b"".join((head, b"\0\0\0\0", payload)))

    def _fail(self, why: str) -> None:
        self._stopped = True
        for future in (self.playing, self.failed):
            if not future.done():
                future.set_exception(Failed(why))
                future.exception()  # no warning if it is not awaited

    def _call(self, method: str, params: bytes) -> None:
        self._request += 1
        self._expected = method
        self._send(
            _TEXT, b'{"id":%d,"method":"%b","params":%b}' % (self._request, method.encode(), params)
        )

    # Games

    def _begin(self) -> None:
        seats = [{"kind": "person"}, {"kind": "bot", "bot": BOT}]
        new: dict[str, Any] = {"game": self._game, "seats": seats, "dictionary": _WORDS}
        if self._game == "lexicon":
            new["rounds"] = 1
        self._call("table.new", _encode(new))

    def _on_message(self, message: _Message) -> None:
        if message.error is not UNSET:
            self._fail(f"{self._expected}: {bytes(message.error)!r}")
        elif message.id is None:
            if message.params is not UNSET and message.params.id == self._id:
                self._look(message.params)
        elif message.result is not UNSET:
            self._on_result(message.result)

    def _on_result(self, result: _Body) -> None:
        method, self._expected = self._expected, ""
        if method == "table.new":
            self._id, self._token = result.id, result.tokens[0] or ""
            self._view = _Body()
            self._call("table.watch", _encode({"id": self._id, "token": self._token}))
        elif method == "table.unwatch":
            self._begin()
        else:
            if method == "table.act" and self._began is not None:
                self._times.replies.append(time.perf_counter() - self._began)
            elif not self.playing.done():
                self.playing.set_result(None)
            self._look(result)

    def _look(self, view: _Body) -> None:
        """Take a view that may be newer, and prepare the next action if it is the player's turn."""
        if view.seq > self._view.seq:
            self._view = view
        view = self._view
        if self._expected or self._action is not None or not (view.over or view.to_move == 0):
            return
        if self._began is not None:
            self._times.turns.append(time.perf_counter() - self._began)
            self._began = None
        if view.over:
            self._times.games += 1
            self._call("table.unwatch", _encode({"id": self._id}))
            return
        seen = adapter(self._game).read_observation(msgspec.json.decode(view.observation))
        action = _greedy(self._game).choose(seen, view.seq)
        self._action = _encode({"id": self._id, "token": self._token, "action": action})
        if self._is_due:
            self._act(time.perf_counter())

    def _on_due(self) -> None:
        self._is_due = True
        if self._action is not None:
            self._act(self._due)

    def _act(self, began: float) -> None:
        """Send the action. began: the time from which on it is measured."""
        assert self._action is not None
        self._is_due = False
        self._began = began
        action, self._action = self._action, None
        self._call("table.act", action)
        # A player who is late tries to make up for it, so that the rate stays the same.
        now = time.perf_counter()
        self._due = max(self._due + self._rng.uniform(0.5, 1.5) * self.period, now)
        self._timer = self._loop.call_later(self._due - now, self._on_due)


class Players:
    """Players at a server, who all play at once. Use it with `async with`.

    rate: actions per second of all players together; it can be changed.
    """

    def __init__(self, host: str, port: int, count: int, rate: float, seed: int = 1) -> None:
        self.times = Times()
        self._address = host, port
        self._count = count
        self._rate = rate
        self._seed = seed
        self._players: list[Player] = []

    async def __aenter__(self) -> Players:
        loop = asyncio.get_running_loop()
        for number in range(self._count):
            rng = random.Random(f"{self._seed} {number}")
            game = GAMES[number % len(GAMES)]
            player = Player(game, self._count / self._rate, self.times, rng)
            self._players.append(player)
            await loop.create_connection(lambda player=player: player, *self._address)  # type: ignore[misc]
            if number % _AT_ONCE == 0 or number == self._count - 1:
                waiting = [each.playing for each in self._players]
                await asyncio.wait_for(asyncio.gather(*waiting), _START_SECONDS)
        for player in self._players:
            player.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        for player in self._players:
            player.stop()

    def set_rate(self, rate: float) -> None:
        """Change the number of actions per second of all players together."""
        self._rate = rate
        for player in self._players:
            player.period = self._count / rate

    async def play(self, seconds: float) -> dict[str, Any]:
        """Measure for some seconds. Raises Failed."""
        self.times.clear()
        used, began = time.process_time(), time.perf_counter()
        failures: Sequence[asyncio.Future[None]] = [player.failed for player in self._players]
        done, _ = await asyncio.wait(failures, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
        for future in done:
            future.result()
        taken = time.perf_counter() - began
        found: dict[str, Any] = {
            "players": self._count,
            "wanted_per_s": self._rate,
            "moves": len(self.times.replies),
            "moves_per_s": len(self.times.replies) / taken,
            "games": self.times.games,
            "generator_cpu_share": (time.process_time() - used) / taken,
        }
        for name, times in (("reply", self.times.replies), ("turn", self.times.turns)):
            found |= {
                f"{name}_p50_ms": 1e3 * median(times) if times else None,
                f"{name}_p99_ms": 1e3 * percentile(times, 0.99) if times else None,
                f"{name}_max_ms": 1e3 * max(times) if times else None,
            }
        return found


def percentile(times: Sequence[float], share: float) -> float:
    """Return the time that this share of the times does not exceed."""
    return sorted(times)[min(len(times) - 1, int(len(times) * share))]
