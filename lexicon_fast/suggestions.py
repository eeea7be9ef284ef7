"""Suggestions for names that were mistyped."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

#: The number of characters of a name that are compared; no known name is longer.
_LONGEST = 60


def nearest(name: str, names: Iterable[str]) -> str | None:
    """Return the known name that is closest to a mistyped one, in any case; None: none is close.

    >>> nearest("slove", ["plan", "solve"]), nearest("x", ["plan", "solve"])
    ('solve', None)
    """
    from difflib import get_close_matches  # some milliseconds to import, and only for errors

    spelled = {each.lower(): each for each in names}
    found = get_close_matches(name[:_LONGEST].lower(), spelled, 1)
    return spelled[found[0]] if found else None


def did_you_mean(name: str, names: Iterable[str]) -> str:
    """Return the end of an error message that suggests the nearest name, or nothing.

    >>> did_you_mean("slove", ["plan", "solve"])
    '; did you mean solve?'
    """
    near = nearest(name, names)
    return "" if near is None else f"; did you mean {near}?"
