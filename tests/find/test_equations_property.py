"""`Dictionary.equations` finds what the slow reference implementation finds, in its order."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any
from unittest.mock import patch

import pytest
from hypothesis import given
from hypothesis import strategies as st
from oracles.equations import Oracle, Term, text_of

from lexicon_fast import Dictionary
from lexicon_fast.dictionary.alphabet import Alphabet
from lexicon_fast.find.equations import join, rows, solve

#: Few letters, so that words have much in common: English; Greek with an accent, out of order; one
#: without case; and the alphabet of Swedish letters that no capital variable can stand for.
ALPHABETS = [
    Alphabet("few", "ABC", "abc"),
    Alphabet("greek", "ΩΑΈ", "ωαέ"),
    Alphabet("hebrew", "אבג", "אבג"),
    Alphabet("swedish", "ÅÄO", "åäo"),
]


@cache
def dictionary(kind: int, seed: int) -> tuple[Dictionary, Oracle]:
    rng = random.Random(seed)
    alphabet = ALPHABETS[kind]
    words = {
        "".join(rng.choices(alphabet.lower, k=rng.choice((2, 2, 3, 3, 4, 5, 6))))
        for _ in range(rng.choice((2, 8, 20, 40)))
    }
    return (
        Dictionary.from_words(sorted(words), alphabet=alphabet),
        Oracle(sorted(words), alphabet.lower),
    )


@st.composite
def equations(draw: st.DrawFn, kind: int) -> list[Term]:
    letter = st.sampled_from(ALPHABETS[kind].lower)
    some = st.sets(letter, min_size=1, max_size=2).map(lambda each: "".join(sorted(each)))
    names = "ABC"
    variable = st.sampled_from(["A", "A", "B", "B", "C", "~A", "~B"])
    sign = st.one_of(letter, st.just("?"), st.just("*"), some.map("[{}]".format))
    sign = st.one_of(sign, some.map("[^{}]".format))
    items = st.one_of(
        st.lists(variable, min_size=1, max_size=2),  # words that follow from values are looked up
        st.lists(st.one_of(variable, letter), min_size=1, max_size=3),
        st.lists(st.one_of(variable, st.just("*")), min_size=2, max_size=5),
        st.lists(st.one_of(variable, variable, sign), min_size=1, max_size=4),
    )
    pattern = st.lists(sign, min_size=1, max_size=4).map("".join)
    anagram = st.lists(st.one_of(letter, letter, st.sampled_from("?*")), min_size=1, max_size=4)
    pattern = st.one_of(pattern, anagram.map(lambda each: "/" + "".join(each)))
    number = st.one_of(st.none(), st.integers(0, 4))
    limits = st.tuples(number, number).filter(
        lambda two: two != (None, None) and (None in two or two[0] <= two[1])
    )
    none = st.just((None, None))
    terms: list[Any] = [
        ("word", tuple(draw(items)), *draw(st.one_of(none, none, limits)),
         draw(st.one_of(st.none(), st.none(), pattern)))
        for _ in range(draw(st.integers(1, 3)))
    ]  # fmt: skip
    known = sorted({item[-1] for term in terms for item in term[1] if item[-1] in names})
    if known:
        one = st.sampled_from(known)
        for _ in range(draw(st.integers(0, 2))):
            which = draw(st.sampled_from(["value", "length", "different"]))
            if which == "value":
                of = draw(st.lists(st.tuples(st.sampled_from(["", "~"]), one).map("".join),
                                   min_size=1, max_size=2))  # fmt: skip
                terms.append(("value", tuple(of), draw(pattern), *draw(st.one_of(none, limits))))
            elif which == "length":
                of = "".join(draw(st.lists(one, min_size=1, max_size=3)))
                terms.append(("length", of, *draw(limits)))
            elif len(known) > 1:
                of = "".join(draw(st.permutations(known)))
                before = [draw(st.booleans()) for _ in of[1:]]
                terms.append(("different", of, before))
    return draw(st.permutations(terms))


def check(data: st.DataObject, kind: int, seed: int) -> None:
    terms = data.draw(equations(kind))
    d, oracle = dictionary(kind, seed)
    found = [(each.words, each.values) for each in d.equations(text_of(terms))]
    assert found == oracle.solve(terms), text_of(terms)


@given(st.data(), st.integers(0, 3), st.integers(0, 20))
def test_solutions_are_those_of_the_reference_implementation(
    data: st.DataObject, kind: int, seed: int
) -> None:
    check(data, kind, seed)


@given(st.data(), st.integers(0, 3), st.integers(0, 20))
def test_pieces_and_the_order_of_terms_change_nothing(
    data: st.DataObject, kind: int, seed: int
) -> None:
    with patch.object(join, "_TOGETHER", 3), patch.object(solve, "MAX_SORTED", 4):
        check(data, kind, seed)


@pytest.fixture(scope="module")
def colliding() -> Iterator[None]:
    """Hashes of few bits, so that different parts often have equal ones."""
    base = (1 << 61) + 1  # its powers are 1 + k * 2^61: where a letter stands hardly matters
    with (
        patch.object(rows, "_BASE", base),
        patch.object(rows, "POWERS", rows._powers(base)),
        patch.object(rows, "_INVERSE_POWERS", rows._powers(pow(base, -1, 1 << 64))),
    ):
        yield


@given(st.data(), st.integers(0, 3), st.integers(30, 40))
@pytest.mark.usefixtures("colliding")
def test_equal_hashes_of_different_parts_do_no_harm(
    data: st.DataObject, kind: int, seed: int
) -> None:
    check(data, kind, seed)


@pytest.mark.usefixtures("colliding")
def test_the_letters_of_a_word_that_is_looked_up_are_compared() -> None:
    d = Dictionary.from_words(["cc", "ccbaab"], alphabet=ALPHABETS[0])  # abba has the same hash
    assert [each.words for each in d.equations("A;Abaab")] == [("cc", "ccbaab")]
    assert [*d.equations("A;Aabba")] == []


@pytest.mark.usefixtures("colliding")
def test_a_part_with_the_same_hash_does_not_hide_an_equal_one() -> None:
    """Splits are listed once, so that a wrong one would stand for the right one after it."""
    d = Dictionary.from_words(["abbabaababba"], alphabet=ALPHABETS[0])
    assert [each.values["A"] for each in d.equations("*A*A*;|A|=4")] == ["abba"]


@pytest.mark.usefixtures("colliding")
def test_letters_between_the_values_of_a_word_that_is_looked_up_are_compared() -> None:
    """With these hashes, A and I may change places: they are eight letters apart."""
    others = ["".join(each) for each in product("bcdefghjkl", repeat=3)]
    d = Dictionary.from_words(["cd", "ciad", *(f"{each}z" for each in others)])
    with patch.object(join.Join, "_lookup", autospec=True, side_effect=join.Join._lookup) as looked:
        assert [*d.equations("AB;AaiB;|A|=1;|B|=1")] == []
    assert looked.called
    assert [each.words for each in d.equations("AB;AiaB;|A|=1;|B|=1")] == [("cd", "ciad")]
