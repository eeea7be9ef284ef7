"""Languages: words as people write them, and the lists that a language has."""

from __future__ import annotations

import unicodedata
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lexicon_fast.dictionary import Dictionary
from lexicon_fast.dictionary.languages import Language, codes


@pytest.mark.parametrize(
    ("code", "written", "spelled"),
    [
        ("fr", "été ÉTÉ Cœur Ÿ", "ete ETE Coeur Y"),
        ("fr", "aujourd'hui porte-clé", "aujourd'hui porte-cle"),
        ("de", "Straße STRAẞE Öl", "Strasse STRASSE Öl"),
        ("el", "λόγος ΛΌΓΟΣ λόγοσ ΐ ΰ", "λογοσ ΛΟΓΟΣ λογοσ ι υ"),
        ("tr", "ısı İSİM isim ISI hâlâ HÂLÎ", "ısı İSİM isim ISI hala HALİ"),
        ("is", "að AÐ Đað đ", "að AÐ Ðað ð"),
        ("hr", "đak ĐAK Ðak ð", "đak ĐAK Đak đ"),
        ("hr", "ǆep ǅep ǄEP ǉ ǈ Ǉ ǌ ǋ Ǌ", "džep DŽep DŽEP lj LJ LJ nj NJ NJ"),
        ("ro", "și ŞI şi ţara ȚARA", "si SI si tara TARA"),
        ("ca", "coŀlegi COĿLEGI col•legi col·legi", "col·legi COL·LEGI col·legi col·legi"),
        ("nl", "ĳs ĲS naïef", "ijs IJS naief"),
        ("es", "niño NIÑO güero", "niño NIÑO guero"),
        ("pl", "źdźbło ŹDŹBŁO", "źdźbło ŹDŹBŁO"),
    ],
)
def test_words_are_read_as_people_write_them(code: str, written: str, spelled: str) -> None:
    language = Language.load(code)
    for form in ("NFC", "NFD"):
        text = unicodedata.normalize(form, written)
        assert language.read(text.encode()).decode() == spelled


@given(code=st.sampled_from(codes()), text=st.text(st.characters(max_codepoint=0x24F)))
def test_reading_composes_folds_and_keeps_the_rest(code: str, text: str) -> None:
    language = Language.load(code)
    upper = {letter.upper: letter.lower for letter in language.letters}
    folded = {}
    for letter, spelled in language.fold.items():
        lower = "".join(upper.get(each, each.lower()) for each in spelled)
        folded |= {letter.lower(): lower} | {letter.title(): spelled, letter.upper(): spelled}
        folded[letter] = lower if letter.islower() else spelled
    slow = "".join(folded.get(each, each) for each in unicodedata.normalize("NFC", text))
    assert language.read(text.encode()).decode() == slow
    assert language.read(slow.encode()).decode() == slow


@pytest.mark.parametrize(
    ("code", "encoding", "word"),
    [
        ("sv", "latin-1", "ångström"),
        ("no", "latin-1", "blåbær"),
        ("fr", "cp1252", "œuf"),
        ("de", "latin-1", "maß"),
    ],
)
def test_bytes_that_are_not_utf8_are_read_as_latin1(code: str, encoding: str, word: str) -> None:
    language = Language.load(code)
    assert language.read(word.encode(encoding)).decode() == language.spelled(word)
    mixed = word.encode(encoding) + b"\n" + word.encode()
    assert language.read(mixed).decode().split() == [language.spelled(word)] * 2


def test_bytes_of_another_encoding_are_reported(tmp_path: Path) -> None:
    path = tmp_path / "polish.txt"
    path.write_bytes("źdźbło\nżaba\nkot\n".encode("iso-8859-2"))
    with pytest.warns(UserWarning, match=r"2 of 3 lines .* not UTF-8; .*iconv -f ISO-8859-2"):
        assert list(Dictionary.load(path, language="pl")) == ["kot"]


def test_hyphens_and_apostrophes_are_reported(tmp_path: Path) -> None:
    path = tmp_path / "mots.txt"
    path.write_text("porte-clé\naujourd'hui\naujourd’hui\nété\n", encoding="utf-8")
    with pytest.warns(UserWarning, match=r"3 of 4 lines are not words .*'porte-cle'.*grep"):
        assert list(Dictionary.load(path, language="fr")) == ["ete"]


def test_letters_of_another_language_are_reported(tmp_path: Path) -> None:
    path = tmp_path / "slowa.txt"
    path.write_text("źdźbło\nkot\n", encoding="utf-8")
    with pytest.warns(UserWarning, match=r"letters that the alphabet 'fr' \(A-Z\) lacks; name the"):
        assert list(Dictionary.load(path, language="fr")) == ["kot"]
