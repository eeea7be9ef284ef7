"""Build a tablebase, look up random hands, and compare `solve` with and without it.

    python bench/tablebase.py -w enable --hands 100000000 --threads 2

Needs 4 GB of memory for the hands of a hundred million rows, of which ten million are different.
"""

from __future__ import annotations

import argparse
import filecmp
import os
import resource
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from statistics import median
from typing import Any

import numpy as np
import pyarrow as pa

from lexicon_fast import Dictionary, lexicon
from lexicon_fast._native.rows.positions import read_columns
from lexicon_fast.games.lexicon.rules import RULESETS

#: Different hands; their entries do not fit into any cache.
DIFFERENT = 10_000_000
#: Hands of a call.
CHUNK = 1 << 20
SOLVED = 1_000_000


def deal(n: int, seed: int) -> pa.Array:
    """Random hands of ten cards from the pack."""
    pack = "".join(card * count for card, count in RULESETS["waddingtons"].pack.items())
    cards = np.frombuffer(pack.encode(), "uint8")
    rng = np.random.default_rng(seed)
    parts = []
    for begin in range(0, n, 100_000):
        order = rng.random((min(100_000, n - begin), len(cards)), "float32").argpartition(10, 1)
        parts.append(cards[order[:, :10]].tobytes())
    offsets = np.arange(0, 10 * n + 1, 10, "int32")
    buffers = [None, pa.py_buffer(offsets), pa.py_buffer(b"".join(parts))]
    return pa.Array.from_buffers(pa.string(), n, buffers)


def build(words: str, threads: int) -> str:
    command = [sys.executable, "-m", "lexicon_fast", "tablebase", "build", "-w", words]
    begin, before = time.perf_counter(), resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([*command, "-j", str(threads)], check=True, stdout=subprocess.DEVNULL)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    cpu = after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime
    return (
        f"build, {threads} threads: {time.perf_counter() - begin:.1f} s, {cpu:.1f} s of CPU time,"
        f" {after.ru_maxrss / 1024:,.0f} MiB"
    )


def lookups(table: lexicon.Tablebase, hands: pa.Array, repeats: int) -> list[str]:
    """Lookups alone, and from Arrow to Arrow, on one thread."""
    compiled = table.dictionary.compiled
    some = hands[: 2 * CHUNK]
    letters = table.dictionary.alphabet.describe()
    positions = read_columns(some, None, None, False, 1, compiled.upper, compiled.lower, letters)
    lines = []
    for name, call in (
        ("entries of hands in memory", lambda: table.table.entries(positions, 0, len(some))),
        ("best plays, Arrow to Arrow", lambda: table.best_record_batch(some)),
    ):
        times = []
        for _ in range(repeats):
            begin = time.process_time()
            call()
            times.append((time.process_time() - begin) / len(some))
        lines.append(
            f"{name}: median {median(times) * 1e9:.0f} ns a hand (best {min(times) * 1e9:.0f}),"
            f" {1e-6 / median(times):.1f} million a second and core"
        )
    return lines


def throughput(table: lexicon.Tablebase, hands: pa.Array, n: int, threads: int) -> str:
    starts = [at % len(hands) for at in range(0, n, CHUNK)]

    def one(start: int) -> int:
        batch: Any = table.best_record_batch(hands[start : start + CHUNK])
        return len(batch)

    begin = time.perf_counter()
    with ThreadPoolExecutor(threads) as pool:
        done = sum(pool.map(one, starts))
    seconds = time.perf_counter() - begin
    return (
        f"{done:,} hands, Arrow to Arrow, {threads} threads: {seconds:.1f} s;"
        f" a billion at this rate: {seconds * 1e9 / done:.0f} s"
    )


def solve(words: str, hands: pa.Array, pairs: int) -> str:
    """CPU time of `solve --top 1` without and with the tablebase, in turns."""
    with tempfile.TemporaryDirectory() as folder:
        given = Path(folder, "hands.txt")
        given.write_text("\n".join(hands[:SOLVED].to_pylist()))
        outputs = [Path(folder, "searched.jsonl"), Path(folder, "looked-up.jsonl")]
        times: list[list[float]] = [[], []]
        for _ in range(pairs):
            for way, extra in enumerate(([], ["--tablebase"])):
                command = [sys.executable, "-m", "lexicon_fast", "solve", "-i", given, *extra]
                before = resource.getrusage(resource.RUSAGE_CHILDREN)
                options = ["-o", outputs[way], "-w", words, "--top", "1", "-j", "1"]
                subprocess.run([*command, *options], check=True)
                after = resource.getrusage(resource.RUSAGE_CHILDREN)
                times[way].append(
                    after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime
                )
        assert filecmp.cmp(*outputs, shallow=False), "the outputs differ"
    ratio = median(a / b for a, b in zip(*times, strict=True))
    return (
        f"solve --top 1, {SOLVED:,} hands, one thread: {median(times[0]):.2f} s of CPU time,"
        f" {median(times[1]):.2f} s with --tablebase ({ratio:.2f}x); equal outputs"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("-w", "--words", default="enable", help="word list")
    parser.add_argument("--hands", type=int, default=100_000_000)
    parser.add_argument("--threads", type=int, default=len(os.sched_getaffinity(0)))
    parser.add_argument("--repeats", type=int, default=9)
    options = parser.parse_args()
    dictionary = Dictionary.load(options.words)
    print(build(options.words, options.threads), flush=True)
    table = lexicon.Tablebase(dictionary)
    table.check()
    print(f"{table!r}: {table.table.size:,} bytes", flush=True)
    hands = deal(min(DIFFERENT, options.hands), 1)
    print(*lookups(table, hands, options.repeats), sep="\n", flush=True)
    print(throughput(table, hands, options.hands, options.threads), flush=True)
    print(solve(options.words, hands, 5), flush=True)


if __name__ == "__main__":
    main()
