"""Print TypeScript types for the messages of the server, derived from their JSON schemas.

    python tests/page/js/protocol_types.py > tests/page/js/protocol.d.ts

Every message is an interface in the namespace `Protocol`; `Protocol.Methods` maps the name of a
method to its params and result, and `Protocol.Notifications` a notification to its params.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from lexicon_fast.protocol.schema import name_of
from lexicon_fast.server.methods import METHODS, NOTIFICATIONS
from lexicon_fast.server.openapi import REFERENCE

PLAIN = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}


def type_text(schema: dict[str, Any]) -> str:
    """Return the TypeScript type of a schema."""
    if "$ref" in schema:
        return str(schema["$ref"].rpartition("/")[2])
    for key in ("anyOf", "oneOf"):
        if key in schema:
            return " | ".join(dict.fromkeys(map(type_text, schema[key])))
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return " | ".join(map(json.dumps, schema["enum"]))
    kind = schema.get("type")
    if isinstance(kind, list):
        return " | ".join(type_text({**schema, "type": each}) for each in kind)
    if kind == "array":
        if "prefixItems" in schema:
            return f"[{', '.join(map(type_text, schema['prefixItems']))}]"
        return f"Array<{type_text(schema.get('items', {}))}>"
    if kind == "object":
        if "properties" in schema:
            return f"{{ {' '.join(fields(schema))} }}"
        return f"Record<string, {type_text(schema.get('additionalProperties') or {})}>"
    return PLAIN.get(str(kind), "any")


def fields(schema: dict[str, Any]) -> Iterator[str]:
    """Yield the members of an object type."""
    required = schema.get("required", ())
    for name, field in schema["properties"].items():
        optional = "" if name in required else "?"
        yield f"{json.dumps(name)}{optional}: {type_text(field)};"


def main() -> None:
    print("// Written by protocol_types.py.\n\ndeclare namespace Protocol {")
    for name, schema in REFERENCE.definitions.items():
        print(f"  type {name} = {type_text(schema)};")
    print("  interface Methods {")
    for name, method in METHODS.items():
        params, result = name_of(method.params), name_of(method.result)
        print(f"    {json.dumps(name)}: {{ params: {params}; result: {result} }};")
    print("  }\n  interface Notifications {")
    for name, params_type in NOTIFICATIONS.items():
        print(f"    {json.dumps(name)}: {name_of(params_type)};")
    print("  }\n}")


if __name__ == "__main__":
    main()
