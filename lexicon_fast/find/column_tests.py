"""Conditions that test words, all at once, by columns of facts about them or letter by letter.

A method `test_...` returns whether each word of a set meets the condition, bool[n].
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np

from lexicon_fast.find import query as q
from lexicon_fast.find.groups import group_name
from lexicon_fast.find.programs import compiled
from lexicon_fast.find.regex import Repeat, Series, Set, of_slots, parse
from lexicon_fast.find.word_sets import WordSets

if TYPE_CHECKING:
    from lexicon_fast.find.columns import Array


class Lengths(NamedTuple):
    """The lengths of the words that a condition is asked about; None: no upper limit."""

    low: int
    high: int | None

    def intersection(self, other: Any) -> Lengths:
        """Return the lengths that are also in a `Length`."""
        highs = [each for each in (self.high, other.max) if each is not None]
        return Lengths(max(self.low, other.min), min(highs, default=None))


ANY_LENGTH: Final = Lengths(0, None)


class ColumnTests(WordSets):
    """The conditions that columns and programs answer."""

    #: Programs need not read other words: a condition that these are joined with excludes them.
    _lengths = ANY_LENGTH

    def _range(self, column: Array, query: Any, among: Array | None) -> Array:
        values = column if among is None else column[among]
        low, high = query.min, query.max
        if high == low:
            return self._equal(values, low)
        most = np.iinfo(values.dtype).max
        if low > most:
            return np.zeros(len(values), bool)
        mark: Array = values >= low
        if high is not None and high < most:
            mark &= values <= high
        return mark

    @staticmethod
    def _equal(values: Array, number: int) -> Array:
        if number > np.iinfo(values.dtype).max:
            return np.zeros(len(values), bool)
        found: Array = values == number
        return found

    def test_length(self, query: Any, among: Array | None) -> Array:
        return self._range(self._columns.length, query, among)

    def test_vowels(self, query: Any, among: Array | None) -> Array:
        return self._range(self._columns.vowels, query, among)

    def test_unique(self, query: Any, among: Array | None) -> Array:
        return self._range(self._columns.unique, query, among)

    def test_anagrams(self, query: Any, among: Array | None) -> Array:
        return self._range(self._columns.anagrams, query, among)

    def test_points(self, query: Any, among: Array | None) -> Array:
        return self._range(self._tiles.points, query, among)

    def test_hooks(self, query: Any, among: Array | None) -> Array:
        columns = self._columns
        front = isinstance(query, q.FrontHooks)
        many = columns.front_hook_counts if front else columns.back_hook_counts
        mark = self._range(many, query, among)
        if query.letters:
            hooks = columns.front_hooks if front else columns.back_hooks
            wanted = np.uint32(self._letters.set_of(query.letters))
            mark &= (hooks if among is None else hooks[among]) & wanted == wanted
        return mark

    def test_inner_hook(self, query: Any, among: Array | None) -> Array:
        front = isinstance(query, q.FrontInnerHook)
        column = self._columns.front_inner if front else self._columns.back_inner
        return column if among is None else column[among]

    def test_extensions(self, query: Any, among: Array | None) -> Array:
        front = isinstance(query, q.FrontExtensions)
        column = self._columns.front_extensions if front else self._columns.back_extensions
        low = min(max(query.min, 1), 64)
        high = 63 if query.max is None else min(query.max, 63)
        wanted = sum(1 << k for k in range(low, high + 1))
        values = column if among is None else column[among]
        found: Array = values & np.uint64(wanted) != 0
        return found

    def test_in(self, query: Any, among: Array | None) -> Array:
        column = self._finder.also_in(query.value, self._others)
        return column if among is None else column[among]

    def test_probability(self, query: Any, among: Array | None) -> Array:
        places = self._tiles.places(query.blanks)
        return places.within(query.min, query.max, query.lax, among)

    def test_playability(self, query: Any, among: Array | None) -> Array:
        places = self._playability.places(all_lengths=query.all_lengths)
        return places.within(query.min, query.max, query.lax, among)

    def test_group(self, query: Any, among: Array | None) -> Array:
        column = self._finder.groups(self._tile_set).mark(group_name(query.value))
        return column if among is None else column[among]

    def test_part_of_speech(self, query: Any, among: Array | None) -> Array:
        column = self._finder.defined(self._definitions, "part-of-speech").of_part(query.value)
        return column if among is None else column[among]

    def test_parallel(self, query: Any, among: Array | None) -> Array:
        column = self._finder.parallels.mark(query)
        return column if among is None else column[among]

    def test_consists(self, query: Any, among: Array | None) -> Array:
        columns = self._columns
        hits = columns.among(self._letters.set_of(query.letters), among)
        length = columns.length if among is None else columns.length[among]
        share = hits.astype(np.int16) * 100  # of 64 letters at most
        found: Array = (share >= query.min * length.astype(np.int16)) & (
            share <= query.max * length.astype(np.int16)
        )
        return found

    def test_excludes(self, query: Any, among: Array | None) -> Array:
        sets = self._columns.sets if among is None else self._columns.sets[among]
        found: Array = sets & np.uint32(self._letters.set_of(query.value)) == 0
        return found

    def test_includes(self, query: Any, among: Array | None) -> Array:
        codes = self._letters.codes(query.value)
        return self._has(codes, among)

    def _has(self, codes: list[int], among: Array | None) -> Array:
        """Return which words have these letters, repeated ones as often."""
        sets = self._columns.sets if among is None else self._columns.sets[among]
        wanted = np.uint32(sum(1 << code for code in set(codes)))
        mark: Array = sets & wanted == wanted
        for code in set(codes):
            if (many := codes.count(code)) > 1:
                counts = self._columns.counts[code]
                mark &= (counts if among is None else counts[among]) >= many
        return mark

    def test_contains(self, query: Any, among: Array | None) -> Array:
        codes = self._letters.codes(query.value)
        if len(codes) == 1:
            return self._has(codes, among)
        anything = Repeat(Set(self._letters.all), 0, None)
        run = [Set(1 << code) for code in codes]
        return self._read(Series((anything, *run, anything)), among)

    def test_pattern(self, query: Any, among: Array | None) -> Array:
        return self._read(of_slots(self._letters.slots(query.value), self._letters), among)

    def test_regex(self, query: Any, among: Array | None) -> Array:
        return self._read(parse(query.value, self._letters), among)

    def _read(self, tree: Series, among: Array | None) -> Array:
        """Return which words a tree matches."""
        mark = np.zeros(self._columns.n, bool)
        program = compiled(tree, self._letters)
        low, high = self._lengths
        program.within(low, high).mark(self._columns.bitmaps, mark)
        return mark if among is None else mark[among]

    def test_takes_prefix(self, query: Any, among: Array | None) -> Array:
        longer, base = self._columns.longer_words(len(query.value), front=True)
        return self._marked(base[self.test_prefix(query, longer)], among)

    def test_takes_suffix(self, query: Any, among: Array | None) -> Array:
        longer, base = self._columns.longer_words(len(query.value), front=False)
        return self._marked(base[self.test_suffix(query, longer)], among)

    def _marked(self, words: Array, among: Array | None) -> Array:
        mark = np.zeros(self._columns.n, bool)
        mark[words] = True
        return mark if among is None else mark[among]

    def test_prefix(self, query: Any, among: Array | None) -> Array:
        codes = self._letters.codes(query.value)
        return self._fixed([1 << code for code in codes], [], among)

    def test_suffix(self, query: Any, among: Array | None) -> Array:
        codes = self._letters.codes(query.value)
        return self._fixed([], [1 << code for code in codes], among)

    def _fixed(self, first: list[int], last: list[int], among: Array | None) -> Array:
        """Return which words begin and end with letters of these sets.

        Sets of all letters are not tested: a word may be too short for them.
        """
        columns = self._columns
        size = columns.n if among is None else len(among)
        if max(len(first), len(last)) > columns.longest:
            return np.zeros(size, bool)
        tests = [(columns.first[k], each) for k, each in enumerate(first)]
        tests += [(columns.last[k], each) for k, each in enumerate(reversed(last))]
        mark: Array | None = None
        for column, letters in tests:
            if letters == self._letters.all:
                continue
            one = columns.one_of(column if among is None else column[among], letters)
            if mark is None:
                mark = one
            else:
                mark &= one
        if mark is None:
            mark = np.ones(size, bool)
        return mark
