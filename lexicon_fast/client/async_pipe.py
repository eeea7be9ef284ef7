"""The connection of `AsyncEngine`: everything happens in one event loop."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from itertools import islice
from time import monotonic
from typing import Any, TypeVar, cast

from lexicon_fast.client import connection, wire
from lexicon_fast.client.connection import (
    BATCH,
    BaseStream,
    Connection,
    Outcome,
    kill_group,
    left,
    reply_or_raise,
    timed_out,
)
from lexicon_fast.client.errors import ProtocolError
from lexicon_fast.client.wire import Reply

_R = TypeVar("_R")


class AsyncSlot:
    """Wait for one reply."""

    def __init__(self) -> None:
        self.future: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()

    def finish(self, outcome: Outcome) -> None:
        if not self.future.done():
            self.future.set_result(outcome)

    def update(self, update: wire.Update | wire.Change) -> None:
        pass


class AsyncStream(BaseStream):
    """Wait for updates and one reply, in any number of tasks."""

    def __init__(self) -> None:
        super().__init__()
        self._changed = asyncio.Event()

    def finish(self, outcome: Outcome) -> None:
        super().finish(outcome)
        self._changed.set()

    def update(self, update: wire.Update | wire.Change) -> None:
        super().update(update)
        self._changed.set()

    async def take(self, deadline: float, *, last: bool) -> wire.Update | wire.Change | Outcome:
        """Return the next update, or the outcome. last: skip the updates. Raises TimeoutError."""
        async with _timeout(deadline):
            while not self.has_next(last):
                self._changed.clear()
                await self._changed.wait()
        return self.next(last)


class AsyncPipe(Connection, asyncio.SubprocessProtocol):
    """A running engine. For one event loop only."""

    stream = AsyncStream

    def __init__(self) -> None:
        super().__init__()
        self._loop = asyncio.get_running_loop()
        self._process: asyncio.SubprocessTransport
        self._in: asyncio.WriteTransport
        self._may_write = asyncio.Event()
        self._may_write.set()
        self._exited = asyncio.Event()
        #: Set after `_end_error`, when nothing more will be read.
        self._finished = asyncio.Event()
        self._output_ended = False
        #: Why the client ended the engine.
        self._protocol_error: ProtocolError | None = None
        self._quitting = False
        self._closing = asyncio.Lock()

    @classmethod
    async def start(cls, command: Sequence[str], **options: Any) -> AsyncPipe:
        """Start an engine. Raises OSError."""
        # The client handles Ctrl-C; and processes that the engine starts end with it.
        options["start_new_session"] = True
        loop = asyncio.get_running_loop()
        _, pipe = await loop.subprocess_exec(cls, *command, **options)
        return pipe

    @property
    def exit_code(self) -> int | None:
        return self._process.get_returncode()

    @property
    def pid(self) -> int:
        return self._process.get_pid()

    # Requests

    async def ask(self, id: int, line: bytes, seconds: float, take: Callable[[Reply], _R]) -> _R:
        slot = AsyncSlot()
        try:
            async with _timeout(monotonic() + seconds):
                if not self._may_write.is_set():
                    await self._may_write.wait()
                self.begin({id: slot}, line)
                outcome = await slot.future
        except BaseException as error:  # the task is cancelled, or the time is up
            self.abandon(id)
            if isinstance(error, TimeoutError):
                raise timed_out(seconds) from None
            raise
        return take(reply_or_raise(outcome))

    async def ask_many(
        self, requests: Iterator[tuple[int, bytes]], seconds: float, take: Callable[[Reply], _R]
    ) -> list[_R]:
        results: list[_R] = []
        waiting: dict[int, AsyncSlot] = {}
        try:
            async with _timeout(monotonic() + seconds):
                while True:
                    batch = dict(islice(requests, BATCH))
                    before, waiting = waiting, {id: AsyncSlot() for id in batch}
                    # The engine works on these while the replies to those before are read.
                    if batch:
                        self.begin(waiting, b"".join(batch.values()))
                    for slot in before.values():
                        results.append(take(reply_or_raise(await slot.future)))
                    if not before and not batch:
                        return results
        except BaseException as error:
            for id in [*before, *waiting]:
                self.abandon(id)
            if isinstance(error, TimeoutError):
                raise timed_out(seconds) from None
            raise

    def abandon(self, id: int) -> None:
        if self._open.pop(id, None) is not None and self._end_error is None:
            self._in.write(wire.cancel_line(id))

    def send(self, lines: bytes, deadline: float = math.inf) -> None:
        # The transport buffers what the engine does not read at once.
        self._check_running()
        self._in.write(lines)

    # Called by asyncio

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._process = cast(asyncio.SubprocessTransport, transport)
        self._in = cast(asyncio.WriteTransport, self._process.get_pipe_transport(0))

    def pause_writing(self) -> None:
        self._may_write.clear()

    def resume_writing(self) -> None:
        self._may_write.set()

    def pipe_data_received(self, fd: int, data: bytes) -> None:
        if fd == 2:
            self._receive_stderr(data)
        elif self._protocol_error is None:
            try:
                self._receive(data)
            except ProtocolError as error:
                self._protocol_error = error
                self.kill()

    def pipe_connection_lost(self, fd: int, exc: Exception | None) -> None:
        if fd == 1:
            self._output_ended = True
            if self._exited.is_set():
                self._end()
            else:
                self._loop.call_later(connection.EXIT_DELAY, self.kill)
        elif fd == 0 and not self._exited.is_set() and not self._quitting:
            # The engine no longer reads; perhaps it is about to end.
            self._loop.call_later(connection.EXIT_DELAY, self.kill)

    def process_exited(self) -> None:
        self._exited.set()
        if self._output_ended:
            self._end()
        else:
            self._loop.call_later(connection.EXIT_DELAY, self._end_group)

    def _end_group(self) -> None:
        if not self._output_ended:  # a process that the engine has started keeps it open
            kill_group(self.pid)
        self._end()

    def connection_lost(self, exc: Exception | None) -> None:
        self._end()

    def _end(self) -> None:
        if not self._finished.is_set():
            self._fail_all(self._protocol_error)
            self._may_write.set()
            self._finished.set()
            self._process.close()

    async def close(self) -> None:
        async with self._closing:
            try:
                if not self._finished.is_set():
                    self._quitting = True
                    self._in.write(wire.QUIT_LINE)
                    self._in.close()
                    with suppress(TimeoutError):
                        async with asyncio.timeout(connection.GRACE):
                            await self._finished.wait()
            finally:
                self.kill()
                await self._finished.wait()


def _timeout(deadline: float) -> asyncio.Timeout:
    return asyncio.timeout(None if deadline == math.inf else left(deadline))
