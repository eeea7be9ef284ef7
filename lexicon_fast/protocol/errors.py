"""Errors of requests, and their form in a reply."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from lexicon_fast.base.errors import LexiconFastError, error_data, shortened
from lexicon_fast.base.validation import Problem, explain
from lexicon_fast.protocol import methods

#: Exceptions of msgspec for a text that is not JSON of the expected type.
DECODE_ERRORS: Final = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)

#: Characters of a message. Longer ones are cut: a client may send a value of a megabyte.
_MAX_MESSAGE: Final = 1000

#: By field, what its pattern accepts, for error messages.
_EXPECTED: Final = {
    "protocol": "a version such as 1.0",
    "name": "one line of text with a visible character",
}


class RequestError(Exception):
    """An error that is the reply to a request. data: members of the error's `data`."""

    def __init__(self, code: int, message: str, **data: Any) -> None:
        super().__init__(message)
        self.code = code
        self.data = data


class Refused(RequestError):
    """A valid request that is refused. type: one of `methods.REFUSALS`."""

    def __init__(self, type: str, message: str, **data: Any) -> None:
        super().__init__(methods.REFUSED, message, type=type, **data)


class BadField(RequestError):
    """A field of the params with an invalid value.

    path: of the field, such as `params.limit`; problem: what follows the path in the message, such
    as "is missing", "must be ..." or "unknown ...".
    """

    def __init__(self, path: str, problem: str) -> None:
        super().__init__(methods.INVALID_PARAMS, str(Problem(path, problem)), path=path)


def refuse_given(params: object, problem: str, *fields: str) -> None:
    """Raise BadField if params have one of these optional fields. problem: see `BadField`."""
    for field in fields:
        if getattr(params, field) is not None:
            raise BadField(f"params.{field}", problem)


class ErrorObject(msgspec.Struct, frozen=True, omit_defaults=True):
    """The member `error` of a reply."""

    code: int
    message: str
    data: dict[str, Any] = {}


def error_object(error: BaseException) -> ErrorObject | None:
    """Return the error object for an exception; None for a bug of the engine."""
    if isinstance(error, RequestError):
        return ErrorObject(error.code, _cut(str(error)), error.data)
    if isinstance(error, LexiconFastError):
        return ErrorObject(methods.REFUSED, _cut(str(error)), {**error_data(error)})
    if isinstance(error, OSError):
        name = f"{shortened(str(error.filename), 200)}: " if error.filename else ""
        message = f"cannot read a file: {name}{error.strerror or error}"
        return ErrorObject(methods.REFUSED, _cut(message), {"type": "BadWordList"})
    if isinstance(error, MemoryError):
        return ErrorObject(methods.REFUSED, "out of memory", {"type": "TooMuch"})
    return None


def bad_params(error: Exception, fields: tuple[str, ...], where: str) -> BadField:
    """Return the error for JSON that cannot be decoded.

    fields: names of the fields of its type; where: its path, such as `params`.
    """
    path, problem = explain(error, fields, _EXPECTED)
    return BadField(f"{where}.{path}" if path and path[0] != "[" else where + path, problem)


def _cut(message: str) -> str:
    # A text may have half of a surrogate pair, which cannot be encoded.
    message = message.encode("utf-8", "replace").decode()
    return message if len(message) <= _MAX_MESSAGE else f"{message[:_MAX_MESSAGE]}..."
