"""Threads for short and for long requests, and for bots and advice that think for seconds."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Hashable, Set
from contextlib import suppress
from dataclasses import dataclass
from math import inf
from threading import Condition, Lock, Semaphore, Thread, current_thread
from time import monotonic, thread_time
from typing import Any, Final, TypeVar

from lexicon_fast.engine.jobs import Job
from lexicon_fast.protocol.methods import Refused
from lexicon_fast.server.fair_queue import Client, FairQueue
from lexicon_fast.server.limits import ComputeBudget, busy
from lexicon_fast.server.request import Evicted, RequestJob

_T = TypeVar("_T")

#: Results of thinking jobs that may wait for the event loop. Without a limit, a busy event loop
#: would get the moves of all bots at once, and answer people only after them.
_MAX_UNDELIVERED: Final = 12

#: Seconds in which cancelled native work must return when the server ends.
_CLOSE_SECONDS: Final = 1.0

#: Seconds that a job may run before another thread replaces its own; and that a job may think
#: before others may end it.
_SLICE: Final = 0.25
_THINKING_SLICE: Final = 0.5

#: Seconds between two looks at the running jobs.
_REVIEW_INTERVAL: Final = 0.1

#: Jobs per thread that may take longer than their slice at the same time.
_LONG_PER_THREAD: Final = 2

#: Open requests of a party that a full server accepts all the same.
_ALWAYS_OPEN: Final = 4


class Workers:
    """The threads of a server, used from its event loop.

    Clients take turns, see `FairQueue`. threads: for short jobs. Long ones have half as many other
    threads, and those that think have as many again, so neither holds up the rest. A short job that
    takes long while others wait starts again among the long ones. max_waiting: maximum number of
    open jobs of clients; a few of each party are always accepted. budget: of each address.
    """

    def __init__(self, threads: int, max_waiting: int, budget: ComputeBudget) -> None:
        self._budget: Final = budget
        self._short: Final = _ShortPool(threads, budget)
        self._long: Final = _LongPool(max(1, threads // 2), budget)
        self._thinking: Final = _ThinkingPool(threads, budget)
        self._max_waiting: Final = max_waiting
        self._client_jobs: set[Job] = set()
        self._open_of: Final[Counter[Hashable]] = Counter()
        self._internal_jobs: set[Job] = set()
        self._stopped = False

    async def run(
        self,
        job: Job,
        work: Callable[[], _T],
        client: Client,
        *,
        takes_long: bool = False,
        thinks: bool = False,
        internal: bool = False,
        urgent: bool = False,
    ) -> _T:
        """Run a job in a thread, in its client's turn.

        takes_long: the work is expected to take long; thinks: it may take its whole time limit;
        internal: it is the server's own work for the client, which does not count as an open
        request; urgent: it precedes other internal work, as requests do. Raises Refused,
        `jobs.CancelledError`, and the exceptions of the work.
        """
        if not internal:
            self._admit(client)
        if self._stopped:
            raise _closing()
        jobs = self._internal_jobs if internal else self._client_jobs
        jobs.add(job)
        if not internal:
            self._open_of[client.party] += 1
        pool = self._thinking if thinks else self._long if takes_long else self._short
        urgent = urgent or not internal
        try:
            try:
                return await pool.run(job, work, client, urgent=urgent)
            except Evicted:
                assert isinstance(job, RequestJob)
            if self._stopped:
                raise _closing()
            job.begin_again()
            return await self._long.run(job, work, client, urgent=urgent)
        except asyncio.CancelledError:
            job.cancel()
            raise
        finally:
            jobs.discard(job)
            if not internal:
                self._open_of[client.party] -= 1
                if not self._open_of[client.party]:
                    del self._open_of[client.party]

    def _admit(self, client: Client) -> None:
        """Raise Refused if the server, or the client, has too much to do."""
        is_full = len(self._client_jobs) >= self._max_waiting
        if is_full and self._open_of[client.party] >= _ALWAYS_OPEN:
            raise busy(f"the server has {self._max_waiting} open requests", 1)
        self._budget.check(client.origin)

    @property
    def open_jobs(self) -> int:
        """The number of jobs that wait, run, or have a result to deliver."""
        return len(self._client_jobs) + len(self._internal_jobs)

    def load(self) -> dict[tuple[str, ...], float]:
        """Return the number of jobs by kind ("quick", "long", "thinking") and state."""
        pools = (("quick", self._short), ("long", self._long), ("thinking", self._thinking))
        return {
            (kind, state): count
            for kind, pool in pools
            for state, count in (("waiting", pool.waiting), ("running", pool.running))
        }

    def stop(self) -> None:
        """Accept no more jobs, and let those that think answer with the best so far.

        Other jobs of clients that wait for a thread are refused. Internal ones are not, because
        actions may wait for them.
        """
        self._stopped = True
        self._short.refuse_waiting(self._client_jobs)
        self._long.refuse_waiting(self._client_jobs)
        for job in (*self._client_jobs, *self._internal_jobs):
            job.stopped = True

    def close(self) -> None:
        """Cancel all jobs and end the threads."""
        self.stop()
        for job in (*self._client_jobs, *self._internal_jobs):
            job.cancel()
        self._short.close()
        self._long.close()
        self._thinking.close()


def _closing() -> Refused:
    return Refused("Closing", "the server is shutting down; try again later")


@dataclass(eq=False, slots=True)
class _Run:
    """A job in a pool.

    began: when a thread began it; charged: until when its party has paid for it; is_long: whether
    another thread has replaced its own.
    """

    job: Job
    work: Callable[[], Any]
    client: Client
    future: asyncio.Future[Any]
    began: float = inf
    charged: float = inf
    is_long: bool = False


class _Pool:
    """Threads that run jobs in fair turns, for an event loop.

    The event loop gets all finished results in one callback: under load callbacks are rare, and so
    cost little. max_undelivered: number of results that may wait for the event loop before the
    threads wait, too; None: no limit. clock: in seconds.
    """

    #: Jobs per thread that may take longer than their slice at the same time.
    _long_per_thread = _LONG_PER_THREAD

    def __init__(
        self,
        threads: int,
        budget: ComputeBudget,
        max_undelivered: int | None = None,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self._size: Final = threads
        self._budget: Final = budget
        self._clock: Final = clock
        # Each job has a permit from its start until its result is delivered.
        self._permits: Final = (
            None if max_undelivered is None else Semaphore(max_undelivered + threads - 1)
        )
        #: Protects everything below; notified when work comes and when the pool is closed.
        self._changed: Final = Condition(Lock())
        self._queue: Final[FairQueue[_Run]] = FairQueue()
        self._running: Final[set[_Run]] = set()
        self._running_of: Final[Counter[Hashable]] = Counter()
        self._threads: Final[set[Thread]] = set()
        #: Threads that do not run a long job, and those of them that wait for work.
        self._available = 0
        self._idle = 0
        self._closed = False
        self._review_timer: asyncio.TimerHandle | None = None
        self._results_lock: Final = Lock()
        self._results: list[tuple[asyncio.Future[Any], Any, BaseException | None]] = []

    def run(
        self, job: Job, work: Callable[[], _T], client: Client, *, urgent: bool
    ) -> asyncio.Future[_T]:
        """Run a job in its client's turn."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[_T] = loop.create_future()
        with self._changed:
            self._queue.push(_Run(job, work, client, future), client, urgent=urgent)
            self._wake_thread()
        if self._review_timer is None:
            self._review_timer = loop.call_later(_REVIEW_INTERVAL, self._review_again)
        return future

    @property
    def running(self) -> int:
        """The number of jobs that have a thread."""
        return len(self._running)

    @property
    def waiting(self) -> int:
        """The number of jobs that wait for a thread."""
        return len(self._queue)

    def refuse_waiting(self, jobs: Set[Job]) -> None:
        """Refuse those of these jobs that wait for a thread, because the server is closing."""
        with self._changed:
            refused = self._queue.remove(lambda run: run.job in jobs)
            for party in {run.client.party for run in refused}:
                if party not in self._running_of:
                    self._queue.leave(party)
        for run in refused:
            if not run.future.done():
                run.future.set_exception(_closing())

    def close(self) -> None:
        """End the threads once all work is done. Waits up to a second for this."""
        if self._review_timer is not None:
            self._review_timer.cancel()
        with self._changed:
            self._closed = True
            self._changed.notify_all()
            threads = list(self._threads)
        deadline = monotonic() + _CLOSE_SECONDS
        for thread in threads:
            thread.join(max(0.0, deadline - monotonic()))

    def _wake_thread(self) -> None:
        """Let a thread look for work."""
        if self._idle:
            self._changed.notify()
        elif self._available < self._size:
            self._available += 1
            thread = Thread(target=self._work, daemon=True)
            self._threads.add(thread)
            thread.start()

    # Reviews

    def _review_again(self) -> None:
        """In the event loop: review the running jobs, and again as long as there are any."""
        self._review_timer = None
        with self._changed:
            now = self._clock()
            for run in self._running:
                self._charge(run, now)
            if self._queue:
                self._review(now)
            is_working = bool(self._running or self._queue)
        if is_working and not self._closed:
            loop = asyncio.get_running_loop()
            self._review_timer = loop.call_later(_REVIEW_INTERVAL, self._review_again)

    def _review(self, now: float) -> None:
        """Make room for work that waits.

        A job that runs for longer than a slice goes on, and another thread replaces its own. Once
        there are too many of these, one must end.
        """
        for run in list(self._running):
            if run.is_long or now - run.began <= _SLICE:
                continue
            if sum(each.is_long for each in self._running) >= self._long_per_thread * self._size:
                self._end_one(now)
                return
            run.is_long = True
            self._available -= 1
            self._wake_thread()
            self._on_long(run)

    def _on_long(self, run: _Run) -> None:
        """Deal with a job whose thread is replaced."""

    def _end_one(self, now: float) -> None:
        """End one of the jobs that run, if one can be ended."""

    def _charge(self, run: _Run, now: float) -> None:
        """Let the party of a job pay for it until now."""
        if now > run.charged:
            self._queue.charge(run.client.party, now - run.charged)
            run.charged = now

    def _usage(self, run: _Run) -> float:
        """Return the computing time of the party of a job, this job included."""
        return self._queue.used(run.client.party)

    # Threads

    def _work(self) -> None:
        """In a thread: run jobs until the pool is closed, or a job took long."""
        ends = False
        while not ends and (run := self._next()) is not None:
            if self._permits is not None:
                self._permits.acquire()
            run.began = run.charged = self._clock()
            cpu = thread_time()
            result, error = None, None
            try:
                result = run.job.run(run.work)
            except BaseException as raised:
                error = raised
            ends = self._finish(run, thread_time() - cpu)
            self._deliver_later(run.future, result, error)
            # A thread that waits for jobs keeps no result in memory. The traceback of an error
            # refers to this frame, and so to the result, too.
            del run, result, error
        with self._changed:
            self._threads.discard(current_thread())

    def _next(self) -> _Run | None:
        """Wait for the next job; None: the pool is closed."""
        with self._changed:
            while (run := self._queue.pop(self._may_run)) is None:
                if self._closed and not self._queue:
                    self._available -= 1
                    return None
                self._idle += 1
                self._changed.wait()
                self._idle -= 1
            self._running.add(run)
            self._running_of[run.client.party] += 1
            return run

    def _may_run(self, party: Hashable) -> bool:
        """Return whether another job of a party may run. It cannot take all threads for long."""
        return self._running_of[party] < max(2, self._size)

    def _finish(self, run: _Run, seconds: float) -> bool:
        """Count the time of a job. seconds: on the CPU. Returns whether its thread must end."""
        party = run.client.party
        with self._changed:
            self._running.discard(run)
            self._charge(run, self._clock())
            self._budget.charge(run.client.origin, seconds)
            self._running_of[party] -= 1
            if not self._running_of[party]:
                del self._running_of[party]
                self._queue.leave(party)
            if run.is_long and self._queue:  # the party may run another job now
                self._wake_thread()
            return run.is_long

    def _deliver_later(
        self, future: asyncio.Future[Any], result: Any, error: BaseException | None
    ) -> None:
        with self._results_lock:
            self._results.append((future, result, error))
            is_first = len(self._results) == 1
        if is_first:
            with suppress(RuntimeError):  # the event loop is closed
                future.get_loop().call_soon_threadsafe(self._deliver)

    def _deliver(self) -> None:
        """In the event loop: set the results of all finished jobs."""
        with self._results_lock:
            results, self._results = self._results, []
        if self._permits is not None:
            self._permits.release(len(results))
        for future, result, error in results:
            if future.done():
                continue  # cancelled
            if error is None:
                future.set_result(result)
            else:
                future.set_exception(error)


class _ShortPool(_Pool):
    """Threads for jobs that should take milliseconds.

    A request that takes longer while others wait has to end, and starts again in a `_LongPool`.
    """

    def _on_long(self, run: _Run) -> None:
        if isinstance(run.job, RequestJob):
            run.job.evict()


class _LongPool(_Pool):
    """Threads for requests that take long. No more run at once, and each may use its time."""

    _long_per_thread = 0


class _ThinkingPool(_Pool):
    """Threads for jobs that take as much time as they may.

    If one has to end, it answers with the best so far. It is that of the party that has used the
    most computing time, and more than one that waits.
    """

    def __init__(self, threads: int, budget: ComputeBudget) -> None:
        super().__init__(threads, budget, _MAX_UNDELIVERED)

    def _end_one(self, now: float) -> None:
        waiting = self._queue.least_used()
        runs = [run for run in self._running if now - run.began > _THINKING_SLICE]
        if waiting is None or not runs:
            return
        run = max(runs, key=self._usage)
        if self._usage(run) > waiting:
            run.job.stopped = True
