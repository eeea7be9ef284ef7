"""A plain Python dictionary of sorted letters, the usual way to find the words of a rack."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations, combinations_with_replacement
from string import ascii_lowercase

BLANKS = "*?"


class SortedLetters:
    """Words by their sorted letters.

    >>> words = SortedLetters(["cat", "act", "cart", "dog"])
    >>> sorted(words.subwords("tac*"))
    ['act', 'cart', 'cat']
    """

    def __init__(self, words: Iterable[str]) -> None:
        self.words: dict[str, list[str]] = {}
        for word in words:
            self.words.setdefault("".join(sorted(word)), []).append(word)

    def subwords(self, rack: str) -> list[str]:
        """Return all words of the rack's letters, each once. `*` and `?` are blanks.

        Looks up every set of letters that the rack can make, with all letters for each blank.
        """
        letters = sorted(letter for letter in rack.lower() if letter not in BLANKS)
        blanks = len(rack) - len(letters)
        parts = {part for size in range(len(letters) + 1) for part in combinations(letters, size)}
        keys = {"".join(part) for part in parts}
        for size in range(1, blanks + 1):
            for added in combinations_with_replacement(ascii_lowercase, size):
                keys.update("".join(sorted(part + added)) for part in parts)
        words = self.words
        return [word for key in keys if key in words for word in words[key]]
