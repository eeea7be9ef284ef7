"""Compare `lexicon-fast solve` of two installations, file to file, in CPU time.

    python bench/solve.py old/.venv/bin/python .venv/bin/python hands.txt -w enable -w yawl.txt \\
        --top 1 --top 10 --top all --rows 1000000 --pairs 5 --cpu 1

Both take turns with the first rows of the input, on one thread, and their outputs must have the
same bytes. Each line has the medians of the CPU times of the complete commands (user and system,
with start-up), and the median of the ratios old / new with its range.
"""

from __future__ import annotations

import argparse
import filecmp
import os
import resource
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path
from statistics import median

VERSION = "import lexicon_fast; print(lexicon_fast.__version__)"


def cpu_seconds(command: Sequence[str | Path]) -> float:
    """Run a command. Returns the CPU time of its process and of all that it waited for."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(command, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime


def solve(python: str, rows: Path, answers: Path, words: str, top: str) -> float:
    plays = ["--all"] if top == "all" else ["--top", top]
    command = [python, "-m", "lexicon_fast", "solve", "-i", rows, "-o", answers]
    return cpu_seconds([*command, "-w", words, "-j", "1", *plays])


def compare(
    old: str, new: str, rows: Path, words: Sequence[str], tops: Sequence[str], pairs: int
) -> Iterator[str]:
    """Yield a line of results for each word list and each number of plays."""
    outputs = {old: rows.with_name("old.jsonl"), new: rows.with_name("new.jsonl")}
    for name in words:
        for top in tops:
            times: dict[str, list[float]] = {old: [], new: []}
            for number in range(pairs):
                for python in (old, new) if number % 2 else (new, old):
                    times[python].append(solve(python, rows, outputs[python], name, top))
            if not filecmp.cmp(*outputs.values(), shallow=False):
                raise SystemExit(f"{name}, top {top}: the outputs differ")
            ratios = [a / b for a, b in zip(times[old], times[new], strict=True)]
            yield (
                f"{Path(name).stem:<10}{top:>5}{median(times[old]):>9.2f}{median(times[new]):>9.2f}"
                f"{median(ratios):>7.2f}x ({min(ratios):.2f} to {max(ratios):.2f})"
            )


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("old", help="Python of the first installation")
    parser.add_argument("new", help="Python of the second installation")
    parser.add_argument("positions", type=Path, help="file with a position on each line")
    parser.add_argument("-w", "--words", action="append", help="word list (may be repeated)")
    parser.add_argument("--top", action="append", help="plays, or `all` (may be repeated)")
    parser.add_argument("--rows", type=int, default=1_000_000, help="most rows of the input")
    parser.add_argument("--pairs", type=int, default=5)
    parser.add_argument("--cpu", type=int, help="CPU to run on")
    options = parser.parse_args()
    if options.cpu is not None:
        os.sched_setaffinity(0, {options.cpu})
    old, new = options.old, options.new
    with tempfile.TemporaryDirectory() as folder:
        rows = Path(folder, "positions.txt")
        with options.positions.open("rb") as given, rows.open("wb") as taken:
            taken.writelines(islice(given, options.rows))
        count = rows.read_bytes().count(b"\n")
        versions = [
            subprocess.run([python, "-c", VERSION], capture_output=True, text=True, check=True)
            for python in (old, new)
        ]
        named = " and ".join(version.stdout.strip() for version in versions)
        print(
            f"# versions {named}: {count:,} positions, {options.pairs} pairs, seconds of CPU time"
        )
        print(f"{'words':<10}{'top':>5}{'old':>9}{'new':>9}{'ratio':>8}")
        words, tops = options.words or ["enable"], options.top or ["1", "10"]
        for line in compare(old, new, rows, words, tops, options.pairs):
            print(line, flush=True)


if __name__ == "__main__":
    main()
