"""Time the analysis of complete games, and measure how far its grades can be trusted.

    python bench/analysis.py                # four games of each kind
    python bench/analysis.py --games 2 --iterations 500
    python bench/analysis.py --quick
    python bench/analysis.py --quality 8    # grades of eight games of Scrabble, compared
    python bench/analysis.py --gcg FOLDER   # quick analyses of all files of GCG in a folder

Two bots of level 5 play games from seeds, which are then analysed with the default number of
play-outs for a turn, as by `lexicon-fast analyse`. Dictionaries are loaded before. Raw results are
in `results/analysis.txt`.

`--quality` analyses games of level 5 against level 9 with 20,000 play-outs for a turn, with the
default number and with `--quick`, and prints the share of turns whose grade agrees with that of
20,000 play-outs. It adds to `results/analysis-quality.jsonl` what is not there yet; remove lines to
measure them again. `--gcg` prints what is wrong with each file, and the greatest sum of the luck of
two players of a finished game, which should be 0; of the files in the repositories of Quackle,
Macondo and liwords, its output is in `results/analysis-gcg.txt`.
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

from lexicon_fast import (
    Dictionary,
    LexiconFastError,
    cpu_info,
    lexibomb,
    lexicon,
    scrabble,
)
from lexicon_fast.bots import bot
from lexicon_fast.bots.analysis import EndAnalysis, TurnAnalysis, analyse, decisions, summary
from lexicon_fast.bots.scrabble.analysis import gcg_decisions
from lexicon_fast.games.scrabble import gcg

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
    players = [bot(each, dictionary, name, allow_external=True) for each in bots]
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


def gcg_files(folder: Path) -> None:
    """Analyse all files of GCG, and print what is wrong with them and how far luck adds up."""
    dictionary = Dictionary.load("enable")
    began, finished, refused, worst = time.process_time(), 0, 0, 0.0
    paths = sorted(folder.rglob("*.gcg"))
    for path in paths:
        where, faults = str(path.relative_to(folder)), list[str]()
        try:
            game = gcg.read(path.read_bytes(), where)
            layout = gcg.layout_of(game).in_language(dictionary.language)
            moments = gcg.replay(game, None, layout, alphabet=dictionary.alphabet, faults=faults)
            decided = gcg_decisions(game, moments, layout)
            rows = list(analyse(decided, dictionary, "scrabble", quick=True))
        except LexiconFastError as error:
            refused += 1
            print(f"refused: {error}", flush=True)
            continue
        print(*(f"fault: {fault}" for fault in faults), sep="\n", end="\n" if faults else "")
        if isinstance(rows[-1], EndAnalysis) and len(game.players) == 2:
            finished += 1
            ann, bo = summary(rows, 2)
            worst = max(worst, abs(ann.luck + bo.luck), abs(ann.luck_win + bo.luck_win))
    print(
        f"{len(paths)} files, {refused} refused, {finished} finished games of two; luck adds up to"
        f" {worst:.1e} at most; {time.process_time() - began:.0f} CPU s"
    )


def main() -> None:
    """Measure what the options ask for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--iterations", type=int)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--quality", type=int, metavar="GAMES")
    parser.add_argument("--gcg", type=Path, metavar="FOLDER")
    options = parser.parse_args()
    print(f"# Python {platform.python_version()}, {platform.machine()}, {cpu_info()}")
    if options.gcg:
        gcg_files(options.gcg)
    elif options.quality:
        quality(options.quality)
    else:
        limits = {"iterations": options.iterations, "quick": options.quick}
        speed(options.games, {name: value for name, value in limits.items() if value})


if __name__ == "__main__":
    main()
