"""Output, looked at while it is written and after: files, and folders of parts."""

from __future__ import annotations

from pathlib import Path


def files(folder: Path) -> dict[str, bytes]:
    """Name -> contents."""
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def noted(folder: Path) -> int:
    """How many parts a run has noted as done: a part has its name a moment before."""
    try:
        return len((folder / "_progress.jsonl").read_bytes().splitlines())
    except FileNotFoundError:  # not yet, or not any more
        return 0


def size(path: Path) -> int:
    """Bytes of a file, as far as it is written; 0 before it is there, and once it is renamed."""
    try:
        return path.stat().st_size
    except FileNotFoundError:
        return 0
