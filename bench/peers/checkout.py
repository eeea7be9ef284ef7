"""The user's own checkout of another program: its commit, and what its build left there."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

_COMPILERS = re.compile(rb"GCC: \([^)]*\) [\d.]+|clang version [\d.]+|rustc version [\d.]+")


def program(checkout: Path, name: str) -> Path:
    """Return the path of a program that was built in the checkout. Raises SystemExit."""
    found = [path for path in sorted(checkout.rglob(name)) if path.is_file()]
    if not found:
        raise SystemExit(
            f"{checkout} has no program {name}; build it optimised, as its README says"
        )
    return found[0].resolve()


def version(checkout: Path, built: Path, notes: str | None) -> dict[str, str]:
    """Return the commit, the compilers named in the program, and the notes of the user."""
    done = subprocess.run(
        ["git", "-C", str(checkout), "log", "-1", "--format=%H %cs"],
        capture_output=True,
        text=True,
        check=False,
    )
    compilers = sorted({found.decode() for found in _COMPILERS.findall(built.read_bytes())})
    return {
        "commit": done.stdout.strip() or "unknown",
        "compiler": ", ".join(compilers) or "unknown",
        "flags": notes or "not stated; use --note",
    }
