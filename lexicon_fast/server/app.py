"""The ASGI application: all addresses of the server."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Collection
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
from lexicon_fast.protocol import wire
from lexicon_fast.protocol.errors import Refused
from lexicon_fast.server.host_origin import HostOriginMiddleware
from lexicon_fast.server.http import Http, error_response, json_response, wrong_method
from lexicon_fast.server.not_found import not_found
from lexicon_fast.server.sockets import Session

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.websockets import WebSocket

    from lexicon_fast.server.service import Service

_WHERE: Final = "lexicon-fast serve"
_PAGE: Final = Path(__file__).parent / "page"


def application(
    service: Service, *, hosts: Collection[str] | None, origins: Collection[str]
) -> Starlette:
    """Return the server as an ASGI application. hosts, origins: see `HostOriginMiddleware`."""
    http = Http(service)

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        cleanup = asyncio.create_task(service.tables.delete_old())
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
            await websocket.send_denial_response(error_response(wire.report(error, _WHERE)))
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
            Route("/health", _health),
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


async def _health(_: Request) -> Response:
    return json_response({"status": "ok", "version": __version__})


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
