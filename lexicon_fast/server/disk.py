"""The database in its own thread, so that the event loop does not wait for the disk."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from time import monotonic
from typing import Any, Final, NamedTuple, TypeAlias, TypeVar

from lexicon_fast.protocol import methods
from lexicon_fast.protocol.methods import RequestError
from lexicon_fast.server.log import log
from lexicon_fast.server.metrics import Metrics
from lexicon_fast.server.store import Store, StoredAction

_T = TypeVar("_T")


class StorageError(RequestError):
    """The database could not be read or written."""

    def __init__(self) -> None:
        super().__init__(methods.INTERNAL_ERROR, "the database could not be read or written")


class DatabaseFailedError(StorageError):
    """The database itself failed: it is locked, damaged, or the disk is full."""


def _storage_error(result: Any) -> Any:
    """Return the error of a work that failed in the database; another result unchanged."""
    if isinstance(result, sqlite3.IntegrityError):  # its table has been deleted
        return StorageError()
    return DatabaseFailedError() if isinstance(result, sqlite3.Error) else result


#: Called with an error, or None for success.
Callback: TypeAlias = Callable[[Exception | None], None]


class _Item(NamedTuple):
    """Work or an action to write, the future of its result, and a callback."""

    work: Callable[[], Any] | StoredAction
    future: asyncio.Future[Any]
    callback: Callback | None


class Disk:
    """Runs work with a store, for the event loop. Work that comes first runs first.

    Work that comes while the disk is busy waits, and then runs in one transaction, so many moves
    need only one commit. A future is done once its result is on disk. It raises StorageError if the
    database fails. After a failure a probe is written now and then, until one succeeds.

    probe_seconds: time between two probes.
    """

    def __init__(
        self, store: Store, metrics: Metrics | None = None, *, probe_seconds: float = 1.0
    ) -> None:
        self._store: Final = store
        self._metrics: Final = Metrics() if metrics is None else metrics
        self._probe_seconds: Final = probe_seconds
        #: Whether the last transaction failed, and no probe has succeeded since.
        self.failing = False
        self._probe: asyncio.TimerHandle | None = None
        self._thread: Final = ThreadPoolExecutor(1, "disk")
        self._waiting: list[_Item] = []
        self._busy = False

    def run(
        self, work: Callable[[], _T] | StoredAction, callback: Callback | None = None
    ) -> asyncio.Future[_T]:
        """Run work, or write an action. The future gets the result or exception.

        callback: called at the same time, even if the future was cancelled.
        """
        loop = asyncio.get_running_loop()
        future: asyncio.Future[_T] = loop.create_future()
        self._waiting.append(_Item(work, future, callback))
        if not self._busy:
            self._begin(loop)
        return future

    @property
    def waiting(self) -> int:
        """The number of works and actions that wait for the disk."""
        return len(self._waiting)

    @property
    def idle(self) -> bool:
        """Whether nothing is being written, and nothing waits."""
        return not self._busy and not self._waiting

    def _begin(self, loop: asyncio.AbstractEventLoop) -> None:
        """Start all waiting work."""
        # Actions come last, because `run_in_transaction` returns their results last.
        batch = sorted(self._waiting, key=lambda item: isinstance(item.work, StoredAction))
        self._waiting = []
        self._busy = True
        self._thread.submit(self._work, loop, batch)

    def _work(self, loop: asyncio.AbstractEventLoop, batch: list[_Item]) -> None:
        """In the thread: run a batch."""
        start = monotonic()
        results = self._run(batch)
        seconds = monotonic() - start
        with suppress(RuntimeError):  # the event loop is closed
            loop.call_soon_threadsafe(self._deliver, loop, batch, results, seconds)

    def _deliver(
        self,
        loop: asyncio.AbstractEventLoop,
        batch: list[_Item],
        results: list[Any],
        seconds: float,
    ) -> None:
        """In the event loop: deliver the results, and start the work that has come meanwhile."""
        self._busy = False
        self._metrics.transaction_seconds.observe(seconds)
        if any(isinstance(result, DatabaseFailedError) for result in results):
            self._metrics.storage_errors.inc()
            self._failed(loop)
        if self._waiting:
            self._begin(loop)
        for (_, future, callback), result in zip(batch, results, strict=True):
            error = result if isinstance(result, Exception) else None
            if not future.done():  # else it was cancelled
                if error is None:
                    future.set_result(result)
                else:
                    future.set_exception(error)
                    future.exception()  # no warning if only the callback handles it
            if callback is not None:
                callback(error)

    def _run(self, batch: list[_Item]) -> list[Any]:
        works = [each.work for each in batch if not isinstance(each.work, StoredAction)]
        actions = [each.work for each in batch if isinstance(each.work, StoredAction)]
        try:
            results = self._store.run_in_transaction(works, actions)
        except Exception as error:  # or all futures would wait for ever
            results = [error] * len(batch)
        failed = [result for result in results if isinstance(result, sqlite3.Error)]
        if failed:
            log(
                "not_stored",
                f"not stored in {self._store.path}: {failed[0]} ({len(failed)} times)",
                level="error",
                error=str(failed[0]),
                count=len(failed),
            )
        return [_storage_error(result) for result in results]

    def _failed(self, loop: asyncio.AbstractEventLoop) -> None:
        """Write a probe soon, because the database has failed."""
        self.failing = True
        if self._probe is None:
            self._probe = loop.call_later(self._probe_seconds, self._start_probe)

    def _start_probe(self) -> None:
        self._probe = None
        self.run(self._store.write_probe, self._on_probe)

    def _on_probe(self, error: Exception | None) -> None:
        if error is None:
            self.failing = False
            log("storage_recovered", f"{self._store.path} can be written again", level="info")

    def close(self) -> None:
        """Run the waiting work without delivering results, and close the store."""
        if self._probe is not None:
            self._probe.cancel()
        self._thread.shutdown()
        self._run(self._waiting)
        self._store.close()
