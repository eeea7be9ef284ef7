"""Patterns and regular expressions: facts narrow the words, an automaton tests the rest."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np

from lexicon_fast.find import query as q
from lexicon_fast.find.column_tests import ColumnTests
from lexicon_fast.find.regex import Facts, Series, Table, facts_of, of_slots, parse

if TYPE_CHECKING:
    from lexicon_fast.find.columns import Array

#: Words that an automaton tests one by one; more of them are searched in the trie.
_FEW: Final = 20_000
#: Pairs of letters in all words that are looked at, to find those with some letters in a row.
_MOST_PAIRS: Final = 60_000


class PatternSearch(ColumnTests):
    """The words that match a pattern or a regular expression."""

    def _matching(self, query: Any, among: Array | None) -> Array:
        letters = self._letters
        tree: Series
        if isinstance(query, q.Pattern):
            tree = of_slots(letters.slots(query.value), letters)
        else:
            tree = parse(query.value, letters)
        facts = facts_of(tree, letters)
        among = self._narrowed(facts, among)
        if facts.exact:
            return self._some(among)
        table = Table(tree, letters)
        rows, accepts = np.array(table.rows), np.array(table.accepts)
        if among is not None and len(among) <= _FEW:
            return self._run(rows, accepts, table.start, among)
        found = self._finder.forwards.match(rows, accepts, table.start)
        return self._both(found, among)

    def _narrowed(self, facts: Facts, among: Array | None) -> Array | None:
        """Return the words that agree with facts."""
        columns = self._columns
        if facts.low > columns.longest:
            return np.empty(0, np.int64)
        if among is None and facts.low == facts.high:
            among = columns.of_length[facts.low]
        for run in facts.runs:
            # Nothing else looks for the run, if these facts are exact.
            if (facts.exact or self._are_many(among)) and not self._is_fixed(run, facts):
                found = columns.with_run(run, None if facts.exact else _MOST_PAIRS)
                if found is not None:
                    among = self._both(found, among)
        all_fixed = facts.low == facts.high and len(facts.first) == facts.low
        last = [] if all_fixed else facts.last
        if any(each != self._letters.all for each in facts.first + last):
            among = self._chosen(self._fixed(facts.first, last, among), among)
        members = list(facts.needed.elements())
        if members and not (facts.exact and (facts.first or facts.last or facts.runs)):
            among = self._chosen(self._has(members, among), among)
        if facts.low > 2 or facts.high is not None:
            length = columns.length if among is None else columns.length[among]
            mark = length >= facts.low
            if facts.high is not None:
                mark &= length <= min(facts.high, 255)
            if not mark.all():
                among = self._chosen(mark, among)
        return among

    @staticmethod
    def _is_fixed(run: list[int], facts: Facts) -> bool:
        """Return whether the start or the end of the word tests the same letters."""
        size = len(run)
        for fixed in (facts.first, facts.last):
            if any(fixed[at : at + size] == run for at in range(len(fixed) - size + 1)):
                return True
        return False

    def _run(self, rows: Array, accepts: Array, start: int, words: Array) -> Array:
        """Return the words that an automaton accepts, of these."""
        if start <= 1:
            return words if start else words[:0]
        # Behind the end of a word the state stays.
        table = np.concatenate((rows, np.arange(len(rows))[:, None]), axis=1)
        width = table.shape[1]
        flat = table.ravel()
        left, length = words, self._columns.length[words]
        states = np.full(len(words), start)
        found = []
        for depth in range(int(length.max()) if len(words) else 0):
            states = flat[states * width + self._columns.first[depth][left]]
            if depth % 3 != 2:
                continue
            keep = (states > 1) & (length > depth + 1)
            if np.count_nonzero(keep) < len(left):
                found.append(left[~keep & accepts[states]])
                left, length, states = left[keep], length[keep], states[keep]
                if not len(left):
                    break
        found.append(left[accepts[states]])
        return np.sort(np.concatenate(found)) if len(found) > 1 else found[0]
