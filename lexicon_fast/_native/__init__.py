"""The native core. Its sources are in `src/`; its interface is in the stubs beside this file."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from types import ModuleType


def submodules_of(package: str) -> Callable[[str], ModuleType]:
    """Return `__getattr__` for a native package, which raises ImportError if the core is not built.

    `from lexicon_fast._native.dictionary import search` calls it if there is no module `search`.
    """

    def load(name: str) -> ModuleType:
        full = f"{package}.{name}"
        try:
            return import_module(full)
        except ModuleNotFoundError as error:
            if error.name != full or name.startswith("__"):
                raise AttributeError(name) from None
            raise ImportError(
                f"{__file__}: the native core is not built in this folder; run Python from another"
                " folder, where it is installed, or build it here: pip install -e ."
            ) from None

    return load


__getattr__ = submodules_of(__name__)
