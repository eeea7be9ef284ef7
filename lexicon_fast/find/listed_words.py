"""Conditions that enumerate their matches, from an index or by generating candidates."""

from __future__ import annotations

from itertools import combinations, pairwise
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from lexicon_fast._native.dictionary.plain_queries import find_plain
from lexicon_fast.base.errors import BadQuery, excerpt
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

    def keep_anagram(self, query: Any, among: Array) -> None:
        """Keep only words that use all places of a pattern, each for one letter."""
        slots = self._letters.slots(query.value)
        more = STAR in slots or isinstance(query, q.Superanagram)
        slots = [slot for slot in slots if slot != STAR]
        codes, sets, wild = self._sorted_slots(query, slots)
        self._bitmaps.keep_lengths(len(slots), None if more else len(slots), among)
        if more:
            self._keep_having(codes, among)
        elif codes:
            self._keep_words(self._plain("anagram", codes, len(sets) + wild), among)
        if sets and among.any():
            found = self._bitmaps.numbers(among)
            used = self._most_used(codes, sets, found)[0]
            self._keep_words(found[used == len(sets)], among)

    def keep_subanagram(self, query: Any, among: Array) -> None:
        slots = self._letters.slots(query.value)
        codes, sets, wild = self._sorted_slots(query, slots)
        self._keep_words(self._plain("subanagram", codes, len(sets) + wild), among)
        if sets and among.any():
            found = self._bitmaps.numbers(among)
            used, missing = self._most_used(codes, sets, found)
            self._keep_words(found[missing - used <= wild], among)

    def _sorted_slots(self, query: Any, slots: list[int]) -> tuple[list[int], list[int], int]:
        """Return the letters of a pattern, its sets, and the number of its places for any."""
        codes = [slot.bit_length() - 1 for slot in slots if slot & slot - 1 == 0]
        wild = slots.count(self._letters.all)
        sets = [slot for slot in slots if slot & slot - 1 and slot != self._letters.all]
        if len(set(sets)) > MAX_SETS:
            raise BadQuery(
                f"{excerpt(query.value)} has more than {MAX_SETS} different sets; use fewer"
            )
        return codes, sets, wild

    def _plain(self, kind: str, codes: list[int], wild: int) -> Array:
        """Return the anagrams or subanagrams of letters and blanks."""
        upper = self._letters.alphabet.upper
        query = f"{kind}:{''.join([upper[code] for code in codes])}{'?' * wild}"
        return find_plain(self._finder.compiled, [query])[0].word_ids

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

    def keep_definition(self, query: Any, among: Array) -> None:
        defined = self._finder.defined(self._definitions, "definition")
        self._keep_words(defined.with_text(query.value), among)

    def keep_palindromes(self, _query: Any, among: Array) -> None:
        self._keep_words(self._columns.palindromes, among)

    def keep_semordnilaps(self, _query: Any, among: Array) -> None:
        self._keep_words(self._columns.semordnilaps, among)

    def _keep_spelled(self, spelled: Iterable[str], among: Array) -> None:
        get = self._columns.number.get
        found = [number for each in spelled if (number := get(each)) is not None]
        self._keep_words(np.array(found, np.int32), among)

    def _lower(self, text: str) -> str:
        lower = self._letters.alphabet.lower
        return "".join([lower[code] for code in self._letters.codes(text)])

    def keep_transposition(self, query: Any, among: Array) -> None:
        word = self._lower(query.value)
        changed = (
            f"{word[:at]}{b}{a}{word[at + 2 :]}"
            for at, (a, b) in enumerate(pairwise(word))
            if a != b
        )
        self._keep_spelled(changed, among)

    def keep_misprint(self, query: Any, among: Array) -> None:
        word, letters = self._lower(query.value), self._letters.alphabet.lower
        changed = (
            f"{word[:at]}{letter}{word[at + 1 :]}"
            for at in range(len(word))
            for letter in letters
            if letter != word[at]
        )
        self._keep_spelled(changed, among)

    def keep_added(self, query: Any, among: Array) -> None:
        word, letters = self._lower(query.value), self._letters.alphabet.lower
        places = range(len(word) + 1)
        longer = (f"{word[:at]}{letter}{word[at:]}" for at in places for letter in letters)
        self._keep_spelled(longer, among)

    def keep_removed(self, query: Any, among: Array) -> None:
        word = self._lower(query.value)
        self._keep_spelled((word[:at] + word[at + 1 :] for at in range(len(word))), among)

    def keep_inside(self, query: Any, among: Array) -> None:
        text = self._lower(query.value)
        if isinstance(query, q.ReversedInside):
            text = text[::-1]
        size = len(text)
        parts = (text[start:end] for start in range(size) for end in range(start + 2, size + 1))
        self._keep_spelled(parts, among)
