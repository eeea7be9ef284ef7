"""Ctrl-C, held back while something is written that has to be whole."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Any, Self

if TYPE_CHECKING:
    from types import FrameType


class Interrupts:
    """As a context, in the main thread, lets Ctrl-C wait for the end of what is `whole`. A second
    Ctrl-C does not wait.
    """

    def __init__(self) -> None:
        self._handler: Any = None
        self._waits = False
        self._heard = False

    def __enter__(self) -> Self:
        import signal

        with suppress(ValueError):  # not the main thread, where Ctrl-C never comes
            if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
                self._handler = signal.signal(signal.SIGINT, self._hear)
        return self

    def __exit__(self, *error: object) -> None:
        if self._handler is not None:
            import signal

            signal.signal(signal.SIGINT, self._handler)

    def _hear(self, _signal: int, _frame: FrameType | None) -> None:
        if not self._waits or self._heard:
            raise KeyboardInterrupt
        self._heard = True

    @contextmanager
    def whole(self) -> Iterator[None]:
        """Raises KeyboardInterrupt in the end if it came meanwhile, and nothing else went wrong."""
        self._waits = True
        try:
            yield
        finally:
            self._waits = False
        if self._heard:
            raise KeyboardInterrupt
