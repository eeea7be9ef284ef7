"""Time the bomb odds and the expected multipliers of all lines on Lexibomb boards.

    python bench/lexibomb.py [--boards N] [--json FILE]

The boards have 15 x 15 squares with 22 bombs, and 3 to 12 lines of tiles at random places
(minefields.py). Timed are `odds` from rows of text; and, for all lines of 1 to 7 new squares that a
play could fill, the probability of a bomb and the expected multipliers in one call:
`Odds.expected`, and the native call inside it. Each board is timed once, on one core. Times are
processor times, which other work on the machine hardly affects.
"""

from __future__ import annotations

import argparse
from array import array
from pathlib import Path
from time import thread_time
from typing import Any

import inputs
from minefields import lines_that_touch, random_minefield

from lexicon_fast._native.lexibomb.play_scores import expected_sets
from lexicon_fast.base.rng import Rng
from lexicon_fast.games.lexibomb.odds import odds

#: The standard letter and word multipliers.
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
                "median": inputs.percentile(some, 50),
                "99th percentile": inputs.percentile(some, 99),
                "most": inputs.percentile(some, 100),
            }
            for what, some in times.items()
        },
        "raw_ms": {what: [round(1000 * each, 4) for each in some] for what, some in times.items()},
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--boards", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", type=Path, help="file for raw results")
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
        inputs.save(arguments.json, results)


if __name__ == "__main__":
    main()
