"""Count the files of the package that one command enters.

    python bench/entered_files.py [HAND] > bench/results/entered-files.txt

It runs `lexicon-fast solve HAND` in this process and lists the Python files whose functions are
called, by the room that they are in. What counts is the walk of a request: the files above the
ground floor (`base` and `dictionary`) that are entered between the call of the command's function
and its return. What click and the configuration file take before it, and what runs when a module is
imported, do not count.
"""

from __future__ import annotations

import inspect
import os
import sys
from pathlib import Path
from types import FrameType
from typing import Any

import lexicon_fast
from lexicon_fast.cli.commands import commands

PACKAGE = Path(lexicon_fast.__file__).parent
HAND = "CATDOGXYZ* mother hat l[u]rch"
GROUND_FLOOR = ("base", "dictionary", "_native")


def entered(command: str, *args: str) -> dict[str, set[str]]:
    """Return the files that a command enters, and the functions called in each."""
    found: dict[str, set[str]] = {}
    runs = False

    def note(frame: FrameType, event: str, _argument: Any) -> None:
        nonlocal runs
        code = frame.f_code
        path = Path(code.co_filename)
        if not code.co_flags & inspect.CO_OPTIMIZED or not path.is_relative_to(PACKAGE):
            return  # the body of a module or a class, or another package
        if code.co_name == command and path.stem == command:
            runs = event == "call"
        if runs and event == "call":
            found.setdefault(str(path.relative_to(PACKAGE)), set()).add(code.co_name)

    sys.setprofile(note)
    try:
        commands.main([command, *args], standalone_mode=False)
    finally:
        sys.setprofile(None)
    return found


def of_the_walk(files: dict[str, set[str]]) -> list[str]:
    """Return the files above the ground floor."""
    return sorted(path for path in files if Path(path).parts[0] not in GROUND_FLOOR)


def main() -> None:
    args = ["solve", *(sys.argv[1:] or [HAND])]
    output = os.dup(1)
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)  # the plays go to the descriptor itself
    entered(*args)  # imports all modules
    files = entered(*args)
    os.dup2(output, 1)
    walk = of_the_walk(files)
    for path in sorted(files, key=lambda path: (path not in walk, path)):
        print(f"{'walk' if path in walk else 'ground':6} {path}: {', '.join(sorted(files[path]))}")
    print(f"{len(walk)} files of the walk, {len(files)} with the ground floor")


if __name__ == "__main__":
    main()
