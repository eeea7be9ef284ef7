"""JSON Schemas of messages, and tables of their fields in Markdown.

Comments that begin with `#:` describe fields.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Collection, Iterable, Mapping
from functools import cache, cached_property
from typing import Any, Final

import msgspec

from lexicon_fast.games.registry import GAMES
from lexicon_fast.protocol.game_types import types_of
from lexicon_fast.protocol.methods import ERROR_CODES, Method


def type_name(game: str, part: str) -> str:
    """Return the name of a type of a game's JSON. part: a field of `GameTypes`."""
    return f"{game.capitalize()}{part.capitalize()}"


#: Types of the games' JSON, by their names in messages.
GAME_TYPES: Final[dict[str, Any]] = {
    type_name(game, name): type_
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
        messages = [each for method in self.methods.values() for each in method[:2]]
        structs = _structs([*messages, *self.notifications.values(), *GAME_TYPES.values()])
        schemas, defs = msgspec.json.schema_components(
            [*structs, *GAME_TYPES.values()], ref_template="#/$defs/{name}"
        )
        # Replace msgspec's names of types by those of `name_of`.
        names = {
            schema["$ref"].removeprefix("#/$defs/"): name_of(struct)
            for schema, struct in zip(schemas, structs, strict=False)
        }
        text = msgspec.json.encode([defs, schemas[len(structs) :]]).decode()
        defs, game_schemas = msgspec.json.decode(
            re.sub(
                r'"#/\$defs/([^"]*)"', lambda ref: f'"#/$defs/{names.get(ref[1], ref[1])}"', text
            )
        )
        defs = {names[name]: schema | {"title": names[name]} for name, schema in defs.items()}
        for schema in defs.values():
            if "description" in schema:
                # Python 3.13 and msgspec 0.23 remove indentation themselves.
                text = inspect.cleandoc(schema["description"])
                schema["description"] = "\n\n".join(_paragraphs(text))
        for struct in structs:
            fields = defs[name_of(struct)].get("properties", {})
            for name, description in field_descriptions(struct).items():
                fields[name].setdefault("description", description)
        return dict(zip(GAME_TYPES, game_schemas, strict=True)) | defs

    # Markdown

    def index(self, elsewhere: Collection[str] = (), page: str = "") -> list[str]:
        """Return a table of the methods. elsewhere: methods that another page describes."""
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

    def nested_types(self, names: Iterable[str]) -> list[str]:
        """Return a section for each type inside the messages of these methods."""
        messages = {each for method in self.methods.values() for each in method[:2]}
        lines: list[str] = []
        for struct in _structs(each for name in names for each in self.methods[name][:2]):
            if struct not in messages:
                lines += self._type_section(struct)
        return lines

    def game_types(self) -> list[str]:
        """Return a section for each game, with its types."""
        lines: list[str] = []
        described: set[Any] = set()
        for game in GAMES:
            lines.append(f"\n## Types of {game.capitalize()}\n")
            lines.append("The engine leaves out fields with their default value.\n")
            types = {
                name: each
                for name, each in GAME_TYPES.items()
                if name.startswith(game.capitalize())
            }
            for name in types:
                if (text := type_text(self.definitions[name])) != "object":
                    lines.append(f"- `{name}`: {text}")
            for struct in _structs(types.values()):
                if struct not in described:
                    described.add(struct)
                    lines += self._type_section(struct)
        return lines

    def _type_section(self, struct: Any) -> list[str]:
        """Return a section for a type. Its heading has the tag."""
        config = getattr(struct, "__struct_config__", None)
        tag = f' (`"{config.tag_field}": "{config.tag}"`)' if config and config.tag else ""
        heading = f"\n### {name_of(struct)}{tag}\n\n{about(struct, '')}\n"
        return [heading, *self.fields(struct, "field")]

    def fields(self, struct: Any, heading: str) -> list[str]:
        """Return a table of the fields of a type. heading: of the first column."""
        info = msgspec.inspect.type_info(struct)
        assert isinstance(info, msgspec.inspect.StructType | msgspec.inspect.DataclassType)
        if not info.fields:
            return []
        descriptions = field_descriptions(struct)
        properties = self.definitions[name_of(struct)]["properties"]
        rows = [f"| {heading} | type | |", "|---|---|---|"]
        for field in info.fields:
            name = field.encode_name
            schema = properties[name]
            description = descriptions.get(field.name) or schema.get("description", "")
            default = ""
            if schema.get("default") is not None:
                default = f" Default: `{msgspec.json.encode(schema['default']).decode()}`."
            optional = "" if field.required else "?"
            type_ = type_text(schema).replace("|", "\\|")
            rows.append(
                f"| `{name}`{optional} | {type_} | {description}{default} |".replace("  |", " |")
            )
        return rows


def line(required: list[str], **properties: Any) -> dict[str, Any]:
    """Return the schema of a line."""
    properties = {"jsonrpc": {"const": "2.0"}, **properties}
    return {"type": "object", "properties": properties, "required": required}


def ref(struct: type) -> dict[str, str]:
    """Return the schema that refers to that of a type."""
    return {"$ref": f"#/$defs/{name_of(struct)}"}


def name_of(struct: type) -> str:
    """Return the name of a type in the schema."""
    folders = struct.__module__.split(".")[1:]
    prefix = next((_PREFIXES[each] for each in folders if each in _PREFIXES), "")
    return prefix + struct.__name__


#: Return the source text of a class. Python parses the whole module to find it.
_source: Final = cache(inspect.getsource)


def field_descriptions(struct: type) -> dict[str, str]:
    """Return the comments that describe the fields of a class, including inherited fields."""
    descriptions: dict[str, str] = {}
    for each in reversed(struct.__mro__):
        if each.__module__.startswith("lexicon_fast"):
            lines: list[str] = []
            for line in _source(each).splitlines():
                if comment := re.fullmatch(r"    #: ?(.*)", line):
                    lines.append(comment[1])
                    continue
                if lines and (field := re.match(r"    (\w+): ", line)):
                    descriptions[field[1]] = " ".join(lines)
                lines = []
    return descriptions


def _structs(types: Any) -> list[Any]:
    """Return all structs and dataclasses that types consist of, in order of appearance."""
    structs: dict[Any, None] = {}

    def visit(info: Any) -> None:
        cls = getattr(info, "cls", None)
        if isinstance(info, msgspec.inspect.StructType | msgspec.inspect.DataclassType):
            if cls in structs:
                return
            structs[cls] = None
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
    return list(structs)


def type_text(schema: dict[str, Any]) -> str:
    """Return a short description of a JSON Schema type."""
    if "anyOf" in schema:
        return " | ".join(type_text(each) for each in schema["anyOf"])
    if "$ref" in schema:
        return str(schema["$ref"]).removeprefix("#/$defs/")
    if "enum" in schema:
        return " | ".join(msgspec.json.encode(each).decode() for each in schema["enum"])
    if "prefixItems" in schema:
        return "[" + ", ".join(type_text(each) for each in schema["prefixItems"]) + "]"
    name = schema.get("type", "any JSON")
    if name == "array":
        return f"[{type_text(schema['items'])}]" if isinstance(schema.get("items"), dict) else "[]"
    if name == "object" and isinstance(schema.get("additionalProperties"), dict):
        return f"{{name: {type_text(schema['additionalProperties'])}}}"
    low, high = schema.get("minimum"), schema.get("maximum")
    if low is not None:
        maximum = "" if high is None or high > 1 << 50 else f"{high:,}"
        return f"{name} {low}..{maximum}"
    return str(name)


def about(struct: Any, short: str) -> str:
    """Return the docstring of a type as Markdown, or `short` if it has none."""
    text = _paragraphs(inspect.cleandoc(struct.__doc__ or ""))
    return "\n\n".join(" ".join(part.split()) for part in text) or short


def _paragraphs(text: str) -> list[str]:
    """Return the paragraphs of a docstring, without examples, which are for users of Python."""
    return [part for part in text.split("\n\n") if not part.lstrip().startswith(">>>")]


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
                    "square": {"type": "string"},
                    "seq": {"type": "integer"},
                    "start": {"type": "integer"},
                    "end": {"type": "integer"},
                    "suggestions": {"type": "array", "items": {"type": "string"}},
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
