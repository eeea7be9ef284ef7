"""The reference of all messages: the OpenAPI document, and the page `/docs`."""

from __future__ import annotations

import html
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from http import HTTPStatus
from typing import Any, Final

import msgspec

from lexicon_fast._version import __version__
from lexicon_fast.protocol.methods import Method
from lexicon_fast.protocol.schema import (
    Reference,
    about,
    error_schema,
    error_tables,
    has_required,
    ref,
)
from lexicon_fast.protocol.schema import (
    line as line_schema,
)
from lexicon_fast.server.methods import METHODS, NOTIFICATIONS, REFUSALS, STATUSES, WEBSOCKET_ONLY
from lexicon_fast.server.page_files import versioned_folder

REFERENCE: Final = Reference(METHODS, NOTIFICATIONS)

_ERROR: Final = {
    "title": "Error",
    "description": "Why a request was refused, with a message for users.",
    **error_schema(REFUSALS),
}

_HEALTH: Final = {
    "200": ("The server runs.", {"status": {"const": "ok"}, "version": {"type": "string"}})
}
_READY: Final = {
    "200": ("The server takes requests.", {"status": {"enum": ["ready"]}}),
    "503": (
        "The server starts, shuts down, or cannot write its database.",
        {"status": {"enum": ["starting", "stopping", "storage"]}},
    ),
}

_ABOUT: Final = """\
Letter games: solver, bots, and tables to play at. Each method has an address. The same methods \
are available as JSON-RPC at `/rpc`, and over WebSocket at `/ws`, where advice and tables also \
send notifications: see `/docs`."""


def openapi() -> dict[str, Any]:
    """Return the document."""
    schemas = {**REFERENCE.definitions, "Error": _ERROR}
    document = {
        "openapi": "3.1.0",
        "info": {
            "title": "lexicon-fast",
            "version": __version__,
            "description": _ABOUT,
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "paths": {
            **{
                f"/rpc/{name}": {"post": _operation(name, method)}
                for name, method in METHODS.items()
                if name not in WEBSOCKET_ONLY
            },
            "/rpc": {"post": _line()},
            "/health": {"get": _state("health", "check that the server runs", _HEALTH)},
            "/ready": {"get": _state("ready", "check that the server takes requests", _READY)},
        },
        "components": {"schemas": dict(sorted(schemas.items()))},
    }
    text = msgspec.json.encode(document).replace(b'"#/$defs/', b'"#/components/schemas/')
    return msgspec.json.decode(text, type=dict[str, Any])


@cache
def openapi_json() -> bytes:
    """Return the document as JSON."""
    return msgspec.json.encode(openapi())


def _operation(name: str, method: Method) -> dict[str, Any]:
    return {
        "operationId": name,
        "tags": [name.partition(".")[0]],
        "summary": method.about,
        "description": about(method.params, method.about),
        "requestBody": {
            "required": has_required(method.params),
            "content": _json(ref(method.params)),
        },
        "responses": {
            "200": {
                "description": about(method.result, "The result."),
                "content": _json(ref(method.result)),
            },
            **_refusals(),
        },
    }


def _line() -> dict[str, Any]:
    """Return the operation of JSON-RPC."""
    request = line_schema(
        ["method"],
        id={"type": ["integer", "string"]},
        method={"enum": [name for name in METHODS if name not in WEBSOCKET_ONLY]},
        params={"type": "object"},
    )
    reply = line_schema(
        ["jsonrpc", "id"],
        id={"type": ["integer", "string", "null"]},
        result={"type": "object"},
        error=_ref_to("Error"),
    )
    reply["oneOf"] = [{"required": ["result"]}, {"required": ["error"]}]
    return {
        "operationId": "rpc",
        "summary": "a JSON-RPC 2.0 request",
        "description": "Errors are in the reply, with status 200.",
        "requestBody": {"required": True, "content": _json(request)},
        "responses": {
            "200": {"description": "The reply.", "content": _json(reply)},
            "204": {"description": "The request has no id, and so no reply."},
            **{
                status: response
                for status, response in _refusals().items()
                if status in ("403", "408", "413", "503")
            },
        },
    }


def _state(name: str, summary: str, answers: Mapping[str, tuple[str, Any]]) -> dict[str, Any]:
    """Return an operation about the server. answers: text and fields of each, by status."""
    responses = {
        status: {
            "description": about,
            "content": _json({"type": "object", "properties": fields, "required": list(fields)}),
        }
        for status, (about, fields) in answers.items()
    }
    responses["403"] = _refusals()["403"]
    return {
        "operationId": name,
        "summary": summary,
        "responses": dict(sorted(responses.items())),
    }


def _refusals() -> dict[str, Any]:
    return {
        str(status): {
            "description": f"{HTTPStatus(status).phrase}. {meaning}",
            "content": _json(_ref_to("Error")),
        }
        for status, meaning in STATUSES.items()
    }


def _ref_to(name: str) -> dict[str, str]:
    return {"$ref": f"#/$defs/{name}"}


def _json(schema: dict[str, Any]) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}


_INTRODUCTION: Final = """\
Each method has an address: `POST /rpc/METHOD` takes the params as the body and returns the \
result. Errors have a status of 4xx or 5xx and a message. `POST /rpc` accepts JSON-RPC 2.0. \
So does the WebSocket `/ws`, where advice and tables also send notifications. For programs: \
[/openapi.json](/openapi.json). To play: [/](/)."""

_EXAMPLE: Final = """\
curl -d '{"game": "lexicon", "positions": ["CATDOG* hat"], "top": 3}' ADDRESS/rpc/solve
curl -d '{"game": "scrabble", "seats": [{"kind": "person"}, {"kind": "bot", "bot": "greedy"}]}' \
ADDRESS/rpc/table.new"""


def reference(names: list[str]) -> list[str]:
    """Return the generated part of the page. names: of the methods that it describes."""
    elsewhere = [name for name in METHODS if name not in names]
    lines = ["## Methods\n", *REFERENCE.index(elsewhere, "protocol.md")]
    websocket_only = ", ".join(f"`{name}`" for name in sorted(WEBSOCKET_ONLY))
    lines.append(f"\nOnly over WebSocket: {websocket_only}.")
    lines += REFERENCE.sections(names)
    lines += ["\n## Parts of messages\n", *REFERENCE.nested_types(names)]
    return lines


def errors() -> list[str]:
    """Return the tables of errors."""
    lines = ["\n## Errors\n", "| status | means |", "|---|---|"]
    lines += [f"| {status} | {meaning} |" for status, meaning in STATUSES.items()]
    return [*lines, "", *error_tables(REFUSALS)]


@cache
def page() -> str:
    """Return the page `/docs`: the reference of all messages as HTML, without scripts."""
    lines = [*reference(list(METHODS)), *REFERENCE.game_types(), *errors()]
    body = "\n".join(_html(line for part in lines for line in part.split("\n")))
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>lexicon-fast {html.escape(__version__)}: messages</title>"
        f'<link rel="stylesheet" href="{versioned_folder()}/reference.css"></head>\n<body><main>\n'
        f"<h1>lexicon-fast {html.escape(__version__)}</h1>\n<p>{_inline(_INTRODUCTION)}</p>\n"
        f"<pre>{html.escape(_EXAMPLE)}</pre>\n{body}\n</main></body></html>\n"
    )


def _html(lines: Iterable[str]) -> Iterator[str]:
    """Convert lines of Markdown to HTML: headings, paragraphs, lists and tables."""
    block = ""  # the open element
    for line in lines:
        kind = "table" if line.startswith("|") else "ul" if line.startswith("- ") else ""
        if kind != block:
            if block:
                yield f"</{block}>"
            if kind:
                yield f"<{kind}>"
            first = True
            block = kind
        if kind == "table":
            if not re.fullmatch(r"[|-]+", line):
                yield _row(line, "th" if first else "td")
            first = False
        elif kind == "ul":
            yield f"<li>{_inline(line[2:])}</li>"
        elif heading := re.fullmatch(r"(#+) (.*)", line):
            level = len(heading[1])
            name = re.sub(r"[^\w-]", "", heading[2].partition(" (")[0].replace(" ", "-"))
            yield f'<h{level} id="{name}">{_inline(heading[2])}</h{level}>'
        elif line:
            yield f"<p>{_inline(line)}</p>"
    if block:
        yield f"</{block}>"


def _row(line: str, cell: str) -> str:
    cells = re.split(r"(?<!\\)\|", line.strip().removeprefix("|").removesuffix("|"))
    texts = (_inline(text.strip().replace("\\|", "|")) for text in cells)
    return "<tr>" + "".join(f"<{cell}>{text}</{cell}>" for text in texts) + "</tr>"


def _inline(text: str) -> str:
    text = html.escape(text, quote=True)
    text = re.sub(r"`([^`]*)`", r"<code>\1</code>", text)
    return re.sub(r"\[(.+?)\]\(([^)]*)\)", r'<a href="\2">\1</a>', text)
