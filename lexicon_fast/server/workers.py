"""Threads for what takes a while: requests that compute, and what thinks for seconds."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from math import inf
from threading import Lock
from typing import Any, Final, NamedTuple, TypeVar

from lexicon_fast.engine.jobs import Job
from lexicon_fast.protocol.errors import Refused

_T = TypeVar("_T")

#: Results of what thinks that wait for the event loop, before those threads wait for it, too: else
#: under load it would be given the moves of all bots at once, and answer people after them.
_AHEAD: Final = 12


class Workers:
    """The threads of a server. For its event loop.

    threads: for requests that compute, and as many for what thinks, which then cannot keep others
    waiting. waiting: jobs at most that clients have open.
    """

    def __init__(self, threads: int, waiting: int) -> None:
        self._quick: Final = _Threads(threads, "worker", inf)
        self._thinking: Final = _Threads(threads, "thinker", _AHEAD)
        self._most: Final = waiting
        self._asked: set[Job] = set()
        self._own: set[Job] = set()
        self._stopped = False

    async def run(
        self, job: Job, work: Callable[[], _T], *, thinks: bool = False, own: bool = False
    ) -> _T:
        """Have it done in a thread.

        thinks: for as long as it may; own: the server's, which waits its turn and is never refused.
        A job that is cancelled before its turn is not begun. Raises Refused, `jobs.CancelledError`,
        and what the work raises.
        """
        if not own and len(self._asked) >= self._most:
            raise Refused(
                "TooMuch", f"{self._most} requests are being worked on; accepted: again, later"
            )
        if self._stopped:
            raise Refused("Closing", "the server is about to end; accepted: again, later")
        jobs = self._own if own else self._asked
        jobs.add(job)
        threads = self._thinking if thinks else self._quick
        try:
            return await threads.run(job, work)
        except asyncio.CancelledError:
            job.cancel()
            raise
        finally:
            jobs.discard(job)

    def stop(self) -> None:
        """Take up nothing more; what thinks is to answer with the best so far."""
        self._stopped = True
        for job in (*self._asked, *self._own):
            job.stopped = True

    def close(self) -> None:
        """Give up all that runs, and wait for none of it."""
        self.stop()
        for job in (*self._asked, *self._own):
            job.cancel()
        self._quick.close()
        self._thinking.close()


class _Given(NamedTuple):
    job: Job
    work: Callable[[], Any]
    future: asyncio.Future[Any]


class _Threads:
    """Some threads: each goes on as long as there is work, first come, first served, and the event
    loop is told of all that is done at once. Under load that is seldom, and so costs little.

    ahead: as many results wait to be told before the threads wait, too.
    """

    def __init__(self, threads: int, name: str, ahead: float) -> None:
        self._threads: Final = ThreadPoolExecutor(threads, name)
        self._most = threads
        self._ahead: Final = ahead
        self._lock: Final = Lock()
        self._waiting: deque[_Given] = deque()
        self._busy = 0
        self._done: list[tuple[asyncio.Future[Any], Any, BaseException | None]] = []

    def run(self, job: Job, work: Callable[[], _T]) -> asyncio.Future[_T]:
        """Have it done in its turn."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[_T] = loop.create_future()
        with self._lock:
            self._waiting.append(_Given(job, work, future))
        self._begin(loop)
        return future

    def close(self) -> None:
        """Begin no more threads, and wait for none."""
        self._most = 0
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _begin(self, loop: asyncio.AbstractEventLoop) -> None:
        """Have one more thread do what waits, if it may."""
        with self._lock:
            begin = self._busy < self._most and self._may()
            self._busy += begin
        if begin:
            self._threads.submit(self._work, loop)

    def _may(self) -> bool:
        return bool(self._waiting) and len(self._done) < self._ahead

    def _work(self, loop: asyncio.AbstractEventLoop) -> None:
        """A thread does what waits."""
        while True:
            with self._lock:
                if not self._may():
                    self._busy -= 1
                    return
                job, work, future = self._waiting.popleft()
            result, error = None, None
            try:
                result = job.run(work)
            except BaseException as raised:
                error = raised
            with self._lock:
                self._done.append((future, result, error))
                first = len(self._done) == 1
            if first:
                with suppress(RuntimeError):  # the loop has ended
                    loop.call_soon_threadsafe(self._tell, loop)

    def _tell(self, loop: asyncio.AbstractEventLoop) -> None:
        """In the event loop: give out what is done, and let threads that waited for it go on."""
        with self._lock:
            done, self._done = self._done, []
        for _ in range(self._most):
            self._begin(loop)
        for future, result, error in done:
            if future.done():
                continue  # given up
            if error is None:
                future.set_result(result)
            else:
                future.set_exception(error)
