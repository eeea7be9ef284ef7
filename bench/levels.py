"""Measure how far apart the levels of each game are, in matches of neighbours on paired deals.

    python bench/levels.py                          # all; about half an hour of CPU time
    python bench/levels.py --only scrabble --steps 2 3
    python bench/levels.py --table                  # print the saved results

Raw results are in bench/results/levels.jsonl, a line per match, as `lexicon-fast match` prints it.
They are the same on every machine. The levels were chosen with the seed of these matches, so the
table also has the matches of the ladder, which have other deals. `strength.py --page` writes it
into docs/strength.md.
"""

from __future__ import annotations

import argparse
import json
import math
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

import strength

from lexicon_fast.arena.statistics import rating, share

RESULTS = Path(__file__).parent / "results" / "levels.jsonl"

SEED = 1

#: Deals of the match of each level against the one below, from level 2 to level 10.
PAIRS = {
    "lexicon": (300,) * 9,
    "scrabble": (100,) * 8 + (36,),
    "lexibomb": (80,) * 8 + (50,),
}
#: Word lists, and what is counted.
WORDS = {"lexicon": "enable", "scrabble": "enable", "lexibomb": "2of12inf"}
UNIT = {"lexicon": "round", "scrabble": "game", "lexibomb": "game"}


def run_match(game: str, level: int, processes: int) -> dict[str, Any]:
    """Return the result of a level against the one below, as `--format jsonl` prints it."""
    command = ["match", game, f"level{level}", f"level{level - 1}", "-w", WORDS[game]]
    command += ["--pairs", str(PAIRS[game][level - 2]), "--seed", str(SEED), "-j", str(processes)]
    command += ["--confidence", "0.99", "--format", "jsonl"]
    program = [sys.executable, "-m", "lexicon_fast", *command]
    done = subprocess.run(program, capture_output=True, text=True, check=True)
    result: dict[str, Any] = json.loads(done.stdout)
    return {"game": game, "level": level, **result}


def saved() -> dict[tuple[str, int], dict[str, Any]]:
    """Return the saved results by game and level."""
    lines = RESULTS.read_text().splitlines() if RESULTS.exists() else []
    found = [json.loads(line) for line in lines]
    return {(each["game"], each["level"]): each for each in found}


def save(results: dict[tuple[str, int], dict[str, Any]]) -> None:
    lines = [json.dumps(results[key]) + "\n" for key in sorted(results)]
    RESULTS.write_text("".join(lines))


def elo(share: float) -> float:
    """Return the rating difference that a win share means."""
    return 400 * math.log10(share / (1 - share))


def confirmed(game: str, number: int) -> list[str]:
    """Return the Elo difference to the level below in the match of the ladder, and its deals."""
    ladder = strength.LADDERS[game]
    upper = ladder.bots[-1] if ladder.top == f"level{number}" else f"level{number}"
    match = strength.saved().get((game, upper, f"level{number - 1}"))
    if match is None:
        return ["", ""]
    won, decided = zip(*match["deals"], strict=True)
    return [
        strength.interval(rating(share(won, decided, strength.CONFIDENCE), 2)),
        str(len(match["deals"])),
    ]


def table(game: str, results: dict[tuple[str, int], dict[str, Any]]) -> str:
    """Return the levels of a game and their results as Markdown."""
    unit = UNIT[game]
    lines = [
        "| level | plays like | words | overlooks | phonies"
        " | Elo above the level below (99% interval) | deals"
        " | when it was tuned (99% interval) | deals"
        f" | points per {unit}, of both |",
        "|---|---|---|---|---|---|---|---|---|---|",
    ]
    levels = import_module(f"lexicon_fast.bots.{game}").LEVELS
    for number, level in reversed(list(enumerate(levels, 1))):
        bot = ",".join(f"{name}={value}" for name, value in level.options.items())
        cells = [
            str(number),
            f"`{level.bot}:{bot}`" if bot else f"`{level.bot}`",
            "all" if level.words >= 100 else f"class {level.words}",
            f"{level.overlooks:g}",
            f"{level.phonies:.1%}" if level.phonies else "none",
        ]
        cells += confirmed(game, number)
        if (result := results.get((game, number))) is not None:
            above, below = result["rows"]
            tuned = above["win_share"]
            low, middle, high = (elo(tuned[name]) for name in ("low", "value", "high"))
            cells += [
                f"{middle:+.0f} ({low:+.0f} to {high:+.0f})",
                str(result["deals"]),
                f"{above['points']['value']:.0f}, {below['points']['value']:.0f}",
            ]
        else:
            cells += [""] * 3
        lines.append("| " + " | ".join(cells) + " |")
    return "\n".join(lines)


#: The parts of docs/strength.md.
BLOCKS: dict[str, Callable[[], list[str]]] = {
    f"levels_{game}": partial(lambda game: table(game, saved()).split("\n"), game) for game in PAIRS
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--only", choices=list(PAIRS), nargs="+", default=list(PAIRS))
    parser.add_argument("--steps", type=int, nargs="+", help="the upper levels, 2 to 10")
    parser.add_argument("-j", "--processes", type=int, default=2)
    parser.add_argument("--table", action="store_true", help="print the saved results")
    given = parser.parse_args()
    if not given.table:
        for game in given.only:
            for level in given.steps or range(2, 11):
                result = run_match(game, level, given.processes)
                results = saved()
                results[game, level] = result
                save(results)
                row = result["rows"][0]["win_share"]
                print(game, level, {name: round(elo(row[name])) for name in row}, flush=True)
    for game in given.only:
        print(f"\n{game}\n\n{table(game, saved())}")


if __name__ == "__main__":
    main()
