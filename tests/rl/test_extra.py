"""Without the extra, an error names it."""

from __future__ import annotations

import subprocess
import sys

import pytest

PROGRAM = """
import importlib, sys
sys.modules[sys.argv[1]] = None
import lexicon_fast.rl.lexicon.encoding  # needs no extra
for module in sys.argv[2:]:
    try:
        importlib.import_module(f"lexicon_fast.rl.{module}")
    except ImportError as error:
        print(error)
"""


@pytest.mark.processes
@pytest.mark.parametrize("library", ["pettingzoo", "gymnasium"])
def test_the_error_names_the_extra(library: str) -> None:
    modules = ["lexicon_v0", "scrabble_v0", "lexibomb_v0"]
    if library == "gymnasium":
        modules.append("single_agent")
    command = [sys.executable, "-c", PROGRAM, library, *modules]
    printed = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    line = f"lexicon_fast.rl needs {library}; in the clone, run: pip install '.[rl]'"
    assert printed.splitlines() == [line] * len(modules)
