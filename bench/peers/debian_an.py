"""The anagram finder `an` of Debian, as the words that the letters of a rack make."""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from pathlib import Path

import measuring


def find() -> str | None:
    """Return the path of `an`, or None if it is not installed."""
    return shutil.which("an") or shutil.which("an", path="/usr/games")


def version(program: str) -> str:
    """Return the line in which `an` names its version."""
    return measuring.run([program, "--version"])[1].splitlines()[0]


def subwords(program: str, words: Path, rack: str) -> list[str]:
    """Return the words of at least two letters that the rack makes. It has no blanks."""
    return measuring.run([program, "-w", "-m", "2", "-d", words, rack.lower()])[1].split()


def measure(program: str, words: Path, racks: Sequence[str]) -> float:
    """Return the CPU seconds per rack, net of starting the process.

    `an` answers one rack per process and reads the word list each time, which counts as its work.
    """
    seconds = 0.0
    for rack in racks:
        seconds += measuring.run([program, "-w", "-m", "2", "-d", words, rack.lower()])[0]
        seconds -= measuring.run([program, "--version"])[0]
    return seconds / len(racks)
