"""Words as Arrow columns: all words of a dictionary, and the results of searches.

Words are dictionary-encoded: the dictionary of the column contains all words of the Dictionary in
the order of their numbers, one array for all batches. Needs the extra `arrow`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from lexicon_fast._native.lexicon.write_rows import word_column
from lexicon_fast.base.arrow import error_column, native_array, require_pyarrow
from lexicon_fast.base.lazy import made_once

if TYPE_CHECKING:
    import pyarrow as pa

    from lexicon_fast._native.dictionary.search import Matches
    from lexicon_fast.dictionary import Dictionary


@made_once
def all_words(dictionary: Dictionary) -> pa.Array:
    """Return all words by number as an Arrow string array, the same array on every call."""
    pa = require_pyarrow("words")
    return native_array(pa.string(), len(dictionary), word_column(dictionary.compiled))


def match_table(dictionary: Dictionary, matches: Matches) -> pa.Table:
    """Return the table of `Matches.to_arrow`."""
    import numpy as np

    pa = require_pyarrow("to_arrow")
    n = len(matches)
    words = pa.DictionaryArray.from_arrays(
        pa.array(matches.word_ids), all_words(dictionary), safe=False
    )
    bad = np.zeros(n, bool)
    bad[list(matches.errors)] = True
    lists = pa.LargeListArray.from_arrays(
        matches.offsets, words, mask=pa.array(bad) if bad.any() else None
    )
    return pa.table({"words": lists, "error": error_column(matches.errors, n)})


class GrowingWords:
    """Renumbers the words of successive columns consistently, as an Arrow file requires.

    Columns differ in the words that the dictionary lacks. Here each column also gets these words of
    all columns before it, so that its dictionary starts with theirs.
    """

    def __init__(self, dictionary: Dictionary) -> None:
        self._own = self._words = all_words(dictionary)
        self._numbers: dict[str, int] = {}

    def grown(self, column: pa.DictionaryArray) -> pa.DictionaryArray:
        """Return the same words, numbered by the dictionary as grown so far."""
        import numpy as np

        pa = require_pyarrow("words")
        own, indices = len(self._own), column.indices
        extra = column.dictionary[own:].to_pylist()
        if extra:
            numbers = [self._numbers.setdefault(word, own + len(self._numbers)) for word in extra]
            if own + len(self._numbers) > len(self._words):
                new = pa.array(list(self._numbers), pa.string())
                self._words = pa.concat_arrays([self._own, new])
            indices = pa.array(np.append(np.arange(own), numbers).astype("int32")).take(indices)
        return pa.DictionaryArray.from_arrays(indices, self._words, safe=False)
