"""The threads of the server, while the event loop is busy."""

from __future__ import annotations

import asyncio
import threading
import time
from functools import partial

import pytest

pytest.importorskip("uvicorn", reason="NOT TESTED: the extra `serve` is absent")
pytest.importorskip("starlette", reason="NOT TESTED: the extra `serve` is absent")
pytest.importorskip("websockets", reason="NOT TESTED: the extra `serve` is absent")

from lexicon_fast.engine.jobs import CancelledError, Job
from lexicon_fast.protocol.errors import Refused
from lexicon_fast.server import workers
from lexicon_fast.server.workers import Workers

JOBS = 200
LONG = 10.0  # seconds


def job() -> Job:
    return Job(None, "bot.move", stoppable=True)


async def begun(each: list[asyncio.Task[int]]) -> None:
    """Wait until all tasks have submitted their work."""
    await asyncio.sleep(0)
    assert not any(task.done() for task in each)


@pytest.mark.parametrize("threads", [1, 3])
def test_threads_are_not_far_ahead_of_the_event_loop(threads: int) -> None:
    done: list[int] = []

    async def all_done() -> list[int]:
        own = Workers(threads, 1)

        def work(number: int) -> int:
            done.append(number)
            return number

        tasks = [
            asyncio.create_task(own.run(job(), partial(work, number), thinks=True, internal=True))
            for number in range(JOBS)
        ]
        await begun(tasks)
        # From here on the event loop is busy.
        end = time.monotonic() + LONG
        while len(done) < workers._MAX_UNDELIVERED and time.monotonic() < end:
            time.sleep(0.001)
        time.sleep(0.05)  # they would all be done by then
        assert workers._MAX_UNDELIVERED <= len(done) < workers._MAX_UNDELIVERED + threads
        try:
            return await asyncio.wait_for(asyncio.gather(*tasks), LONG)
        finally:
            own.close()

    assert asyncio.run(all_done()) == list(range(JOBS))
    assert sorted(done) == list(range(JOBS))


def test_waiting_jobs_are_cancelled_on_close() -> None:
    done: list[int] = []
    faults: list[object] = []
    at_work, go = threading.Event(), threading.Event()

    def work() -> int:
        at_work.set()
        go.wait(LONG)
        done.append(1)
        return 1

    async def closed() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, fault: faults.append(fault))
        own = Workers(1, 1)
        tasks = [
            asyncio.create_task(own.run(job(), work, thinks=True, internal=True))
            for _ in range(JOBS)
        ]
        await begun(tasks)
        assert at_work.wait(LONG)
        own.close()
        go.set()
        time.sleep(0.05)  # now it gives up what waits, until it is too far ahead
        with pytest.raises(Refused):
            await own.run(job(), work, thinks=True, internal=True)
        assert await asyncio.wait_for(tasks[0], LONG) == 1
        for task in tasks[1:]:
            task.cancel()
        given_up = await asyncio.gather(*tasks[1:], return_exceptions=True)
        assert all(isinstance(each, CancelledError | asyncio.CancelledError) for each in given_up)

    asyncio.run(closed())
    assert done == [1]
    assert faults == []
