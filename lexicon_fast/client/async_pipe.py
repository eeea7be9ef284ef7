"""An engine's process, for asyncio: all in one event loop."""

from __future__ import annotations

import asyncio
import math
import os
import signal
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from copy import copy
from typing import Any, Final, Protocol, cast

from lexicon_fast.client import wire
from lexicon_fast.client.errors import EngineTerminated, ProtocolError
from lexicon_fast.client.known import ended
from lexicon_fast.client.pipe import Outcome, answer, too_late
from lexicon_fast.client.wire import Lines, Reply

_GRACE: Final = 2.0  # seconds from `quit` to SIGKILL
_LAST: Final = 0.5  # seconds from the end of the output to that of the process, or the reverse
_KEPT: Final = 1000  # lines of stderr


class AsyncSlot(Protocol):
    """Where answers come, and news."""

    def finish(self, outcome: Outcome) -> None:
        """It has come."""

    def tell(self, update: wire.Update) -> None:
        """News of the request, before its answer."""


class AsyncOne:
    """Where one answer comes."""

    def __init__(self) -> None:
        self.future: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()

    def finish(self, outcome: Outcome) -> None:
        if not self.future.done():
            self.future.set_result(outcome)

    def tell(self, update: wire.Update) -> None:
        pass


class AsyncPipe(asyncio.SubprocessProtocol):
    """A running engine. For one event loop only."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._process: asyncio.SubprocessTransport
        self._in: asyncio.WriteTransport
        self._open: dict[int | str, AsyncSlot] = {}
        self._failure: Exception | None = None
        self._lines = Lines()
        self._may_write = asyncio.Event()
        self._may_write.set()
        self._stderr: deque[str] = deque([""], maxlen=_KEPT)
        self._exited = asyncio.Event()
        self._over = asyncio.Event()
        self._output_ended = False
        self._fault: ProtocolError | None = None
        self._quitting = False
        self._closing = asyncio.Lock()

    @classmethod
    async def start(cls, command: Sequence[str], **options: Any) -> AsyncPipe:
        """Raises OSError."""
        # Control-C is for the client to handle; and what the engine starts ends with it.
        options["start_new_session"] = True
        loop = asyncio.get_running_loop()
        _, pipe = await loop.subprocess_exec(cls, *command, **options)
        return pipe

    @property
    def exit_code(self) -> int | None:
        """Of the process; None: it runs."""
        return self._process.get_returncode()

    @property
    def pid(self) -> int:
        """Its number."""
        return self._process.get_pid()

    @property
    def stderr(self) -> str:
        """The last lines that it wrote there, if they are captured."""
        return "\n".join(self._stderr).rstrip("\n")

    @property
    def open(self) -> list[int]:
        """Requests that wait for their answer."""
        return [id for id in self._open if isinstance(id, int)]

    # Asking

    async def ask(self, id: int, line: bytes, seconds: float) -> Reply:
        """Send a request and wait for its answer. Raises EngineError."""
        slot = AsyncOne()
        self.begin(id, slot)
        try:
            async with asyncio.timeout(None if seconds == math.inf else max(seconds, 0.0)):
                if not self._may_write.is_set():
                    await self._may_write.wait()
                self.send(line)
                outcome = await slot.future
        except BaseException as error:  # the task is cancelled, or the time is up
            self.give_up(id)
            if isinstance(error, TimeoutError):
                raise too_late(seconds) from None
            raise
        return answer(outcome)

    def begin(self, id: int, slot: AsyncSlot) -> None:
        """An answer will come to the slot: the request is to be sent."""
        if self._failure is not None:
            raise copy(self._failure)
        self._open[id] = slot

    def send(self, lines: bytes) -> None:
        """Send whole lines; what the engine does not take at once, when it does."""
        if self._failure is not None:
            raise copy(self._failure)
        self._in.write(lines)

    def give_up(self, id: int) -> None:
        """Nobody waits for this answer any more."""
        if self._open.pop(id, None) is not None and self._failure is None:
            self._in.write(wire.cancel_line(id))

    # What asyncio calls

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._process = cast(asyncio.SubprocessTransport, transport)
        self._in = cast(asyncio.WriteTransport, self._process.get_pipe_transport(0))

    def pause_writing(self) -> None:
        self._may_write.clear()

    def resume_writing(self) -> None:
        self._may_write.set()

    def pipe_data_received(self, fd: int, data: bytes) -> None:
        if fd == 2:
            first, *more = data.decode(errors="replace").split("\n")
            self._stderr[-1] += first
            self._stderr.extend(more)
            return
        if self._fault is not None:
            return
        try:
            for line in self._lines.feed(data):
                self._take(wire.reply_of(line))
        except ProtocolError as fault:
            self._fault = fault
            self.kill()

    def pipe_connection_lost(self, fd: int, exc: Exception | None) -> None:
        if fd == 1:
            self._output_ended = True
            if self._exited.is_set():
                self._end()
            else:
                self._loop.call_later(_LAST, self.kill)
        elif fd == 0 and not self._exited.is_set() and not self._quitting:
            # It reads no more; it may be on its way out.
            self._loop.call_later(_LAST, self.kill)

    def process_exited(self) -> None:
        self._exited.set()
        if self._output_ended:
            self._end()
        else:
            self._loop.call_later(_LAST, self._end_all)

    def _end_all(self) -> None:
        if not self._output_ended:  # somebody it has started holds its output
            _signal(os.killpg, self.pid)
        self._end()

    def connection_lost(self, exc: Exception | None) -> None:
        self._end()

    def _take(self, reply: Reply) -> None:
        if reply.method:
            update = wire.update_of(reply)
            if update is not None and (slot := self._open.get(update.id)) is not None:
                slot.tell(update)
        elif reply.id is not None:
            # None: it was given up.
            if (slot := self._open.pop(reply.id, None)) is not None:
                slot.finish(reply)
        elif (failure := wire.failure_of(reply)) is not None:
            self._fail(failure)

    def _end(self) -> None:
        """No more will come."""
        if self._over.is_set():
            return
        code = self.exit_code
        last = next((line for line in reversed(self._stderr) if line), "")
        if self._fault is None:
            self._failure = EngineTerminated(ended(code, last), code)
        else:
            self._failure = EngineTerminated(f"the engine was ended: {self._fault}", code)
        self._fail(self._failure if self._fault is None else self._fault)
        self._may_write.set()
        self._over.set()
        self._process.close()

    def _fail(self, error: Exception) -> None:
        """All that is open will not be answered."""
        while self._open:
            _, slot = self._open.popitem()
            slot.finish(copy(error))

    # Ending

    async def close(self) -> None:
        """End the process: politely, then not. It is reaped."""
        async with self._closing:
            try:
                if not self._over.is_set():
                    self._quitting = True
                    self._in.write(wire.QUIT_LINE)
                    self._in.close()
                    with suppress(TimeoutError):
                        async with asyncio.timeout(_GRACE):
                            await self._over.wait()
            finally:
                self.kill()
                if not self._over.is_set():
                    await self._over.wait()

    def kill(self) -> None:
        """End the process at once."""
        if not self._exited.is_set():
            _signal(os.killpg, self.pid)
            _signal(os.kill, self.pid)


def _signal(send: Callable[[int, int], None], pid: int) -> None:
    with suppress(ProcessLookupError, PermissionError):
        send(pid, signal.SIGKILL)
