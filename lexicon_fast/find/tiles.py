"""Points, probabilities and playability of all words, and ranks by them."""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import cached_property, lru_cache
from math import comb
from typing import Any, Final, NamedTuple, Protocol

import numpy as np

from lexicon_fast.base.arguments import wrong_type
from lexicon_fast.base.errors import BadQuery
from lexicon_fast.base.files import DATA
from lexicon_fast.find.letters import Letters
from lexicon_fast.find.playability import Playability
from lexicon_fast.find.word_facts import Array, WordFacts

#: The tiles of Scrabble in English, the same file as its board.
_PATH: Final = os.path.join(DATA, "layouts", "scrabble.toml")
BLANK: Final = "?"
#: The most ways to draw a word that numpy counts; beyond, Python's integers do.
_MOST: Final = 2**63 - 1


class HasTiles(Protocol):
    """An object with tiles, as `scrabble.Layout` is: counts and values by upper-case letter."""

    @property
    def counts(self) -> Mapping[str, int]: ...
    @property
    def values(self) -> Mapping[str, int]: ...


class TileSet(NamedTuple):
    """The tiles of each letter of an alphabet, by number; blanks are separate."""

    counts: tuple[int, ...]
    values: tuple[int, ...]
    blanks: int


def tiles_for(letters: Letters, tiles: HasTiles | None) -> TileSet:
    """Return the tiles for an alphabet; None: those of Scrabble in English.

    Raises BadQuery if a letter has no tile, and TypeError for an object without tiles.
    """
    if tiles is None:
        counts, values = _english()
    else:
        some, worth = getattr(tiles, "counts", None), getattr(tiles, "values", None)
        if not isinstance(some, Mapping) or not isinstance(worth, Mapping):
            raise wrong_type("tiles", "a Layout, or None", tiles)
        counts, values = dict(some), dict(worth)
    missing = [letter for letter in letters.alphabet.upper if letter not in values]
    if missing:
        raise BadQuery(
            f"points and probability need tiles, and {missing[0]} has none; name a layout with"
            " tiles for this alphabet"
        )
    upper = letters.alphabet.upper
    return TileSet(
        tuple(counts.get(letter, 0) for letter in upper),
        tuple(values[letter] for letter in upper),
        counts.get(BLANK, 0),
    )


@lru_cache(maxsize=1)
def _english() -> tuple[dict[str, int], dict[str, int]]:
    import tomllib

    with open(_PATH, "rb") as file:
        tiles = tomllib.load(file)["tiles"]
    return (
        {letter: tile["count"] for letter, tile in tiles.items()},
        {letter: tile["value"] for letter, tile in tiles.items()},
    )


class TileFacts:
    """Points and probabilities of all words with a set of tiles."""

    def __init__(self, facts: WordFacts, tiles: TileSet) -> None:
        self._facts = facts
        #: The tiles.
        self.tiles = tiles
        self._ranks: dict[int, Ranks] = {}

    @cached_property
    def points(self) -> Array:
        """The sum of the values of the tiles of each word, int32[n]."""
        points = np.zeros(self._facts.n, np.int32)
        for value, counts in zip(self.tiles.values, self._facts.counts, strict=True):
            points += np.int32(value) * counts
        return points

    @cached_property
    def point_planes(self) -> Array:
        """The planes of the points; see `Bitmaps.planes`."""
        return self._facts.bitmaps.planes(self.points)

    def ways(self, blanks: int) -> Array:
        """Return how probable each word is among those of its length, int64[n].

        It is the number of ways to draw the word from a full bag, where tiles of the same letter
        are different and up to `blanks` blanks stand for letters. If that may not fit 64 bits, it
        is the rank of that number instead.
        """
        every = np.zeros(self._facts.n, np.int64)
        for words in self._facts.of_length:
            if len(words):
                ways = self.ways_of(self._facts.counts[:, words], blanks)
                is_rank = ways.dtype == object
                every[words] = np.unique(ways, return_inverse=True)[1] if is_rank else ways
        return every

    def ways_of(self, letters: Array, blanks: int) -> Array:
        """Return the ways to draw some sets of letters, as in `ways`.

        letters: how often each letter occurs in each set, uint8[letters, m]. Returns int64[m], or
        Python's integers if some may not fit.
        """
        longest = int(letters.sum(axis=0).max(initial=0))
        kind: Any = np.int64 if longest <= _safe_length(self.tiles) else object
        # ways[j]: to draw the letters without j of them, which will be blanks.
        ways = [np.zeros(letters.shape[1], kind) for _ in range(blanks + 1)]
        ways[0] += 1
        for tiles, counts in zip(self.tiles.counts, letters, strict=True):
            holders = np.flatnonzero(counts)
            if not len(holders):
                continue
            needed = counts[holders]
            # choices[i]: ways to draw all but i of this letter.
            choices = [
                np.array(
                    [comb(tiles, k - i) if k >= i else 0 for k in range(int(needed.max()) + 1)],
                    kind,
                )[needed]
                for i in range(blanks + 1)
            ]
            old = [each[holders] for each in ways]
            for j in range(blanks + 1):
                ways[j][holders] = sum(old[j - i] * choices[i] for i in range(j + 1))
        total: Array = ways[0]
        for j in range(1, blanks + 1):
            total = total + comb(self.tiles.blanks, j) * ways[j]
        return total

    def ranks(self, blanks: int) -> Ranks:
        """Return the ranks of the words by probability among those of their length."""
        if blanks not in self._ranks:
            self._ranks[blanks] = Ranks(self._facts, self.ways(blanks))
        return self._ranks[blanks]


def _safe_length(tiles: TileSet) -> int:
    """Return the most letters of a word whose ways, and all sums on the way, fit 64 bits.

    They are at most the ways to draw as many tiles, whatever they are; the largest of these
    numbers is in the middle.
    """
    total = sum(tiles.counts) + tiles.blanks
    safe = 0
    while safe < 64 and comb(total, min(safe + 1, total // 2)) <= _MOST:
        safe += 1
    return safe


class PlayabilityFacts:
    """The losses without each word of a dictionary, and ranks by them."""

    def __init__(self, facts: WordFacts, playability: Playability) -> None:
        #: In hundredths of a point per 1,000 games, int64[n].
        self.values = values = np.array(playability.values_of(facts.compiled), np.int64)
        self._ranks = [Ranks(facts, values, all_lengths=every) for every in (False, True)]

    def ranks(self, *, all_lengths: bool) -> Ranks:
        """Return the ranks of the words among those of their length, or among all words."""
        return self._ranks[all_lengths]


class Ranks:
    """The ranks, from 1, of words by a number of each, int64[n], the highest first.

    all_lengths: True: ranks are among all words; False: among the words of the same length.
    """

    def __init__(self, facts: WordFacts, numbers: Array, *, all_lengths: bool = False) -> None:
        self._facts = facts
        self._numbers = numbers
        self._all_lengths = all_lengths

    @property
    def _groups(self) -> list[Array]:
        """The words that are compared with each other, rising numbers."""
        return [np.arange(self._facts.n)] if self._all_lengths else self._facts.of_length

    @cached_property
    def order(self) -> Array:
        """The rank of each word, int32[n]; words with equal numbers are in alphabetical order."""
        ranks = np.empty(self._facts.n, np.int32)
        for words in self._groups:
            order = np.lexsort((self._facts.rank[words], -self._numbers[words]))
            ranks[words[order]] = np.arange(1, len(words) + 1)
        return ranks

    @cached_property
    def tied(self) -> tuple[Array, Array]:
        """The first and the last rank of the words with the same number, two int32[n]."""
        first, last = (np.empty(self._facts.n, np.int32) for _ in range(2))
        numbers = -self._numbers
        for words in self._groups:
            if len(words):
                values = np.sort(numbers[words])
                first[words] = np.searchsorted(values, numbers[words]) + 1
                last[words] = np.searchsorted(values, numbers[words], side="right")
        return first, last

    def keep(self, low: int, high: int | None, lax: bool, among: Array) -> None:
        """Keep only words of a set that have a rank from `low` to `high`.

        lax: also those with the number of the word at the first or the last of these ranks.
        """
        bitmaps = self._facts.bitmaps
        if not lax:
            bitmaps.keep_between(self._order_planes, low, high, among)
        elif high == 0:  # there is no such rank
            among[:] = 0
        else:
            first, last = self._tied_planes
            bitmaps.keep_between(last, low, None, among)
            bitmaps.keep_between(first, 0, high, among)

    @cached_property
    def _order_planes(self) -> Array:
        return self._facts.bitmaps.planes(self.order)

    @cached_property
    def _tied_planes(self) -> tuple[Array, Array]:
        first, last = self.tied
        return self._facts.bitmaps.planes(first), self._facts.bitmaps.planes(last)

    def keep_first(self, low: int, high: int | None, lax: bool, among: Array) -> None:
        """Keep only words with a rank from `low` to `high` among those of a set.

        lax: as for `keep`.
        """
        most = len(self.order) if high is None else high
        index = self._facts.bitmaps.index
        index.keep_first(*self._sorted, low, most, lax, among)

    @cached_property
    def _sorted(self) -> tuple[Array, Array, Array, Array]:
        """The places of bits among the words of all groups, and what they hold.

        They are the place of the word of each bit, the word and the number at each place, and the
        end of each group.
        """
        groups = np.zeros(len(self.order)) if self._all_lengths else self._facts.length
        words = np.lexsort((self.order, groups))
        places = np.empty(len(words), np.uint32)
        places[words] = np.arange(len(words))
        ends = np.cumsum([len(each) for each in self._groups])
        bits = places[self._facts.bitmaps.order]
        return bits, words.astype(np.uint32), self._numbers[words], ends
