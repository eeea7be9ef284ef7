"""wolges: games of its static player against itself, through its programs `buildlex` and `leave`.

Written after the usage that these programs describe. bench/results/peers.json says whether it has
been run. The programs have no command that times the plays of a position.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from functools import partial
from pathlib import Path

import checkout as checkouts
import measuring

_FIRST_GAMES = 50


class Wolges:
    """A built checkout of wolges with our words and our leave values."""

    def __init__(self, checkout: Path, work: Path) -> None:
        self.program = checkouts.program(checkout / "target" / "release", "leave")
        self.maker = checkouts.program(checkout / "target" / "release", "buildlex")
        self.work = work
        os.environ["WOLGES_THREADS"] = "1"

    def convert(self, words: Sequence[str], leaves: Sequence[tuple[str, float]]) -> None:
        """Convert words and leave values with wolges' own program."""
        self.work.mkdir(parents=True, exist_ok=True)
        (self.work / "words.txt").write_text("".join(f"{word.upper()}\n" for word in words))
        (self.work / "leaves.csv").write_text("".join(f"{a},{b}\n" for a, b in leaves))
        print("wolges: buildlex", flush=True)
        for command in ("english-kwg words.txt words.kwg", "english-klv2 leaves.csv leaves.klv2"):
            measuring.run([self.maker, *command.split()], self.work)

    def games(self, number: int) -> float:
        """Return the CPU seconds per game, in which wolges also writes a log of its games."""

        def seconds(games: int) -> float:
            command = f"english-autoplay words.kwg leaves.klv2 leaves.klv2 {games} 0 7"
            return measuring.run([self.program, *command.split()], self.work)[0]

        first = _FIRST_GAMES
        return measuring.net(partial(seconds, number + first), partial(seconds, first), number)
