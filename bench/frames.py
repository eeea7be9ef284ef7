"""Compare columns from polars and DuckDB with lists of Python, in CPU nanoseconds a row.

    python bench/frames.py [--passes N] [--rows N]

Random hands of ENABLE's letters, one thread; medians of passes, which alternate. Raw results are in
results/frames.txt.
"""

from __future__ import annotations

import argparse
import platform
import random
import statistics
import time
from collections.abc import Callable

import duckdb
import inputs
import polars as pl
import pyarrow as pa

import lexicon_fast.frames.polars  # noqa: F401
from lexicon_fast import Dictionary, lexicon
from lexicon_fast.frames.duckdb import register

LETTERS = "EEEEEEEEAAAAAIIIIOOONNNRRRTTTLLSSUUDDGGBBCCMMPPFFHHVVWWYYKJXQZ"


def medians(calls: dict[str, Callable[[], object]], passes: int, rows: int) -> str:
    """Return the medians in nanoseconds of CPU time a row, and relative to the first call."""
    seconds: dict[str, list[float]] = {name: [] for name in calls}
    for _ in range(passes):
        for name, call in calls.items():
            begin = time.process_time()
            call()
            seconds[name].append(time.process_time() - begin)
    middle = {name: statistics.median(each) for name, each in seconds.items()}
    first = next(iter(middle.values()))
    shown = [
        f"{name} {each / rows * 1e9:.0f} ns ({each / first:.2f})" for name, each in middle.items()
    ]
    return ", ".join(shown)


def compare(
    d: Dictionary, connection: duckdb.DuckDBPyConnection, cards: int, passes: int, rows: int
) -> None:
    rng = random.Random(cards)
    hands = ["".join(rng.sample(LETTERS, cards)) for _ in range(rows)]
    series, array = pl.Series("hand", hands), pa.array(hands)
    frame = series.to_frame()
    connection.register("hands", pa.table({"hand": array}))
    hand = pl.col("hand").lexicon
    subwords = {
        "list": lambda: d.subwords_batch(hands),
        "Series to list": lambda: d.subwords_batch(series.to_list()),
        "Series": lambda: d.subwords_batch(series),
        "pyarrow": lambda: d.subwords_batch(array),
        "expression": lambda: frame.select(hand.subwords(d)),
        "SQL": lambda: connection.sql("SELECT lexicon_subwords(hand) FROM hands").to_arrow_table(),
    }
    print(f"{cards} cards: subwords: {medians(subwords, passes, rows)}")
    plays = {
        "list": lambda: lexicon.solve_batch(hands, d, top=1),
        "Series": lambda: lexicon.solve_batch(series, d, top=1),
        "expression": lambda: frame.select(hand.plays(d, top=1)),
    }
    print(f"{cards} cards: plays, top 1: {medians(plays, passes, rows)}")
    words = {
        "in": lambda: [word in d for word in hands],
        "expression": lambda: frame.select(hand.is_word(d)),
    }
    print(f"{cards} cards: is_word: {medians(words, passes, rows)}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--passes", type=int, default=7)
    parser.add_argument("--rows", type=int, default=100_000)
    options = parser.parse_args()
    d = inputs.load("enable")
    versions = f"pyarrow {pa.__version__}, polars {pl.__version__}, duckdb {duckdb.__version__}"
    print(f"{platform.machine()}, {d.compiled.isa}, {versions}, {options.rows:,} rows")
    connection = duckdb.connect()
    connection.execute("SET threads = 1")
    register(connection, d)
    for cards in (3, 8):
        compare(d, connection, cards, options.passes, options.rows)


if __name__ == "__main__":
    main()
