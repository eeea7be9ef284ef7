"""A client's request as a job with a time limit, and its reply, limited in length."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import inf
from time import monotonic
from typing import Any, Final, NamedTuple, TypeVar

from msgspec import Raw
from msgspec.structs import replace

from lexicon_fast._native.dictionary.deadline import Stop
from lexicon_fast.engine.jobs import CancelledError, Job
from lexicon_fast.protocol import messages as m
from lexicon_fast.protocol import wire
from lexicon_fast.protocol.methods import Refused
from lexicon_fast.server import messages as sm
from lexicon_fast.server.fair_queue import Client
from lexicon_fast.server.limits import busy
from lexicon_fast.server.methods import METHODS

_T = TypeVar("_T")

#: Seconds that a thinking job may run over its limit.
GRACE: Final = 1.0

#: Seconds that a request may wait for a thread, if its time limit is not longer.
_PATIENCE: Final = 10.0


class Evicted(Exception):
    """The work had to make room for others. It can start again, see `RequestJob.begin_again`."""


class RequestJob(Job):
    """A request of a client.

    seconds: its time limit, counted from the moment a thread begins it; it waits at most as long
    for a thread, but up to 10 seconds in any case. send_update: sends an update, from any thread.
    """

    __slots__ = ("_created", "_deadline", "_limit", "client", "evicted", "send_update")

    def __init__(
        self,
        id: m.RequestId | None,
        method: str,
        seconds: float,
        client: Client,
        send_update: Callable[[m.AdviseUpdate | m.AnalyseUpdate], None] = lambda _: None,
    ) -> None:
        stoppable = METHODS[method].stoppable
        # A thinking job checks the time itself.
        super().__init__(
            id, method, stoppable=stoppable, seconds=seconds + GRACE if stoppable else seconds
        )
        self.client: Final = client
        self.send_update: Final = send_update
        #: Whether the server ended the work to make room for others.
        self.evicted = False
        self._limit: Final = seconds
        self._created: Final = monotonic()
        self._deadline = inf

    @property
    def origin(self) -> str | None:
        """The address of the client, see `limits.Origins`."""
        return self.client.origin

    def evict(self) -> None:
        """End the work to make room for others: `run` raises Evicted."""
        self.evicted = True
        self._cancelled.request()

    def begin_again(self) -> None:
        """Get ready to run once more, after `evict`."""
        self.evicted = False
        self._cancelled = Stop()
        if self.stopped:  # it was cancelled meanwhile
            self._cancelled.request()

    @property
    def cancelled(self) -> bool:
        """Whether the client no longer wants the result."""
        return super().cancelled and not self.evicted

    def check(self) -> None:
        """Raise CancelledError if the job is cancelled, Refused if it has taken too long.

        Raises Evicted after `evict`.
        """
        if self.evicted:
            raise Evicted
        super().check()
        if not self.stoppable and monotonic() > self._deadline:
            raise _too_long()

    @contextmanager
    def untimed(self) -> Iterator[None]:
        self._deadline = inf
        try:
            with super().untimed():
                yield
        finally:
            self._deadline = monotonic() + self._limit

    def run(self, work: Callable[[], _T]) -> _T:
        """Do the work in this thread. Raises as `check` does."""
        now = monotonic()
        patience = max(self._limit, _PATIENCE)
        if now - self._created > patience:
            raise busy("the server has too much to do", patience)
        self._deadline = now + self._limit
        try:
            return super().run(work)
        except TimeoutError:
            raise _too_long() from None
        except CancelledError:
            if self.evicted:
                raise Evicted from None
            raise


def _too_long() -> Refused:
    return Refused("TooMuch", "this takes too long; send fewer or simpler positions or conditions")


class EncodedView(NamedTuple):
    """A view of a table. until: see `TableView`; is_complete: whether it has all events."""

    json: Raw
    until: int
    is_complete: bool


def encoded(result: Any, limit: int) -> Raw:
    """Return a result, encoded, if it is not already. Raises Refused above `limit` bytes."""
    json = result if isinstance(result, Raw) else Raw(wire.encode(result))
    if len(json) > limit:
        del result, json  # or the exception would keep them
        raise Refused(
            "TooMuch",
            f"the reply is longer than {limit} bytes (option --max-reply); ask for less, for"
            " example with a lower limit",
        )
    return json


def encoded_view(view: sm.TableView, limit: int) -> EncodedView:
    """Return a view, encoded, with its first events if all would make it too long.

    Raises Refused if it is longer than `limit` bytes without any.
    """
    while len(json := Raw(wire.encode(view))) > limit and view.events:
        events = view.events[: len(view.events) // 2]
        until = view.until - (len(view.events) - len(events))
        fallbacks = [each for each in view.fallbacks if each.seq < until]
        view = replace(view, until=until, events=events, fallbacks=fallbacks)
    return EncodedView(encoded(json, limit), view.until, view.until == view.seq)
