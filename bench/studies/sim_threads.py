"""Compare one thread with two in the play-outs of Scrabble, in wall time on idle cores.

    python bench/studies/sim_threads.py --pairs 9

Turns of games of the static player are decided by `sim`, with one thread and with two; both must
choose the same actions. Each line has the wall time of both, and their ratio. The third column of
times is of two processes that decide the same turns at once, each with one thread: twice the time
of one thread, divided by it, is the most that two threads can gain while the machine is that busy.
The last columns are the processor time of both, and the load before. Results are in
bench/results/sim-threads.txt. Needs Linux.

Study of 2026-11-25, commit ab06543a.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from statistics import median
from time import perf_counter, process_time
from typing import Any

import lexicon_fast
from lexicon_fast import Dictionary
from lexicon_fast.bots import Bot, bot
from lexicon_fast.games.scrabble import Game, Observation


def turns(dictionary: Dictionary, games: int) -> list[Observation]:
    """Return every sixth turn of some games, while there is a bag."""
    found = []
    static = bot("static", dictionary, "scrabble")
    for seed in range(games):
        game = Game(dictionary, seed=seed)
        number = 0
        while (player := game.current_player()) is not None:
            sees = game.observation(player)
            if sees.phase == "turn":
                number += 1
                if number % 6 == 3 and sees.bag:
                    found.append(sees)
            game.apply(static.choose(sees, 0))
    return found


def decide(player: Bot, sees: Sequence[Observation]) -> tuple[float, float, list[Any]]:
    """Decide all turns. Return the wall time, the processor time, and the actions."""
    begun, used = perf_counter(), process_time()
    actions = [player.choose(each, number) for number, each in enumerate(sees)]
    return perf_counter() - begun, process_time() - used, actions


def decide_twice(player: Bot, sees: Sequence[Observation]) -> float:
    """Decide all turns in two processes at once. Return the wall time."""
    begun = perf_counter()
    child = os.fork()
    if not child:
        decide(player, sees)
        os._exit(0)
    decide(player, sees)
    os.waitpid(child, 0)
    return perf_counter() - begun


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--words", default="enable")
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--iterations", type=int, default=2500)
    parser.add_argument("--pairs", type=int, default=5)
    given = parser.parse_args()
    dictionary = Dictionary.load(given.words)
    sees = turns(dictionary, given.games)
    spec = f"sim:iterations={given.iterations},confidence=1,threads="
    one, two = (bot(f"{spec}{n}", dictionary, "scrabble") for n in (1, 2))
    print(
        f"# version {lexicon_fast.__version__}, {os.cpu_count()} cores: {len(sees)} turns,"
        f" {given.iterations} play-outs each, seconds"
    )
    print("   one    two  ratio   jobs   most   cpu one  cpu two   load")
    ratios, most = [], []
    for _ in range(given.pairs):
        load = os.getloadavg()[0]
        single, cpu_one, actions = decide(one, sees)
        double, cpu_two, again = decide(two, sees)
        if again != actions:
            raise SystemExit("two threads choose other actions than one")
        jobs = decide_twice(one, sees)
        ratios.append(single / double)
        most.append(2 * single / jobs)
        print(
            f"{single:6.2f} {double:6.2f} {ratios[-1]:5.2f}x {jobs:6.2f} {most[-1]:5.2f}x"
            f" {cpu_one:9.2f} {cpu_two:8.2f} {load:6.2f}",
            flush=True,
        )
    print(
        f"median {median(ratios):.2f}x ({min(ratios):.2f} to {max(ratios):.2f}),"
        f" two jobs {median(most):.2f}x"
    )


if __name__ == "__main__":
    main()
