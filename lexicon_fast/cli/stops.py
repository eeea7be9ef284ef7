"""Signals that end a program, as exceptions, so that it can say what it has kept."""

from __future__ import annotations

import os
import signal
import threading
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, NoReturn

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import FrameType


class Stopped(BaseException):
    """A signal to end: SIGTERM, or SIGHUP of a terminal that was closed."""

    def __init__(self, number: int) -> None:
        self.number = number

    def end(self) -> NoReturn:
        """End the process as the signal would have."""
        signal.signal(self.number, signal.SIG_DFL)
        os.kill(os.getpid(), self.number)
        os._exit(128 + self.number)


@contextmanager
def stops() -> Iterator[None]:
    """Raise Stopped for these signals, unless they are ignored or handled already."""

    def stop(number: int, _frame: FrameType | None) -> None:
        raise Stopped(number)

    before = {}
    if threading.current_thread() is threading.main_thread():
        for name in ("SIGTERM", "SIGHUP"):
            number = getattr(signal, name, None)
            if number is not None and signal.getsignal(number) is signal.SIG_DFL:
                before[number] = signal.signal(number, stop)
    try:
        yield
    finally:
        for number, handler in before.items():
            with suppress(ValueError):
                signal.signal(number, handler)
