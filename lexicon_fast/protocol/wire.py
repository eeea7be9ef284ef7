"""Decode requests and their params; encode replies and notifications."""

from __future__ import annotations

import sys
from collections.abc import Callable, Collection
from contextlib import suppress
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import UNSET, Meta, Raw, UnsetType

from lexicon_fast.base.errors import excerpt, shortened
from lexicon_fast.base.text import did_you_mean
from lexicon_fast.base.tile_text import shown_bytes
from lexicon_fast.base.validation import decoder, explain
from lexicon_fast.protocol import methods
from lexicon_fast.protocol.methods import (
    DECODE_ERRORS,
    ErrorObject,
    Method,
    RequestError,
    bad_params,
    error_object,
)

_Id = Annotated[int, Meta(ge=-(1 << 63), le=(1 << 63) - 1)] | str


class Request(msgspec.Struct, frozen=True):
    """A request of a client; without an id, a notification that gets no reply."""

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
_NO_PARAMS: Final = (b"", b"null")

_ENCODER: Final = msgspec.json.Encoder()


def encode(value: object) -> bytes:
    """Encode a value as JSON, tiles of several letters as `[CH]`."""
    return shown_bytes(_ENCODER.encode(value))


class InvalidRequest(RequestError):
    """An invalid request. id: its id, if that is valid."""

    def __init__(self, id: int | str | None, code: int, message: str) -> None:
        super().__init__(code, message)
        self.id = id


def read_request(line: bytes) -> Request:
    """Decode a line. Raises InvalidRequest."""
    try:
        # msgspec does not check the UTF-8 of strings that it skips.
        if not line.isascii():
            line.decode()
        return _REQUEST.decode(line)
    except DECODE_ERRORS as error:
        raise _invalid_request(line, error) from None


def read_params(method: Method, raw: bytes | Raw) -> Any:
    """Decode the params of a method. Raises BadField."""
    data = bytes(raw)
    return decode(b"{}" if data in _NO_PARAMS else data, "params", method.params)


def decode(raw: bytes, where: str, type: Any = Any) -> Any:
    """Decode JSON of a type. where: its path, for errors. Raises BadField."""
    try:
        return decoder(type).decode(raw)
    except DECODE_ERRORS as error:
        raise bad_params(error, getattr(type, "__struct_fields__", ()), where) from None


def decode_letters(raw: bytes, where: str, type: Any, read_json: Callable[[Any], Any]) -> Any:
    """Decode JSON that has letters, such as an action. Raises BadField.

    read_json: that of the alphabet, which reads the strings.
    """
    try:
        raw = with_letters(raw, read_json)
    except DECODE_ERRORS as error:
        raise bad_params(error, (), where) from None
    return decode(raw, where, type)


def with_letters(raw: bytes, read_json: Callable[[Any], Any]) -> bytes:
    """Return JSON with its strings read: see `decode_letters`. Raises `DECODE_ERRORS`."""
    if raw.isascii() and b"\\u" not in raw and b"[" not in raw:
        return raw
    return _ENCODER.encode(read_json(msgspec.json.decode(raw)))


def reply(id: int | str | None, result: Any) -> bytes:
    """Encode a reply, without a line end."""
    return encode(_Reply(id, result))


def error_reply(id: int | str | None, error: ErrorObject) -> bytes:
    """Encode the reply to a failed request."""
    return encode(_ErrorReply(id, error))


def notification(method: str, params: Any) -> bytes:
    """Encode a notification."""
    return encode(_Notification(method, params))


def report(error: Exception, where: str) -> ErrorObject:
    """Return the error object for an exception. Log an internal error to stderr.

    where: the place that the log line names.
    """
    known = error_object(error)
    if known is not None:
        return known
    name = type(error).__name__
    with suppress(OSError, ValueError, AttributeError):
        sys.stderr.write(f"{where}: internal error: {name}: {shortened(str(error), 200)}\n")
        sys.stderr.flush()
    return internal_error(error)


def internal_error(error: Exception) -> ErrorObject:
    """Return the error object for a bug. It shows the type of the exception only."""
    return ErrorObject(methods.INTERNAL_ERROR, f"internal error: {type(error).__name__}")


def unknown_method(method: str, known: Collection[str]) -> RequestError:
    """Return the error for an unknown method."""
    return RequestError(
        methods.UNKNOWN_METHOD,
        f"unknown method {excerpt(method)}; methods: {', '.join(known)}"
        + did_you_mean(method, known),
    )


def _invalid_request(line: bytes, error: Exception) -> InvalidRequest:
    """Return the error for a line that is not a request. error: of decoding it."""
    if isinstance(error, msgspec.ValidationError):
        try:
            value = msgspec.json.decode(line)
        except DECODE_ERRORS as syntax_error:
            error = syntax_error
        else:
            message = _request_problem(error, value)
            return InvalidRequest(_id_of(value), methods.INVALID_REQUEST, message)
    return InvalidRequest(
        None, methods.PARSE_ERROR, f"the line {shortened(explain(error).message, 200)}"
    )


def _id_of(value: object) -> int | str | None:
    """Return the id of an invalid request; None if it has no valid id."""
    id = value.get("id") if isinstance(value, dict) else None
    if isinstance(id, str) or (type(id) is int and -(1 << 63) <= id < 1 << 63):
        return id
    return None


def _request_problem(error: Exception, value: object) -> str:
    """Return why a JSON value is not a request. error: of decoding it as one."""
    if isinstance(value, list):
        return "send one object per line, not a list; many lines may be sent at once"
    if not isinstance(value, dict) or "method" not in value:
        return "a request is an object with method, params, and id; this one has no method"
    return (
        f"{shortened(str(explain(error)), 200)}; a request has: method, a string; id, a string or a"
        " whole number"
        ' of 64 bits; params, an object; jsonrpc, "2.0"'
    )
