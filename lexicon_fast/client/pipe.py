"""The connection of `Engine`: the caller waits, and a thread reads what the engine writes."""

from __future__ import annotations

import math
import os
import select
import subprocess
import threading
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from itertools import islice
from time import monotonic
from typing import Any, Final, TypeVar

from lexicon_fast.base.errors import excerpt
from lexicon_fast.client import connection, wire
from lexicon_fast.client.connection import (
    BATCH,
    BaseStream,
    Connection,
    Outcome,
    kill_group,
    left,
    reply_or_raise,
    terminated,
    timed_out,
)
from lexicon_fast.client.errors import EngineTerminated, EngineTimeout, ProtocolError
from lexicon_fast.client.wire import Reply

_R = TypeVar("_R")

_READ: Final = 1 << 16


class Slot:
    """Wait for one reply in one thread. A bare lock: conditions and futures are slower."""

    __slots__ = ("_lock", "outcome")

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._lock.acquire()
        self.outcome: Outcome | None = None

    def finish(self, outcome: Outcome) -> None:
        self.outcome = outcome
        self._lock.release()

    def update(self, update: wire.Update | wire.Change) -> None:
        pass

    def wait(self, seconds: float) -> bool:
        """Return whether there is an outcome after at most so many seconds."""
        timeout = -1 if seconds >= threading.TIMEOUT_MAX else seconds
        return self._lock.acquire(timeout=timeout) or self.outcome is not None


class Stream(BaseStream):
    """Wait for updates and one reply, in any number of threads."""

    def __init__(self) -> None:
        super().__init__()
        self._changed = threading.Condition()

    def finish(self, outcome: Outcome) -> None:
        with self._changed:
            super().finish(outcome)
            self._changed.notify_all()

    def update(self, update: wire.Update | wire.Change) -> None:
        with self._changed:
            super().update(update)
            self._changed.notify_all()

    def take(self, deadline: float, *, last: bool) -> wire.Update | wire.Change | Outcome:
        """Return the next update, or the outcome. last: skip the updates. Raises TimeoutError."""
        with self._changed:
            seconds = min(left(deadline), threading.TIMEOUT_MAX)
            if not self._changed.wait_for(lambda: self.has_next(last), seconds):
                raise TimeoutError
            return self.next(last)


class Pipe(Connection):
    """A running engine. Safe to use from many threads.

    A line that the engine does not read in time is sent before the next one. A thread always
    reads, so that the engine can write.
    """

    stream = Stream
    _exited: threading.Event

    def __init__(self, command: Sequence[str], **options: Any) -> None:
        super().__init__()
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            bufsize=0,
            # The client handles Ctrl-C; and processes that the engine starts end with it.
            start_new_session=True,
            **options,
        )
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._in = self._process.stdin
        self._out = self._process.stdout
        os.set_blocking(self._in.fileno(), False)
        self._writing = threading.Lock()
        #: Bytes to write before all others, and whether they begin within a line.
        self._unsent = b""
        self._is_within_line = False
        #: Lines to send as soon as no thread is writing.
        self._queue: deque[bytes] = deque()
        self._exited = threading.Event()
        #: Set after `_end_error`, when nothing more will be read.
        self._finished = threading.Event()
        self._stderr_thread = None
        if self._process.stderr is not None:
            self._stderr_thread = _start_thread(self._read_stderr)
        _start_thread(self._read)
        _start_thread(self._reap)

    @property
    def exit_code(self) -> int | None:
        return self._process.returncode

    @property
    def pid(self) -> int:
        return self._process.pid

    # Requests

    def ask(self, id: int, line: bytes, seconds: float, take: Callable[[Reply], _R]) -> _R:
        """Send a request. Return `take` of its reply. Raises EngineError."""
        slot = Slot()
        deadline = monotonic() + seconds
        try:
            self.begin({id: slot}, line, deadline)
            if not slot.wait(left(deadline)):
                raise timed_out(seconds)
        except BaseException:  # KeyboardInterrupt too
            self.abandon(id)
            raise
        return take(reply_or_raise(slot.outcome))

    def ask_many(
        self, requests: Iterator[tuple[int, bytes]], seconds: float, take: Callable[[Reply], _R]
    ) -> list[_R]:
        """Send requests in batches. Return `take` of each reply. Raises EngineError."""
        deadline = monotonic() + seconds
        results: list[_R] = []
        waiting: dict[int, Slot] = {}
        try:
            while True:
                batch = dict(islice(requests, BATCH))
                before, waiting = waiting, {id: Slot() for id in batch}
                # The engine works on these while the replies to those before are read.
                if batch:
                    self.begin(waiting, b"".join(batch.values()), deadline)
                for slot in before.values():
                    if not slot.wait(left(deadline)):
                        raise timed_out(seconds)
                    results.append(take(reply_or_raise(slot.outcome)))
                if not before and not batch:
                    return results
        except BaseException:
            for id in [*before, *waiting]:
                self.abandon(id)
            raise

    def abandon(self, id: int) -> None:
        if self._open.pop(id, None) is not None and self._end_error is None:
            self._queue.append(wire.cancel_line(id))
            self._send_queue()

    def send(self, lines: bytes, deadline: float = math.inf) -> None:
        self._check_running()
        seconds = left(deadline)
        if not self._writing.acquire(timeout=min(seconds, threading.TIMEOUT_MAX)):
            raise timed_out(seconds)
        try:
            self._write(lines, deadline)
        except EngineTimeout:  # is an OSError too
            raise
        except OSError:
            self._raise_end_error()
        except BaseException:
            # If interrupted, a short line is written or not, a long one perhaps in part.
            if self._unsent or len(lines) > select.PIPE_BUF:
                self.kill()
            raise
        finally:
            self._writing.release()
            self._send_queue()

    def _send_queue(self) -> None:
        """Send the queue without waiting. A thread that is writing sends it afterwards."""
        while self._queue and self._writing.acquire(blocking=False):
            try:
                while self._queue:
                    line = self._queue.popleft()
                    try:
                        self._write(line, 0.0)
                    except EngineTimeout:
                        if not self._is_within_line:
                            self._unsent += line
                    except OSError:
                        pass  # the reading thread finds out why
            finally:
                self._writing.release()

    def _write(self, lines: bytes, deadline: float) -> None:
        """Write `_unsent` and these lines. Raises EngineTimeout, OSError."""
        before = len(self._unsent)
        view = memoryview(self._unsent + lines if before else lines)
        fd = self._in.fileno() if not self._in.closed else -1
        written = 0
        while written < len(view):
            try:
                written += os.write(fd, view[written:])
            except BlockingIOError:
                if not _writable(fd, deadline):
                    # The rest of a line that was written in part has to be sent later.
                    is_within = self._is_within_line = written > before
                    self._unsent = bytes(view[written:] if is_within else view[written:before])
                    raise EngineTimeout("the engine does not read its input") from None
        self._unsent = b""

    def _raise_end_error(self) -> None:
        """Raise why the engine no longer reads, once the reading thread knows."""
        if not self._finished.wait(connection.EXIT_DELAY):
            self.kill()
            self._finished.wait(connection.EXIT_DELAY)
        self._check_running()
        raise terminated(self.exit_code)

    # Threads

    def _read(self) -> None:
        """Receive what the engine writes, until it ends."""
        protocol_error: ProtocolError | None = None
        try:
            while data := os.read(self._out.fileno(), _READ):
                self._receive(data)
        except ProtocolError as error:
            protocol_error = error
        except OSError:
            pass
        except Exception as error:  # no thread may wait for ever
            protocol_error = ProtocolError(
                f"the engine's output cannot be read: {excerpt(error, 200)}"
            )
        if protocol_error is not None or not self._exited.wait(connection.EXIT_DELAY):
            self.kill()
        self._exited.wait()
        if self._stderr_thread is not None:
            self._stderr_thread.join(connection.EXIT_DELAY)
        self._fail_all(protocol_error)
        self._finished.set()
        self._out.close()
        with self._writing:
            self._in.close()

    def _reap(self) -> None:
        """Wait for the end of the process."""
        self._process.wait()
        self._exited.set()
        # A process that the engine has started may keep its output open.
        if not self._finished.wait(connection.EXIT_DELAY):
            kill_group(self.pid)

    def _read_stderr(self) -> None:
        assert self._process.stderr is not None
        with self._process.stderr as stderr:
            while data := os.read(stderr.fileno(), _READ):
                self._receive_stderr(data)

    def close(self) -> None:
        deadline = monotonic() + connection.GRACE
        try:
            with suppress(EngineTerminated, EngineTimeout):
                self.send(wire.QUIT_LINE, deadline)
                with self._writing:
                    self._in.close()
            self._exited.wait(left(deadline))
        finally:
            self.kill()
            self._exited.wait()
            self._finished.wait(2 * connection.EXIT_DELAY)


def _start_thread(target: Callable[[], None]) -> threading.Thread:
    thread = threading.Thread(target=target, name="lexicon-fast engine", daemon=True)
    thread.start()
    return thread


def _writable(fd: int, deadline: float) -> bool:
    """Wait until a file can be written to. Return whether it can be before the deadline."""
    poll = select.poll()
    poll.register(fd, select.POLLOUT)
    if deadline == math.inf:
        return bool(poll.poll())
    seconds = left(deadline)
    return seconds > 0 and bool(poll.poll(math.ceil(min(seconds, 1e6) * 1000)))
