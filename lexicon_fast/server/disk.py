"""The tables on disk, in a thread of its own: the event loop does not wait for it."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar

from lexicon_fast.engine import methods
from lexicon_fast.engine.errors import RequestError
from lexicon_fast.server.log import say
from lexicon_fast.server.store import Done

if TYPE_CHECKING:
    from lexicon_fast.server.store import Store

_T = TypeVar("_T")


class NotStored(RequestError):
    """The disk refuses."""

    def __init__(self) -> None:
        super().__init__(methods.INTERNAL_ERROR, "it could not be stored")


#: Takes what went wrong; None: nothing.
Then = Callable[[Exception | None], None]


class _Waiting(NamedTuple):
    """Work, or an action to be noted, and who is told of it."""

    work: Callable[[], Any] | Done
    future: asyncio.Future[Any]
    then: Then | None


class Disk:
    """Does work with a store, in the order it comes. For the event loop.

    While the disk is busy work gathers, which is then done in one transaction: so the disk is
    waited for once, however many moves there are. A future tells what is on the disk by then; it
    raises NotStored where that refuses.
    """

    def __init__(self, store: Store) -> None:
        self._store: Final = store
        self._thread: Final = ThreadPoolExecutor(1, "disk")
        self._waiting: list[_Waiting] = []
        self._writing: asyncio.Task[None] | None = None

    def do(self, work: Callable[[], _T], then: Then | None = None) -> asyncio.Future[_T]:
        """Have work done. The future has what it returned, or raises what it raised.

        then: called in the same moment, even if nobody waits for the future any more.
        """
        return self._add(work, then)

    def note(self, action: Done, then: Then) -> asyncio.Future[None]:
        """Have an action written."""
        return self._add(action, then)

    def _add(self, work: Callable[[], Any] | Done, then: Then | None) -> asyncio.Future[Any]:
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Waiting(work, future, then))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write())
        return future

    async def _write(self) -> None:
        loop = asyncio.get_running_loop()
        try:
            while some := self._waiting:
                self._waiting = []
                # The actions last, as they are told.
                some.sort(key=lambda each: isinstance(each.work, Done))
                found = await loop.run_in_executor(self._thread, self._together, some)
                for waiting, result in zip(some, found, strict=True):
                    _tell(waiting, result)
        finally:
            self._writing = None

    def _together(self, some: list[_Waiting]) -> list[Any]:
        works = [each.work for each in some if not isinstance(each.work, Done)]
        actions = [each.work for each in some if isinstance(each.work, Done)]
        try:
            found = self._store.together(works, actions)
        except sqlite3.Error as error:
            found = [error] * len(some)
        refused = [result for result in found if isinstance(result, sqlite3.Error)]
        if refused:
            say(f"not stored: {refused[0]} ({len(refused)} times)")
        return [NotStored() if isinstance(result, sqlite3.Error) else result for result in found]

    def close(self) -> None:
        """Do what waits, tell nobody, and close the store."""
        if self._writing is not None:
            self._writing.cancel()
        self._thread.shutdown()
        self._together(self._waiting)
        self._store.close()


def _tell(waiting: _Waiting, result: Any) -> None:
    """Whoever waits goes on first, then what follows from it."""
    error = result if isinstance(result, Exception) else None
    if not waiting.future.done():  # else it was given up
        if error is None:
            waiting.future.set_result(result)
        else:
            waiting.future.set_exception(error)
            waiting.future.exception()  # if nobody waits, `then` is told
    if waiting.then is not None:
        waiting.then(error)
