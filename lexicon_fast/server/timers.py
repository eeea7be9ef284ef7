"""Timers of tables: for the running clocks of games, and for plays that await an answer."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, Generic, TypeVar

_T = TypeVar("_T")


class Timers(Generic[_T]):
    """Timers, one for each table that waits for something. Used from an event loop.

    A table that waits need not be in memory, but what it waits for is here. on_time: called with
    the id of a table when its timer ends.
    """

    def __init__(self, on_time: Callable[[str], None]) -> None:
        self._on_time: Final = on_time
        self._by_table: Final[dict[str, tuple[_T, asyncio.TimerHandle]]] = {}

    def __len__(self) -> int:
        """Return the number of tables that wait."""
        return len(self._by_table)

    def set(self, id: str, awaited: _T, seconds: float) -> None:
        """Start the timer of a table, instead of the one it may have."""
        self.drop(id)
        timer = asyncio.get_running_loop().call_later(max(0.0, seconds), self._on_time, id)
        self._by_table[id] = awaited, timer

    def drop(self, id: str) -> None:
        """Stop the timer of a table, if it has one."""
        _, timer = self._by_table.pop(id, (None, None))
        if timer is not None:
            timer.cancel()

    def get(self, id: str) -> _T | None:
        """Return what a table waits for; None if it does not wait."""
        return self._by_table[id][0] if id in self._by_table else None

    def close(self) -> dict[str, _T]:
        """Stop all timers, and return what each table waits for."""
        awaited = {id: each for id, (each, _) in self._by_table.items()}
        for id in awaited:
            self.drop(id)
        return awaited
