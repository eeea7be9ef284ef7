"""Unknown keys and columns: likely typos are warned about; with `strict` all are errors."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final

from lexicon_fast.base.errors import BadPosition, excerpt
from lexicon_fast.base.text import edits

#: The keys and columns of a Lexicon position, and of a word query: the id, what a row must have,
#: and what it may have.
HAND_KEYS: Final = ("id", "hand", "table")
QUERY_KEYS: Final = ("id", "query")


def nearest(key: str, known: Iterable[str]) -> str | None:
    """Return a known name that a key is probably a typo of; None: there is no such name.

    A typo is a different case, or one letter added, omitted, changed or swapped with the next one.
    For names of two letters, only a different case or a swap.

    >>> nearest("tabel", HAND_KEYS), nearest("Hands", HAND_KEYS), nearest("comment", HAND_KEYS)
    ('table', 'hand', None)
    """
    low = key.lower()
    return next((name for name in known if _is_near(low, name)), None)


def _is_near(key: str, name: str) -> bool:
    if len(name) <= 2:
        return key in (name, name[::-1])
    return abs(len(key) - len(name)) <= 1 and edits(key, name) <= 1


def names_table(key: str) -> bool:
    """Return whether an unknown key probably holds the words on the table.

    Only letters count, in any case. It is no mistake next to a `table`.

    >>> names_table("Table Words"), names_table("words"), names_table("tables_turned")
    (True, True, False)
    """
    letters = re.sub("[^a-z]", "", key.lower())
    return letters in ("words", "tablewords", "wordsontable", "wordsonthetable")


def notice(what: str, key: str, name: str) -> str:
    """Return the warning about a typo. what: "key" or "column"."""
    return f"unknown {what} {excerpt(key)} is ignored; did you mean {name!r}?"


def unknown(what: str, key: str, known: Sequence[str]) -> BadPosition:
    """Return the error for an unknown key or column."""
    name = nearest(key, known)
    meant = f"did you mean {name!r}?" if name else f"known {what}s: {', '.join(known)}"
    return BadPosition(f"unknown {what} {excerpt(key)}; {meant}")


def check_columns(
    names: Iterable[str], where: str, *, strict: bool, known: Sequence[str] = HAND_KEYS
) -> str | None:
    """Return the warning about the columns of a file; None: no warning.

    where: the file, for messages. Raises BadPosition for an unknown column with `strict`.
    """
    names = [*names]
    lacks_table = "table" in known and "table" not in names
    for name in names:
        if name not in known:
            if strict:
                raise BadPosition(f"{where}: {unknown('column', name, known)}")
            meant = nearest(name, known)
            if meant is None and lacks_table and names_table(name):
                meant = "table"
            if meant is not None:
                return f"{where}: {notice('column', name, meant)}"
    return None
