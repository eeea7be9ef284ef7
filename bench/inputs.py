"""Inputs of the benchmarks: the files in `data/` and their dictionaries."""

from __future__ import annotations

import json
import os
import platform
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from lexicon_fast import Dictionary
from lexicon_fast.dictionary.wordlists import kept_path

HERE = Path(__file__).resolve().parent
SHARED = HERE.parents[1] / "shared"


def lines(name: str) -> list[str]:
    """Return the lines of a file in `data/`."""
    return (HERE / "data" / f"{name}.txt").read_text().splitlines()


def word_list(name: str) -> Path | str | None:
    """Return the source of a dictionary: the shared copy, or a fetched list; else None."""
    path = SHARED / "words" / f"{name}.txt"
    if path.exists():
        return path
    return name if name == "enable" or kept_path(name) else None


def load(name: str) -> Dictionary:
    """Load the dictionary of a workload; print a note and load ENABLE if it is not available."""
    source = word_list(name)
    if source is None:
        print(f"NOTE: {name} is not available; measuring with the embedded ENABLE instead")
        source = "enable"
    return Dictionary.load(source)


def percentile(times: Sequence[float], percent: int) -> float:
    """Return the smallest time in milliseconds that this percentage of times does not exceed."""
    return round(1000 * sorted(times)[max(0, -(-len(times) * percent // 100) - 1)], 4)


def save(path: Path, results: dict[str, Any]) -> None:
    """Write results as JSON, with the machine."""
    machine = {"platform": platform.platform(), "cpus": os.cpu_count(), "load": os.getloadavg()}
    path.write_text(json.dumps({"machine": machine, **results}) + "\n")
