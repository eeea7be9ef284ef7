"""A source folder without the compiled core says what to do."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import lexicon_fast


@pytest.mark.parametrize(
    "code",
    [
        "import lexicon_fast; lexicon_fast.Dictionary",
        "from lexicon_fast import scrabble",
        "from lexicon_fast._native.rows.positions import positions_of",
    ],
)
def test_a_folder_without_the_native_core_says_how_to_build_it(code: str, tmp_path: Path) -> None:
    folder = tmp_path / "lexicon_fast"
    ignored = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "data")
    shutil.copytree(Path(lexicon_fast.__file__).parent, folder, ignore=ignored)
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 1
    last = done.stderr.splitlines()[-1]
    assert last.startswith(f"ImportError: {folder}")
    assert last.endswith("or build it here: pip install -e .")
