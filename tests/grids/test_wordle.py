"""Grades of guesses, compared with marks given letter by letter."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from oracles.related_games import wordle_marks
from support.effort import ISAS

from lexicon_fast import Dictionary
from lexicon_fast._native.grids.grading import grade_words
from lexicon_fast.base.errors import BadOption
from lexicon_fast.base.rng import Rng
from lexicon_fast.dictionary.alphabet import Alphabet
from lexicon_fast.dictionary.languages import Language
from lexicon_fast.grids import grade_of, grades, marks_of

pytestmark = pytest.mark.native

ALPHABETS = [
    Alphabet.load("english"),
    Alphabet("greek", "ΑΒΓ", "αβγ"),
    Alphabet("few", "ABCÉ", "abcé"),
    Alphabet(
        "many", "".join(map(chr, range(0x410, 0x430))), "".join(map(chr, range(0x430, 0x450)))
    ),
]


@st.composite
def cases(draw: st.DrawFn) -> tuple[Alphabet, list[str], list[str]]:
    """An alphabet, guesses, and answers: few letters of it, so that words repeat them."""
    alphabet = draw(st.sampled_from(ALPHABETS))
    letters = draw(st.sampled_from([alphabet.lower, alphabet.lower[:3], alphabet.lower[-2:]]))
    length = draw(st.sampled_from([5, 5, 5, *range(1, 21)]))
    words = st.lists(st.text(letters, min_size=length, max_size=length), min_size=1, max_size=9)
    guesses, answers = draw(words), draw(words)
    return alphabet, guesses, answers * draw(st.sampled_from([1, 7, 64 // len(answers), 70]))


@pytest.mark.parametrize("isa", ISAS)
@given(case=cases())
def test_grades_are_the_marks_of_each_letter(
    isa: str, case: tuple[Alphabet, list[str], list[str]]
) -> None:
    alphabet, guesses, answers = case
    length = len(guesses[0])
    found = grade_words(guesses, answers, alphabet.upper, alphabet.lower, "letters", isa)
    assert found.shape == (len(guesses), len(answers))
    assert found.dtype == (np.uint8 if length <= 5 else np.uint16 if length <= 10 else np.uint32)
    marks = {answer: [wordle_marks(guess, answer) for guess in guesses] for answer in answers}
    expected = [[marks[answer][row] for answer in answers] for row in range(len(guesses))]
    assert [[marks_of(grade, length) for grade in row] for row in found.tolist()] == expected
    assert [[grade_of(each) for each in row] for row in expected] == found.tolist()
    upper = [word.translate(str.maketrans(alphabet.lower, alphabet.upper)) for word in guesses]
    assert np.array_equal(grades(upper, answers, alphabet=alphabet), found)


@pytest.mark.parametrize("isa", ISAS)
def test_many_answers_have_the_grades_of_few(isa: str) -> None:
    """More than a guess is graded for at once, and a last block that is not full."""
    rng = Rng(7)
    english = ALPHABETS[0]
    words = ["".join(rng.choice("aelrst") for _ in range(5)) for _ in range(20_001)]
    guesses = ["tales", "eerie", "llama"]
    found = grade_words(guesses, words, english.upper, english.lower, "A-Z", isa)
    for number in [*range(0, 20_001, 397), 8191, 8192, 16_384, 20_000]:
        marks = [marks_of(grade, 5) for grade in found[:, number].tolist()]
        assert marks == [wordle_marks(guess, words[number]) for guess in guesses]
    assert set(np.unique(found[0]).tolist()) > {0, 242}


def test_a_letter_that_is_guessed_twice_is_marked_as_often_as_the_answer_has_it() -> None:
    found = grades(["eerie", "babes", "geese"], ["abbey", "crane", "speed"]).T.tolist()
    assert [[marks_of(grade, 5) for grade in row] for row in found] == [
        ["ybbbb", "yyggb", "bybbb"],
        ["bbybg", "bybyb", "bbbbg"],
        ["yybbb", "bbbgy", "bygyb"],
    ]


def test_lists_of_words_are_graded() -> None:
    words = Dictionary.load("2of12inf").find("length:5")
    found = grades(words[::50], words)
    assert (found == 242).sum() == len(words[::50])
    assert np.flatnonzero(found[0] == 242).tolist() == [0]
    assert found.flags.writeable


def test_no_words_have_no_grades() -> None:
    assert grades([], []).shape == (0, 0)
    assert grades(["abc"], []).shape == (1, 0)
    assert grades([], ["abcdef"]).shape == (0, 1)
    assert grades([], ["abcdef"]).dtype == np.uint16


@pytest.mark.parametrize(
    ("guesses", "answers", "message"),
    [
        (
            ["cr4ne"],
            ["crane"],
            "guesses[0] is 'cr4ne', but '4' (letter 3) is not a letter; use A-Z",
        ),
        (
            ["crane"],
            ["cr?ne"],
            "answers[0] is 'cr?ne', but '?' (letter 3) is not a letter; use A-Z",
        ),
        (
            ["crane", "cran"],
            ["crane"],
            "guesses[1] has 4 letters: 'cran'; use words of 5, as the first word has",
        ),
        (
            ["crane"],
            ["crane", "cranes"],
            "answers[1] has 6 letters: 'cranes'; use words of 5, as the first word has",
        ),
        (["", "a"], ["a"], "guesses[0] has 0 letters: ''; use words of 1 to 20"),
        (
            ["a" * 21],
            [],
            f"guesses[0] has 21 letters: '{'a' * 21}'; use words of 1 to 20",
        ),
        ("crane", ["crane"], "guesses must be a sequence of str, not one string 'crane'"),
    ],
)
def test_a_bad_word_is_named(guesses: list[str], answers: list[str], message: str) -> None:
    with pytest.raises(BadOption) as error:
        grades(guesses, answers)
    assert str(error.value) == message


def test_types_are_checked() -> None:
    with pytest.raises(TypeError, match=r"answers\[1\] must be a str, not int"):
        grades(["crane"], ["crane", 5])  # type: ignore[list-item]
    with pytest.raises(BadOption, match="instruction set 'mmx' is not available"):
        grade_words([], [], "AB", "ab", "AB", "mmx")


def test_bad_marks_and_grades_are_named() -> None:
    for marks in ("", "gyx", "g" * 21):
        with pytest.raises(BadOption, match="use g, y or b for each of 1 to 20 letters"):
            grade_of(marks)
    with pytest.raises(BadOption, match="grade is 243; use 0 to 242"):
        marks_of(243, 5)
    with pytest.raises(BadOption, match="length is 21; use 1 to 20"):
        marks_of(0, 21)
    assert grade_of("G" * 20) == 3**20 - 1


@given(data=st.data())
def test_a_tile_of_several_letters_is_one_letter_of_a_guess(data: st.DataObject) -> None:
    spanish = Language.load("es").alphabet
    plain = {"C": "A", "H": "B", "CH": "C", "R": "D", "RR": "E", "Ñ": "F"}
    length = data.draw(st.integers(1, 7))
    word = st.lists(st.sampled_from([*plain]), min_size=length, max_size=length)
    guesses, answers = (data.draw(st.lists(word, min_size=1, max_size=5)) for _ in range(2))

    def typed(tiles: list[str]) -> str:
        return "|".join(tiles)

    def alike(tiles: list[str]) -> str:
        return "".join(plain[tile] for tile in tiles)

    ours = grades([*map(typed, guesses)], [*map(typed, answers)], alphabet=spanish)
    expected = grades([*map(alike, guesses)], [*map(alike, answers)])
    assert np.array_equal(ours, expected)


def test_words_are_read_as_their_language_writes_them() -> None:
    spanish, french = (Language.load(code).alphabet for code in ("es", "fr"))
    assert marks_of(grades(["chico"], ["[CH]ISO"], alphabet=spanish)[0, 0], 4) == "ggbg"
    assert marks_of(grades(["côté"], ["TÔTE"], alphabet=french)[0, 0], 4) == "bggg"
    assert grades(["cœur"], ["coeur"], alphabet=french) == [[3**5 - 1]]
    with pytest.raises(BadOption, match=r"answers\[0\] has 3 letters: 'a\[ch\]a'; use words of 4"):
        grades(["hola"], ["acha"], alphabet=spanish)
