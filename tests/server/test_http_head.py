"""Requests that break rules of HTTP get status 400."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

pytest.importorskip("uvicorn", reason="NOT TESTED: the extra `serve` is absent")
pytest.importorskip("starlette", reason="NOT TESTED: the extra `serve` is absent")
pytest.importorskip("websockets", reason="NOT TESTED: the extra `serve` is absent")

import uvicorn
from uvicorn.server import ServerState

from lexicon_fast.server.connections import CheckedHttpProtocol

HOST = "Host: play.example.org\r\n"
CHUNKED = "Transfer-Encoding: chunked\r\n"
LENGTH = "Content-Length: 2\r\n"
UPGRADE = (
    "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)

ACCEPTED = {
    "a path": f"GET / HTTP/1.1\r\n{HOST}",
    "a name with a port": "GET / HTTP/1.1\r\nHost: play.example.org:8765\r\n",
    "an IPv6 address": "GET / HTTP/1.1\r\nHost: [::1]:8765\r\n",
    "an empty host": "GET / HTTP/1.1\r\nHost:\r\n",
    "HTTP 1.0 without a host": "GET / HTTP/1.0\r\n",
    "a target as for a proxy": f"GET http://PLAY.example.org/?a HTTP/1.1\r\n{HOST}",
    "one origin": f"GET / HTTP/1.1\r\n{HOST}Origin: http://play.example.org\r\n",
    "several values of other headers": f"GET / HTTP/1.1\r\n{HOST}Accept: a\r\nAccept: b\r\n",
}

REFUSED = {
    "two hosts": (f"GET / HTTP/1.1\r\n{HOST}{HOST}", "2 host headers"),
    "two hosts in HTTP 1.0": (f"GET / HTTP/1.0\r\n{HOST}Host: a\r\n", "2 host headers"),
    "no host": ("GET / HTTP/1.1\r\n", "has no host header"),
    "a path in the host": ("GET / HTTP/1.1\r\nHost: a/b\r\n", "host header is not"),
    "a space in the host": ("GET / HTTP/1.1\r\nHost: a b\r\n", "host header is not"),
    "a list of hosts": ("GET / HTTP/1.1\r\nHost: a, b\r\n", "host header is not"),
    "a user in the host": ("GET / HTTP/1.1\r\nHost: a:80@b\r\n", "host header is not"),
    "a port that is no number": ("GET / HTTP/1.1\r\nHost: a:b\r\n", "host header is not"),
    "an open bracket": ("GET / HTTP/1.1\r\nHost: [::1\r\n", "host header is not"),
    "two origins": (
        f"GET / HTTP/1.1\r\n{HOST}Origin: http://play.example.org\r\nOrigin: http://b\r\n",
        "2 origin headers",
    ),
    "another host in the target": (f"GET http://b/ HTTP/1.1\r\n{HOST}", "different hosts"),
    "another port in the target": (
        f"GET http://play.example.org:80/ HTTP/1.1\r\n{HOST}",
        "different hosts",
    ),
    "a user in the target": (f"GET http://a@play.example.org/ HTTP/1.1\r\n{HOST}", "user name"),
    "another scheme": (f"GET ftp://play.example.org/ HTTP/1.1\r\n{HOST}", "not a path"),
    "a host as the target": (f"CONNECT play.example.org:80 HTTP/1.1\r\n{HOST}", "not a path"),
    "a fragment": (f"GET /#a HTTP/1.1\r\n{HOST}", "fragment"),
    "HTTP 2 in text": (f"GET / HTTP/2.0\r\n{HOST}", "HTTP 2.0 is not supported"),
    "HTTP 0.9": ("GET /\r\n", "HTTP 0.9 is not supported"),
    "length and chunks": (f"POST / HTTP/1.1\r\n{HOST}{LENGTH}{CHUNKED}", "Invalid HTTP"),
    "chunks and length": (f"POST / HTTP/1.1\r\n{HOST}{CHUNKED}{LENGTH}", "Invalid HTTP"),
    "two lengths": (f"POST / HTTP/1.1\r\n{HOST}{LENGTH}{LENGTH}", "Invalid HTTP"),
    "chunks in HTTP 1.0": (f"POST / HTTP/1.0\r\n{HOST}{CHUNKED}", "only be chunked"),
    "compressed chunks": (
        f"POST / HTTP/1.1\r\n{HOST}Transfer-Encoding: gzip, chunked\r\n",
        "only be chunked",
    ),
    "a folded header": (f"GET / HTTP/1.1\r\n{HOST} b\r\n", "Invalid HTTP"),
    "a space before a colon": ("GET / HTTP/1.1\r\nHost : a\r\n", "Invalid HTTP"),
    "a handshake with two hosts": (
        f"GET /ws HTTP/1.1\r\n{HOST}Host: b\r\n{UPGRADE}",
        "2 host headers",
    ),
}


class Transport(asyncio.Transport):
    """Records what is written."""

    written = b""

    def write(self, data: Any) -> None:
        self.written += data

    def is_closing(self) -> bool:
        return False

    def close(self) -> None:
        """Stay open: the request after a refused one is not sent."""

    def pause_reading(self) -> None:
        """Read on: there is one request."""

    def set_protocol(self, protocol: Any) -> None:
        """Forget the protocol after a handshake."""


def answered(request: bytes) -> tuple[bytes, list[Any]]:
    """Return what a server writes, and the scopes of the requests that the application gets."""
    scopes = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        while (await receive()).get("more_body"):
            pass
        scopes.append(scope)
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body"})

    async def main() -> bytes:
        config = uvicorn.Config(app, log_config=None)
        config.load()
        protocol = CheckedHttpProtocol(config, ServerState(), {})
        transport = Transport()
        protocol.connection_made(transport)
        protocol.data_received(request)
        await asyncio.gather(*protocol.tasks)
        protocol.connection_lost(None)
        return transport.written

    return asyncio.run(main()), scopes


@pytest.mark.parametrize("what", ACCEPTED)
def test_requests_within_the_rules_are_answered(what: str) -> None:
    written, scopes = answered(f"{ACCEPTED[what]}\r\n".encode())
    assert written.startswith(b"HTTP/1.1 200 ")
    assert len(scopes) == 1


@pytest.mark.parametrize("what", REFUSED)
def test_requests_that_break_the_rules_are_refused(what: str) -> None:
    request, why = REFUSED[what]
    written, scopes = answered(f"{request}\r\n".encode())
    assert written.startswith(b"HTTP/1.1 400 ")
    assert why.encode() in written
    assert scopes == []


def test_headers_after_the_body_do_not_count() -> None:
    """A proxy may have set a header of the same name before it."""
    body = "2\r\n{}\r\n0\r\nX-Forwarded-For: 198.51.100.5\r\n\r\n"
    written, [scope] = answered(f"POST / HTTP/1.1\r\n{HOST}{CHUNKED}\r\n{body}".encode())
    assert written.startswith(b"HTTP/1.1 200 ")
    assert [name for name, _ in scope["headers"]] == [b"host", b"transfer-encoding"]
