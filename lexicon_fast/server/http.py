"""The road over HTTP: a request, its answer."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from msgspec import UNSET
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from lexicon_fast.engine.jobs import CancelledError
from lexicon_fast.protocol import methods, wire
from lexicon_fast.protocol.errors import BadField, ErrorObject
from lexicon_fast.server.methods import METHODS
from lexicon_fast.server.rate_limit import origin_of
from lexicon_fast.server.statuses import status_of

if TYPE_CHECKING:
    from lexicon_fast.server.request import Asked
    from lexicon_fast.server.service import Service

_WHERE: Final = "lexicon-fast serve"


def json_response(value: object, status: int = 200) -> Response:
    """A response with JSON."""
    return Response(
        wire.encode(value), status, {"Cache-Control": "no-store"}, media_type="application/json"
    )


def refused(error: ErrorObject, status: int | None = None) -> Response:
    """A response that tells an error; status: None for that of the error."""
    found = status_of(error) if status is None else status
    response = json_response(error, found)
    if found in (429, 503):
        response.headers["Retry-After"] = "5"
    return response


class TooLong(Exception):
    """A body with more bytes than are accepted."""


class Http:
    """The requests over HTTP."""

    def __init__(self, service: Service) -> None:
        self._service: Final = service

    async def call(self, request: Request) -> Response:
        """`POST /rpc/METHOD`: the body has the params, the response the result."""
        try:
            asked = self._service.asked(
                None, request.path_params["method"], origin_of(request.scope)
            )
            params = await self._body(request)
            if params == b"null":  # in JSON-RPC that is no params
                raise BadField("params", "null; accepted: an object")
            result = await self._answer(request, asked, params)
        except TooLong as error:
            return refused(_bad_request(str(error)), 413)
        except ClientDisconnect:
            return Response(status_code=408)
        except CancelledError:
            return refused(ErrorObject(methods.CANCELLED, "the request was given up"))
        except Exception as error:
            return refused(wire.told(error, _WHERE))
        return json_response(result)

    async def line(self, request: Request) -> Response:
        """`POST /rpc`: a JSON-RPC request, its reply; without an id none (204)."""
        try:
            body = await self._body(request)
        except TooLong as error:
            return refused(_bad_request(str(error)), 413)
        except ClientDisconnect:
            return Response(status_code=408)
        id = None
        try:
            rpc = wire.read_request(body)
            id = None if rpc.id is UNSET else rpc.id
            asked = self._service.asked(id, rpc.method, origin_of(request.scope))
            result = await self._answer(request, asked, bytes(rpc.params))
        except wire.NoRequest as error:
            return _line(wire.error_reply(error.id, wire.told(error, _WHERE)))
        except CancelledError:
            told = ErrorObject(methods.CANCELLED, "the request was given up")
            return _line(wire.error_reply(id, told))
        except Exception as error:
            reply = wire.error_reply(id, wire.told(error, _WHERE))
        else:
            reply = wire.reply(id, result)
        return Response(status_code=204) if id is None else _line(reply)

    async def _body(self, request: Request) -> bytes:
        """The body of a request. Raises TooLong before more is read than accepted."""
        most = self._service.limits.max_body
        length = request.headers.get("content-length", "")
        parts: list[bytes] = []
        size = int(length) if length.isdecimal() and len(length) < 20 else 0
        if size <= most:
            size = 0
            async for part in request.stream():
                size += len(part)
                if size > most:
                    break
                parts.append(part)
        if size > most:
            raise TooLong(f"the body is too long; accepted: up to {most} bytes (option --max-body)")
        return b"".join(parts)

    async def _answer(self, request: Request, asked: Asked, params: bytes) -> Any:
        """The result. What takes long is given up once nobody waits for it any more."""
        if not METHODS[asked.method].stoppable:
            return await self._service.answer(asked, params)
        waiting = asyncio.create_task(_gone(request))
        try:
            answer = asyncio.ensure_future(self._service.answer(asked, params))
            await asyncio.wait((answer, waiting), return_when=asyncio.FIRST_COMPLETED)
            if not answer.done():
                asked.cancel()
            return await answer
        finally:
            waiting.cancel()
            with suppress(asyncio.CancelledError):
                await waiting


async def _gone(request: Request) -> None:
    """Waits until the client has gone."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


def _line(reply: bytes) -> Response:
    return Response(reply, headers={"Cache-Control": "no-store"}, media_type="application/json")


def _bad_request(message: str) -> ErrorObject:
    return ErrorObject(methods.INVALID_REQUEST, message)


async def wrong_method(_request: Request, error: Exception) -> Response:
    """The response for an address that is asked for in another way."""
    accepted = (getattr(error, "headers", None) or {}).get("Allow", "")
    response = refused(_bad_request(f"another method of HTTP; accepted: {accepted}"), 405)
    response.headers["Allow"] = accepted
    return response
