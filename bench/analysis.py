"""Time the analysis of complete games: CPU time for each game, and for each of its turns.

    python bench/analysis.py                # four games of each kind
    python bench/analysis.py --games 2 --iterations 500

Two bots of level 5 play games from seeds, which are then analysed with the default number of
play-outs for a turn, as by `lexicon-fast analyse`. Dictionaries are loaded before. Raw results are
in `results/analysis.txt`.
"""

from __future__ import annotations

import argparse
import platform
import statistics
import time
from itertools import count
from typing import Any

from lexicon_fast import Dictionary, cpu_info, lexibomb, lexicon, scrabble
from lexicon_fast.bots import bot
from lexicon_fast.bots.analysis import ITERATIONS, TurnAnalysis, analyse, decisions

#: The word list of the games, and how they begin.
WORDS = {"lexicon": "enable", "scrabble": "enable", "lexibomb": "2of12inf"}
GAMES: dict[str, Any] = {"lexicon": lexicon, "scrabble": scrabble, "lexibomb": lexibomb}
LEVEL = "level5"


def played(name: str, dictionary: Dictionary, seed: int) -> Any:
    """Return a complete game of two bots."""
    game = GAMES[name].Game(dictionary, seed=seed)
    players = [bot(LEVEL, dictionary, name) for _ in range(2)]
    moves = count()
    while (player := game.current_player()) is not None:
        game.apply(players[player].choose(game.observation(player), seed=next(moves)))
    return game


def cpu_seconds(name: str, game: Any, dictionary: Dictionary, iterations: int) -> list[float]:
    """Return the CPU time of each turn of an analysis."""
    found = []
    began = time.process_time()
    for each in analyse(decisions(game), dictionary, name, iterations=iterations):
        ended = time.process_time()
        if isinstance(each, TurnAnalysis):
            found.append(ended - began)
        began = ended
    return found


def main() -> None:
    """Print, for each game, the times of complete analyses and of turns."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--iterations", type=int, default=ITERATIONS)
    options = parser.parse_args()
    print(f"# Python {platform.python_version()}, {platform.machine()}, {cpu_info()}")
    print(f"# CPU seconds, {options.iterations} play-outs of a turn, games of two {LEVEL}")
    for name, words in WORDS.items():
        dictionary = Dictionary.load(words)
        games = [played(name, dictionary, seed) for seed in range(options.games + 1)]
        cpu_seconds(name, games.pop(), dictionary, 10)  # prepares what all games share
        times = [cpu_seconds(name, game, dictionary, options.iterations) for game in games]
        turns = sorted(each for game in times for each in game)
        wholes = " ".join(f"{sum(game):.1f} ({len(game)})" for game in times)
        print(
            f"{name:9} turn: median {statistics.median(turns):.2f}, most {turns[-1]:.2f};"
            f" games (turns): {wholes}",
            flush=True,
        )


if __name__ == "__main__":
    main()
