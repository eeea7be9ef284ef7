"""Names of a package that are loaded on first use, and old import paths that still work.

A name that moved is listed in `moved` of its old package. A module that moved leaves a file with
its old name, which has nothing but old names:

    from lexicon_fast.lazy import lazily, moved

    _MOVED = moved({"advise": "lexicon_fast.new.place:advise"}, removed_in="0.4.0")
    __getattr__, __dir__ = lazily(__name__, [], {}, moved=_MOVED)

docs/versioning.md says how long old paths stay.
"""

from __future__ import annotations

import sys
import warnings
from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping


class Moved(NamedTuple):
    """The new place of an old name. path: `module` or `module:name`; removed_in: a version."""

    path: str
    removed_in: str

    def load(self, old: str) -> Any:
        """Return the object, and warn that `old`, its full old name, is deprecated."""
        module, _, name = self.path.partition(":")
        warnings.warn(
            f"{old} has moved to {self.path.replace(':', '.')}; the old path will be removed in"
            f" lexicon-fast {self.removed_in}",
            DeprecationWarning,
            stacklevel=3,  # the line that uses the old name
        )
        found = import_module(module)
        return getattr(found, name) if name else found


def moved(paths: Mapping[str, str], *, removed_in: str) -> dict[str, Moved]:
    """Return `Moved` for each old name. paths: old name -> new path, `module` or `module:name`.

    >>> moved({"Board": "lexicon_fast.scrabble:Board"}, removed_in="0.4.0")["Board"].removed_in
    '0.4.0'
    """
    return {old: Moved(path, removed_in) for old, path in paths.items()}


def lazily(
    package: str,
    names: list[str],
    home: Mapping[str, str],
    otherwise: str = "",
    *,
    moved: Mapping[str, Moved] | None = None,
) -> tuple[Callable[[str], Any], Callable[[], list[str]]]:
    """Return the functions `__getattr__` and `__dir__` for a package.

    names: of the package; home: the module of each name that is not in `otherwise`; moved: old
    names, whose use warns, and which `__dir__` does not list. For type checkers and editors the
    package also imports `names` under TYPE_CHECKING.
    """

    def load(name: str) -> Any:
        if moved and name in moved:
            return moved[name].load(f"{package}.{name}")
        if name not in names:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        value = getattr(import_module(home.get(name, otherwise)), name)
        setattr(sys.modules[package], name, value)  # the next use finds it there
        return value

    return load, lambda: names
