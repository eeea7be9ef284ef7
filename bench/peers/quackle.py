"""Quackle: games of its static player against itself, through its test program.

It has no command for the plays of a position. Each move is printed, which counts as its work.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

import checkout as checkouts
import measuring

LEXICON = "peers"

_FIRST_GAMES = 20


class Quackle:
    """A built checkout of Quackle with our words. It keeps its own leave values."""

    def __init__(self, checkout: Path, work: Path) -> None:
        self.program = checkouts.program(checkout, "libquackle_test")
        self.makers = [checkouts.program(checkout, name) for name in ("makeminidawg", "makegaddag")]
        self.data = checkout.resolve() / "data"
        self.work = work

    @property
    def folder(self) -> Path:
        """The folder to run in: Quackle reads `../data`."""
        return self.work / "run"

    def convert(self, words: Sequence[str]) -> None:
        """Convert words with Quackle's own programs, unless that was done."""
        lexica = self.work / "data" / "lexica"
        lexica.mkdir(parents=True, exist_ok=True)
        self.folder.mkdir(exist_ok=True)
        for needed in ("alphabets", "strategy"):
            link = self.work / "data" / needed
            if not link.exists():
                link.symlink_to(self.data / needed)
        if (lexica / f"{LEXICON}.gaddag").exists():
            return
        text = "".join(f"{word.upper()}\n" for word in words)
        for name, content in {
            "dawginput.raw": text,
            "smaller.raw": "",
            "playabilities.raw": "",
        }.items():
            (self.folder / name).write_text(content)
        make_dawg, make_gaddag = self.makers
        print("Quackle: makeminidawg, makegaddag", flush=True)
        measuring.run([make_dawg], self.folder)
        (self.folder / "output.dawg").rename(lexica / f"{LEXICON}.dawg")
        gaddag = lexica / f"{LEXICON}.gaddag"
        measuring.run([make_gaddag, "-f", "dawginput.raw", "-o", gaddag], self.folder)

    def play(self, games: int) -> tuple[float, str]:
        """Let the static player play against itself; return CPU seconds and output."""
        options = f"--mode=selfplay --lexicon={LEXICON} --repetitions={games} --seed=1"
        command = [self.program, *options.split(), "--computer=Static Player"]
        seconds, output = measuring.run(command, self.folder)
        if output.count("GAME OVER") != games:
            raise SystemExit(f"Quackle did not finish {games} games:\n{output[-2000:]}")
        return seconds, output

    def games(self, number: int) -> float:
        """Return the CPU seconds per game."""

        def seconds(games: int) -> float:
            return self.play(games)[0]

        first = _FIRST_GAMES
        return measuring.net(partial(seconds, number + first), partial(seconds, first), number)

    def missing(self) -> list[str]:
        """Return what the program says that it could not open."""
        lines = self.play(1)[1].splitlines()
        return [line for line in lines if "Could not open" in line]
