"""The engine as a process: requests from stdin, replies to stdout, nothing else there ever."""

from __future__ import annotations

import os
import select
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Final

from lexicon_fast.engine.engine import Engine

if TYPE_CHECKING:
    from types import FrameType

_READ: Final = 1 << 16  # bytes asked for at a time
_BATCH: Final = 1 << 15  # bytes of replies that are written in one go while more input waits
_PATIENCE: Final = 5.0  # seconds for an orderly end after SIGTERM
_SWITCH: Final = 0.0005  # seconds until a thread that computes in Python lets another in


def run(*, dictionary: str | None = None, threads: int | None = None) -> int:
    """Answer until `quit` or the end of input. Returns the exit code.

    Raises KeyboardInterrupt (SIGINT), and BrokenPipeError once nobody reads the replies.
    """
    with _real_stdout() as stdout:
        sys.setswitchinterval(_SWITCH)
        writer = _Writer(stdout)
        engine = Engine(writer.send, dictionary=dictionary, threads=threads)
        with _Terminated() as terminated:
            try:
                _answer(engine, writer, terminated)
            except _TerminatedError:
                engine.cancel_all()
            writer.send(engine.finish(lambda: writer.listening() and not terminated.asked))
            engine.cancel_all()  # SIGTERM while what ran was waited for
        if writer.broken:
            raise BrokenPipeError
    return 0


def _answer(engine: Engine, writer: _Writer, terminated: _Terminated) -> None:
    lines = _Lines(0, lambda: engine.settings.max_line_bytes)
    waiting: list[bytes] = []
    size = 0
    while not writer.broken:
        line = lines.next()
        if line is None:
            # All that has come is answered: now the replies go out.
            if waiting:
                writer.send(b"".join(waiting))
                waiting.clear()
                size = 0
            with terminated.may_interrupt():
                if not writer.wait_for(lines) or not lines.read():
                    return
            continue
        reply = engine.too_long() if line is _TOO_LONG else engine.receive(line)
        if engine.quitting or terminated.asked:
            writer.send(b"".join([*waiting, reply]))
            if terminated.asked:
                raise _TerminatedError
            return
        if reply:
            waiting.append(reply)
            size += len(reply)
            if size >= _BATCH:
                writer.send(b"".join(waiting))
                waiting.clear()
                size = 0


#: Some programs begin a text with it.
_BOM: Final = b"\xef\xbb\xbf"
_TOO_LONG: Final = b"\n"  # no line holds one


class _Lines:
    """Lines of a file descriptor, without their ends; of a longer one no more is kept than needed.

    most: bytes that a line may have.
    """

    def __init__(self, fd: int, most: Callable[[], int]) -> None:
        self.fd = fd
        self._most = most
        self._lines: Iterator[bytes] = iter(())
        self._rest: list[bytes] = []  # of a line that has not ended
        self._size = 0
        self._skipping = False
        self._ended = False
        self._first = True

    def next(self) -> bytes | None:
        """The next line; `_TOO_LONG` in place of one that is; None: `read` first."""
        for line in self._lines:
            if line is _TOO_LONG or len(line) > self._most():
                return _TOO_LONG
            if self._first:
                self._first = False
                line = line.removeprefix(_BOM)
            if line and not line.isspace():  # blank lines are passed over
                return line
        return None

    def read(self) -> bool:
        """Wait for more. False: there is none."""
        if self._ended:
            return False
        data = os.read(self.fd, _READ)
        if not data:
            self._ended = True
            self._lines = iter(self._cut(b""))  # the last line may lack its end
            return True
        *whole, rest = data.split(b"\n")
        if whole:
            whole[0:1] = self._cut(whole[0])
        self._lines = iter(whole)
        if rest and not self._skipping:
            self._rest.append(rest)
            self._size += len(rest)
            if self._size > self._most():
                self._rest.clear()
                self._skipping = True
        return True

    def _cut(self, end: bytes) -> list[bytes]:
        """The line that has now ended."""
        line = _TOO_LONG if self._skipping else b"".join([*self._rest, end])
        self._rest.clear()
        self._size = 0
        self._skipping = False
        return [line] if line else []


class _Writer:
    """Writes whole lines, from any thread."""

    def __init__(self, fd: int) -> None:
        self._fd = fd
        self._lock = threading.Lock()
        #: Nobody reads any more.
        self.broken = False

    def send(self, lines: bytes) -> None:
        if not lines:
            return
        with self._lock:
            view = memoryview(lines)
            try:
                while view and not self.broken:
                    try:
                        view = view[os.write(self._fd, view) :]
                    except BlockingIOError:  # somebody has put it in non-blocking mode
                        select.select([], [self._fd], [])
            except OSError:
                self.broken = True

    def wait_for(self, lines: _Lines) -> bool:
        """Wait until there is input. False: there is nobody left to answer."""
        if hasattr(select, "poll"):
            poll = select.poll()
            poll.register(lines.fd, select.POLLIN)
            self._look(poll, None)
        return not self.broken

    def listening(self) -> bool:
        """Is there anybody to answer?"""
        if hasattr(select, "poll"):
            self._look(select.poll(), 0)
        return not self.broken

    def _look(self, poll: select.poll, patience: int | None) -> None:
        poll.register(self._fd, 0)  # a pipe or socket without a reader says so unasked
        gone = select.POLLERR | select.POLLHUP
        if any(fd == self._fd and event & gone for fd, event in poll.poll(patience)):
            self.broken = True


class _TerminatedError(Exception):
    """SIGTERM has come while nothing was in work."""


class _Terminated:
    """Holds SIGTERM back until what is in work is done; but not for long."""

    def __init__(self) -> None:
        self.asked = False
        self._waiting = False

    def __enter__(self) -> _Terminated:
        with suppress(ValueError):  # not the main thread: signals never come here
            signal.signal(signal.SIGTERM, self._handle)
        return self

    def __exit__(self, *_: object) -> None:
        pass  # the process ends

    @contextmanager
    def may_interrupt(self) -> Iterator[None]:
        """While input is waited for, it need not be held back."""
        self._waiting = True
        try:
            if self.asked:
                raise _TerminatedError
            yield
        finally:
            self._waiting = False

    def _handle(self, _signal: int, _frame: FrameType | None) -> None:
        if not self.asked:
            self.asked = True
            # Nobody may read the replies that are still to be written.
            timer = threading.Timer(_PATIENCE, os._exit, (128 + signal.SIGTERM,))
            timer.daemon = True
            timer.start()
        if self._waiting:
            self._waiting = False
            raise _TerminatedError


@contextmanager
def _real_stdout() -> Iterator[int]:
    """The file descriptor of stdout; whatever else writes to stdout goes to stderr."""
    for fd, name in ((0, "stdin"), (1, "stdout")):
        try:
            os.fstat(fd)
        except OSError as error:
            error.filename = name
            raise
    try:
        os.fstat(2)
    except OSError:  # no stderr; nothing else may get its number
        os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
    stdout = os.dup(1)
    os.dup2(2, 1)
    before = sys.stdout
    sys.stdout = sys.stderr
    try:
        yield stdout
    finally:
        sys.stdout = before
        with suppress(OSError):
            os.dup2(stdout, 1)
            os.close(stdout)
