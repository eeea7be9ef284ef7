"""The ASGI application: all addresses of the server."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from contextlib import asynccontextmanager, suppress
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.cors import CORSMiddleware
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles

from lexicon_fast._version import __version__
from lexicon_fast.protocol.errors import Refused
from lexicon_fast.server.host_origin import HostOriginMiddleware
from lexicon_fast.server.http import Http, error_response, json_response, wrong_method
from lexicon_fast.server.log import report
from lexicon_fast.server.metrics import CONTENT_TYPE
from lexicon_fast.server.not_found import not_found
from lexicon_fast.server.sockets import Session

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.websockets import WebSocket

    from lexicon_fast.server.service import Service

_PAGE: Final = Path(__file__).parent / "page"


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
            service.connections.open(origin)
        except Refused as error:
            service.refuse("websocket", error)
            await websocket.send_denial_response(error_response(report(error)))
            return
        try:
            await Session(service, websocket, origin).run()
        finally:
            service.connections.close(origin)

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
            Route("/", _index),
            Mount("/page", _Files(directory=_PAGE, check_dir=False)),
        ],
        middleware=middleware,
        exception_handlers={404: not_found, 405: wrong_method},
        lifespan=lifespan,
    )


class _Files(StaticFiles):
    """Files that browsers must not take from their cache after an upgrade."""

    def file_response(self, *args: Any, **more: Any) -> Response:
        response = super().file_response(*args, **more)
        response.headers["Cache-Control"] = "no-cache"
        return response


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


async def _index(_: Request) -> Response:
    return FileResponse(_PAGE / "index.html", headers={"Cache-Control": "no-cache"})


async def _openapi(_: Request) -> Response:
    return Response(_openapi_text(), media_type="application/json")


async def _docs(_: Request) -> Response:
    return HTMLResponse(_docs_text())


@cache
def _openapi_text() -> bytes:
    from lexicon_fast.protocol.wire import encode
    from lexicon_fast.server.openapi import openapi

    return encode(openapi())


@cache
def _docs_text() -> str:
    from lexicon_fast.server.docs_page import page

    return page()
