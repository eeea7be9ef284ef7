"""Words as Arrow columns: all words of a dictionary, and the results of searches.

Words are dictionary-encoded: the dictionary of the column contains all words of the Dictionary in
the order of their numbers, one array for all batches. Needs the extra `arrow`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

from lexicon_fast._native.lexicon.write_columns import word_column
from lexicon_fast.base.errors import missing_extra

if TYPE_CHECKING:
    import pyarrow as pa

    from lexicon_fast._native.dictionary.search import Matches
    from lexicon_fast.dictionary import Dictionary

_words: WeakKeyDictionary[Dictionary, Any] = WeakKeyDictionary()


def arrow(what: str) -> Any:
    """Return the module pyarrow. Raises BadOption if it is missing; what: the feature using it."""
    try:
        import pyarrow
    except ImportError:
        raise missing_extra(what, "pyarrow", "arrow") from None
    return pyarrow


def native_array(kind: pa.DataType, n: int, buffers: Iterable[Any], **children: Any) -> pa.Array:
    """Return an Arrow array that shares the memory of native buffers."""
    pa = arrow("columns")
    shared = [None if buffer is None else pa.py_buffer(buffer) for buffer in buffers]
    return pa.Array.from_buffers(kind, n, shared, **children)


def all_words(dictionary: Dictionary) -> pa.Array:
    """Return all words by number as an Arrow string array, the same array on every call."""
    words = _words.get(dictionary)
    if words is None:
        pa = arrow("words")
        buffers = word_column(dictionary.compiled)
        words = _words[dictionary] = native_array(pa.string(), len(dictionary), buffers)
    return words


def match_table(dictionary: Dictionary, matches: Matches) -> pa.Table:
    """Return the table of `Matches.to_arrow`."""
    import numpy as np

    pa = arrow("to_arrow")
    n = len(matches)
    words = pa.DictionaryArray.from_arrays(
        pa.array(matches.word_ids), all_words(dictionary), safe=False
    )
    bad = np.zeros(n, bool)
    bad[list(matches.errors)] = True
    lists = pa.LargeListArray.from_arrays(
        matches.offsets, words, mask=pa.array(bad) if bad.any() else None
    )
    errors = pa.array([matches.errors.get(place) for place in range(n)], pa.string())
    return pa.table({"words": lists, "error": errors})
