"""JSON from outside: decoders that threads can share, and errors of msgspec in plain English."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from threading import RLock
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar

from lexicon_fast.base.errors import excerpt, shortened

if TYPE_CHECKING:
    import msgspec

_T = TypeVar("_T")

_lock: Final = RLock()
_decoders: Final[dict[Any, msgspec.json.Decoder[Any]]] = {}


_PLACE: Final = re.compile(r"(?P<problem>.*) - at `(?P<place>.*)`", re.DOTALL)
_KEY: Final = re.compile(r"key` in `(?P<place>.*)")
_TYPE: Final = re.compile(r"Expected `([^`]*)`, got `([^`]*)`")
_BOUND: Final = re.compile(r"Expected `([^`]*)` (of length )?(>=|<=|>|<) (\S+)")
_LENGTH: Final = re.compile(r"Expected `array` of length (\d+)")
_VALUE: Final = re.compile(r"Invalid (?:enum )?value (.*)", re.DOTALL)
_MISSING: Final = re.compile(r"Object missing required field `(.*)`", re.DOTALL)
_UNKNOWN: Final = re.compile(r"Object contains unknown field `(.*)`", re.DOTALL)
_MALFORMED: Final = re.compile(r"JSON is malformed: (.*)", re.DOTALL)

_KINDS: Final = {
    "int": "a whole number",
    "float": "a number",
    "str": "a string",
    "bool": "true or false",
    "array": "a list",
    "object": "an object",
    "null": "null",
}

_OTHERS: Final = {
    "Input data was truncated": "is not valid JSON: it ends too early",
    "Number out of range": "is a number out of range",
}


class Problem(NamedTuple):
    """An error in a value. path: of the field, like `seats[0].name`; empty: the whole value."""

    path: str
    message: str

    def __str__(self) -> str:
        between = ": " if self.message.startswith("unknown ") else " "
        return f"{self.path}{between}{self.message}" if self.path else self.message


def explain(
    error: Exception | str,
    fields: Iterable[str] = (),
    expected: Mapping[str, str] = MappingProxyType({}),
) -> Problem:
    """Explain why msgspec refused a value.

    fields: names of the fields of the value; expected: end of a path -> the valid values, or the
    form, of such a field.

    >>> str(explain("Expected `int`, got `str` - at `$.limit`"))
    'limit must be a whole number, not a string'
    """
    if isinstance(error, RecursionError):
        return Problem("", "is nested too deeply")
    if isinstance(error, UnicodeDecodeError):
        return Problem("", f"is not UTF-8 (byte {error.start + 1})")
    if isinstance(error, UnicodeEncodeError):
        return Problem("", "has half of a surrogate pair, such as \\ud800; write whole characters")
    text = str(error)
    found = _PLACE.fullmatch(text)
    path, problem = (found["place"], found["problem"]) if found else ("", text)
    if key := _KEY.fullmatch(path):
        path = key["place"]
    path = path.removeprefix("$").removeprefix(".")
    if missing := _MISSING.fullmatch(problem):
        return Problem(f"{path}.{missing[1]}".removeprefix("."), "is missing")
    if unknown := _UNKNOWN.fullmatch(problem):
        names = "" if path else ", ".join(fields)
        ending = f"; expected: {names}" if names else ""
        return Problem(path, f"unknown field {excerpt(unknown[1])}{ending}")
    if malformed := _MALFORMED.fullmatch(problem):
        return Problem("", f"is not valid JSON: {malformed[1]}")
    form = next((form for end, form in expected.items() if path.endswith(end)), None)
    if value := _VALUE.fullmatch(problem):
        ending = f"; expected: {form}" if form else ""
        return Problem(path, f"unknown value {shortened(value[1], 60)}{ending}")
    if wrong := _TYPE.fullmatch(problem):
        got = "a fraction" if wrong[2] == "float" else _kinds(wrong[2])
        return Problem(path, f"must be {_kinds(wrong[1])}, not {got}")
    if bound := _BOUND.fullmatch(problem):
        kind, length, comparison, limit = bound.groups()
        number = f"{comparison} {limit}"
        if length:
            number = f"with {comparison} {limit} {'characters' if kind == 'str' else 'items'}"
        return Problem(path, f"must be {_kinds(kind)} {number}")
    if size := _LENGTH.fullmatch(problem):
        return Problem(path, f"must be a list with {size[1]} items")
    if "matching regex" in problem:
        return Problem(path, f"must be {form or 'a string of another form'}")
    return Problem(path, _OTHERS.get(problem, problem))


def _kinds(names: str) -> str:
    return " or ".join(_KINDS.get(name, name) for name in names.split(" | "))


def decoder(kind: type[_T]) -> msgspec.json.Decoder[_T]:
    """Return the decoder of JSON to a type. The type must be hashable, as all but literals are.

    msgspec (0.22) collects the fields of a Struct type when a decoder first uses it. If another
    thread uses the type before this is finished, the process crashes: so this takes a lock.
    """
    found = _decoders.get(kind)
    if found is None:
        import msgspec

        with _lock:
            found = _decoders.setdefault(kind, msgspec.json.Decoder(kind))
    return found


def convert(value: object, kind: type[_T]) -> _T:
    """Convert an object made of built-in types to a type. Raises msgspec.ValidationError."""
    import msgspec

    decoder(kind)  # which collects the fields of its Struct types
    return msgspec.convert(value, kind)
