"""Names of a package that are loaded on first use, and values of objects that are made then."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager, nullcontext
from importlib import import_module
from typing import Any, Final, Generic, TypeVar

_Key = TypeVar("_Key")
_Value = TypeVar("_Value")

#: Shows the progress of a value that takes long to make; the last one is used. Called with the
#: number of steps and their unit; returns a context with a value that is called after each step.
progress_displays: Final[
    list[Callable[[int, str], AbstractContextManager[Callable[[], object]]]]
] = []


def shown_progress(steps: int, unit: str) -> AbstractContextManager[Callable[[], object]]:
    """Return a context with a function to call after each step of a long task."""
    if progress_displays:
        return progress_displays[-1](steps, unit)
    return nullcontext(lambda: None)


def lazily(
    package: str, names: list[str], homes: Mapping[str, tuple[str, ...]], otherwise: str = ""
) -> tuple[Callable[[str], Any], Callable[[], list[str]]]:
    """Return the functions `__getattr__` and `__dir__` for a package.

    names: of the package; homes: modules with their names; all other names are in `otherwise`. For
    type checkers and editors the package also imports `names` under TYPE_CHECKING.
    """

    def load(name: str) -> Any:
        if name not in names:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        home = next((module for module, its in homes.items() if name in its), otherwise)
        value = getattr(import_module(home), name)
        setattr(sys.modules[package], name, value)  # the next use finds it there
        return value

    return load, lambda: names


class made_once(Generic[_Key, _Value]):  # noqa: N801, a decorator
    """A function of one object that makes a value once, and keeps it as long as the object lives.

    The value must not refer to the object, or both live for ever. Threads that ask at the same time
    wait for the same value.
    """

    def __init__(self, make: Callable[[_Key], _Value]) -> None:
        from functools import update_wrapper
        from threading import RLock
        from weakref import WeakKeyDictionary

        self._make = make
        self._kept: WeakKeyDictionary[_Key, _Value] = WeakKeyDictionary()
        self._lock = RLock()
        update_wrapper(self, make)

    def __call__(self, key: _Key) -> _Value:
        """Return the value of an object."""
        with self._lock:
            if key not in self._kept:
                self._kept[key] = self._make(key)
            return self._kept[key]

    def forget(self, key: _Key) -> None:
        """Let the value of an object go; the next call makes another one."""
        with self._lock:
            self._kept.pop(key, None)
