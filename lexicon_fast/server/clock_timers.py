"""Timers for the running clocks of tables."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from lexicon_fast.games.clock import Clocks


class ClockTimers:
    """The running clocks of tables, each with a timer. Used from an event loop.

    A table whose clock runs need not be in memory, but its clocks are here. on_time: called with
    the id of a table when the running clock should be over.
    """

    def __init__(self, on_time: Callable[[str], None]) -> None:
        self._on_time: Final = on_time
        self._by_table: Final[dict[str, tuple[Clocks, asyncio.TimerHandle]]] = {}

    def __len__(self) -> int:
        """Return the number of running clocks."""
        return len(self._by_table)

    def set(self, id: str, clocks: Clocks | None) -> None:
        """Set the timer of a table to its running clock, if one runs."""
        self.drop(id)
        if clocks is not None and clocks.running is not None:
            seconds = max(0.0, clocks.left(clocks.running))
            timer = asyncio.get_running_loop().call_later(seconds, self._on_time, id)
            self._by_table[id] = clocks, timer

    def drop(self, id: str) -> None:
        """Forget the clocks of a table."""
        _, timer = self._by_table.pop(id, (None, None))
        if timer is not None:
            timer.cancel()

    def get(self, id: str) -> Clocks | None:
        """Return the clocks of a table; None if none of them runs."""
        return self._by_table[id][0] if id in self._by_table else None

    def close(self) -> dict[str, Clocks]:
        """Forget all clocks, and return them by table."""
        clocks = {id: each for id, (each, _) in self._by_table.items()}
        for id in clocks:
            self.drop(id)
        return clocks
