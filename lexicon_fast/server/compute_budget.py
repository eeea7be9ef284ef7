"""A budget of computing time for each address."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Final

from lexicon_fast.server.request import busy

_MINUTE: Final = 60.0


class ComputeBudget:
    """Limits the computing time of each address.

    An address can save up `seconds` of computing time, and gets as much again per minute. The last
    request may exceed this; then the address waits until its debt is paid off. clock: in seconds.
    """

    def __init__(self, seconds: float, clock: Callable[[], float] = monotonic) -> None:
        self._seconds: Final = seconds
        self._clock: Final = clock
        #: By address, the time at which it will have used nothing. Earlier times are forgotten.
        self._paid_off: Final[dict[str, float]] = {}
        self._cleaned = clock()

    def charge(self, origin: str | None, seconds: float) -> None:
        """Count computing time. origin: an address; None: a user of this machine, without limit."""
        if origin is None:
            return
        now = self._clock()
        before = max(self._paid_off.get(origin, now), now)
        self._paid_off[origin] = before + seconds * _MINUTE / self._seconds
        if now - self._cleaned > _MINUTE:
            self._cleaned = now
            for each in [each for each, time in self._paid_off.items() if time <= now]:
                del self._paid_off[each]

    def check(self, origin: str | None) -> None:
        """Raise Refused if an address has used up its time."""
        seconds = self._paid_off.get(origin or "", 0.0) - self._clock() - _MINUTE
        if seconds > 0:
            raise busy(
                f"{origin} has used its computing time ({self._seconds:g} s per minute)", seconds
            )

    def is_used_up(self, origin: str | None) -> bool:
        """Return whether an address has used up its time."""
        return self._paid_off.get(origin or "", 0.0) - self._clock() > _MINUTE
