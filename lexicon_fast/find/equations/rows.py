"""Rows of a term: the words it can be, each with a way to split it, for given lengths.

The hash of letters is a polynomial modulo 2^64, so that the hash of a part follows from those of
the first letters up to its start and up to its end. Different parts may have equal hashes: what is
found with them is compared letter by letter afterwards.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property, reduce
from itertools import combinations, pairwise
from math import comb
from typing import Any, Final, NamedTuple

import numpy as np

from lexicon_fast._native.find.bitmap_index import HashIndex
from lexicon_fast.find.equations.language import Item, ValuePattern, Var
from lexicon_fast.find.letters import STAR, Letters
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


#: Rows that are made together.
_TOGETHER: Final = 1 << 18


class Shape:
    """A term with the length of its word, and of each variable."""

    def __init__(
        self,
        items: Sequence[Item],
        group: LengthGroup,
        lengths: Mapping[str, int],
        letters: Letters,
    ) -> None:
        self.items = items
        self.group = group
        self.letters = letters
        #: Whether it has letters or sets, and not only variables and stars.
        self.has_fixed = False
        self.stars = 0
        #: Whether the values of the variables decide the word.
        self.is_closed = True
        self._sizes: list[int] = []
        for item in items:
            if isinstance(item, Var):
                self._sizes.append(lengths[item.name])
            elif item == STAR:
                self.stars += 1
                self.is_closed = False
                self._sizes.append(0)
            else:
                self.has_fixed = True
                self.is_closed = self.is_closed and not item & item - 1
                self._sizes.append(1)
        self.extra = group.length - sum(self._sizes)

    def most_rows(self) -> int:
        """Return the number of rows if all words fit all splits."""
        cuts = max(self.stars - 1, 0)
        return self.group.n * comb(self.extra + cuts, cuts)

    def share(self) -> float:
        """Estimate the share of all words of this length that match."""
        sets = [item for item in self.items if not isinstance(item, Var) and item != STAR]
        return reduce(lambda share, each: share * each.bit_count() / self.letters.size, sets, 1.0)

    def splits(self) -> Iterator[list[tuple[Item, int, int]]]:
        """Yield all ways to place the parts: each part with its start and length."""
        for cuts in combinations(range(self.extra + self.stars - 1), max(self.stars - 1, 0)):
            # Stars and bars: the cuts divide the letters of all stars.
            edges = [-1, *cuts, self.extra + self.stars - 1]
            rests = iter([b - a - 1 for a, b in pairwise(edges)])
            at, split = 0, []
            for item, size in zip(self.items, self._sizes, strict=True):
                length = next(rests) if item == STAR else size
                split.append((item, at, length))
                at += length
            yield split

    def occurrences(self) -> list[Occurrence]:
        """Return the variables of a term without stars."""
        return _occurrences(next(self.splits()))

    def whole_hash(self, hashes: Mapping[Var, Array]) -> Array:
        """Return the hash of a closed term's word, from the hashes of values."""
        return joined_hash(
            (hashes[item] if isinstance(item, Var) else item.bit_length() - 1, size)
            for item, size in zip(self.items, self._sizes, strict=True)
        )

    def has_letters(self, words: Array) -> Array:
        """Return which words have the letters and sets of a term without stars."""
        good = np.ones(len(words), bool)
        for item, start, _ in next(self.splits()):
            if not isinstance(item, Var):
                good &= _one_of(self.group.letters[start][words], item, self.letters)
        return good


class Rows:
    """Rows of a shape, by word and then by values; words: None means all words of its group."""

    def __init__(
        self, group: LengthGroup, words: Array | None, occurrences: list[Occurrence]
    ) -> None:
        self.group = group
        self.words = words
        self.occurrences = occurrences
        self.n = group.n if words is None else len(words)
        #: Sorted rows by the occurrences that were asked for; of many rows, only the last ones.
        self._sorted: dict[tuple[int, ...], Array] = {}

    def _keys(self, ats: tuple[int, ...], rows: slice) -> Array:
        """Return the keys of the values of some occurrences together, for some of the rows."""
        words = None if self.words is None else self.words[rows]
        some = [self.occurrences[at].of(rows) for at in ats]
        return value_keys((self.group.hashes(each, words), each.length) for each in some)

    def by_values(self, ats: tuple[int, ...]) -> Array:
        """Return the keys of the values of some occurrences together, sorted, uint64.

        The low 32 bits, which are zero in keys, have the row. It takes 8 bytes for each row: there
        may be millions of them.
        """
        if ats not in self._sorted:
            if self.n > _TOGETHER:
                self._sorted.clear()
            keys = np.arange(self.n, dtype=np.uint64)
            # Words that are None have no rows to choose, and are never that many.
            size = self.n if self.words is None else _TOGETHER
            for first in range(0, self.n, size):
                rows = slice(first, first + size)
                keys[rows] |= self._keys(ats, rows)
            keys.sort()
            self._sorted[ats] = keys
        return self._sorted[ats]


def make_rows(
    shape: Shape, allowed: Array | None, patterns: Mapping[str, Sequence[ValuePattern]]
) -> Rows:
    """Return the rows of a shape. allowed: the only words; patterns: of the values of variables."""
    if not shape.stars:
        return Rows(shape.group, *_of_split(shape, next(shape.splits()), allowed, patterns))
    splits = [*shape.splits()]
    size = max(_TOGETHER // len(splits), 1)
    blocks: list[Array | None] = [allowed]
    if size < (shape.group.n if allowed is None else len(allowed)):
        # Some words with all their splits at a time, because the splits of all take much memory.
        words = np.arange(shape.group.n) if allowed is None else allowed
        blocks = [words[first : first + size] for first in range(0, len(words), size)]
    return _joined(
        [
            _distinct(shape.group, [_of_split(shape, split, block, patterns) for split in splits])
            for block in blocks
        ]
    )


def _of_split(
    shape: Shape,
    split: list[tuple[Item, int, int]],
    words: Array | None,
    patterns: Mapping[str, Sequence[ValuePattern]],
) -> tuple[Array | None, list[Occurrence]]:
    """Return which of the words fit a split, and the occurrences of variables in it."""
    group = shape.group
    for item, start, _ in split:
        if not isinstance(item, Var) and item not in (STAR, shape.letters.all):
            of_words = group.letters[start]
            good = _one_of(of_words if words is None else of_words[words], item, shape.letters)
            words = _chosen(words, good)
    occurrences = _occurrences(split)
    first: dict[str, Occurrence] = {}
    for each in occurrences:
        if each.name in first:
            words = _equal(group, words, first[each.name], each)
        else:
            first[each.name] = each
            for pattern in patterns.get(each.name, ()):
                part = group.part(each, words)
                words = _chosen(words, fits(pattern, part, shape.letters))
    return words, occurrences


def _distinct(group: LengthGroup, splits: list[tuple[Array | None, list[Occurrence]]]) -> Rows:
    """Return the rows of several splits of the same words, in order and each once."""
    template = splits[0][1]
    # Words have 32 bits and first letters 8, because there may be millions of rows.
    words = np.concatenate(
        [np.arange(group.n) if words is None else words for words, _ in splits], dtype=np.int32
    )
    sizes = [group.n if words is None else len(words) for words, _ in splits]
    starts = [
        np.repeat(np.array([occurrences[at].start for _, occurrences in splits], np.uint8), sizes)
        for at in range(len(template))
    ]
    names: dict[str, int] = {}
    for at, each in enumerate(template):
        names.setdefault(each.name, at)
    parts = [group.part(template[at]._replace(start=starts[at]), words) for at in names.values()]
    keys = [words, *(letters for part in parts for letters in part)]
    order = np.lexsort(keys[::-1])
    fresh = np.zeros(len(order), bool)
    fresh[:1] = True
    for key in keys:
        ordered = key[order]
        fresh[1:] |= ordered[1:] != ordered[:-1]
    order = order[fresh]
    occurrences = [
        each._replace(start=start[order]) for each, start in zip(template, starts, strict=True)
    ]
    return Rows(group, words[order], occurrences)


def _joined(parts: list[Rows]) -> Rows:
    """Return the rows of several sets of words, one after another."""
    first = parts[0]
    if len(parts) == 1:
        return first
    occurrences = [
        each._replace(start=np.concatenate([some.occurrences[at].start for some in parts]))
        for at, each in enumerate(first.occurrences)
    ]
    return Rows(first.group, np.concatenate([some.words for some in parts]), occurrences)


def _occurrences(split: list[tuple[Item, int, int]]) -> list[Occurrence]:
    return [
        Occurrence(item.name, item.reverse, start, length)
        for item, start, length in split
        if isinstance(item, Var)
    ]


def _chosen(words: Array | None, good: Array) -> Array:
    return np.flatnonzero(good) if words is None else words[good]


def _equal(group: LengthGroup, words: Array | None, one: Occurrence, other: Occurrence) -> Array:
    """Return the words that have equal values at two places."""
    left = _chosen(words, group.hashes(one, words) == group.hashes(other, words))
    equal: Array = (group.part(one, left) == group.part(other, left)).all(axis=0)
    return _chosen(left, equal)


def _one_of(codes: Array, letters: int, known: Letters) -> Array:
    """Return which letters belong to a set."""
    if not letters & letters - 1:
        equal: Array = codes == letters.bit_length() - 1
        return equal
    members = np.zeros(known.size, bool)
    members[known.members(letters)] = True
    return members[codes]


def fits(pattern: ValuePattern, part: Array, letters: Letters) -> Array:
    """Return which columns of letters match a pattern.

    part: uint8[length, n], where the length is one that the pattern allows; returns bool[n].
    """
    length, n = part.shape
    if pattern.anagram:
        good = np.ones(n, bool)
        for slot in set(pattern.slots) - {letters.all, STAR}:
            count = (part == slot.bit_length() - 1).sum(axis=0)
            good &= count >= pattern.slots.count(slot)
        return good
    # reached[k]: whether the slots so far can match the first k letters.
    reached = np.zeros((length + 1, n), bool)
    reached[0] = True
    for slot in pattern.slots:
        if slot == STAR:
            reached = np.logical_or.accumulate(reached, axis=0)
            continue
        following = np.zeros_like(reached)
        for at in range(length):
            if reached[at].any():
                following[at + 1] = reached[at] & _one_of(part[at], slot, letters)
        reached = following
    matched: Array = reached[length]
    return matched
