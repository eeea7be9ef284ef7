"""Run all fuzz targets, one after the other in several processes, and count what they tried.

    python tests/fuzz/campaign.py --inputs 10000000 -j 2 --seed 1 --log fuzz.jsonl
    python tests/fuzz/campaign.py --seconds 600 --targets cli,records

Each target gets a share of the inputs, in pieces with seeds of their own, so that the same --seed
and --inputs try the same inputs whatever -j is. An input that fails, crashes or hangs is saved, and
the piece goes on behind it. The log has a line for each piece: target, seed, inputs, seconds.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).parent

#: Target -> inputs of it in 10,000, and inputs of a piece: a piece is to take a minute or less.
TARGETS = {
    "actions": (2000, 50_000),
    "cli": (300, 10_000),
    "columns": (300, 20_000),
    "dictionary": (150, 10_000),
    "hand": (60, 3_000),
    "boards": (30, 3_000),
    "messages": (3000, 100_000),
    "positions": (1000, 40_000),
    "protocol": (5, 500),
    "records": (400, 20_000),
    "rounds": (25, 2_000),
    "rows": (460, 20_000),
    "rulesets": (300, 20_000),
    "server_bodies": (20, 5_000),
    "settings": (1500, 50_000),
    "study": (400, 20_000),
    "wordlists": (700, 20_000),
}

#: Seconds before one input counts as a hang.
PATIENCE = 30.0
#: Failing inputs before a piece is given up.
MOST_FAILURES = 5


class Piece(NamedTuple):
    """A run of one target."""

    target: str
    seed: int
    inputs: int


class Outcome(NamedTuple):
    """The result of a piece. failures: the messages, each naming the saved input."""

    piece: Piece
    inputs: int
    seconds: float
    cpu: float
    failures: list[str]


def pieces(inputs: int, seed: int, targets: Sequence[str]) -> list[Piece]:
    """All pieces, those of different targets mixed, so that a part of them is a fair sample."""
    whole = sum(TARGETS[target][0] for target in targets)
    each: list[list[Piece]] = []
    for target in targets:
        share, size = TARGETS[target]
        left = max(1, round(inputs * share / whole))
        own = []
        while left > 0:
            own.append(Piece(target, seed * 100_000 + len(own), min(left, size)))
            left -= size
        each.append(own)
    order = [((place + 1) / len(own), piece) for own in each for place, piece in enumerate(own)]
    return [piece for _, piece in sorted(order)]


def run(piece: Piece, save: Path, patience: float) -> Outcome:
    """Run one piece in a process of its own."""
    begun = time.monotonic()
    paths = [str(HERE), str(HERE.parent), os.environ.get("PYTHONPATH", "")]
    done = subprocess.run(
        [
            *(sys.executable, str(HERE / f"fuzz_{piece.target}.py")),
            *("--seed", str(piece.seed), "--runs", str(piece.inputs), "--save", str(save)),
            *("--patience", str(patience), "--most-failures", str(MOST_FAILURES)),
        ],
        capture_output=True,
        text=True,
        errors="replace",
        check=False,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(paths)},
    )
    said = done.stdout + done.stderr
    counts = re.findall(rf"^{piece.target}: ([0-9]+) inputs", said, re.MULTILINE)
    failures = re.findall(r"^.* FAILED \(.*$", said, re.MULTILINE)
    if done.returncode and not failures:
        failures = [f"{piece.target}: seed {piece.seed}: {said[-2000:]}"]
    if failures:
        save.mkdir(parents=True, exist_ok=True)
        (save / f"{piece.target}-{piece.seed}.log").write_text(said)
    number = int(counts[-1]) if counts else 0
    cpu = re.search(rf"^{piece.target}: ([0-9.]+) s of CPU time", said, re.MULTILINE)
    spent = time.monotonic() - begun
    return Outcome(piece, number, spent, float(cpu[1]) if cpu else spent, failures)


def outcomes(
    all_pieces: Sequence[Piece], jobs: int, seconds: float | None, save: Path, patience: float
) -> Iterator[Outcome]:
    """Yield the results of the pieces, in order. seconds: begin no more after this time."""
    deadline = None if seconds is None else time.monotonic() + seconds

    def tried(piece: Piece) -> Outcome | None:
        if deadline is not None and time.monotonic() > deadline:
            return None
        return run(piece, save, patience)

    with ThreadPoolExecutor(jobs) as pool:
        for outcome in pool.map(tried, all_pieces):
            if outcome is not None:
                yield outcome


def main(args: Sequence[str] | None = None) -> int:
    """The command. Returns its exit code: 0 if all inputs were good."""
    parser = argparse.ArgumentParser(description="Run all fuzz targets.")
    parser.add_argument("--inputs", type=int, default=10_000_000, help="number of inputs")
    parser.add_argument("--seconds", type=float, help="begin no more pieces after this time")
    parser.add_argument("--seed", type=int, default=1, help="random seed")
    parser.add_argument("--targets", default=",".join(TARGETS), help="some of them, by commas")
    parser.add_argument("-j", "--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--save", type=Path, default=Path("build/fuzz"), help="for failing inputs")
    parser.add_argument("--patience", type=float, default=PATIENCE, help="seconds of a hang")
    parser.add_argument("--log", type=Path, help="write one JSON object per piece")
    given = parser.parse_args(args)
    targets = given.targets.split(",")
    for target in targets:
        if target not in TARGETS:
            parser.error(f"no such target: {target!r}; targets: {', '.join(TARGETS)}")
    inputs: Counter[str] = Counter()
    spent: Counter[str] = Counter()
    failures: list[str] = []
    begun = time.monotonic()
    lines: list[str] = []
    for outcome in outcomes(
        pieces(given.inputs, given.seed, targets),
        *(given.jobs, given.seconds, given.save, given.patience),
    ):
        target, seed, asked = outcome.piece
        inputs[target] += outcome.inputs
        spent[target] += outcome.cpu
        failures += outcome.failures
        record = {"target": target, "seed": seed, "asked": asked, "inputs": outcome.inputs}
        record |= {"seconds": round(outcome.seconds, 2), "cpu": outcome.cpu}
        record |= {"failures": outcome.failures}
        lines.append(json.dumps(record))
        if given.log:
            with given.log.open("a", encoding="utf-8") as log:
                print(lines[-1], file=log)
        for failure in outcome.failures:
            print(failure, flush=True)
    for target in sorted(inputs):
        rate = inputs[target] / max(spent[target], 0.01)
        print(f"{target}: {inputs[target]:,} inputs, {rate:,.0f} a second of CPU time")
    whole = time.monotonic() - begun
    print(
        f"seed {given.seed}: {sum(inputs.values()):,} inputs in {whole:,.0f} s,"
        f" {sum(inputs.values()) / whole:,.0f} a second; "
        + (f"{len(failures)} FAILED" if failures else "all good")
    )
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
