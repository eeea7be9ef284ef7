"""Long requests: a few threads work on them, and each is answered exactly once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from queue import SimpleQueue
from threading import Condition, Lock, Thread
from typing import Final, TypeVar

from lexicon_fast._native.dictionary.deadline import Stop, Stopped, set_deadline
from lexicon_fast.protocol import methods
from lexicon_fast.protocol.messages import RequestId
from lexicon_fast.protocol.methods import RequestError

_T = TypeVar("_T")

#: Seconds between two checks whether the client still listens.
_CHECK_INTERVAL: Final = 0.05


class CancelledError(RequestError):
    """The request was cancelled while a thread worked on it."""

    def __init__(self) -> None:
        super().__init__(methods.CANCELLED, "the request was cancelled")


class Job:
    """A long request, waiting or running.

    Once `stopped` is set, the work returns the best result so far. It calls `check` now and then;
    native work in `run` is interrupted by `cancel`. seconds: limit of the native work; None: no
    limit.
    """

    __slots__ = ("_cancelled", "_seconds", "endless", "id", "method", "stoppable", "stopped")

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
        #: Whether the job runs until it is stopped.
        self.endless = endless
        self.stopped = False
        self._cancelled = Stop()
        self._seconds = seconds

    @property
    def cancelled(self) -> bool:
        """Whether `cancel` was called."""
        return self._cancelled.requested

    def cancel(self) -> None:
        """End the work: its result is no longer wanted."""
        self.stopped = True
        self._cancelled.request()

    def check(self) -> None:
        """Raise CancelledError if the job is cancelled."""
        if self.cancelled:
            raise CancelledError

    @contextmanager
    def untimed(self) -> Iterator[None]:
        """Do work that does not count, such as making tables; then the limit starts again."""
        set_deadline(None)
        try:
            yield
        finally:
            set_deadline(self._seconds)

    def run(self, work: Callable[[], _T]) -> _T:
        """Do the work in this thread. Raises CancelledError; TimeoutError for the native limit."""
        self.check()
        set_deadline(self._seconds)
        try:
            with self._cancelled:
                return work()
        except Stopped:
            raise CancelledError from None
        finally:
            set_deadline(None)


class ThreadPool:
    """Runs tasks in daemon threads, first come, first served. Only one thread may submit them.

    `thread_pool` is for results that are taken in order; here each task delivers its own result.
    """

    def __init__(self, threads: int) -> None:
        self._tasks: SimpleQueue[Callable[[], object] | None] = SimpleQueue()
        self._size = threads
        self._workers: list[Thread] = []

    def submit(self, task: Callable[[], object]) -> None:
        """Run a task, which must not raise, as soon as a thread is free."""
        self._tasks.put(task)
        if len(self._workers) < self._size:
            worker = Thread(target=self._work, daemon=True)
            worker.start()
            self._workers.append(worker)

    def resize(self, threads: int) -> None:
        """Change the number of threads. Surplus threads first run what is already submitted.

        With 0, all threads end.
        """
        self._size = threads
        for _ in self._workers[threads:]:
            self._tasks.put(None)
        del self._workers[threads:]

    def _work(self) -> None:
        while (task := self._tasks.get()) is not None:
            task()


class Jobs:
    """The open requests of an engine, and the threads that work on them.

    send: writes lines, from any thread; threads: maximum number of threads.
    """

    def __init__(self, send: Callable[[bytes], None], threads: int) -> None:
        self._send = send
        self._lock = Lock()
        self._changed = Condition(self._lock)
        self._open: dict[object, Job] = {}
        self._pool = ThreadPool(threads)

    def __len__(self) -> int:
        return len(self._open)

    def __contains__(self, id: object) -> bool:
        return id in self._open

    def start(self, job: Job, work: Callable[[], bytes]) -> None:
        """Call `work` in a thread and send the reply that it returns."""
        with self._lock:
            self._open[_key(job)] = job
        self._pool.submit(partial(self._run, job, work))

    def resize(self, threads: int) -> None:
        """Change the number of threads."""
        self._pool.resize(threads)

    def find(self, id: RequestId) -> Job | None:
        """Return the open request with this id."""
        return self._open.get(id)

    def notify(self, job: Job, line: bytes) -> None:
        """Send a notification about a request, unless it was cancelled."""
        with self._lock:
            if not job.cancelled:
                self._send(line)

    def cancel(self, job: Job, reply: bytes) -> bool:
        """Cancel a request and send this reply. Returns False if it has been answered."""
        with self._lock:
            if self._open.get(_key(job)) is not job:
                return False
            job.cancel()
            self._close(job, reply)
            return True

    def cancel_all(self, reply: Callable[[Job], bytes]) -> None:
        """Cancel all open requests."""
        for job in list(self._open.values()):
            self.cancel(job, reply(job))

    def stop_endless(self) -> None:
        """Stop the jobs that would run until a client stops them, because no client is left."""
        for job in list(self._open.values()):
            job.stopped |= job.endless

    def finish(self, listening: Callable[[], bool] = lambda: True) -> None:
        """Wait until all requests are answered or no client listens, and end the threads."""
        with self._lock:
            while self._open and listening():
                self._changed.wait(_CHECK_INTERVAL)
        self._pool.resize(0)

    def _run(self, job: Job, work: Callable[[], bytes]) -> None:
        reply = work()
        with self._lock:
            if not job.cancelled:
                self._close(job, reply)

    def _close(self, job: Job, reply: bytes) -> None:
        # The id is free before a client can see the reply: it may use it again at once. `finish`
        # waits for the lock, so all replies are written once it finds no open request.
        del self._open[_key(job)]
        if reply:
            self._send(reply)
        self._changed.notify_all()


def _key(job: Job) -> object:
    return job if job.id is None else job.id
