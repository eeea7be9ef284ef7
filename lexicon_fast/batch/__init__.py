"""Many positions at once: streams of rows, record batches, partitions, and the census."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from lexicon_fast.batch.files import plan_files, solve_files
    from lexicon_fast.batch.record_batches import plan_record_batch, solve_record_batch

__all__ = ["plan_files", "plan_record_batch", "solve_files", "solve_record_batch"]

_HOME = {
    "plan_files": "files",
    "solve_files": "files",
    "plan_record_batch": "record_batches",
    "solve_record_batch": "record_batches",
}


def __getattr__(name: str) -> Any:
    # Whoever streams rows of text starts without the solver.
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    globals()[name] = value = getattr(import_module(f"{__name__}.{_HOME[name]}"), name)
    return value


def __dir__() -> list[str]:
    return __all__
