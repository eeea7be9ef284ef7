"""Responses for unknown addresses: a page for people, JSON for programs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from starlette.responses import HTMLResponse, Response

from lexicon_fast.base.errors import excerpt
from lexicon_fast.protocol import methods
from lexicon_fast.protocol.errors import ErrorObject
from lexicon_fast.server.http import error_response
from lexicon_fast.server.page_files import versioned_folder

if TYPE_CHECKING:
    from starlette.requests import Request

#: Addresses for programs, with all below them.
_FOR_PROGRAMS: Final = ("/rpc", "/ws", "/health", "/ready", "/metrics", "/openapi.json")

_HTML: Final = "text/html"
_JSON: Final = "application/json"

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
    html = _quality(accept, _HTML)
    return request.method in ("GET", "HEAD") and html > 0 and html >= _quality(accept, _JSON)


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
