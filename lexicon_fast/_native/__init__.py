"""The native core. Its sources are in `src/`; its interface is in the stubs beside this file."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType


def __getattr__(name: str) -> ModuleType:
    # Asked for by `from lexicon_fast._native import name`, which takes a missing module for a name.
    try:
        return import_module(f"{__name__}.{name}")
    except ModuleNotFoundError as error:
        if error.name != f"{__name__}.{name}" or name.startswith("__"):
            raise AttributeError(name) from None
        raise ImportError(
            f"{__file__}: the native core is not built in this folder; run Python from another"
            " folder, where it is installed, or build it here: pip install -e ."
        ) from None
