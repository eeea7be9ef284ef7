"""`Matches` as a sequence: the words of each query."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest

from lexicon_fast import Dictionary

HANDS = ["CATDOG", "QQ", "HAT*", "E"]


def test_items_are_the_words_of_queries(enable: Dictionary) -> None:
    matches = enable.subwords_batch(HANDS)
    starts = matches.offsets
    parts = [matches.word_ids[a:b] for a, b in pairwise(starts)]
    assert len(matches) == len(HANDS) == len(list(matches))
    for number, (part, each) in enumerate(zip(parts, matches, strict=True)):
        for found in (each, matches[number], matches[number - len(HANDS)]):
            assert found.dtype == np.int32
            assert found.tolist() == part.tolist()
        words = [enable.words[i] for i in each]
        assert words == enable.subwords(HANDS[number])
    assert repr(matches) == f"<Matches: 4 queries, {len(matches.word_ids):,} words>"


def test_other_indices_are_refused(enable: Dictionary) -> None:
    matches = enable.subwords_batch(HANDS)
    for index in (4, -5, 1 << 40):
        with pytest.raises(IndexError, match=f"query {index} of 4"):
            matches[index]
    for wrong in ("0", 1.0, slice(2), None):
        with pytest.raises(TypeError, match="the number of a query must be an int"):
            matches[wrong]  # type: ignore[index]
    empty = type(matches)()
    assert list(empty) == []
    with pytest.raises(IndexError):
        empty[0]
