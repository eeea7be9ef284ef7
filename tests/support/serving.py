"""Servers of our own: processes started for tests, and clients that talk to them."""

from __future__ import annotations

import atexit
import http.client
import io
import json
import os
import re
import signal
import subprocess
import threading
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, Self

from websockets.sync.client import ClientConnection, connect

from support import forked

#: What a server loads.
MODULES = ["lexicon_fast.cli.serve", "lexicon_fast.server.service"]
MODULES += ["lexicon_fast.server.uvicorn_server", "lexicon_fast.server.reference"]


class Refusal(Exception):
    """An error that a server answered."""

    def __init__(self, error: dict[str, Any], status: int | None = None) -> None:
        super().__init__(error["message"])
        self.code: int = error["code"]
        self.data: dict[str, Any] = error.get("data", {})
        self.type: str | None = self.data.get("type")
        self.status = status


@cache
def _forks() -> forked.Forks:
    """Start the process from which servers are forked. It ends when this one does."""
    forks = forked.Forks(MODULES)
    atexit.register(forks.__exit__)
    return forks


def serve(*args: str) -> subprocess.CompletedProcess[str]:
    """Run `lexicon-fast serve` where it ends by itself."""
    done = _forks().run(["serve", *args], env=os.environ)
    texts = [each.decode() for each in (done.stdout, done.stderr)]
    return subprocess.CompletedProcess(done.args, done.returncode, *texts)


class Server:
    """`lexicon-fast serve` as a process. Ends with the `with` block."""

    def __init__(self, database: str | Path = ":memory:", *args: str) -> None:
        self.database = database
        command = ["serve", "--port", "0", "--database", str(database), *args]
        self.process = _forks().start(command, os.environ, timeout=3600)
        self.process.stdin.close()
        self._stderr = io.TextIOWrapper(self.process.stderr, encoding="utf-8")
        #: What it has said on stderr.
        self.said: list[str] = []
        for line in self._stderr:
            self.said.append(line)
            if found := re.search(r"serving at http://([^/]+):(\d+)/", line):
                self.host, self.port = found[1].strip("[]"), int(found[2])
                break
        else:
            raise RuntimeError(f"no server: {''.join(self.said)}")
        self._listener = threading.Thread(target=self._listen, daemon=True)
        self._listener.start()

    def _listen(self) -> None:
        self.said.extend(self._stderr)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.end()

    def end(self, by: int = signal.SIGTERM) -> int:
        """Send a signal; returns the exit code."""
        if self._stderr.closed:
            return self.process.returncode
        if self.process.poll() is None:
            os.kill(self.process.pid, by)
        code = self.process.wait(600)
        self._listener.join()
        self._stderr.close()
        self.process.stdout.close()
        return code

    def request(
        self, way: str, path: str, body: bytes = b"", headers: dict[str, str] | None = None
    ) -> tuple[int, dict[str, str], bytes]:
        """A request over a connection of its own: status, headers (in lower case), body."""
        return _answer(self.host, self.port, way, path, body, headers)

    def metrics(
        self, path: str, headers: dict[str, str] | None = None
    ) -> tuple[int, dict[str, str], bytes]:
        """The answer at the port of `--metrics-port`: status, headers (in lower case), body."""
        found = re.search(r"metrics at http://([^/]+):(\d+)/", "".join(self.said))
        assert found is not None
        return _answer(found[1].strip("[]"), int(found[2]), "GET", path, b"", headers)

    def call(self, method: str, **params: Any) -> Any:
        """The result of `POST /rpc/METHOD`. Raises Refusal."""
        status, _, body = self.request("POST", f"/rpc/{method}", json.dumps(params).encode())
        if status != 200:
            raise Refusal(json.loads(body), status)
        return json.loads(body)

    @contextmanager
    def socket(self, **extra: Any) -> Iterator[Socket]:
        """A connection over WebSocket."""
        address = f"ws://{self.host}:{self.port}/ws"
        # However busy the machine is: it is still there.
        patient = {"open_timeout": None, "ping_interval": None, "close_timeout": 1}
        with connect(address, max_size=None, **patient, **extra) as connection:
            yield Socket(connection)


def _answer(
    host: str, port: int, way: str, path: str, body: bytes, headers: dict[str, str] | None
) -> tuple[int, dict[str, str], bytes]:
    connection = http.client.HTTPConnection(host, port, timeout=600)
    try:
        connection.request(way, path, body, headers or {})
        response = connection.getresponse()
        names = {name.lower(): value for name, value in response.getheaders()}
        return response.status, names, response.read()
    finally:
        connection.close()


class Socket:
    """A client over WebSocket. news: notifications that have come, and were not asked for yet."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.news: deque[dict[str, Any]] = deque()
        self._last = 0

    def send(self, method: str, **params: Any) -> int:
        """Ask; returns the id."""
        self._last += 1
        self.connection.send(json.dumps({"id": self._last, "method": method, "params": params}))
        return self._last

    def receive(self) -> dict[str, Any]:
        """The next message."""
        text = self.connection.recv(120)
        assert isinstance(text, str)  # which is what pages expect
        message: dict[str, Any] = json.loads(text)
        return message

    def answer(self, id: int) -> Any:
        """The result of a request; other replies are passed over. Raises Refusal."""
        while True:
            message = self.receive()
            if message.get("id") == id:
                if "error" in message:
                    raise Refusal(message["error"])
                return message["result"]
            if "method" in message:
                self.news.append(message)

    def call(self, method: str, **params: Any) -> Any:
        """Ask, and wait for the result. Raises Refusal."""
        return self.answer(self.send(method, **params))

    def told(self) -> dict[str, Any]:
        """The next notification. Raises Refusal if a request is refused before it comes."""
        while not self.news:
            message = self.receive()
            if "error" in message:
                raise Refusal(message["error"])
            if "method" in message:
                self.news.append(message)
        return self.news.popleft()
