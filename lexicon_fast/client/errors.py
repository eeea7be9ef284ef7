"""Exceptions of the client.

Requests that the engine refuses raise the library's exceptions where they exist: a bad hand raises
`lexicon_fast.BadHand`, an action against the rules raises `IllegalAction` with its `rule`.
"""

from __future__ import annotations

import inspect
from typing import Any, Final

from lexicon_fast.base import errors
from lexicon_fast.protocol import methods
from lexicon_fast.protocol.methods import ErrorObject


class EngineError(Exception):
    """Base of the exceptions that are not in `lexicon_fast`."""


class EngineTerminated(EngineError):
    """The engine ended or was closed before it answered.

    exit_code: exit code of its process; negative: the signal that ended it; None: unknown.
    """

    def __init__(self, message: str, exit_code: int | None = None) -> None:
        super().__init__(message)
        self.exit_code = exit_code

    def __reduce__(self) -> tuple[type[EngineTerminated], tuple[str, int | None]]:
        return type(self), (str(self), self.exit_code)


class EngineTimeout(EngineError, TimeoutError):
    """The engine did not answer in time. The request is cancelled; the engine stays usable."""


class _ReportedError(EngineError):
    """An error that the engine reported. code: of JSON-RPC; data: its details."""

    def __init__(self, message: str, code: int = 0, data: dict[str, Any] | None = None) -> None:
        super().__init__(message)
        self.code = code
        self.data = data or {}

    def __reduce__(self) -> tuple[type[_ReportedError], tuple[str, int, dict[str, Any]]]:
        return type(self), (str(self), self.code, self.data)


class ProtocolError(_ReportedError):
    """One side violated the protocol, or has a bug.

    code: 0 if the client detected it, otherwise the engine's code (see `methods.ERROR_CODES`).
    """


class BadParams(_ReportedError, ValueError):
    """A value that the engine does not accept; the message names the field."""

    @property
    def path(self) -> str:
        """The field: `params.limit`."""
        return str(self.data.get("path", "params"))


class RequestCancelled(_ReportedError):
    """The request was cancelled, by `cancel` or by the end of the engine."""


class RequestRefused(_ReportedError):
    """The engine refused the request, for a reason that only engines have (`methods.REFUSALS`)."""

    @property
    def type(self) -> str:
        """NotLoaded, NoSuchGame, Stale, NotOver, TooMuch, or a type of a newer engine."""
        return str(self.data.get("type", ""))


_LIBRARY: Final[dict[str, type[errors.LexiconFastError]]] = {
    name: each
    for name, each in vars(errors).items()
    if inspect.isclass(each) and issubclass(each, errors.LexiconFastError)
}
_BY_CODE: Final[dict[int, type[_ReportedError]]] = {
    methods.INVALID_PARAMS: BadParams,
    methods.CANCELLED: RequestCancelled,
    methods.REFUSED: RequestRefused,
}


def error_of(error: ErrorObject, query: object = "") -> EngineError | errors.LexiconFastError:
    """Return the exception for an error of the engine. query: that of the request, for BadQuery."""
    if error.code == methods.REFUSED:
        exception = _LIBRARY.get(str(error.data.get("type")))
        if exception is errors.IllegalAction:
            return exception(str(error.data.get("rule", "")), error.message)
        if exception is errors.BadQuery and isinstance(query, str):
            start, end = error.data.get("start"), error.data.get("end")
            if isinstance(start, int) and isinstance(end, int):
                suggestions = tuple(map(str, error.data.get("suggestions", ())))
                return exception(error.message, query, start, end, suggestions)
        if exception is errors.BadPosition:
            named = {name: str(error.data.get(name, "")) for name in ("rule", "square")}
            return exception.breaking(error.message, **named)
        if exception is not None:
            return exception(error.message)
    return _BY_CODE.get(error.code, ProtocolError)(error.message, error.code, error.data)
