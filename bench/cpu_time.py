"""A bot in a match that measures the CPU time of its moves."""

from __future__ import annotations

import time
from typing import Any


class MeasuredBot:
    """A bot with the CPU time of its moves, in seconds, over all threads of the process.

    The first move is not measured: it prepares what later moves share.
    """

    def __init__(self, bot: Any) -> None:
        self._bot = bot
        self._started = False
        self.cpu_seconds = 0.0
        self.moves = 0

    def choose(self, observation: Any, seed: int) -> Any:
        start = time.process_time()
        action = self._bot.choose(observation, seed)
        if self._started:
            self.cpu_seconds += time.process_time() - start
            self.moves += 1
        self._started = True
        return action
