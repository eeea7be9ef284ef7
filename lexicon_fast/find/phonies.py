"""Phonies: texts that look like words, for questions such as "is this a word?"."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final
from zlib import crc32

from lexicon_fast.base.rng import Rng

if TYPE_CHECKING:
    from lexicon_fast._native.dictionary.compiled import Compiled
    from lexicon_fast.find.letters import Letters

#: Attempts to make a phony from a word.
_ATTEMPTS: Final = 60


class Phonies:
    """Makes phonies from the words of a dictionary."""

    def __init__(self, compiled: Compiled, letters: Letters) -> None:
        self._index = compiled.index
        lower = letters.alphabet.lower
        vowels = letters.vowels
        like = {
            True: [lower[code] for code in letters.members(vowels)],
            False: [lower[code] for code in letters.members(letters.all & ~vowels)],
        }
        #: The letters that each letter may be exchanged for.
        self._like = {letter: like[bool(vowels >> at & 1)] for at, letter in enumerate(lower)}

    def of(self, word: str) -> str | None:
        """Return a phony made from a lower-case word, or None if there is none.

        One letter differs: a vowel is exchanged for a vowel, another letter for another. It depends
        on the word and the dictionary only, so that what is learned about it stays true.
        """
        rng = Rng(crc32(word.encode()))
        for _ in range(_ATTEMPTS):
            at = rng.below(len(word))
            made = f"{word[:at]}{rng.choice(self._like[word[at]])}{word[at + 1 :]}"
            if self._index(made) < 0:
                return made
        return None
