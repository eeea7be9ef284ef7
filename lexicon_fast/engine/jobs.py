"""Requests that take a while: run by a few threads, each answered exactly once."""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Final, TypeVar

from lexicon_fast._native.dictionary.deadline import Stop, Stopped, set_deadline

if TYPE_CHECKING:
    from lexicon_fast.protocol.messages import RequestId

_T = TypeVar("_T")

#: Seconds between two looks at whether anybody still listens.
_LOOK: Final = 0.05


class CancelledError(Exception):
    """The request was given up while it was worked on."""


class Job:
    """A request that runs, or waits to.

    The work looks at `stopped` (answer with what there is) and calls `check`. Native work in `run`
    ends by itself.

    seconds: that `run` may take natively; None: as many as it needs.
    """

    __slots__ = ("_given_up", "_seconds", "endless", "id", "method", "stoppable", "stopped", "work")

    def __init__(
        self,
        id: RequestId | None,
        method: str,
        *,
        stoppable: bool,
        endless: bool = False,
        seconds: float | None = None,
    ) -> None:
        self.id = id
        self.method = method
        self.stoppable = stoppable
        #: Does it run until it is stopped?
        self.endless = endless
        self.stopped = False
        self.work: Callable[[], bytes]
        self._given_up = Stop()
        self._seconds = seconds

    @property
    def cancelled(self) -> bool:
        """Whether nobody waits for the answer any more."""
        return self._given_up.requested

    def cancel(self) -> None:
        """End its work: nobody waits for the answer any more."""
        self.stopped = True
        self._given_up.request()

    def check(self) -> None:
        """Raises CancelledError once nobody waits for the answer."""
        if self.cancelled:
            raise CancelledError

    def run(self, work: Callable[[], _T]) -> _T:
        """Do its work in this thread. Raises what `check` raises; TimeoutError for native work that
        takes too long."""
        self.check()
        set_deadline(self._seconds)
        try:
            with self._given_up:
                return work()
        except Stopped:
            raise CancelledError from None
        finally:
            set_deadline(None)


class Jobs:
    """The open requests, and the threads that work on them.

    send: writes lines out, from any thread. threads: how many may work; may be changed.
    """

    def __init__(self, send: Callable[[bytes], None], threads: int) -> None:
        self._send = send
        self.threads = threads
        self._lock = threading.Lock()
        self._changed = threading.Condition(self._lock)
        self._open: dict[object, Job] = {}
        self._waiting: deque[Job] = deque()
        self._workers = 0
        self._idle = 0

    def __len__(self) -> int:
        return len(self._open)

    def __contains__(self, id: object) -> bool:
        return id in self._open

    def start(self, job: Job) -> None:
        """Have it worked on; `job.work` gives the answer, which is then sent."""
        with self._lock:
            self._open[job if job.id is None else job.id] = job
            self._waiting.append(job)
            self._changed.notify_all()
            if len(self._waiting) > self._idle and self._workers < self.threads:
                self._workers += 1
                threading.Thread(target=self._work, daemon=True).start()

    def find(self, id: RequestId) -> Job | None:
        """The open request of that id."""
        return self._open.get(id)

    def tell(self, job: Job, line: bytes) -> None:
        """Send something about a request, unless it has been answered."""
        with self._lock:
            if not job.cancelled:
                self._send(line)

    def cancel(self, job: Job, answer: bytes) -> bool:
        """Answer it in place of its work. Returns whether it was still open."""
        with self._lock:
            if not self._take(job):
                return False
            job.cancel()
            with suppress(ValueError):
                self._waiting.remove(job)
            if answer:
                self._send(answer)
            return True

    def cancel_all(self, answer: Callable[[Job], bytes]) -> None:
        """Cancel all that is open."""
        for job in list(self._open.values()):
            self.cancel(job, answer(job))

    def stop_endless(self) -> None:
        """Stop what would run until it is stopped: nobody can do that any more."""
        for job in list(self._open.values()):
            job.stopped |= job.endless

    def finish(self, listening: Callable[[], bool] = lambda: True) -> None:
        """Wait until all is answered, or nobody listens. The threads then end."""
        with self._lock:
            while self._open and listening():
                self._changed.wait(_LOOK)
            self.threads = 0
            self._changed.notify_all()

    def _take(self, job: Job) -> bool:
        """Whoever takes a request answers it."""
        key = job if job.id is None else job.id
        if self._open.get(key) is not job:
            return False
        del self._open[key]
        self._changed.notify_all()
        return True

    def _work(self) -> None:
        while (job := self._next()) is not None:
            answer = job.work()
            with self._lock:
                if not job.cancelled:
                    # Sent before it is taken: who waits for the end finds all written.
                    if answer:
                        self._send(answer)
                    self._take(job)

    def _next(self) -> Job | None:
        """The next request to work on; None: there are too many threads."""
        with self._lock:
            while self._workers <= self.threads:
                if self._waiting:
                    return self._waiting.popleft()
                self._idle += 1
                self._changed.wait()
                self._idle -= 1
            self._workers -= 1
            return None
