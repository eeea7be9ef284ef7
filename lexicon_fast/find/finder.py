"""The finder of a dictionary: what is known of its words, and the way into a search."""

from __future__ import annotations

from functools import cached_property
from threading import Lock
from typing import TYPE_CHECKING, Final, NamedTuple
from weakref import WeakKeyDictionary

import numpy as np

from lexicon_fast.base.errors import BadQuery, NoDefinitions
from lexicon_fast.find.definitions import DefinedWords
from lexicon_fast.find.evaluate import EvaluationContext
from lexicon_fast.find.groups import Groups
from lexicon_fast.find.other_dictionaries import ANY
from lexicon_fast.find.parallel import Parallels
from lexicon_fast.find.playability import shipped_for
from lexicon_fast.find.tiles import PlayabilityFacts, TileFacts, tiles_for
from lexicon_fast.find.word_facts import Array, WordFacts

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterator

    from lexicon_fast._native.dictionary.compiled import Compiled
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.find.conditions import Condition
    from lexicon_fast.find.definitions import Definitions
    from lexicon_fast.find.other_dictionaries import AnyDictionary
    from lexicon_fast.find.playability import Playability
    from lexicon_fast.find.tiles import HasTiles, TileSet

#: Dictionaries of `in` that are kept, with a bit for each word; and sets of tiles, with up to 140
#: bytes for each.
_MOST_KEPT: Final = 16
_MOST_TILES: Final = 3


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


class Finder:
    """Answers queries about one dictionary. Safe to use from many threads at once."""

    def __init__(self, dictionary: Dictionary) -> None:
        self.facts = WordFacts(dictionary.compiled, dictionary.alphabet)
        self.letters = self.facts.letters
        #: By the version of a dictionary; the one used last is the last one.
        self._others: dict[Hashable, tuple[Array, str]] = {}
        self._lock = Lock()
        self._tiles: dict[TileSet, tuple[TileFacts, Groups]] = {}
        self._playability: WeakKeyDictionary[Playability, PlayabilityFacts] = WeakKeyDictionary()
        self._defined: WeakKeyDictionary[Definitions, DefinedWords] = WeakKeyDictionary()

    def find(
        self,
        query: Condition,
        tiles: HasTiles | None = None,
        definitions: Definitions | None = None,
        *,
        others: AnyDictionary = ANY,
        check: Callable[[], None] | None = None,
        playability: Playability | None = None,
    ) -> Array:
        """Return the words of a query that has been checked, rising int64.

        others: the dictionaries that `in` may name; check: called before each condition; it may
        raise to end the search. Raises BadQuery, and what the method `playability` raises.
        """
        return EvaluationContext(self, tiles, definitions, others, check, playability).words(query)

    def prepare(
        self,
        query: Condition,
        tiles: HasTiles | None,
        definitions: Definitions | None,
        others: AnyDictionary,
        check: Callable[[], None],
    ) -> None:
        """Make the tables that a query needs and that are kept; arguments and errors as of `find`.

        Another query for the same tables then takes only the time of looking for words.
        """
        EvaluationContext(self, tiles, definitions, others, check, None).prepare(query)

    def in_order(
        self,
        words: Array,
        order: str,
        tiles: HasTiles | None = None,
        playability: Playability | None = None,
    ) -> Array:
        """Return words in an order; equal ones are in alphabetical order. See `keys`."""
        keys = self.keys(words, order, tiles, playability)
        found: Array = words[np.lexsort((self.facts.rank[words], keys))]
        return found

    def keys(
        self,
        words: Array,
        order: str,
        tiles: HasTiles | None = None,
        playability: Playability | None = None,
    ) -> Array:
        """Return numbers that rise in an order, int64; the alphabet decides between equal ones.

        length: the shortest first; points: the most first; probability: by length, the most
        probable first, with all blanks of the bag up to 2; playability: the highest first.
        """
        facts = self.facts
        if order == "length":
            return facts.length[words].astype(np.int64)
        if order == "points":
            return -self.tiles(tiles).points[words].astype(np.int64)
        if order == "probability":
            length: Array = facts.length[words].astype(np.int64) << 40
            return length + self.tiles(tiles).ranks(2).tied[0][words]
        if order == "playability":
            return -self.playability(playability).values[words]
        return np.zeros(len(words), np.int64)

    def by_alphagram(
        self,
        words: Array,
        order: str,
        tiles: HasTiles | None = None,
        playability: Playability | None = None,
    ) -> Alphagrams:
        """Return words in groups of the same letters.

        order: of the groups, by the first word of each, then by alphagram; and of the words in a
        group.
        """
        keys = self.keys(words, order, tiles, playability)
        classes, group = np.unique(self.facts.classes[0][words], return_inverse=True)
        first = np.full(len(classes), np.iinfo(np.int64).max)
        np.minimum.at(first, group, keys)
        ordered = np.argsort(first, kind="stable")  # classes rise with their alphagrams
        place = np.empty(len(classes), np.int64)
        place[ordered] = np.arange(len(classes))
        starts = np.zeros(len(classes) + 1, np.int64)
        np.cumsum(np.bincount(group, minlength=len(classes))[ordered], out=starts[1:])
        return Alphagrams(words[np.lexsort((self.facts.rank[words], keys, place[group]))], starts)

    def tiles(self, tiles: HasTiles | None) -> TileFacts:
        """Return points and probabilities for some tiles. Raises BadQuery, TypeError."""
        return self._with_tiles(tiles)[0]

    def groups(self, tiles: HasTiles | None) -> Groups:
        """Return the groups of words for some tiles. Raises BadQuery, TypeError."""
        return self._with_tiles(tiles)[1]

    def _with_tiles(self, tiles: HasTiles | None) -> tuple[TileFacts, Groups]:
        key = tiles_for(self.letters, tiles)
        with self._lock:
            found = self._tiles.get(key)
            if found is None:
                while len(self._tiles) >= _MOST_TILES:
                    del self._tiles[next(iter(self._tiles))]
                facts = TileFacts(self.facts, key)
                found = self._tiles[key] = facts, Groups(self.facts, facts)
        return found

    def playability(self, playability: Playability | None) -> PlayabilityFacts:
        """Return the playability of the words by a table; None: that of the package.

        Raises BadQuery if the package has none for this dictionary, and BadOption for the table of
        another one.
        """
        compiled = self.facts.compiled
        if playability is None:
            playability = shipped_for(compiled)
        with self._lock:
            found = self._playability.get(playability)
            if found is None:
                values = np.array(playability.values_of(compiled), np.int64)
                found = self._playability[playability] = PlayabilityFacts(self.facts, values)
        return found

    def defined(self, definitions: Definitions | None, needs: str) -> DefinedWords:
        """Return the definitions of the words. needs: names the condition in errors.

        Raises NoDefinitions.
        """
        if definitions is None:
            raise NoDefinitions(
                f"{needs}: it needs a list with definitions: --definitions FILE of find, serve and"
                " engine, in Python definitions="
            )
        with self._lock:
            found = self._defined.get(definitions)
            if found is None:
                found = self._defined[definitions] = DefinedWords(self.facts, definitions)
        return found

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
        key, compiled = others.open(name, self.letters.alphabet)
        with self._lock:
            found = self._others.pop(key, None)
        if found is None:
            other = compiled()
            identifier = f"{len(other):,} words, {other.source_sha256[:16]}"
            found = self.facts.also_in(other), identifier
        if key is not None:
            with self._lock:
                self._others[key] = found
                while len(self._others) > _MOST_KEPT:
                    del self._others[next(iter(self._others))]
        return found

    @cached_property
    def parallels(self) -> Parallels:
        """The parallel plays of the words."""
        return Parallels(self.facts)

    @property
    def compiled(self) -> Compiled:
        """The dictionary."""
        return self.facts.compiled


#: Dictionaries never change, and the columns of a large one take half a second.
_finders: Final[WeakKeyDictionary[Dictionary, Finder]] = WeakKeyDictionary()
_finders_lock: Final = Lock()


def finder_of(dictionary: Dictionary) -> Finder:
    """Return the finder of a dictionary, made once."""
    with _finders_lock:  # threads that ask at the same time wait for one finder
        found = _finders.get(dictionary)
        if found is None:
            found = _finders[dictionary] = Finder(dictionary)
    return found


def forget_finder(dictionary: Dictionary) -> None:
    """Free the memory of the finder of a dictionary; the next search makes another one."""
    with _finders_lock:
        _finders.pop(dictionary, None)
