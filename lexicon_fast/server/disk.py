"""The tables on disk, in a thread of its own: the event loop does not wait for it."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar

from lexicon_fast.protocol import methods
from lexicon_fast.protocol.errors import RequestError
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
        self._busy = False

    def do(self, work: Callable[[], _T], then: Then | None = None) -> asyncio.Future[_T]:
        """Have work done. The future has what it returned, or raises what it raised.

        then: called in the same moment, even if nobody waits for the future any more.
        """
        return self._add(work, then)

    def note(self, action: Done, then: Then) -> asyncio.Future[None]:
        """Have an action written."""
        return self._add(action, then)

    def _add(self, work: Callable[[], Any] | Done, then: Then | None) -> asyncio.Future[Any]:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Any] = loop.create_future()
        self._waiting.append(_Waiting(work, future, then))
        if not self._busy:
            self._begin(loop)
        return future

    def _begin(self, loop: asyncio.AbstractEventLoop) -> None:
        """Have all that waits done."""
        # The actions last, as they are told.
        some = sorted(self._waiting, key=lambda each: isinstance(each.work, Done))
        self._waiting = []
        self._busy = True
        self._thread.submit(self._work, loop, some)

    def _work(self, loop: asyncio.AbstractEventLoop, some: list[_Waiting]) -> None:
        """In the thread."""
        found = self._together(some)
        with suppress(RuntimeError):  # the loop has ended
            loop.call_soon_threadsafe(self._end, loop, some, found)

    def _end(self, loop: asyncio.AbstractEventLoop, some: list[_Waiting], found: list[Any]) -> None:
        """In the event loop: it is done; what has gathered is next."""
        self._busy = False
        if self._waiting:
            self._begin(loop)
        for waiting, result in zip(some, found, strict=True):
            _tell(waiting, result)

    def _together(self, some: list[_Waiting]) -> list[Any]:
        works = [each.work for each in some if not isinstance(each.work, Done)]
        actions = [each.work for each in some if isinstance(each.work, Done)]
        try:
            found = self._store.together(works, actions)
        except Exception as error:  # else all would wait for ever
            found = [error] * len(some)
        refused = [result for result in found if isinstance(result, sqlite3.Error)]
        if refused:
            say(f"not stored in {self._store.path}: {refused[0]} ({len(refused)} times)")
        return [NotStored() if isinstance(result, sqlite3.Error) else result for result in found]

    def close(self) -> None:
        """Do what waits, tell nobody, and close the store."""
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
