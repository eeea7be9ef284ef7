"""Languages made from word lists: letters, folding, Turkish, errors, and that the files load."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support import forked

from lexicon_fast import Dictionary
from lexicon_fast.base.errors import BadAlphabet, BadWordList
from lexicon_fast.dictionary.alphabet import MAX_LETTERS
from lexicon_fast.dictionary.languages import Language
from lexicon_fast.dictionary.letter_frequencies import make

EXAMPLE = Path(__file__).parents[2] / "examples" / "languages" / "velari.txt"


def made(text: str, folder: Path, folded: str = "") -> tuple[Language, list[str]]:
    """The language made from a list, and the notes."""
    path = folder / "made.toml"
    content, notes = make(text.encode(), "Made", "list", folded)
    path.write_text(content, encoding="utf-8")
    return Language.load(path), notes


def letters(language: Language) -> str:
    return "".join(letter.upper for letter in language.letters)


def test_a_made_language_loads_and_compiles_its_list(tmp_path: Path) -> None:
    text = EXAMPLE.read_text(encoding="utf-8")
    language, notes = made(text, tmp_path)
    assert letters(language) == "AÂEHIKLMNOPRSŠTUVŊ"
    assert language.alphabet.vowels == "AÂEIOU"
    assert notes == []
    assert sum(letter.count for letter in language.letters) + language.blanks == 100
    assert sum(letter.cards for letter in language.letters) == 51
    dictionary = Dictionary.load(EXAMPLE, language=tmp_path / "made.toml")
    assert {*dictionary} == {*text.splitlines()[1:]}


WORDS = st.lists(st.text("abcéèøżıiİßςσאбЙ", min_size=2, max_size=6), min_size=1, max_size=20)


@given(WORDS)
def test_every_word_is_spelled_with_the_letters_of_its_language(words: list[str]) -> None:
    with TemporaryDirectory() as folder:
        language, _ = made("\n".join([*words, "xyz"]), Path(folder))
    forms = {*language.alphabet.upper, *language.alphabet.lower}
    for word in words:
        assert {*language.spelled(word)} <= forms
    assert sum(letter.count for letter in language.letters) == 98


def test_rare_accents_are_folded_and_rare_letters_left_out_with_their_words(tmp_path: Path) -> None:
    text = "\n".join(f"ce{'ab' * number}f" for number in range(1, 150)) + "\nfécab\nab1\nabя\n"
    language, notes = made(text, tmp_path)
    assert letters(language) == "ABCEF"
    assert language.fold == {"É": "E"}
    assert language.spelled("fécab") == "fecab"
    assert notes == [
        "spelled: É as E",
        "rare letters, left out with their words: Я",
        "2 lines left out, not words of these letters",
    ]


def test_accented_letters_are_folded_on_request(tmp_path: Path) -> None:
    text = "été\nçà\nnæf"
    assert letters(made(text, tmp_path)[0]) == "ÀÆÇÉFNT"
    language, notes = made(text, tmp_path, "éæ")
    assert letters(language) == "AÀÇEFNT"
    assert notes == ["spelled: Æ as AE, É as E"]
    assert letters(made(text, tmp_path, "all")[0]) == "ACEFNT"
    with pytest.raises(BadAlphabet, match="--fold: 'Ö' is not an accented letter of list: ÀÆÇÉ"):
        made(text, tmp_path, "Ö")


def test_letters_without_an_upper_case_are_spelled(tmp_path: Path) -> None:
    language, _ = made("straße\nλόγος\n", tmp_path)
    assert language.fold == {"ß": "SS", "ς": "Σ"}
    assert language.spelled("straße λόγος") == "strasse λόγοσ"


def test_the_dotless_i_makes_a_language_turkish(tmp_path: Path) -> None:
    language, notes = made("ışık\niki\nIlık\n", tmp_path)
    forms = [(letter.upper, letter.lower) for letter in language.letters]
    assert forms[:2] == [("I", "ı"), ("İ", "i")]
    assert language.alphabet.vowels == "Iİ"
    assert notes == []


def test_a_stray_dotless_i_does_not(tmp_path: Path) -> None:
    language, _ = made("hiking\nbikini\nlimit\ndivision\ninitiation\nkız\n", tmp_path)
    assert language.letters[letters(language).index("I")].lower == "i"
    assert language.spelled("kız") == "kiz"


def test_other_scripts_have_no_vowels_and_the_file_says_so(tmp_path: Path) -> None:
    text = "שלום\nעולם\n"
    content, _ = make(text.encode(), "Hebrew", "list")
    assert "vowel: none was recognised. Add vowel = true" in content
    language, _ = made(text, tmp_path)
    assert letters(language) == "".join(sorted({*"שלוםעולם"}))
    assert language.alphabet.vowels == ""


def test_latin_1_comments_columns_and_order_marks_are_read() -> None:
    content, _ = make("\ufeff# list\nab a word\r\nba%\r\n\r\n".encode(), "Two", "list")
    assert "from 2 words of 'list'" in content
    assert "À" in make("àb\nbà\n".encode("latin-1"), "Latin 1", "list")[0]


MANY = "".join(chr(0x16A0 + number) for number in range(MAX_LETTERS))


@pytest.mark.parametrize(
    ("text", "name", "message"),
    [
        (b"", "Any", "list: no words, or of one letter only"),
        (b"aa\naaa\n12\n", "Any", "list: no words, or of one letter only"),
        (b"LEXFAST\0", "Any", "list: not text; use the word list that it was made from"),
        (b"ab\n", "a\nb", "use printable characters"),
        (b"ab\n", " ", "use printable characters"),
        (
            f"{MANY}éê".encode(),
            "Any",
            f"list: {MAX_LETTERS + 2} letters, but dictionaries have up to {MAX_LETTERS};"
            " use --fold all, or --fold ÉÊ for the rarest accented ones",
        ),
        (f"{MANY}ab".encode(), "Any", "keep only words of one script"),
    ],
)
def test_a_list_that_makes_no_language_gets_one_clear_line(
    text: bytes, name: str, message: str
) -> None:
    with pytest.raises((BadAlphabet, BadWordList)) as error:
        make(text, name, "list")
    assert message in str(error.value)


def test_the_command_writes_a_file_that_words_build_takes(tmp_path: Path) -> None:
    output = tmp_path / "velari.toml"
    command = ["languages", "make", "Velari", "-w", EXAMPLE, "-o"]
    assert forked.run(*command, output).returncode == 0
    assert forked.run(*command, "-").stdout == output.read_bytes()
    built = forked.run(
        *("words", "build", EXAMPLE, "-o", tmp_path / "velari.dictionary", "--language", output)
    )
    assert (built.returncode, built.stderr) == (0, b"")
    folded = forked.run(*command, "-", "--fold", "Â")
    assert folded.stderr.decode().endswith("velari.txt: spelled: Â as A\n")
