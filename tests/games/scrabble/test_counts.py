"""How many plays positions have, counted like perft: in a text file, so that a change is seen."""

from __future__ import annotations

import pytest
from campaigns import scrabble_counts

LINES = (scrabble_counts.DATA / "scrabble_counts.txt").read_text().splitlines()


def test_the_counts_are_what_they_were(capsys: pytest.CaptureFixture[str]) -> None:
    scrabble_counts.main([])
    assert capsys.readouterr().out.splitlines() == LINES


def test_the_slow_twin_counts_the_same_on_a_small_board(capsys: pytest.CaptureFixture[str]) -> None:
    small = [line for line in LINES if line.startswith(("#", "words2000\tsmall7"))]
    scrabble_counts.main(["--twin", "--words", "words2000"])
    assert capsys.readouterr().out.splitlines() == small
    assert len(small) > 10
