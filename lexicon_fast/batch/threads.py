"""Work in threads where the order of results does not matter."""

from __future__ import annotations

from contextlib import suppress
from itertools import islice
from queue import Empty, SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING, TypeVar

from lexicon_fast._native.dictionary.deadline import SameLimits, Stop
from lexicon_fast.rows.interrupts import Interrupts

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterable

_Item = TypeVar("_Item")
_Result = TypeVar("_Result")


# Futures would be shorter, but waiting for them is not safe against Ctrl-C: an interrupt between
# taking the lock of one and giving it back leaves a worker, and so the program, hanging. A
# SimpleQueue has no such moment.
def as_done(
    function: Callable[[_Item], _Result],
    items: Iterable[_Item],
    threads: int,
    *,
    stop: Callable[[], object] = lambda: None,
) -> Generator[_Result]:
    """Yield function(item) of each item as soon as it is done, called in so many threads.

    Only a few items are taken ahead, by the thread that takes the results. An exception of a call
    is raised here. Closing the generator ends the native work of the calls that are under way, and
    waits for them. stop: called first then, so that they may end early.
    """
    waiting = iter(items)
    limits, ended = SameLimits(), Stop()
    asked: SimpleQueue[list[_Item]] = SimpleQueue()  # a list of one item; none: nothing is left
    answered: SimpleQueue[tuple[list[_Result], BaseException | None]] = SimpleQueue()

    def work() -> None:
        while asking := asked.get():
            try:
                with limits, ended:
                    answered.put(([function(asking[0])], None))
            except BaseException as error:
                answered.put(([], error))

    workers: list[Thread] = []
    under_way = 0
    try:
        while True:
            for item in islice(waiting, 2 * threads - under_way):
                asked.put([item])
                under_way += 1
                if len(workers) < threads:
                    _start(work, workers)
            if not under_way:
                return
            results, error = answered.get()
            under_way -= 1
            if error is not None:
                raise error
            yield results[0]
    finally:
        ended.request()
        stop()
        with suppress(Empty):
            while True:
                asked.get_nowait()
        for _ in workers:
            asked.put([])
        for worker in workers:
            worker.join()


def _start(work: Callable[[], None], workers: list[Thread]) -> None:
    """Start another worker; Ctrl-C waits until it has begun, for it waits for its starter."""
    with Interrupts() as interrupts, interrupts.whole():
        worker = Thread(target=work)
        worker.start()
        workers.append(worker)
