"""Groups of words that players study: High Fives, and sevens and eights of probable letters.

They are those of the Zyzzyva word study program, whose help pages describe them, but computed from
the words and the tiles. Its stems come from Mike Baron's Wordbook; `Groups.stems` ranks the same
hundred of six letters with ENABLE and the English tiles, and 97 of the hundred of seven letters.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from heapq import nsmallest
from itertools import combinations
from typing import Final

import numpy as np

from lexicon_fast.base.errors import BadQuery, excerpt
from lexicon_fast.base.text import did_you_mean
from lexicon_fast.find.letters import Letters
from lexicon_fast.find.tiles import TileFacts
from lexicon_fast.find.word_facts import Array, WordFacts

#: The stems that count as the best ones of their length.
STEMS: Final = 100
#: The least probable sevens and eights of type III, by length.
LEAST_PROBABLE: Final = {7: "HUNTERS", 8: "NOTIFIED"}
#: Bits of a letter in a packed stem. Sets of letters have 32 bits, so that this is enough.
_BITS: Final = 5
#: The alphabet that the words of LEAST_PROBABLE belong to.
_ENGLISH: Final = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZ")

#: Groups of Zyzzyva that are conditions here.
_CONDITIONS: Final = {
    "hook-words": "(front-inner-hook or back-inner-hook)",
    "front-hooks": "front-inner-hook",
    "back-hooks": "back-inner-hook",
}


class Groups:
    """The groups of a dictionary with some tiles, each as a set of words."""

    def __init__(self, facts: WordFacts, tiles: TileFacts) -> None:
        self._facts = facts
        self._ways_of = tiles.ways_of
        self._tiles = tiles.tiles
        self._kept: dict[str, Array] = {}

    def words_of(self, name: str) -> Array:
        """Return the set of the words of a group, one of GROUPS."""
        if name not in self._kept:
            length, members = GROUPS[name]
            words = self._words(length)
            mark = np.zeros(self._facts.n, bool)
            if len(words):
                mark[words[members(self, words, length)]] = True
            self._kept[name] = self._facts.bitmaps.of_marks(mark)
        return self._kept[name]

    def stems(self, size: int) -> list[tuple[int, ...]]:
        """Return the best stems of so many letters: sorted letters, the best first.

        A stem is a word without one letter. Its value is the number of ways to draw it, times the
        tiles that then make a word of it, blanks included. For the first factor, blanks count as
        tiles of the letter that ends most words (S in English), since players keep both. Stems of
        the same value are in alphabetical order.
        """
        packed = self._best_stems(size).tolist()
        return [tuple(stem >> _BITS * at & 31 for at in reversed(range(size))) for stem in packed]

    # Words of one length

    def _words(self, length: int) -> Array:
        lengths = self._facts.of_length
        return lengths[length] if length < len(lengths) else lengths[0][:0]

    def _sorted_letters(self, words: Array, length: int) -> Array:
        return np.sort(self._facts.first[:length, words], axis=0).astype(np.int64)

    def _best_stems(self, size: int) -> Array:
        """Return the best stems, packed, the best first."""
        words = self._words(size + 1)
        letters = self._sorted_letters(words, size + 1)
        pairs = [
            _packed(np.delete(letters, at, axis=0)) << _BITS | each
            for at, each in enumerate(letters)
        ]
        # Each stem once with each letter that makes a word of it.
        joined = np.unique(np.concatenate(pairs))
        added = joined & 31
        stems, of_pair = np.unique(joined >> _BITS, return_inverse=True)
        counts = np.zeros((self._facts.letters.size, len(stems)), np.uint8)
        for at in range(size):
            counts[stems >> _BITS * at & 31, np.arange(len(stems))] += 1
        left = np.array(self._tiles.counts, np.int64)[added] - counts[added, of_pair]
        usable = np.bincount(of_pair, np.maximum(left, 0), len(stems)).astype(np.int64)
        ways = self._keepers.ways_of(counts, 0)
        values = [
            int(many) * (int(tiles) + self._tiles.blanks)
            for many, tiles in zip(ways, usable, strict=True)
        ]
        useful = [at for at, value in enumerate(values) if value]
        best = nsmallest(STEMS, useful, key=lambda at: (-values[at], at))
        chosen: Array = stems[np.array(best, np.int64)]
        return chosen

    @property
    def _keepers(self) -> TileFacts:
        """The tiles with blanks as more tiles of the letter that ends most words."""
        counts = list(self._tiles.counts)
        counts[self._last_letter] += self._tiles.blanks
        return TileFacts(self._facts, self._tiles._replace(counts=tuple(counts), blanks=0))

    @property
    def _last_letter(self) -> int:
        """The letter that ends most words."""
        return int(np.bincount(self._facts.last).argmax())

    # Groups: which of the words, all of one length, belong to each

    def _high_fives(self, words: Array, length: int) -> Array:
        values = np.array(self._tiles.values)[self._facts.first[:length, words]]
        edges = values[[0, -1]]
        belong: Array = (values <= 5).all(axis=0) & ((edges == 4) | (edges == 5)).any(axis=0)
        return belong

    def _from_stems(self, words: Array, length: int, size: int) -> Array:
        """Return which words contain the letters of one of the best stems."""
        best = self._best_stems(size)
        letters = self._sorted_letters(words, length)
        mark = np.zeros(len(words), bool)
        for kept in combinations(range(length), size):
            mark |= np.isin(_packed(letters[list(kept)]), best)
        return mark

    def _type_one(self, words: Array, length: int) -> Array:
        return self._from_stems(words, length, 6)

    def _type_two(self, words: Array, length: int) -> Array:
        most = np.array(self._tiles.counts) // 3
        most[self._last_letter] += 1
        counts = self._facts.counts[:, words]
        belong: Array = (counts <= most[:, None]).all(axis=0) & ~self._type_one(words, length)
        return belong

    def _type_three(self, words: Array, length: int) -> Array:
        facts = self._facts
        least = np.zeros((facts.letters.size, 1), np.uint8)
        for code in facts.letters.codes(LEAST_PROBABLE[length]):
            least[code] += 1
        fewest = self._ways_of(least, 2)[0]
        likely: Array = self._ways_of(facts.counts[:, words], 2) >= fewest
        others = self._type_one(words, length) | self._type_two(words, length)
        belong: Array = likely.astype(bool) & ~others
        return belong

    def _eights_from_sevens(self, words: Array, length: int) -> Array:
        return self._from_stems(words, length, 7)


def _packed(letters: Array) -> Array:
    """Return the numbers of sets of sorted letters, int64[size, n], in alphabetical order."""
    packed = np.zeros(letters.shape[1], np.int64)
    for each in letters:
        packed = packed << _BITS | each
    return packed


#: Name -> length of the words, and which of them belong to the group.
GROUPS: Final[dict[str, tuple[int, Callable[[Groups, Array, int], Array]]]] = {
    "high-fives": (5, Groups._high_fives),
    "type-i-sevens": (7, Groups._type_one),
    "type-ii-sevens": (7, Groups._type_two),
    "type-iii-sevens": (7, Groups._type_three),
    "type-i-eights": (8, Groups._type_one),
    "type-ii-eights": (8, Groups._type_two),
    "type-iii-eights": (8, Groups._type_three),
    "eights-from-seven-letter-stems": (8, Groups._eights_from_sevens),
}


def group_name(value: str) -> str:
    """Return the name of a group, which may be written as in Zyzzyva or with 1, 2, 3.

    Raises BadQuery.

    >>> group_name("Type I Sevens"), group_name("type-3-eights")
    ('type-i-sevens', 'type-iii-eights')
    """
    name = re.sub(r"[\s_-]+", "-", value.strip().lower())
    name = re.sub(r"(?<=^type-)[123](?=-)", lambda number: "i" * int(number[0]), name)
    if name in GROUPS:
        return name
    if name in _CONDITIONS:
        raise BadQuery(f"{excerpt(value)} is a condition; write {_CONDITIONS[name]}")
    hint = did_you_mean(name, GROUPS) or f"; use {', '.join(GROUPS)}"
    raise BadQuery(f"unknown group {excerpt(value)}{hint}")


def check_group(value: str, letters: Letters) -> None:
    """Check a group for an alphabet. Raises BadQuery."""
    name = group_name(value)
    if GROUPS[name][1] is Groups._type_three and set(letters.alphabet.upper) != _ENGLISH:
        word = LEAST_PROBABLE[GROUPS[name][0]]
        raise BadQuery(
            f"{name} are at least as probable as {word}, which needs the letters A-Z; use"
            " probability:1-500 for this alphabet"
        )
