"""Time the odds of bombs, and the expectations of all lines, on positions of Lexibomb.

    python bench/lexibomb.py [--boards N] [--json FILE]

The positions are boards of 15 x 15 squares with 22 bombs on which 3 to 12 lines of tiles were laid
at random places (minefields.py). Timed are `odds` from rows of text, and for all lines of 1 to 7
new squares that a play could fill, in one call, the chance of a bomb and the expected multipliers:
`Odds.expected`, and the native call below it. Each board once, on one core; times are those of the
processor, so that other work on the machine counts for little.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
from array import array
from pathlib import Path
from time import thread_time
from typing import Any

from minefields import lines_that_touch, random_minefield

from lexicon_fast._native.lexibomb.expected import expected_sets
from lexicon_fast.games.lexibomb.odds import odds
from lexicon_fast.rng import Rng

#: The standard multipliers, of letters and words.
TIMES = [(1, 1), (2, 1), (3, 1), (1, 2), *[(1, 3)] * 5]


def measure(boards: int, seed: int) -> dict[str, Any]:
    rng = Rng(seed)
    times: dict[str, list[float]] = {"odds": [], "lines": [], "lines, native": []}
    lines_of = []
    exact = 0
    letter, word = ([pair[kind] for pair in TIMES] for kind in (0, 1))
    for _ in range(boards):
        minefield = random_minefield(rng, 3 + rng.below(10))
        lines = lines_that_touch(minefield)
        offsets, squares = array("q", [0]), array("H")
        for line in lines:
            squares.extend(row * 15 + column for row, column in line)
            offsets.append(len(squares))
        start = thread_time()
        found = odds(minefield.opened, 22)
        times["odds"].append(thread_time() - start)
        start = thread_time()
        expected = found.expected(lines, TIMES)
        times["lines"].append(thread_time() - start)
        start = thread_time()
        expected_sets(found.native, letter, word, offsets, squares)
        times["lines, native"].append(thread_time() - start)
        lines_of.append(len(lines))
        exact += found.exact and all(each.error == 0 for each in expected)
    return {
        "boards": boards,
        "seed": seed,
        "exact": exact,
        "lines": sum(lines_of) / boards,
        "ms": {
            what: {
                "median": percentile(some, 50),
                "99th percentile": percentile(some, 99),
                "most": percentile(some, 100),
            }
            for what, some in times.items()
        },
        "raw_ms": {what: [round(1000 * each, 4) for each in some] for what, some in times.items()},
    }


def percentile(times: list[float], percent: int) -> float:
    """In milliseconds: the least that so many percent do not exceed."""
    return round(1000 * sorted(times)[max(0, -(-len(times) * percent // 100) - 1)], 4)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--boards", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", type=Path, help="where raw results go")
    arguments = parser.parse_args()
    results = measure(arguments.boards, arguments.seed)
    print(
        f"{results['boards']} boards, {results['exact']} of them exact;"
        f" {results['lines']:.0f} lines a board"
    )
    for what, row in results["ms"].items():
        print(
            f"  {what:16}{row['median']:9.3f} ms  99 of 100 {row['99th percentile']:9.3f} ms"
            f"  most {row['most']:9.3f} ms"
        )
    if arguments.json:
        machine = {
            "platform": platform.platform(),
            "cpus": os.cpu_count(),
            "load": os.getloadavg(),
        }
        arguments.json.write_text(json.dumps({"machine": machine, **results}) + "\n")


if __name__ == "__main__":
    main()
