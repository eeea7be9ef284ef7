"""Threads for what takes a while: requests that compute, and what thinks for seconds."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from lexicon_fast.engine.errors import Refused
from lexicon_fast.engine.jobs import Job

_T = TypeVar("_T")


class Workers:
    """The threads of a server. For its event loop.

    threads: for requests that compute, and as many for what thinks, which then cannot keep others
    waiting. waiting: jobs at most that clients have open.
    """

    def __init__(self, threads: int, waiting: int) -> None:
        self._quick = ThreadPoolExecutor(threads, "worker")
        self._thinking = ThreadPoolExecutor(threads, "thinker")
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
        pool = self._thinking if thinks else self._quick

        def begun() -> _T:
            job.check()
            return work()

        try:
            return await asyncio.get_running_loop().run_in_executor(pool, begun)
        except asyncio.CancelledError:
            job.stopped = job.cancelled = True
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
            job.cancelled = True
        for pool in (self._quick, self._thinking):
            pool.shutdown(wait=False, cancel_futures=True)
