"""Arrow arrays are accepted wherever lists of strings are, with the same results."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from lexicon_fast import Dictionary, lexibomb, lexicon, scrabble

pa = pytest.importorskip("pyarrow", reason="NOT TESTED: the extra `arrow` is absent")

CGP = "15/15/15/15/15/15/15/6QUIT5/15/15/15/15/15/15/15 AEINRS?/ 0/0 0"

#: Calls with a function that makes the arguments.
CALLS: dict[str, Callable[[Dictionary, Callable[[list[str]], Any]], Any]] = {
    "subwords": lambda d, of: d.subwords_batch(of(["CAT", "DOG*"])).word_ids.tolist(),
    "superwords": lambda d, of: d.superwords_batch(of(["hat"]), of(["CES"])).word_ids.tolist(),
    "solve": lambda d, of: lexicon.solve_batch(of(["CAT hat", "DOG"]), d).word,
    "table": lambda d, of: lexicon.plays("CAT", of(["hat", "dog"]), d),
    "plan": lambda d, of: lexicon.plan_batch(of(["CATDOG", "HAT"]), d).left_points.tolist(),
    "scrabble": lambda d, of: list(scrabble.plays_batch(of([CGP]), d, top=5)[0]),
    "words": lambda d, of: Dictionary.from_words(of(["hat", "cat"])).words,
    "odds": lambda d, of: list(lexibomb.odds(of(["1..", "..."]), 1).probability),
}
ARRAYS: dict[str, Callable[[list[str]], Any]] = {
    "array": pa.array,
    "large": lambda values: pa.array(values, pa.large_string()),
    "dictionary": lambda values: pa.array(values).dictionary_encode(),
    "chunks": lambda values: pa.chunked_array([values[:1], values[1:]], pa.string()),
}


@pytest.mark.parametrize("kind", ARRAYS)
@pytest.mark.parametrize("call", CALLS)
def test_arrays_are_like_lists(call: str, kind: str, enable: Dictionary) -> None:
    assert list(CALLS[call](enable, ARRAYS[kind])) == list(CALLS[call](enable, list))


def test_a_null_is_named(enable: Dictionary) -> None:
    with pytest.raises(ValueError, match="query 1"):
        enable.subwords_batch(pa.array(["CAT", None]))
