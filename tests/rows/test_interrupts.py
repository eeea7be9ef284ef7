"""Ctrl-C while something is written that has to be whole."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable

import pytest

from lexicon_fast.rows.streams import Interrupts, Stream


def ctrl_c() -> None:
    os.kill(os.getpid(), signal.SIGINT)


def whole(interrupts: Interrupts, *steps: Callable[[], None]) -> None:
    with interrupts.delayed():
        for step in steps:
            step()


def test_it_waits_for_the_end_of_what_is_whole() -> None:
    done: list[int] = []
    with Interrupts() as interrupts:
        with pytest.raises(KeyboardInterrupt):
            whole(interrupts, ctrl_c, lambda: done.append(1))
        assert done == [1]
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_outside_it_is_heard_at_once() -> None:
    with Interrupts() as interrupts:
        whole(interrupts)
        with pytest.raises(KeyboardInterrupt):
            ctrl_c()


def test_a_second_one_does_not_wait() -> None:
    done: list[int] = []
    with Interrupts() as interrupts, pytest.raises(KeyboardInterrupt):
        whole(interrupts, ctrl_c, lambda: done.append(1), ctrl_c, lambda: done.append(2))
    assert done == [1]


def test_what_went_wrong_is_said_first() -> None:
    def full() -> None:
        raise OSError("full")

    with Interrupts() as interrupts, pytest.raises(OSError, match="full"):
        whole(interrupts, ctrl_c, full)


def test_the_end_of_a_row_of_many_megabytes_is_not_awaited() -> None:
    written: list[int] = []

    def write(stream: Stream) -> None:
        while len(written) < 100:
            written.append(1)
            stream.write(bytes(1 << 20), is_whole=False)
            if len(written) == 1:
                ctrl_c()

    with Stream(open(os.devnull, "wb", buffering=0), "null") as stream:
        with pytest.raises(KeyboardInterrupt):
            write(stream)
        assert stream.size == 0
    assert 2 < len(written) < 20


def test_another_handler_is_left_alone() -> None:
    heard: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _: heard.append(number))
    try:
        with Interrupts() as interrupts:
            whole(interrupts, ctrl_c)
    finally:
        signal.signal(signal.SIGINT, before)
    assert heard == [signal.SIGINT]


def test_other_threads_only_write() -> None:
    done: list[int] = []

    def write() -> None:
        with Interrupts() as interrupts:
            whole(interrupts, lambda: done.append(1))

    thread = threading.Thread(target=write)
    thread.start()
    thread.join()
    assert done == [1]
