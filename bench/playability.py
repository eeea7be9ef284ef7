"""Compare two tables of playability of one dictionary, computed from different games.

    lexicon-fast scrabble playability -w enable --games 50000 --seed 1 -o first.txt
    lexicon-fast scrabble playability -w enable --games 50000 --seed 50001 -o second.txt
    python bench/playability.py first.txt second.txt

Prints a line of JSON. The best N words are those with the highest mean of both tables, weighted by
their games; for several N: Spearman's rank correlation of both tables among them, and how many of
the best N of the first table are among the best N of the second. Results are in
results/playability.jsonl.
"""

from __future__ import annotations

import argparse
import json
from typing import Any

import numpy as np

from lexicon_fast import Dictionary, Playability

SIZES = (100, 1_000, 10_000)

Array = np.ndarray[Any, np.dtype[Any]]


def ranks(values: Array) -> Array:
    """Return the ranks of values, with the mean rank for equal ones."""
    _, group, sizes = np.unique(values, return_inverse=True, return_counts=True)
    ends = np.cumsum(sizes)
    return (ends - (sizes - 1) / 2)[group]


def correlation(first: Array, second: Array) -> float:
    """Return Spearman's rank correlation."""
    return float(np.corrcoef(ranks(first), ranks(second))[0, 1])


def best(values: Array, size: int) -> Array:
    return np.argsort(-values, kind="stable")[:size]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("tables", nargs=2, metavar="TABLE", type=Playability.load)
    options = parser.parse_args()
    tables = options.tables
    words = Dictionary.load(tables[0].origin.dictionary)
    first, second = (np.array(table.values_of(words.compiled), float) for table in tables)
    games = [table.origin.games for table in tables]
    mean = np.average([first, second], axis=0, weights=games)
    print(
        json.dumps(
            {
                "words": words.name,
                "games": games,
                "seeds": [table.origin.seed for table in tables],
                "above 0": [len(table) for table in tables],
                "points per game": [round(float(each.sum()) / 1e5, 2) for each in (first, second)],
                "rank correlation": {
                    size: round(correlation(first[top := best(mean, size)], second[top]), 4)
                    for size in SIZES
                },
                "best in both": {
                    size: len(np.intersect1d(best(first, size), best(second, size)))
                    for size in SIZES
                },
                "share of the best": {
                    size: round(float(mean[best(mean, size)].sum() / mean.sum()), 3)
                    for size in SIZES
                },
            }
        )
    )


if __name__ == "__main__":
    main()
