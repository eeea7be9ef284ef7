"""Measure what it costs to ask a program for an action (`cmd:`).

    python bench/external.py

A program that answers at once is asked for actions of all turns of some rounds of Lexicon and games
of Scrabble. Prints the median and the 90th percentile of the milliseconds from `choose` to the
action. Results are in results/external.txt.
"""

from __future__ import annotations

import statistics
import sys
import tempfile
import time
from pathlib import Path
from shlex import quote
from typing import Any

from lexicon_fast import Dictionary, lexicon, scrabble
from lexicon_fast.base.rng import Rng
from lexicon_fast.bots import bot

_PROGRAM = """
import sys
for line in sys.stdin:
    id = line[line.index('"id":') + 5 : line.index(',"method"')]
    print('{"id":' + id + ',"result":{"action":ACTION}}', flush=True)
"""
_ACTIONS = {"lexicon": '{"action":"accept"}', "scrabble": '{"action":"pass"}'}
_GAMES = 30


def turns(game: str, words: Dictionary) -> list[Any]:
    """Return what a player sees in all turns of games of `greedy` against itself."""
    player = bot("greedy", words, game)
    seen = []
    for seed in range(_GAMES):
        new: Any = lexicon.Round if game == "lexicon" else scrabble.Game
        state = new(words, players=2, seed=seed)
        luck = Rng(seed)
        while (mover := state.current_player()) is not None:
            seen.append(state.observation(mover))
            state.apply(player.choose(seen[-1], luck.next()))
    return seen


def main() -> None:
    words = Dictionary.load("enable")
    with tempfile.TemporaryDirectory() as folder:
        for game, action in _ACTIONS.items():
            path = Path(folder, f"{game}.py")
            path.write_text(_PROGRAM.replace("ACTION", action))
            spec = f"cmd:{quote(sys.executable)} {quote(str(path))}"
            player = bot(spec, words, game, allow_external=True)
            seen = turns(game, words)
            player.choose(seen[0], 1)  # starts the program
            times = []
            for observation in seen:
                begin = time.perf_counter()
                player.choose(observation, 1)
                times.append(1e3 * (time.perf_counter() - begin))
            high = statistics.quantiles(times, n=10)[-1]
            print(
                f"{game}: {len(times):,} actions, median {statistics.median(times):.3f} ms,"
                f" 90th percentile {high:.3f} ms"
            )


if __name__ == "__main__":
    main()
