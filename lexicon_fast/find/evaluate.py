"""Find the words of a query: each condition removes words from a set, the fastest ones first."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from lexicon_fast.find.automata import compiled
from lexicon_fast.find.conditions import name_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from lexicon_fast._native.dictionary.search import Matches
    from lexicon_fast.find.conditions import Condition
    from lexicon_fast.find.definitions import DefinedWords, Definitions
    from lexicon_fast.find.finder import Finder
    from lexicon_fast.find.groups import Groups
    from lexicon_fast.find.other_dictionaries import AnyDictionary
    from lexicon_fast.find.playability import Playability
    from lexicon_fast.find.regex import Sequence
    from lexicon_fast.find.tiles import HasTiles, PlayabilityFacts, TileFacts
    from lexicon_fast.find.word_facts import Array


class EvaluationContext:
    """The columns, bitmaps, tiles and lists that conditions read, and what becomes of a query.

    tiles: see `tiles_for`; definitions, others, check, playability: see `Finder.find`. In all
    methods, `among` is a set of words as bits, from which a method `keep...` removes the words that
    do not meet a condition.
    """

    def __init__(
        self,
        finder: Finder,
        tiles: HasTiles | None,
        definitions: Definitions | None,
        others: AnyDictionary,
        check: Callable[[], None] | None,
        playability: Playability | None,
    ) -> None:
        self.finder = finder
        self.facts = finder.facts
        self.bitmaps = finder.facts.bitmaps
        self.letters = finder.letters
        self.others = others
        self._tiles = tiles
        self._definitions = definitions
        self._check = check
        self._playability = playability

    # Queries

    def set_of(self, query: Condition) -> Array:
        """Return the set of the words of a query."""
        every = self.bitmaps.every.copy()
        self.keep(query, every)
        return every

    def words(self, query: Condition) -> Array:
        """Return the words of a query, rising int64."""
        return self.bitmaps.numbers(self.set_of(query))

    def add_to(self, out: Matches, query: Condition) -> None:
        """Add the words of a query to results, as those of the next query."""
        self.bitmaps.index.add_to(out, self.set_of(query))

    def prepare(self, query: Condition) -> None:
        """Make the tables that a query needs and that are kept, without looking for words."""
        self.keep(query, np.zeros_like(self.bitmaps.every))

    def keep(self, query: Condition, among: Array) -> None:
        """Keep only the words that meet a condition; call the check of the search before."""
        if self._check is not None:
            self._check()
        query.keep(self, among)

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

    def defined(self, condition: Condition) -> DefinedWords:
        """Return the definitions of the words. Raises NoDefinitions, which names the condition."""
        return self.finder.defined(self._definitions, name_of(type(condition)))

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
