"""Threads for requests that compute, and for bots and advice that think for seconds."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from threading import Lock, Semaphore
from typing import Any, Final, TypeVar

from lexicon_fast.engine.jobs import Job, ThreadPool
from lexicon_fast.protocol.errors import Refused

_T = TypeVar("_T")

#: Results of thinking jobs that may wait for the event loop. Without a limit, a busy event loop
#: would get the moves of all bots at once, and answer people only after them.
_MAX_UNDELIVERED: Final = 12

#: Seconds in which cancelled native work must return when the server ends.
_CLOSE_SECONDS: Final = 1.0


class Workers:
    """The threads of a server, used from its event loop.

    threads: for jobs that compute. Jobs that think have the same number of other threads, so they
    cannot hold up the rest. max_waiting: maximum number of open jobs of clients.
    """

    def __init__(self, threads: int, max_waiting: int) -> None:
        self._quick: Final = _LoopPool(threads, None)
        self._thinking: Final = _LoopPool(threads, _MAX_UNDELIVERED)
        self._max_waiting: Final = max_waiting
        self._client_jobs: set[Job] = set()
        self._internal_jobs: set[Job] = set()
        self._stopped = False

    async def run(
        self, job: Job, work: Callable[[], _T], *, thinks: bool = False, internal: bool = False
    ) -> _T:
        """Run a job in a thread, in its turn.

        thinks: the work may take its whole time limit; internal: it is the server's own work, which
        does not count as an open request. Raises Refused, `jobs.CancelledError`, and the exceptions
        of the work.
        """
        if not internal and len(self._client_jobs) >= self._max_waiting:
            raise Refused(
                "TooMuch", f"the server has {self._max_waiting} open requests; try again later"
            )
        if self._stopped:
            raise Refused("Closing", "the server is shutting down; try again later")
        jobs = self._internal_jobs if internal else self._client_jobs
        jobs.add(job)
        pool = self._thinking if thinks else self._quick
        try:
            return await pool.run(job, work)
        except asyncio.CancelledError:
            job.cancel()
            raise
        finally:
            jobs.discard(job)

    @property
    def open_jobs(self) -> int:
        """The number of jobs that wait, run, or have a result to deliver."""
        return len(self._client_jobs) + len(self._internal_jobs)

    def load(self) -> dict[tuple[str, ...], float]:
        """Return the number of jobs by kind ("quick", "thinking") and state."""
        return {
            (kind, state): count
            for kind, pool in (("quick", self._quick), ("thinking", self._thinking))
            for state, count in (("waiting", pool.waiting), ("running", pool.running))
        }

    def stop(self) -> None:
        """Accept no more jobs, and let those that think answer with the best so far."""
        self._stopped = True
        for job in (*self._client_jobs, *self._internal_jobs):
            job.stopped = True

    def close(self) -> None:
        """Cancel all jobs and end the threads."""
        self.stop()
        for job in (*self._client_jobs, *self._internal_jobs):
            job.cancel()
        self._quick.close()
        self._thinking.close()


class _LoopPool:
    """A thread pool for an event loop, which gets all finished results in one callback.

    Under load callbacks are rare, and so cost little. max_undelivered: number of results that may
    wait for the event loop before the threads wait, too; None: no limit.
    """

    def __init__(self, threads: int, max_undelivered: int | None) -> None:
        self._pool: Final = ThreadPool(threads)
        # Each job has a permit from its start until its result is delivered.
        self._permits: Final = (
            None if max_undelivered is None else Semaphore(max_undelivered + threads - 1)
        )
        self._lock: Final = Lock()
        self._threads: Final = threads
        self._undelivered = 0
        self._results: list[tuple[asyncio.Future[Any], Any, BaseException | None]] = []

    def run(self, job: Job, work: Callable[[], _T]) -> asyncio.Future[_T]:
        """Run a job in its turn."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[_T] = loop.create_future()
        self._undelivered += 1
        self._pool.submit(partial(self._work, loop, future, job, work))
        return future

    @property
    def running(self) -> int:
        """The number of jobs that have a thread."""
        return min(self._undelivered, self._threads)

    @property
    def waiting(self) -> int:
        """The number of jobs that wait for a thread."""
        return self._undelivered - self.running

    def close(self) -> None:
        self._pool.close(_CLOSE_SECONDS)

    def _work(
        self,
        loop: asyncio.AbstractEventLoop,
        future: asyncio.Future[_T],
        job: Job,
        work: Callable[[], _T],
    ) -> None:
        """In a thread: run a job and have its result delivered."""
        if self._permits is not None:
            self._permits.acquire()
        result, error = None, None
        try:
            result = job.run(work)
        except BaseException as raised:
            error = raised
        with self._lock:
            self._results.append((future, result, error))
            is_first = len(self._results) == 1
        if is_first:
            with suppress(RuntimeError):  # the event loop is closed
                loop.call_soon_threadsafe(self._deliver)

    def _deliver(self) -> None:
        """In the event loop: set the results of all finished jobs."""
        with self._lock:
            results, self._results = self._results, []
        self._undelivered -= len(results)
        if self._permits is not None:
            self._permits.release(len(results))
        for future, result, error in results:
            if future.done():
                continue  # cancelled
            if error is None:
                future.set_result(result)
            else:
                future.set_exception(error)
