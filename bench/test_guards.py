"""Guards against slow code: counts that do not depend on the machine, and ratios within one run."""

from __future__ import annotations

import time
from collections.abc import Callable
from statistics import median

import pytest

import lexicon_fast as lf
from lexicon_fast import workloads
from lexicon_fast._native.dictionary import search
from lexicon_fast.rng import Rng

#: Vector tests of 1,000 queries (ENABLE, dealt with seed 1). An optimization must not raise them;
#: the commit message explains any change.
TESTS = {
    "subwords, 7 tiles": 103_410,
    "subwords, 6 tiles + blank": 791_302,
    "subwords, 5 tiles + 2 blanks": 3_112_040,
    "subwords, 10 cards": 228_544,
    "subwords, 9 cards + Master": 1_556_338,
    "linear scan, 10 cards": 1_399_400,
    "linear scan, 9 cards + Master": 1_399_400,
    "superwords, 10 cards": 82_717,
    "superwords, 9 cards + Master": 382_169,
}

#: Hash of the results for 300 positions; it changes only if a result does.
SIGNATURE = "dc880ead16d2"


@pytest.fixture(scope="module")
def enable() -> lf.Dictionary:
    return lf.Dictionary.load("enable")


def test_vector_tests_are_what_they_were(enable: lf.Dictionary) -> None:
    counted = {}
    for workload in workloads.workloads(enable):
        _, tests = workload.run()
        if tests:
            counted[workload.name] = tests
    assert counted == TESTS


def test_the_signature_is_what_it_was(enable: lf.Dictionary) -> None:
    assert workloads.signature(enable) == SIGNATURE


def seconds(call: Callable[[], object]) -> float:
    times = []
    call()
    for _ in range(5):
        start = time.perf_counter()
        call()
        times.append(time.perf_counter() - start)
    return median(times)


@pytest.mark.parametrize(("masters", "least"), [(0, 10), (1, 3)])
def test_the_hierarchy_beats_the_linear_scan(
    enable: lf.Dictionary, masters: int, least: float
) -> None:
    rng = Rng(2)
    hands = [workloads.deal(rng, 10, masters=masters) for _ in range(200)]
    scan = seconds(lambda: search.scan_batch(enable.compiled, hands))
    assert scan / seconds(lambda: enable.subwords_batch(hands)) > least


def test_a_batch_beats_single_calls(enable: lf.Dictionary) -> None:
    rng = Rng(3)
    hands = [workloads.deal(rng, 10, masters=0) for _ in range(1000)]
    single = seconds(lambda: [enable.subwords(hand) for hand in hands])
    assert single / seconds(lambda: enable.subwords_batch(hands)) > 3
