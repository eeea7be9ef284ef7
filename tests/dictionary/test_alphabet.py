"""Alphabets: the known one, files of one's own, and what a malformed file is told."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lexicon_fast.base.errors import BadAlphabet
from lexicon_fast.base.text import MAX_FILE_BYTES
from lexicon_fast.dictionary.alphabet import Alphabet

UPPER = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
GERMAN = "# German\r\n\r\n" + "".join(f"{c} {c.lower()}  # letter\r\n" for c in UPPER + "ÄÖÜ")


def test_english_is_known_by_name() -> None:
    english = Alphabet.load("english")
    assert (english.name, english.upper, english.lower) == ("english", UPPER, UPPER.lower())
    assert len(english) == 26
    assert english.describe() == "A-Z"


def test_a_file_is_named_by_its_stem(tmp_path: Path) -> None:
    path = tmp_path / "german.alphabet"
    path.write_bytes(b"\xef\xbb\xbf" + GERMAN.encode())
    for where in (path, str(path)):
        german = Alphabet.load(where)
        assert (german.name, len(german), german.lower[-3:]) == ("german", 29, "äöü")
        assert german.describe() == "A-ZÄÖÜ"


def test_a_known_name_is_not_a_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("english").write_text("A a\nB b\n")
    assert len(Alphabet.load("english")) == 26
    assert len(Alphabet.load(Path("english"))) == 2


@pytest.mark.parametrize(
    ("upper", "described"), [("AB", "AB"), ("ABC", "A-C"), ("ACDEG", "AC-EG"), ("ZYX", "ZYX")]
)
def test_runs_of_three_letters_or_more_are_shortened(upper: str, described: str) -> None:
    assert Alphabet("test", upper, upper.lower()).describe() == described


def test_a_script_without_case_has_the_same_form_twice() -> None:
    hebrew = Alphabet.parse("א א\nב ב\n", "hebrew", "here")
    assert hebrew.upper == hebrew.lower == "אב"


def test_private_use_characters_may_stand_for_tiles_of_two_letters() -> None:
    assert len(Alphabet.parse("A a\n\ue000 \ue001\n", "spanish", "here")) == 2


def test_the_fingerprint_follows_the_letters_not_the_name() -> None:
    assert Alphabet("one", "AB", "ab").fingerprint == Alphabet("two", "AB", "ab").fingerprint
    others = {
        Alphabet("x", u, w).fingerprint for u, w in [("AB", "ab"), ("BA", "ba"), ("AB", "AB")]
    }
    assert len(others) == 3
    assert Alphabet.load("english").fingerprint == "abf77822" + "4c2750bd"


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("C", "'C' is not two forms"),
        ("C c c", "'C c c' is not two forms"),
        ("CH ch", "'CH' is not one letter"),
        ("Q\u0308 q\u0308", "is not one letter"),
        ("\u0308 \u0308", "is not one letter"),
        ("C \u200b", "is not one letter"),
        ("A c", "'A' is already at here, line 1"),
        ("C b", "'b' is already at here, line 2"),
        *((f"{c} c", f"{c!r} is not one letter") for c in '19٣*?[]%"\\,()./_-\0'),
    ],
)
def test_a_malformed_line_is_named(line: str, said: str) -> None:
    with pytest.raises(BadAlphabet) as caught:
        Alphabet.parse(f"A a\nB b\n{line}\n", "test", "here")
    message = str(caught.value)
    assert message.startswith("here, line 3: ")
    assert said in message
    assert "expected" in message or "use it once" in message


@pytest.mark.parametrize("count", [0, 1, 33])
def test_too_few_and_too_many_letters_are_refused(count: int) -> None:
    lines = [f"{chr(0x400 + i)} {chr(0x450 + i)}" for i in range(count)]
    with pytest.raises(BadAlphabet, match=rf"^here: {count} letters; an alphabet has 2 to 32$"):
        Alphabet.parse("\n".join(lines), "test", "here")


def test_the_constructor_checks_as_well() -> None:
    with pytest.raises(BadAlphabet, match="2 upper-case forms but 3 lower-case"):
        Alphabet("test", "AB", "abc")
    with pytest.raises(BadAlphabet, match="'test', letter 2: '1' is not one letter"):
        Alphabet("test", "A1", "a1")


def test_unreadable_files_are_told_apart(tmp_path: Path) -> None:
    path = tmp_path / "bad.alphabet"
    with pytest.raises(BadAlphabet, match=r"No such file.*use english or the path"):
        Alphabet.load(path)
    with pytest.raises(BadAlphabet, match="use english or"):
        Alphabet.load("null\0character")
    path.write_bytes(b"A a\nB \xe4\n")
    with pytest.raises(BadAlphabet, match=r"bad.alphabet, line 2: byte 0xe4 is not UTF-8"):
        Alphabet.load(path)
    path.write_bytes(b"#" * (MAX_FILE_BYTES + 1))
    with pytest.raises(BadAlphabet, match="larger than 65,536 bytes"):
        Alphabet.load(path)


@given(st.text())
def test_any_text_is_an_alphabet_or_a_bad_one(text: str) -> None:
    try:
        alphabet = Alphabet.parse(text, "test", "here")
    except BadAlphabet:
        return
    assert 2 <= len(alphabet) == len(alphabet.lower) <= 32
