"""Errors as HTTP tells them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from lexicon_fast.protocol import methods

if TYPE_CHECKING:
    from lexicon_fast.protocol.errors import ErrorObject

#: By code.
_BY_CODE: Final[Mapping[int, int]] = {
    methods.PARSE_ERROR: 400,
    methods.INVALID_REQUEST: 400,
    methods.UNKNOWN_METHOD: 404,
    methods.INVALID_PARAMS: 422,
    methods.INTERNAL_ERROR: 500,
    methods.CANCELLED: 503,
}
#: By `data.type`; others are 422.
_BY_TYPE: Final[Mapping[str, int]] = {
    "BadToken": 403,
    "NoSuchTable": 404,
    "IllegalAction": 409,
    "NoSeat": 409,
    "NotOver": 409,
    "Stale": 409,
    "TooMuch": 429,
    "Closing": 503,
}

#: What each status says, for the documents.
STATUSES: Final[Mapping[int, str]] = {
    400: "What came is no HTTP.",
    403: "`BadToken`; or the request comes from a page of another site.",
    404: "There is no such method, or no such table (`NoSuchTable`).",
    408: "The request did not arrive whole in time.",
    409: "The game does not allow it now: `IllegalAction`, `NoSeat`, `NotOver`, `Stale`.",
    413: "The body is longer than the server accepts.",
    422: "The body is no JSON, or has params that are not accepted: `data.path` names the field, or"
    " `data.type` says why.",
    429: "A limit of the server (`TooMuch`).",
    500: "A fault of the server.",
    503: "The server is about to end, or has too many connections.",
}


def status_of(error: ErrorObject) -> int:
    """The status of an error."""
    if error.code == methods.REFUSED:
        return _BY_TYPE.get(str(error.data.get("type")), 422)
    return _BY_CODE[error.code]
