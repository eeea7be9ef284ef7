"""Signals that end the program, raised as exceptions so that it can save its work."""

from __future__ import annotations

import os
import signal
import threading
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, NoReturn

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import FrameType


class Terminated(BaseException):
    """The process must end: SIGTERM, or SIGHUP from a terminal that was closed."""

    def __init__(self, number: int) -> None:
        self.number = number

    def terminate(self) -> NoReturn:
        """End the process as the signal would have done."""
        signal.signal(self.number, signal.SIG_DFL)
        os.kill(os.getpid(), self.number)
        os._exit(128 + self.number)


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
