"""Time the analysis of complete games, and measure how far its grades can be trusted.

    python bench/analysis.py                # four games of each kind
    python bench/analysis.py --games 2 --iterations 500
    python bench/analysis.py --quick
    python bench/analysis.py --quality 8    # grades of eight games of Scrabble, compared

Two bots of level 5 play games from seeds, which are then analysed with the default number of
play-outs for a turn, as by `lexicon-fast analyse`. Dictionaries are loaded before. Raw results are
in `results/analysis.txt`.

`--quality` analyses games of level 5 against level 9 with 20,000 play-outs for a turn, with the
default number and with `--quick`, and prints the share of turns whose grade agrees with that of
20,000 play-outs. It adds to `results/analysis-quality.jsonl` what is not there yet; remove lines to
measure them again.
"""

from __future__ import annotations

import argparse
import json
import platform
import statistics
import time
from itertools import count
from pathlib import Path
from typing import Any

from lexicon_fast import Dictionary, cpu_info, lexibomb, lexicon, scrabble
from lexicon_fast.bots import bot
from lexicon_fast.bots.analysis import TurnAnalysis, analyse, decisions

#: The word list of the games, and how they begin.
WORDS = {"lexicon": "enable", "scrabble": "enable", "lexibomb": "2of12inf"}
GAMES: dict[str, Any] = {"lexicon": lexicon, "scrabble": scrabble, "lexibomb": lexibomb}
LEVEL = "level5"
QUALITY = Path(__file__).parent / "results" / "analysis-quality.jsonl"
REFERENCE = "20000"
PRESETS: dict[str, dict[str, Any]] = {
    REFERENCE: {"iterations": 20_000, "top": 15},  # compares 15 candidates
    "default": {},
    "quick": {"quick": True},
}
#: The seed of the first game of `--quality`; the bots were not tuned with it.
FIRST_SEED = 1000


def played(name: str, dictionary: Dictionary, seed: int, bots: tuple[str, str]) -> Any:
    """Return a complete game of two bots."""
    game = GAMES[name].Game(dictionary, seed=seed)
    players = [bot(each, dictionary, name) for each in bots]
    moves = count()
    while (player := game.current_player()) is not None:
        game.apply(players[player].choose(game.observation(player), seed=next(moves)))
    return game


def timed(game: Any, dictionary: Dictionary, **limits: Any) -> list[tuple[TurnAnalysis, float]]:
    """Return the turns of an analysis, with the CPU time of each."""
    found = []
    began = time.process_time()
    for each in analyse(decisions(game), dictionary, game.NAME, **limits):
        ended = time.process_time()
        if isinstance(each, TurnAnalysis):
            found.append((each, ended - began))
        began = ended
    return found


def speed(games_each: int, limits: dict[str, Any]) -> None:
    """Print, for each game, the times of complete analyses and of turns."""
    shown = ", ".join(f"{name} {value}" for name, value in limits.items()) or "default"
    print(f"# CPU seconds, games of two {LEVEL}; {shown}")
    for name, words in WORDS.items():
        dictionary = Dictionary.load(words)
        games = [played(name, dictionary, seed, (LEVEL,) * 2) for seed in range(games_each + 1)]
        timed(games.pop(), dictionary, iterations=10)  # prepares what all games share
        times = [[each for _, each in timed(game, dictionary, **limits)] for game in games]
        turns = sorted(each for game in times for each in game)
        wholes = " ".join(f"{sum(game):.1f} ({len(game)})" for game in times)
        print(
            f"{name:9} turn: median {statistics.median(turns):.2f}, most {turns[-1]:.2f};"
            f" games (turns): {wholes}",
            flush=True,
        )


def quality(games: int) -> None:
    """Analyse games with each preset, unless the results have them, and compare the grades."""
    lines = QUALITY.read_text().splitlines() if QUALITY.exists() else []
    results = {(row["seed"], row["preset"]): row for row in map(json.loads, lines)}
    dictionary = Dictionary.load(WORDS["scrabble"])
    for seed in range(FIRST_SEED, FIRST_SEED + games):
        game = played("scrabble", dictionary, seed, (LEVEL, "level9"))
        for preset, limits in PRESETS.items():
            if (seed, preset) in results:
                continue
            found = timed(game, dictionary, **limits)
            row = {
                "seed": seed,
                "preset": preset,
                "seconds": round(sum(each for _, each in found), 2),
                "turns": [[turn.event, turn.grade, turn.loss, turn.loss_win] for turn, _ in found],
            }
            results[seed, preset] = row
            with QUALITY.open("a") as file:
                print(json.dumps(row), file=file)
    for preset in PRESETS:
        rows = [results[seed, preset] for seed in range(FIRST_SEED, FIRST_SEED + games)]
        pairs = [
            (turn, right)
            for row in rows
            for turn, right in zip(
                row["turns"], results[row["seed"], REFERENCE]["turns"], strict=True
            )
        ]
        same = sum(turn[1] == right[1] for turn, right in pairs)
        merged = {"best": "good"}
        similar = sum(
            merged.get(turn[1], turn[1]) == merged.get(right[1], right[1]) for turn, right in pairs
        )
        seconds = statistics.mean(row["seconds"] for row in rows)
        print(
            f"{preset:8} {len(rows)} games, {len(pairs)} turns: {same / len(pairs):.1%} same grade,"
            f" {similar / len(pairs):.1%} if best and good are one; {seconds:.1f} CPU s per game"
        )


def main() -> None:
    """Measure what the options ask for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--iterations", type=int)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--quality", type=int, metavar="GAMES")
    options = parser.parse_args()
    print(f"# Python {platform.python_version()}, {platform.machine()}, {cpu_info()}")
    if options.quality:
        quality(options.quality)
    else:
        limits = {"iterations": options.iterations, "quick": options.quick}
        speed(options.games, {name: value for name, value in limits.items() if value})


if __name__ == "__main__":
    main()
