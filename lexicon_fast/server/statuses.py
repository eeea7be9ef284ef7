"""HTTP statuses of errors."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from lexicon_fast.protocol import methods

if TYPE_CHECKING:
    from lexicon_fast.protocol.errors import ErrorObject

#: Status by error code.
_BY_CODE: Final[Mapping[int, int]] = {
    methods.PARSE_ERROR: 400,
    methods.INVALID_REQUEST: 400,
    methods.UNKNOWN_METHOD: 404,
    methods.INVALID_PARAMS: 422,
    methods.INTERNAL_ERROR: 500,
    methods.CANCELLED: 503,
}
#: Status by `data.type`; others have 422.
_BY_TYPE: Final[Mapping[str, int]] = {
    "BadToken": 403,
    "NoSuchTable": 404,
    "Failure": 500,
    "IllegalAction": 409,
    "NoAdvice": 409,
    "NoSeat": 409,
    "NotOver": 409,
    "Stale": 409,
    "TooMuch": 429,
    "Busy": 503,
    "Closing": 503,
}

#: Meaning of each status, for the documentation.
STATUSES: Final[Mapping[int, str]] = {
    400: "The request is not valid HTTP.",
    403: "`BadToken`, or a request from a page of another site.",
    404: "Unknown method, or unknown table (`NoSuchTable`).",
    408: "The request did not arrive in time.",
    409: "The game does not allow this now: `IllegalAction`, `NoAdvice`, `NoSeat`,"
    " `NotOver`, `Stale`.",
    413: "The body is too long.",
    422: "The body is not valid JSON, or has wrong params: `data.path` names the field, or"
    " `data.type` the reason.",
    429: "A limit of the server (`TooMuch`).",
    500: "An error in the server, or in a bot of its operator (`Failure`).",
    503: "The server is busy (`Busy`), shutting down (`Closing`), or has too many connections. The"
    " header `Retry-After` has the seconds after which to try again.",
}


def status_of(error: ErrorObject) -> int:
    """Return the HTTP status of an error."""
    if error.code == methods.REFUSED:
        return status_of_type(str(error.data.get("type")))
    return _BY_CODE[error.code]


def status_of_type(type: str) -> int:
    """Return the HTTP status of a refusal. type: its `data.type`."""
    return _BY_TYPE.get(type, 422)
