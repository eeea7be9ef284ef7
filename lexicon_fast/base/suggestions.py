"""Suggestions for names that were mistyped."""

from __future__ import annotations

import re
from collections.abc import Iterable

#: The number of characters of a name that are compared; no known name is longer.
_LONGEST = 60


def nearest(name: str, names: Iterable[str]) -> str | None:
    """Return the known name that a name is probably a typo of, in any case; None: there is none.

    A typo has at most one edit for every three characters (a letter added, omitted, changed, or
    swapped with the next one), and three in all. The start of only one known name is also close.
    Names that differ in a number are not.

    >>> nearest("slove", ["plan", "solve"]), nearest("iter", ["plan", "iterations"])
    ('solve', 'iterations')
    >>> nearest("define", ["engine", "find"]), nearest("level11", ["level1", "level10"])
    (None, None)
    """
    low = name[:_LONGEST].lower()
    spelled = {each.lower(): each for each in names if not _differs_in_number(low, each.lower())}
    most = min(len(low) // 3, 3)
    close = [(edits(low, each), each) for each in spelled if abs(len(low) - len(each)) <= most]
    count, found = min(close, key=lambda pair: pair[0], default=(most + 1, ""))
    if count <= most:
        return spelled[found]
    longer = [each for each in spelled if each.startswith(low)]
    return spelled[longer[0]] if len(longer) == 1 and len(low) >= 3 else None


def edits(text: str, other: str) -> int:
    """Return the number of edits from one text to another: the optimal string alignment distance.

    An edit adds, omits or changes a letter, or swaps it with the next one.

    >>> edits("slove", "solve"), edits("define", "engine")
    (1, 3)
    """
    before: list[int] = []
    row = list(range(len(other) + 1))
    for at, letter in enumerate(text):
        earlier, before = before, row
        row = [at + 1]
        for place, wanted in enumerate(other):
            fewest = min(before[place] + (letter != wanted), before[place + 1] + 1, row[place] + 1)
            if at and place and letter == other[place - 1] and text[at - 1] == wanted:
                fewest = min(fewest, earlier[place - 1] + 1)
            row.append(fewest)
    return row[-1]


def _differs_in_number(name: str, other: str) -> bool:
    return name != other and re.sub(r"\d+", "", name) == re.sub(r"\d+", "", other)


def did_you_mean(name: str, names: Iterable[str]) -> str:
    """Return the end of an error message that suggests the nearest name, or nothing.

    >>> did_you_mean("slove", ["plan", "solve"])
    '; did you mean solve?'
    """
    near = nearest(name, names)
    return "" if near is None else f"; did you mean {near}?"
