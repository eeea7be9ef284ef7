"""The threads of the server, while the event loop is busy."""

from __future__ import annotations

import asyncio
import threading
import time
import weakref
from collections import Counter
from functools import partial

import pytest
from support.collector import no_collections

pytest.importorskip("uvicorn", reason="NOT TESTED: the extra `serve` is absent")
pytest.importorskip("starlette", reason="NOT TESTED: the extra `serve` is absent")
pytest.importorskip("websockets", reason="NOT TESTED: the extra `serve` is absent")

from lexicon_fast.engine.jobs import CancelledError, Job
from lexicon_fast.protocol.methods import Refused
from lexicon_fast.server import request, workers
from lexicon_fast.server.fair_queue import Client
from lexicon_fast.server.limits import ComputeBudget
from lexicon_fast.server.request import RequestJob
from lexicon_fast.server.workers import Workers

HERE = Client("203.0.113.5", "a")
THERE = Client("203.0.113.6", "b")

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
        own = Workers(threads, 1, ComputeBudget(60))

        def work(number: int) -> int:
            done.append(number)
            return number

        tasks = [
            asyncio.create_task(
                own.run(job(), partial(work, number), HERE, thinks=True, internal=True)
            )
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
        own = Workers(1, 1, ComputeBudget(60))
        tasks = [
            asyncio.create_task(own.run(job(), work, HERE, thinks=True, internal=True))
            for _ in range(JOBS)
        ]
        await begun(tasks)
        assert at_work.wait(LONG)
        own.close()
        go.set()
        time.sleep(0.05)  # now it gives up what waits, until it is too far ahead
        with pytest.raises(Refused):
            await own.run(job(), work, HERE, thinks=True, internal=True)
        assert await asyncio.wait_for(tasks[0], LONG) == 1
        for task in tasks[1:]:
            task.cancel()
        given_up = await asyncio.gather(*tasks[1:], return_exceptions=True)
        assert all(isinstance(each, CancelledError | asyncio.CancelledError) for each in given_up)

    asyncio.run(closed())
    assert done == [1]
    assert faults == []


@pytest.fixture
def short_slices(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("_SLICE", "_THINKING_SLICE", "_REVIEW_INTERVAL"):
        monkeypatch.setattr(workers, name, 0.01)


def requested(client: Client, method: str = "plan") -> RequestJob:
    return RequestJob(None, method, LONG, client)


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("other", [THERE, Client(None, "c")])
@pytest.mark.usefixtures("short_slices")
def test_long_requests_of_one_client_do_not_hold_up_others(threads: int, other: Client) -> None:
    go = threading.Event()

    async def both() -> None:
        own = Workers(threads, 100, ComputeBudget(60))
        slow = [
            asyncio.create_task(own.run(requested(HERE), lambda: go.wait(LONG), HERE))
            for _ in range(8)
        ]
        await begun(slow)
        try:
            for number in range(5):
                quick = own.run(requested(other), lambda number=number: number, other)
                assert await asyncio.wait_for(quick, LONG) == number
            assert not go.is_set()
        finally:
            go.set()
        assert await asyncio.wait_for(asyncio.gather(*slow), LONG) == [True] * 8
        own.close()

    asyncio.run(both())


@pytest.mark.usefixtures("short_slices")
def test_short_requests_that_take_long_start_again_and_are_answered() -> None:
    """They make room for others, and are answered in their turn among the long ones."""
    begun_again = threading.Event()
    attempts: Counter[RequestJob] = Counter()

    async def all_done() -> None:
        own = Workers(2, 100, ComputeBudget(60))

        def work(job: RequestJob) -> int:
            attempts[job] += 1
            while not begun_again.is_set():
                job.check()
                time.sleep(0.001)
            return attempts[job]

        jobs = [requested(Client(f"203.0.113.{number}", number)) for number in range(30)]
        slow = [
            asyncio.create_task(own.run(each, partial(work, each), each.client)) for each in jobs
        ]
        await begun(slow)
        for _ in range(3):
            assert await asyncio.wait_for(own.run(requested(THERE), lambda: 5, THERE), LONG) == 5
        while own.load()["long", "waiting"] < 1:
            await asyncio.sleep(0.001)
        begun_again.set()
        counts = await asyncio.wait_for(asyncio.gather(*slow), LONG)
        assert max(counts) == 2
        own.close()

    asyncio.run(all_done())


def test_few_long_requests_run_at_once_and_each_may_use_its_time() -> None:
    running: list[RequestJob] = []
    most = 0
    go = threading.Event()

    def work(job: RequestJob) -> int:
        nonlocal most
        running.append(job)
        most = max(most, len(running))
        go.wait(LONG)
        running.remove(job)
        return 1

    async def all_done() -> None:
        own = Workers(4, 100, ComputeBudget(60))
        jobs = [requested(Client(f"203.0.113.{number}", number)) for number in range(10)]
        slow = [
            asyncio.create_task(own.run(each, partial(work, each), each.client, takes_long=True))
            for each in jobs
        ]
        await begun(slow)
        for number in range(5):
            quick = own.run(requested(THERE), lambda number=number: number, THERE)
            assert await asyncio.wait_for(quick, LONG) == number
        assert len(running) == 2
        assert own.load()["long", "waiting"] == 8
        go.set()
        assert await asyncio.wait_for(asyncio.gather(*slow), LONG) == [1] * 10
        own.close()

    asyncio.run(all_done())
    assert most == 2


def test_a_full_server_accepts_a_few_requests_of_each_address() -> None:
    go = threading.Event()

    async def refused() -> None:
        own = Workers(1, 5, ComputeBudget(60))

        def ask(client: Client) -> asyncio.Task[bool]:
            return asyncio.create_task(own.run(requested(client), lambda: go.wait(LONG), client))

        flood = [ask(HERE) for _ in range(8)]
        await asyncio.sleep(0)
        others = [ask(THERE) for _ in range(5)]
        await asyncio.sleep(0)
        go.set()
        found = await asyncio.gather(*flood, *others, return_exceptions=True)
        assert [each is True for each in found] == [True] * 5 + [False] * 3 + [True] * 4 + [False]
        for each in found:
            assert each is True or (isinstance(each, Refused) and each.data["type"] == "Busy")
        assert own.open_jobs == 0
        own.close()

    asyncio.run(refused())


def test_a_request_that_is_cancelled_does_not_start_again() -> None:
    again = requested(HERE)
    again.evict()
    with pytest.raises(request.Evicted):
        again.run(lambda: None)
    again.begin_again()
    assert again.run(lambda: 5) == 5
    again.evict()
    again.cancel()
    again.begin_again()
    with pytest.raises(CancelledError):
        again.run(lambda: 5)


@pytest.mark.usefixtures("short_slices")
def test_bots_of_one_client_stop_thinking_for_those_of_others() -> None:
    async def both() -> None:
        own = Workers(1, 100, ComputeBudget(60))
        stopped = []

        def think(job: Job) -> None:
            end = time.monotonic() + LONG
            while not job.stopped and time.monotonic() < end:
                time.sleep(0.001)
            stopped.append(job)

        jobs = [job() for _ in range(9)]
        clients = [Client(f"203.0.113.{number}", number) for number in range(8)]
        thinking = [
            asyncio.create_task(own.run(each, partial(think, each), client, thinks=True))
            for each, client in zip(jobs, clients, strict=False)
        ]
        await begun(thinking)
        await own.run(jobs[8], lambda: stopped.append(jobs[8]), THERE, thinks=True)
        # Those that began first have thought longest. They made room.
        assert stopped[-1] is jobs[8]
        assert 1 <= len(stopped) - 1 < 8
        own.stop()
        await asyncio.wait_for(asyncio.gather(*thinking), LONG)
        own.close()

    asyncio.run(both())


def test_waiting_requests_are_refused_when_the_server_stops() -> None:
    """Shutting down does not wait for work that would be cancelled."""
    at_work, go = threading.Event(), threading.Event()

    def work() -> int:
        at_work.set()
        go.wait(LONG)
        return 1

    async def stopped() -> None:
        own = Workers(1, 100, ComputeBudget(60))
        running = asyncio.create_task(own.run(requested(HERE), work, HERE))
        await begun([running])
        assert at_work.wait(LONG)
        clients = [HERE, HERE, THERE]
        waiting = [asyncio.create_task(own.run(requested(c), work, c)) for c in clients]
        loading = asyncio.create_task(own.run(job(), lambda: 2, THERE, internal=True))
        await begun([*waiting, loading])
        own.stop()
        for refused in await asyncio.gather(*waiting, return_exceptions=True):
            assert isinstance(refused, Refused)
            assert refused.data["type"] == "Closing"
        assert not running.done()
        assert own.open_jobs == 2
        go.set()
        assert await asyncio.gather(running, loading) == [1, 2]
        assert own.open_jobs == 0
        own.close()

    asyncio.run(stopped())


def test_urgent_jobs_come_first() -> None:
    order: list[int] = []
    at_work, go = threading.Event(), threading.Event()

    def first() -> None:
        at_work.set()
        go.wait(LONG)

    async def all_done() -> None:
        own = Workers(1, 100, ComputeBudget(60))
        tasks = [asyncio.create_task(own.run(job(), first, HERE, thinks=True))]
        await asyncio.sleep(0)
        assert at_work.wait(LONG)
        tasks += [
            asyncio.create_task(
                own.run(
                    job(),
                    partial(order.append, number),
                    HERE,
                    thinks=True,
                    internal=number != 2,
                    urgent=number == 3,
                )
            )
            for number in range(4)
        ]
        await asyncio.sleep(0)
        go.set()
        await asyncio.wait_for(asyncio.gather(*tasks), LONG)
        own.close()

    asyncio.run(all_done())
    assert order == [2, 3, 0, 1]


def test_an_address_without_computing_time_is_refused() -> None:
    async def refused() -> None:
        budget = ComputeBudget(60)
        own = Workers(1, 1, budget)
        budget.charge(HERE.origin, 1000)
        with pytest.raises(Refused, match=r"203\.0\.113\.5 has used its computing time") as busy:
            await own.run(requested(HERE), lambda: 5, HERE)
        assert busy.value.data["type"] == "Busy"
        assert await own.run(requested(THERE), lambda: 5, THERE) == 5
        assert await own.run(job(), lambda: 5, HERE, internal=True) == 5
        own.close()

    asyncio.run(refused())


def test_computing_time_is_counted() -> None:
    async def used() -> ComputeBudget:
        budget = ComputeBudget(0.001)
        own = Workers(1, 1, budget)

        def work() -> None:
            end = time.thread_time() + 0.01
            while time.thread_time() < end:
                pass

        await own.run(requested(HERE), work, HERE)
        own.close()
        return budget

    budget = asyncio.run(used())
    with pytest.raises(Refused):
        budget.check(HERE.origin)
    budget.check(THERE.origin)


def test_time_limits_begin_with_the_work(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(request, "monotonic", lambda: now)
    waiting = RequestJob(None, "plan", 10, HERE)
    late = RequestJob(None, "plan", 10, HERE)
    now += 9

    def work() -> None:
        nonlocal now
        now += 9
        waiting.check()
        now += 2
        waiting.check()

    with pytest.raises(Refused, match="takes too long") as refused:
        waiting.run(work)
    assert refused.value.data["type"] == "TooMuch"
    with pytest.raises(
        Refused, match="the server has too much to do; try again in 10 s"
    ) as refused:
        late.run(lambda: None)
    assert refused.value.data["type"] == "Busy"


def test_short_time_limits_do_not_shorten_the_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(request, "monotonic", lambda: now)
    waiting = RequestJob(None, "plan", 0.2, HERE)
    now += 9
    assert waiting.run(lambda: 5) == 5


def test_results_and_errors_do_not_stay_in_memory() -> None:
    """Without the garbage collector: a long result is worth many objects."""

    class Large:
        """A result, or a local variable of a job that fails."""

    seen: list[weakref.ref[Large]] = []

    def returns() -> Large:
        large = Large()
        seen.append(weakref.ref(large))
        return large

    def fails() -> None:
        returned = returns()
        raise Refused("TooMuch", f"{type(returned).__name__} is too much")

    async def main() -> None:
        own = Workers(1, 10, ComputeBudget(60))
        try:
            await own.run(job(), returns, HERE)
            with pytest.raises(Refused):
                await own.run(job(), fails, HERE)
            # The thread forgets a result after it has delivered it.
            end = time.monotonic() + LONG
            while any(ref() for ref in seen) and time.monotonic() < end:
                await asyncio.sleep(0.001)
            assert [ref() for ref in seen] == [None, None]
        finally:
            own.close()

    with no_collections():
        asyncio.run(main())


def test_tables_do_not_count_and_the_limit_begins_after_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = 1000.0
    monkeypatch.setattr(request, "monotonic", lambda: now)
    job = RequestJob(None, "dictionary.find", 10, HERE)

    def work() -> None:
        nonlocal now
        with job.untimed():
            now += 60
            job.check()
        now += 9
        job.check()
        now += 2
        job.check()

    with pytest.raises(Refused, match="takes too long"):
        job.run(work)
    assert now == 1071
