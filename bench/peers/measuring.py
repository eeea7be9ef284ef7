"""CPU time of functions and of other programs, in alternating rounds."""

from __future__ import annotations

import os
import resource
import subprocess
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from statistics import median, quantiles
from typing import Any, NamedTuple

#: Shorter measurements are repeated: the clock of child processes counts in steps.
SECONDS = 0.5

#: Return the CPU seconds of one unit of work, such as a rack or a game.
Measure = Callable[[], float]


class Side(NamedTuple):
    """One side of a comparison."""

    name: str
    measure: Measure


def run(
    command: Sequence[str | os.PathLike[str]],
    folder: Path | None = None,
    text: str = "",
    *,
    system: bool = True,
) -> tuple[float, str]:
    """Run a program and return the CPU seconds of its process and its output.

    text: what the program reads from its standard input; system: include the time that the system
    works for it. Raises SystemExit if it fails.
    """
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run(
        [str(part) for part in command],
        cwd=folder,
        input=text,
        capture_output=True,
        text=True,
        check=False,
    )
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    if done.returncode:
        raise SystemExit(f"{done.args} failed with exit code {done.returncode}:\n{done.stderr}")
    seconds = after.ru_utime - before.ru_utime
    if system:
        seconds += after.ru_stime - before.ru_stime
    return seconds, done.stdout + done.stderr


def net(longer: Measure, shorter: Measure, units: int) -> float:
    """Return the CPU seconds per unit, for two runs of a program that differ by some units."""
    return (longer() - shorter()) / units


def function(call: Callable[[], object], units: int, seconds: float = SECONDS) -> Measure:
    """Return a measure of a function of this process that does some units of work per call."""

    def measure() -> float:
        calls = 0
        start = time.process_time()
        while (spent := time.process_time() - start) < seconds:
            call()
            calls += 1
        return spent / calls / units

    return measure


def alternate(name: str, ours: Side, others: Sequence[Side], rounds: int) -> dict[str, Any]:
    """Measure all sides in turn, and print and return the medians and their ratios.

    A ratio is the median over the rounds of the other side's time by ours: above 1, ours is faster.
    """
    sides = [ours, *others]
    times: dict[str, list[float]] = {side.name: [] for side in sides}
    for number in range(rounds):
        for side in sides if number % 2 else sides[::-1]:
            times[side.name].append(side.measure())
    row = {
        "task": name,
        "ours": ours.name,
        "microseconds": {side: median(some) * 1e6 for side, some in times.items()},
        "ratios": {side.name: ratio(times[ours.name], times[side.name]) for side in others},
        "rounds": {side: [each * 1e6 for each in some] for side, some in times.items()},
    }
    show(row)
    return row


def ratio(ours: Sequence[float], theirs: Sequence[float]) -> list[float]:
    """Return the lower quartile, the median and the upper quartile of theirs / ours."""
    each = [b / a for a, b in zip(ours, theirs, strict=True)]
    return quantiles(each, n=4, method="inclusive") if len(each) > 1 else each * 3


def show(row: Mapping[str, Any]) -> None:
    """Print one row of results."""
    print(row["task"])
    for side, us in row["microseconds"].items():
        low, middle, high = row["ratios"].get(side, (1, 1, 1))
        times = "" if side == row["ours"] else f"{middle:9.2f} x  ({low:.2f} to {high:.2f})"
        print(f"  {side:44}{us:14,.2f} us{times}", flush=True)
