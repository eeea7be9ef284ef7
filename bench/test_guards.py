"""The signature of `lexicon-fast bench`, ratios within one run, and the guards of guards.py."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import guards
import pytest

import lexicon_fast as lf
from lexicon_fast._native.dictionary import search
from lexicon_fast.base.rng import Rng
from lexicon_fast.cli import workloads

#: Hash of the results for 300 positions; it changes only if a result does.
SIGNATURE = "dc880ead16d2"


@pytest.fixture(scope="module")
def enable() -> lf.Dictionary:
    return lf.Dictionary.load("enable")


def test_the_signature_is_what_it_was(enable: lf.Dictionary) -> None:
    assert workloads.signature(enable) == SIGNATURE


def times_as_long(slow: Callable[[], object], fast: Callable[[], object]) -> float:
    """The ratio of the CPU times of two calls, each the shortest of several."""
    times: dict[Callable[[], object], list[float]] = {slow: [], fast: []}
    for _ in range(7):
        for call, taken in times.items():
            start = time.process_time()
            call()
            taken.append(time.process_time() - start)
    return min(times[slow]) / min(times[fast])


@pytest.mark.parametrize(("masters", "least"), [(0, 10), (1, 3)])
def test_the_hierarchy_beats_the_linear_scan(
    enable: lf.Dictionary, masters: int, least: float
) -> None:
    rng = Rng(2)
    hands = [workloads.deal(rng, 10, masters=masters) for _ in range(200)]
    scan = partial(search.scan_batch, enable.compiled, hands)
    assert times_as_long(scan, partial(enable.subwords_batch, hands)) > least


def test_a_batch_beats_single_calls(enable: lf.Dictionary) -> None:
    rng = Rng(3)
    hands = [workloads.deal(rng, 10, masters=0) for _ in range(1000)]
    assert (
        times_as_long(
            lambda: [enable.subwords(hand) for hand in hands], partial(enable.subwords_batch, hands)
        )
        > 3
    )


RECORDED: dict[str, Any] = {
    "vector tests": {"search": 100},
    "instructions": {"GCC 12.2, Python 3.11": {"avx2": {"search": 1000, "plain": 2000}}},
    "AVX-512 by AVX2": {"search": 0.5},
}


def failing(**values: Any) -> list[str]:
    found = guards.rows({"vector tests": {"search": 100}, **values}, RECORDED, lambda line: None)
    return [f"{row.guard}: {row.name}" for row in found if row.fails]


def counted(instructions: int) -> dict[str, Any]:
    return {"instructions": {"GCC 12.2, Python 3.11": {"avx2": {"search": instructions}}}}


def test_guards_fail_for_slower_workloads_and_for_new_ones() -> None:
    assert failing(**counted(1050)) == []
    assert failing(**counted(1051)) == ["instructions, avx2: search"]
    assert failing(**{"AVX-512 by AVX2": {"search": 0.65}}) == []
    assert failing(**{"AVX-512 by AVX2": {"search": 0.66}}) == ["AVX-512 by AVX2: search"]
    assert failing(**{"vector tests": {"search": 99}}) == ["vector tests: search"]
    assert failing(**{"vector tests": {"search": 100, "new": 1}}) == ["vector tests: new"]


def test_an_unknown_compiler_is_reported() -> None:
    lines: list[str] = []
    values = {"vector tests": {}, "instructions": {"GCC 99.1, Python 3.11": {"avx2": {"a": 1}}}}
    assert guards.rows(values, RECORDED, lines.append) == []
    assert "NOT TESTED: instruction counts: none are recorded for GCC 99.1, Python 3.11" in lines


def test_an_update_keeps_the_values_of_other_compilers() -> None:
    values = {"vector tests": {"search": 7}, "instructions": {"GCC 13.1, Python 3.12": {}}}
    merged = guards.merged(RECORDED, values)
    assert merged["instructions"].keys() == {"GCC 12.2, Python 3.11", "GCC 13.1, Python 3.12"}
    assert merged["vector tests"] == {"search": 7}
    assert merged["AVX-512 by AVX2"] == {"search": 0.5}


def test_the_compiler_is_known() -> None:
    assert guards.build().startswith(("GCC ", "clang version "))


def test_a_step_slowed_down_works_three_times_in_two_passes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Match:
        def play(self) -> None:
            calls.append("play")

    calls: list[str] = []
    module = SimpleNamespace(pay=lambda: calls.append("pay"), Match=Match)
    monkeypatch.setattr(guards, "import_module", lambda name: module)
    guards.slow_down("lexicon.pay:pay", guards.twice_in_second_pass)
    guards.slow_down("scrabble.selfplay:Match.play", guards.twice_in_second_pass)
    match = module.Match()
    for number in (1, 2):
        monkeypatch.setattr(guards.instructions, "current_pass", number)
        module.pay()
        match.play()
    assert calls.count("pay") == calls.count("play") == 3


def test_a_step_slowed_down_takes_half_as_long_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0

    def clock() -> int:
        nonlocal now
        now += 1
        return now

    def work() -> str:
        nonlocal now
        now += 999
        return "done"

    monkeypatch.setattr(guards, "process_time_ns", clock)
    assert guards.half_as_long_again(work) == "done"
    assert now in range(1500, 1504)


def test_cores_of_other_processes_are_counted(tmp_path: Path) -> None:
    stat = tmp_path / "stat"
    ticks = os.sysconf("SC_CLK_TCK")
    times = iter((0.0, 10.0))

    def write(user: int, idle: int) -> None:
        stat.write_text(f"cpu {user} 0 0 {idle} 50 0 0 0 0 0\ncpu0 1 2 3\n")

    write(100 * ticks, 70 * ticks)
    others = guards.OtherProcesses(stat, lambda: next(times))
    with others:
        write(115 * ticks, 75 * ticks)  # 15 busy seconds of 20, 10 of which are ours
    assert others.cores == pytest.approx(0.5)
    with guards.OtherProcesses(tmp_path / "none") as unknown:
        pass
    assert unknown.cores is None


def test_on_a_busy_machine_some_ratios_say_nothing() -> None:
    name = "linear scan, 10 cards"
    slow = guards.Row("AVX-512 by AVX2", name, 1.0, 1.31, 1.3)
    other = guards.Row("AVX-512 by AVX2", "pay, 4 table words", 1.0, 1.31, 1.3)
    fine = guards.Row("AVX-512 by AVX2", name, 1.0, 1.29, 1.3)
    counted = guards.Row("instructions, avx2", name, 100, 106, 1.05)
    table = [slow, other, fine, counted]
    assert guards.not_tested(table, 0.31) == [slow]
    assert guards.not_tested(table, 0.3) == guards.not_tested(table, None) == []
    ratios = json.loads(guards.VALUES.read_text())["AVX-512 by AVX2"]
    assert all(name in ratios for name in guards.NEED_A_QUIET_MACHINE)


def test_each_step_to_prove_has_a_guard() -> None:
    recorded = json.loads(guards.VALUES.read_text())
    names = {name for counts in recorded["instructions"].values() for name in counts["avx2"]}
    assert set(guards.STEPS.values()) <= names
