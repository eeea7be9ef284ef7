"""Examples that print many lines end quietly when their reader ends, as in `| head`."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"

CALLS = [
    ("boggle.py", "--seed", "7"),
    ("bot.py",),
    ("letterpress.py", "abcdefghijklmnopqrstuvwxy"),
    ("lexibomb_bot.py",),
    ("quiddler.py", "QU I TH E ER N A S"),
    ("scrabble_bot.py",),
    ("solve.py",),
    ("spelling_bee.py", "abcdefr"),
    ("wordle.py", "CRANE:bygbb"),
]

pytestmark = [
    pytest.mark.processes,
    pytest.mark.skipif(not hasattr(signal, "SIGPIPE"), reason="NOT TESTED: there is no SIGPIPE"),
]


@pytest.mark.parametrize("args", CALLS, ids=lambda args: args[0])
def test_a_closed_pipe_ends_an_example_quietly(args: tuple[str, ...]) -> None:
    read, write = os.pipe()
    os.close(read)
    try:
        name, *rest = args
        result = subprocess.run(
            [sys.executable, str(EXAMPLES / name), *rest],
            stdin=subprocess.DEVNULL,
            stdout=write,
            stderr=subprocess.PIPE,
            timeout=600,
        )
    finally:
        os.close(write)
    assert (result.returncode, result.stderr) == (-signal.SIGPIPE, b"")


def test_all_examples_that_print_lines_are_tested() -> None:
    quiet = {path.name for path in EXAMPLES.glob("*.py") if "SIGPIPE" in path.read_text()}
    # It learns for minutes before it prints.
    assert quiet == {name for name, *_ in CALLS} | {"learn.py"}
