"""Measure vectors of games: steps per second of one core, with random legal actions.

    python bench/vector.py
    python bench/vector.py --games 1024 --steps 10000

Prints the machine, and for each game the time and the memory to prepare the dictionary, and in each
of several runs the steps per second of CPU time: of `step` alone, and of `sample` and `step`.
`sample` chooses the actions in native code. A step is one action in one game: so `--steps` times
`--games` of them are measured in a run. Raw results are in results/vector.txt.
"""

from __future__ import annotations

import argparse
import os
import platform
import time

import numpy as np

from lexicon_fast import Dictionary, cpu_info
from lexicon_fast.vector import LexiconVector, ScrabbleVector
from lexicon_fast.vector.base import Vector

#: Steps before the measurement: games are then in all stages.
_WARM_UP = 500


def run(games: Vector, steps: int) -> str:
    """Return a line with the speed of some steps."""
    actions = np.empty(len(games), np.int64)
    choosing = stepping = 0.0
    ended = 0
    for _ in range(steps):
        start = time.process_time()
        games.sample(actions)
        chosen = time.process_time()
        games.step(actions)
        stepping += time.process_time() - chosen
        choosing += chosen - start
        ended += int(games.done.sum())
    n = steps * len(games)
    return (
        f"{n:,} steps, {ended:,} episodes: step {n / stepping:,.0f} per second,"
        f" sample and step {n / (choosing + stepping):,.0f} per second"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=256)
    parser.add_argument("--steps", type=int, default=4000)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--words", default="enable")
    options = parser.parse_args()
    load = ", ".join(f"{each:.1f}" for each in os.getloadavg())
    print(f"# {platform.platform()}, Python {platform.python_version()}, {cpu_info()['isa']}")
    print(f"# {os.cpu_count()} CPUs, load averages {load}; words {options.words}")
    for kind in (LexiconVector, ScrabbleVector):
        words = Dictionary.load(options.words)
        start = time.process_time()
        games = kind(words, options.games, seed=1)
        made = time.process_time() - start
        print(
            f"{kind.__name__}, {options.games} games: made in {made * 1000:.0f} ms,"
            f" {games.memory / 1e6:.1f} MB, observations {games.observations.shape[1]} bytes,"
            f" {games.actions} actions"
        )
        run(games, _WARM_UP)
        for _ in range(options.runs):
            print(f"  {run(games, options.steps)}", flush=True)


if __name__ == "__main__":
    main()
