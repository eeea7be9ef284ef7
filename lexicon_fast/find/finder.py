"""The finder of a dictionary, which keeps what is known of its words, and the search for words.

Each condition of a query removes words from a set, the fastest ones first.
"""

from __future__ import annotations

from functools import cached_property, partial
from threading import Lock
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from lexicon_fast.base.errors import BadQuery, NoDefinitions
from lexicon_fast.base.lazy import made_once
from lexicon_fast.find.automata import Parallels, Sequence, compiled
from lexicon_fast.find.definitions import DefinedWords, Definitions
from lexicon_fast.find.groups import Groups
from lexicon_fast.find.other_dictionaries import ANY, AnyDictionary
from lexicon_fast.find.playability import Playability, shipped_for
from lexicon_fast.find.tiles import HasTiles, PlayabilityFacts, TileFacts, TileSet, tiles_for
from lexicon_fast.find.word_facts import Array, Bitmaps, WordFacts

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterator

    from lexicon_fast._native.dictionary.search import Matches
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.find.conditions import Condition

#: Dictionaries of `in` that are kept, with a bit for each word; and sets of tiles, with up to 140
#: bytes for each.
_MOST_KEPT: Final = 16
_MOST_TILES: Final = 3


class Finder:
    """Keeps facts about the words of one dictionary. Safe to use from many threads at once."""

    def __init__(self, dictionary: Dictionary) -> None:
        self.facts = WordFacts(dictionary.compiled, dictionary.alphabet)
        self.letters = self.facts.letters
        self._language = dictionary.language
        #: By the version of a dictionary; the one used last is the last one.
        self._others: dict[Hashable, tuple[Array, str]] = {}
        self._lock = Lock()
        self._tiles: dict[TileSet, tuple[TileFacts, Groups]] = {}
        self._playability = made_once(partial(PlayabilityFacts, self.facts))
        self._defined = made_once(partial(DefinedWords, self.facts))

    def tiles(self, tiles: HasTiles | None) -> TileFacts:
        """Return points and probabilities for some tiles. Raises BadQuery, TypeError."""
        return self._with_tiles(tiles)[0]

    def groups(self, tiles: HasTiles | None) -> Groups:
        """Return the groups of words for some tiles. Raises BadQuery, TypeError."""
        return self._with_tiles(tiles)[1]

    def _with_tiles(self, tiles: HasTiles | None) -> tuple[TileFacts, Groups]:
        key = tiles_for(self.letters, self._language if tiles is None else tiles)
        with self._lock:
            kept = self._tiles.get(key)
            if kept is None:
                while len(self._tiles) >= _MOST_TILES:
                    del self._tiles[next(iter(self._tiles))]
                facts = TileFacts(self.facts, key)
                kept = self._tiles[key] = facts, Groups(self.facts, facts)
        return kept

    def playability(self, playability: Playability | None) -> PlayabilityFacts:
        """Return the playability of the words by a table; None: that of the package.

        Raises BadQuery if the package has none for this dictionary, and BadOption for the table of
        another one.
        """
        if playability is None:
            playability = shipped_for(self.facts.compiled)
        return self._playability(playability)

    def defined(self, definitions: Definitions | None, needs: str) -> DefinedWords:
        """Return the definitions of the words. needs: names the condition in errors.

        Raises NoDefinitions.
        """
        if definitions is None:
            raise NoDefinitions(
                f"{needs}: it needs a list with definitions: --definitions FILE of find, serve and"
                " engine, in Python definitions="
            )
        return self._defined(definitions)

    def also_in(self, name: str, others: AnyDictionary = ANY) -> Array:
        """Return the set of the words that are in another dictionary as it is now.

        Raises BadQuery.
        """
        return self._other(name, others)[0]

    def list_id(self, name: str) -> str:
        """Return an identifier of another dictionary as it is now, or why there is none."""
        try:
            return self._other(name, ANY)[1]
        except BadQuery:
            return "cannot be read"

    def _other(self, name: str, others: AnyDictionary) -> tuple[Array, str]:
        key, load = others.open(name, self.letters.alphabet)
        with self._lock:
            kept = self._others.pop(key, None)
        if kept is None:
            other = load()
            identifier = f"{len(other):,} words, {other.source_sha256[:16]}"
            kept = self.facts.also_in(other), identifier
        if key is not None:
            with self._lock:
                self._others[key] = kept
                while len(self._others) > _MOST_KEPT:
                    del self._others[next(iter(self._others))]
        return kept

    @cached_property
    def parallels(self) -> Parallels:
        """The parallel plays of the words."""
        return Parallels(self.facts)


@made_once  # dictionaries never change, and the columns of a large one take half a second
def finder_of(dictionary: Dictionary) -> Finder:
    """Return the finder of a dictionary, made once; `finder_of.forget` frees its memory."""
    return Finder(dictionary)


class Alphagrams(NamedTuple):
    """Words in groups of the same letters, int64: group k is `words[starts[k]:starts[k + 1]]`."""

    words: Array
    starts: Array

    @property
    def total(self) -> int:
        """The number of groups."""
        return len(self.starts) - 1

    def part(self, first: int, end: int | None) -> Alphagrams:
        """Return the groups from `first` to before `end`; None: to the last."""
        starts = self.starts[first:] if end is None else self.starts[first : end + 1]
        return Alphagrams(self.words[starts[0] : starts[-1]], starts - starts[0])

    def parts(self, most: int) -> Iterator[Alphagrams]:
        """Yield all groups, `most` at a time."""
        return (self.part(first, first + most) for first in range(0, self.total, most))


class EvaluationContext:
    """The tables that queries about a dictionary may need, and the evaluation of queries with them.

    tiles: see `tiles_for`; others: the dictionaries that `in` may name; check: called before each
    condition; it may raise to end the search. Methods raise BadQuery, and what `Finder.playability`
    raises. `among` is a set of words as bits, from which a method `keep...` removes the words that
    do not meet a condition.
    """

    def __init__(
        self,
        finder: Finder,
        tiles: HasTiles | None = None,
        definitions: Definitions | None = None,
        playability: Playability | None = None,
        *,
        others: AnyDictionary = ANY,
        check: Callable[[], None] = lambda: None,
    ) -> None:
        self.finder = finder
        self.facts = finder.facts
        self.letters = finder.letters
        self.others = others
        self.check = check
        self._tiles = tiles
        self._definitions = definitions
        self._playability = playability

    @property
    def bitmaps(self) -> Bitmaps:
        """The sets of words, as bits."""
        return self.facts.bitmaps

    # Queries

    def find(self, query: Condition) -> Array:
        """Return the words of a query that has been checked, rising int64."""
        return self.bitmaps.numbers(self._set_of(query))

    def add_to(self, out: Matches, query: Condition) -> None:
        """Add the words of a query to results, as those of the next query."""
        self.bitmaps.index.add_to(out, self._set_of(query))

    def _set_of(self, query: Condition) -> Array:
        among = self.bitmaps.every.copy()
        self.keep(query, among)
        return among

    def prepare(self, query: Condition) -> None:
        """Make the tables that a query needs and that are kept, without looking for words.

        Another query for the same tables then takes only the time of looking for words.
        """
        self.keep(query, np.zeros_like(self.bitmaps.every))

    def keep(self, query: Condition, among: Array) -> None:
        """Keep only the words that meet a condition."""
        self.check()
        query.keep(self, among)

    # Order

    def in_order(self, words: Array, order: str) -> Array:
        """Return words in an order; equal ones are in alphabetical order. See `keys`."""
        ordered: Array = words[np.lexsort((self.facts.rank[words], self.keys(words, order)))]
        return ordered

    def keys(self, words: Array, order: str) -> Array:
        """Return numbers that rise in an order, int64; the alphabet decides between equal ones.

        length: the shortest first; points: the most first; probability: by length, the most
        probable first, with all blanks of the bag up to 2; playability: the highest first.
        """
        if order == "length":
            return self.facts.length[words].astype(np.int64)
        if order == "points":
            return -self.tiles.points[words].astype(np.int64)
        if order == "probability":
            length: Array = self.facts.length[words].astype(np.int64) << 40
            return length + self.tiles.ranks(2).tied[0][words]
        if order == "playability":
            return -self.playability.values[words]
        return np.zeros(len(words), np.int64)

    def by_alphagram(self, words: Array, order: str) -> Alphagrams:
        """Return words in groups of the same letters.

        order: of the groups, by the first word of each, then by alphagram; and of the words in a
        group.
        """
        keys = self.keys(words, order)
        classes, group = np.unique(self.facts.classes[0][words], return_inverse=True)
        first = np.full(len(classes), np.iinfo(np.int64).max)
        np.minimum.at(first, group, keys)
        ordered = np.argsort(first, kind="stable")  # classes rise with their alphagrams
        place = np.empty(len(classes), np.int64)
        place[ordered] = np.arange(len(classes))
        starts = np.zeros(len(classes) + 1, np.int64)
        np.cumsum(np.bincount(group, minlength=len(classes))[ordered], out=starts[1:])
        return Alphagrams(words[np.lexsort((self.facts.rank[words], keys, place[group]))], starts)

    # What several conditions read

    @property
    def tiles(self) -> TileFacts:
        """Points and probabilities."""
        return self.finder.tiles(self._tiles)

    @property
    def groups(self) -> Groups:
        """The groups that players study."""
        return self.finder.groups(self._tiles)

    @property
    def playability(self) -> PlayabilityFacts:
        """The playability of the words."""
        return self.finder.playability(self._playability)

    def defined(self, needs: str) -> DefinedWords:
        """Return the definitions of the words. Raises NoDefinitions, which says what needs them."""
        return self.finder.defined(self._definitions, needs)

    def keep_words(self, words: Array, among: Array) -> None:
        """Keep only some words, given by their numbers."""
        self.bitmaps.index.keep_words(words.astype(np.int32, copy=False), among)

    def keep_range(self, column: str, low: int, high: int | None, among: Array) -> None:
        """Keep only words with `low` to `high` in a column; None: without an upper limit."""
        self.bitmaps.keep_between(self.facts.planes_of(column), low, high, among)

    def keep_having(self, codes: list[int], among: Array) -> None:
        """Keep only words that have these letters, repeated ones as often."""
        for code in set(codes):
            planes = self.facts.count_planes[code]
            self.bitmaps.keep_between(planes, codes.count(code), None, among)

    def keep_matches(self, tree: Sequence, among: Array) -> None:
        """Keep only words that an expression matches."""
        if among.any():  # an automaton takes longer to build than other conditions
            compiled(tree, self.letters).keep(self.bitmaps.index, among)
