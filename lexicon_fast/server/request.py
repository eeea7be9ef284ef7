"""A client's request as a job with a time limit."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Final, TypeVar

from lexicon_fast.engine.jobs import Job
from lexicon_fast.protocol import messages as m
from lexicon_fast.protocol.errors import Refused
from lexicon_fast.server.methods import METHODS

_T = TypeVar("_T")

#: Seconds that a thinking job may run over its limit.
GRACE: Final = 1.0


class RequestJob(Job):
    """A request of a client.

    seconds: its time limit; origin: see `rate_limit.Origins`; send_update: sends an
    `advise.update`, from any thread.
    """

    __slots__ = ("_deadline", "origin", "send_update")

    def __init__(
        self,
        id: m.RequestId | None,
        method: str,
        seconds: float,
        origin: str | None,
        send_update: Callable[[m.AdviseUpdate], None] = lambda _: None,
    ) -> None:
        # A thinking job checks the time itself. Its time starts when a thread begins it.
        super().__init__(id, method, stoppable=METHODS[method].stoppable, seconds=seconds + GRACE)
        self.origin = origin
        self.send_update = send_update
        self._deadline = monotonic() + seconds

    def check(self) -> None:
        """Raise CancelledError if the job is cancelled, Refused if it has taken too long."""
        super().check()
        if not self.stoppable and monotonic() > self._deadline:
            raise _too_long()

    def run(self, work: Callable[[], _T]) -> _T:
        """Do the work in this thread. Raises CancelledError, Refused if it takes too long."""
        if not self.stoppable:
            self._seconds = self._deadline - monotonic()
        try:
            return super().run(work)
        except TimeoutError:
            raise _too_long() from None


def _too_long() -> Refused:
    return Refused("TooMuch", "this takes too long; send fewer or simpler positions")
