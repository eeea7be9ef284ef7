"""What every request has to pass: the names of this server, and the pages that may call it."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Final

from starlette.datastructures import Headers, MutableHeaders

from lexicon_fast.protocol import methods
from lexicon_fast.protocol.errors import ErrorObject
from lexicon_fast.server.http import refused

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

#: The page gets all it needs from this server, and nobody may put it into a frame.
_POLICY: Final = (
    "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none';"
    " form-action 'none'; frame-ancestors 'none'"
)
_HEADERS: Final = {
    "Content-Security-Policy": _POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
}


class Guard:
    """Refuses what comes by another name, or from pages of other sites; adds safe headers.

    hosts: the names that a request may call this server by; None: any. Browsers send the name in
    the address bar: a foreign name that leads here is an attack (DNS rebinding) where the server is
    for this machine only. origins: of other pages that may call it.
    """

    def __init__(
        self, app: ASGIApp, hosts: Collection[str] | None, origins: Collection[str]
    ) -> None:
        self._app = app
        self._hosts = None if hosts is None else {host.lower() for host in hosts}
        self._origins = {origin.lower() for origin in origins}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """ASGI."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        if wrong := self._wrong(Headers(scope=scope)):
            response = refused(ErrorObject(methods.INVALID_REQUEST, wrong), 403)
            await response(scope, receive, send)
            return

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in _HEADERS.items():
                    headers[name] = value
            await send(message)

        await self._app(scope, receive, guarded)

    def _wrong(self, headers: Headers) -> str | None:
        """What is wrong with where a request comes from."""
        host = headers.get("host", "").lower()
        if self._hosts is not None and _without_port(host) not in self._hosts:
            accepted = ", ".join(sorted(self._hosts))
            return f"host {host!r:.80}; accepted: {accepted} (option --host-name)"
        origin = headers.get("origin")
        if origin is None or origin.lower() in self._origins:
            return None
        if origin.lower().partition("://")[2] != host:
            return f"origin {origin!r:.80}; accepted: this site's own pages (option --cors)"
        return None


def _without_port(host: str) -> str:
    if host.startswith("["):
        return host.partition("]")[0] + "]"
    return host.partition(":")[0]
