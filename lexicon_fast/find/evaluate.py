"""Find the words of a query: each condition removes words from a set, the fastest ones first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np

from lexicon_fast.find import query as q
from lexicon_fast.find.listed_words import ListedWords

if TYPE_CHECKING:
    from collections.abc import Callable

    from lexicon_fast._native.dictionary.search import Matches
    from lexicon_fast.find.columns import Array
    from lexicon_fast.find.query import Condition


class Search(ListedWords):
    """One search."""

    def words(self, query: Condition) -> Array:
        """Return the words of a query, rising int64."""
        return self._bitmaps.numbers(self._set_of(query))

    def prepare(self, query: Condition) -> None:
        """Make the tables that a query needs and that are kept, without looking for words."""
        self.keep(query, np.zeros_like(self._bitmaps.every))

    def add_to(self, out: Matches, query: Condition) -> None:
        """Add the words of a query to results, as those of the next query."""
        self._bitmaps.index.add_to(out, self._set_of(query))

    def _set_of(self, query: Condition) -> Array:
        found = self._bitmaps.every.copy()
        self.keep(query, found)
        return found

    def keep(self, query: Condition, among: Array) -> None:
        """Keep only the words of a set that meet a condition."""
        self._check()
        if isinstance(query, q.And):
            for part in sorted(query.of, key=_cost):
                self.keep(part, among)
        elif isinstance(query, q.Or):
            found = np.zeros_like(among)
            for part in query.of:
                rest = among ^ found
                self.keep(part, rest)
                found |= rest
            among[:] = found
        elif isinstance(query, q.Not):
            found = among.copy()
            self.keep(query.query, found)
            among ^= found
        elif isinstance(query, q.Limit):
            # Words that are not in the set take places, too. Of an empty set, none can be kept.
            found = self._bitmaps.every.copy() if among.any() else among.copy()
            self.keep(query.query, found)
            if query.by == "playability":
                places = self._playability.places(all_lengths=query.all_lengths)
            else:
                places = self._tiles.places(query.blanks)
            places.keep_first(query.min, query.max, query.lax, found)
            among &= found
        else:
            _CONDITIONS[type(query)](self, query, among)


_CONDITIONS: Final[dict[type[Any], Callable[[Search, Any, Array], None]]] = {
    q.Length: Search.keep_length,
    q.Vowels: Search.keep_vowels,
    q.UniqueLetters: Search.keep_unique,
    q.Anagrams: Search.keep_anagram_counts,
    q.Points: Search.keep_points,
    q.FrontHooks: Search.keep_hooks,
    q.BackHooks: Search.keep_hooks,
    q.FrontInnerHook: Search.keep_inner_hooks,
    q.BackInnerHook: Search.keep_inner_hooks,
    q.FrontExtensions: Search.keep_extensions,
    q.BackExtensions: Search.keep_extensions,
    q.In: Search.keep_in,
    q.Probability: Search.keep_probability,
    q.Playability: Search.keep_playability,
    q.Group: Search.keep_group,
    q.PartOfSpeech: Search.keep_part_of_speech,
    q.Parallel: Search.keep_parallel,
    q.Consists: Search.keep_consists,
    q.Excludes: Search.keep_excludes,
    q.Includes: Search.keep_includes,
    q.Prefix: Search.keep_prefix,
    q.Suffix: Search.keep_suffix,
    q.Contains: Search.keep_contains,
    q.Pattern: Search.keep_pattern,
    q.Regex: Search.keep_regex,
    q.TakesPrefix: Search.keep_takes_prefix,
    q.TakesSuffix: Search.keep_takes_suffix,
    q.Anagram: Search.keep_anagram,
    q.Superanagram: Search.keep_anagram,
    q.Subanagram: Search.keep_subanagram,
    q.Definition: Search.keep_definition,
    q.Palindrome: Search.keep_palindromes,
    q.Semordnilap: Search.keep_semordnilaps,
    q.Transposition: Search.keep_transposition,
    q.Misprint: Search.keep_misprint,
    q.Added: Search.keep_added,
    q.Removed: Search.keep_removed,
    q.Inside: Search.keep_inside,
    q.ReversedInside: Search.keep_inside,
}

#: The order in which conditions that are joined by `and` are evaluated: first those that leave few
#: words, then tests of bits, and then what has to read letters or to sort, which is faster for few
#: words.
_COSTS: Final[dict[type[Any], int]] = {
    **dict.fromkeys(_CONDITIONS, 2),
    **dict.fromkeys(
        (
            q.Anagram,
            q.Subanagram,
            q.Definition,
            q.Palindrome,
            q.Semordnilap,
            q.Transposition,
            q.Misprint,
            q.Added,
            q.Removed,
            q.Inside,
            q.ReversedInside,
        ),
        0,
    ),
    q.Length: 1,
    **dict.fromkeys((q.Consists, q.TakesPrefix, q.TakesSuffix, q.Superanagram), 3),
    **dict.fromkeys((q.Contains, q.Pattern, q.Regex), 4),
    q.Parallel: 5,
    q.Limit: 9,
}


def _cost(query: Condition) -> float:
    if isinstance(query, q.Not):  # most words are left
        return max(2, _cost(query.query) + 0.5)
    if isinstance(query, q.And | q.Or):
        return max(map(_cost, query.of)) + 0.25
    return _COSTS[type(query)]
