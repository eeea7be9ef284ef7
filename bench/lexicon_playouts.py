"""Measure what the expert of Lexicon does in a turn, also next to an older version of the package.

    python bench/lexicon_playouts.py
    python bench/lexicon_playouts.py OTHER/bin/python       # of version 0.1.0, for example

Prints a line of JSON for each version: its instruction set, play-outs per second of CPU time with
1,000 play-outs per turn, and the CPU time until the candidates are known and until the first advice
(median, average, and the first of the process, in ms). With OTHER, the versions take turns at each
position, so that both see the same changes of the machine's speed, and the second line has the
ratio of play-outs per second too. The positions are those of rounds of `random`, which is the same
in all versions.
"""

from __future__ import annotations

import argparse
import json
import shutil
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import lexicon_fast
from lexicon_fast import Dictionary
from lexicon_fast.bots import bot
from lexicon_fast.bots.lexicon.advice import advise
from lexicon_fast.bots.lexicon.native import NativeRules
from lexicon_fast.bots.lexicon.simulation import Simulation
from lexicon_fast.games.lexicon.observation import Observation
from lexicon_fast.games.lexicon.round import Round
from lexicon_fast.games.lexicon.rules import WADDINGTONS

#: Rounds, and turns of each.
_ROUNDS = 30
_TURNS = 6
_PLAYOUTS = 1000


def positions(words: Dictionary) -> list[Observation]:
    """Return what the players see in the first turns of some rounds."""
    player = bot("random", words)
    rules = replace(WADDINGTONS, strict=True)
    seen = []
    for seed in range(_ROUNDS):
        round_ = Round(words, seed=seed, ruleset=rules)
        for turn in range(_TURNS):
            mover = round_.current_player()
            if mover is None:
                break
            seen.append(round_.observation(mover))
            round_.apply(player.choose(seen[-1], seed * _TURNS + turn))
    return seen


def measure() -> Iterator[dict[str, Any]]:
    """Yield the number of positions; then, for each, the CPU seconds of its steps."""
    words = Dictionary.load("enable")
    seen = positions(words)
    rules = NativeRules(words)
    yield {
        "version": lexicon_fast.__version__,
        "isa": lexicon_fast.cpu_info()["isa"],
        "positions": len(seen),
    }
    for observation in seen:
        start = time.process_time()
        next(iter(advise(observation, words, iterations=_PLAYOUTS)))
        advised = time.process_time()
        simulation = Simulation(observation, words, rules, seed=1)
        ready = time.process_time()
        done = simulation.refine(_PLAYOUTS)
        yield {
            "advice": advised - start,
            "candidates": ready - advised,
            "refining": time.process_time() - ready,
            "playouts": done,
        }


def serve() -> None:
    """Measure a position for each line of input. Run by the other version's Python."""
    steps = measure()
    print(json.dumps(next(steps)), flush=True)
    for _ in sys.stdin:
        print(json.dumps(next(steps)), flush=True)


def measure_there(python: str) -> Iterator[dict[str, Any]]:
    """Yield what `measure` yields in a process of another version."""
    command = [python, __file__, "--serve"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as it:
        if it.stdin is None or it.stdout is None:
            raise AssertionError("both are pipes")
        for line in it.stdout:
            yield json.loads(line)
            it.stdin.write("\n")
            it.stdin.flush()


def summary(about: dict[str, Any], turns: list[dict[str, Any]]) -> dict[str, Any]:
    first = [1e3 * turn["advice"] for turn in turns]
    return {
        **about,
        "playouts_per_second": round(
            sum(turn["playouts"] for turn in turns) / sum(turn["refining"] for turn in turns)
        ),
        "candidates_ms": round(1e3 * statistics.mean(turn["candidates"] for turn in turns), 3),
        "first_advice_ms": {
            "median": round(statistics.median(first), 2),
            "average": round(statistics.mean(first), 2),
            "first": round(first[0], 2),
        },
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("other", nargs="?", help="the Python of another version")
    parser.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.serve:
        serve()
        return
    if arguments.other is not None and shutil.which(arguments.other) is None:
        parser.error(f"{arguments.other} is not a program; name the Python of another version")
    versions = [] if arguments.other is None else [measure_there(arguments.other)]
    versions.append(measure())
    about = [next(version) for version in versions]
    turns: list[list[dict[str, Any]]] = [[] for _ in versions]
    for _ in range(about[0]["positions"]):
        for version, measured in zip(versions, turns, strict=True):
            measured.append(next(version))
    rows = list(map(summary, about, turns))
    if len(rows) == 2:
        rows[1]["ratio"] = round(rows[1]["playouts_per_second"] / rows[0]["playouts_per_second"], 2)
    for row in rows:
        print(json.dumps(row))


if __name__ == "__main__":
    main()
