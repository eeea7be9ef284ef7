"""The part of a connection to an engine that does no input or output; both clients share it."""

from __future__ import annotations

import asyncio
import math
import os
import signal
import threading
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Iterable, Mapping
from contextlib import suppress
from copy import copy
from time import monotonic
from typing import Any, ClassVar, Final, Protocol, TypeAlias

from lexicon_fast.base.errors import shortened
from lexicon_fast.client import wire
from lexicon_fast.client.errors import EngineTerminated, EngineTimeout, ProtocolError, error_of
from lexicon_fast.client.wire import Reply

#: Seconds from `quit` to SIGKILL.
GRACE: Final = 2.0
#: Seconds that may pass between the end of the output and the end of the process.
EXIT_DELAY: Final = 0.5
#: Number of requests that `ask_many` sends at a time.
BATCH: Final = 500
#: Bytes of a line from an engine. A longer line is an error.
MAX_LINE: Final = 1 << 28

#: The last lines of stderr that are stored, and the last characters of each.
_STDERR_LINES: Final = 1000
_STDERR_COLUMNS: Final = 1 << 16

#: The reply to a request, or why there is none.
Outcome: TypeAlias = Reply | Exception


class Slot(Protocol):
    """The place where the reply to one request arrives."""

    def finish(self, outcome: Outcome) -> None:
        """Set the outcome and wake the waiting thread or task."""

    def update(self, update: wire.Update | wire.Change) -> None:
        """Take an update that comes before the reply, or a change of a game."""


class BaseStream:
    """Updates of a request, and its reply. Subclasses wake the waiting threads or tasks."""

    def __init__(self) -> None:
        self.updates: deque[wire.Update | wire.Change] = deque(maxlen=wire.MAX_UPDATES)
        self.outcome: Outcome | None = None

    def finish(self, outcome: Outcome) -> None:
        self.outcome = outcome

    def update(self, update: wire.Update | wire.Change) -> None:
        self.updates.append(update)

    def has_next(self, last: bool) -> bool:
        """Return whether there is an update, or the outcome. last: ignore the updates."""
        return self.outcome is not None or (bool(self.updates) and not last)

    def next(self, last: bool) -> wire.Update | wire.Change | Outcome:
        """Return the next update, or the outcome, if `has_next`."""
        if self.updates and not last:
            return self.updates.popleft()
        assert self.outcome is not None
        return self.outcome


class Connection(ABC):
    """Open requests, incoming lines, and the error after the engine has ended.

    Subclasses do the input and output, for threads or for an event loop.
    """

    #: The class that waits for updates and a reply.
    stream: ClassVar[type[Any]]
    _exited: threading.Event | asyncio.Event

    def __init__(self) -> None:
        self._open: dict[int | str, Slot] = {}
        self._lines = Lines(MAX_LINE)
        self._stderr: deque[str] = deque([""], maxlen=_STDERR_LINES)
        #: Set once the engine has ended. Later requests raise a copy of it.
        self._end_error: Exception | None = None

    @property
    def stderr(self) -> str:
        """The last lines of stderr, if it is captured."""
        return "\n".join(self._stderr).rstrip("\n")

    @property
    def open(self) -> list[int]:
        """Ids of requests without a reply."""
        return [id for id in list(self._open) if isinstance(id, int)]

    @property
    @abstractmethod
    def exit_code(self) -> int | None:
        """Exit code of the process; None while it runs."""

    @property
    @abstractmethod
    def pid(self) -> int:
        """Process id."""

    @abstractmethod
    def send(self, lines: bytes, deadline: float = math.inf) -> None:
        """Send complete lines. Raises EngineTimeout, EngineTerminated."""

    @abstractmethod
    def abandon(self, id: int) -> None:
        """Cancel a request whose reply is no longer needed."""

    def expect(self, key: str, slot: Slot) -> None:
        """Let the changes of a game with this key go to a slot."""
        self._open[key] = slot
        if self._end_error is not None and self._open.pop(key, None) is not None:
            slot.finish(copy(self._end_error))

    def forget(self, key: str) -> None:
        """End `expect`."""
        self._open.pop(key, None)

    def begin(self, slots: Mapping[int, Slot], lines: bytes, deadline: float = math.inf) -> None:
        """Send requests, whose replies go to the slots."""
        for id, slot in slots.items():
            self._open[id] = slot
        # Check afterwards, because `_fail_all` sets the error before it fails the open requests.
        if self._end_error is not None:
            for id in slots:
                self._open.pop(id, None)
        self.send(lines, deadline)

    def kill(self) -> None:
        """End the process at once."""
        if not self._exited.is_set():
            kill_group(self.pid)
            with suppress(ProcessLookupError, PermissionError):
                os.kill(self.pid, signal.SIGKILL)  # it may not have a group yet

    def _check_running(self) -> None:
        if self._end_error is not None:
            raise copy(self._end_error)

    def _receive(self, data: bytes) -> None:
        """Pass replies and updates to their slots. Raises ProtocolError."""
        for line in self._lines.feed(data):
            reply = wire.reply_of(line)
            if reply.method:
                update = wire.update_of(reply)
                if update is not None and (slot := self._open.get(update.id)) is not None:
                    slot.update(update)
            elif reply.id is not None:
                # There is no slot if the request was abandoned.
                if (slot := self._open.pop(reply.id, None)) is not None:
                    slot.finish(reply)
            elif reply.error is not None:  # the engine could not read the id
                self._fail_open(error_of(reply.error))

    def _receive_stderr(self, data: bytes) -> None:
        first, *more = data.decode(errors="replace").split("\n")
        self._stderr[-1] = (self._stderr[-1] + first)[-_STDERR_COLUMNS:]
        self._stderr.extend(more)

    def _fail_all(self, protocol_error: ProtocolError | None) -> None:
        """Fail the open requests and all later ones, because the engine has ended.

        protocol_error: why the client ended the engine; None: the engine ended by itself.
        """
        code = self.exit_code
        if protocol_error is None:
            last = next((line for line in reversed(self._stderr) if line.strip()), "")
            self._end_error = terminated(code, last.rstrip())
        else:
            self._end_error = EngineTerminated(f"the engine was ended: {protocol_error}", code)
        self._fail_open(protocol_error or self._end_error)

    def _fail_open(self, error: Exception) -> None:
        for id in list(self._open):
            if (slot := self._open.pop(id, None)) is not None:
                slot.finish(copy(error))


class Lines:
    """Split a stream of bytes into lines. limit: bytes of a line."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._rest: list[bytes] = []
        self._size = 0

    def feed(self, data: bytes) -> Iterable[bytes]:
        """Return the lines that end in this piece. Raises ProtocolError for too long a line."""
        *lines, rest = data.split(b"\n")
        if lines and self._rest:
            lines[0] = b"".join([*self._rest, lines[0]])
            self._rest.clear()
            self._size = 0
        if rest:
            self._rest.append(rest)
            self._size += len(rest)
            if self._size > self._limit:
                self._rest.clear()
                self._size = 0
                raise ProtocolError(
                    f"the engine sent a line longer than {self._limit:,} bytes; end each message"
                    " with a newline"
                )
        return filter(None, lines)


def reply_or_raise(outcome: Outcome | None) -> Reply:
    """Return the reply of an outcome, or raise its exception."""
    assert outcome is not None
    if isinstance(outcome, Exception):
        raise outcome
    return outcome


def terminated(exit_code: int | None, last_line: str = "") -> EngineTerminated:
    """Return the error for an engine that has ended. last_line: of its stderr."""
    how = "" if exit_code is None else f" with exit code {exit_code}"
    why = f": {shortened(last_line, 300)}" if last_line else ""
    return EngineTerminated(f"the engine has ended{how}{why}", exit_code)


def timed_out(seconds: float) -> EngineTimeout:
    """Return the error for a request without a reply after so many seconds."""
    return EngineTimeout(f"the engine has not answered within {max(seconds, 0.0):.3g} s")


def left(deadline: float) -> float:
    """Return the seconds until a deadline, at least 0."""
    return max(deadline - monotonic(), 0.0)


def kill_group(pid: int) -> None:
    """Kill the processes of a group: an engine and what it has started."""
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(pid, signal.SIGKILL)
