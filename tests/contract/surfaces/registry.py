"""The surfaces by name. Each is recorded in `0.1.0/NAME.json`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from surfaces import (
    calls,
    commands,
    compiled,
    engine,
    exits,
    names,
    output,
    records,
    resume,
    schema,
    server,
    tables,
)
from surfaces.work import Work


class Surface(NamedTuple):
    """record: what the code does now; write: the same, and makes the files of 0.1.0 first."""

    record: Callable[[Work], dict[str, Any]]
    write: Callable[[Work], dict[str, Any]]


def _surface(module: Any) -> Surface:
    return Surface(module.record, getattr(module, "write", module.record))


SURFACES: dict[str, Surface] = {
    module.__name__.rpartition(".")[2]: _surface(module)
    for module in (
        calls,
        commands,
        compiled,
        engine,
        exits,
        names,
        output,
        records,
        resume,
        schema,
        server,
        tables,
    )
}
