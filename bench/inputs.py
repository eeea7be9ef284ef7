"""Inputs of the benchmarks: the files in `data/`, and the dictionaries they were made for."""

from __future__ import annotations

from pathlib import Path

from lexicon_fast import Dictionary
from lexicon_fast.wordlists import kept_path

HERE = Path(__file__).resolve().parent
SHARED = HERE.parents[1] / "shared"


def lines(name: str) -> list[str]:
    """The lines of a file in `data/`."""
    return (HERE / "data" / f"{name}.txt").read_text().splitlines()


def word_list(name: str) -> Path | str | None:
    """What a dictionary is loaded from: the shared copy, else the list if it was fetched before."""
    path = SHARED / "words" / f"{name}.txt"
    if path.exists():
        return path
    return name if name == "enable" or kept_path(name) else None


def load(name: str) -> Dictionary:
    """The dictionary of a workload; ENABLE, said clearly, where it is not at hand."""
    source = word_list(name)
    if source is None:
        print(f"NOTE: no {name} here, measured with the embedded ENABLE instead")
        source = "enable"
    return Dictionary.load(source)
