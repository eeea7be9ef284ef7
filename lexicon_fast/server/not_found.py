"""What is answered for an address that there is not: to people a page, to programs JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from starlette.responses import HTMLResponse, Response

from lexicon_fast.protocol import methods
from lexicon_fast.protocol.errors import ErrorObject
from lexicon_fast.server.http import refused

if TYPE_CHECKING:
    from starlette.requests import Request

#: Addresses of programs, and all below them.
_OF_PROGRAMS: Final = ("/rpc", "/ws", "/health", "/openapi.json")

_HTML: Final = "text/html"
_JSON: Final = "application/json"

_ACCEPTED: Final = "/, /docs, /openapi.json, /health, /rpc, /rpc/METHOD, /ws"

_PAGE: Final = """\
<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>No such page · Lexicon fast</title>
<link rel="icon" href="/page/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/page/reference.css"></head>
<body><main>
<h1>No such page</h1>
<p>There is nothing at this address: perhaps it was mistyped, or a part of it is missing. \
The link of a table has a # in it.</p>
<p><a href="/">To the start: play, solve, replay, rules</a></p>
</main></body></html>
"""


async def not_found(request: Request, _error: Exception) -> Response:
    """The response for an address that there is not."""
    if _wants_page(request):
        response: Response = HTMLResponse(_PAGE, 404, {"Cache-Control": "no-store"})
    else:
        message = f"no such address; accepted: {_ACCEPTED}"
        response = refused(ErrorObject(methods.INVALID_REQUEST, message), 404)
    response.headers["Vary"] = "Accept"
    return response


def _wants_page(request: Request) -> bool:
    """Does a browser ask, for somebody to read it?"""
    path = request.scope["path"]
    if any(path == each or path.startswith(f"{each}/") for each in _OF_PROGRAMS):
        return False
    accept = ",".join(request.headers.getlist("accept"))
    html = _quality(accept, _HTML)
    return request.method in ("GET", "HEAD") and html > 0 and html >= _quality(accept, _JSON)


def _quality(accept: str, kind: str) -> float:
    """How welcome a kind of content is, 0 to 1. 0: it is not named; `*/*` names nothing."""
    for each in accept.lower().split(","):
        name, *params = (part.strip() for part in each.split(";"))
        if name == kind:
            said = [param[2:] for param in params if param.startswith("q=")]
            try:
                return float(said[0]) if said else 1.0
            except ValueError:
                return 0.0
    return 0.0
