"""Measure vectors of games: steps per second of one core, with random legal actions.

    python bench/vector.py
    python bench/vector.py --games 1024 --steps 10000

Prints the machine, and for each game the time and the memory to prepare the dictionary, and in each
of several runs the steps per second of CPU time: of `step` alone, of `sample` and `step`, and of
`step` with actions that numpy chooses. `sample` chooses the actions in native code. The last two
vectors rank plays, so that most steps are complete turns. A step is one action in one game: so
`--steps` times `--games` of them are measured in a run. Raw results are in results/vector.txt.
"""

from __future__ import annotations

import argparse
import os
import platform
import time
from typing import TYPE_CHECKING

import numpy as np

from lexicon_fast import Dictionary, cpu_info
from lexicon_fast.vector import LexiconVector, ScrabbleVector
from lexicon_fast.vector.base import Vector

if TYPE_CHECKING:
    from numpy.typing import NDArray

#: So many times fewer steps are measured if plays are ranked, which takes longer.
RANKING = 20

#: Steps before the measurement: games are then in all stages.
_WARM_UP = 500


def chosen_by_numpy(masks: NDArray[np.bool_], rng: np.random.Generator) -> NDArray[np.int64]:
    """Return a legal action for each game, all equally likely, as programs in numpy choose it."""
    return (rng.random(masks.shape, np.float32) * masks).argmax(axis=1)


def run(games: Vector, steps: int) -> str:
    """Return a line with the speed of some steps."""
    actions = np.empty(len(games), np.int64)
    rng = np.random.default_rng(1)
    spent = dict.fromkeys(("step", "sample", "numpy"), 0.0)
    ended = 0
    for _ in range(steps):
        started = time.process_time()
        chosen_by_numpy(games.masks, rng)
        first = time.process_time()
        games.sample(actions)
        second = time.process_time()
        games.step(actions)
        spent["step"] += time.process_time() - second
        spent["sample"] += second - first
        spent["numpy"] += first - started
        ended += int(games.done.sum())
    n = steps * len(games)
    step = spent["step"]
    return (
        f"{n:,} steps, {ended:,} episodes: step {n / step:,.0f} per second,"
        f" sample and step {n / (spent['sample'] + step):,.0f},"
        f" numpy and step {n / (spent['numpy'] + step):,.0f}"
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
    for kind, plays in (
        (LexiconVector, 0),
        (ScrabbleVector, 0),
        (LexiconVector, 32),
        (ScrabbleVector, 32),
    ):
        words = Dictionary.load(options.words)
        start = time.process_time()
        games = kind(words, options.games, seed=1, plays=plays)
        made = time.process_time() - start
        print(
            f"{kind.__name__}, {options.games} games, {plays} ranked plays:"
            f" made in {made * 1000:.0f} ms, {games.memory / 1e6:.1f} MB,"
            f" observations {games.observations.shape[1]} bytes, {games.actions} actions"
        )
        steps = max(1, options.steps // (RANKING if plays else 1))
        run(games, min(_WARM_UP, steps))
        for _ in range(options.runs):
            print(f"  {run(games, steps)}", flush=True)


if __name__ == "__main__":
    main()
