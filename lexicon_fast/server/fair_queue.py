"""A queue that shares computing time fairly among clients."""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Callable, Hashable, Iterator
from typing import Final, Generic, NamedTuple, TypeAlias, TypeVar

_T = TypeVar("_T")


class Client(NamedTuple):
    """The client that some work is for.

    origin: its address, see `rate_limit.Origins`; connection: identifies its connection, and is
    never None.
    """

    origin: str | None
    connection: Hashable

    @property
    def party(self) -> Hashable:
        """The unit that gets a fair share: an address; on this machine, a connection."""
        return self.connection if self.origin is None else self.origin


#: Waiting work by connection. The connection whose turn is next comes first.
_Turns: TypeAlias = OrderedDict[Hashable, deque[_T]]


class FairQueue(Generic[_T]):
    """Work that waits, by client.

    The next party is the one that has used the least computing time. Its connections take turns,
    and the work of a connection runs in the order it came. A party that comes back starts level
    with the others: it cannot save up time. Urgent work of any party precedes all other work. Not
    safe for threads.
    """

    def __init__(self) -> None:
        #: Urgent work, and the rest, by party.
        self._waiting: Final[tuple[dict[Hashable, _Turns[_T]], ...]] = ({}, {})
        self._used: Final[dict[Hashable, float]] = {}
        self._count = 0

    def __len__(self) -> int:
        return self._count

    def push(self, work: _T, client: Client, *, urgent: bool = False) -> None:
        """Add work of a client."""
        party = client.party
        if party not in self._used:
            self._used[party] = min(self._used.values(), default=0.0)
        turns = self._waiting[not urgent].setdefault(party, OrderedDict())
        turns.setdefault(client.connection, deque()).append(work)
        self._count += 1

    def pop(self, may_run: Callable[[Hashable], bool] = lambda _: True) -> _T | None:
        """Return the work whose turn it is; None: there is none, or no party may run more.

        may_run: whether a party may.
        """
        for waiting in self._waiting:
            party = min(filter(may_run, waiting), key=self._used.__getitem__, default=None)
            if party is not None:
                return self._take(waiting, party)
        return None

    def _take(self, waiting: dict[Hashable, _Turns[_T]], party: Hashable) -> _T:
        turns = waiting[party]
        connection, queue = next(iter(turns.items()))
        work = queue.popleft()
        if queue:
            turns.move_to_end(connection)
        else:
            del turns[connection]
            if not turns:
                del waiting[party]
        self._count -= 1
        return work

    def remove(self, matches: Callable[[_T], bool]) -> list[_T]:
        """Remove all work that matches, and return it."""
        removed: list[_T] = []
        for waiting in self._waiting:
            for party, turns in list(waiting.items()):
                for connection, queue in list(turns.items()):
                    removed.extend(filter(matches, queue))
                    turns[connection] = deque(work for work in queue if not matches(work))
                    if not turns[connection]:
                        del turns[connection]
                if not turns:
                    del waiting[party]
        self._count -= len(removed)
        return removed

    def used(self, party: Hashable) -> float:
        """Return the seconds of computing time of a party, by which parties are compared."""
        return self._used.get(party, 0.0)

    def least_used(self) -> float | None:
        """Return the seconds of the party whose turn it is; None: no work waits."""
        return min((self._used[party] for party in self._parties()), default=None)

    def charge(self, party: Hashable, seconds: float) -> None:
        """Count computing time of a party."""
        if party in self._used:
            self._used[party] += seconds

    def forget(self, party: Hashable) -> None:
        """Forget a party for which nothing waits and nothing runs."""
        if not any(party in waiting for waiting in self._waiting):
            self._used.pop(party, None)

    def _parties(self) -> Iterator[Hashable]:
        for waiting in self._waiting:
            yield from waiting
