"""The ASGI application: all addresses of the server."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from contextlib import asynccontextmanager, suppress
from functools import cache
from hashlib import sha256
from typing import TYPE_CHECKING

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.cors import CORSMiddleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import HTMLResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute

from lexicon_fast._version import __version__
from lexicon_fast.protocol import messages as m
from lexicon_fast.protocol import wire
from lexicon_fast.protocol.methods import Refused
from lexicon_fast.server.http import (
    HostOriginMiddleware,
    Http,
    error_response,
    json_response,
    not_found,
    wrong_method,
)
from lexicon_fast.server.log import report
from lexicon_fast.server.metrics import CONTENT_TYPE
from lexicon_fast.server.page_files import (
    COMPRESSION,
    MIN_COMPRESSED,
    PageFiles,
    service_worker,
    start_page,
    versioned_folder,
)
from lexicon_fast.server.sockets import Session

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.websockets import WebSocket

    from lexicon_fast.server.service import Service


def application(
    service: Service, *, hosts: Collection[str] | None, origins: Collection[str]
) -> Starlette:
    """Return the server as an ASGI application. hosts, origins: see `HostOriginMiddleware`."""
    http = Http(service)

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        cleanup = asyncio.create_task(service.tables.delete_old())
        service.start()
        try:
            yield
        finally:
            cleanup.cancel()
            with suppress(asyncio.CancelledError):
                await cleanup
            service.close()

    async def socket(websocket: WebSocket) -> None:
        origin = service.origins.of_request(websocket.scope)
        try:
            service.connections.add(origin)
        except Refused as error:
            service.refuse("websocket", error)
            await websocket.send_denial_response(error_response(report(error)))
            return
        try:
            await Session(service, websocket, origin).run()
        finally:
            service.connections.remove(origin)

    compressed = [
        Middleware(GZipMiddleware, minimum_size=MIN_COMPRESSED, compresslevel=COMPRESSION)
    ]
    middleware = [Middleware(HostOriginMiddleware, hosts=hosts, origins=origins)]
    if origins:
        middleware.insert(
            0,
            Middleware(
                CORSMiddleware,
                allow_origins=list(origins),
                allow_methods=["GET", "POST"],
                allow_headers=["Content-Type"],
                max_age=600,
            ),
        )
    return Starlette(
        routes=[
            Route("/rpc/{method}", http.call, methods=["POST"]),
            Route("/rpc", http.line, methods=["POST"]),
            WebSocketRoute("/ws", socket),
            Route("/health", health),
            Route("/ready", ready(service)),
            Route("/openapi.json", _openapi),
            Route("/docs", _docs),
            Route("/", _start_page(service), middleware=compressed),
            Route("/worker.js", _worker, middleware=compressed),
            Mount(f"/{versioned_folder()}", PageFiles(), middleware=compressed),
        ],
        middleware=middleware,
        exception_handlers={404: not_found, 405: wrong_method},
        lifespan=lifespan,
    )


def operator_application(service: Service, *, hosts: Collection[str] | None) -> Starlette:
    """Return the ASGI application of the operator's port, with the metrics.

    hosts: see `HostOriginMiddleware`.
    """

    async def metrics(_: Request) -> Response:
        return Response(await service.metrics_text(), headers={"Content-Type": CONTENT_TYPE})

    return Starlette(
        routes=[
            Route("/metrics", metrics),
            Route("/health", health),
            Route("/ready", ready(service)),
        ],
        middleware=[Middleware(HostOriginMiddleware, hosts=hosts, origins=())],
        exception_handlers={405: wrong_method},
    )


async def health(_: Request) -> Response:
    """Answer that the process runs."""
    return json_response({"status": "ok", "version": __version__})


def ready(service: Service) -> Callable[[Request], Awaitable[Response]]:
    """Return the answer to whether the server takes requests: status 200 or 503."""

    async def answer(_: Request) -> Response:
        state = service.state
        return json_response({"status": state}, 200 if state == "ready" else 503)

    return answer


def _start_page(service: Service) -> Callable[[Request], Awaitable[Response]]:
    """Return the answer with the start page. Browsers must ask for it again after an upgrade."""

    @cache
    def page() -> tuple[bytes, dict[str, str]]:
        html = start_page(wire.encode(service.hello(m.HelloParams())))
        # Weak, because it is the same for the compressed page.
        etag = f'W/"{sha256(html).hexdigest()[:32]}"'
        return html, {"Cache-Control": "no-cache", "ETag": etag}

    async def answer(request: Request) -> Response:
        html, headers = page()
        if headers["ETag"] in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        return HTMLResponse(html, headers=headers)

    return answer


async def _worker(_: Request) -> Response:
    headers = {"Cache-Control": "no-cache"}
    return Response(service_worker(), headers=headers, media_type="text/javascript")


async def _openapi(_: Request) -> Response:
    from lexicon_fast.server.reference import openapi_json

    return Response(openapi_json(), media_type="application/json")


async def _docs(_: Request) -> Response:
    from lexicon_fast.server.reference import page

    return HTMLResponse(page())
