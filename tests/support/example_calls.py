"""A valid call, from which wrong ones are derived."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple


class Call(NamedTuple):
    """A function and valid arguments.

    long: names of arguments of which large values are valid and mean that much work.
    """

    function: Callable[..., object]
    arguments: Mapping[str, Any]
    long: tuple[str, ...] = ()


def call(function: Callable[..., object], *long: str, **arguments: Any) -> Call:
    return Call(function, arguments, long)
