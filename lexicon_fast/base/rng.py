"""The project's own random generators: the same numbers on every platform and in every version.

`Rng` is SplitMix64 (G. L. Steele, D. Lea, C. H. Flood, "Fast splittable pseudorandom number
generators", OOPSLA 2014): a 64-bit counter, scrambled. Not for secrets: who sees a few cards of a
game can find its seed by trying all 2**64, which thousands of hours on graphics cards suffice for.

`SecretRng` is for games whose players must not be able to compute hidden cards: SHA-256 of a secret
seed of 256 bits and a counter.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import MutableSequence, Sequence
from hashlib import sha256
from typing import Final, TypeAlias, TypeVar

from lexicon_fast.base.arguments import checked, integer, wrong_type
from lexicon_fast.base.errors import BadOption, excerpt

T = TypeVar("T")

NAME: Final = "splitmix64"
SECRET_NAME: Final = "sha256"
_MASK: Final = (1 << 64) - 1

#: A seed of `Rng`; or of `SecretRng`, 64 hexadecimal digits.
Seed: TypeAlias = int | str
_SECRET_BYTES: Final = 32
_SECRET: Final = re.compile(r"[0-9a-f]{64}")


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


class SecretRng(Rng):
    """A stream of numbers that cannot be predicted from earlier ones.

    Number 4n + k is the k-th group of 8 bytes, most significant first, of the SHA-256 of the seed
    (32 bytes) and n (8 bytes, most significant first).

    seed: 64 hexadecimal digits in lower case. Raises ValueError.

    >>> SecretRng("00" * 32).below(52)
    36
    """

    __slots__ = ("_block", "_key")

    def __init__(self, seed: str) -> None:
        if not is_secret(seed):
            raise ValueError("seed is not 64 hexadecimal digits in lower case")
        super().__init__(0)
        self._key = bytes.fromhex(seed)
        self._block = b""

    def next(self) -> int:
        """Return the next 64 random bits."""
        number, group = divmod(self._state, 4)
        if group == 0:
            self._block = sha256(self._key + number.to_bytes(8, "big")).digest()
        self._state += 1
        return int.from_bytes(self._block[8 * group : 8 * group + 8], "big")


def is_secret(seed: object) -> bool:
    """Return whether a value is a seed of `SecretRng`."""
    return isinstance(seed, str) and _SECRET.fullmatch(seed) is not None


def rng_of(seed: Seed) -> Rng:
    """Return the generator of a seed."""
    return SecretRng(seed) if isinstance(seed, str) else Rng(seed)


def rng_name(seed: Seed) -> str:
    """Return the name of the generator of a seed, for records."""
    return SECRET_NAME if isinstance(seed, str) else NAME


def random_seed() -> int:
    """Return 64 random bits of the operating system, a seed of `Rng`."""
    return secrets.randbits(64)


def checked_seed(seed: object) -> Seed:
    """Return the seed as the generator uses it: an int modulo 2**64, or a secret seed.

    None: a random seed of the operating system. Raises BadOption.
    """
    if seed is None:
        return random_seed()
    if isinstance(seed, str) and is_secret(seed):
        return seed
    if type(seed) is not int:
        raise BadOption(f"seed is {excerpt(seed)}; use an integer")
    return seed & _MASK


def secret_seed() -> str:
    """Return 256 random bits of the operating system, a seed of `SecretRng`."""
    return secrets.token_hex(_SECRET_BYTES)


def derive_seed(seed: Seed, *path: int) -> int:
    """Return a seed that depends on another one and a path of numbers.

    It reveals nothing about a seed of `SecretRng`.

    >>> derive_seed(1, 2, 3) != derive_seed(1, 3, 2)
    True
    """
    if isinstance(seed, str):
        seed = SecretRng(sha256(f"derived {seed}".encode()).hexdigest()).next()
    for number in path:
        seed = Rng(seed ^ Rng(number).next()).next()
    return seed
