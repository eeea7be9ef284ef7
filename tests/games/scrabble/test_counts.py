"""How many plays positions have, counted like perft: in a text file, so that a change is seen."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parents[2]
COUNTS = HERE / "data" / "scrabble_counts.txt"


def counted(*options: str) -> list[str]:
    result = subprocess.run(
        [sys.executable, HERE / "tools" / "scrabble_counts.py", *options],
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    return result.stdout.splitlines()


def test_the_counts_are_what_they_were() -> None:
    assert counted() == COUNTS.read_text().splitlines()


def test_the_slow_twin_counts_the_same_on_a_small_board() -> None:
    lines = COUNTS.read_text().splitlines()
    small = [line for line in lines if line.startswith(("#", "words2000\tsmall7"))]
    found = counted("--twin", "--words", "words2000")
    assert found == small
    assert len(small) > 10
