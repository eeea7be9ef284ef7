"""Conditions that list their words, with an index or by trying what they may be.

A method `list_...` returns word numbers, rising.
"""

from __future__ import annotations

from itertools import combinations, pairwise
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from lexicon_fast._native.dictionary.plain_queries import find_plain
from lexicon_fast.errors import BadQuery
from lexicon_fast.find import query as q
from lexicon_fast.find.column_tests import ColumnTests
from lexicon_fast.find.letters import STAR

if TYPE_CHECKING:
    from collections.abc import Iterable

    from lexicon_fast.find.columns import Array

#: Sets of letters in one anagram: all subsets of them are tried.
MAX_SETS: Final = 8


class ListedWords(ColumnTests):
    """The conditions that list words."""

    def list_anagram(self, query: Any) -> Array:
        slots = self._letters.slots(query.value)
        more = STAR in slots or isinstance(query, q.Superanagram)
        return self._anagrams(query, [slot for slot in slots if slot != STAR], more)

    def _anagrams(self, query: Any, slots: list[int], more: bool) -> Array:
        """Return the words that use all places of a pattern, each for one letter."""
        columns = self._columns
        codes, sets, wild = self._sorted_slots(query, slots)
        if len(slots) > columns.longest:
            return np.empty(0, np.int64)
        if more:
            found = self._chosen(self._has(codes, None), None) if codes else None
            if len(slots) > len(codes):
                length = columns.length if found is None else columns.length[found]
                found = self._chosen(length >= len(slots), found)
            found = self._some(found)
        elif codes:
            found = self._plain("anagram", codes, len(sets) + wild)
        else:
            found = columns.of_length[len(slots)]
        if sets and len(found):
            used = self._most_used(codes, sets, found)[0]
            found = found[used == len(sets)]
        return found

    def list_subanagram(self, query: Any) -> Array:
        slots = self._letters.slots(query.value)
        codes, sets, wild = self._sorted_slots(query, slots)
        found = self._plain("subanagram", codes, len(sets) + wild)
        if sets and len(found):
            used, missing = self._most_used(codes, sets, found)
            found = found[missing - used <= wild]
        return found

    def _sorted_slots(self, query: Any, slots: list[int]) -> tuple[list[int], list[int], int]:
        """Return the letters of a pattern, its sets, and the number of its places for any."""
        codes = [slot.bit_length() - 1 for slot in slots if slot & slot - 1 == 0]
        wild = slots.count(self._letters.all)
        sets = [slot for slot in slots if slot & slot - 1 and slot != self._letters.all]
        if len(set(sets)) > MAX_SETS:
            raise BadQuery(
                f"{query.value!r:.60} has more than {MAX_SETS} different sets; use fewer"
            )
        return codes, sets, wild

    def _plain(self, kind: str, codes: list[int], wild: int) -> Array:
        """Return the anagrams or subanagrams of letters and blanks."""
        upper = self._letters.alphabet.upper
        query = f"{kind}:{''.join([upper[code] for code in codes])}{'?' * wild}"
        found = find_plain(self._finder.compiled, [query])[0].word_ids
        return found.astype(np.int64)

    def _most_used(self, codes: list[int], sets: list[int], words: Array) -> tuple[Array, Array]:
        """Return how many sets can be used at once for letters that `codes` do not pay for.

        And the number of those letters. By König's theorem, the most sets that can be used are the
        fewest, over all choices of sets, of: the letters in the chosen ones, and the other sets.
        """
        counts = self._columns.counts[:, words].astype(np.int16)
        for code in set(codes):
            counts[code] = np.maximum(counts[code] - codes.count(code), 0)
        kinds = sorted(set(sets))
        most = np.full(len(words), len(sets), np.int64)
        for size in range(1, len(kinds) + 1):
            for chosen in combinations(kinds, size):
                union = 0
                for each in chosen:
                    union |= each
                others = sum(sets.count(each) for each in kinds if each not in chosen)
                inside = np.add.reduce(counts[self._letters.members(union)])
                most = np.minimum(most, inside + others)
        return most, np.add.reduce(counts)

    # Conditions that list few words

    def list_definition(self, query: Any) -> Array:
        return self._finder.defined(self._definitions, "definition").with_text(query.value)

    def list_palindromes(self, _query: Any) -> Array:
        return self._columns.palindromes

    def list_semordnilaps(self, _query: Any) -> Array:
        return self._columns.semordnilaps

    def _known(self, spelled: Iterable[str]) -> Array:
        get = self._columns.number.get
        found = {number for each in spelled if (number := get(each)) is not None}
        return np.array(sorted(found), np.int64)

    def _lower(self, text: str) -> str:
        lower = self._letters.alphabet.lower
        return "".join([lower[code] for code in self._letters.codes(text)])

    def list_transposition(self, query: Any) -> Array:
        word = self._lower(query.value)
        return self._known(
            f"{word[:at]}{b}{a}{word[at + 2 :]}"
            for at, (a, b) in enumerate(pairwise(word))
            if a != b
        )

    def list_misprint(self, query: Any) -> Array:
        word, letters = self._lower(query.value), self._letters.alphabet.lower
        return self._known(
            f"{word[:at]}{letter}{word[at + 1 :]}"
            for at in range(len(word))
            for letter in letters
            if letter != word[at]
        )

    def list_added(self, query: Any) -> Array:
        word, letters = self._lower(query.value), self._letters.alphabet.lower
        return self._known(
            f"{word[:at]}{letter}{word[at:]}" for at in range(len(word) + 1) for letter in letters
        )

    def list_removed(self, query: Any) -> Array:
        word = self._lower(query.value)
        return self._known(word[:at] + word[at + 1 :] for at in range(len(word)))

    def list_inside(self, query: Any) -> Array:
        text = self._lower(query.value)
        if isinstance(query, q.ReversedInside):
            text = text[::-1]
        size = len(text)
        return self._known(
            text[start:end] for start in range(size) for end in range(start + 2, size + 1)
        )
