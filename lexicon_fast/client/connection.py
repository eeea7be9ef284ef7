"""The connection to the process of an engine.

`Pipe` is for threads that wait for replies, `asynchronous.AsyncPipe` for tasks of an event loop.
"""

from __future__ import annotations

import math
import os
import select
import signal
import subprocess
import threading
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from contextlib import closing, suppress
from copy import copy
from itertools import islice
from time import monotonic
from typing import Any, ClassVar, Final, Protocol, TypeAlias, TypeVar

from lexicon_fast.base.errors import excerpt, shortened
from lexicon_fast.client import wire
from lexicon_fast.client.errors import EngineTerminated, EngineTimeout, ProtocolError, error_of
from lexicon_fast.client.wire import Reply

_R = TypeVar("_R")

#: Seconds from `quit` to SIGKILL.
GRACE: Final = 2.0
#: Seconds that may pass between the end of the output and the end of the process.
EXIT_DELAY: Final = 0.5
#: Number of requests that `ask_many` sends at a time.
BATCH: Final = 500
#: Bytes of a line from an engine. A longer line is an error.
MAX_LINE: Final = 1 << 28
_READ: Final = 1 << 16
#: The last lines of stderr that are stored, and the last characters of each.
_STDERR_LINES: Final = 1000
_STDERR_COLUMNS: Final = 1 << 16

#: The reply to a request, or why there is none.
Outcome: TypeAlias = Reply | Exception


class PendingReply(Protocol):
    """The place where the reply to one request arrives."""

    def finish(self, outcome: Outcome) -> None:
        """Set the outcome and wake the waiting thread or task."""

    def update(self, update: wire.Update | wire.Change) -> None:
        """Take an update that comes before the reply, or a change of a game."""


_Pending = TypeVar("_Pending", bound=PendingReply)


class BaseStream(ABC):
    """Updates of a request, and its reply."""

    def __init__(self) -> None:
        self.updates: deque[wire.Update | wire.Change] = deque(maxlen=wire.MAX_UPDATES)
        self.outcome: Outcome | None = None

    def finish(self, outcome: Outcome) -> None:
        self.outcome = outcome
        self._wake()

    def update(self, update: wire.Update | wire.Change) -> None:
        self.updates.append(update)
        self._wake()

    @abstractmethod
    def _wake(self) -> None:
        """Wake the waiting threads or tasks."""

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
    """A running engine, its open requests, and the error after it has ended.

    Subclasses always read what the engine writes, so that it can write. A line that the engine does
    not read in time is sent before the next one.
    """

    #: The class that waits for updates and a reply.
    stream: ClassVar[type[Any]]

    def __init__(self, command: Sequence[str], **options: Any) -> None:
        self._open: dict[int | str, PendingReply] = {}
        self._lines = Lines(MAX_LINE)
        self._stderr: deque[str] = deque([""], maxlen=_STDERR_LINES)
        #: Set once the engine has ended. Later requests raise a copy of it.
        self._end_error: Exception | None = None
        #: Why the client ended the engine.
        self._protocol_error: ProtocolError | None = None
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
        #: Whether a line of the queue could not be sent, because the engine has closed its input.
        self._is_broken = False
        self._exited = threading.Event()
        #: Set after `_end_error`, when nothing more will be read.
        self._finished = threading.Event()
        self._stderr_thread = None
        if self._process.stderr is not None:
            self._stderr_thread = start_thread(self._read_stderr)
        start_thread(self._reap)

    @property
    def stderr(self) -> str:
        """The last lines of stderr, if it is captured."""
        return "\n".join(self._stderr).rstrip("\n")

    @property
    def open(self) -> list[int]:
        """Ids of requests without a reply."""
        return [id for id in list(self._open) if isinstance(id, int)]

    @property
    def exit_code(self) -> int | None:
        """Exit code of the process; None while it runs."""
        return self._process.returncode

    @property
    def pid(self) -> int:
        """Process id."""
        return self._process.pid

    # Requests

    def expect(self, key: str, reply: PendingReply) -> None:
        """Let the changes of a game with this key go to a stream."""
        self._open[key] = reply
        if self._end_error is not None and self._open.pop(key, None) is not None:
            reply.finish(copy(self._end_error))

    def forget(self, key: str) -> None:
        """End `expect`."""
        self._open.pop(key, None)

    def begin(
        self, replies: Mapping[int, PendingReply], lines: bytes, deadline: float = math.inf
    ) -> None:
        """Send requests. replies: where their replies go, by id."""
        for id, reply in replies.items():
            self._open[id] = reply
        # Check afterwards, because `_fail_all` sets the error before it fails the open requests.
        if self._end_error is not None:
            for id in replies:
                self._open.pop(id, None)
        self.send(lines, deadline)

    def begin_many(
        self, requests: Iterator[tuple[int, bytes]], new: Callable[[], _Pending], deadline: float
    ) -> Generator[_Pending, None, None]:
        """Send requests in batches, and yield the pending reply to each, which has to be awaited.

        The engine works on a batch while the replies to the one before are read. new: returns a
        pending reply. Requests without a reply are abandoned in the end.
        """
        waiting: dict[int, _Pending] = {}
        try:
            while True:
                batch = dict(islice(requests, BATCH))
                before, waiting = waiting, {id: new() for id in batch}
                if batch:
                    self.begin(waiting, b"".join(batch.values()), deadline)
                elif not before:
                    return
                yield from before.values()
        finally:
            for id in [*before, *waiting]:
                self.abandon(id)

    def abandon(self, id: int) -> None:
        """Cancel a request whose reply is no longer needed."""
        if self._open.pop(id, None) is not None and self._end_error is None:
            self._send_later(wire.cancel_line(id))

    @abstractmethod
    def send(self, lines: bytes, deadline: float = math.inf) -> None:
        """Send complete lines. Raises EngineTimeout, EngineTerminated."""

    def _send_later(self, lines: bytes) -> None:
        """Send lines without waiting. A thread that is writing sends them afterwards."""
        self._queue.append(lines)
        self._send_queue()

    def _send_queue(self) -> None:
        while self._queue and self._writing.acquire(blocking=False):
            try:
                while self._queue:
                    line = self._queue.popleft()
                    try:
                        self._write(line, 0.0)
                    except EngineTimeout:
                        if not self._is_within_line:
                            self._unsent += line
                    except OSError:  # the reading thread finds out why
                        self._unsent = b""
                        self._is_broken = True
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

    def _check_running(self) -> None:
        if self._end_error is not None:
            raise copy(self._end_error)

    # Output of the engine

    def _read(self) -> bool:
        """Receive some of what the engine writes. Returns False when nothing more can be read."""
        try:
            data = os.read(self._out.fileno(), _READ)
            self._receive(data)
            return bool(data)
        except ProtocolError as error:
            self._protocol_error = error
        except OSError:
            pass
        except Exception as error:  # nothing may wait for ever
            self._protocol_error = ProtocolError(
                f"the engine's output cannot be read: {excerpt(error, 200)}"
            )
        return False

    def _finish(self) -> None:
        """In a thread, after the output: wait for the end of the process."""
        if self._protocol_error is not None or not self._exited.wait(EXIT_DELAY):
            self.kill()
        self._exited.wait()
        if self._stderr_thread is not None:
            self._stderr_thread.join(EXIT_DELAY)
        self._fail_all()
        self._finished.set()
        self._out.close()
        self._close_input()

    def _close_input(self) -> None:
        with self._writing:
            self._in.close()

    def _reap(self) -> None:
        """In a thread: wait for the end of the process."""
        self._process.wait()
        self._exited.set()
        # A process that the engine has started may keep its output open.
        if not self._finished.wait(EXIT_DELAY):
            kill_group(self.pid)

    def _read_stderr(self) -> None:
        assert self._process.stderr is not None
        with self._process.stderr as stderr:
            while data := os.read(stderr.fileno(), _READ):
                self._receive_stderr(data)

    def _receive(self, data: bytes) -> None:
        """Pass replies and updates to those who wait for them. Raises ProtocolError."""
        for line in self._lines.feed(data):
            reply = wire.reply_of(line)
            if reply.method:
                update = wire.update_of(reply)
                if update is not None and (pending := self._open.get(update.id)) is not None:
                    pending.update(update)
            elif reply.id is not None:
                # There is none if the request was abandoned.
                if (pending := self._open.pop(reply.id, None)) is not None:
                    pending.finish(reply)
            elif reply.error is not None:  # the engine could not read the id
                self._fail_open(error_of(reply.error))

    def _receive_stderr(self, data: bytes) -> None:
        first, *more = data.decode(errors="replace").split("\n")
        self._stderr[-1] = (self._stderr[-1] + first)[-_STDERR_COLUMNS:]
        self._stderr.extend(more)

    def _fail_all(self) -> None:
        """Fail the open requests and all later ones, because the engine has ended."""
        code, error = self.exit_code, self._protocol_error
        if error is None:
            last = next((line for line in reversed(self._stderr) if line.strip()), "")
            self._end_error = terminated(code, last.rstrip())
        else:
            self._end_error = EngineTerminated(f"the engine was ended: {error}", code)
        self._fail_open(error or self._end_error)

    def _fail_open(self, error: Exception) -> None:
        for id in list(self._open):
            if (pending := self._open.pop(id, None)) is not None:
                pending.finish(copy(error))

    # The end

    def kill(self) -> None:
        """End the process at once."""
        if not self._exited.is_set():
            kill_group(self.pid)
            with suppress(ProcessLookupError, PermissionError):
                os.kill(self.pid, signal.SIGKILL)  # it may not have a group yet

    def _end(self) -> None:
        """Kill the process if it still runs, and wait until nothing more will be read."""
        self.kill()
        self._exited.wait()
        self._finished.wait(2 * EXIT_DELAY)


class BlockingReply(PendingReply):
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

    def _wake(self) -> None:
        with self._changed:
            self._changed.notify_all()

    def take(self, deadline: float, *, last: bool) -> wire.Update | wire.Change | Outcome:
        """Return the next update, or the outcome. last: skip the updates. Raises TimeoutError."""
        with self._changed:
            seconds = min(left(deadline), threading.TIMEOUT_MAX)
            if not self._changed.wait_for(lambda: self.has_next(last), seconds):
                raise TimeoutError
            return self.next(last)


class Pipe(Connection):
    """A running engine. Safe to use from many threads; a thread of its own reads."""

    stream = Stream

    def __init__(self, command: Sequence[str], **options: Any) -> None:
        super().__init__(command, **options)
        start_thread(self._read_all)

    def _read_all(self) -> None:
        while self._read():
            pass
        self._finish()

    def ask(self, id: int, line: bytes, seconds: float, take: Callable[[Reply], _R]) -> _R:
        """Send a request. Return `take` of its reply. Raises EngineError."""
        reply = BlockingReply()
        deadline = monotonic() + seconds
        try:
            self.begin({id: reply}, line, deadline)
            if not reply.wait(left(deadline)):
                raise timed_out(seconds)
        except BaseException:  # KeyboardInterrupt too
            self.abandon(id)
            raise
        return take(reply_or_raise(reply.outcome))

    def ask_many(
        self, requests: Iterator[tuple[int, bytes]], seconds: float, take: Callable[[Reply], _R]
    ) -> list[_R]:
        """Send requests in batches. Return `take` of each reply. Raises EngineError."""
        deadline = monotonic() + seconds
        results: list[_R] = []
        with closing(self.begin_many(requests, BlockingReply, deadline)) as replies:
            for reply in replies:
                if not reply.wait(left(deadline)):
                    raise timed_out(seconds)
                results.append(take(reply_or_raise(reply.outcome)))
        return results

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

    def _raise_end_error(self) -> None:
        """Raise why the engine no longer reads, once the reading thread knows."""
        if not self._finished.wait(EXIT_DELAY):
            self.kill()
            self._finished.wait(EXIT_DELAY)
        self._check_running()
        raise terminated(self.exit_code)

    def close(self) -> None:
        """Ask the engine to quit, and kill it if it does not."""
        deadline = monotonic() + GRACE
        try:
            with suppress(EngineTerminated, EngineTimeout):
                self.send(wire.QUIT_LINE, deadline)
                self._close_input()
            self._exited.wait(left(deadline))
        finally:
            self._end()


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


def start_thread(target: Callable[[], None]) -> threading.Thread:
    """Start a thread that does not keep the program running."""
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
