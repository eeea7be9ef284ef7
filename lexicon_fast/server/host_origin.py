"""Checks of the host and the origin of requests, and security headers."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Final

from starlette.datastructures import Headers, MutableHeaders

from lexicon_fast.base.errors import excerpt
from lexicon_fast.protocol import methods
from lexicon_fast.protocol.errors import ErrorObject
from lexicon_fast.server.http import error_response

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

#: The page loads only from this server, and no site may put it into a frame.
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


class HostOriginMiddleware:
    """Reject requests for other hosts or from other origins, and add security headers.

    hosts: accepted names of this server; None: any. Browsers send the name in the address bar. If
    the server is for this machine only, another name is an attack (DNS rebinding). origins: of
    other sites whose pages may call the server.
    """

    def __init__(
        self, app: ASGIApp, hosts: Collection[str] | None, origins: Collection[str]
    ) -> None:
        self._app = app
        self._hosts = None if hosts is None else {host.lower() for host in hosts}
        self._origins = {origin.lower() for origin in origins}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle an ASGI connection."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        if error := self._error(Headers(scope=scope)):
            response = error_response(ErrorObject(methods.INVALID_REQUEST, error), 403)
            await response(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in _HEADERS.items():
                    headers[name] = value
            await send(message)

        await self._app(scope, receive, send_with_headers)

    def _error(self, headers: Headers) -> str | None:
        """Return why a request is rejected; None: it is accepted."""
        host = headers.get("host", "").lower()
        if self._hosts is not None and _without_port(host) not in self._hosts:
            names = ", ".join(sorted(self._hosts))
            return f"host {excerpt(host)} is not one of {names} (option --host-name)"
        origin = headers.get("origin")
        if origin is None or origin.lower() in self._origins:
            return None
        if origin.lower().partition("://")[2] != host:
            return f"pages of {excerpt(origin)} cannot call this server; allow them with --cors"
        return None


def _without_port(host: str) -> str:
    if host.startswith("["):
        return host.partition("]")[0] + "]"
    return host.partition(":")[0]
