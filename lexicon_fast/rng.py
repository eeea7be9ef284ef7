"""The project's own random generator: the same numbers on every platform and in every version.

SplitMix64 (G. L. Steele, D. Lea, C. H. Flood, "Fast splittable pseudorandom number generators",
OOPSLA 2014): a 64-bit counter, scrambled. Not for secrets.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import Final, TypeVar

from lexicon_fast.arguments import checked, integer, wrong_type

T = TypeVar("T")

NAME: Final = "splitmix64"
_MASK: Final = (1 << 64) - 1


class Rng:
    """A stream of numbers named by its seed (taken modulo 2**64).

    >>> Rng(1).below(52), Rng(1).below(52), Rng(2).below(52)
    (45, 45, 34)
    """

    __slots__ = ("_state",)

    def __init__(self, seed: int) -> None:
        self._state = integer("seed", seed) & _MASK

    def next(self) -> int:
        """Return the next 64 random bits."""
        self._state = (self._state + 0x9E3779B97F4A7C15) & _MASK
        z = self._state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def below(self, n: int) -> int:
        """Return a number from 0 to n - 1, all equally likely. n: 1 to 2**64."""
        if type(n) is not int:
            n = integer("n", n)
        if not 1 <= n <= 1 << 64:
            raise ValueError(
                f"n is {n:.3g}; use 1 to 2**64" if abs(n) >> 65 else f"n is {n}; use 1 to 2**64"
            )
        limit = (1 << 64) - (1 << 64) % n
        while True:  # the few numbers that would make some more likely are drawn again
            number = self.next()
            if number < limit:
                return number % n

    def choice(self, items: Sequence[T]) -> T:
        """Return one of the items."""
        try:
            return items[self.below(len(items))]
        except (TypeError, KeyError):
            raise wrong_type("items", "a sequence", items) from None

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Put the items into random order, in place."""
        try:
            for i in range(len(items) - 1, 0, -1):
                j = self.below(i + 1)
                items[i], items[j] = items[j], items[i]
        except (TypeError, KeyError):
            raise wrong_type("items", "a list", items) from None

    def shuffled(self, text: str) -> str:
        """Return the characters of a text in random order."""
        order = list(checked("text", str, text))
        self.shuffle(order)
        return "".join(order)

    def sample(self, items: Sequence[T], k: int) -> list[T]:
        """Return k of the items, each at most once, in random order."""
        try:
            pool = list(items)
        except TypeError:
            raise wrong_type("items", "a sequence", items) from None
        if not 0 <= integer("k", k) <= len(pool):
            raise ValueError(f"k is {k}, but there are {len(pool)} items")
        for i in range(k):
            j = i + self.below(len(pool) - i)
            pool[i], pool[j] = pool[j], pool[i]
        return pool[:k]
