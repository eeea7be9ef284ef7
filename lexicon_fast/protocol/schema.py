"""JSON Schemas of messages, and tables of their fields in Markdown.

Comments that begin with `#:` describe fields.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Collection, Iterable, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any, Final

import msgspec

from lexicon_fast.games.registry import GAMES
from lexicon_fast.protocol.game_types import types_of
from lexicon_fast.protocol.methods import ERROR_CODES, Method

#: Types of the games' JSON, by their names in messages.
GAME_TYPES: Final[dict[str, Any]] = {
    f"{game.capitalize()}{name.capitalize()}": type_
    for game in GAMES
    for name, type_ in types_of(game)._asdict().items()
    if type_ is not Any
}

#: Prefixes of names in the schema, by folder of the type. They distinguish types with equal names,
#: and do not change when folders are renamed.
_PREFIXES: Final = {**{game: game.capitalize() for game in GAMES}, "tiles": "Crossword"}


class Reference:
    """Schemas and documentation of methods and notifications. Both are given by name."""

    def __init__(
        self, methods: Mapping[str, Method], notifications: Mapping[str, type[msgspec.Struct]]
    ) -> None:
        self.methods: Final = methods
        self.notifications: Final = notifications

    @cached_property
    def definitions(self) -> dict[str, Any]:
        """The schemas of all types by name, including those of games."""
        structs = [each for method in self.methods.values() for each in method[:2]]
        all_structs = _structs([*structs, *self.notifications.values(), *GAME_TYPES.values()])
        found, defs = msgspec.json.schema_components(
            [*all_structs, *GAME_TYPES.values()], ref_template="#/$defs/{name}"
        )
        names = {
            ref["$ref"].removeprefix("#/$defs/"): name_of(struct)
            for ref, struct in zip(found, all_structs, strict=False)
        }
        text = msgspec.json.encode([defs, found[len(all_structs) :]]).decode()
        defs, own = msgspec.json.decode(
            re.sub(
                r'"#/\$defs/([^"]*)"', lambda ref: f'"#/$defs/{names.get(ref[1], ref[1])}"', text
            )
        )
        defs = {names[name]: shape | {"title": names[name]} for name, shape in defs.items()}
        for struct in all_structs:
            fields = defs[name_of(struct)].get("properties", {})
            for name, description in described(struct).items():
                fields[name].setdefault("description", description)
        return defs | {
            name: each for name, each in zip(GAME_TYPES, own, strict=True) if name not in defs
        }

    # Markdown

    def index(self, elsewhere: Collection[str] = (), page: str = "") -> list[str]:
        """Return a table of the methods. elsewhere: those whose section is on another page."""
        lines = ["| method | does | answered |", "|---|---|---|"]
        for name, method in self.methods.items():
            when = "when done" if method.long else "in order"
            link = f"[`{name}`]({page if name in elsewhere else ''}#{name.replace('.', '')})"
            lines.append(f"| {link} | {method.about} | {when} |")
        return lines

    def sections(self, names: Iterable[str]) -> list[str]:
        """Return a section for each of these methods."""
        lines = []
        for name in names:
            method = self.methods[name]
            lines.append(f"\n### `{name}`\n\n{about(method.params, method.about)}\n")
            lines += self.fields(method.params, "param")
            lines.append(f"\nResult: {about(method.result, '')}\n")
            lines += self.fields(method.result, "field")
            if method.notifies:
                struct = self.notifications[method.notifies]
                lines.append(f"\nNotification `{method.notifies}`: {about(struct, '')}\n")
                lines += self.fields(struct, "field")
        return lines

    def parts(self, names: Iterable[str]) -> list[str]:
        """Return a section for each type inside the messages of these methods."""
        done = {each for method in self.methods.values() for each in method[:2]}
        lines: list[str] = []
        for struct in _structs(each for name in names for each in self.methods[name][:2]):
            if struct not in done:
                lines += self._tagged(struct)
        return lines

    def game_types(self) -> list[str]:
        """Return a section for each game, with its types."""
        lines: list[str] = []
        done: set[Any] = set()
        for game in GAMES:
            lines.append(f"\n## Types of {game.capitalize()}\n")
            lines.append("The engine leaves out fields with their default value.\n")
            own = {
                name: each
                for name, each in GAME_TYPES.items()
                if name.startswith(game.capitalize())
            }
            for name in own:
                if (of := shown(self.definitions[name])) != "object":
                    lines.append(f"- `{name}`: {of}")
            for struct in _structs(own.values()):
                if struct not in done:
                    done.add(struct)
                    lines += self._tagged(struct)
        return lines

    def _tagged(self, struct: Any) -> list[str]:
        """Return a section for a type, with its tag."""
        config = getattr(struct, "__struct_config__", None)
        kind = f' (`"{config.tag_field}": "{config.tag}"`)' if config and config.tag else ""
        heading = f"\n### {name_of(struct)}{kind}\n\n{about(struct, '')}\n"
        return [heading, *self.fields(struct, "field")]

    def fields(self, struct: Any, what: str) -> list[str]:
        """Return a table of the fields of a type."""
        info = msgspec.inspect.type_info(struct)
        assert isinstance(info, msgspec.inspect.StructType | msgspec.inspect.DataclassType)
        if not info.fields:
            return []
        descriptions = described(struct)
        properties = self.definitions[name_of(struct)]["properties"]
        rows = [f"| {what} | type | |", "|---|---|---|"]
        for field in info.fields:
            name = field.encode_name
            shape = properties[name]
            description = descriptions.get(field.name) or shape.get("description", "")
            default = ""
            if "default" in shape and shape["default"] is not None:
                default = f" Default: `{msgspec.json.encode(shape['default']).decode()}`."
            optional = "" if field.required else "?"
            kind = shown(shape).replace("|", "\\|")
            rows.append(
                f"| `{name}`{optional} | {kind} | {description}{default} |".replace("  |", " |")
            )
        return rows


def name_of(struct: type) -> str:
    """Return the name of a type in the schema."""
    folders = struct.__module__.split(".")[1:]
    prefix = next((_PREFIXES[each] for each in folders if each in _PREFIXES), "")
    return prefix + struct.__name__


def described(struct: type) -> dict[str, str]:
    """Return the descriptions of a class's fields by name, including inherited fields."""
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


def _structs(types: Any) -> list[Any]:
    """Return all structs and dataclasses that types consist of, in order of appearance."""
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


def shown(shape: dict[str, Any]) -> str:
    """Return a short description of a JSON Schema type."""
    if "anyOf" in shape:
        return " | ".join(shown(each) for each in shape["anyOf"])
    if "$ref" in shape:
        return str(shape["$ref"]).removeprefix("#/$defs/")
    if "enum" in shape:
        return " | ".join(msgspec.json.encode(each).decode() for each in shape["enum"])
    if "prefixItems" in shape:
        return "[" + ", ".join(shown(each) for each in shape["prefixItems"]) + "]"
    kind = shape.get("type", "any JSON")
    if kind == "array":
        return f"[{shown(shape['items'])}]" if isinstance(shape.get("items"), dict) else "[]"
    if kind == "object" and isinstance(shape.get("additionalProperties"), dict):
        return f"{{name: {shown(shape['additionalProperties'])}}}"
    low, high = shape.get("minimum"), shape.get("maximum")
    if low is not None:
        most = "" if high is None or high > 1 << 50 else f"{high:,}"
        return f"{kind} {low}..{most}"
    return str(kind)


def about(struct: Any, short: str) -> str:
    """Return the docstring of a type as Markdown, or `short` if it has none."""
    text = inspect.cleandoc(struct.__doc__ or "").split("\n\n")
    return "\n\n".join(" ".join(part.split()) for part in text) or short


def has_required(params: type[msgspec.Struct]) -> bool:
    """Return whether params have required fields."""
    return any(field.required for field in msgspec.structs.fields(params))


def error_schema(refusals: Iterable[str]) -> dict[str, Any]:
    """Return the schema of an error. refusals: the values of `data.type`."""
    return {
        "type": "object",
        "properties": {
            "code": {"enum": list(ERROR_CODES)},
            "message": {"type": "string"},
            "data": {
                "type": "object",
                "properties": {
                    "type": {"enum": list(refusals)},
                    "path": {"type": "string"},
                    "rule": {"type": "string"},
                    "seq": {"type": "integer"},
                },
            },
        },
        "required": ["code", "message"],
    }


def error_tables(refusals: Mapping[str, str]) -> list[str]:
    """Return tables of the error codes and of the values of `data.type`."""
    return [
        "| code | means |",
        "|---|---|",
        *(f"| {code} | {meaning} |" for code, meaning in ERROR_CODES.items()),
        "\n| `data.type` of -32000 | means |",
        "|---|---|",
        *(f"| `{name}` | {meaning} |" for name, meaning in refusals.items()),
    ]


def with_page(path: Path, module: str, page: str) -> str:
    """Return a file with a new part below its mark. module: the module that generates the part."""
    mark = f"<!-- From here on written by `python -m {module} docs`. -->\n"
    by_hand, found, _ = path.read_text(encoding="utf-8").partition(mark)
    if not found:
        raise SystemExit(f"{path}: no line {mark.strip()}")
    return f"{by_hand}{mark}\n{page}"
