"""Phrases of several words, compared with a search that tries all sets of words."""

from __future__ import annotations

from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st
from oracles.phrases import phrases as reference

from lexicon_fast import Dictionary
from lexicon_fast._native.find.phrases import PhraseSearch
from lexicon_fast.base.errors import BadHand, BadOption, BadQuery
from lexicon_fast.dictionary.alphabet import Alphabet

pytestmark = pytest.mark.native

ALPHABETS = [
    Alphabet.load("english"),
    Alphabet("few", "ABCÉ", "abcé"),
    Alphabet(
        "many", "".join(map(chr, range(0x410, 0x430))), "".join(map(chr, range(0x430, 0x450)))
    ),
]


@st.composite
def cases(draw: st.DrawFn) -> tuple[Dictionary, str]:
    """A dictionary of words with few different letters, and letters of some of its words."""
    alphabet = draw(st.sampled_from(ALPHABETS))
    letters = draw(st.sampled_from([alphabet.lower[:3], alphabet.lower[-4:], alphabet.lower[:2]]))
    words = draw(st.lists(st.text(letters, min_size=2, max_size=6), min_size=1, max_size=15))
    chosen = draw(st.lists(st.sampled_from(words), min_size=1, max_size=4))
    more = draw(st.text(letters, max_size=1))
    return Dictionary.from_words(words, alphabet=alphabet), "".join(chosen)[:11] + more


def are_in_order(phrases: list[tuple[str, ...]], dictionary: Dictionary) -> bool:
    """Return whether fewer words come first, then longer ones, place by place."""
    first: dict[str, str] = {}  # of the words with the same letters
    for word in sorted(dictionary):
        first.setdefault("".join(sorted(word)), word)
    keys = [
        (
            len(phrase),
            [(-len(word), first["".join(sorted(word))]) for word in phrase],
            phrase,
        )
        for phrase in phrases
    ]
    return keys == sorted(keys)


@given(cases(), st.sampled_from([1, 2, 3, 4]), st.sampled_from([None, 1, 2, 3, 5]))
def test_phrases_are_all_sets_of_words_with_the_letters(
    case: tuple[Dictionary, str], min_length: int, max_words: int | None
) -> None:
    dictionary, letters = case
    words = [word for word in dictionary if len(word) >= min_length]
    found = [*dictionary.phrases(letters, min_length=min_length, max_words=max_words)]
    expected = reference(words, letters, max_words or 64)
    assert {tuple(sorted(phrase)) for phrase in found} == expected
    assert len(found) == len(expected)
    assert are_in_order(found, dictionary)
    again = dictionary.phrases(letters, min_length=min_length, max_words=max_words, limit=3)
    assert [*again] == found[:3]


@given(cases(), st.data())
def test_phrases_have_the_words_to_include(
    case: tuple[Dictionary, str], data: st.DataObject
) -> None:
    dictionary, letters = case
    all_found = [*dictionary.phrases(letters)]
    if not all_found:
        return
    phrase = data.draw(st.sampled_from(all_found))
    words = tuple(data.draw(st.permutations(phrase))[: data.draw(st.integers(1, len(phrase)))])
    found = [*dictionary.phrases(letters, include=words)]
    assert all(each[: len(words)] == words for each in found)
    left = list(letters)
    for letter in "".join(words):
        left.remove(letter)
    expected = reference([*dictionary], "".join(left), 64)
    assert {tuple(sorted(each[len(words) :])) for each in found} == expected
    assert len(found) == len(expected)


@pytest.fixture(scope="module")
def enable() -> Dictionary:
    return Dictionary.load("enable")


def test_phrases_of_a_name(enable: Dictionary) -> None:
    found = [*enable.phrases("Clint Eastwood", min_length=3)]
    assert len(found) == len(set(found)) == 97_923  # as many as Debian's `an` finds
    assert found[:2] == [("anecdotist", "low"), ("anecdotist", "owl")]
    assert all(sorted("".join(phrase)) == sorted("clinteastwood") for phrase in found[::50])
    assert are_in_order(found[::50], enable)


def test_a_condition_chooses_the_words(enable: Dictionary) -> None:
    found = [*enable.phrases("astronomer", where="in:2of12inf and not pattern:MOON")]
    common = set(enable.find("in:2of12inf and not pattern:MOON"))
    assert found
    assert all(common.issuperset(phrase) for phrase in found)
    every = [*enable.phrases("astronomer")]
    kept = {tuple(sorted(phrase)) for phrase in every if common.issuperset(phrase)}
    assert {tuple(sorted(phrase)) for phrase in found} == kept
    assert len(found) == len(kept)
    with pytest.raises(BadQuery, match="unknown condition"):
        enable.phrases("astronomer", where="colour:red")


def test_included_words_need_not_be_in_the_dictionary(enable: Dictionary) -> None:
    found = [*enable.phrases("Tom Marvolo Riddle", include=["Voldemort", "lord"])]
    assert found == [("voldemort", "lord", "aim"), ("voldemort", "lord", "ami")]
    found = [*enable.phrases("I am Lord Voldemort", include=["Marvolo", "Riddle"], max_words=3)]
    assert found == [("marvolo", "riddle", "mot"), ("marvolo", "riddle", "tom")]
    assert [*enable.phrases("dear zzz", include=["zzz", "dear"])] == [("zzz", "dear")]
    assert [*enable.phrases("dear zzz", include=["zzz", "dear"], max_words=1)] == []
    assert [*enable.phrases("dear zzz", include=["zzz"], max_words=1)] == []


def test_a_phrase_may_repeat_words() -> None:
    d = Dictionary.from_words(["ab", "ba"])
    assert [*d.phrases("aabb")] == [("ab", "ab"), ("ab", "ba"), ("ba", "ba")]
    assert len([*d.phrases("ab" * 20)]) == 21
    assert [*Dictionary.from_words(["zz"]).phrases("z" * 64)] == [("zz",) * 32]
    assert [*Dictionary.from_words(["zz"]).phrases("z" * 63)] == []


def test_signs_between_letters_do_not_count(enable: Dictionary) -> None:
    plain = [*enable.phrases("dontstop", min_length=4)]
    assert plain
    assert [*enable.phrases("Don't -\tstop", min_length=4)] == plain
    assert [*enable.phrases("don\N{RIGHT SINGLE QUOTATION MARK}t stop", min_length=4)] == plain


def test_the_first_phrases_of_many_come_soon(enable: Dictionary) -> None:
    letters = "conversation is the enemy of good wine"  # makes billions
    found = [*islice(enable.phrases(letters), 5)]
    assert {len(phrase) for phrase in found} == {3}
    assert {"".join(sorted("".join(phrase))) for phrase in found} == {
        "".join(sorted(letters.replace(" ", "")))
    }


@pytest.mark.parametrize(
    ("letters", "message"),
    [
        ("", "'' has 0 letters; use 1 to 64"),
        (" - ", "' - ' has 0 letters; use 1 to 64"),
        ("a" * 65, f"'{'a' * 60}...' has 65 letters; use 1 to 64"),
        (
            "route 66",
            "the letters: 'route 66' has '6' (character 7), which is not a letter; use A-Z, spaces,"
            " hyphens and apostrophes",
        ),
        (
            "retains?",
            "the letters: 'retains?' has '?' (character 8), which is not a letter; use A-Z, spaces,"
            " hyphens and apostrophes",
        ),
    ],
)
def test_bad_letters_are_named(enable: Dictionary, letters: str, message: str) -> None:
    with pytest.raises(BadHand) as error:
        enable.phrases(letters)
    assert str(error.value) == message


def test_options_are_checked(enable: Dictionary) -> None:
    for options, message in [
        ({"min_length": 0}, "min_length is 0; use 1 to 64"),
        ({"max_words": 0}, "max_words is 0; use 1 to 64"),
        ({"limit": -1}, "limit is -1; use 0 to 1099511627776"),
        ({"include": ["zoo"]}, "include ZOO needs OZ more than 'clod' has"),
        ({"include": ["c", "clo"]}, "include CLO needs C more than 'clod' has"),
        ({"include": ["-"]}, "include has an empty word; use words of letters"),
        ({"include": "clo"}, "include must be a sequence of str, not one string 'clo'"),
    ]:
        with pytest.raises(BadOption) as error:
            enable.phrases("clod", **options)  # type: ignore[arg-type]
        assert str(error.value) == message
    with pytest.raises(BadOption, match="include: 'c1' has '1'"):
        enable.phrases("clod", include=["c1"])
    with pytest.raises(TypeError, match="letters must be a str, not int"):
        enable.phrases(5)  # type: ignore[arg-type]


def test_the_native_search_checks_its_arguments() -> None:
    for counts, words, message in [
        (bytes(33), [], "counts has 33 letters, in all 0; use 32, 64 at most"),
        (bytes([60, 5]), [], "counts has 2 letters, in all 65; use 32, 64 at most"),
        (b"\1\1", [b"\0\0"], "word 0 has more of a letter than there are"),
        (b"\1\1", [b"\0", b"\2"], "word 1 has more of a letter than there are"),
        (b"\1\1", [b"\0\xff"], "word 0 has more of a letter than there are"),
        (b"\1", [b""], "word 0 has 0 letters; the longest must be first, and none empty"),
        (
            b"\1\1",
            [b"\0", b"\0\1"],
            "word 1 has 2 letters; the longest must be first, and none empty",
        ),
    ]:
        with pytest.raises(ValueError) as error:  # noqa: PT011
            PhraseSearch(counts, words, 5)
        assert str(error.value) == message
    assert PhraseSearch(b"", [], 5).take(3) == []
    assert PhraseSearch(b"\1", [], 5).take(3) == []
    search = PhraseSearch(b"\2\2", [b"\0\1", b"\0", b"\1"], 9)
    assert search.take(2) == [[0, 0], [0, 1, 2]]
    assert search.take(2) == [[1, 1, 2, 2]]
    assert search.take(2) == []
    assert search.take(2) == []
