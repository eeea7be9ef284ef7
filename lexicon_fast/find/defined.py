"""The definitions of the words of one dictionary."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from lexicon_fast.base.errors import BadQuery, shortened
from lexicon_fast.find.definitions import short_part
from lexicon_fast.find.text_index import pieces_of

if TYPE_CHECKING:
    from lexicon_fast.find.columns import Array, Columns
    from lexicon_fast.find.definitions import Definitions


class Defined:
    """Facts of a list about the words of a dictionary: parts of speech and definitions."""

    def __init__(self, columns: Columns, definitions: Definitions) -> None:
        self._columns = columns
        self._definitions = definitions
        alphabet = columns.letters.alphabet
        lower = str.maketrans(alphabet.upper, alphabet.lower)
        words = "\n".join(definitions.words).translate(lower).split("\n")
        number = columns.number.get
        #: The word of each entry, -1 for one that is not in the dictionary.
        self._numbers = np.array([number(word, -1) for word in words], np.int64)
        self._parts: dict[str, Array] = {}

    def of_part(self, name: str) -> Array:
        """Return the set of the words with a part of speech. Raises BadQuery."""
        short = short_part(name)
        if short not in self._parts:
            entries = self._definitions.parts.get(short)
            if entries is None:
                known = ", ".join(sorted(self._definitions.parts)[:20]) or "none"
                raise BadQuery(
                    f"part-of-speech: no definition has [{shortened(short, 40)}]; the list has:"
                    f" {shortened(known, 400)}"
                )
            self._parts[short] = self._columns.bitmaps.of_marks(self._marked(entries))
        return self._parts[short]

    def with_text(self, text: str) -> Array:
        """Return the words with some text in their definition, rising numbers."""
        entries = self._definitions.index.texts_with(pieces_of(text))
        return np.flatnonzero(self._marked(entries))

    def _marked(self, entries: Array) -> Array:
        mark = np.zeros(self._columns.n + 1, bool)
        mark[self._numbers[entries]] = True  # -1 marks the place after the last word
        return mark[:-1]

    def text_of(self, word: str) -> str:
        """Return the definition of a word, empty if there is none."""
        return self._definitions.get(word) or ""
