"""Parallel plays: words next to a word, whose neighbours are words of two letters."""

from __future__ import annotations

import random
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st
from oracles.find import Oracle

import lexicon_fast as lf
from lexicon_fast.dictionary.alphabet import Alphabet

ALPHABETS = [Alphabet("few", "ABCD", "abcd"), Alphabet("greek", "ΩΑΒΈ", "ωαβέ")]


@cache
def dictionary(kind: int, seed: int) -> tuple[lf.Dictionary, Oracle]:
    """Words of few letters, so that many are next to each other; seed 0: none of two letters."""
    rng, lower = random.Random(seed), ALPHABETS[kind].lower
    words = {"".join(rng.choices(lower, k=rng.choice((3, 4, 5, 6, 9)))) for _ in range(300)}
    if seed:
        words |= {"".join(rng.choices(lower, k=2)) for _ in range(rng.choice((3, 6, 9)))}
    d = lf.Dictionary.from_words(sorted(words), alphabet=ALPHABETS[kind])
    return d, Oracle(sorted(words), lower, {}, {})


@given(st.data(), st.integers(0, 1), st.integers(0, 12))
def test_plays_are_those_of_the_reference_implementation(
    data: st.DataObject, kind: int, seed: int
) -> None:
    d, oracle = dictionary(kind, seed)
    value = data.draw(st.text(st.sampled_from(ALPHABETS[kind].upper), min_size=1, max_size=11))
    overlap = data.draw(st.one_of(st.none(), st.integers(1, len(value))))
    last = len(value) - (overlap or min(2, len(value)))
    query = {
        "type": "parallel",
        "value": value,
        "side": data.draw(st.sampled_from((None, "above", "below"))),
        "overlap": overlap,
        "offset": data.draw(st.one_of(st.none(), st.integers(-10, last))),
    }
    assert d.find(query) == oracle.find(query)


def test_a_row_of_64_letters_has_a_bit_for_each() -> None:
    words = ["ab", "ba", "b" * 64, "a" * 63 + "b", "bb" + "a" * 40, "a" * 40 + "bb"]
    d = lf.Dictionary.from_words(words)
    oracle = Oracle(words, "abcdefghijklmnopqrstuvwxyz", {}, {})
    for value in ("a" * 64, "b" * 64, "a" * 63 + "b", "a" * 64):
        for overlap in (1, 2, 40, 63, 64):
            for offset in (None, 0, 64 - overlap, -1, -20, -62, -63, -64):
                query = {"type": "parallel", "value": value, "overlap": overlap, "offset": offset}
                assert d.find(query) == oracle.find(query), query


def test_each_side_is_read_downwards() -> None:
    d = lf.Dictionary.from_words(["ab", "ac", "aaa", "bcb", "ccc"])
    assert d.find("parallel:BCB,above") == ["aaa"]  # ab, ac, ab
    assert d.find("parallel:BCB,below") == []
    assert d.find("parallel:AAA,below") == ["bcb", "ccc"]
    assert d.find("parallel:AAA") == ["bcb", "ccc"]
    assert d.find("parallel:ABC") == ["aaa"]  # ab, ac
    assert d.find("parallel:ABC,overlap=3") == []  # aa is no word
    assert d.find("parallel:ABC,overlap=1,below") == ["ab", "ac", "bcb", "ccc"]


def test_overlap_and_offset() -> None:
    d = lf.Dictionary.from_words(["ab", "bbbb", "bb", "cbb", "bbc"])
    assert d.find("parallel:AAA") == ["bb", "bbbb", "bbc", "cbb"]
    assert d.find("parallel:AAA,overlap=3") == ["bbbb"]
    # cbb begins one letter before the word, bbc ends one after it.
    assert d.find("parallel:AAA,offset=-1") == ["bbbb", "cbb"]
    assert d.find("parallel:AAA,offset=1") == ["bb", "bbbb", "bbc"]
    assert d.find("parallel:AAA,offset=0") == ["bb", "bbbb"]
    assert d.find("parallel:AAA,offset=-2,overlap=2") == ["bbbb"]
    assert d.find("parallel:AAA,OFFSET=+1,Below") == ["bb", "bbbb", "bbc"]
    assert d.find("parallel:A") == ["ab", "bb", "bbbb", "bbc", "cbb"]


def test_known_plays_of_english() -> None:
    """AXON fits below LATE: la, ax, to, en."""
    d = lf.Dictionary.load("enable")
    assert "axon" in d.find("parallel:LATE,below,offset=0,overlap=4")
    assert "late" in d.find("parallel:AXON,above,offset=0,overlap=4")
    # C and V belong to no word of two letters.
    assert d.find("parallel:CV") == d.find("parallel:VOCAB,overlap=4") == []


@pytest.mark.parametrize(
    ("value", "message"),
    [
        ("CAT,abov", "unknown 'abov'; write above, below, overlap=3 or offset=-1"),
        ("CAT,overlap", "unknown 'overlap'"),
        ("CAT,", "unknown ''"),
        ("CAT,above,below", "side is given twice; remove below"),
        ("CAT,overlap=2,overlap=3", "overlap is given twice"),
        ("CAT,overlap=4", "overlap=4 is more than the 3 letters of the word"),
        ("CAT,overlap=0", "overlap=0 is out of range; use 1 to 64"),
        ("CAT,overlap=999", "overlap=999 is out of range"),
        ("CAT,offset=-65", "offset=-65 is out of range; use -64 to 64"),
        ("CAT,offset=2", "offset=2 leaves less than 2 letters of the word; use 1 at most"),
        ("C1T", "'1' in 'C1T' is not a letter"),
        (",above", "it needs letters"),
    ],
)
def test_wrong_values_are_refused(value: str, message: str) -> None:
    d = lf.Dictionary.from_words(["at", "ta"])
    with pytest.raises(lf.BadQuery) as caught:
        d.find(f"parallel:{value}")
    assert message in str(caught.value)
    assert caught.value.marked.endswith("^" * len(value))


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"side": "left"}, "side"),
        ({"overlap": 0}, "overlap"),
        ({"overlap": 4}, "parallel: overlap=4 is more than"),
        ({"offset": 2}, "parallel: offset=2 leaves less"),
        ({"offset": -99}, "offset"),
    ],
)
def test_wrong_json_is_refused(fields: dict[str, object], message: str) -> None:
    d = lf.Dictionary.from_words(["at", "ta"])
    with pytest.raises(lf.BadQuery, match=message):
        d.find({"type": "parallel", "value": "CAT", **fields})
