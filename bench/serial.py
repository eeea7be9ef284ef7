"""Measure the share of work that threads of a batch job cannot share, because it holds the GIL.

    python bench/serial.py POSITIONS.cgp MINEFIELDS.jsonl HANDS.txt

Answers all plays of each file in one thread, and splits the CPU time of the process: `native`, in
calls that release the GIL; `serial`, everything else, writing included. Two threads are at least
1 / (serial + native / 2) times as fast, if nothing serial of one ever runs beside native work of
the other. No clock on the wall is read, so a busy machine will do. The median of 5 runs.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable
from functools import partial
from importlib import import_module
from statistics import median
from time import process_time
from typing import Any

from lexicon_fast import Dictionary
from lexicon_fast._native.lexicon import write_rows as lexicon_rows
from lexicon_fast.batch.job import Job
from lexicon_fast.batch.queries import PlaysQuery, Query
from lexicon_fast.cli.lexibomb import command as lexibomb
from lexicon_fast.cli.scrabble import command as scrabble
from lexicon_fast.games.lexicon.solver import Solver
from lexicon_fast.games.tiles import plays
from lexicon_fast.rows import tile_rows

RUNS = 5

lexibomb_plays = import_module(
    "lexicon_fast.games.lexibomb.plays"
)  # `lexibomb.plays` is a function

#: Calls that release the GIL: the module or class, and the name in it.
NATIVE: list[tuple[Any, str]] = [
    (plays._native, "generate_batch"),
    (plays.Generator, "_native_type"),
    (lexibomb_plays.Generator, "_native_type"),
    (lexibomb_plays, "score_batch"),
    (lexibomb_plays, "Field"),
    (tile_rows, "write_rows"),
    (lexicon_rows, "write_jsonl"),
]


native = 0.0


def timed(call: Callable[..., Any], *arguments: Any, **options: Any) -> Any:
    global native
    begun = process_time()
    try:
        return call(*arguments, **options)
    finally:
        native += process_time() - begun


def share(query: Query, dictionary: Dictionary, path: str) -> float:
    """Return the share of the CPU time of a job that is not native."""
    global native
    native, begun = 0.0, process_time()
    job = Job(query=query, dictionary=dictionary, inputs=(path,), output=os.devnull)
    job.run()
    return 1 - native / (process_time() - begun)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    for name in ("positions", "minefields", "hands"):
        parser.add_argument(name)
    given = parser.parse_args()
    for place, name in NATIVE:
        setattr(place, name, staticmethod(partial(timed, getattr(place, name))))
    solve = Solver.solve

    def solved(self: Solver, positions: Any) -> Any:
        answers = solve(self, positions)
        while (answer := timed(next, answers, None)) is not None:
            yield answer

    Solver.solve = solved  # type: ignore[method-assign]
    d = Dictionary.load("enable")
    boards = {
        "scrabble plays": (
            scrabble._PlaysQuery,
            tile_rows.CgpRows,
            plays.Generator,
            given.positions,
        ),
        "lexibomb plays": (
            lexibomb._PlaysQuery,
            tile_rows.MinefieldRows,
            lexibomb_plays.Generator,
            given.minefields,
        ),
    }
    jobs: dict[str, tuple[Query, str]] = {
        name: (query(rows, generator, {}, None, False), path)
        for name, (query, rows, generator, path) in boards.items()
    }
    actions = ("form", "insert", "substitute")
    jobs["solve --all"] = PlaysQuery("waddingtons", None, actions, 2), given.hands
    for name, (query, path) in jobs.items():
        share(query, d, path)  # load everything
        serial = median([share(query, d, path) for _ in range(RUNS)])
        print(f"{name:16} serial {serial:.3f}, two threads at least {2 / (1 + serial):.2f} times")


if __name__ == "__main__":
    main()
