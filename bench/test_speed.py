"""Time every workload with pytest-benchmark: `pytest bench/test_speed.py`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import inputs
import pytest

import lexicon_fast as lf
from lexicon_fast._native.dictionary import search
from lexicon_fast._native.lexicon.write_rows import write_csv, write_jsonl
from lexicon_fast._native.rows.read_rows import read_text
from lexicon_fast.games.lexicon.plans import Planner
from lexicon_fast.games.lexicon.solver import Solver

Bench = Callable[..., Any]


@pytest.fixture(scope="module")
def yawl() -> lf.Dictionary:
    return inputs.load("yawl")


@pytest.fixture(scope="module")
def tiles() -> lf.Dictionary:
    return inputs.load("enable_2to15")


@pytest.mark.parametrize("racks", ["", "_1blank", "_2blank"])
def test_subwords_of_seven_tiles(benchmark: Bench, tiles: lf.Dictionary, racks: str) -> None:
    hands = inputs.lines(f"scrabble_racks7{racks}")
    out = tiles.subwords_batch(hands)
    benchmark(tiles.subwords_batch, hands, out=out)


@pytest.mark.parametrize("hands", ["hands10", "hands10_master"])
class TestTenCards:
    def test_subwords(self, benchmark: Bench, yawl: lf.Dictionary, hands: str) -> None:
        cards = inputs.lines(hands)
        out = yawl.subwords_batch(cards)
        benchmark(yawl.subwords_batch, cards, out=out)

    def test_linear_scan(self, benchmark: Bench, yawl: lf.Dictionary, hands: str) -> None:
        cards = inputs.lines(hands)[:100]
        benchmark(search.scan_batch, yawl.compiled, cards)

    def test_superwords(self, benchmark: Bench, yawl: lf.Dictionary, hands: str) -> None:
        cards, tables = inputs.lines(hands), inputs.lines("tables")
        out = yawl.superwords_batch(tables, cards)
        benchmark(yawl.superwords_batch, tables, cards, out=out)

    def test_substitutions(self, benchmark: Bench, yawl: lf.Dictionary, hands: str) -> None:
        cards, tables = inputs.lines(hands), inputs.lines("tables")
        out = yawl.substitutions_batch(tables, cards)
        benchmark(yawl.substitutions_batch, tables, cards, out=out)

    def test_plans(self, benchmark: Bench, yawl: lf.Dictionary, hands: str) -> None:
        planner = Planner(yawl)
        text = "\n".join(inputs.lines(hands)).encode()
        letters = yawl.alphabet
        read, _ = read_text(text, 1, letters)
        benchmark(lambda: [len(plans) for plans in planner.plan(read)])


@pytest.mark.parametrize("top", [10, None], ids=["top10", "all"])
def test_solve_positions(benchmark: Bench, yawl: lf.Dictionary, top: int | None) -> None:
    positions = inputs.lines("positions")
    benchmark(lf.lexicon.solve_batch, positions, yawl, top=top)


@pytest.mark.parametrize("write", [write_jsonl, write_csv])
@pytest.mark.parametrize("top", [1, None], ids=["top1", "all"])
def test_rows_to_rows(
    benchmark: Bench, yawl: lf.Dictionary, top: int | None, write: Callable[[Any], bytes]
) -> None:
    text = "\n".join(inputs.lines("positions")).encode()
    letters = yawl.alphabet
    solver = Solver(yawl, top=top)

    def run() -> int:
        read, _ = read_text(text, 1, letters)
        return sum(len(write(moves)) for moves in solver.solve(read))

    benchmark(run)


def test_single_subwords(benchmark: Bench, yawl: lf.Dictionary) -> None:
    hand = min(inputs.lines("hands10"), key=lambda hand: abs(len(yawl.subwords(hand)) - 240))
    benchmark(yawl.subwords, hand)


def test_single_plays(benchmark: Bench, yawl: lf.Dictionary) -> None:
    hand, table = inputs.lines("hands10")[0], inputs.lines("tables")[0]
    benchmark(lf.lexicon.plays, hand, [table], yawl)
