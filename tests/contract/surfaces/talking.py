"""A server that is talked to over HTTP and WebSocket."""

from __future__ import annotations

import http.client
import json
import re
import signal
import subprocess
import threading
import time
from typing import Any, Self

from surfaces.work import Work


class Server:
    """`lexicon-fast serve` on a port of its own. Ends with the `with` block."""

    def __init__(self, work: Work, *args: str) -> None:
        self.process = work.start("serve", "--port", "0", "-j", "2", *args)
        assert self.process.stderr is not None
        said = []
        for line in self.process.stderr:
            said.append(line.decode())
            if found := re.search(r"http://127\.0\.0\.1:(\d+)/", said[-1]):
                self.port = int(found[1])
                break
        else:
            raise RuntimeError(f"no server: {''.join(said)}")
        self._reader = threading.Thread(target=self.process.stderr.read, daemon=True)
        self._reader.start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.end()

    def end(self) -> int:
        """Ask it to end; returns the exit code. May be called again."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        try:
            code = self.process.wait(100)
        except subprocess.TimeoutExpired:
            self.process.kill()
            raise
        self._reader.join()
        for stream in (self.process.stdin, self.process.stdout, self.process.stderr):
            if stream is not None:
                stream.close()
        return code

    def request(
        self, way: str, path: str, body: bytes | None = None, headers: dict[str, str] | None = None
    ) -> tuple[int, dict[str, str], bytes]:
        """Status, headers in lower case, body."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=100)
        try:
            connection.request(way, path, body, headers or {})
            response = connection.getresponse()
            names = {name.lower(): value for name, value in response.getheaders()}
            return response.status, names, response.read()
        finally:
            connection.close()

    def call(self, method: str, **params: Any) -> tuple[int, Any]:
        """The status of `POST /rpc/METHOD`, and what is answered."""
        status, _, body = self.request("POST", f"/rpc/{method}", json.dumps(params).encode())
        return status, json.loads(body)

    def waited(self, id: str, token: str | None) -> Any:
        """The view of a table once no bot is to move any more."""
        while True:
            _, view = self.call("table.view", id=id, token=token)
            mover = view["to_move"]
            if mover is None or view["seats"][mover]["kind"] != "bot":
                return view
            time.sleep(0.02)
