"""Time the puzzles of days: CPU time to find each, with its difficulty.

    python bench/puzzles.py                 # of 20 days, for each game
    python bench/puzzles.py --days 5

Dictionaries are loaded before. Raw results are in `results/puzzles.txt`.
"""

from __future__ import annotations

import argparse
import datetime
import platform
import statistics
import time

from lexicon_fast import cpu_info
from lexicon_fast.games.registry import GAMES
from lexicon_fast.puzzles import daily

LAST = datetime.date(2026, 11, 30)


def seconds(game: str, days: int) -> list[float]:
    """Return the CPU time of the puzzle of each day."""
    daily(game, LAST - datetime.timedelta(days=days))  # loads the dictionary and its frequencies
    found = []
    for before in reversed(range(days)):
        began = time.process_time()
        daily(game, LAST - datetime.timedelta(days=before))
        found.append(time.process_time() - began)
    return found


def main() -> None:
    """Print the median and the most, and the times of all days."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--days", type=int, default=20)
    days = parser.parse_args().days
    print(f"# Python {platform.python_version()}, {platform.machine()}, {cpu_info()}")
    print(f"# CPU seconds of the puzzles of {days} days up to {LAST}")
    for game in GAMES:
        found = seconds(game, days)
        each = " ".join(f"{value:.2f}" for value in found)
        print(f"{game:9} median {statistics.median(found):.2f}, most {max(found):.2f}: {each}")


if __name__ == "__main__":
    main()
