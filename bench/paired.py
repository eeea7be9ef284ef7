"""Compare two installations of lexicon_fast on the workloads of `lexicon-fast bench`, pass by pass.

    python bench/paired.py old/.venv/bin/python .venv/bin/python --passes 60

Two processes take turns, so a machine that speeds up or slows down does so for both. Each ratio is
the median over the pairs of the second's CPU time by the first's, with the quartiles. With --cpu,
both run on that CPU, where the system allows it.

The workloads that begin with "CGP" are public calls: `scrabble.plays_batch` on the lines of
../shared/bench; those that begin with "Boards" are the same with boards whose cross-checks are
known. They are skipped if it is missing. "Games" are played by the native players. --json writes
the times of all passes.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any

from inputs import SHARED

#: Runs in both installations: on each line of input, one pass of the workload with that name.
WORKER = """
import json, sys, time
from functools import partial
from pathlib import Path
import lexicon_fast
from lexicon_fast import Dictionary, scrabble
from lexicon_fast.cli import workloads
try:
    from lexicon_fast._native.scrabble.selfplay import Match
    from lexicon_fast.bots.tiles.leaves import counts_by_code, leaves_for
    from lexicon_fast.games.tiles.board import native_layout
except ImportError:  # version 0.1.0
    from lexicon_fast._native.selfplay import Match
    from lexicon_fast.bots.crossword.leaves import counts_by_code, leaves_for
    from lexicon_fast.games.crossword.plays import native_layout
d = Dictionary.load("enable")
layout = scrabble.Layout.load("scrabble")
runs = {w.name: w.run for w in workloads.workloads(d, int(sys.argv[1]))}
for blanks, name in enumerate(["no", "one", "two"]):
    path = Path(sys.argv[2], f"scrabble_positions_{name}blank.cgp")
    if path.exists():
        lines = path.read_text().splitlines()
        lines *= -(-200 // len(lines))
        for what, options in {"best play": {"top": 1}, "all plays": {}}.items():
            call = partial(scrabble.plays_batch, lines, d, **options)
            runs[f"CGP to {what}, blanks: {blanks}"] = call
            read = [scrabble.parse_cgp(line, layout, d.alphabet) for line in lines]
            prepared = [(position.board, position.rack) for position in read]
            call = partial(scrabble.plays_batch, prepared, d, **options)
            runs[f"Boards to {what}, blanks: {blanks}"] = call
counts = counts_by_code(layout, d.alphabet)
for name, leaves in {"static": leaves_for(layout, d, "scrabble"), "greedy": None}.items():
    match = Match(d.compiled, native_layout(layout, d.alphabet), [leaves, leaves], counts)
    runs[f"Games of {name}"] = partial(match.play_many, 0, 20)
print(json.dumps([*runs]), lexicon_fast.__version__, workloads.signature(d), sep="\\t", flush=True)
for line in sys.stdin:
    run, times = runs[line.strip()], []
    while sum(times) < 0.005:
        begin = time.process_time_ns()
        run()
        times.append((time.process_time_ns() - begin) / 1e9)
    print(min(times), flush=True)
"""


class Installation:
    """A process of one installation that runs workloads on request. before: runs first there."""

    def __init__(
        self,
        python: str,
        hands: int,
        environment: Mapping[str, str] = MappingProxyType({}),
        before: str = "",
    ) -> None:
        self.process = subprocess.Popen(
            [python, "-c", f"{before}\n{WORKER}", str(hands), str(SHARED / "bench")],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONSAFEPATH": "1", **environment},
        )
        names, self.version, self.signature = self.read().split("\t")
        self.names: list[str] = json.loads(names)

    def read(self) -> str:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit(f"{self.process.args!r} ended early; see above")
        return line.strip()

    def close(self) -> None:
        """End the process."""
        self.process.communicate()

    def seconds(self, name: str) -> float:
        """Return the CPU time of the fastest of a few passes."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{name}\n")
        self.process.stdin.flush()
        return float(self.read())


def compare(old: Installation, new: Installation, name: str, passes: int) -> dict[str, Any]:
    """Return the ratios new / old of one workload over alternating passes."""
    pairs = []
    for number in range(passes):
        order = (old, new) if number % 2 else (new, old)
        seconds = {installation: installation.seconds(name) for installation in order}
        pairs.append((seconds[old], seconds[new]))
    low, middle, high = statistics.quantiles([b / a for a, b in pairs], n=4)
    return {"name": name, "ratio": middle, "low": low, "high": high, "pairs": pairs}


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("old", help="Python of the first installation")
    parser.add_argument("new", help="Python of the second installation")
    parser.add_argument("--passes", type=int, default=60, help="pairs of passes of each workload")
    parser.add_argument("--hands", type=int, default=1000, help="hands of each pass")
    parser.add_argument("--only", default="", help="only workloads with this text in their name")
    parser.add_argument("--cpu", type=int, help="CPU to run on")
    parser.add_argument("--json", type=Path, help="file for raw results")
    options = parser.parse_args()
    if options.cpu is not None:
        os.sched_setaffinity(0, {options.cpu})
    old, new = (Installation(python, options.hands) for python in (options.old, options.new))
    print(
        f"# {old.version} {old.signature} against {new.version} {new.signature}, "
        f"{options.passes} pairs of passes, CPU time"
    )
    print(f"{'workload':<36}{'ratio':>7}{'quartiles':>16}")
    rows = []
    for name in [name for name in old.names if name in new.names and options.only in name]:
        row = compare(old, new, name, options.passes)
        print(f"{name:<36}{row['ratio']:>7.3f}{row['low']:>9.3f} {row['high']:.3f}", flush=True)
        rows.append(row)
    if options.json:
        versions = [f"{each.version} {each.signature}" for each in (old, new)]
        options.json.write_text(json.dumps({"versions": versions, "rows": rows}, indent=1) + "\n")


if __name__ == "__main__":
    main()
