"""JSON Schemas of all messages, and generated parts of pages."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

from lexicon_fast.games.registry import GAMES
from lexicon_fast.protocol.game_types import GameTypes
from lexicon_fast.protocol.methods import VERSION, version_text
from lexicon_fast.protocol.schema import (
    GAME_TYPES,
    Reference,
    error_schema,
    has_required,
    line,
    ref,
    type_name,
)


def json_schema(reference: Reference, title: str, refusals: Iterable[str]) -> dict[str, Any]:
    """Return the JSON Schema of all messages. refusals: values of `data.type` of errors."""
    defs = dict(reference.definitions)
    results = [ref(each) for each in dict.fromkeys(m.result for m in reference.methods.values())]
    id_ = {"type": ["integer", "string"]}
    defs["Request"] = {
        "description": "A message from a client. Without an id it gets no reply.",
        "oneOf": [
            line(
                ["method", *(["params"] if has_required(method.params) else [])],
                id=id_,
                method={"const": name},
                params=ref(method.params),
            )
            for name, method in reference.methods.items()
        ],
    }
    defs["Reply"] = {
        "description": "The reply to the request with this id; `x-methods` has its type.",
        **line(["jsonrpc", "id", "result"], id=id_, result={"anyOf": results}),
    }
    defs["ErrorReply"] = {
        "description": "The reply to a request that failed; id null: it was unreadable.",
        **line(
            ["jsonrpc", "id", "error"],
            id={"type": ["integer", "string", "null"]},
            error=error_schema(refusals),
        ),
    }
    defs["Notification"] = {
        "description": "A message that is not a reply.",
        "oneOf": [
            line(["jsonrpc", "method", "params"], method={"const": name}, params=ref(struct))
            for name, struct in reference.notifications.items()
        ],
    }
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": title,
        "anyOf": [
            {"$ref": f"#/$defs/{name}"}
            for name in ("Request", "Reply", "ErrorReply", "Notification")
        ],
        "x-protocol": version_text(VERSION),
        "x-methods": {
            name: {
                "params": ref(method.params),
                "result": ref(method.result),
                "notifies": method.notifies,
                "since": version_text(method.since),
            }
            for name, method in reference.methods.items()
        },
        "x-games": {
            game: {
                part: {"$ref": f"#/$defs/{name}"}
                for part in GameTypes._fields
                if (name := type_name(game, part)) in GAME_TYPES
            }
            for game in GAMES
        },
        "$defs": dict(sorted(defs.items())),
    }


def schema_text(schema: dict[str, Any]) -> str:
    """Return a schema as the text of a file."""
    return msgspec.json.format(msgspec.json.encode(schema), indent=1).decode() + "\n"


def with_page(path: Path, command: str, page: str) -> str:
    """Return the text of a file with a new part below its mark. command: writes the part."""
    mark = f"<!-- From here on written by `{command}`. -->\n"
    manual_part, has_mark, _ = path.read_text(encoding="utf-8").partition(mark)
    if not has_mark:
        raise SystemExit(f"{path}: no line {mark.strip()}")
    return f"{manual_part}{mark}\n{page}"
