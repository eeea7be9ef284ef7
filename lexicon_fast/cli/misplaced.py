"""Hints for arguments that are not one position: paths, swapped arguments, missing quotes."""

from __future__ import annotations

import os
import re
from typing import TYPE_CHECKING, Final

import click

from lexicon_fast.base.errors import excerpt

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

# Patterns are compiled on first use, so that `solve CATDOG` does not compile them.

#: Extensions of files with positions. Hands and racks have no dots.
_EXTENSION: Final = (
    r"(?i)\.(txt|text|csv|tsv|json|jsonl|ndjson|cgp|gcg|parquet|pq|arrow|feather|xlsx?"
    r"|gz|zst|xz|bz2)"
)
#: A hand with table words, CGP, or an object of JSON.
_POSITION: Final = (
    r"(?s)\s*(?:\{.*|[A-Za-z*?]{1,64}(?:\s+[A-Za-z\[\]]+)*"
    r"|[0-9A-Za-z]+(?:/[0-9A-Za-z]+){2,}\s.*)\s*"
)
#: A hand with a star, which could also be a pattern of file names. Hands are upper case.
_HAND: Final = r"(?s)\s*(?:\{.*|[A-Z*?]+(?:\s.*)?)"
#: Characters of arguments that a hint shows.
_SHOWN: Final = 120


def refuse_misplaced(argument: str, positions: Iterable[str], input_paths: Iterable[str]) -> None:
    """Raise UsageError for a path among the positions, or a position after -i.

    argument: the metavar of a position.
    """
    for text in positions:
        if _names_file(text):
            raise click.UsageError(f"{argument} {excerpt(text, 120)} {_hint(text)}")
    for path in input_paths:
        if path == "-" or _exists(path) or not re.fullmatch(_POSITION, path):
            continue
        if "*" in path and not re.fullmatch(_HAND, path):
            continue
        raise click.UsageError(
            f"-i {excerpt(path, 120)}: no such file; leave out -i if this is a {argument}"
        )


def unquoted_hint(argument: str, noun: str, positions: Sequence[str]) -> str | None:
    """Return the hint that several arguments look like one without its quotes; None: they do not.

    argument: the metavar of a position; noun: what messages call one.
    """
    if len(positions) < 2 or not _looks_unquoted(argument, positions):
        return None
    from shlex import quote

    whole = " ".join(positions)
    shown = quote(whole) if len(whole) <= _SHOWN else f"'{whole[:_SHOWN]}...'"
    return f"read as {len(positions)} rows; to give one {noun}, quote it: {shown}"


def _looks_unquoted(argument: str, positions: Sequence[str]) -> bool:
    first, rest = positions[0], positions[1:]
    if argument == "QUERY":
        return any(each in ("and", "or", "not") for each in positions) or any(
            each.count("(") != each.count(")") for each in positions
        )
    if first.lstrip().startswith("{"):
        return first.count("{") > first.count("}")
    if (
        argument != "EQUATIONS" and first.count("/") > 1 and not any(map(str.isspace, first))
    ):  # the board of CGP
        return True
    hand = next(iter(first.split()), "")
    return (
        argument == "POSITION"
        and hand == hand.upper() != hand.lower()
        and any(
            each == each.lower() and each.replace("[", "").replace("]", "").isalpha()
            for each in rest
        )
    )


def _names_file(text: str) -> bool:
    """Return whether a text is a path rather than a position."""
    if ("." not in text and "/" not in text and os.sep not in text) or text.lstrip()[:1] == "{":
        return False
    extension = os.path.splitext(text)[1]
    if re.fullmatch(_EXTENSION, extension) or text.startswith(("./", "../", "~/", ".\\", "..\\")):
        return True
    return _exists(text)  # CGP has slashes, too


def _hint(path: str) -> str:
    """Return the end of an error message about a path."""
    from shlex import quote

    if os.path.isdir(path):
        return f"is a folder; read the files in it with: -i {quote(path)}"
    if _exists(path):
        return f"is a file; read its rows with: -i {quote(path)}"
    return f"looks like a file, but does not exist; read a file with: -i {quote(path)}"


def _exists(text: str) -> bool:
    try:
        return os.path.exists(text)
    except ValueError:  # a null character
        return False
