"""Work in threads where the order of results does not matter."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from itertools import islice
from typing import TYPE_CHECKING, TypeVar

from lexicon_fast._native.dictionary.deadline import SameLimits, Stop

if TYPE_CHECKING:
    from collections.abc import Generator

_Item = TypeVar("_Item")
_Result = TypeVar("_Result")


def as_done(
    function: Callable[[_Item], _Result],
    items: Iterable[_Item],
    threads: int,
    *,
    stop: Callable[[], object] = lambda: None,
) -> Generator[_Result]:
    """function(item) of each item, as soon as it is done, called in so many threads.

    Only a few items are taken ahead, by the thread that takes the results. What a call raises is
    raised here; when closed, this ends the native work of the calls that are under way, and waits
    for them. stop: called first then, so that they may end early.
    """
    waiting = iter(items)
    limits, ended = SameLimits(), Stop()

    def call(item: _Item) -> _Result:
        with limits, ended:
            return function(item)

    under_way: set[Future[_Result]] = set()
    with ThreadPoolExecutor(threads) as pool:
        try:
            while True:
                for item in islice(waiting, 2 * threads - len(under_way)):
                    under_way.add(pool.submit(call, item))
                if not under_way:
                    return
                done, under_way = wait(under_way, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        finally:
            ended.request()
            stop()
            for future in under_way:
                future.cancel()
