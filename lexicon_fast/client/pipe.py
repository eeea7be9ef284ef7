"""An engine's process, for threads: who asks waits, a thread of its own reads what comes."""

from __future__ import annotations

import math
import os
import select
import signal
import subprocess
import threading
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from copy import copy
from time import monotonic
from typing import Any, Final, TypeAlias

from lexicon_fast.client import wire
from lexicon_fast.client.errors import EngineTerminated, EngineTimeout, ProtocolError
from lexicon_fast.client.known import ended
from lexicon_fast.client.wire import Lines, Reply

_READ: Final = 1 << 16
_GRACE: Final = 2.0  # seconds from `quit` to SIGKILL
_LAST: Final = 0.5  # seconds for the end of a process whose output has ended
_KEPT: Final = 1000  # lines of stderr

#: The answer to a request: as it came, or why there is none.
Outcome: TypeAlias = Reply | Exception


class Slot:
    """Where one thread waits for one answer. A bare lock: conditions and futures are slower."""

    __slots__ = ("_lock", "outcome")

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._lock.acquire()
        self.outcome: Outcome | None = None

    def finish(self, outcome: Outcome) -> None:
        """It has come."""
        self.outcome = outcome
        self._lock.release()

    def tell(self, update: wire.Update) -> None:
        """News of the request, before its answer."""

    def wait(self, seconds: float) -> bool:
        """Returns whether it has come."""
        return self._lock.acquire(timeout=-1 if seconds >= threading.TIMEOUT_MAX else seconds)


class Pipe:
    """A running engine. Safe to use from many threads.

    It never waits for the engine to read: what it does not take in time is sent before the next
    line. Nor can the engine wait for long for what it writes to be read.
    """

    def __init__(self, command: Sequence[str], **options: Any) -> None:
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            bufsize=0,
            # Control-C is for the client to handle; and what the engine starts ends with it.
            start_new_session=True,
            **options,
        )
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._in = self._process.stdin
        self._out = self._process.stdout
        os.set_blocking(self._in.fileno(), False)
        self._open: dict[int | str, Slot] = {}
        self._failure: Exception | None = None
        self._writing = threading.Lock()
        #: What is to be sent before all else; has its first line been begun by the last write?
        self._unsent = b""
        self._begun = False
        self._later: deque[bytes] = deque()
        self._stderr: deque[str] = deque(maxlen=_KEPT)
        self._exited = threading.Event()
        #: No more will come; why, is in `_failure`.
        self._over = threading.Event()
        self._listener = None
        if self._process.stderr is not None:
            self._listener = _thread(self._listen)
        _thread(self._read)
        _thread(self._watch)

    @property
    def exit_code(self) -> int | None:
        """Of the process; None: it runs."""
        return self._process.returncode

    @property
    def pid(self) -> int:
        """Its number."""
        return self._process.pid

    @property
    def stderr(self) -> str:
        """The last lines that it wrote there, if they are captured."""
        return "\n".join(self._stderr)

    @property
    def open(self) -> list[int]:
        """Requests that wait for their answer."""
        return [id for id in list(self._open) if isinstance(id, int)]

    # Asking

    def ask(self, id: int, line: bytes, seconds: float) -> Reply:
        """Send a request and wait for its answer. Raises EngineError."""
        slot = Slot()
        try:
            if seconds == math.inf:
                self.begin(id, line, slot, math.inf)
                slot.wait(math.inf)
            else:
                deadline = monotonic() + seconds
                self.begin(id, line, slot, deadline)
                if not slot.wait(max(0.0, deadline - monotonic())) and slot.outcome is None:
                    raise too_late(seconds)
        except BaseException:  # KeyboardInterrupt too
            self.give_up(id)
            raise
        return answer(slot.outcome)

    def begin(self, id: int, line: bytes, slot: Slot, deadline: float) -> None:
        """Send a request; its answer comes to the slot."""
        self._open[id] = slot
        # In this order: whoever fails what is open has set the failure before.
        if self._failure is not None:
            self._open.pop(id, None)
            raise copy(self._failure)
        self.send(line, deadline)

    def begin_many(self, slots: Sequence[tuple[int, Slot]], lines: bytes, deadline: float) -> None:
        """The same with many requests."""
        self._open.update(slots)
        if self._failure is not None:
            for id, _ in slots:
                self._open.pop(id, None)
            raise copy(self._failure)
        if lines:
            self.send(lines, deadline)

    def give_up(self, id: int) -> None:
        """Nobody waits for this answer any more."""
        if self._open.pop(id, None) is not None and self._failure is None:
            self._later.append(wire.cancel_line(id))
            self._send_later()

    def send(self, lines: bytes, deadline: float) -> None:
        """Send whole lines. Raises EngineTimeout, EngineTerminated."""
        if self._failure is not None:
            raise copy(self._failure)
        seconds = deadline - monotonic()
        if not self._writing.acquire(timeout=min(max(seconds, 0.0), threading.TIMEOUT_MAX)):
            raise too_late(seconds)
        try:
            self._write(lines, deadline)
        except EngineTimeout:  # is an OSError too
            raise
        except OSError:
            self._no_input()
        except BaseException:
            # Interrupted: a short line is written or not, of a long one perhaps a part.
            if self._unsent or len(lines) > select.PIPE_BUF:
                self.kill()
            raise
        finally:
            self._writing.release()
            self._send_later()

    def _send_later(self) -> None:
        """Send what nobody waits for: now, or whoever is writing does it after that."""
        while self._later and self._writing.acquire(blocking=False):
            try:
                while self._later:
                    line = self._later.popleft()
                    try:
                        self._write(line, 0.0)
                    except EngineTimeout:
                        if not self._begun:
                            self._unsent += line
                    except OSError:
                        pass  # the reader finds out why
            finally:
                self._writing.release()

    def _write(self, lines: bytes, deadline: float) -> None:
        before = len(self._unsent)
        view = memoryview(self._unsent + lines if before else lines)
        fd = self._in.fileno() if not self._in.closed else -1
        written = 0
        while written < len(view):
            try:
                written += os.write(fd, view[written:])
            except BlockingIOError:
                if not _writable(fd, deadline):
                    # A line that was begun has to be ended, some time.
                    self._begun = written > before
                    self._unsent = bytes(view[written:] if self._begun else view[written:before])
                    raise EngineTimeout("the engine does not read what it is asked") from None
        self._unsent = b""

    def _no_input(self) -> None:
        """Nobody reads: the reader will find out why."""
        if not self._over.wait(_LAST):
            self.kill()
            self._over.wait(_LAST)
        raise copy(self._failure) if self._failure else EngineTerminated(ended(self.exit_code))

    # Reading

    def _read(self) -> None:
        lines = Lines()
        fault: ProtocolError | None = None
        try:
            while data := os.read(self._out.fileno(), _READ):
                for line in lines.feed(data):
                    self._take(wire.reply_of(line))
        except ProtocolError as error:
            fault = error
        except OSError:
            pass
        except Exception as error:  # nobody may wait for ever
            fault = ProtocolError(f"the engine's output cannot be read: {error!r:.200}")
        self._end(fault)

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

    def _end(self, fault: ProtocolError | None) -> None:
        """No more will come."""
        if fault is not None or not self._exited.wait(_LAST):
            self.kill()
        self._exited.wait()
        if self._listener is not None:
            self._listener.join(_LAST)
        code = self.exit_code
        if fault is None:
            self._failure = EngineTerminated(ended(code, next(reversed(self._stderr), "")), code)
        else:
            self._failure = EngineTerminated(f"the engine was ended: {fault}", code)
        self._fail(self._failure if fault is None else fault)
        self._over.set()
        self._out.close()
        with self._writing:
            self._in.close()

    def _watch(self) -> None:
        """Reap the process when it ends."""
        self._process.wait()
        self._exited.set()
        if not self._over.wait(_LAST):  # somebody it has started holds its output
            _signal(os.killpg, self.pid)

    def _fail(self, error: Exception) -> None:
        """All that is open will not be answered."""
        for id in list(self._open):
            if (slot := self._open.pop(id, None)) is not None:
                slot.finish(copy(error))

    def _listen(self) -> None:
        assert self._process.stderr is not None
        with self._process.stderr as stderr:
            while line := stderr.readline(_READ):
                self._stderr.append(line.decode(errors="replace").rstrip())

    # Ending

    def close(self) -> None:
        """End the process: politely, then not. It is reaped."""
        deadline = monotonic() + _GRACE
        try:
            with suppress(EngineTerminated, EngineTimeout):
                self.send(wire.QUIT_LINE, deadline)
                with self._writing:
                    self._in.close()
            self._exited.wait(max(0.0, deadline - monotonic()))
        finally:
            self.kill()
            self._exited.wait()
            self._over.wait(2 * _LAST)

    def kill(self) -> None:
        """End the process at once."""
        if not self._exited.is_set():
            _signal(os.killpg, self.pid)
            _signal(os.kill, self.pid)


def answer(outcome: Outcome | None) -> Reply:
    """The reply; raises what came in its place."""
    assert outcome is not None
    if isinstance(outcome, Exception):
        raise outcome
    return outcome


def too_late(seconds: float) -> EngineTimeout:
    """No answer within so many seconds."""
    return EngineTimeout(f"the engine has not answered within {max(seconds, 0.0):.3g} s")


def _thread(run: Callable[[], None]) -> threading.Thread:
    thread = threading.Thread(target=run, name="lexicon-fast engine", daemon=True)
    thread.start()
    return thread


def _writable(fd: int, deadline: float) -> bool:
    """Wait until it is, or the time is up."""
    seconds = deadline - monotonic()
    poll = select.poll()
    poll.register(fd, select.POLLOUT)
    if seconds == math.inf:
        return bool(poll.poll())
    return seconds > 0 and bool(poll.poll(math.ceil(min(seconds, 1e6) * 1000)))


def _signal(send: Callable[[int, int], None], pid: int) -> None:
    with suppress(ProcessLookupError, PermissionError):
        send(pid, signal.SIGKILL)
