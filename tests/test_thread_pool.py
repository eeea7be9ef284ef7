"""A team of threads: shared work, its errors and limits, and its end."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator

import pytest

from lexicon_fast._native.dictionary.deadline import Stop, Stopped, set_deadline
from lexicon_fast.base.thread_pool import Team


@pytest.fixture(autouse=True)
def all_threads_end() -> Iterator[None]:
    """No test leaves a thread behind. Other tests may have, which wait for input."""
    before = {*threading.enumerate()}
    yield
    for thread in {*threading.enumerate()} - before:
        thread.join(60)
        assert not thread.is_alive()


def _search() -> object:
    from lexicon_fast import Dictionary

    return Dictionary.load("enable").subwords("*" * 64)


@pytest.mark.parametrize("threads", [1, 2, 5])
def test_each_piece_of_work_is_done_together(threads: int) -> None:
    barrier = threading.Barrier(threads)
    seen: list[list[int]] = []
    with Team(threads) as team:
        for _ in range(3):
            found: list[int] = []

            def work(found: list[int] = found) -> None:
                found.append(threading.get_ident())
                barrier.wait(60)  # no thread can do two calls

            team.call(work)
            seen.append(found)
    assert all(len({*found}) == threads for found in seen)


def test_an_error_of_a_call_is_raised_and_ends_the_team() -> None:
    def fail() -> None:
        raise ValueError("no")

    with pytest.raises(ValueError, match="no"), Team(3) as team:
        team.call(fail)


def test_a_team_that_did_nothing_can_be_closed() -> None:
    with Team(3):
        pass


@pytest.mark.parametrize("limit", ["deadline", "stop"])
def test_the_calls_have_the_limits_of_the_caller(limit: str) -> None:
    def limited(call: Callable[[], object]) -> BaseException:
        with pytest.raises(BaseException) as error:  # noqa: PT011 (either)
            call()
        return error.value

    with Team(2) as team:
        if limit == "deadline":
            set_deadline(0)
            try:
                found = limited(lambda: team.call(_search))  # type: ignore[arg-type]
            finally:
                set_deadline(None)
            assert isinstance(found, TimeoutError)
        else:
            with Stop() as stop:
                stop.request()
                found = limited(lambda: team.call(_search))  # type: ignore[arg-type]
            assert isinstance(found, Stopped)
