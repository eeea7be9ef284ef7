"""Compare Arrow columns with JSON Lines for the same rows, in nanoseconds, in one run.

    python bench/columns.py [--passes N]

Ten cards without table words, and with four, from data/; ENABLE, one thread; the best of all
passes, which alternate. Reading: 20,000 positions at a time. Writing: existing plays of about 2,000
positions at a time. Raw results are in results/columns.txt.
"""

from __future__ import annotations

import argparse
import json
import platform
import time
from collections.abc import Callable

import inputs
import pyarrow as pa

from lexicon_fast._native.lexicon.write_rows import write_jsonl
from lexicon_fast._native.rows.read_rows import read_jsonl
from lexicon_fast.dictionary.alphabet import Alphabet
from lexicon_fast.games.lexicon.solver import PlayBatchWriter, Solver
from lexicon_fast.rows.column_chunks import positions_of_batch

COPIES = 10
PARTS = 8


def best(calls: dict[str, Callable[[], object]], passes: int) -> dict[str, float]:
    """Return the fastest time of each call."""
    seconds = dict.fromkeys(calls, float("inf"))
    for _ in range(passes):
        for name, call in calls.items():
            begin = time.perf_counter()
            call()
            seconds[name] = min(seconds[name], time.perf_counter() - begin)
    return seconds


def shown(seconds: dict[str, float], count: int) -> str:
    return ", ".join(f"{name} {each / count * 1e9:.0f} ns" for name, each in seconds.items())


def reading(batch: pa.RecordBatch, letters: Alphabet, passes: int) -> str:
    text = "".join(f"{json.dumps(row)}\n" for row in batch.to_pylist()).encode()
    calls = {
        "JSON": lambda: read_jsonl(text, 1, letters),
        "columns": lambda: positions_of_batch(batch, 1, letters),
    }
    return shown(best(calls, passes), batch.num_rows)


def writing(batch: pa.RecordBatch, solver: Solver, passes: int) -> str:
    positions = positions_of_batch(batch, 1, solver.dictionary.alphabet)
    parts = list(solver.solve(positions))
    some = [parts[at : at + PARTS] for at in range(0, len(parts), PARTS)]
    writer = PlayBatchWriter(solver, pa.int64())
    calls = {
        "solve": lambda: list(solver.solve(positions)),
        "JSON": lambda: [write_jsonl(each) for each in parts],
        "columns": lambda: [writer.batch(each, positions.ids) for each in some],
    }
    rows = sum(writer.batch(each, positions.ids).num_rows for each in some)
    return f"{rows:,} rows, a row: {shown(best(calls, passes), rows)}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--passes", type=int, default=30)
    passes = parser.parse_args().passes
    dictionary = inputs.load("enable")
    print(f"{platform.machine()}, {dictionary.compiled.isa}, pyarrow {pa.__version__}")
    for name in ("hands10_master", "positions"):
        rows = [line.split() for line in inputs.lines(name)]
        columns = {"id": range(len(rows)), "hand": [row[0] for row in rows]}
        if name == "positions":
            columns["table"] = [row[1:] for row in rows]
        batch = pa.record_batch(columns)
        many = pa.Table.from_batches([batch] * COPIES).combine_chunks().to_batches()[0]
        print(f"{name}: read, a position: {reading(many, dictionary.alphabet, passes)}")
        for top in (1, 10, 100):
            solver = Solver(dictionary, top=top)
            print(f"{name}: top {top}, {writing(batch, solver, passes)}", flush=True)


if __name__ == "__main__":
    main()
