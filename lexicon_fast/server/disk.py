"""The database in its own thread, so that the event loop does not wait for the disk."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias, TypeVar

from lexicon_fast.protocol import methods
from lexicon_fast.protocol.errors import RequestError
from lexicon_fast.server.log import log
from lexicon_fast.server.store import StoredAction

if TYPE_CHECKING:
    from lexicon_fast.server.store import Store

_T = TypeVar("_T")


class StorageError(RequestError):
    """The database could not be read or written."""

    def __init__(self) -> None:
        super().__init__(methods.INTERNAL_ERROR, "the database could not be read or written")


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
    database fails.
    """

    def __init__(self, store: Store) -> None:
        self._store: Final = store
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

    def _begin(self, loop: asyncio.AbstractEventLoop) -> None:
        """Start all waiting work."""
        # Actions come last, because `run_in_transaction` returns their results last.
        batch = sorted(self._waiting, key=lambda each: isinstance(each.work, StoredAction))
        self._waiting = []
        self._busy = True
        self._thread.submit(self._work, loop, batch)

    def _work(self, loop: asyncio.AbstractEventLoop, batch: list[_Item]) -> None:
        """In the thread: run a batch."""
        results = self._run(batch)
        with suppress(RuntimeError):  # the event loop is closed
            loop.call_soon_threadsafe(self._deliver, loop, batch, results)

    def _deliver(
        self, loop: asyncio.AbstractEventLoop, batch: list[_Item], results: list[Any]
    ) -> None:
        """In the event loop: deliver the results, and start the work that has come meanwhile."""
        self._busy = False
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
            log(f"not stored in {self._store.path}: {failed[0]} ({len(failed)} times)")
        return [
            StorageError() if isinstance(result, sqlite3.Error) else result for result in results
        ]

    def close(self) -> None:
        """Run the waiting work without delivering results, and close the store."""
        self._thread.shutdown()
        self._run(self._waiting)
        self._store.close()
