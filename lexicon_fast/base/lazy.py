"""Names of a package that are loaded on first use."""

from __future__ import annotations

import sys
from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping


def lazily(
    package: str, names: list[str], home: Mapping[str, str], otherwise: str = ""
) -> tuple[Callable[[str], Any], Callable[[], list[str]]]:
    """Return the functions `__getattr__` and `__dir__` for a package.

    names: of the package; home: the module of each name that is not in `otherwise`. For type
    checkers and editors the package also imports `names` under TYPE_CHECKING.
    """

    def load(name: str) -> Any:
        if name not in names:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        value = getattr(import_module(home.get(name, otherwise)), name)
        setattr(sys.modules[package], name, value)  # the next use finds it there
        return value

    return load, lambda: names
