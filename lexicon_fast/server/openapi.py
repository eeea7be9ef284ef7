"""The OpenAPI document of the server, generated from its messages."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from http import HTTPStatus
from typing import Any, Final

import msgspec

from lexicon_fast._version import __version__
from lexicon_fast.protocol.methods import Method
from lexicon_fast.protocol.schema import Reference, about, error_schema, has_required, line, ref
from lexicon_fast.server.methods import METHODS, NOTIFICATIONS, REFUSALS, STATUSES, WEBSOCKET_ONLY

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
    request = line(
        ["method"],
        id={"type": ["integer", "string"]},
        method={"enum": [name for name in METHODS if name not in WEBSOCKET_ONLY]},
        params={"type": "object"},
    )
    reply = line(
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
