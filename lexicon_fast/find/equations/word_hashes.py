"""Hashes of any part of any word, and its letters, as numpy arrays for all words of a length.

The hash of letters is a polynomial modulo 2^64, so that the hash of a part follows from those of
the first letters up to its start and up to its end. Different parts may have equal hashes: what is
found with them is compared letter by letter afterwards.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from typing import Any, Final, NamedTuple

import numpy as np

from lexicon_fast._native.find.hash_index import HashIndex
from lexicon_fast.find.word_facts import Array, WordFacts

_MASK: Final = (1 << 64) - 1
#: The base of hashes: odd, so that it has an inverse.
_BASE: Final = 0x9E3779B97F4A7C15
#: No word is longer.
_LONGEST: Final = 255


def _powers(base: int) -> Array:
    powers, power = [], 1
    for _ in range(_LONGEST + 1):
        powers.append(power)
        power = power * base & _MASK
    return np.array(powers, np.uint64)


#: POWERS[k]: the factor of a hash when k letters follow.
POWERS: Final = _powers(_BASE)
_INVERSE_POWERS: Final = _powers(pow(_BASE, -1, 1 << 64))

#: The bits of keys; the others have the number of a row.
HIGH: Final = np.uint64(0xFFFF_FFFF_0000_0000)


def joined_hash(parts: Iterable[tuple[Array | int, int]]) -> Array:
    """Return the hashes of several parts, one after another. parts: hashes, or a letter's number.

    Each has its length, too. At least one has hashes.
    """
    known, hashes = 0, None
    for part, length in parts:
        if isinstance(part, int):  # of numpy's numbers, the product would warn
            if hashes is None:
                known = (known * _BASE + part + 1) & _MASK
            else:
                hashes = hashes * POWERS[1] + np.uint64(part + 1)
        elif hashes is None:
            before = known * int(POWERS[length]) & _MASK
            hashes = part + np.uint64(before) if before else part
        else:
            hashes = hashes * POWERS[length] + part
    assert hashes is not None
    return hashes


def value_keys(parts: Iterable[tuple[Array, int]]) -> Array:
    """Return keys of values in the high 32 bits of uint64, for `parts` as in `joined_hash`."""
    # The high bits of a hash know nothing of its last letter before it is multiplied once more.
    keys: Array = joined_hash(parts) * POWERS[1] & HIGH
    return keys


class Occurrence(NamedTuple):
    """A variable in a term: a part of words.

    reverse: it is read backwards; start: its first letter, an int or one for each word.
    """

    name: str
    reverse: bool
    start: Any
    length: int

    def of(self, rows: slice) -> Occurrence:
        """Return the same for some of the words."""
        return self if isinstance(self.start, int) else self._replace(start=self.start[rows])


class WordHashes:
    """The words of a dictionary by length, each group made on first use."""

    def __init__(self, facts: WordFacts) -> None:
        self.facts = facts
        self._groups: dict[int, LengthGroup] = {}
        #: The lengths that words have.
        self.lengths = [length for length, words in enumerate(facts.of_length) if len(words)]

    def group(self, length: int) -> LengthGroup:
        """Return the words of a length."""
        group = self._groups.get(length)
        if group is None:
            group = self._groups[length] = LengthGroup(self.facts, length)
        return group


class LengthGroup:
    """The words of one length in alphabetical order; a word is named by its place among them."""

    def __init__(self, facts: WordFacts, length: int) -> None:
        self.length = length
        words = facts.of_length[length]
        #: The numbers of the words in the dictionary, int64[n].
        self.words: Array = words[np.argsort(facts.rank[words])]
        self.n = len(self.words)
        #: letters[k]: letter k of each word, uint8[length, n].
        self.letters: Array = np.ascontiguousarray(facts.first[:length, self.words])

    @cached_property
    def _ahead(self) -> Array:
        """Row k: the hash of the first k letters, uint64[length + 1, n]."""
        table = np.zeros((self.length + 1, self.n), np.uint64)
        for at, letters in enumerate(self.letters):
            table[at + 1] = table[at] * POWERS[1] + (letters.astype(np.uint64) + np.uint64(1))
        return table

    @cached_property
    def _behind(self) -> Array:
        """Row k: the hash of the first k letters read backwards, uint64[length + 1, n]."""
        values = (self.letters.astype(np.uint64) + np.uint64(1)) * POWERS[: self.length, None]
        return np.concatenate((np.zeros((1, self.n), np.uint64), values.cumsum(axis=0)))

    def hashes(self, part: Occurrence, words: Array | None) -> Array:
        """Return the hash of a part of words, uint64; words: None means all."""
        _, reverse, start, length = part
        table = self._behind if reverse else self._ahead
        if isinstance(start, int):
            last, first = table[start + length], table[start]
            if words is not None:
                last, first = last[words], first[words]
        else:
            chosen = np.arange(self.n) if words is None else words
            last, first = table[start + length, chosen], table[start, chosen]
        hashes: Array = last
        if not isinstance(start, int) or start:
            if reverse:
                hashes = (last - first) * _INVERSE_POWERS[start]
            else:
                hashes = last - first * POWERS[length]
        return hashes

    def part(self, part: Occurrence, words: Array | None) -> Array:
        """Return the letters of a part of words, uint8[length, n]; arguments as of `hashes`."""
        _, reverse, start, length = part
        if isinstance(start, int):
            letters = self.letters[start : start + length]
            if words is not None:
                letters = letters[:, words]
        else:
            chosen = np.arange(self.n) if words is None else words
            letters = np.empty((length, len(chosen)), np.uint8)
            for at in range(length):
                letters[at] = self.letters[start + np.uint8(at), chosen]
        return letters[::-1] if reverse else letters

    # Whole words

    @cached_property
    def _index(self) -> HashIndex:
        """The words by the hash of all their letters."""
        return HashIndex(self._ahead[self.length])

    def find(self, hashes: Array) -> tuple[Array, Array]:
        """Return the pairs of places in `hashes` and words with that hash, rising places."""
        places, words = self._index.find(hashes)
        return np.frombuffer(places, np.int64), np.frombuffer(words, np.int64)


def spread(first: Array, sizes: Array) -> tuple[Array, Array]:
    """Return, for each range by its first number and size, its place and all of its numbers."""
    places = np.repeat(np.arange(len(sizes)), sizes)
    before = np.cumsum(sizes) - sizes
    return places, np.repeat(first - before, sizes) + np.arange(len(places))
