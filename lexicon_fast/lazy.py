"""Names of a package that are loaded when they are asked for."""

from __future__ import annotations

import sys
from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping


def lazily(
    package: str, names: list[str], home: Mapping[str, str], otherwise: str = ""
) -> tuple[Callable[[str], Any], Callable[[], list[str]]]:
    """The functions `__getattr__` and `__dir__` of a package.

    names: all that it offers; home: the module that has a name, if that is not `otherwise`. For
    type checkers and editors the package has to import them under TYPE_CHECKING, too.
    """

    def load(name: str) -> Any:
        if name not in names:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        value = getattr(import_module(home.get(name, otherwise)), name)
        setattr(sys.modules[package], name, value)  # once
        return value

    return load, lambda: names
