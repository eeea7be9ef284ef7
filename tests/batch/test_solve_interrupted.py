"""Ctrl-C in the middle of a long native call of `solve`: it ends, and the job can be resumed."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.processes

#: Seconds after which the test gives up: many times what is expected.
PATIENCE = 120

WORDS = ("er", "ing", "cat", "abcdefgh")


def command(rows: Path, out: Path, *more: str) -> list[str]:
    run = [sys.executable, "-m", "lexicon_fast", "solve", "-i", str(rows), "-o", str(out)]
    return [*run, "--top", "1", "-j", "2", "-w", "enable", *more]


@pytest.mark.slow
def test_ctrl_c_in_a_long_call_keeps_whole_rows(tmp_path: Path) -> None:
    rows, out, whole = tmp_path / "rows.txt", tmp_path / "out.jsonl", tmp_path / "whole.jsonl"
    easy = ["CATDOG hat\n"] * 20_000
    hard = [" ".join(["*" * 64, *WORDS * 16]) + "\n"] * 30
    rows.write_text("".join(easy + hard))
    part = out.with_name("out.jsonl.part")
    process = subprocess.Popen(command(rows, out), stderr=subprocess.PIPE, text=True)
    # Once three of four chunks are written, the last one, with all hard rows, is worked on.
    while not (part.exists() and part.read_bytes().count(b"\n") >= 17_000):
        assert process.poll() is None
    process.send_signal(signal.SIGINT)
    _, said = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130, said
    assert not out.exists()
    assert part.read_bytes().endswith(b"\n")

    subprocess.run(command(rows, whole), check=True, timeout=PATIENCE)
    assert whole.read_bytes().startswith(part.read_bytes())
    assert part.stat().st_size < whole.stat().st_size
    subprocess.run(command(rows, out, "--resume"), check=True, timeout=PATIENCE)
    assert out.read_bytes() == whole.read_bytes()
    assert not part.exists()
