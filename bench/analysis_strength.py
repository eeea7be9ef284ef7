r"""Calibrate the strength that an analysis estimates, on games of bots with known ratings.

    python bench/analysis_strength.py scrabble --games 12       # of each pair of neighbours
    python bench/analysis_strength.py scrabble --preset quick --games 30
    python bench/analysis_strength.py scrabble --fit            # only fit the saved results
    python bench/analysis_strength.py scrabble --magpie \
        'cmd:python bench/peers/magpie_player.py ~/MAGPIE --lexicon NWLE --plies 0'

Each bot of the ladder in docs/strength.md plays games against the next one, which are analysed
as by `lexicon-fast analyse`; MAGPIE's static player plays against `static`, to which it is equal
in docs/strength.md. A line is fitted to the mean loss per turn and the rating of each bot.
The `Calibration` that is printed belongs into `lexicon_fast/bots/<game>/analysis.py`. Run this
again when bots or the ladder change, after removing `results/analysis-strength.jsonl`, which has
one line for each player of each game.

An interval has two parts: losses differ from turn to turn (`dispersion`, the variance of the loss
of a turn, divided by its mean), and bots of one rating lose differently (`error`, in Elo). The
dispersion is such that 95% of the intervals of single games contain the rating of the bot. The
script prints the share of single games and of five games.
"""

from __future__ import annotations

import argparse
import json
import math
from collections import defaultdict
from collections.abc import Mapping
from itertools import pairwise
from pathlib import Path
from types import MappingProxyType
from typing import Any

import analysis  # the script beside this one
import numpy as np
import strength

from lexicon_fast import Dictionary
from lexicon_fast.arena.ratings import connected, fit
from lexicon_fast.bots.strength import LEAST_LOSS, Z95, Calibration

RESULTS = Path(__file__).parent / "results" / "analysis-strength.jsonl"
PRESETS: dict[str, dict[str, Any]] = {"default": {}, "quick": {"quick": True}}
#: The bots of a ladder that make mistakes of their own kind, not those of people.
LEFT_OUT = ("random", "greedy", "odds", "planner")
FIRST_SEED = 5000
#: A player outside the ladder, by the bot of the ladder that it equals and plays against.
MAGPIE = {"MAGPIE": "static"}
MAGPIE_SEED = 9000


def ratings(game: str) -> dict[str, float]:
    """Return the rating of each bot of the ladder of a game, worst first."""
    matches = strength.saved()
    played = [match for key, match in matches.items() if key[0] == game]
    zero = strength.LADDERS[game].zero
    rated = fit(connected(strength.pair_results(played), zero)[1], zero, strength.CONFIDENCE)
    found = {bot: rated[bot].value for bot in reversed(rated.bots) if bot not in LEFT_OUT}
    return {
        strength.LADDERS[game].top if bot == rated.bots[0] else bot: found[bot] for bot in found
    }


def play(
    game: str,
    preset: str,
    games: int,
    pairs: list[tuple[str, str]],
    first: int,
    specs: Mapping[str, str] = MappingProxyType({}),
) -> None:
    """Analyse games of pairs that the results do not have yet. specs: of bots, if not the name."""
    done = {(row["game"], row["preset"], row["seed"]) for row in saved()}
    dictionary = Dictionary.load(strength.LADDERS[game].words)
    for number in range(games):
        for at, pair in enumerate(pairs):
            seed = first + (len(pairs) + 1) * number + at
            if (game, preset, seed) in done:
                continue
            seats = pair if number % 2 else pair[::-1]
            bots = (specs.get(seats[0], seats[0]), specs.get(seats[1], seats[1]))
            state = analysis.played(game, dictionary, seed, bots)
            turns = [turn for turn, _ in analysis.timed(state, dictionary, **PRESETS[preset])]
            with RESULTS.open("a") as file:
                for player, bot in enumerate(seats):
                    losses = [turn.loss for turn in turns if turn.player == player and turn.grade]
                    row = {"game": game, "preset": preset, "seed": seed, "bot": bot}
                    row |= {"turns": len(losses), "loss": round(sum(losses), 3)}
                    print(json.dumps(row), file=file, flush=True)


def saved() -> list[dict[str, Any]]:
    """Return the saved results."""
    return (
        [json.loads(line) for line in RESULTS.read_text().splitlines()] if RESULTS.exists() else []
    )


def calibrated(rows: list[dict[str, Any]], elo: dict[str, float]) -> Calibration:
    """Return the line through the results of the bots, and how far they are from it."""
    sums: dict[str, list[float]] = defaultdict(lambda: [0.0, 0.0])
    for row in rows:
        for i, name in enumerate(("turns", "loss")):
            sums[row["bot"]][i] += row[name]
    bots = [bot for bot in elo if bot in sums]
    means = np.array([sums[bot][1] / sums[bot][0] for bot in bots])
    slope, level = np.polyfit(means, [elo[bot] for bot in bots], 1)
    residuals = [elo[bot] - level - slope * x for bot, x in zip(bots, means, strict=True)]
    for bot, mean, residual in zip(bots, means, residuals, strict=True):
        print(f"{bot:8} {elo[bot]:+6.0f} loss {mean:5.2f} residual {residual:+5.0f}")
    error = round(math.sqrt(sum(r * r for r in residuals) / (len(bots) - 2)))
    found = Calibration(
        level=round(float(level)),
        slope=round(float(slope), 1),
        dispersion=0.0,
        error=error,
        low=math.floor(min(elo.values())),
        high=math.ceil(max(elo.values())),
    )
    needed = []
    for row in rows:
        mean = row["loss"] / row["turns"]
        wrong = elo[row["bot"]] - found.level - found.slope * mean
        variance = ((wrong / Z95) ** 2 - error**2) / found.slope**2
        needed.append(variance * row["turns"] / max(mean, LEAST_LOSS))
    return found._replace(dispersion=round(float(np.quantile(needed, 0.95)), 1))


def coverage(rows: list[dict[str, Any]], elo: dict[str, float], found: Calibration, n: int) -> str:
    """Return how many intervals of n games of a bot contain its rating."""
    inside = widths = total = 0.0
    for bot, rating in elo.items():
        own = [row for row in rows if row["bot"] == bot]
        for first in range(0, len(own) - n + 1, n):
            some = own[first : first + n]
            turns, loss = (sum(row[name] for row in some) for name in ("turns", "loss"))
            estimate = found.estimate(turns, loss)
            if estimate is not None:
                total += 1
                inside += estimate.low <= rating <= estimate.high
                widths += estimate.high - estimate.low
    return (
        f"{n} games: {inside / total:.0%} of {total:.0f} intervals, mean width {widths / total:.0f}"
    )


def main() -> None:
    """Play, analyse and fit."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=list(analysis.WORDS))
    parser.add_argument("--preset", choices=list(PRESETS), default="default")
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--fit", action="store_true")
    parser.add_argument("--magpie", help="MAGPIE's static player; plays only its games")
    options = parser.parse_args()
    elo = ratings(options.game)
    where = (options.game, options.preset, options.games)
    if options.magpie:
        play(*where, list(MAGPIE.items()), MAGPIE_SEED, {"MAGPIE": options.magpie})
    elif not options.fit:
        play(*where, list(pairwise(elo)), FIRST_SEED)
    rows = [
        row for row in saved() if (row["game"], row["preset"]) == (options.game, options.preset)
    ]
    elo |= {peer: elo[equal] for peer, equal in MAGPIE.items() if options.game == "scrabble"}
    found = calibrated(rows, elo)
    print(found)
    for n in (1, 5):
        print(coverage(rows, elo, found, n))


if __name__ == "__main__":
    main()
