"""WebSocket connections: JSON-RPC both ways, with notifications."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Hashable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from msgspec import UNSET, Raw
from starlette.websockets import WebSocket, WebSocketDisconnect

from lexicon_fast.engine.jobs import CancelledError
from lexicon_fast.protocol import messages as m
from lexicon_fast.protocol import methods, wire
from lexicon_fast.protocol.methods import ErrorObject, Refused, RequestError
from lexicon_fast.server import messages as sm
from lexicon_fast.server.fair_queue import Client
from lexicon_fast.server.log import report
from lexicon_fast.server.methods import METHODS
from lexicon_fast.server.request import RequestJob, encoded_view

_Update: TypeAlias = m.AdviseUpdate | m.AnalyseUpdate

#: The notifications that have updates.
_NAMES: Final[Mapping[type[_Update], str]] = {
    m.AdviseUpdate: "advise.update",
    m.AnalyseUpdate: "analyse.update",
}

if TYPE_CHECKING:
    from lexicon_fast.server.service import Service

#: Seconds that a player's own action waits to be sent in one notification with the bot's move. The
#: player has it already, in the reply.
_BOT_SECONDS: Final = 0.25


class _DisconnectedError(Exception):
    """The client has disconnected."""


class Session:
    """A connection. Quick requests are answered in order, long ones at the same time as others.

    A notification waits until the client has received everything before it. Only the newest one
    about each table or request waits, so a slow client costs no memory; of an analysis, all rows
    wait, which its result has, too.

    origin: see `limits.Origins`.
    """

    def __init__(self, service: Service, socket: WebSocket, origin: str | None) -> None:
        self._service: Final = service
        self._socket: Final = socket
        self._client: Final = Client(origin, self)
        self._loop: Final = asyncio.get_running_loop()
        self._open: dict[m.RequestId, tuple[RequestJob, asyncio.Task[None]]] = {}
        self._watched: dict[str, _Watch] = {}
        #: Advice and changed tables to notify the client of, by request or table.
        self._notifications: dict[object, list[_Update] | _Watch] = {}
        self._has_notifications: Final = asyncio.Event()
        self._session_methods: Final[dict[str, Callable[[Any], Awaitable[Any]]]] = {
            "stop": self._stop,
            "cancel": self._cancel,
            "table.watch": self._watch,
            "table.unwatch": self._unwatch,
        }

    async def run(self) -> None:
        """Answer requests until the client disconnects."""
        with suppress(WebSocketDisconnect, RuntimeError):  # `receive` reports the end
            await self._socket.accept()
        notifier = asyncio.create_task(self._send_notifications())
        self._service.sockets += 1
        try:
            while (message := await self._socket.receive())["type"] == "websocket.receive":
                text = message.get("text")
                await self._receive(text.encode() if text is not None else message["bytes"])
        except _DisconnectedError:
            pass
        finally:
            self._service.sockets -= 1
            notifier.cancel()
            for job, task in self._open.values():
                job.cancel()
                task.cancel()
            for watch in self._watched.values():
                self._end(watch)

    async def _send(self, message: bytes) -> None:
        try:
            await self._socket.send_bytes(message)  # as text, see `WebSocketProtocol`
        except (WebSocketDisconnect, RuntimeError):  # RuntimeError: the socket is being closed
            raise _DisconnectedError from None

    # Requests

    async def _receive(self, line: bytes) -> None:
        id: m.RequestId | None = None
        try:
            request = wire.read_request(line)
            id = None if request.id is UNSET else request.id
            if id is not None and id in self._open:
                raise RequestError(methods.INVALID_REQUEST, "a request with this id is still open")
            if request.method in self._session_methods:
                params = wire.read_params(METHODS[request.method], request.params)
                result = await self._session_methods[request.method](params)
                if id is not None:
                    await self._send(wire.reply(id, result))
                return
            send_update = partial(self._on_update, id)
            job = self._service.new_job(id, request.method, self._client, send_update)
        except wire.InvalidRequest as error:
            await self._send(wire.error_reply(error.id, report(error)))
            return
        except Exception as error:
            if id is not None:
                await self._send(wire.error_reply(id, report(error)))
            return
        if not METHODS[request.method].long:
            await self._answer(job, request)
        elif id is not None:  # a long request without an id has no effect and no reply
            await self._begin(id, job, request)

    async def _begin(self, id: m.RequestId, job: RequestJob, request: wire.Request) -> None:
        """Start a long request."""
        limit = self._service.limits.max_open
        if len(self._open) >= limit:
            message = f"too many open requests (limit {limit}); wait for one to finish"
            error = Refused("TooMuch", message)
            self._service.refuse(request.method, error)
            await self._send(wire.error_reply(id, report(error)))
            return
        self._open[id] = job, asyncio.create_task(self._work(id, job, request))

    async def _work(self, id: m.RequestId, job: RequestJob, request: wire.Request) -> None:
        try:
            with suppress(_DisconnectedError):
                await self._answer(job, request)
        finally:
            if id in self._open and self._open[id][0] is job:
                del self._open[id]

    async def _answer(self, job: RequestJob, request: wire.Request) -> None:
        try:
            result = await self._service.answer(job, request.params)
        except CancelledError:
            return
        except Exception as error:
            reply = wire.error_reply(job.id, report(error))
        else:
            reply = wire.reply(job.id, result)
        # A cancelled request has been answered, even if it was finished at the same moment.
        if job.id is not None and not job.cancelled:
            self._notifications.pop(("update", job.id), None)
            await self._send(reply)

    # Methods about the connection

    async def _stop(self, params: m.StopParams) -> m.StopResult:
        job, _ = self._open.get(params.id, (None, None))
        if job is None or not job.stoppable:
            return m.StopResult(stopped=False)
        job.stopped = True
        return m.StopResult(stopped=True)

    async def _cancel(self, params: m.CancelParams) -> m.CancelResult:
        job, _ = self._open.pop(params.id, (None, None))
        if job is None:
            return m.CancelResult(cancelled=False)
        job.cancel()
        self._notifications.pop(("update", params.id), None)
        error = ErrorObject(methods.CANCELLED, f"{job.method} was cancelled")
        await self._send(wire.error_reply(params.id, error))
        return m.CancelResult(cancelled=True)

    async def _watch(self, params: sm.TableViewParams) -> Raw:
        limit = self._service.limits.max_watched
        if params.id not in self._watched and len(self._watched) >= limit:
            raise Refused(
                "TooMuch", f"too many watched tables (limit {limit}); use table.unwatch first"
            )
        table = await self._service.tables.get(params.id, self._client)
        seat = None if params.token is None else table.seat_of(params.token, self._client)
        await self._unwatch(params)
        tables, watch = self._service.tables, _Watch(params.id, seat, self._on_change)
        tables.watch(params.id, watch.on_change, seat)  # the view has the player as present
        self._watched[params.id] = watch
        try:
            view = encoded_view(
                tables.view_of(table, seat, params.since), self._service.limits.max_reply
            )
        except Refused:
            await self._unwatch(params)
            raise
        watch.seq = view.until
        if not view.is_complete:
            self._add_change(watch)
        return view.json

    async def _unwatch(self, params: sm.TableParams | sm.TableViewParams) -> m.Done:
        watch = self._watched.pop(params.id, None)
        if watch is not None:
            self._end(watch)
            self._notifications.pop(watch, None)
        return m.Done()

    def _end(self, watch: _Watch) -> None:
        self._service.tables.unwatch(watch.id, watch.on_change)
        watch.stop_timer()

    # Notifications

    def _on_update(self, id: m.RequestId | None, update: _Update) -> None:
        """Notify the client of an update of a request. For any thread."""
        with suppress(RuntimeError):  # the event loop is closed
            self._loop.call_soon_threadsafe(self._add_update, id, update)

    def _add_update(self, id: m.RequestId | None, update: _Update) -> None:
        if id in self._open:
            waiting = self._notifications.get(("update", id))
            if isinstance(update, m.AnalyseUpdate) and isinstance(waiting, list):
                waiting.append(update)
            else:  # advice replaces the advice before
                self._notifications[("update", id)] = [update]
            self._has_notifications.set()

    def _on_change(self, watch: _Watch, actor: Hashable) -> None:
        """Notify the client of a change of a table. actor: see `tables.OnChange`."""
        if actor is self and watch.timer is None and watch not in self._notifications:
            watch.timer = self._loop.call_later(_BOT_SECONDS, self._add_change, watch)
        else:
            self._add_change(watch)

    def _add_change(self, watch: _Watch) -> None:
        watch.stop_timer()
        self._notifications[watch] = watch
        self._has_notifications.set()

    async def _change(self, watch: _Watch) -> bytes | None:
        """Encode the current state of a table.

        None for a table that was deleted, or that is too long to be sent even without its events.
        """
        try:
            table = await self._service.tables.get(watch.id, self._client)
        except Exception as error:  # the table was deleted; a bug is logged
            report(error)
            return None
        try:
            view = encoded_view(
                self._service.tables.view_of(table, watch.seat, watch.seq),
                self._service.limits.max_reply,
            )
        except Refused as error:
            self._service.refuse("table.changed", error)
            return None
        watch.seq = view.until
        if not view.is_complete:
            self._add_change(watch)
        return wire.notification("table.changed", view.json)

    async def _send_notifications(self) -> None:
        """Send notifications as fast as the client receives them."""
        with suppress(_DisconnectedError):
            while True:
                await self._has_notifications.wait()
                self._has_notifications.clear()
                while self._notifications:
                    subject = self._notifications.pop(next(iter(self._notifications)))
                    if isinstance(subject, list):
                        for update in subject:
                            await self._send(wire.notification(_NAMES[type(update)], update))
                    elif (message := await self._change(subject)) is not None:
                        await self._send(message)


@dataclass(eq=False, slots=True)
class _Watch:
    """A table that a client watches.

    seq: the number of events that the client has received; timer: of a notification that waits for
    the move of a bot.
    """

    id: str
    seat: int | None
    notify: Callable[[_Watch, Hashable], None]
    seq: int = 0
    timer: asyncio.TimerHandle | None = None

    def on_change(self, actor: Hashable) -> None:
        """Notify the client of a change of the table. actor: see `tables.OnChange`."""
        self.notify(self, actor)

    def stop_timer(self) -> None:
        """Wait no longer for the move of a bot."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
