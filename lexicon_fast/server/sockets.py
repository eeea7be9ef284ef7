"""The road over WebSocket: JSON-RPC both ways, and news as it happens."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from msgspec import UNSET
from starlette.websockets import WebSocketDisconnect

from lexicon_fast.engine.jobs import CancelledError
from lexicon_fast.protocol import messages as m
from lexicon_fast.protocol import methods, wire
from lexicon_fast.protocol.errors import ErrorObject, Refused, RequestError
from lexicon_fast.server import messages as sm
from lexicon_fast.server.methods import METHODS, OF_SOCKETS
from lexicon_fast.server.rate_limit import origin_of

if TYPE_CHECKING:
    from starlette.websockets import WebSocket

    from lexicon_fast.server.request import Asked
    from lexicon_fast.server.service import Service

_WHERE: Final = "lexicon-fast serve"


class _GoneError(Exception):
    """The client does not listen any more."""


class Session:
    """One connection. Quick requests are answered in order; long ones beside each other.

    News wait until the client has taken what was sent before: of the news of one table or request
    only the newest are kept. So a client that reads slowly costs no memory.
    """

    def __init__(self, service: Service, socket: WebSocket) -> None:
        self._service: Final = service
        self._socket: Final = socket
        self._origin: Final = origin_of(socket.scope)
        self._loop: Final = asyncio.get_running_loop()
        self._open: dict[m.RequestId, tuple[Asked, asyncio.Task[None]]] = {}
        self._watched: dict[str, _Watch] = {}
        #: What is to be told, by what it is news of.
        self._news: dict[object, Callable[[], Awaitable[bytes | None]]] = {}
        self._has_news: Final = asyncio.Event()
        self._own: Final[dict[str, Callable[[Any], Awaitable[Any]]]] = {
            "stop": self._stop,
            "cancel": self._cancel,
            "table.watch": self._watch,
            "table.unwatch": self._unwatch,
        }
        self._readers: Final = {name: wire.ParamsReader(METHODS[name]) for name in OF_SOCKETS}

    async def run(self) -> None:
        """Answer until the client goes."""
        with suppress(WebSocketDisconnect, RuntimeError):  # gone already: `receive` says so
            await self._socket.accept()
        telling = asyncio.create_task(self._tell_news())
        try:
            while (message := await self._socket.receive())["type"] == "websocket.receive":
                text = message.get("text")
                await self._receive(text.encode() if text is not None else message["bytes"])
        except _GoneError:
            pass
        finally:
            telling.cancel()
            for asked, task in self._open.values():
                asked.cancel()
                task.cancel()
            for watch in self._watched.values():
                self._service.tables.unwatch(watch.id, watch.changed)

    async def _send(self, message: bytes) -> None:
        try:
            await self._socket.send_text(message.decode())
        except (WebSocketDisconnect, RuntimeError):  # or it is being closed
            raise _GoneError from None

    # Requests

    async def _receive(self, line: bytes) -> None:
        id: m.RequestId | None = None
        try:
            request = wire.read_request(line)
            id = None if request.id is UNSET else request.id
            if id is not None and id in self._open:
                raise RequestError(methods.INVALID_REQUEST, "a request with this id is still open")
            if request.method in self._own:
                params = self._readers[request.method](request.params)
                result = await self._own[request.method](params)
                if id is not None:
                    await self._send(wire.reply(id, result))
                return
            tell = partial(self._advised, id)
            asked = self._service.asked(id, request.method, self._origin, tell)
        except wire.NoRequest as error:
            await self._send(wire.error_reply(error.id, wire.told(error, _WHERE)))
            return
        except Exception as error:
            if id is not None:
                await self._send(wire.error_reply(id, wire.told(error, _WHERE)))
            return
        if not METHODS[request.method].long:
            await self._answer(asked, request)
        elif id is not None:  # of others nobody could ever know
            await self._begin(id, asked, request)

    async def _begin(self, id: m.RequestId, asked: Asked, request: wire.Request) -> None:
        """Have a long request worked on."""
        most = self._service.limits.max_open
        if len(self._open) >= most:
            refused = Refused("TooMuch", f"{most} requests of yours are open; accepted: then")
            await self._send(wire.error_reply(id, wire.told(refused, _WHERE)))
            return
        task = asyncio.create_task(self._work(id, asked, request))
        self._open[id] = asked, task

    async def _work(self, id: m.RequestId, asked: Asked, request: wire.Request) -> None:
        try:
            with suppress(_GoneError):
                await self._answer(asked, request)
        finally:
            if id in self._open and self._open[id][0] is asked:
                del self._open[id]

    async def _answer(self, asked: Asked, request: wire.Request) -> None:
        try:
            result = await self._service.answer(asked, request.params)
        except CancelledError:
            return
        except Exception as error:
            reply = wire.error_reply(asked.id, wire.told(error, _WHERE))
        else:
            reply = wire.reply(asked.id, result)
        # Who has cancelled it has been answered, even if it was done just then.
        if asked.id is not None and not asked.cancelled:
            self._news.pop(("advise", asked.id), None)
            await self._send(reply)

    # What is of the connection itself

    async def _stop(self, params: m.StopParams) -> m.StopResult:
        asked, _ = self._open.get(params.id, (None, None))
        if asked is None or not asked.stoppable:
            return m.StopResult(stopped=False)
        asked.stopped = True
        return m.StopResult(stopped=True)

    async def _cancel(self, params: m.CancelParams) -> m.CancelResult:
        asked, _ = self._open.pop(params.id, (None, None))
        if asked is None:
            return m.CancelResult(cancelled=False)
        asked.cancel()
        self._news.pop(("advise", params.id), None)
        told = ErrorObject(methods.CANCELLED, f"{asked.method} was cancelled")
        await self._send(wire.error_reply(params.id, told))
        return m.CancelResult(cancelled=True)

    async def _watch(self, params: sm.TableViewParams) -> sm.TableView:
        most = self._service.limits.max_watched
        if params.id not in self._watched and len(self._watched) >= most:
            raise Refused("TooMuch", f"{most} tables are watched; accepted: table.unwatch first")
        table = await self._service.tables.get(params.id)
        seat = None if params.token is None else table.seat_of(params.token)
        await self._unwatch(params)
        view = table.view(seat, params.since)
        watch = _Watch(params.id, seat, view.seq, self._changed)
        self._watched[params.id] = watch
        self._service.tables.watch(params.id, watch.changed)
        return view

    async def _unwatch(self, params: sm.TableParams | sm.TableViewParams) -> m.Done:
        watch = self._watched.pop(params.id, None)
        if watch is not None:
            self._service.tables.unwatch(watch.id, watch.changed)
            self._news.pop(watch, None)
        return m.Done()

    # News

    def _advised(self, id: m.RequestId | None, news: m.AdviseUpdate) -> None:
        """There is advice; from any thread."""
        with suppress(RuntimeError):  # the loop has ended
            self._loop.call_soon_threadsafe(self._tell_advice, id, news)

    def _tell_advice(self, id: m.RequestId | None, news: m.AdviseUpdate) -> None:
        if id in self._open:

            async def told() -> bytes | None:
                return wire.notification("advise.update", news)

            self._news[("advise", id)] = told
            self._has_news.set()

    def _changed(self, watch: _Watch) -> None:
        """Something has happened at a table."""
        self._news[watch] = partial(self._seen, watch)
        self._has_news.set()

    async def _seen(self, watch: _Watch) -> bytes | None:
        try:
            table = await self._service.tables.get(watch.id)
        except Exception as error:  # it has been cleared away; of faults stderr is told
            wire.told(error, _WHERE)
            return None
        view = table.view(watch.seat, watch.told)
        watch.told = view.seq
        return wire.notification("table.changed", view)

    async def _tell_news(self) -> None:
        """Tell the news, as fast as the client takes them."""
        with suppress(_GoneError):
            while True:
                await self._has_news.wait()
                self._has_news.clear()
                while self._news:
                    told = self._news.pop(next(iter(self._news)))
                    if (message := await told()) is not None:
                        await self._send(message)


class _Watch:
    """A table that a client watches. told: the `seq` up to which it knows what happened."""

    def __init__(
        self, id: str, seat: int | None, told: int, tell: Callable[[_Watch], None]
    ) -> None:
        self.id = id
        self.seat = seat
        self.told = told
        self._tell = tell

    def changed(self) -> None:
        """Something has happened."""
        self._tell(self)
