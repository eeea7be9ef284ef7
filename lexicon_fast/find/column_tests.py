"""Conditions that test all words at once, by facts about them or letter by letter."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from lexicon_fast.find import query as q
from lexicon_fast.find.groups import group_name
from lexicon_fast.find.programs import compiled
from lexicon_fast.find.regex import Repeat, Series, Set, of_slots, parse
from lexicon_fast.find.word_sets import WordSets

if TYPE_CHECKING:
    from lexicon_fast.find.columns import Array


class ColumnTests(WordSets):
    """The conditions that columns and programs answer."""

    def keep_length(self, query: Any, among: Array) -> None:
        self._bitmaps.keep_lengths(query.min, query.max, among)

    def _keep_range(self, column: str, query: Any, among: Array) -> None:
        planes = self._columns.planes_of(column)
        self._bitmaps.keep_between(planes, query.min, query.max, among)

    def keep_vowels(self, query: Any, among: Array) -> None:
        self._keep_range("vowels", query, among)

    def keep_unique(self, query: Any, among: Array) -> None:
        self._keep_range("unique", query, among)

    def keep_anagram_counts(self, query: Any, among: Array) -> None:
        self._keep_range("anagrams", query, among)

    def keep_points(self, query: Any, among: Array) -> None:
        self._bitmaps.keep_between(self._tiles.point_planes, query.min, query.max, among)

    def keep_hooks(self, query: Any, among: Array) -> None:
        side = "front" if isinstance(query, q.FrontHooks) else "back"
        if query.letters:
            hooks = self._columns.planes_of(f"{side}_hooks")
            for code in set(self._letters.codes(query.letters)):
                among &= hooks[code] if code < len(hooks) else np.uint64(0)
        self._keep_range(f"{side}_hook_counts", query, among)

    def keep_inner_hooks(self, query: Any, among: Array) -> None:
        front = isinstance(query, q.FrontInnerHook)
        self._keep_range("front_inner" if front else "back_inner", q.Range(1, 1), among)

    def keep_extensions(self, query: Any, among: Array) -> None:
        front = isinstance(query, q.FrontExtensions)
        planes = self._columns.planes_of("front_extensions" if front else "back_extensions")
        high = None if query.max is None else query.max + 1
        among &= np.bitwise_or.reduce(planes[query.min : high])

    def keep_in(self, query: Any, among: Array) -> None:
        among &= self._finder.also_in(query.value, self._others)

    def keep_probability(self, query: Any, among: Array) -> None:
        self._tiles.places(query.blanks).keep(query.min, query.max, query.lax, among)

    def keep_playability(self, query: Any, among: Array) -> None:
        places = self._playability.places(all_lengths=query.all_lengths)
        places.keep(query.min, query.max, query.lax, among)

    def keep_group(self, query: Any, among: Array) -> None:
        among &= self._finder.groups(self._tile_set).words_of(group_name(query.value))

    def keep_part_of_speech(self, query: Any, among: Array) -> None:
        among &= self._finder.defined(self._definitions, "part-of-speech").of_part(query.value)

    def keep_parallel(self, query: Any, among: Array) -> None:
        self._finder.parallels.keep(query, among)

    def keep_consists(self, query: Any, among: Array) -> None:
        letters = bytes(set(self._letters.codes(query.letters)))
        counts = self._columns.count_planes
        self._bitmaps.index.keep_shares(counts, letters, query.min, query.max, among)

    def keep_excludes(self, query: Any, among: Array) -> None:
        for code in set(self._letters.codes(query.value)):
            self._bitmaps.keep_between(self._columns.count_planes[code], 0, 0, among)

    def keep_includes(self, query: Any, among: Array) -> None:
        self._keep_having(self._letters.codes(query.value), among)

    def _keep_having(self, codes: list[int], among: Array) -> None:
        """Keep only words that have these letters, repeated ones as often."""
        counts = self._columns.count_planes
        for code in set(codes):
            self._bitmaps.keep_between(counts[code], codes.count(code), None, among)

    def keep_contains(self, query: Any, among: Array) -> None:
        codes = self._letters.codes(query.value)
        if len(codes) == 1:
            self._keep_having(codes, among)
            return
        anything = Repeat(Set(self._letters.all), 0, None)
        run = [Set(1 << code) for code in codes]
        self._keep_matches(Series((anything, *run, anything)), among)

    def keep_pattern(self, query: Any, among: Array) -> None:
        self._keep_matches(of_slots(self._letters.slots(query.value), self._letters), among)

    def keep_regex(self, query: Any, among: Array) -> None:
        self._keep_matches(parse(query.value, self._letters), among)

    def _keep_matches(self, tree: Series, among: Array) -> None:
        """Keep only words that a tree matches."""
        if among.any():  # a program takes longer to build than other conditions
            compiled(tree, self._letters).keep(self._bitmaps.index, among)

    def keep_takes_prefix(self, query: Any, among: Array) -> None:
        longer = self._bitmaps.every.copy()
        self.keep_prefix(query, longer)
        self._keep_inner(longer, len(query.value), among, front=True)

    def keep_takes_suffix(self, query: Any, among: Array) -> None:
        longer = self._bitmaps.every.copy()
        self.keep_suffix(query, longer)
        self._keep_inner(longer, len(query.value), among, front=False)

    def _keep_inner(self, longer: Array, k: int, among: Array, *, front: bool) -> None:
        """Keep only words that are longer ones without k letters."""
        found = self._columns.inner_words(k, front=front)[self._bitmaps.numbers(longer)]
        self._keep_words(found[found >= 0], among)

    def keep_prefix(self, query: Any, among: Array) -> None:
        self._bitmaps.index.keep_start(bytes(self._letters.codes(query.value)), among)

    def keep_suffix(self, query: Any, among: Array) -> None:
        self._bitmaps.index.keep_end(bytes(self._letters.codes(query.value)), among)
