"""A queue that shares computing time fairly among clients."""

from __future__ import annotations

from collections import Counter, OrderedDict, deque
from collections.abc import Callable, Hashable
from typing import Final, Generic, NamedTuple, TypeAlias, TypeVar

_T = TypeVar("_T")


class Client(NamedTuple):
    """The client that some work is for.

    origin: its address, see `limits.Origins`; connection: identifies its connection, and is
    never None.
    """

    origin: str | None
    connection: Hashable

    @property
    def party(self) -> Hashable:
        """The unit that gets a fair share: an address; on this machine, a connection."""
        return self.connection if self.origin is None else self.origin


#: Computing time that each request of a party that waits counts for, and how many of them count.
#: Those who send many requests at once yield to those who send one.
_SECONDS_EACH: Final = 0.25
_MAX_COUNTED: Final = 8
#: Parties that have left and are remembered.
_MAX_LEFT: Final = 10_000

#: Waiting work by connection. The connection whose turn is next comes first.
_ByConnection: TypeAlias = OrderedDict[Hashable, deque[_T]]


class FairQueue(Generic[_T]):
    """Work that waits, by client.

    The next party is the one that has used the least computing time, where each of its first
    requests that wait counts as a quarter of a second. Its connections take turns,
    and the work of a connection runs in the order it came. A party that comes back starts level
    with the others, or with what it had used before: it can neither save up time nor lose a debt.
    Urgent work of any party precedes all other work. Not safe for threads.
    """

    def __init__(self) -> None:
        #: Urgent work, and the rest, by party.
        self._waiting: Final[tuple[dict[Hashable, _ByConnection[_T]], ...]] = ({}, {})
        self._used: Final[dict[Hashable, float]] = {}
        #: What parties had used that have left while others were there.
        self._left: Final[dict[Hashable, float]] = {}
        self._waiting_of: Final[Counter[Hashable]] = Counter()
        self._count = 0

    def __len__(self) -> int:
        return self._count

    def push(self, work: _T, client: Client, *, urgent: bool = False) -> None:
        """Add work of a client."""
        party = client.party
        if party not in self._used:
            level = min(self._used.values(), default=0.0)
            self._used[party] = max(level, self._left.pop(party, 0.0))
        turns = self._waiting[not urgent].setdefault(party, OrderedDict())
        turns.setdefault(client.connection, deque()).append(work)
        self._waiting_of[party] += 1
        self._count += 1

    def pop(self, may_run: Callable[[Hashable], bool] = lambda _: True) -> _T | None:
        """Return the work whose turn it is; None: there is none, or no party may run more.

        may_run: whether a party may.
        """
        for waiting in self._waiting:
            party = min(filter(may_run, waiting), key=self._rank, default=None)
            if party is not None:
                return self._take(waiting, party)
        return None

    def _rank(self, party: Hashable) -> float:
        return self._used[party] + _SECONDS_EACH * min(self._waiting_of[party], _MAX_COUNTED)

    def _take(self, waiting: dict[Hashable, _ByConnection[_T]], party: Hashable) -> _T:
        turns = waiting[party]
        connection, queue = next(iter(turns.items()))
        work = queue.popleft()
        if queue:
            turns.move_to_end(connection)
        else:
            del turns[connection]
            if not turns:
                del waiting[party]
        self._count_out(party)
        return work

    def _count_out(self, party: Hashable) -> None:
        self._count -= 1
        self._waiting_of[party] -= 1
        if not self._waiting_of[party]:
            del self._waiting_of[party]

    def remove(self, matches: Callable[[_T], bool]) -> list[_T]:
        """Remove all work that matches, and return it."""
        removed: list[_T] = []
        for waiting in self._waiting:
            for party, turns in list(waiting.items()):
                for connection, queue in list(turns.items()):
                    matching = [work for work in queue if matches(work)]
                    removed += matching
                    for _ in matching:
                        self._count_out(party)
                    turns[connection] = deque(work for work in queue if not matches(work))
                    if not turns[connection]:
                        del turns[connection]
                if not turns:
                    del waiting[party]
        return removed

    def used(self, party: Hashable) -> float:
        """Return the seconds of computing time of a party, by which parties are compared."""
        return self._used.get(party, 0.0)

    def least_used(self) -> float | None:
        """Return the seconds of the party whose turn it is; None: no work waits."""
        return min((self._used[party] for party in self._waiting_of), default=None)

    def charge(self, party: Hashable, seconds: float) -> None:
        """Count computing time of a party."""
        if party in self._used:
            self._used[party] += seconds

    def leave(self, party: Hashable) -> None:
        """Let a party go for which nothing waits and nothing runs."""
        if party in self._waiting_of or party not in self._used:
            return
        self._left[party] = self._used.pop(party)
        if not self._used or len(self._left) > _MAX_LEFT:
            self._left.clear()
