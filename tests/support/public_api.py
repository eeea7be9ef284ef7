"""The functions, classes and methods that users call, found by looking at the package."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any

#: Modules whose `__all__` is for users.
MODULES = (
    "lexicon_fast",
    "lexicon_fast.games.lexicon",
    "lexicon_fast.games.scrabble",
    "lexicon_fast.games.lexibomb",
    "lexicon_fast.games.scrabble.gcg",
    "lexicon_fast.bots",
    "lexicon_fast.batch",
    "lexicon_fast.vector",
)


def calls() -> Iterator[str]:
    """The names of all that can be called: `scrabble.plays`, `lexicon.Solver.plays`, each once.

    A class is called to make an object, unless it is an exception or abstract; its methods and
    properties are called on an object of it. Plain data (tuples and structs with nothing but
    fields) counts by its class alone.
    """
    seen: set[int] = set()
    for module in MODULES:
        loaded = import_module(module)
        short = module.removeprefix("lexicon_fast.").removeprefix("games.")
        prefix = "" if module == "lexicon_fast" else f"{short}."
        for name in loaded.__all__:
            value = getattr(loaded, name)
            if id(value) in seen or not callable(value) or not _ours(value):
                continue
            seen.add(id(value))
            if not inspect.isclass(value):
                yield prefix + name
                continue
            if issubclass(value, BaseException):
                continue
            if not inspect.isabstract(value):
                yield prefix + name
            for method in _methods(value):
                yield f"{prefix}{name}.{method}"


def _ours(value: Any) -> bool:
    return str(getattr(value, "__module__", "")).startswith("lexicon_fast")


def _methods(kind: type) -> Iterator[str]:
    """Public methods and properties, those of base classes of ours too; not of abstract classes."""
    if inspect.isabstract(kind):
        return
    for name in sorted({name for base in kind.__mro__ if _ours(base) for name in vars(base)}):
        value = inspect.getattr_static(kind, name)
        if name.startswith("_") and name not in ("__len__", "__getitem__", "__contains__"):
            continue
        if isinstance(value, (classmethod, staticmethod, property)) or _is_method(value):
            yield name


def _is_method(value: Any) -> bool:
    return isinstance(value, Callable) and not inspect.isclass(value)  # type: ignore[arg-type]
