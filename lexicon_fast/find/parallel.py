"""Parallel plays: words that fit next to a word, in the row above or below it.

A word lies in a row, all other squares are empty. Another one is played in the next row, so that
some letters of both are next to each other. Each such pair has to be a word of two letters, read
downwards; letters beyond the ends of the word touch nothing. A set of letters for each letter of
the word says what may stand next to it, and an automaton with a register for each of its letters,
how far a play has got.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from lexicon_fast.find.automata import EVERY, START, Builder

if TYPE_CHECKING:
    from lexicon_fast.find.conditions import Parallel
    from lexicon_fast.find.word_facts import Array, WordFacts


class Parallels:
    """The parallel plays of a dictionary."""

    def __init__(self, facts: WordFacts) -> None:
        self._facts = facts
        size = facts.letters.size
        #: below[c]: the letters that may stand below letter c; above[c]: above it.
        self.below = [0] * size
        self.above = [0] * size
        if facts.longest >= 2:
            words = facts.of_length[2]
            pairs = zip(*(facts.first[at][words].tolist() for at in (0, 1)), strict=True)
            for upper, lower in pairs:
                self.below[upper] |= 1 << lower
                self.above[lower] |= 1 << upper

    def keep(self, query: Parallel, among: Array) -> None:
        """Keep only the words of a set that are parallel plays."""
        codes = self._facts.letters.codes(query.value)
        found = np.zeros_like(among)
        for side, beside in (("above", self.above), ("below", self.below)):
            if query.side in (None, side):
                some = among ^ found
                self._keep_side(some, [beside[code] for code in codes], query)
                found |= some
        among[:] = found

    def _keep_side(self, some: Array, sets: list[int], query: Parallel) -> None:
        """Keep only words that fit next to a word; sets: the letters beside each of its letters."""
        fewest, longest = query.fewest(len(sets)), self._facts.longest
        if query.offset is None:
            self._align(some, sets, fewest, range(len(sets) - fewest + 1), may_begin_before=True)
            return
        # Letters before the word may be any, and letters after the longest word do not matter.
        before = max(-query.offset, 0)
        if before + fewest > longest:
            some[:] = 0
            return
        row = [self._facts.letters.all] * before + sets[max(query.offset, 0) :]
        self._align(some, row[:longest], before + fewest, range(1), may_begin_before=False)

    def _align(
        self, some: Array, row: list[int], fewest: int, places: range, *, may_begin_before: bool
    ) -> None:
        """Keep only words that fit into a row until one of both ends.

        row: the letters that may stand at each place; fewest: letters of a word in the row, at
        least; places: where in the row a word may begin.
        """
        builder = Builder(self._facts.letters)
        reached = [builder.register() for _ in row]  # the last letter is at this place
        past = builder.register()
        steps = [builder.rest(past, reached[-1])]
        for at in reversed(range(len(row))):
            begin = [EVERY] if may_begin_before and not at else [START] if at in places else []
            start = builder.either([*begin, *reached[max(at - 1, 0) : at]], steps)
            steps.append(builder.letter(reached[at], start, row[at]))
        ends = [past, *reached[fewest - 1 :]]
        automaton = builder.automaton(steps, ends, fewest, self._facts.longest)
        automaton.keep(self._facts.bitmaps.index, some)
