"""Compare two tables of leave values in paired games of `static` against itself.

    python bench/leaves.py new.leaves scrabble --pairs 100000
    python bench/leaves.py super.leaves scrabble --layout super --words yawl

A pair is two games with the same seed, and so the same bag and the same starter, in which the
players exchange seats. Prints a line of JSON: the share of games that the first table wins (ties
count half) and its lead in points per game, with 99% intervals, and how the tables were learned.
Results are in results/leaves.jsonl.
"""

from __future__ import annotations

import argparse
import json
from concurrent.futures import ThreadPoolExecutor
from functools import partial

import msgspec
import numpy as np

from lexicon_fast import Dictionary, scrabble
from lexicon_fast._native.scrabble.selfplay import Match
from lexicon_fast._native.tiles.leaves import Leaves
from lexicon_fast.arena.statistics import Estimate, ratio, share
from lexicon_fast.bots.tiles.leaves import NONE, TABLES, LeavesFile, counts_by_code, leaves_for
from lexicon_fast.games.tiles.board import native_layout

CONFIDENCE = 0.99
#: Pairs of a task.
_TASK = 500


def results(
    words: Dictionary,
    layout: scrabble.Layout,
    sides: tuple[Leaves, Leaves],
    first: int,
    pairs: int,
    starter: int = -1,
) -> np.ndarray[tuple[int, int], np.dtype[np.float64]]:
    """Return for each pair: games that the first table wins, its lead in points.

    starter: seat that begins, -1 to draw for it.
    """
    made, counts = native_layout(layout, words.alphabet), counts_by_code(layout, words.alphabet)
    sums = np.zeros((pairs, 2))
    for seat in range(2):
        match = Match(words.compiled, made, sides[:: 1 - 2 * seat], counts, layout.rack_size)
        games = np.asarray(match.play_many(first, pairs, starter)).reshape(-1, 4)
        sums[:, 0] += np.where(games[:, 2] == seat, 1, 0) + np.where(games[:, 2] < 0, 0.5, 0)
        sums[:, 1] += games[:, seat] - games[:, 1 - seat]
    return sums


def learned(table: str) -> str:
    if table in (*TABLES, NONE):
        return table
    return LeavesFile.load(table).learned


def rounded(estimate: Estimate, digits: int) -> dict[str, float]:
    return {name: round(value, digits) for name, value in msgspec.structs.asdict(estimate).items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument(
        "tables", nargs=2, metavar="TABLE", help="leaves file, table of the package, or none"
    )
    parser.add_argument("--pairs", type=int, default=100_000)
    parser.add_argument("--words", default="enable")
    parser.add_argument("--layout", default="scrabble")
    parser.add_argument("--seed", type=int, default=1_000_000)
    parser.add_argument("--threads", type=int, default=2)
    options = parser.parse_args()
    words, layout = Dictionary.load(options.words), scrabble.Layout.load(options.layout)
    sides = [leaves_for(layout, words, table) for table in options.tables]
    play = partial(results, words, layout, tuple(sides))
    with ThreadPoolExecutor(options.threads) as pool:
        parts = list(
            pool.map(
                lambda at: play(options.seed + at, min(_TASK, options.pairs - at)),
                range(0, options.pairs, _TASK),
            )
        )
    sums = np.concatenate(parts)
    games = [2.0] * len(sums)
    print(
        json.dumps(
            {
                "tables": [learned(table) for table in options.tables],
                "words": options.words,
                "layout": options.layout,
                "pairs": len(sums),
                "seed": options.seed,
                "wins": rounded(share(sums[:, 0].tolist(), games, CONFIDENCE), 4),
                "points": rounded(ratio(sums[:, 1].tolist(), games, CONFIDENCE), 3),
            }
        )
    )


if __name__ == "__main__":
    main()
