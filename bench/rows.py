"""Compare the CPU time of commands that write rows, file to file, between two versions.

    python bench/rows.py OLD NEW FOLDER > bench/results/rows.txt

OLD and NEW are folders with a compiled package each. FOLDER has `positions.cgp`, `minefields.jsonl`
and `hands.txt`. Each command runs with -j 1 in both versions, in turns; the medians of 5 runs
count, start included. The outputs of both versions must be equal, except for Parquet.
"""

from __future__ import annotations

import argparse
import os
import resource
import subprocess
import sys
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

RUNS = 5
COMMANDS = [
    ("scrabble plays --all", "positions.cgp", "jsonl"),
    ("scrabble plays --all", "positions.cgp", "csv"),
    ("lexibomb plays --all -w enable", "minefields.jsonl", "jsonl"),
    ("lexibomb plays --all -w enable", "minefields.jsonl", "tsv"),
    ("solve --top 1", "hands.txt", "jsonl"),
    ("solve --top 1", "hands.txt", "parquet"),
]


def seconds(tree: Path, command: str, source: Path, out: Path) -> float:
    """Return the CPU time of a command, in seconds."""
    environment = {**os.environ, "PYTHONPATH": str(tree), "PYTHONSAFEPATH": "1"}
    arguments = [*command.split(), "-i", str(source), "-o", str(out), "-j", "1"]
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, "-m", "lexicon_fast", *arguments], env=environment, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    for name in ("old", "new", "folder"):
        parser.add_argument(name, type=Path)
    given = parser.parse_args()
    trees = {"old": given.old.resolve(), "new": given.new.resolve()}
    times: dict[tuple[str, str, str], list[float]] = {}
    with TemporaryDirectory() as temporary:
        for number in range(RUNS):
            for command, source, row_format in COMMANDS:
                outs = {name: Path(temporary, f"{name}.{row_format}") for name in trees}
                for name in [*trees][:: -1 if number % 2 else 1]:
                    each = seconds(trees[name], command, given.folder / source, outs[name])
                    times.setdefault((command, row_format, name), []).append(round(each, 3))
                same = outs["old"].read_bytes() == outs["new"].read_bytes()
                assert same or row_format == "parquet", f"{command}: {row_format} differs"
    for command, _, row_format in COMMANDS:
        old, new = (median(times[command, row_format, name]) for name in trees)
        print(f"{command}, {row_format}: {old:.2f} s, {new:.2f} s, ratio {new / old:.2f}")
        for name in trees:
            print(f"  {name} {times[command, row_format, name]}")
    for name in trees:
        columns, lines = (
            median(times["solve --top 1", each, name]) for each in ("parquet", "jsonl")
        )
        print(f"Parquet by JSON Lines, {name}: {columns / lines:.2f}")


if __name__ == "__main__":
    main()
