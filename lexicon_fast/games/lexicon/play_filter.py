"""Conditions for listed plays of Lexicon."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from lexicon_fast.games.word_filter import FilterFault, WordFilter

if TYPE_CHECKING:
    from lexicon_fast._native.lexicon.moves import Moves
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.dictionary.alphabet import Alphabet

#: Letters of the longest word.
_LONGEST = 64
#: More points than any hand has.
_MOST_POINTS = (1 << 31) - 1


@dataclass(frozen=True, kw_only=True)
class PlayFilter(WordFilter):
    """Conditions for plays of Lexicon. max_left_points: most points that stay in the hand."""

    max_left_points: int | None = None

    def fault(self, alphabet: Alphabet) -> FilterFault | None:
        """Return the first condition that makes no sense."""
        return self.word_fault(alphabet.upper + alphabet.lower, alphabet.describe())

    def passing(self, moves: Moves, dictionary: Dictionary, top: int | None) -> Moves:
        """Return the plays that meet all conditions, the first `top` of each position."""
        alphabet = dictionary.alphabet
        codes = {letter: code for code, letter in enumerate(alphabet.upper)}
        codes |= {letter: code for code, letter in enumerate(alphabet.lower)}
        most = self.max_left_points
        return moves.filtered(
            top,
            min_length=min(self.min_length or 0, _LONGEST + 1),
            max_length=_LONGEST if self.max_length is None else min(self.max_length, _LONGEST),
            max_left_points=_MOST_POINTS if most is None else min(most, _MOST_POINTS),
            uses_all=self.uses_all,
            contains=[bytes(codes[letter] for letter in text) for text in self.contains],
        )
