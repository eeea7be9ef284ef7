"""Writes the documentation of the protocol: `python -m lexicon_fast.engine.document docs`.

`docs/protocol.md` is written by hand up to a mark, and from the messages below it;
`docs/protocol.schema.json` is all made of them. Comments that begin with `#:` describe fields.
"""

from __future__ import annotations

import inspect
import re
import sys
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec

from lexicon_fast.engine import messages, methods
from lexicon_fast.engine.engine import Engine
from lexicon_fast.engine.methods import METHODS, NOTIFICATIONS
from lexicon_fast.engine.own import GAMES, types_of

MARK: Final = "<!-- From here on written by `python -m lexicon_fast.engine.document docs`. -->\n"

#: The JSON of games: the names that messages use -> types.
OWN: Final[dict[str, Any]] = {
    f"{game.capitalize()}{name.capitalize()}": type_
    for game in GAMES
    for name, type_ in types_of(game)._asdict().items()
    if type_ is not Any
}

#: Folders whose types are told from those of the same name elsewhere by the name of the folder.
_FOLDERS: Final = (*GAMES, "crossword")

#: A session, shown with the replies that it really gets.
SESSION: Final = (
    '{"id": 1, "method": "dictionary.search", "params": {"hand": "CATDOG*", "limit": 3}}',
    '{"id": 2, "method": "dictionary.check", "params": {"words": ["quiz", "zzx"]}}',
    '{"id": 3, "method": "game.new", "params": {"game": "lexicon", "seed": 7, "rounds": 1}}',
    '{"id": 4, "method": "game.observe", "params": {"id": "lexicon-1", "player": 1}}',
    '{"id": 5, "method": "game.legal", "params": {"id": "lexicon-1", "player": 1, "limit": 2}}',
    '{"id": 6, "method": "game.apply", "params": {"id": "lexicon-1", "player": 1, "action":'
    ' {"action": "draw", "discard": "Q", "take": "blind"}}}',
    '{"id": "x", "method": "game.apply", "params": {"id": "lexicon-1", "player": 0, "action":'
    ' {"action": "insert", "target": 0, "laid": "hat"}}}',
    '{"id": 7, "method": "game.record", "params": {"id": "lexicon-1"}}',
    '{"id": 8, "method": "game.new", "params": {"game": "scrabble", "seed": 7, "ruleset":'
    ' {"base": "standard", "challenge": "double"}}}',
    '{"id": 9, "method": "game.observe", "params": {"id": "scrabble-2", "player": 1}}',
    '{"id": 10, "method": "game.legal", "params": {"id": "scrabble-2", "player": 1, "limit": 2}}',
    '{"id": 11, "method": "game.new", "params": {"game": "lexibomb", "seed": 7, "players": 1}}',
    '{"id": 12, "method": "game.apply", "params": {"id": "lexibomb-3", "player": 0, "action":'
    ' {"action": "play", "at": "8F", "word": "IDEA"}}}',
    '{"id": 13, "method": "game.observe", "params": {"id": "lexibomb-3", "player": 0}}',
    '{"id": 14, "method": "ping", "params": {"valeu": 1}}',
)


@cache
def _defs() -> dict[str, Any]:
    """The schemas of all types by name."""
    structs = [struct for each in METHODS.values() for struct in (each.params, each.result)]
    all_structs = _structs([*structs, *NOTIFICATIONS.values(), *OWN.values()])
    found, defs = msgspec.json.schema_components(
        [*all_structs, *OWN.values()], ref_template="#/$defs/{name}"
    )
    names = {
        ref["$ref"].removeprefix("#/$defs/"): _name(struct)
        for ref, struct in zip(found, all_structs, strict=False)
    }
    text = msgspec.json.encode([defs, found[len(all_structs) :]]).decode()
    defs, own = msgspec.json.decode(
        re.sub(r'"#/\$defs/([^"]*)"', lambda ref: f'"#/$defs/{names.get(ref[1], ref[1])}"', text)
    )
    defs = {names[name]: shape | {"title": names[name]} for name, shape in defs.items()}
    for struct in all_structs:
        fields = defs[_name(struct)].get("properties", {})
        for name, about in described(struct).items():
            fields[name].setdefault("description", about)
    return defs | {name: each for name, each in zip(OWN, own, strict=True) if name not in defs}


def _name(struct: type) -> str:
    """What a type is called in the schema."""
    folder = next((each for each in struct.__module__.split(".")[1:] if each in _FOLDERS), "")
    return folder.capitalize() + struct.__name__


def schema() -> dict[str, Any]:
    """The JSON Schema of all lines."""
    defs = dict(_defs())
    results = [_ref(struct) for struct in dict.fromkeys(each.result for each in METHODS.values())]
    id_ = {"type": ["integer", "string"]}
    version = {"const": "2.0"}
    defs["Request"] = {
        "description": "What a client sends. Without an id it is not answered.",
        "oneOf": [
            {
                "type": "object",
                "properties": {
                    "jsonrpc": version,
                    "id": id_,
                    "method": {"const": name},
                    "params": _ref(method.params),
                },
                "required": ["method", *(["params"] if _required(method.params) else [])],
            }
            for name, method in METHODS.items()
        ],
    }
    defs["Reply"] = {
        "description": "The answer to the request of that id: `x-methods` has the type of result.",
        "type": "object",
        "properties": {
            "jsonrpc": version,
            "id": id_,
            "result": {"anyOf": results},
        },
        "required": ["jsonrpc", "id", "result"],
    }
    defs["ErrorReply"] = {
        "description": "The answer to a request that failed; the id is null if it was unreadable.",
        "type": "object",
        "properties": {
            "jsonrpc": version,
            "id": {"type": ["integer", "string", "null"]},
            "error": {
                "type": "object",
                "properties": {
                    "code": {"enum": list(methods.ERROR_CODES)},
                    "message": {"type": "string"},
                    "data": {
                        "type": "object",
                        "properties": {
                            "type": {"enum": list(methods.REFUSALS)},
                            "path": {"type": "string"},
                            "rule": {"type": "string"},
                            "seq": {"type": "integer"},
                        },
                    },
                },
                "required": ["code", "message"],
            },
        },
        "required": ["jsonrpc", "id", "error"],
    }
    defs["Notification"] = {
        "description": "What the engine sends unasked.",
        "oneOf": [
            {
                "type": "object",
                "properties": {
                    "jsonrpc": version,
                    "method": {"const": name},
                    "params": _ref(struct),
                },
                "required": ["jsonrpc", "method", "params"],
            }
            for name, struct in NOTIFICATIONS.items()
        ],
    }
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Lines of the lexicon-fast engine protocol {_version(methods.VERSION)}",
        "anyOf": [
            {"$ref": f"#/$defs/{name}"}
            for name in ("Request", "Reply", "ErrorReply", "Notification")
        ],
        "x-protocol": _version(methods.VERSION),
        "x-methods": {
            name: {
                "params": _ref(method.params),
                "result": _ref(method.result),
                "notifies": method.notifies,
                "since": _version(method.since),
            }
            for name, method in METHODS.items()
        },
        "$defs": dict(sorted(defs.items())),
    }


def page() -> str:
    """The part of the page that is made of the messages."""
    parts = ["## A session\n", "```", *_session(), "```\n", "## Methods\n"]
    parts += ["| method | does | answered |", "|---|---|---|"]
    for name, method in METHODS.items():
        when = "when done" if method.long else "in order"
        link = f"[`{name}`](#{name.replace('.', '')})"
        parts.append(f"| {link} | {method.about} | {when} |")
    for name, method in METHODS.items():
        parts.append(f"\n### `{name}`\n\n{_about(method.params, method.about)}\n")
        parts += _fields(method.params, "param")
        parts.append(f"\nResult: {_about(method.result, '')}\n")
        parts += _fields(method.result, "field")
        if method.notifies:
            struct = NOTIFICATIONS[method.notifies]
            parts.append(f"\nNotification `{method.notifies}`: {_about(struct, '')}\n")
            parts += _fields(struct, "field")
    parts.append("\n## Parts of messages\n")
    results = {method.result for method in METHODS.values()}
    for struct in _structs([each.result for each in METHODS.values()]):
        if struct not in results:
            parts.append(f"\n### {struct.__name__}\n\n{_about(struct, '')}\n")
            parts += _fields(struct, "field")
    shown: set[Any] = set()
    for game in GAMES:
        parts.append(f"\n## {game.capitalize()}'s own\n")
        parts.append("Fields with their default are left out in what the engine sends.\n")
        own = {name: each for name, each in OWN.items() if name.startswith(game.capitalize())}
        for name in own:
            if (of := _shown(_defs()[name])) != "object":
                parts.append(f"- `{name}`: {of}")
        for struct in _structs(own.values()):
            if struct not in shown:
                shown.add(struct)
                tag = getattr(struct, "__struct_config__", None) and struct.__struct_config__.tag
                kind = f' (`"{struct.__struct_config__.tag_field}": "{tag}"`)' if tag else ""
                parts.append(f"\n### {_name(struct)}{kind}\n\n{_about(struct, '')}\n")
                parts += _fields(struct, "field")
    parts += ["\n## Errors\n", "| code | means |", "|---|---|"]
    parts += [f"| {code} | {about} |" for code, about in methods.ERROR_CODES.items()]
    parts += ["\n| `data.type` of -32000 | means |", "|---|---|"]
    parts += [f"| `{name}` | {about} |" for name, about in methods.REFUSALS.items()]
    parts += ["\n## Versions\n", "| protocol | changed |", "|---|---|"]
    parts += [f"| {_version(version)} | {change} |" for version, change in methods.CHANGES]
    return "\n".join(parts) + "\n"


def described(struct: type) -> dict[str, str]:
    """What is said of the fields of a class, those it inherits among them."""
    found: dict[str, str] = {}
    for each in reversed(struct.__mro__):
        if each.__module__.startswith("lexicon_fast"):
            lines: list[str] = []
            for line in inspect.getsource(each).splitlines():
                if comment := re.fullmatch(r"    #: ?(.*)", line):
                    lines.append(comment[1])
                    continue
                if lines and (field := re.match(r"    (\w+): ", line)):
                    found[field[1]] = " ".join(lines)
                lines = []
    return found


def _session() -> list[str]:
    engine = Engine(lambda _: None)
    shown = []
    for line in SESSION:
        reply = engine.receive(line.encode()).decode().rstrip()
        shown += [f"-> {line}", f"<- {reply}"]
    return shown


def _structs(types: Any) -> list[Any]:
    """All structs and dataclasses that types are made of, in the order they are met."""
    found: dict[Any, None] = {}

    def visit(info: Any) -> None:
        cls = getattr(info, "cls", None)
        if isinstance(info, msgspec.inspect.StructType | msgspec.inspect.DataclassType):
            if cls in found:
                return
            found[cls] = None
            for field in info.fields:
                visit(field.type)
            return
        for name in ("types", "item_types"):
            for each in getattr(info, name, ()):
                visit(each)
        for name in ("type", "item_type", "key_type", "value_type"):
            if isinstance(inner := getattr(info, name, None), msgspec.inspect.Type):
                visit(inner)

    for info in msgspec.inspect.multi_type_info(types):
        visit(info)
    return list(found)


def _fields(struct: Any, what: str) -> list[str]:
    """A table of the fields."""
    info = msgspec.inspect.type_info(struct)
    assert isinstance(info, msgspec.inspect.StructType | msgspec.inspect.DataclassType)
    if not info.fields:
        return []
    about = described(struct)
    own = _defs()[_name(struct)]
    rows = [f"| {what} | type | |", "|---|---|---|"]
    for field in info.fields:
        name = field.encode_name
        shape = own["properties"][name]
        said = about.get(field.name) or shape.get("description", "")
        default = ""
        if "default" in shape and shape["default"] is not None:
            default = f" Default: `{msgspec.json.encode(shape['default']).decode()}`."
        optional = "" if field.required else "?"
        kind = _shown(shape).replace("|", "\\|")
        rows.append(f"| `{name}`{optional} | {kind} | {said}{default} |".replace("  |", " |"))
    return rows


def _shown(shape: dict[str, Any]) -> str:
    """A type in few words."""
    if "anyOf" in shape:
        return " | ".join(_shown(each) for each in shape["anyOf"])
    if "$ref" in shape:
        return str(shape["$ref"]).removeprefix("#/$defs/")
    if "enum" in shape:
        return " | ".join(msgspec.json.encode(each).decode() for each in shape["enum"])
    if "prefixItems" in shape:
        return "[" + ", ".join(_shown(each) for each in shape["prefixItems"]) + "]"
    kind = shape.get("type", "any JSON")
    if kind == "array":
        return f"[{_shown(shape['items'])}]" if isinstance(shape.get("items"), dict) else "[]"
    if kind == "object" and isinstance(shape.get("additionalProperties"), dict):
        return f"{{name: {_shown(shape['additionalProperties'])}}}"
    low, high = shape.get("minimum"), shape.get("maximum")
    if low is not None:
        most = "" if high is None or high > 1 << 50 else f"{high:,}"
        return f"{kind} {low}..{most}"
    return str(kind)


def _about(struct: Any, short: str) -> str:
    text = inspect.cleandoc(struct.__doc__ or "").split("\n\n")
    return "\n\n".join(" ".join(part.split()) for part in text) or short


def _required(struct: type[messages.Params]) -> bool:
    return any(field.required for field in msgspec.structs.fields(struct))


def _ref(struct: type) -> dict[str, str]:
    return {"$ref": f"#/$defs/{_name(struct)}"}


def _version(version: tuple[int, int]) -> str:
    return ".".join(map(str, version))


def files(folder: Path) -> dict[Path, str]:
    """The files as they should be."""
    path = folder / "protocol.md"
    by_hand, mark, _ = path.read_text(encoding="utf-8").partition(MARK)
    if not mark:
        raise SystemExit(f"{path}: no line {MARK.strip()}")
    shown = msgspec.json.format(msgspec.json.encode(schema()), indent=1).decode()
    return {
        path: by_hand + MARK + "\n" + page(),
        folder / "protocol.schema.json": shown + "\n",
    }


def main(folder: Path) -> None:
    """Write them."""
    for path, text in files(folder).items():
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "docs"))
