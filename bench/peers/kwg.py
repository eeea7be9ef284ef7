"""Compare KWG and KLV2 files with those of MAGPIE: the same bytes, CPU time and peak memory.

    python bench/peers/kwg.py CHECKOUT > bench/results/kwg.json

CHECKOUT is a built checkout of jvc56/MAGPIE with its data for English; the files go into its folder
of lexica, under names that begin with NWL-OWN. Both programs are started in turn, `--rounds` times.
Each converts a list of words of up to 15 letters, MAGPIE's limit, from text to KWG and back, and
the leave values `scrabble` from CSV (ours: from a leaves file) to KLV2. Numbers are medians.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import time
from pathlib import Path
from statistics import median

import numpy as np

from lexicon_fast import Dictionary
from lexicon_fast.bots.tiles.leaves import LeavesFile, table_path

OURS = [sys.executable, "-m", "lexicon_fast"]


#: A small process starts the program, because a peak of memory includes that of the parent.
_MEASURE = """
import os, resource, subprocess, sys
done = subprocess.run(sys.argv[1:], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
usage = resource.getrusage(resource.RUSAGE_CHILDREN)
print(done.returncode, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1000)
"""


def measured(command: list[str | Path], folder: Path) -> tuple[float, float]:
    """Run a program. Return its CPU seconds and peak memory in MB."""
    call = [sys.executable, "-S", "-c", _MEASURE, *command]
    printed = subprocess.run(call, cwd=folder, stdout=subprocess.PIPE, check=True).stdout
    code, seconds, peak = map(float, printed.split())
    if code:
        raise SystemExit(f"{command[:4]} ended with {code:g}")
    return seconds, peak


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("checkout", type=Path)
    parser.add_argument("--rounds", type=int, default=5)
    options = parser.parse_args()
    checkout = options.checkout.resolve()
    lexica = checkout / "data" / "lexica"
    magpie = [checkout / "bin" / "magpie", "convert"]
    tasks: dict[str, tuple[list[str | Path], list[str | Path], tuple[str, str]]] = {}
    for name in ("enable", "yawl"):
        words = sorted(word for word in Dictionary.load(name) if len(word) <= 15)
        own, theirs = lexica / f"own-{name}", f"NWL-OWN-{name}"
        (lexica / f"{theirs}.txt").write_text("".join(f"{word.upper()}\n" for word in words))
        own.with_suffix(".txt").write_text("".join(f"{word}\n" for word in words))
        export: list[str | Path] = [*OURS, "words", "export"]
        written = [*export, own.with_suffix(".txt"), "-o", own.with_suffix(".kwg")]
        tasks[f"{name}: text to KWG"] = (
            written,
            [*magpie, "text2kwg", theirs],
            (f"own-{name}.kwg", f"{theirs}.kwg"),
        )
        tasks[f"{name}: KWG to text"] = (
            [*export, own.with_suffix(".kwg"), "-o", own.with_suffix(".again.txt")],
            [*magpie, "dawg2text", theirs],
            (f"own-{name}.again.txt", f"{theirs}.txt"),
        )
    table = LeavesFile.load(table_path("scrabble"))
    table.write(lexica / "own-leaves.klv2")
    write_csv(table, lexica / "NWL-OWN-leaves.csv")
    tasks["leaves to KLV2"] = (
        [*OURS, "scrabble", "leaves", "scrabble", "-o", lexica / "own-leaves.klv2"],
        [*magpie, "csv2klv", "NWL-OWN-leaves"],
        ("own-leaves.klv2", "NWL-OWN-leaves.klv2"),
    )
    results = {}
    for title, (ours, other, files) in tasks.items():
        rows = [
            (measured(ours, checkout), measured(other, checkout)) for _ in range(options.rounds)
        ]
        first, second = ((lexica / file).read_bytes() for file in files)
        results[title] = {
            "same content": first.lower() == second.lower(),
            "same bytes": first == second,
            "cpu seconds": [median(row[who][0] for row in rows) for who in (0, 1)],
            "peak MB": [median(row[who][1] for row in rows) for who in (0, 1)],
        }
    commit = subprocess.run(
        ["git", "rev-parse", "--short=8", "HEAD"], cwd=checkout, capture_output=True, text=True
    ).stdout.strip()
    print(
        json.dumps(
            {
                "what": "medians of lexicon-fast, MAGPIE; whole processes; our lists are compiled",
                "date": time.strftime("%Y-%m-%d"),
                "command": "python bench/peers/kwg.py CHECKOUT",
                "MAGPIE": commit,
                "rounds": options.rounds,
                "results": results,
            },
            indent=1,
        )
    )


def write_csv(table: LeavesFile, path: Path) -> None:
    """Write a table as MAGPIE's CSV: a leave and its points on each line."""
    values = np.frombuffer(table.values, np.int16) * table.unit
    leaves = table.native()
    counts = b"".join(leaves.each(size) for size in range(1, table.tiles + 1))
    letters = [*table.letters, *"." * 6, "?"]
    with path.open("w") as file:
        for number, value in enumerate(values):
            row = counts[33 * number : 33 * number + 33]
            tiles = "".join(letter * count for letter, count in zip(letters, row, strict=True))
            file.write(f"{tiles},{value / 100:.2f}\n")


if __name__ == "__main__":
    main()
