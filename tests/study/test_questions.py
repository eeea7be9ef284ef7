"""Questions have the answers that trying every word finds, and keys in the order asked for."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from oracles import study as slow

from lexicon_fast import BadOption, BadQuery, Dictionary
from lexicon_fast.dictionary.alphabet import Alphabet
from lexicon_fast.study.questions import KINDS, ORDERS, Questions

ALPHABETS = [
    Alphabet("few", "ABCDE", "abcde"),
    Alphabet("greek", "ΩΑΒΈΝ", "ωαβέν"),
    Alphabet("caseless", "אבגדה", "אבגדה"),
]


@st.composite
def lists(draw: st.DrawFn) -> tuple[Alphabet, list[str]]:
    """An alphabet, and words of its letters."""
    alphabet = draw(st.sampled_from(ALPHABETS))
    letters = st.text(alphabet.lower, min_size=2, max_size=5)
    return alphabet, draw(st.lists(letters, min_size=1, max_size=30))


@given(lists(), st.data())
def test_answers_are_those_of_trying_every_word(
    made: tuple[Alphabet, list[str]], data: st.DataObject
) -> None:
    alphabet, words = made
    dictionary = Dictionary.from_words(words, alphabet=alphabet)
    kind = data.draw(st.sampled_from([each for each in KINDS if each != "patterns"]))
    shortest = data.draw(st.integers(2, 4))
    questions = Questions(dictionary, kind, min_length=shortest)
    key = data.draw(st.sampled_from(words) | st.text(alphabet.lower, min_size=2, max_size=6))
    if kind in ("anagrams", "subanagrams"):
        key = questions.alphagram(key)
    expected = slow.answers(set(words), alphabet.lower, kind, key, shortest)
    question = questions.question(key)
    assert (question is None) == (not expected)
    if question is not None:
        assert list(question.answers) == expected
        assert question.prompt == key.translate(str.maketrans(alphabet.lower, alphabet.upper))


@given(lists(), st.sampled_from(["anagrams", "hooks", "subanagrams", "valid"]))
def test_a_query_and_a_list_of_its_words_ask_the_same(
    made: tuple[Alphabet, list[str]], kind: str
) -> None:
    alphabet, words = made
    dictionary = Dictionary.from_words(words, alphabet=alphabet)
    questions = Questions(dictionary, kind)
    found = questions.keys_of_queries(["length:2-"], "alphabet")
    assert len(set(found.keys)) == len(found.keys)
    asked = [key for key in found.keys if kind != "valid" or key in dictionary]
    assert sorted(asked) == sorted(questions.keys_of_words(words).keys)
    if kind != "valid":  # words and phonies are mixed
        assert questions.keys_of_words(words, "alphabet").keys == asked
    assert all(questions.question(key) for key in found.keys)


@cache
def enable() -> Questions:
    return Questions(Dictionary.load("enable"), "anagrams")


def test_alphagrams_of_a_query_in_each_order() -> None:
    query = ["length:7 limit probability:1-500"]
    by_order = {order: enable().keys_of_queries(query, order, 7).keys for order in ORDERS}
    assert all(sorted(keys) == sorted(by_order["list"]) for keys in by_order.values())
    words = enable().dictionary.find(query[0], order="probability")
    assert by_order["probability"] == list(dict.fromkeys("".join(sorted(w)) for w in words))
    assert by_order["list"] == by_order["alphabet"]
    assert by_order["random"] != by_order["list"]
    assert by_order["random"] == enable().keys_of_queries(query, "random", 7).keys
    assert by_order["random"] != enable().keys_of_queries(query, "random", 8).keys


def test_queries_together_ask_each_question_once() -> None:
    both = enable().keys_of_queries(["anagram:RETAINS", "pattern:STAINER", "pattern:CAT"])
    assert both.keys == ["aeinrst", "act"]  # ordered by the first word: anestri, cat


def test_words_without_hooks_are_left_out_and_counted() -> None:
    dictionary = Dictionary.from_words(["care", "scare", "cared", "zoo", "cart"])
    questions = Questions(dictionary, "hooks")
    found = questions.keys_of_queries(["length:3-4"])
    assert (found.keys, found.without) == (["care"], 2)
    assert questions.hooks("CARE") == ("S", "D")
    assert questions.hooks("xyz") == ("", "")
    listed = questions.keys_of_words(["Care", "zoo", "xyz", "c4"])
    assert (listed.keys, listed.unknown) == (["care"], ["zoo", "xyz", "c4"])


def test_a_hook_that_fits_on_both_sides_is_one_answer() -> None:
    questions = Questions(Dictionary.from_words(["aa", "aaa"]), "hooks")
    question = questions.question("aa")
    assert question is not None
    assert question.answers == ("aaa",)


def test_a_pattern_is_one_question_about_all_its_words() -> None:
    questions = Questions(enable().dictionary, "patterns")
    found = questions.keys_of_queries([" pattern:Q[^U]* ", "length:2 and suffix:X", "length:60"])
    assert found.keys == ["pattern:Q[^U]*", "length:2 and suffix:X"]
    assert found.unknown == ["length:60"]
    question = questions.question("length:2 and suffix:X")
    assert question is not None
    assert question.answers == ("ax", "ex", "ox")
    assert questions.question("length:60") is None
    with pytest.raises(BadQuery, match="unknown condition"):
        questions.question("lenght:3")


def test_phonies_look_like_words_and_are_always_the_same() -> None:
    questions = Questions(enable().dictionary, "valid")
    words = enable().dictionary.find("length:5", limit=300)
    for word in words:
        phony = questions.phony(word)
        assert phony == questions.phony(word)
        assert phony is not None
        assert phony not in enable().dictionary
        [at] = [at for at in range(5) if phony[at] != word[at]]
        assert (phony[at] in "aeiou") == (word[at] in "aeiou")
    # Decks have phonies among their questions, so that another version must make the same ones.
    assert [questions.phony(word) for word in ("aa", "quiz", "retains")] == [
        "ea",
        "qeiz",
        "retaens",
    ]
    full = Dictionary.from_words(["ab", "aa", "ba", "bb"], alphabet=Alphabet("two", "AB", "ab"))
    found = Questions(full, "valid").keys_of_queries(["length:2"])
    assert (sorted(found.keys), found.without) == (["aa", "ab", "ba", "bb"], 4)


def test_words_and_phonies_are_mixed_within_twenty_questions() -> None:
    questions = Questions(enable().dictionary, "valid")
    words = enable().dictionary.find("length:5", order="probability", limit=300)
    pairs = list(dict.fromkeys(str(key) for word in words for key in (word, questions.phony(word))))
    query = ["length:5 limit probability:1-300"]
    keys = questions.keys_of_queries(query, "probability", 7).keys
    begins = range(0, len(pairs), 20)
    assert [sorted(keys[at : at + 20]) for at in begins] == [
        sorted(pairs[at : at + 20]) for at in begins
    ]
    assert sum(key in enable().dictionary for key in keys[::2]) < 200  # about 300 if none are mixed
    assert keys == questions.keys_of_queries(query, "probability", 7).keys
    assert keys != questions.keys_of_queries(query, "probability", 8).keys


def test_letters_with_combining_accents_are_read() -> None:
    greek = Questions(Dictionary.from_words(["βέν"], alphabet=ALPHABETS[1]), "anagrams")
    assert greek.lower("ΒΕ\u0301Ν") == "βέν"
    assert greek.keys_of_words(["νε\u0301β"]).keys == [greek.alphagram("βέν")]


def test_wrong_options_name_the_nearest(data: Path) -> None:
    dictionary = enable().dictionary
    with pytest.raises(BadOption, match="did you mean anagrams"):
        Questions(dictionary, "anagram")
    with pytest.raises(BadOption, match="did you mean random"):
        enable().keys_of_queries(["length:2"], "randm")
    with pytest.raises(BadOption, match="min_length is 0"):
        Questions(dictionary, "subanagrams", min_length=0)
    with pytest.raises(TypeError):
        Questions(dictionary, 3)  # type: ignore[arg-type]
