"""Fuzz target: bodies of requests to the server, answered by its ASGI application in this process.

An input is the path of a request, a line feed, and the body. `TABLE0` and `TOKEN0` in it become the
id of a table and the token of a player there. tests/campaigns/fuzz_server.py sends such requests to
a server of its own, over HTTP and WebSocket, and looks for what is hidden in the answers.
"""

from __future__ import annotations

import asyncio
import json
import random
import re
from typing import Any, NamedTuple

from campaigns.fuzz_server import GAMES, Fuzzer, Victims
from fuzzing import main
from parsers import LONGEST_MESSAGE, change
from starlette.applications import Starlette

from lexicon_fast import Dictionary
from lexicon_fast.server.app import application
from lexicon_fast.server.limits import Limits
from lexicon_fast.server.service import Service
from lexicon_fast.server.store import Store

WORDS = Dictionary.from_words(
    ["hat", "that", "chat", "cat", "act", "larch", "lurch", "on", "onion", "quiz", "it", "ta", "at"]
)
#: Inputs that the same tables are used for.
TABLE_INPUTS = 100
INTERNAL_ERROR = -32603


class Templates(Victims):
    """Tables that are named when an input is tried."""

    def __init__(self) -> None:
        self.ids = ["TABLE0", "TABLE1", "TABLE2"]
        self.secrets = []


def make(rng: random.Random) -> bytes:
    """An input."""
    fuzzer = Fuzzer(0, Templates())
    fuzzer.choose = rng
    method, params = fuzzer.request()
    table = re.search(rb"TABLE(\d)", params)
    if table and rng.random() < 0.7:
        params = re.sub(rb'"token": "[^"]*"', b'"token": "TOKEN%b"' % table[1], params)
    if rng.random() < 0.2:
        line = b'{"id": 1, "method": %b, "params": %b}' % (json.dumps(method).encode(), params)
        path, body = b"/rpc", bytearray(line)
    else:
        path, body = f"/rpc/{method}".encode(), bytearray(params)
    for _ in range(rng.choice((0, 0, 0, 1, 2))):
        change(rng, body, (), [params or b"{}"])
    return path + b"\n" + bytes(body)


class Answer(NamedTuple):
    """The response of the application."""

    status: int
    body: bytes


class InProcess:
    """A server without a socket."""

    def __init__(self) -> None:
        limits = Limits(max_seconds=0.5, max_tables=1 << 30, max_new=1 << 40)
        dictionaries = {"enable": WORDS, "2of12inf": WORDS}
        self._runner = asyncio.Runner()
        self._app = self._runner.run(self._made(dictionaries, limits))
        self._tries = 0
        self._names: dict[bytes, bytes] = {}

    async def _made(self, dictionaries: dict[str, Dictionary], limits: Limits) -> Starlette:
        service = Service(dictionaries, Store(":memory:"), limits, 1)
        return application(service, hosts=None, origins=())

    def post(self, path: str, body: bytes) -> Answer:
        return self._runner.run(self._post(path, body))

    async def _post(self, path: str, body: bytes) -> Answer:
        half = len(body) // 2
        parts = [body[:half], body[half:]]
        sent: list[Any] = []

        async def receive() -> dict[str, Any]:
            if not parts:
                await asyncio.Event().wait()  # the client waits for its answer
            return {"type": "http.request", "body": parts.pop(0), "more_body": bool(parts)}

        async def send(message: Any) -> None:
            sent.append(message)

        scope = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": "POST",
            "scheme": "http",
            "path": path,
            "raw_path": path.encode(),
            "root_path": "",
            "query_string": b"",
            "headers": [(b"host", b"localhost")],
            "client": ("127.0.0.1", 1),
            "server": ("127.0.0.1", 8000),
        }
        await self._app(scope, receive, send)
        return Answer(sent[0]["status"], b"".join(each.get("body", b"") for each in sent[1:]))

    def names(self) -> dict[bytes, bytes]:
        """The ids and tokens of tables that are new now and then, for games end."""
        if self._tries % TABLE_INPUTS == 0:
            self._names = {}
            for number, game in enumerate(GAMES):
                seats = [{"kind": "person", "name": "x"}, {"kind": "bot", "bot": "greedy"}]
                new = {"game": game, "seats": seats}
                answer = self.post("/rpc/table.new", json.dumps(new).encode())
                assert answer.status == 200, answer
                found = json.loads(answer.body)
                self._names[b"TABLE%d" % number] = found["id"].encode()
                self._names[b"TOKEN%d" % number] = found["tokens"][0].encode()
        self._tries += 1
        return self._names


_server: list[InProcess] = []


def attempt(data: bytes) -> None:
    """Send a request: it is answered, or refused with one line about what is wrong."""
    if not _server:
        _server.append(InProcess())  # here, for threads do not outlive a fork
    [server] = _server
    head, _, body = data.partition(b"\n")
    for name, value in server.names().items():
        body = body.replace(name, value)
    path = head.decode()
    answer = server.post(path, body)
    assert answer.status < 500, f"{path}: {answer.status} {answer.body!r:.300}"
    if answer.status == 204:
        assert not answer.body
        return
    found = json.loads(answer.body)
    error = found.get("error") if path == "/rpc" else found if answer.status != 200 else None
    if error is not None:
        assert error["code"] != INTERNAL_ERROR, error
        message = error["message"]
        assert message, f"{path}: no message"
        assert len(message) <= LONGEST_MESSAGE, f"{path}: {len(message)} characters"
        assert "\n" not in message, f"{path}: more than one line: {message!r}"


if __name__ == "__main__":
    main("server_bodies", make, attempt)
