"""Long native calls end on Ctrl-C, after a deadline, and on a stop request."""

from __future__ import annotations

import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from functools import partial

import pytest
from support import long_calls
from support.long_calls import LONG

from lexicon_fast import Dictionary
from lexicon_fast._native.dictionary.deadline import SameLimits, Stop, Stopped, set_deadline
from lexicon_fast.base.thread_pool import as_done, flat_map
from lexicon_fast.engine.jobs import CancelledError, Job

#: Seconds within which calls must end on a busy machine. They usually take some hundredths.
_TIMEOUT = 60

#: A call that would take hours.
_ENDLESS = "lexicon_self_play"


def run_in_thread(call: Callable[[], object]) -> list[BaseException]:
    """Run a call in a thread, and return the exception that it raised."""
    found: list[BaseException] = []

    def work() -> None:
        try:
            call()
        except BaseException as error:
            found.append(error)

    thread = threading.Thread(target=work)
    thread.start()
    thread.join(_TIMEOUT)
    return found


@pytest.mark.parametrize("name", LONG)
def test_calls_end_on_a_stop_request_and_after_a_deadline(name: str) -> None:
    call = LONG[name]()
    stop = Stop()
    stop.request()
    with stop, pytest.raises(Stopped):
        call()
    set_deadline(0)
    try:
        with pytest.raises(TimeoutError):
            call()
    finally:
        set_deadline(None)


# All calls look for signals where they look for stop requests, which the test above shows.
@pytest.mark.processes
@pytest.mark.parametrize(
    "name", [_ENDLESS, "scrabble_endgame", "scrabble_playouts_in_threads", "lexibomb_odds"]
)
def test_calls_end_on_ctrl_c(name: str) -> None:
    with subprocess.Popen(
        [sys.executable, long_calls.__file__, name],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        try:
            assert process.stdout is not None
            assert process.stdout.readline() == b"ready\n"
            time.sleep(0.1)  # Python itself would end a call that has not begun
            process.send_signal(signal.SIGINT)
            _, errors = process.communicate(timeout=_TIMEOUT)
        finally:
            process.kill()
    assert errors.endswith(b"KeyboardInterrupt\n")
    assert process.returncode == -signal.SIGINT


def test_a_stop_request_from_another_thread_ends_a_running_call() -> None:
    call, stop, begun = LONG[_ENDLESS](), Stop(), threading.Event()

    def work() -> None:
        with stop:
            begun.set()
            call()

    def request() -> None:
        begun.wait()
        assert not stop.requested
        stop.request()

    other = threading.Thread(target=request)
    other.start()
    [error] = run_in_thread(work)
    other.join()
    assert type(error) is Stopped


def test_a_stop_applies_to_threads_in_its_context() -> None:
    call = LONG["subwords"]()
    outer, inner = Stop(), Stop()
    with outer:
        inner.request()
        with inner, pytest.raises(Stopped):
            call()
        call()
        outer.request()
        assert run_in_thread(call) == []  # a thread outside the context
        with Stop(), pytest.raises(Stopped):
            call()
    call()


def test_threads_can_copy_the_limits_of_another() -> None:
    call, found = LONG["subwords"](), list[type[BaseException]]()

    def work(limits: SameLimits) -> None:
        try:
            with limits:
                call()
        except BaseException as error:
            found.append(type(error))
        call()

    stop = Stop()
    stop.request()
    with stop:
        run_in_thread(partial(work, SameLimits()))
    set_deadline(0)
    try:
        run_in_thread(partial(work, SameLimits()))
    finally:
        set_deadline(None)
    run_in_thread(partial(work, SameLimits()))
    assert found == [Stopped, TimeoutError]


def test_a_stopped_batch_keeps_the_results_so_far(enable: Dictionary) -> None:
    from lexicon_fast._native.dictionary.search import Matches, subwords_batch

    hands = ["CATDOG", "*" * 64, "CATDOG"] * 300
    whole, out, stop = subwords_batch(enable.compiled, hands), Matches(), Stop()
    stop.request()
    with stop, pytest.raises(Stopped):
        subwords_batch(enable.compiled, hands, out)
    assert 0 <= len(out) < len(hands)
    assert out.offsets.tolist() == whole.offsets[: len(out) + 1].tolist()
    assert out.word_ids.tolist() == whole.word_ids[: len(out.word_ids)].tolist()
    assert len(out.word_ids) == out.offsets[-1]
    again = subwords_batch(enable.compiled, hands, out)
    assert again is out
    assert (out.offsets == whole.offsets).all()
    assert (out.word_ids == whole.word_ids).all()


def test_a_stopped_endgame_search_can_be_continued(enable: Dictionary) -> None:
    from lexicon_fast._native.scrabble.endgame import Endgame
    from lexicon_fast.games.tiles.plays import Generator

    generator = Generator(enable)
    board, rack = generator.pair(*generator.read((long_calls.BOARD, "?ABCEOT")))
    _, other = generator.pair(*generator.read((long_calls.BOARD, "EEGIIW")))
    search, stop = Endgame(board, rack, other), Stop()
    stop.request()
    with stop, pytest.raises(Stopped):
        search.search(1 << 60)
    # Earlier calls in this thread decide how much is searched before the first look at the stop.
    line = search.line()
    assert [line.rows(turn) for turn in range(line.positions)]
    before = search.nodes
    search.search(3000)
    assert search.nodes >= before + 3000


def test_a_stopped_endgame_search_of_lexicon_can_be_continued(enable: Dictionary) -> None:
    from lexicon_fast._native.lexicon.endgame import Endgame
    from lexicon_fast._native.lexicon.rounds import Round
    from lexicon_fast.bots.lexicon.native import native_rules
    from lexicon_fast.games.lexicon.rules import WADDINGTONS

    rules = native_rules(WADDINGTONS, enable, 2)
    hands: list[str | int] = ["AADEHRRSTT", "EIILLMNSU*"]
    search, stop = Endgame(Round(rules, hands, [], "", "O")), Stop()
    stop.request()
    with stop, pytest.raises(Stopped):
        search.search(1 << 60)
    before = search.nodes
    search.search(3000)
    assert search.solved or search.nodes >= before + 3000


def test_a_stopped_lay_does_not_change_the_board(enable: Dictionary) -> None:
    from lexicon_fast.games.tiles.plays import Generator

    generator = Generator(enable)
    board, _ = generator.pair(*generator.read((long_calls.BOARD, "A")))
    free = [i for i, code in enumerate(board.squares) if code == 255]
    before, checks, stop = board.squares, board.cross_checks(0), Stop()
    stop.request()
    with stop, pytest.raises(Stopped):
        board.lay([(square, 0) for square in free[::2]])
    assert (board.squares, board.cross_checks(0)) == (before, checks)


# Thread pools


def test_all_threads_end_when_one_fails() -> None:
    call, begun = LONG[_ENDLESS](), threading.Event()

    def work(fails: bool) -> None:
        if fails:
            begun.wait()
            raise ValueError("this one")
        begun.set()
        call()

    with pytest.raises(ValueError, match="this one"):
        list(as_done(work, [True, False], 2))


def test_a_pool_stops_its_tasks_when_it_is_closed() -> None:
    call, begun = LONG[_ENDLESS](), threading.Event()

    def task(fails: object) -> Iterator[object]:
        if fails:
            begun.wait()
            raise ValueError("this one")
        begun.set()
        call()
        yield from ()

    with pytest.raises(ValueError, match="this one"):
        list(flat_map(task, [True, False], 2))


def test_a_stop_ends_the_threads_of_a_census(enable: Dictionary) -> None:
    from lexicon_fast.census.hands import Census

    census = Census(enable, 5, plan=True, threads=2)
    stop = Stop()
    stop.request()
    with stop, pytest.raises(Stopped):
        census.prepare()
    assert census._prepared < 5


def test_cancelling_a_job_ends_its_native_call() -> None:
    call, begun = LONG[_ENDLESS](), threading.Event()
    job = Job(1, "solve", stoppable=False)

    def work() -> None:
        begun.set()
        call()

    def cancel() -> None:
        begun.wait()
        job.cancel()

    other = threading.Thread(target=cancel)
    other.start()
    [error] = run_in_thread(lambda: job.run(work))
    other.join()
    assert type(error) is CancelledError
    assert job.cancelled
    assert job.stopped


def test_a_job_has_a_deadline() -> None:
    job = Job(1, "solve", stoppable=False, seconds=0)
    with pytest.raises(TimeoutError):
        job.run(LONG[_ENDLESS]())
    LONG["subwords"]()()  # the deadline no longer applies
