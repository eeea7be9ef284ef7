"""Requests over HTTP, checks of their host and origin, and security headers."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from msgspec import UNSET
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect, Request
from starlette.responses import HTMLResponse, Response

from lexicon_fast.base.errors import excerpt
from lexicon_fast.protocol import methods, wire
from lexicon_fast.protocol.methods import BadField, ErrorObject, RequestError
from lexicon_fast.server.fair_queue import Client
from lexicon_fast.server.log import report
from lexicon_fast.server.methods import METHODS, status_of
from lexicon_fast.server.page_files import versioned_folder

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from lexicon_fast.server.request import RequestJob
    from lexicon_fast.server.service import Service

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


#: Addresses for programs, with all below them.
_FOR_PROGRAMS: Final = ("/rpc", "/ws", "/health", "/ready", "/metrics", "/openapi.json")

_ADDRESSES: Final = "/, /docs, /openapi.json, /health, /ready, /rpc, /rpc/METHOD, /ws"

_PAGE: Final = f"""\
<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>No such page · Lexicon fast</title>
<link rel="icon" href="/{versioned_folder()}/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/{versioned_folder()}/reference.css"></head>
<body><main>
<h1>No such page</h1>
<p>There’s nothing at this address. Check it for typos and missing parts: \
a link to a table contains a #.</p>
<p><a href="/">Start page: play, solve, replay, rules</a></p>
</main></body></html>
"""


def json_response(value: object, status: int = 200) -> Response:
    """Return a response with JSON. value: not encoded, or bytes."""
    json = value if isinstance(value, bytes) else wire.encode(value)
    return Response(json, status, {"Cache-Control": "no-store"}, media_type="application/json")


def error_response(error: ErrorObject, status: int | None = None) -> Response:
    """Return a response with an error. status: None for the status of the error."""
    status = status_of(error) if status is None else status
    response = json_response(error, status)
    if status in (429, 503):
        response.headers["Retry-After"] = str(error.data.get("retry_after", 5))
    return response


class BodyTooLong(RequestError):
    """The body is longer than the limit."""

    def __init__(self, limit: int) -> None:
        message = f"the body is longer than {limit} bytes (option --max-body)"
        super().__init__(methods.INVALID_REQUEST, message)


class Http:
    """Answers requests over HTTP."""

    def __init__(self, service: Service) -> None:
        self._service: Final = service

    async def call(self, request: Request) -> Response:
        """Answer `POST /rpc/METHOD`: the body has the params, the response has the result."""
        try:
            method = request.path_params["method"]
            job = self._service.new_job(None, method, self._client(request))
            params = await self._body(request)
            if params == b"null":  # which is valid only in JSON-RPC
                raise BadField("params", "must be an object, not null")
            return json_response(await self._answer(request, job, params))
        except ClientDisconnect:
            return Response(status_code=408)
        except Exception as error:
            status = 413 if isinstance(error, BodyTooLong) else None
            return error_response(report(error), status)

    async def line(self, request: Request) -> Response:
        """Answer `POST /rpc`: a JSON-RPC request, and its reply; status 204 without an id."""
        id = None
        try:
            rpc = wire.read_request(await self._body(request))
            id = None if rpc.id is UNSET else rpc.id
            job = self._service.new_job(id, rpc.method, self._client(request))
            reply = wire.reply(id, await self._answer(request, job, bytes(rpc.params)))
        except BodyTooLong as error:
            return error_response(report(error), 413)
        except ClientDisconnect:
            return Response(status_code=408)
        except wire.InvalidRequest as error:
            return json_response(wire.error_reply(error.id, report(error)))
        except Exception as error:
            reply = wire.error_reply(id, report(error))
        return Response(status_code=204) if id is None else json_response(reply)

    def _client(self, request: Request) -> Client:
        address = request.scope.get("client")  # with the port, which identifies the connection
        connection = request if address is None else tuple(address)
        return Client(self._service.origins.of_request(request.scope), connection)

    async def _body(self, request: Request) -> bytes:
        """Read the body of a request. Raises BodyTooLong as soon as the limit is exceeded."""
        limit = self._service.limits.max_body
        length = request.headers.get("content-length", "")
        size = int(length) if length.isdecimal() and len(length) < 20 else 0
        if size > limit:
            raise BodyTooLong(limit)
        body = bytearray()
        async for part in request.stream():
            body += part
            if len(body) > limit:
                raise BodyTooLong(limit)
        return bytes(body)

    async def _answer(self, request: Request, job: RequestJob, params: bytes) -> Any:
        """Return the result. A long job is cancelled when the client disconnects."""
        if not METHODS[job.method].long:
            return await self._service.answer(job, params)
        disconnect = asyncio.create_task(_disconnect(request))
        try:
            answer = asyncio.ensure_future(self._service.answer(job, params))
            await asyncio.wait((answer, disconnect), return_when=asyncio.FIRST_COMPLETED)
            if not answer.done():
                job.cancel()
            return await answer
        finally:
            disconnect.cancel()
            with suppress(asyncio.CancelledError):
                await disconnect


async def _disconnect(request: Request) -> None:
    """Wait until the client disconnects."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


async def wrong_method(request: Request, error: Exception) -> Response:
    """Return the response to a request with the wrong HTTP method."""
    allowed = (getattr(error, "headers", None) or {}).get("Allow", "")
    message = f"this address does not accept {request.method}; use {allowed}"
    response = error_response(ErrorObject(methods.INVALID_REQUEST, message), 405)
    response.headers["Allow"] = allowed
    return response


async def not_found(request: Request, _error: Exception) -> Response:
    """Return the response for an unknown address."""
    if _wants_page(request):
        response: Response = HTMLResponse(_PAGE, 404, {"Cache-Control": "no-store"})
    else:
        message = f"unknown address {excerpt(request.scope['path'])}; addresses: {_ADDRESSES}"
        response = error_response(ErrorObject(methods.INVALID_REQUEST, message), 404)
    response.headers["Vary"] = "Accept"
    return response


def _wants_page(request: Request) -> bool:
    """Return whether the request comes from a browser, so that a person reads the response."""
    path = request.scope["path"]
    if any(path == each or path.startswith(f"{each}/") for each in _FOR_PROGRAMS):
        return False
    accept = ",".join(request.headers.getlist("accept"))
    html = _quality(accept, "text/html")
    return (
        request.method in ("GET", "HEAD")
        and html > 0
        and html >= _quality(accept, "application/json")
    )


def _quality(accept: str, kind: str) -> float:
    """Return the quality of a content type, 0 to 1; 0 if it is not named. `*/*` is ignored."""
    for each in accept.lower().split(","):
        name, *params = (part.strip() for part in each.split(";"))
        if name == kind:
            values = [param[2:] for param in params if param.startswith("q=")]
            try:
                return float(values[0]) if values else 1.0
            except ValueError:
                return 0.0
    return 0.0
