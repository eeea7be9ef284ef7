"""What a client asks for, and how long it may take."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Final, TypeVar

from lexicon_fast.engine.jobs import Job
from lexicon_fast.protocol import messages as m
from lexicon_fast.protocol.errors import Refused
from lexicon_fast.server.methods import METHODS

_T = TypeVar("_T")

#: Seconds that what thinks has beyond its time, to come to an end.
GRACE: Final = 1.0


class Asked(Job):
    """A request. seconds: that it may take; origin: see `newcomers.origin_of`; tell: takes the news
    of it, from any thread.
    """

    __slots__ = ("_deadline", "origin", "tell")

    def __init__(
        self,
        id: m.RequestId | None,
        method: str,
        seconds: float,
        origin: str | None,
        tell: Callable[[m.AdviseUpdate], None] = lambda _: None,
    ) -> None:
        # What thinks looks at the clock itself, and begins to count with its work.
        super().__init__(id, method, stoppable=METHODS[method].stoppable, seconds=seconds + GRACE)
        self.origin = origin
        self.tell = tell
        self._deadline = monotonic() + seconds

    def check(self) -> None:
        """Raises CancelledError once nobody waits, Refused once it has taken too long."""
        super().check()
        if not self.stoppable and monotonic() > self._deadline:
            raise _too_long()

    def run(self, work: Callable[[], _T]) -> _T:
        """Do its work in this thread. Raises Refused for what takes too long, CancelledError."""
        if not self.stoppable:
            self._seconds = self._deadline - monotonic()
        try:
            return super().run(work)
        except TimeoutError:
            raise _too_long() from None


def _too_long() -> Refused:
    return Refused("TooMuch", "it takes too long; accepted: fewer or simpler positions")
