"""A person at a terminal: lines that are typed, progress bars, signals that end the program."""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from types import FrameType
from typing import Any, NoReturn

import click

from lexicon_fast.base.tile_text import shown, shown_bytes
from lexicon_fast.rows.painter import is_terminal


class Prompt:
    """Asks for lines on stdin.

    terminal: whether they are typed; then arrow keys work, and the terminal shows them.
    """

    def __init__(self) -> None:
        self.terminal = is_terminal(sys.stdin)
        if self.terminal:
            with suppress(ImportError):  # makes arrow keys work
                import readline  # noqa: F401
        else:
            with suppress(AttributeError):
                sys.stdin.reconfigure(errors="replace")  # type: ignore[union-attr]

    def ask(self, question: str) -> str | None:
        """Return a line without its end; None: the input is over."""
        try:
            if self.terminal:
                return input(question)
            if question:
                click.echo(question, nl=False)
            line = sys.stdin.readline() if sys.stdin else ""
        except EOFError:
            return None
        return line.rstrip("\r\n") if line else None


class Progress:
    """A progress bar on stderr, if that is a terminal.

    total: of what `update` counts; unit: its name; done: what earlier runs have counted; style: of
    the bar, for tqdm.
    """

    def __init__(self, total: int, unit: str, done: int = 0, **style: Any) -> None:
        self._bar: Any = None
        if is_terminal(sys.stderr):
            from tqdm import tqdm  # type: ignore[import-untyped]

            self._bar = tqdm(total=total, initial=done, unit=unit, file=sys.stderr, **style)

    def __enter__(self) -> Progress:
        return self

    def __exit__(self, *_: object) -> None:
        if self._bar is not None:
            self._bar.close()

    @contextmanager
    def counter(self) -> Iterator[Callable[[], None]]:
        """Show the bar, and return a function that counts one."""
        with self:
            yield self.update

    def update(self, number: int = 1, status: Callable[[], str] | None = None) -> None:
        """Count more. status: returns the text after the bar."""
        if self._bar is not None:
            if status is not None:
                self._bar.set_postfix_str(status(), refresh=False)
            self._bar.update(number)

    def reach(self, number: float, status: str = "") -> None:
        """Set the count. status: the text after the bar."""
        if self._bar is not None:
            self._bar.set_postfix_str(status, refresh=False)
            self._bar.update(number - self._bar.n)

    def write(self, text: str) -> None:
        """Print text on stdout, above the bar."""
        if self._bar is not None:
            self._bar.clear()
        click.echo(text)
        if self._bar is not None:
            self._bar.refresh()


class Terminated(BaseException):
    """The process must end: SIGTERM, or SIGHUP from a terminal that was closed."""

    def __init__(self, number: int) -> None:
        self.number = number

    def terminate(self) -> NoReturn:
        """End the process as the signal would have done."""
        free_shared_objects()
        signal.signal(self.number, signal.SIG_DFL)
        os.kill(os.getpid(), self.number)
        os._exit(128 + self.number)


def free_shared_objects() -> None:
    """Free semaphores of other processes; else Python warns about leaked ones."""
    if util := sys.modules.get("multiprocessing.util"):
        util._run_finalizers(0)


@contextmanager
def raising_signals() -> Iterator[None]:
    """Raise Terminated for SIGTERM and SIGHUP, unless they are already ignored or handled."""

    def terminate(number: int, _frame: FrameType | None) -> None:
        raise Terminated(number)

    before = {}
    if threading.current_thread() is threading.main_thread():
        for name in ("SIGTERM", "SIGHUP"):
            number = getattr(signal, name, None)
            if number is not None and signal.getsignal(number) is signal.SIG_DFL:
                before[number] = signal.signal(number, terminate)
    try:
        yield
    finally:
        for number, handler in before.items():
            with suppress(ValueError):
                signal.signal(number, handler)


@contextmanager
def ending_processes() -> Iterator[None]:
    """End the processes that the work has started before SIGTERM and SIGHUP end this one."""
    from lexicon_fast.cli.options import warn

    try:
        with raising_signals():
            yield
    except Terminated as signal:
        with suppress(OSError):  # the terminal may be closed
            warn("; ".join(["terminated", *getattr(signal, "__notes__", ())]))
        signal.terminate()


class TileStream:
    """A text stream whose output shows tiles of several letters; otherwise the stream itself."""

    def __init__(self, stream: Any) -> None:
        self._stream = stream

    def write(self, text: Any) -> int:
        """Write text, or bytes if the stream takes them; return the number of characters given."""
        self._stream.write(shown(text) if isinstance(text, str) else shown_bytes(text))
        return len(text)

    @property
    def buffer(self) -> TileStream:
        """The stream of bytes below."""
        return TileStream(self._stream.buffer)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)
