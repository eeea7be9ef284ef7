"""Names of players: no two at a table are called the same."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection
from itertools import count
from typing import Final

#: Characters of a name at most.
MOST: Final = 40

#: Categories of Unicode that nobody sees, and that would make two names look alike.
_UNSEEN: Final = ("Cc", "Cf", "Zl", "Zp")


def free_name(wanted: str, taken: Collection[str]) -> str:
    """The name, or if one of those taken looks like it: the name and the first number free.

    >>> free_name("South", ["North", "south", "South 2"])
    'South 3'
    """
    known = {_alike(name) for name in taken}
    if _alike(wanted) not in known:
        return wanted
    for number in count(2):
        ending = f" {number}"
        name = wanted[: MOST - len(ending)].rstrip() + ending
        if _alike(name) not in known:
            break
    return name


def free_names(wanted: Collection[str]) -> list[str]:
    """The names of a table, each free when it comes to it.

    >>> free_names(["greedy", "player 2", "greedy"])
    ['greedy', 'player 2', 'greedy 2']
    """
    names: list[str] = []
    for name in wanted:
        names.append(free_name(name, names))
    return names


def _alike(name: str) -> str:
    """What names that look the same have in common."""
    seen = "".join(sign for sign in name if unicodedata.category(sign) not in _UNSEEN)
    return " ".join(unicodedata.normalize("NFKC", seen).casefold().split())
