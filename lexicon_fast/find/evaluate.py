"""Find the words of a query: conditions that name few words come first, others test only these."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np

from lexicon_fast.find import query as q
from lexicon_fast.find.column_tests import ANY_LENGTH
from lexicon_fast.find.listed_words import ListedWords

if TYPE_CHECKING:
    from collections.abc import Callable

    from lexicon_fast.find.columns import Array
    from lexicon_fast.find.query import Condition


class Search(ListedWords):
    """One search."""

    def words(self, query: Condition, among: Array | None) -> Array:
        """Return the words of a query; among: only these."""
        self._check()
        columns = self._columns
        if isinstance(query, q.Length) and among is None and query.min == query.max:
            lengths = columns.of_length
            return lengths[query.min] if query.min < len(lengths) else np.empty(0, np.int64)
        if self._are_many(among) and (mark := self._mask(query)) is not None:
            return self._chosen(mark, among, by_number=True)
        if among is not None and self._are_many(among):
            return self._both(self.words(query, None), among)
        if isinstance(query, q.And):
            return self._all_of(query, among)
        if isinstance(query, q.Or) and among is not None:
            return self._any_of(query, among)
        if isinstance(query, q.Not) and among is not None:
            mark = np.ones(columns.n, bool)
            mark[self.words(query.query, among)] = False
            return among[mark[among]]
        if isinstance(query, q.Limit):
            return self._both(self._limited(query), among)
        if (test := _TESTS.get(type(query))) is not None:
            return self._chosen(test(self, query, among), among)
        return self._both(_LISTS[type(query)](self, query), among)

    def _all_of(self, query: q.And, among: Array | None) -> Array:
        # No condition needs words of other lengths, but see `_limited`.
        lengths = self._lengths
        for part in query.of:
            if isinstance(part, q.Length):
                self._lengths = self._lengths.intersection(part)
        found = self._in_turn(query, among)
        self._lengths = lengths
        return found

    def _limited(self, query: q.Limit) -> Array:
        if query.by == "playability":
            places = self._playability.places(all_lengths=query.all_lengths)
        else:
            places = self._tiles.places(query.blanks)
        lengths = self._lengths
        if query.all_lengths:  # words of other lengths take places, too
            self._lengths = ANY_LENGTH
        found = self.words(query.query, None)
        self._lengths = lengths
        return places.limited(found, query.min, query.max, query.lax)

    def _in_turn(self, query: q.And, among: Array | None) -> Array:
        # Tests of many words test all of them, which is faster than to look some up.
        mark: Array | None = None
        for part in sorted(query.of, key=_cost):
            if mark is not None and not _is_test(part):
                among, mark = self._chosen(mark, among, by_number=True), None
            if self._are_many(among):
                one = self._mask(part)
                if one is not None:
                    mark = one if mark is None else mark & one
                    continue
            among = self.words(part, among)
            if not len(among):
                break
        return self._some(among) if mark is None else self._chosen(mark, among, by_number=True)

    def _any_of(self, query: q.Or, among: Array) -> Array:
        found = np.zeros(self._columns.n, bool)
        for part in query.of:
            found[self.words(part, among)] = True
        return self._chosen(found, among, by_number=True)

    def _mask(self, query: Condition) -> Array | None:
        """Return whether each word meets a condition, bool[n]; None: it lists words instead.

        The array may be one that is kept.
        """
        self._check()
        if isinstance(query, q.Not):
            mark = self._mask(query.query)
            if mark is not None:
                return ~mark
            found = np.ones(self._columns.n, bool)
            found[self.words(query.query, None)] = False
            return found
        if isinstance(query, q.Or):
            found = np.zeros(self._columns.n, bool)
            for part in query.of:
                mark = self._mask(part)
                if mark is None:
                    found[self.words(part, None)] = True
                else:
                    found |= mark
            return found
        test = _TESTS.get(type(query))
        return None if test is None else test(self, query, None)


_TESTS: Final[dict[type[Any], Callable[[Search, Any, Array | None], Array]]] = {
    q.Length: Search.test_length,
    q.Vowels: Search.test_vowels,
    q.UniqueLetters: Search.test_unique,
    q.Anagrams: Search.test_anagrams,
    q.Points: Search.test_points,
    q.FrontHooks: Search.test_hooks,
    q.BackHooks: Search.test_hooks,
    q.FrontInnerHook: Search.test_inner_hook,
    q.BackInnerHook: Search.test_inner_hook,
    q.FrontExtensions: Search.test_extensions,
    q.BackExtensions: Search.test_extensions,
    q.In: Search.test_in,
    q.Probability: Search.test_probability,
    q.Playability: Search.test_playability,
    q.Group: Search.test_group,
    q.PartOfSpeech: Search.test_part_of_speech,
    q.Parallel: Search.test_parallel,
    q.Consists: Search.test_consists,
    q.Excludes: Search.test_excludes,
    q.Includes: Search.test_includes,
    q.Prefix: Search.test_prefix,
    q.Suffix: Search.test_suffix,
    q.Contains: Search.test_contains,
    q.Pattern: Search.test_pattern,
    q.Regex: Search.test_regex,
    q.TakesPrefix: Search.test_takes_prefix,
    q.TakesSuffix: Search.test_takes_suffix,
}
_LISTS: Final[dict[type[Any], Callable[[Search, Any], Array]]] = {
    q.Anagram: Search.list_anagram,
    q.Superanagram: Search.list_anagram,
    q.Subanagram: Search.list_subanagram,
    q.Definition: Search.list_definition,
    q.Palindrome: Search.list_palindromes,
    q.Semordnilap: Search.list_semordnilaps,
    q.Transposition: Search.list_transposition,
    q.Misprint: Search.list_misprint,
    q.Added: Search.list_added,
    q.Removed: Search.list_removed,
    q.Inside: Search.list_inside,
    q.ReversedInside: Search.list_inside,
}

#: The order in which conditions that are joined by `and` are evaluated: first those that list few
#: words in little time, then tests of columns, then what has to look at letters or sort.
_COSTS: Final[dict[type[Any], int]] = {
    **dict.fromkeys(_LISTS, 0),
    q.Length: 1,
    **dict.fromkeys((kind for kind in _TESTS if kind is not q.Length), 2),
    q.Superanagram: 3,
    q.Consists: 4,
    q.Parallel: 4,
    q.Limit: 9,
}


def _cost(query: Condition) -> float:
    if isinstance(query, q.Not):  # most words are left
        return max(3, _cost(query.query) + 0.5)
    if isinstance(query, q.Or):
        return max(map(_cost, query.of)) + 0.25
    if isinstance(query, q.And):
        return min(map(_cost, query.of)) + 0.25
    return _COSTS[type(query)]


def _is_test(query: Condition) -> bool:
    """Return whether a condition, with all below it, tests columns."""
    return all(
        type(part) in _TESTS or isinstance(part, q.And | q.Or | q.Not) for part in q.walk(query)
    )
