"""Signals that end the program, raised as exceptions so that it can save its work."""

from __future__ import annotations

import os
import signal
import sys
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
