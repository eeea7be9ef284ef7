"""Messages as they are written: requests are read, their params decoded, replies encoded."""

from __future__ import annotations

import sys
from collections.abc import Collection
from contextlib import suppress
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import UNSET, Meta, Raw, UnsetType

from lexicon_fast.protocol import methods
from lexicon_fast.protocol.errors import ErrorObject, RequestError, bad_params, error_object
from lexicon_fast.protocol.methods import Method
from lexicon_fast.suggestions import did_you_mean

_Id = Annotated[int, Meta(ge=-(1 << 63), le=(1 << 63) - 1)] | str


class Request(msgspec.Struct, frozen=True):
    """What a client asks for; without an id it is not answered."""

    method: str
    params: Raw = msgspec.field(default_factory=Raw)
    id: _Id | UnsetType = UNSET
    jsonrpc: Literal["2.0"] = "2.0"


class _Reply(msgspec.Struct, frozen=True, tag_field="jsonrpc", tag="2.0"):
    id: int | str | None
    result: Any


class _ErrorReply(msgspec.Struct, frozen=True, tag_field="jsonrpc", tag="2.0"):
    id: int | str | None
    error: ErrorObject


class _Notification(msgspec.Struct, frozen=True, tag_field="jsonrpc", tag="2.0"):
    method: str
    params: Any


_REQUEST: Final = msgspec.json.Decoder(Request)
_ANYTHING: Final = msgspec.json.Decoder()
_NO_PARAMS: Final = (b"", b"null")

encode: Final = msgspec.json.Encoder().encode


class NoRequest(RequestError):
    """What is no request. id: the one it has, if it has one that would be accepted."""

    def __init__(self, id: int | str | None, code: int, message: str) -> None:
        super().__init__(code, message)
        self.id = id


def read_request(line: bytes) -> Request:
    """The request that a line has. Raises NoRequest."""
    try:
        # Texts that are passed over would not be looked at.
        if not line.isascii():
            line.decode()
        return _REQUEST.decode(line)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise _unreadable(line, error) from None


class ParamsReader:
    """Reads the params of a method."""

    __slots__ = ("_decode", "_fields")

    def __init__(self, method: Method) -> None:
        self._decode = msgspec.json.Decoder(method.params).decode
        self._fields = method.params.__struct_fields__

    def __call__(self, raw: bytes | Raw) -> Any:
        """The params. Raises RequestError."""
        data = bytes(raw)
        try:
            return self._decode(b"{}" if data in _NO_PARAMS else data)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise bad_params(error, self._fields) from None


def reply(id: int | str | None, result: Any) -> bytes:
    """An answer, without a line end."""
    return encode(_Reply(id, result))


def error_reply(id: int | str | None, error: ErrorObject) -> bytes:
    """The answer to a request that failed."""
    return encode(_ErrorReply(id, error))


def notification(method: str, params: Any) -> bytes:
    """What is sent unasked."""
    return encode(_Notification(method, params))


def told(error: Exception, where: str) -> ErrorObject:
    """What a client is told of an error; of a fault of ours, stderr is told, too.

    where: what stderr calls the place.
    """
    found = error_object(error)
    if found is not None:
        return found
    name = type(error).__name__
    with suppress(OSError, ValueError, AttributeError):
        sys.stderr.write(f"{where}: internal error: {name}: {error!s:.200}\n")
        sys.stderr.flush()
    return ErrorObject(methods.INTERNAL_ERROR, f"internal error: {name}")


def unknown_method(method: str, known: Collection[str]) -> RequestError:
    """The error for a method that is none of those known."""
    return RequestError(
        methods.UNKNOWN_METHOD,
        f"no method {method[:50]!r}; methods: {', '.join(known)}" + did_you_mean(method, known),
    )


def _unreadable(line: bytes, error: Exception) -> NoRequest:
    """What is wrong with a line that is no request."""
    if isinstance(error, msgspec.ValidationError):
        try:
            value = _ANYTHING.decode(line)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as worse:
            error = worse
        else:
            return NoRequest(_id_of(value), methods.INVALID_REQUEST, _no_request(error, value))
    what = "nested too deep" if isinstance(error, RecursionError) else str(error)
    return NoRequest(
        None, methods.PARSE_ERROR, f"no JSON: {what:.200}; accepted: one object of JSON a line"
    )


def _id_of(value: object) -> int | str | None:
    """The id of what is no request otherwise; None: it has none that would be accepted."""
    id = value.get("id") if isinstance(value, dict) else None
    if isinstance(id, str) or (type(id) is int and -(1 << 63) <= id < 1 << 63):
        return id
    return None


def _no_request(error: Exception, value: object) -> str:
    if isinstance(value, list):
        return "a batch, or another list; accepted: one object a line, as many lines at once as any"
    if not isinstance(value, dict) or "method" not in value:
        return "there is no method; accepted: an object with method, params and id"
    return (
        f"{error!s:.200}; accepted: method a text, id a text or a whole number of 64 bits, params"
        ' an object, jsonrpc "2.0"'
    )
