"""Time all plays with their expected scores, on positions from games of Lexibomb.

    python bench/lexibomb_plays.py [--games N] [--words NAME|PATH] [--json FILE]

In these games every turn is the play with the highest expected score. Each position is timed once,
on one core, from rows of text that the library has not seen before: `read`, checking the position
and computing the bomb odds; `search`, cross-checks, all plays and their expected scores; `objects`,
the plays as Python objects. Times are processor times, which other work on the machine hardly
affects. Blanks are those on the rack and on the board.
"""

from __future__ import annotations

import argparse
from itertools import pairwise
from pathlib import Path
from time import thread_time
from typing import Any

import inputs

from lexicon_fast import Dictionary, lexibomb

STEPS = ("read", "search", "objects")


def positions(dictionary: Dictionary, games: int, seed: int) -> list[lexibomb.Position]:
    """Return the positions of complete games, without the first turns."""
    generator = lexibomb.Generator(dictionary, top=1)
    found = []
    for number in range(games):
        game = lexibomb.Game(dictionary, seed=seed + number)
        while (player := game.current_player()) is not None:
            seen = game.observation(player)
            best = []
            if seen.opened:
                position = lexibomb.Position(seen.board, seen.opened, seen.rack, seen.bombs)
                found.append(position)
                best = generator.plays(*position)
            else:
                empty = ["." * 15] * 15
                best = generator.plays(empty, empty, seen.rack)
            game.apply(lexibomb.Lay(best[0].at, best[0].word) if best else lexibomb.PASS)
    return found


def measure(dictionary: Dictionary, games: int, seed: int) -> dict[str, Any]:
    generator = lexibomb.Generator(dictionary)
    rows = []
    for position in positions(dictionary, games, seed):
        ticks = [thread_time()]
        read = generator.read(position)
        ticks.append(thread_time())
        found = generator.batch([read])
        ticks.append(thread_time())
        plays = found[0]
        ticks.append(thread_time())
        times = [end - begin for begin, end in pairwise(ticks)]
        board = "".join(read.board.lines())
        rows.append((position.rack.count("_"), board.count("_"), len(plays), *times))
    return {
        "games": games,
        "seed": seed,
        "positions": len(rows),
        "words": len(dictionary),
        "by blanks on the rack": [
            summary([row for row in rows if row[0] == blanks])
            for blanks in range(3)
            if any(row[0] == blanks for row in rows)
        ],
        "raw": "blanks on the rack, on the board, plays, then ms: read, search, objects",
        "raw_rows": [[*row[:3], *(round(1000 * each, 4) for each in row[3:])] for row in rows],
    }


def summary(rows: list[tuple[Any, ...]]) -> dict[str, Any]:
    columns = list(zip(*rows, strict=True))
    times = dict(zip(STEPS, columns[3:], strict=True))
    times["all"] = tuple(map(sum, zip(*columns[3:], strict=True)))
    return {
        "blanks": rows[0][0],
        "positions": len(rows),
        "plays": sum(columns[2]) / len(rows),
        "ms": {
            what: {f"{percent}": inputs.percentile(some, percent) for percent in (50, 99, 100)}
            for what, some in times.items()
        },
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=30)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--words", default="enable", help="name or path of a dictionary")
    parser.add_argument("--json", type=Path, help="file for raw results")
    arguments = parser.parse_args()
    results = measure(Dictionary.load(arguments.words), arguments.games, arguments.seed)
    print(f"{results['positions']} positions of {results['games']} games")
    for group in results["by blanks on the rack"]:
        print(
            f"{group['blanks']} blanks on the rack: {group['positions']} positions,"
            f" {group['plays']:.0f} plays each"
        )
        for what, row in group["ms"].items():
            print(
                f"  {what:10}{row['50']:9.3f} ms  99 of 100 {row['99']:9.3f} ms"
                f"  most {row['100']:9.3f} ms"
            )
    if arguments.json:
        inputs.save(arguments.json, results)


if __name__ == "__main__":
    main()
