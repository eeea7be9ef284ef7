"""Folders of parts, looked at while they are written and after."""

from __future__ import annotations

from pathlib import Path


def files(folder: Path) -> dict[str, bytes]:
    """Name -> contents."""
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def noted(folder: Path) -> int:
    """How many parts a run has noted as done: a part has its name a moment before."""
    progress = folder / "_progress.jsonl"
    return len(progress.read_bytes().splitlines()) if progress.exists() else 0
