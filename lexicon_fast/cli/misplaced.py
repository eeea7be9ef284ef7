"""Paths given as positions, and positions given as paths: each is told where it belongs."""

from __future__ import annotations

import os
import re
from typing import TYPE_CHECKING, Final

import click

if TYPE_CHECKING:
    from collections.abc import Iterable

# Patterns are compiled when they are first used, which `solve CATDOG` never does.

#: How names of files with positions end. No position ends so: hands and racks have no dots.
_ENDING: Final = (
    r"(?i)\.(txt|text|csv|tsv|json|jsonl|ndjson|cgp|gcg|parquet|arrow|feather|xlsx?|gz|zst|xz|bz2)"
)
#: A hand with table words, CGP, or an object of JSON.
_POSITION: Final = (
    r"(?s)\s*(?:\{.*|[A-Za-z*?]{1,64}(?:\s+[A-Za-z\[\]]+)*"
    r"|[0-9A-Za-z]+(?:/[0-9A-Za-z]+){2,}\s.*)\s*"
)
#: A hand with stars, which could be a pattern for names of files as well: hands are in capitals.
_HAND: Final = r"(?s)\s*(?:\{.*|[A-Z*?]+(?:\s.*)?)"


def refuse_misplaced(argument: str, given: Iterable[str], input_paths: Iterable[str]) -> None:
    """Raise click.UsageError for a path among positions, or a position in place of -i FILE.

    argument: what usage calls a position.
    """
    for text in given:
        if _names_file(text):
            raise click.UsageError(f"{argument} {text!r:.120} {_hint(text)}")
    for path in input_paths:
        if path == "-" or _exists(path) or not re.fullmatch(_POSITION, path):
            continue
        if "*" in path and not re.fullmatch(_HAND, path):
            continue
        raise click.UsageError(f"-i {path!r:.120}: no such file; a position is given without -i")


def _names_file(text: str) -> bool:
    """Is a text a path rather than a position?"""
    if ("." not in text and "/" not in text and os.sep not in text) or text.lstrip()[:1] == "{":
        return False
    ending = os.path.splitext(text)[1]
    if re.fullmatch(_ENDING, ending) or text.startswith(("./", "../", "~/", ".\\", "..\\")):
        return True
    return _exists(text)  # a position in CGP has slashes, too


def _hint(path: str) -> str:
    """Return what a path is, and what to do with it."""
    from shlex import quote

    if os.path.isdir(path):
        return f"is a folder; read the files in it with: -i {quote(path)}"
    if _exists(path):
        return f"is a file; read positions from it with: -i {quote(path)}"
    return f"looks like a file, but is not there; read positions from a file with: -i {quote(path)}"


def _exists(text: str) -> bool:
    try:
        return os.path.exists(text)
    except ValueError:  # a null character
        return False
