"""Measure what the expert of Lexicon does in a turn, also with an older version of the package.

    python bench/lexicon_playouts.py
    OTHER/bin/python bench/lexicon_playouts.py       # version 0.1.0, for example

Prints a line of JSON: play-outs per second of CPU time with 1,000 play-outs per turn, the CPU time
until the candidates are known and until the first advice (median, average, and the first of the
process, in ms). The positions are those of rounds that `random` plays, which is the same in all
versions.
"""

from __future__ import annotations

import json
import statistics
import time
from dataclasses import replace

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


def main() -> None:
    words = Dictionary.load("enable")
    seen = positions(words)
    first = []
    for observation in seen:
        start = time.process_time()
        next(iter(advise(observation, words, iterations=_PLAYOUTS)))
        first.append((time.process_time() - start) * 1e3)
    rules = NativeRules(words)
    done, refining, preparing = 0, 0.0, 0.0
    for observation in seen:
        start = time.process_time()
        simulation = Simulation(observation, words, rules, seed=1)
        ready = time.process_time()
        done += simulation.refine(_PLAYOUTS)
        refining += time.process_time() - ready
        preparing += ready - start
    row = {
        "version": lexicon_fast.__version__,
        "positions": len(seen),
        "playouts_per_second": round(done / refining),
        "candidates_ms": round(preparing / len(seen) * 1e3, 3),
        "first_advice_ms": {
            "median": round(statistics.median(first), 2),
            "average": round(statistics.mean(first), 2),
            "first": round(first[0], 2),
        },
    }
    print(json.dumps(row))


if __name__ == "__main__":
    main()
