"""Compare one thread of `lexicon-fast solve` with two, file to file, in wall time on idle cores.

    python bench/studies/threads.py hands.txt --rows 4000000 --top 1 --top 10 --pairs 5

The input is repeated up to --rows. Both numbers of threads take turns, and their outputs must have
the same bytes. Outputs are removed before each run, as it takes time to replace a large file. Each
line has the medians of the wall times of the complete commands (with start-up), the median of the
ratios with its range, and how much faster the machine is with two such jobs at once, each on one
thread: that is the most that two threads can gain.

Study of 2026-11-24, commit 63d4422e.
"""

from __future__ import annotations

import argparse
import filecmp
import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from itertools import chain, islice, repeat
from pathlib import Path
from statistics import median
from time import perf_counter

import lexicon_fast


def seconds(rows: Path, outputs: Sequence[Path], threads: int, words: str, top: str) -> float:
    """Run a job for each output, all at the same time."""
    plays = ["--all"] if top == "all" else ["--top", top]
    for path in outputs:
        path.unlink(missing_ok=True)
    os.sync()
    command = [sys.executable, "-m", "lexicon_fast", "solve", "-i", rows, "-w", words]
    command += ["-j", str(threads), *plays]
    begun = perf_counter()
    jobs = [subprocess.Popen([*command, "-o", path]) for path in outputs]
    codes = [job.wait() for job in jobs]
    if any(codes):
        raise SystemExit("a job failed")
    return perf_counter() - begun


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("positions", type=Path, help="file with a position on each line")
    parser.add_argument("-w", "--words", action="append", help="word list (may be repeated)")
    parser.add_argument("--top", action="append", help="plays, or `all` (may be repeated)")
    parser.add_argument("--rows", type=int, default=4_000_000, help="rows of the input")
    parser.add_argument("--pairs", type=int, default=5)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        rows, one, two = (Path(folder, name) for name in ("rows.txt", "one.jsonl", "two.jsonl"))
        lines = options.positions.read_bytes().splitlines(keepends=True)
        rows.write_bytes(b"".join(islice(chain.from_iterable(repeat(lines)), options.rows)))
        print(
            f"# version {lexicon_fast.__version__}, {os.cpu_count()} cores: {options.rows:,}"
            f" positions, {options.pairs} pairs, seconds"
        )
        print(f"{'words':<10}{'top':>5}{'1 thread':>10}{'2 threads':>10}{'ratio':>8}", end="")
        print(f"{'two jobs':>27}")
        for words in options.words or ["enable"]:
            for top in options.top or ["1"]:
                times = []
                for _ in range(options.pairs):
                    times.append(
                        (
                            seconds(rows, [one], 1, words, top),
                            seconds(rows, [two], 2, words, top),
                        )
                    )
                    if not filecmp.cmp(one, two, shallow=False):
                        raise SystemExit(f"{words}, top {top}: the outputs differ")
                ratios = [a / b for a, b in times]
                single, double = map(median, zip(*times, strict=True))
                jobs = median(
                    2 * single / seconds(rows, [one, two], 1, words, top) for _ in range(3)
                )
                print(
                    f"{Path(words).stem:<10}{top:>5}{single:>10.2f}{double:>10.2f}"
                    f"{median(ratios):>7.2f}x ({min(ratios):.2f} to {max(ratios):.2f})"
                    f"{jobs:>9.2f}x",
                    flush=True,
                )


if __name__ == "__main__":
    main()
