"""Delaying Ctrl-C while data is written that must be complete."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Any, Self

if TYPE_CHECKING:
    from types import FrameType


class Interrupts:
    """A context manager for the main thread, in which `delayed` delays Ctrl-C.

    A second Ctrl-C is not delayed.
    """

    def __init__(self) -> None:
        self._handler: Any = None
        self._delays = False
        self._pending = False

    def __enter__(self) -> Self:
        import signal

        with suppress(ValueError):  # not the main thread, which alone gets Ctrl-C
            if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
                self._handler = signal.signal(signal.SIGINT, self._on_interrupt)
        return self

    def __exit__(self, *error: object) -> None:
        if self._handler is not None:
            import signal

            signal.signal(signal.SIGINT, self._handler)

    def _on_interrupt(self, _signal: int, _frame: FrameType | None) -> None:
        if not self._delays or self._pending:
            raise KeyboardInterrupt
        self._pending = True

    @contextmanager
    def delayed(self) -> Iterator[None]:
        """Delay Ctrl-C to the end of the block. An exception of the block comes first."""
        self.delay()
        try:
            yield
        finally:
            self._delays = False
        self.end_delay()

    def delay(self) -> None:
        """Delay Ctrl-C until `end_delay`."""
        self._delays = True

    def end_delay(self) -> None:
        """Raise KeyboardInterrupt if there was a Ctrl-C, and delay no more."""
        self._delays = False
        if self._pending:
            raise KeyboardInterrupt
