"""Argument checks for public functions. Errors name the argument and its type."""

from __future__ import annotations

import math
import operator
import os
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, TypeVar

from lexicon_fast.base.arrow import python_items
from lexicon_fast.base.errors import BadOption, LexiconFastError, excerpt

T = TypeVar("T")

#: The most threads that one call starts.
MOST_THREADS: Final = 1024
#: Seconds for an action of an external program: by default, and at most.
TIMEOUT: Final = 60.0
MAX_TIMEOUT: Final = 86_400.0
#: The most characters of a path: Linux has this limit, and Python creates folders by recursion.
MOST_PATH: Final = 4096


def cores() -> int:
    """Return the number of processor cores that this process may use."""
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:
        return os.cpu_count() or 1


def wrong_type(name: str, wanted: str, value: object) -> TypeError:
    """Return the error for a wrong type: "words must be a sequence of str, not NoneType"."""
    return TypeError(f"{name} must be {wanted}, not {type(value).__name__}")


def checked(name: str, kind: type[T], value: object) -> T:
    """Return the value, if it is an instance of a class. Raises TypeError."""
    if isinstance(value, kind):
        return value
    wanted = "a str" if kind is str else "an int" if kind is int else f"of type {kind.__name__}"
    raise wrong_type(name, wanted, value)


def path_hint(name: object) -> str:
    """Return the end of an error about an unknown ruleset whose name looks like a path."""
    looks_like_path = isinstance(name, str) and name.lower().endswith(".toml")
    return "; in Python, give a file as pathlib.Path" if looks_like_path else ""


def flag(name: str, value: Any) -> bool:
    """Return the value as a bool; ints and numpy's bools are accepted. Raises TypeError."""
    if isinstance(value, int) or type(value).__name__ in ("bool", "bool_"):
        return bool(value)
    raise wrong_type(name, "a bool", value)


def callback(name: str, value: Any) -> Callable[..., Any] | None:
    """Return the value, if it is callable or None. Raises TypeError."""
    if value is None or callable(value):
        return value  # type: ignore[no-any-return]
    raise wrong_type(name, "a function or None", value)


def path(name: str, value: Any) -> str:
    """Return a path as a str, if it is valid. Raises TypeError, BadOption."""
    try:
        found = os.fsdecode(value)
    except TypeError:
        raise wrong_type(name, "a str or a path", value) from None
    if not found:
        raise BadOption(f"{name} is empty; use a path")
    try:
        os.fsencode(found)
    except UnicodeEncodeError:
        raise BadOption(
            f"{name} {excerpt(found)} is not a path: it contains lone surrogates"
        ) from None
    if "\0" in found:
        raise BadOption(f"{name} {excerpt(found)} is not a path: it contains a null character")
    if len(found) > MOST_PATH:
        raise BadOption(f"{name} has {len(found):,} characters; use {MOST_PATH} at most")
    return found


def integer(name: str, value: Any) -> int:
    """Return the value as an int; numpy's integers are accepted. Raises TypeError."""
    try:
        return operator.index(value)
    except TypeError:
        raise wrong_type(name, "an int", value) from None


def size(name: str, value: Any, low: int, high: int) -> int:
    """Return the value, if it is an int from `low` to `high`. Raises TypeError, BadOption."""
    return checked_int(name, int(integer(name, value)), low, high)


def checked_int(
    name: str, value: object, low: int, high: int, error: type[LexiconFastError] = BadOption
) -> int:
    """Return the value if it is an int from `low` to `high`. Raises `error`."""
    if type(value) is int and low <= value <= high:
        return value
    shown = excerpt(value) if type(value) is not int or abs(value) < 1 << 64 else "too large"
    raise error(f"{name} is {shown}; use {low} to {high}")


def thread_count(value: Any) -> int:
    """Return the value, if it is a valid number of threads. Raises TypeError, BadOption."""
    return size("threads", value, 1, MOST_THREADS)


def seconds(name: str, value: Any) -> float:
    """Return the value, if it is a time in seconds or infinite. Raises TypeError, BadOption."""
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise wrong_type(name, "a number of seconds", value)
    if value != value or value < 0 or (isinstance(value, int) and value >= 1 << 64):
        shown = "too large" if value > 0 else value
        raise BadOption(f"{name} is {shown}; use 0 seconds or more, or math.inf")
    return value


def checked_seconds(seconds: float | None) -> None:
    """Check a time limit; None: there is none. Raises BadOption."""
    if seconds is not None and not (math.isfinite(seconds) and seconds >= 0):
        raise BadOption(f"seconds is {excerpt(seconds)}; it must be 0 or more, or None")


def mapping(name: str, value: Any) -> dict[str, Any]:
    """Return the value as a dict, if it is a mapping with keys of type str. Raises TypeError."""
    if not isinstance(value, Mapping):
        raise wrong_type(name, "a mapping", value)
    found = dict(value)
    for key in found:
        checked(f"a key of {name}", str, key)
    return found


def is_null(value: object) -> bool:
    """Return whether a value of a column is missing: None, NaN, or the NA of pandas.

    >>> is_null(None), is_null(float("nan")), is_null("")
    (True, True, False)
    """
    if isinstance(value, str):
        return False
    missing = isinstance(value, float) and value != value
    return value is None or missing or type(value).__name__ in ("NAType", "NaTType")


def each_of(name: str, wanted: str, value: Any) -> Iterator[Any]:
    """Return an iterator over a value; a single string is refused. Raises TypeError, BadOption.

    A column from Arrow yields its values as Python objects, see `base.arrow.python_items`.
    """
    if isinstance(value, str | bytes | bytearray):
        raise BadOption(f"{name} must be a sequence of {wanted}, not one string {excerpt(value)}")
    value = python_items(name, value)
    try:
        return iter(value)
    except TypeError:
        raise wrong_type(name, f"a sequence of {wanted}", value) from None


def items(name: str, wanted: str, value: Any) -> list[Any]:
    """Return the items of an iterable; a single string is refused. Raises TypeError, BadOption."""
    return list(each_of(name, wanted, value))


def pair(name: str, wanted: str, value: Any) -> tuple[Any, Any]:
    """Return the two items of an iterable; a string is refused. Raises TypeError, BadOption."""
    found = items(name, wanted, value)
    if len(found) != 2:
        raise BadOption(f"{name} must be {wanted}, not {len(found)} items")
    return found[0], found[1]


def square(name: str, value: Any) -> tuple[int, int]:
    """Return the row and the column of a square. Raises TypeError, BadOption."""
    row, column = pair(name, "a pair (row, column)", value)
    return integer(f"the row of {name}", row), integer(f"the column of {name}", column)


def strings(name: str, value: Any) -> list[str]:
    """Return the strings of an iterable. Raises TypeError, BadOption."""
    found = items(name, "str", value)
    for place, each in enumerate(found):
        checked(f"{name}[{place}]", str, each)
    return found
