"""Documented import paths: their names, signatures, attributes, fields, bases.

Documented is what README.md, docs/*.md and examples/*.py of 0.1.0 import or name, all of `__all__`
of such a package, and what the docstrings of all that import or name, and so on. The recorded data
lists them; later versions are asked for the same ones.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from dataclasses import MISSING, fields, is_dataclass
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, get_args

from comparison import recorded

from surfaces.work import Work

#: Looks like a name of ours, but is a key of the metadata of Parquet files.
_NOT_NAMES = {"lexicon_fast.version", "lexicon_fast.dictionary", "lexicon_fast.options"}

#: Named in docs, but for developers, or only to be run.
_ONLY_RUN = {
    "lexicon_fast.bots.scrabble.train",
    "lexicon_fast.cli.write_docs",
    "lexicon_fast.cli.write_man",
    "lexicon_fast.engine.write_docs",
    "lexicon_fast.server.write_docs",
}

#: What docs name with a placeholder: `lexicon_fast.engine.GAME.rows`.
_ALSO = [f"lexicon_fast.engine.{game}.rows" for game in ("lexicon", "scrabble", "lexibomb")]

_FROM = re.compile(r"from (lexicon_fast[\w.]*) import (\([^)]*\)|[^\n#(;]+)")
_DOTTED = re.compile(r"\blexicon_fast(?:\.\w+)+")
_SHORT = re.compile(r"\b(?:lf\.)?(lexicon|scrabble|lexibomb)\.([A-Za-z]\w*)|\blf\.([A-Za-z]\w*)")


def record(work: Work) -> dict[str, Any]:
    was = recorded("names")
    return {path: _described(path, each.get("same")) for path, each in was.items()}


def write(work: Work) -> dict[str, Any]:
    found: dict[int, str] = {}
    described = {}
    for path in sorted(_documented(), key=lambda path: (len(path), path)):
        first = found.setdefault(id(_found(path)), path)
        described[path] = _described(path, None if first == path else first)
    return described


# ------------------------------------------------------------ what is documented


def _documented() -> list[str]:
    import lexicon_fast

    root = Path(lexicon_fast.__file__).resolve().parents[1]
    pages = [root / "README.md", *(root / "docs").glob("*.md"), *(root / "examples").glob("*.py")]
    waiting = [found for page in pages for found in _named_in(page.read_text(encoding="utf-8"))]
    waiting += _ALSO
    paths: set[str] = set()
    while waiting:
        path = waiting.pop()
        found = _found(path)
        if path in paths or path in _NOT_NAMES | _ONLY_RUN or found is None:
            continue
        paths.add(path)
        if isinstance(found, ModuleType):
            waiting += [f"{path}.{name}" for name in _offered(found)]
        else:
            waiting.append(path.rpartition(".")[0])
        waiting += _named_in(_docstrings(found))
    return sorted(paths)


def _offered(module: ModuleType) -> list[str]:
    """`__all__` of a module, or else what is defined there."""
    if hasattr(module, "__all__"):
        return list(module.__all__)
    return [
        name
        for name, each in vars(module).items()
        if getattr(each, "__module__", "") == module.__name__ and callable(each)
    ]


def _named_in(text: str) -> Iterator[str]:
    for module, names in _FROM.findall(text):
        yield module
        for name in re.findall(r"(\w+)(?:\s+as\s+\w+)?", names):
            yield f"{module}.{name}"
    yield from _DOTTED.findall(text)
    for game, inner, plain in _SHORT.findall(text):
        yield f"lexicon_fast.{plain}" if plain else f"lexicon_fast.{game}.{inner}"


def _docstrings(found: Any) -> str:
    texts = [inspect.getdoc(found)]
    if inspect.isclass(found):
        texts += [inspect.getdoc(each) for _, each in _public(found)]
    return "\n".join(text for text in texts if text)


def _found(path: str) -> Any:
    """The object at an import path; None: nothing, or something private."""
    names = path.split(".")
    if any(name.startswith("_") for name in names):
        return None
    found: Any = import_module(names[0])
    for place, name in enumerate(names[1:], 2):
        try:
            found = getattr(found, name)
        except AttributeError:
            try:
                found = import_module(".".join(names[:place]))
            except ImportError:
                return None
    return found


# --------------------------------------------------------------------- as data


def _described(path: str, same: str | None) -> Any:
    """same: the path of what has been described, if this is another name of it."""
    found = _found(path)
    if same is not None and found is _found(same):
        return {"same": same}
    if found is None:
        return {"kind": "absent"}
    if isinstance(found, ModuleType):
        return {"kind": "module"}
    if inspect.isclass(found):
        return _class(found)
    if callable(found) and not get_args(found):
        return {"kind": "function", **_signature(found)}
    if options := get_args(found):
        return {"kind": "union", "of": {_type_name(each): True for each in options}}
    return {"kind": "value", "type": type(found).__name__, "value": _value(found)}


def _class(found: type) -> dict[str, Any]:
    ours = [each.__name__ for each in found.__mro__[1:] if _is_ours(each)]
    builtin = [each.__name__ for each in found.__mro__ if each.__module__ == "builtins"]
    return {
        "kind": "class",
        "bases": dict.fromkeys([*(each for each in ours if each[0] != "_"), *builtin[:-1]], True),
        "call": _signature(found),
        "fields": _fields(found),
        "attributes": {name: _attribute(each) for name, each in _public(found)},
    }


def _is_ours(found: type) -> bool:
    # Ancestors that are not part of the package's own promises are not promised either.
    return issubclass(found, ValueError) and found.__module__.startswith("lexicon_fast")


def _public(found: type) -> Iterator[tuple[str, Any]]:
    foreign = {name for each in found.__mro__ if not _from_here(each) for name in vars(each)}
    for name in dir(found):
        if name.startswith("_") or name in foreign:
            continue
        yield name, inspect.getattr_static(found, name)


def _from_here(found: type) -> bool:
    return found.__module__.startswith("lexicon_fast")


def _attribute(found: Any) -> Any:
    for wrapper, kind in ((staticmethod, "static method"), (classmethod, "class method")):
        if isinstance(found, wrapper):
            return {"kind": kind, **_signature(found.__func__, bound=kind == "class method")}
    if callable(found):
        return {"kind": "method", **_signature(found, bound=True)}
    return {"kind": "attribute"}


def _fields(found: type) -> dict[str, Any]:
    """Fields of a dataclass, a msgspec.Struct or a named tuple: their places and defaults."""
    if is_dataclass(found):
        return {
            each.name: {"place": place, "default": _default(each.default, each.default_factory)}
            for place, each in enumerate(fields(found))
        }
    names = getattr(found, "__struct_fields__", getattr(found, "_fields", ()))
    defaults = getattr(found, "__struct_defaults__", None)
    if defaults is None:
        given = getattr(found, "_field_defaults", {})
        return {
            name: {"place": i, "default": _value(given.get(name, "(none)"))}
            for i, name in enumerate(names)
        }
    first = len(names) - len(defaults)
    return {
        name: {
            "place": place,
            "default": _value(defaults[place - first]) if place >= first else "(none)",
        }
        for place, name in enumerate(names)
    }


def _default(default: Any, factory: Any) -> Any:
    if factory is not MISSING:
        return f"{factory.__name__}()"
    return "(none)" if default is MISSING else _value(default)


def _signature(found: Any, *, bound: bool = False) -> dict[str, Any]:
    """Parameters by name, and those that have to be given, in order."""
    try:
        parameters = list(inspect.signature(found).parameters.values())
    except (TypeError, ValueError):
        return {"parameters": _embedded(found)}
    if bound and parameters and parameters[0].name in ("self", "cls"):
        parameters = parameters[1:]
    required = [
        each.name
        for each in parameters
        if each.default is each.empty and each.kind not in (each.VAR_POSITIONAL, each.VAR_KEYWORD)
    ]
    described = {}
    for place, each in enumerate(parameters):
        one: dict[str, Any] = {"kind": each.kind.description}
        if each.kind in (each.POSITIONAL_ONLY, each.POSITIONAL_OR_KEYWORD):
            one["place"] = place
        if each.default is not each.empty:
            one["default"] = _value(each.default)
        described[each.name] = one
    return {"required": required, "parameters": described}


def _embedded(found: Any) -> Any:
    """The signature that Cython writes into the first line of a docstring."""
    first = (getattr(found, "__doc__", "") or "").partition("\n")[0]
    inner = re.search(r"\((.*)\)", first)
    return inner[1] if inner else None


def _value(value: Any) -> Any:
    """A constant as JSON."""
    if isinstance(value, bool | int | float | str) or value is None:
        return value
    if isinstance(value, list | tuple):
        return [_value(each) for each in value]
    if isinstance(value, set | frozenset):
        return sorted(map(_value, value), key=repr)
    if hasattr(value, "items"):
        return {str(key): _value(each) for key, each in value.items()}
    if names := _fields(type(value)):
        return {name: _value(getattr(value, name)) for name in names}
    return f"a {type(value).__name__}"


def _type_name(found: Any) -> str:
    return getattr(found, "__name__", str(found))
