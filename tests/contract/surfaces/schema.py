"""The JSON Schema of the protocol: what is in it stays and means the same. Texts are left out."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from surfaces.work import Work

_TEXTS = {"title", "description", "examples", "$schema", "x-protocol"}


def record(work: Work) -> dict[str, Any]:
    import lexicon_fast

    root = Path(lexicon_fast.__file__).resolve().parents[1]
    if not (root / "docs").exists():  # the package is installed, without docs
        root = Path(__file__).resolve().parents[3]
    schema = json.loads((root / "docs" / "protocol.schema.json").read_text(encoding="utf-8"))
    found = {f"type {name}": _meaning(each) for name, each in schema["$defs"].items()}
    found |= {f"method {name}": _meaning(each) for name, each in schema["x-methods"].items()}
    found["line"] = _meaning({name: schema[name] for name in ("anyOf",)})
    return found


def _meaning(shape: Any) -> Any:
    """A part of a schema where choices are objects, so that more of them are an addition."""
    if isinstance(shape, list):
        return [_meaning(each) for each in shape]
    if not isinstance(shape, dict):
        return shape
    found: dict[str, Any] = {}
    for name, value in shape.items():
        if name in _TEXTS and not isinstance(value, dict):
            continue
        if name == "properties":
            found[name] = {key: _meaning(each) for key, each in value.items()}
        elif name in ("anyOf", "oneOf"):
            found[name] = {_name(each): _meaning(each) for each in value}
        elif name in ("enum", "required") or (name == "type" and isinstance(value, list)):
            found[name] = {str(each): True for each in value}
        else:
            found[name] = _meaning(value)
    return found


def _name(choice: Any) -> str:
    """The fields by which a choice is recognised."""
    if "$ref" in choice:
        return str(choice["$ref"]).rpartition("/")[2]
    method = choice.get("properties", {}).get("method", {}).get("const")
    return str(method or choice.get("type") or json.dumps(choice, sort_keys=True))
