"""Names of players, different for each player at a table."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection
from itertools import count
from typing import Final

#: Most characters of a name.
MAX_LENGTH: Final = 40

#: Unicode categories of invisible characters, with which two names could look alike.
_INVISIBLE: Final = ("Cc", "Cf", "Zl", "Zp")


def free_name(wanted: str, taken: Collection[str]) -> str:
    """Return the name, with a number if a taken name looks the same.

    >>> free_name("South", ["North", "south", "South 2"])
    'South 3'
    """
    known = {_appearance(name) for name in taken}
    if _appearance(wanted) not in known:
        return wanted
    for number in count(2):
        ending = f" {number}"
        name = wanted[: MAX_LENGTH - len(ending)].rstrip() + ending
        if _appearance(name) not in known:
            break
    return name


def free_names(wanted: Collection[str]) -> list[str]:
    """Return the names of a table, made different by numbers.

    >>> free_names(["greedy", "player 2", "greedy"])
    ['greedy', 'player 2', 'greedy 2']
    """
    names: list[str] = []
    for name in wanted:
        names.append(free_name(name, names))
    return names


def _appearance(name: str) -> str:
    """Return a key that is the same for names that look the same."""
    visible = "".join(char for char in name if unicodedata.category(char) not in _INVISIBLE)
    return " ".join(unicodedata.normalize("NFKC", visible).casefold().split())
