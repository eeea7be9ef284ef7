"""MAGPIE: all plays, best plays and self-play, through its command line.

Its commands come from standard input: `cgp` loads a position, `generate` finds its plays. The time
of a position is the CPU time of a run that does both, less that of a run that only loads.
`generate` also sorts and prints, so only one play is printed, and the time of `generate` on a board
with hardly a play is subtracted. That leaves a little of MAGPIE's own work out, to its advantage.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import partial
from pathlib import Path

import checkout as checkouts
import measuring
from magpie_player import START

#: The beginning selects the English letters.
LEXICON = "NWLE"

#: Name of a data structure -> options that select it. The rack table takes minutes to build.
STRUCTURES = {
    "word graph": "-wmp false -rit false",
    "word map": "-wmp true -rit false",
    "rack table": "-wmp true -rit true -ritmmap true",
}

ALL = "-numplays 100000 -maxnumdplays {} -r1 all -r2 all -s1 score -s2 score"
BEST = "-numplays 1 -maxnumdplays 1 -r1 best -r2 best -s1 {0} -s2 {0}"

#: A position with two or three plays: shows how long the command itself takes.
HARDLY_A_PLAY = "15/15/15/15/15/15/15/7V7/15/15/15/15/15/15/15 V/ 0/0 0"

_QUIET = "-autosavegcg false -fgrequired false -shwithmoves false -hr false -pretty false"
_PLAY = re.compile(r"^(\d+):.*?(-?\d+) +(-?[\d.]+) *$", re.MULTILINE)

_FIRST_GAMES = 50

#: Work in each run, well above the noise of starting the program.
SECONDS = 0.8


class Magpie:
    """A built checkout of MAGPIE with our words and our leave values."""

    def __init__(self, checkout: Path, work: Path) -> None:
        self.program = checkouts.program(checkout / "bin", "magpie")
        self.data = checkout.resolve() / "data"
        self.work = work
        self.structures = dict(STRUCTURES)
        self.passes: dict[tuple[int, str, str, int], int] = {}
        self.bare: dict[tuple[str, str, int], float] = {}

    def convert(
        self, words: Sequence[str], leaves: Sequence[tuple[str, float]], rack_table: bool
    ) -> None:
        """Convert words and leave values with MAGPIE's own commands, unless that was done."""
        lexica = self.work / "data" / "lexica"
        lexica.mkdir(parents=True, exist_ok=True)
        for needed in ("layouts", "letterdistributions", "strategy"):
            link = self.work / "data" / needed
            if not (self.data / needed).exists():
                raise SystemExit(f"{self.data / needed} is missing; get MAGPIE's data first")
            if not link.exists():
                link.symlink_to(self.data / needed)
        (lexica / f"{LEXICON}.txt").write_text("".join(f"{word.upper()}\n" for word in words))
        (lexica / f"{LEXICON}.csv").write_text("".join(f"{a},{b}\n" for a, b in leaves))
        files = {"text2kwg": "kwg", "text2wordmap": "wmp", "csv2klv": "klv2", "klvwmp2rit": "rit"}
        if not rack_table:
            del files["klvwmp2rit"], self.structures["rack table"]
        for command, ending in files.items():
            if not (lexica / f"{LEXICON}.{ending}").exists():
                print(f"MAGPIE: {command}", flush=True)
                parts = [self.program, "convert", command, LEXICON, "-savesettings", "false"]
                measuring.run([*parts, "-threads", "1"], self.work)

    def generate(
        self, cgps: Sequence[str], options: str, structure: str, repeats: int = 1
    ) -> tuple[float, str]:
        """Generate plays of positions some times each; return CPU seconds and output."""
        select = self.structures[structure]
        lines = [f"set -lex {LEXICON} -leaves {LEXICON} -threads 1 {select} {_QUIET} {options}"]
        for cgp in cgps:
            lines += [f"cgp {cgp}", *["generate"] * repeats]
        seconds, output = measuring.run([self.program, *START], self.work, "\n".join(lines) + "\n")
        if output.count("Showing") != repeats * len(cgps):
            raise SystemExit(f"MAGPIE did not answer all positions:\n{output[-2000:]}")
        return seconds, output

    def measure(self, cgps: Sequence[str], options: str, structure: str, in_a_row: int) -> float:
        """Return the CPU seconds per position, net of starting, loading and the bare command.

        in_a_row: 1 goes through the positions pass after pass. More measures so many times in a
        row with the same position, after a first time that does not count.
        """
        work = (len(cgps), options, structure, in_a_row)
        if work not in self.passes:
            once = max(1, 2000 // len(cgps) // in_a_row)
            seconds = self.per_command(cgps, options, structure, in_a_row, once)
            passes = SECONDS / max(seconds, 1e-5) / len(cgps) / in_a_row
            self.passes[work] = max(once, round(passes))
        if work[1:] not in self.bare:
            bare = [HARDLY_A_PLAY] * 1000
            passes = 50 // in_a_row
            self.bare[work[1:]] = self.per_command(bare, options, structure, in_a_row, passes)
        found = self.per_command(cgps, options, structure, in_a_row, self.passes[work])
        return found - self.bare[work[1:]]

    def per_command(
        self, cgps: Sequence[str], options: str, structure: str, in_a_row: int, passes: int
    ) -> float:
        """Return the CPU seconds that each `generate` adds to loading the positions."""
        first = min(1, in_a_row - 1)

        def seconds(repeats: int) -> float:
            return self.generate([*cgps] * passes, options, structure, repeats)[0]

        units = passes * len(cgps) * in_a_row
        return measuring.net(partial(seconds, first + in_a_row), partial(seconds, first), units)

    def numbers_of_plays(self, cgps: Sequence[str], structure: str) -> list[int]:
        """Return how many plays, without exchanges and passes, each position has."""
        _, output = self.generate(cgps, ALL.format(100000), structure)
        return [
            sum("(exch" not in play[0] and "pass" not in play[0] for play in _PLAY.finditer(part))
            for part in output.split("Showing")[:-1]
        ]

    def best(self, cgps: Sequence[str], by: str, structure: str) -> list[tuple[int, float]]:
        """Return score and equity of the best play of each position."""
        _, output = self.generate(cgps, BEST.format(by), structure)
        return [(int(play[2]), float(play[3])) for play in _PLAY.finditer(output)]

    def games(self, number: int, structure: str) -> float:
        """Return the CPU seconds per game of the static player against itself."""
        options = "-threads 1 -savesettings false -s1 equity -s2 equity -r1 best -r2 best -gp false"
        # A table that is mapped would be paged in during the games, one that is read before them.
        data = self.structures[structure].replace("-ritmmap true", "-ritmmap false")
        select = f"-lex {LEXICON} -leaves {LEXICON} {data} -hr false -seed 7"

        def seconds(games: int) -> float:
            command = f"autoplay games {games} {select} {options}"
            # To load the rack table takes 1 to 4 s of system time, by what the memory had before.
            return measuring.run([self.program, *command.split()], self.work, system=False)[0]

        first = _FIRST_GAMES
        return measuring.net(partial(seconds, number + first), partial(seconds, first), number)
