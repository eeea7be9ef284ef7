"""The engine as a process: it reads requests from stdin and writes replies to stdout."""

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
from lexicon_fast.engine.match_link import MatchLink, link

if TYPE_CHECKING:
    from types import FrameType

    from lexicon_fast.find.definitions import Definitions

_READ: Final = 1 << 16  # bytes to read at a time
_BATCH: Final = 1 << 15  # bytes of replies to write at once while more input waits
_GRACE: Final = 5.0  # seconds to finish after SIGTERM
_SWITCH_INTERVAL: Final = 0.0005  # seconds after which Python lets another thread run


def run(
    *,
    dictionary: str | None = None,
    threads: int | None = None,
    definitions: Definitions | None = None,
) -> int:
    """Answer requests until `quit` or the end of input. Returns the exit code.

    definitions: see `Settings`.

    An engine that a program in a match has started plays there: see `match_link`. Raises
    KeyboardInterrupt for SIGINT, BrokenPipeError if nobody reads the replies, BadOption.
    """
    with _real_stdout() as stdout:
        sys.setswitchinterval(_SWITCH_INTERVAL)
        writer = _Writer(stdout)
        match = link()
        if match is not None:
            dictionary = dictionary or match.dictionary
            match.start(writer.send)
        engine = Engine(
            writer.send, dictionary=dictionary, threads=threads, definitions=definitions
        )
        sigterm = _Sigterm()
        try:
            _answer(engine, writer, sigterm, match)
        except _SigtermError:
            engine.cancel_all()
        writer.send(engine.finish(lambda: writer.has_reader() and not sigterm.received))
        engine.cancel_all()  # after SIGTERM while waiting
        if writer.broken:
            raise BrokenPipeError
    return 0


def _answer(engine: Engine, writer: _Writer, sigterm: _Sigterm, match: MatchLink | None) -> None:
    """Answer lines until `quit`, the end of input, or SIGTERM. Raises _SigtermError.

    match: gets the requests about its game.
    """
    lines = _Lines(0, lambda: engine.settings.max_line_bytes)
    replies = bytearray()
    while not writer.broken:
        line = lines.next()
        if line is _TOO_LONG:
            replies += engine.too_long()
        elif line is not None and not (match and match.forwards(line)):
            replies += engine.receive(line)
        is_ending = engine.quitting or sigterm.received
        # Without a line, all input so far is answered.
        if line is None or is_ending or len(replies) >= _BATCH:
            writer.send(bytes(replies))
            replies.clear()
        if sigterm.received:
            raise _SigtermError
        if is_ending:
            return
        if line is None:
            with sigterm.may_interrupt():
                if not writer.wait_for(lines) or not lines.read():
                    return


#: Byte order mark, which some programs write first.
_BOM: Final = b"\xef\xbb\xbf"
_TOO_LONG: Final = b"\n"  # in place of a line that was skipped; no real line contains it


class _Lines:
    """Lines of a file descriptor, without their ends.

    limit: bytes of a line. Longer ones are skipped and cost no memory.
    """

    def __init__(self, fd: int, limit: Callable[[], int]) -> None:
        self.fd = fd
        self._limit = limit
        self._lines: Iterator[bytes] = iter(())
        self._rest: list[bytes] = []  # the start of a line whose end has not come
        self._size = 0
        self._skipping = False
        self._ended = False
        self._first = True

    def next(self) -> bytes | None:
        """Return the next line, or `_TOO_LONG`; None: call `read` first."""
        for line in self._lines:
            if line is _TOO_LONG or len(line) > self._limit():
                return _TOO_LONG
            if self._first:
                self._first = False
                line = line.removeprefix(_BOM)
            if line and not line.isspace():
                return line
        return None

    def read(self) -> bool:
        """Wait for more input. Returns False at its end."""
        if self._ended:
            return False
        data = os.read(self.fd, _READ)
        if not data:
            self._ended = True
            self._lines = iter(self._completed(b""))  # the last line may lack its end
            return True
        *whole, rest = data.split(b"\n")
        if whole:
            whole[0:1] = self._completed(whole[0])
        self._lines = iter(whole)
        if rest and not self._skipping:
            self._rest.append(rest)
            self._size += len(rest)
            if self._size > self._limit():
                self._rest.clear()
                self._skipping = True
        return True

    def _completed(self, end: bytes) -> list[bytes]:
        """Return the line that ends with these bytes, as a list of one; [] if it is empty."""
        line = _TOO_LONG if self._skipping else b"".join([*self._rest, end])
        self._rest.clear()
        self._size = 0
        self._skipping = False
        return [line] if line else []


class _Writer:
    """Writes complete lines, from any thread."""

    def __init__(self, fd: int) -> None:
        self._fd = fd
        self._lock = threading.Lock()
        #: Whether the reader is gone.
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
                    except BlockingIOError:  # stdout is in non-blocking mode
                        select.select([], [self._fd], [])
            except OSError:
                self.broken = True

    def wait_for(self, lines: _Lines) -> bool:
        """Wait until there is input. Returns False if the reader of the replies is gone."""
        if hasattr(select, "poll"):
            poll = select.poll()
            poll.register(lines.fd, select.POLLIN)
            self._check(poll, None)
        return not self.broken

    def has_reader(self) -> bool:
        """Return whether the reader of the replies is still there."""
        if hasattr(select, "poll"):
            self._check(select.poll(), 0)
        return not self.broken

    def _check(self, poll: select.poll, timeout: int | None) -> None:
        poll.register(self._fd, 0)  # errors are reported without asking for them
        closed = select.POLLERR | select.POLLHUP
        if any(fd == self._fd and event & closed for fd, event in poll.poll(timeout)):
            self.broken = True


class _SigtermError(Exception):
    """SIGTERM came while the engine waited for input."""


class _Sigterm:
    """Delays SIGTERM until the current requests are answered, but not for long."""

    def __init__(self) -> None:
        self.received = False
        self._waiting = False
        with suppress(ValueError):  # not the main thread, which gets no signals
            signal.signal(signal.SIGTERM, self._handle)

    @contextmanager
    def may_interrupt(self) -> Iterator[None]:
        """Let SIGTERM interrupt the wait for input."""
        self._waiting = True
        try:
            if self.received:
                raise _SigtermError
            yield
        finally:
            self._waiting = False

    def _handle(self, _signal: int, _frame: FrameType | None) -> None:
        if not self.received:
            self.received = True
            # Writing the last replies may block for ever.
            timer = threading.Timer(_GRACE, os._exit, (128 + signal.SIGTERM,))
            timer.daemon = True
            timer.start()
        if self._waiting:
            self._waiting = False
            raise _SigtermError


@contextmanager
def _real_stdout() -> Iterator[int]:
    """Yield a file descriptor of stdout. Everything else that writes to stdout goes to stderr."""
    for fd, name in ((0, "stdin"), (1, "stdout")):
        try:
            os.fstat(fd)
        except OSError as error:
            error.filename = name
            raise
    try:
        os.fstat(2)
    except OSError:  # there is no stderr, and no other file may get its number
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
