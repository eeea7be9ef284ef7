"""Long native calls end on Ctrl-C, after a deadline and on a stop request."""

from __future__ import annotations

import signal
import subprocess
import sys
import threading
from collections.abc import Iterator

import long_calls
import pytest
from long_calls import LONG

from lexicon_fast import Dictionary
from lexicon_fast._native.dictionary.deadline import SameLimits, Stop, Stopped, set_deadline
from lexicon_fast.batch.pool import as_done, flat_map
from lexicon_fast.engine.jobs import CancelledError, Job

#: Seconds in which any call responds, however busy the machine is. They respond in some hundredths.
_PATIENCE = 60

#: A call that would take hours.
_ENDLESS = "lexicon_self_play"


@pytest.mark.parametrize("name", LONG)
def test_a_stop_request_and_a_deadline_end_it(name: str) -> None:
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


@pytest.mark.parametrize("name", LONG)
def test_ctrl_c_ends_it(name: str) -> None:
    with subprocess.Popen(
        [sys.executable, long_calls.__file__, name],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        try:
            assert process.stdout is not None
            assert process.stdout.readline() == b"ready\n"
            process.send_signal(signal.SIGINT)
            _, errors = process.communicate(timeout=_PATIENCE)
        finally:
            process.kill()
    assert errors.endswith(b"KeyboardInterrupt\n")
    assert process.returncode == -signal.SIGINT


def test_a_request_comes_from_another_thread_while_the_call_runs() -> None:
    call, stop, found = LONG[_ENDLESS](), Stop(), list[BaseException]()
    begun = threading.Event()

    def work() -> None:
        try:
            with stop:
                begun.set()
                call()
        except BaseException as error:
            found.append(error)

    thread = threading.Thread(target=work)
    thread.start()
    begun.wait()
    assert not stop.requested
    stop.request()
    thread.join(_PATIENCE)
    assert [type(error) for error in found] == [Stopped]


def test_limits_are_those_of_a_thread_and_of_its_contexts() -> None:
    call = LONG["subwords"]()
    outer, inner = Stop(), Stop()
    with outer:
        inner.request()
        with inner, pytest.raises(Stopped):
            call()
        call()
        outer.request()
        other = threading.Thread(target=call)  # which is not in the context
        other.start()
        other.join()
        with Stop(), pytest.raises(Stopped):
            call()
    call()


def test_threads_can_take_over_the_limits_of_another() -> None:
    call, found = LONG["subwords"](), list[type[BaseException]]()

    def work(limits: SameLimits) -> None:
        try:
            with limits:
                call()
        except BaseException as error:
            found.append(type(error))
        call()

    def begin(limits: SameLimits) -> None:
        thread = threading.Thread(target=work, args=[limits])
        thread.start()
        thread.join()

    stop = Stop()
    stop.request()
    with stop:
        begin(SameLimits())
    set_deadline(0)
    try:
        begin(SameLimits())
    finally:
        set_deadline(None)
    begin(SameLimits())
    assert found == [Stopped, TimeoutError]


def test_a_batch_that_was_stopped_keeps_the_answers_before(enable: Dictionary) -> None:
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


def test_a_search_of_an_endgame_that_was_stopped_can_be_gone_on_with(enable: Dictionary) -> None:
    from lexicon_fast._native.scrabble.endgame import Endgame
    from lexicon_fast.games.tiles.plays import Generator

    generator = Generator(enable)
    board, rack = generator.pair(*generator.read((long_calls.BOARD, "?ABCEOT")))
    _, other = generator.pair(*generator.read((long_calls.BOARD, "EEGIIW")))
    search, stop = Endgame(board, rack, other), Stop()
    first = search.line()
    stop.request()
    with stop, pytest.raises(Stopped):
        search.search(1 << 60)
    line = search.line()
    assert [line.rows(turn) for turn in range(line.positions)]
    assert line.rows(0) == first.rows(0)
    before = search.nodes
    search.search(3000)
    assert search.nodes >= before + 3000


def test_a_board_on_which_laying_was_stopped_is_as_before(enable: Dictionary) -> None:
    from lexicon_fast.games.tiles.plays import Generator

    generator = Generator(enable)
    board, _ = generator.pair(*generator.read((long_calls.BOARD, "A")))
    free = [i for i, code in enumerate(board.squares) if code == 255]
    before, checks, stop = board.squares, board.cross_checks(0), Stop()
    stop.request()
    with stop, pytest.raises(Stopped):
        board.lay([(square, 0) for square in free[::2]])
    assert (board.squares, board.cross_checks(0)) == (before, checks)


# Those who have threads


def test_work_in_threads_ends_when_one_of_it_fails() -> None:
    call, begun = LONG[_ENDLESS](), threading.Event()

    def work(fails: bool) -> None:
        if fails:
            begun.wait()
            raise ValueError("this one")
        begun.set()
        call()

    with pytest.raises(ValueError, match="this one"):
        list(as_done(work, [True, False], 2))


def test_a_pool_ends_its_work_when_it_is_closed() -> None:
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


def test_the_census_ends_what_its_threads_prepare(enable: Dictionary) -> None:
    from lexicon_fast.census.hands import Census

    census = Census(enable, 5, plan=True, threads=2)
    stop = Stop()
    stop.request()
    with stop, pytest.raises(Stopped):
        census.prepare()
    assert census._prepared < 5


def test_a_job_that_is_cancelled_ends_natively() -> None:
    call, begun = LONG[_ENDLESS](), threading.Event()
    job = Job(1, "solve", stoppable=False)
    found: list[BaseException] = []

    def work() -> None:
        begun.set()
        call()

    def run() -> None:
        try:
            job.run(work)
        except BaseException as error:
            found.append(error)

    thread = threading.Thread(target=run)
    thread.start()
    begun.wait()
    job.cancel()
    thread.join(_PATIENCE)
    assert [type(error) for error in found] == [CancelledError]
    assert job.cancelled
    assert job.stopped


def test_a_job_has_its_seconds() -> None:
    job = Job(1, "solve", stoppable=False, seconds=0)
    with pytest.raises(TimeoutError):
        job.run(LONG[_ENDLESS]())
    LONG["subwords"]()()  # nothing of it is left
