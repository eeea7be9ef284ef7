"""A bounded pool of threads: results in the order of the items, or as soon as they are done.

Ctrl-C can interrupt the thread that consumes the results at any moment, and an interrupt inside
`threading.Condition` or `concurrent.futures.wait` can leave a lock locked for ever. So that thread
waits only for a SimpleQueue and uses only plain locks, which an interrupt cannot leave locked.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator, Iterable
from queue import SimpleQueue
from threading import Lock, Thread
from time import monotonic
from typing import Any, Final, Generic, NamedTuple, Self, TypeVar

from lexicon_fast._native.dictionary.deadline import SameLimits, Stop

_Item = TypeVar("_Item")
_Result = TypeVar("_Result")

#: Items in progress, for each thread.
ITEMS_EACH: Final = 2
#: Bytes of results that may wait to be consumed, besides one result for each thread.
PENDING_BYTES: Final = 32 << 20
#: Results are delivered once there are so many bytes, or after so many seconds, because it costs
#: too much to wake the consumer for every few rows.
_SEND_BYTES: Final = 1 << 16
_SEND_SECONDS: Final = 0.01


def flat_map(
    function: Callable[[_Item], Iterable[_Result]],
    items: Iterable[_Item],
    threads: int,
    *,
    in_order: bool = True,
    size: Callable[[_Result], int] = lambda _: 0,
    stop: Stop | None = None,
) -> Generator[_Result]:
    """Yield the results of function(item) for each item, computed in up to `threads` threads.

    in_order: in the order of the items; otherwise results of different items mix. size: bytes
    of a result; a result of no bytes is delivered with the next one of its item, or with the last.
    stop: ends the calls that are running.

    Only a few items are read ahead, by any of the threads, and a thread waits while too many bytes
    are pending. The calls have the limits (deadline, stops) of the caller. An exception of a call
    or of `items` is raised after the results before it. Closing the generator requests `stop` and
    waits until no call runs. One thread: everything runs in the caller's thread.
    """
    if threads > 1:
        pool = _Pool(function, items, threads, in_order, size, stop or Stop())
        try:
            yield from pool.results()
        finally:
            pool.stop()
    else:
        for item in items:
            yield from function(item)


def as_done(
    function: Callable[[_Item], _Result],
    items: Iterable[_Item],
    threads: int,
    *,
    stop: Stop | None = None,
) -> Generator[_Result]:
    """Yield function(item) for each item as soon as it is done; see `flat_map`."""
    return flat_map(lambda item: (function(item),), items, threads, in_order=False, stop=stop)


class Team:
    """Threads that wait for work, and do each piece of it together. A context, which ends them.

    Starting threads takes some tenths of a millisecond; work for a team that waits begins sooner.
    The calls have the limits (deadline, stops) of the thread that first uses the team.

    >>> done = []
    >>> with Team(2) as team:
    ...     team.call(lambda: done.append("first"))
    ...     team.call(lambda: done.append("second"))
    >>> done
    ['first', 'first', 'second', 'second']
    """

    def __init__(self, threads: int) -> None:
        self.threads: Final = threads
        self._work: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        self._calls: Generator[None] | None = None

    def call(self, work: Callable[[], None]) -> None:
        """Call `work` as often as there are threads, at the same time if it takes long.

        Returns after the last call, or raises the exception of one.
        """
        if self._calls is None:
            self._calls = as_done(lambda work: work(), iter(self._work.get, None), self.threads)
        for _ in range(self.threads):
            self._work.put(work)
        for _ in range(self.threads):
            next(self._calls)

    def close(self) -> None:
        """End the threads, and the work that is still running."""
        self._work.put(None)
        if self._calls is not None:
            self._calls.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()


class _Delivery(NamedTuple):
    """Results of an item; is_last: no more follow, at the end of the item or because of `error`."""

    item: int
    results: Iterable[Any] = ()
    size: int = 0
    is_last: bool = False
    error: BaseException | None = None


class _Pool(Generic[_Item, _Result]):
    """Threads that are added one at a time, up to `threads`, whenever all have an item.

    They are daemon threads: one that waits for input must not keep an interrupted process alive.
    """

    def __init__(
        self,
        function: Callable[[_Item], Iterable[_Result]],
        items: Iterable[_Item],
        threads: int,
        in_order: bool,
        size: Callable[[_Result], int],
        stop: Stop,
    ) -> None:
        self._function = function
        self._items = iter(items)
        self._threads = threads
        self._in_order = in_order
        self._size = size
        self._stop = stop
        self._limits = SameLimits()
        self._deliveries: SimpleQueue[_Delivery] = SimpleQueue()
        #: True for each item that may be read; False ends a worker.
        self._tickets: SimpleQueue[bool] = SimpleQueue()
        for _ in range(ITEMS_EACH * threads):
            self._tickets.put(True)
        self._reading = Lock()  # held while waiting for input
        self._read = 0  # items
        self._all_read = False
        self._total: int | None = None  # items, once all are read without an error
        self._lock = Lock()  # guards the next four
        self._workers = 0
        self._busy = 0  # workers with an item
        self._stopped = False
        self._produced = 0  # bytes
        #: Written only by the consumer: items done, bytes consumed, and those of the current item.
        self._done = self._consumed = self._consumed_of_item = 0
        self._waiting: set[SimpleQueue[None]] = set()  # of workers that wait for room

    def results(self) -> Generator[_Result]:
        if not self._start_worker():
            for item in self._items:
                yield from self._function(item)
            return
        early: dict[int, deque[_Delivery]] = {}
        while self._done != self._total:
            queue = early.get(self._done)
            delivery = queue.popleft() if queue else self._deliveries.get()
            if self._in_order and delivery.item != self._done:
                early.setdefault(delivery.item, deque()).append(delivery)
                continue
            yield from delivery.results
            self._consumed += delivery.size
            self._consumed_of_item += delivery.size
            if delivery.error is not None:
                raise delivery.error
            if delivery.is_last:
                early.pop(self._done, None)
                self._consumed_of_item = 0
                self._done += 1
                self._tickets.put(True)
            self._wake_workers()

    def stop(self) -> None:
        """End the work; return when no worker has an item. One may still wait for input."""
        self._stop.request()
        with self._lock:
            self._stopped = True
        for _ in range(self._threads):
            self._tickets.put(False)
        self._wake_workers()
        while self._busy:
            self._deliveries.get()

    def _wake_workers(self) -> None:
        for queue in tuple(self._waiting):
            queue.put(None)

    def _start_worker(self) -> bool:
        """Start one more worker; False if the system has no more threads."""
        with self._lock:
            self._workers += 1
        try:
            Thread(target=self._work, daemon=True).start()
        except RuntimeError:
            with self._lock:
                self._workers -= 1
                self._threads = self._workers
            return False
        return True

    def _work(self) -> None:
        while self._tickets.get() and (read := self._read_item()) is not None:
            self._answer(*read)

    def _read_item(self) -> tuple[int, _Item] | None:
        """Return the next item with its number; None: the input or the pool has ended."""
        with self._reading:
            if self._stopped or self._all_read:
                return None
            number = self._read
            try:
                item = next(self._items)
            except BaseException as error:
                self._all_read = True
                if isinstance(error, StopIteration):
                    self._total = number
                    self._deliveries.put(_Delivery(number))  # wakes the consumer
                else:
                    self._deliveries.put(_Delivery(number, is_last=True, error=error))
                return None
            self._read += 1
        with self._lock:
            if self._stopped:
                return None
            self._busy += 1
            more = self._busy == self._workers < self._threads
        if more:
            self._start_worker()
        return number, item

    def _answer(self, number: int, item: _Item) -> None:
        results: list[_Result] = []
        produced = unsent = 0  # bytes of this item
        sent = 0.0
        error = None
        try:
            with self._limits, self._stop:
                for result in self._function(item):
                    if not self._has_room(number, produced):
                        self._deliveries.put(_Delivery(number, results, unsent))
                        results, unsent = [], 0
                        self._wait_for_room(number, produced)
                    if self._stopped:
                        break
                    size = self._size(result)
                    results.append(result)
                    unsent += size
                    produced += size
                    with self._lock:
                        self._produced += size
                    if size and (unsent >= _SEND_BYTES or monotonic() > sent + _SEND_SECONDS):
                        self._deliveries.put(_Delivery(number, results, unsent))
                        results, unsent, sent = [], 0, monotonic()
        except BaseException as failure:
            error = failure
        with self._lock:
            self._busy -= 1
        self._deliveries.put(_Delivery(number, results, unsent, True, error))

    def _has_room(self, number: int, produced: int) -> bool:
        """Return whether more results of an item may wait; the current item has its own limit."""
        is_current = self._in_order and number == self._done
        pending = (
            produced - self._consumed_of_item if is_current else self._produced - self._consumed
        )
        return pending < PENDING_BYTES or self._stopped

    def _wait_for_room(self, number: int, produced: int) -> None:
        queue: SimpleQueue[None] = SimpleQueue()
        self._waiting.add(queue)  # before checking again, or the consumer could miss it
        while not self._has_room(number, produced):
            queue.get()
        self._waiting.remove(queue)
