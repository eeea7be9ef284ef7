"""Answers are graded as the slow model grades them, and rated as docs/quiz.md says."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from oracles import study as slow

from lexicon_fast import Dictionary
from lexicon_fast.dictionary.alphabet import Alphabet
from lexicon_fast.study.attempt import Attempt, rate
from lexicon_fast.study.questions import Questions

WORDS = ["abc", "acb", "bca", "ab", "ba", "abcd", "dabc", "cabc"]
FEW = Alphabet("few", "ABCD", "abcd")
DICTIONARY = Dictionary.from_words(WORDS, alphabet=FEW)


def attempt(kind: str, key: str) -> Attempt:
    questions = Questions(DICTIONARY, kind)
    question = questions.question(key)
    assert question is not None
    return Attempt(questions, question)


@given(
    st.lists(st.lists(st.text("abcd", min_size=1, max_size=4), min_size=1, max_size=3), max_size=8),
    st.sampled_from([("anagrams", "abc"), ("subanagrams", "abc"), ("hooks", "abc")]),
    st.floats(0, 100),
    st.booleans(),
)
def test_grading_and_rating_are_those_of_the_slow_model(
    lines: list[list[str]], which: tuple[str, str], seconds: float, capitals: bool
) -> None:
    made = attempt(*which)
    checked = []
    for line in lines:
        text = " ".join(line)
        checked += made.give(text.upper() if capitals else text)
    given = [word for line in lines for word in line]
    expected = made.question.answers
    verdicts, missing, wrong = slow.graded(expected, given)
    assert [each.word for each in checked] == given
    for (word, verdict), model in zip(checked, verdicts, strict=True):
        if model == "wrong":
            assert verdict == ("not an answer" if word in WORDS else "not a word")
        else:
            assert verdict == model
    assert (made.missing, made.wrong) == (missing, wrong)
    assert made.is_over == (not missing)
    assert made.rating(seconds) == slow.rating(expected, given, seconds)


@pytest.mark.parametrize(
    ("answers", "missing", "wrong", "seconds", "rating"),
    [
        (1, 0, 0, 5.0, "easy"),
        (1, 0, 0, 5.01, "good"),
        (1, 0, 0, 20.0, "good"),
        (1, 0, 0, 20.01, "hard"),
        (3, 0, 0, 9.0, "easy"),
        (3, 0, 0, 36.0, "good"),
        (3, 0, 1, 1.0, "hard"),
        (3, 1, 0, 1.0, "again"),
        (3, 3, 5, 1.0, "again"),
    ],
)
def test_ratings(answers: int, missing: int, wrong: int, seconds: float, rating: str) -> None:
    assert rate(answers, missing, wrong, seconds) == rating


def test_hooks_can_be_letters() -> None:
    made = attempt("hooks", "abc")
    assert made.give("-D, dc-; -a") == [
        ("abcd", "right"),
        ("dabc", "right"),
        ("cabc", "right"),
        ("abca", "not a word"),
    ]
    assert made.is_over
    assert [each.verdict for each in made.give("-")] == ["not a word"]
    assert [each.verdict for each in attempt("anagrams", "abc").give("-D")] == ["not a word"]


@pytest.mark.parametrize(
    ("key", "line", "over", "rating"),
    [
        ("abc", "Y", True, "easy"),
        ("abc", "no", True, "again"),
        ("aaa", "N", True, "easy"),
        ("aaa", "yes", True, "again"),
        ("aaa", "perhaps", False, "again"),
        ("abc", "no yes", True, "again"),
        ("abc", "perhaps yes no", True, "easy"),
    ],
)
def test_valid_is_answered_with_yes_or_no(key: str, line: str, over: bool, rating: str) -> None:
    made = attempt("valid", key)
    made.give(line)
    assert made.is_over == over
    assert made.rating(1.0) == rating
