"""What can be wrong with a request, as the protocol tells it."""

from __future__ import annotations

import re
from typing import Any, Final

import msgspec

from lexicon_fast.errors import IllegalAction, LexiconFastError
from lexicon_fast.protocol import methods

#: Longer messages are cut: a client may send values of a megabyte.
_LONGEST: Final = 1000

_PLACE: Final = re.compile(r"(?P<what>.*) - at `(?P<place>[^`]*)`", re.DOTALL)
#: By field, what a pattern asks for.
_FORMS: Final = {
    "protocol": "a version, like 1.0",
    "name": "a text in one line, with something in it to see",
}
_KINDS: Final = {
    "int": "a whole number",
    "float": "a number",
    "str": "a text",
    "bool": "true or false",
    "array": "a list",
    "object": "an object",
    "null": "null",
}


class RequestError(Exception):
    """A request that is answered with an error. data: members of the error's `data`."""

    def __init__(self, code: int, message: str, **data: Any) -> None:
        super().__init__(message)
        self.code = code
        self.data = data


class Refused(RequestError):
    """A request that was understood, and refused. type: one of `methods.REFUSALS`."""

    def __init__(self, type: str, message: str, **data: Any) -> None:
        super().__init__(methods.REFUSED, message, type=type, **data)


class BadField(RequestError):
    """A field of the params with what is not accepted."""

    def __init__(self, path: str, message: str) -> None:
        super().__init__(methods.INVALID_PARAMS, f"{path}: {message}", path=path)


class ErrorObject(msgspec.Struct, frozen=True, omit_defaults=True):
    """The member `error` of a reply."""

    code: int
    message: str
    data: dict[str, Any] = {}


def error_object(error: BaseException) -> ErrorObject | None:
    """What a client is told of an error; None: it is a fault of the engine."""
    if isinstance(error, RequestError):
        return ErrorObject(error.code, _cut(str(error)), error.data)
    if isinstance(error, IllegalAction):
        data = {"type": "IllegalAction", "rule": error.rule}
        return ErrorObject(methods.REFUSED, _cut(str(error)), data)
    if isinstance(error, LexiconFastError):
        name = type(error).__name__
        return ErrorObject(methods.REFUSED, _cut(str(error)), {"type": name})
    if isinstance(error, OSError):
        name = f"{error.filename!s:.200}: " if error.filename else ""
        message = f"{name}{error.strerror or error}; accepted: a readable file"
        return ErrorObject(methods.REFUSED, _cut(message), {"type": "BadWordList"})
    if isinstance(error, MemoryError):
        return ErrorObject(methods.REFUSED, "out of memory", {"type": "TooMuch"})
    return None


def bad_params(error: Exception, accepted: tuple[str, ...], where: str = "params") -> RequestError:
    """What is wrong with params, or a part of them; accepted: the names of its fields."""
    if isinstance(error, RecursionError):
        return BadField(where, "nested too deep")
    message = str(error)
    found = _PLACE.fullmatch(message)
    place, what = (found["place"], found["what"]) if found else ("$", message)
    path = where + place.removeprefix("$")
    if unknown := re.fullmatch(r"Object contains unknown field `(.*)`", what, re.DOTALL):
        fields = ", ".join(accepted) if path == where else ""
        fields = fields or "none of that name"
        return BadField(path, f"{unknown[1]!r:.60} is no field; accepted: {fields}")
    if missing := re.fullmatch(r"Object missing required field `(.*)`", what):
        return BadField(f"{path}.{missing[1]}", "is missing")
    if wrong := re.fullmatch(r"Expected `([^`]*)`, got `([^`]*)`", what):
        wanted, got = (_kinds(kinds) for kinds in wrong.groups())
        return BadField(path, f"{got}; accepted: {wanted}")
    if "matching regex" in what:
        form = _FORMS.get(path.rpartition(".")[2], "another text")
        return BadField(path, f"out of form; accepted: {form}")
    if bounds := re.fullmatch(r"Expected `([^`]*)` (.*)", what):
        return BadField(path, f"out of bounds; accepted: {_kinds(bounds[1])} {bounds[2]}")
    return BadField(path, what)


def _kinds(names: str) -> str:
    return " or ".join(_KINDS.get(name, name) for name in names.split(" | "))


def _cut(message: str) -> str:
    # A text may hold half a character pair, which cannot be encoded.
    message = message.encode("utf-8", "replace").decode()
    return message if len(message) <= _LONGEST else f"{message[:_LONGEST]}..."
