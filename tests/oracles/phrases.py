"""Slow reference implementation of phrases: all sets of words are tried."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence


def phrases(words: Sequence[str], letters: str, most: int) -> set[tuple[str, ...]]:
    """Return the sets of up to `most` words with exactly these letters, each sorted."""
    found = set()

    def add(chosen: tuple[str, ...], rest: Counter[str], start: int) -> None:
        if not rest:
            found.add(tuple(sorted(chosen)))
        elif len(chosen) < most:
            for number in range(start, len(words)):
                used = Counter(words[number])
                if used <= rest:
                    add((*chosen, words[number]), rest - used, number)

    add((), Counter(letters), 0)
    return found
