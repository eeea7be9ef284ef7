"""A request walks through few files: `bench/entered_files.py` counts them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import entered_files

#: Required by issue 50; it was 18 before.
MOST = 10


def test_solve_enters_few_files() -> None:
    script = Path(entered_files.__file__)
    lines = subprocess.check_output([sys.executable, script], text=True).splitlines()
    walk = [line.split()[1] for line in lines if line.startswith("walk")]
    assert {"cli/solve.py:", "batch/job.py:", "games/lexicon/solver.py:"} <= set(walk)
    assert len(walk) <= MOST, walk
    assert lines[-1].startswith(f"{len(walk)} files of the walk")
