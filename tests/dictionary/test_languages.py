"""Languages: words as people write them, and the lists that a language has."""

from __future__ import annotations

import gzip
import lzma
import pickle
import re
import runpy
import unicodedata
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lexicon_fast.base.errors import BadAlphabet, BadDictionary, BadWordList
from lexicon_fast.base.text import composed
from lexicon_fast.dictionary import Dictionary, languages, wordlists
from lexicon_fast.dictionary.languages import Language, codes
from lexicon_fast.dictionary.wordlists import KNOWN, is_known, list_of, resolve, version_of

ROOT = Path(__file__).resolve().parents[2]


#: With more than 32 letters.
LARGE = ("cs", "hu", "ru", "sk")


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
        assert language.spelled(composed(text)) == spelled
        assert language.read(text.encode()).decode() == language.alphabet.typed(spelled)


@given(
    code=st.sampled_from([code for code in codes() if code not in LARGE]),
    text=st.text(st.characters(max_codepoint=0x24F)),
)
def test_reading_composes_folds_and_keeps_the_rest(code: str, text: str) -> None:
    language = Language.load(code)
    upper = {letter.upper: letter.lower for letter in language.letters}
    folded = {}
    for letter, spelled in language.fold.items():
        lower = "".join(upper.get(each, each.lower()) for each in spelled)
        folded |= {letter.lower(): lower} | {letter.title(): spelled, letter.upper(): spelled}
        folded[letter] = lower if letter.islower() else spelled
    slow = "".join(folded.get(each, each) for each in unicodedata.normalize("NFC", text))
    assert language.spelled(unicodedata.normalize("NFC", text)) == language.spelled(slow) == slow
    assert language.read(text.encode()).decode() == language.alphabet.typed(slow)


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
    with pytest.warns(UserWarning, match=r"the language 'fr' \(A-Z\) neither has nor folds; check"):
        assert list(Dictionary.load(path, language="fr")) == ["kot"]


@pytest.fixture
def french_list(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The path at which systems have a French list here, which does not exist yet."""
    path = tmp_path / "dict" / "french"
    known = languages._known

    def here(code: str) -> Language:
        return replace(known(code), list_path=str(path)) if code == "fr" else known(code)

    monkeypatch.setattr(languages, "_known", here)
    monkeypatch.chdir(tmp_path)
    return path


def test_a_code_names_the_list_that_the_system_has(french_list: Path) -> None:
    with pytest.raises(BadDictionary, match=r"no list of French .* install the package wfrench"):
        Dictionary.load("fr")
    assert list_of(Language.load("fr")) == f"list {french_list} of wfrench, missing"
    assert version_of("fr") is None
    french_list.parent.mkdir()
    french_list.write_text("été\ncœur\n", encoding="utf-8")
    found = Dictionary.load("fr")
    assert (found.name, sorted(found)) == ("fr", ["coeur", "ete"])
    assert found.language == Language.load("fr")
    assert list_of(Language.load("fr")) == f"list {french_list}"
    assert version_of("fr", now=lambda: 1 << 62) is not None
    assert is_known("fr")


def test_files_come_before_codes_and_folders_do_not(french_list: Path) -> None:
    Path("fr").write_text("cat\n")
    assert resolve("fr").read() == b"cat\n"
    assert not is_known("fr")
    Path("nl").mkdir()
    assert resolve("nl").label == "opentaal"


def test_a_language_without_a_known_list_says_how_to_add_one() -> None:
    with pytest.raises(BadDictionary, match=r"no list of Finnish .*words add LIST .*--language fi"):
        resolve("fi")
    assert list_of(Language.load("fi")) == ""


@pytest.mark.parametrize(
    ("code", "name", "word"),
    [
        ("en", "enable", "quiz"),
        ("nl", "opentaal", "ijs"),
        pytest.param("no", "norsk-ordbank", "blåbær", marks=pytest.mark.slow),
        pytest.param("de", "wikidata-de", "straße", marks=pytest.mark.slow),
    ],
)
def test_a_code_names_the_list_of_the_package(code: str, name: str, word: str) -> None:
    source = resolve(code)
    assert source[:2] == resolve(name)[:2]
    assert source.label == name
    assert version_of(code) == source.sha256 == KNOWN[name].sha256[0]
    found = Dictionary.load(code)
    assert (found.name, len(found)) == (name, KNOWN[name].words)
    assert word in found
    assert pickle.loads(pickle.dumps(found)).words[0] == found.words[0]
    assert list_of(Language.load(code)) == f"list {name}"
    if code != "en":
        with pytest.raises(BadDictionary, match=f"its language is {code}, not fr"):
            Dictionary.load(name, language="fr")


def test_a_malformed_list_of_a_language_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "my.toml"
    path.write_text('list = "words"\n[letters]\nA = {}\nB = {}\n')
    with pytest.raises(BadAlphabet, match=r"write list = \{ path"):
        Language.load(path)


def test_the_open_lists_are_made_by_their_script(tmp_path: Path) -> None:
    tool = runpy.run_path(str(ROOT / "tests/make_data/open_lists.py"))
    verbs = gzip.compress(
        b'{"verb": {"f\xc3\xa5": ["f\xc3\xa5"]}, "noun": {"\xc3\xa5": ["\xc3\xa5"]}}'
    )
    assert list(tool["entries"](verbs, "a.json.gz")) == ["få", "å"]
    assert list(tool["entries"](gzip.compress(b'{"ab": "ab"}'), "a.json.gz")) == ["ab"]
    assert tool["entries"](b"cd\nab", "dutch") == ["cd", "ab"]
    words = ["coŀlegi", "Anna", "a", "que", "qu", "x-y", "a" * 16, "a" * 15]
    assert tool["kept"](words, Language.load("ca")) == ["a" * 15, "col·legi", "que"]
    (tmp_path / "dutch").write_text("aap\n")
    with pytest.raises(SystemExit, match="dutch: sha256"):
        tool["main"]([str(tmp_path), "-o", str(tmp_path)])


def test_shipped_lists_of_languages_have_their_letters_only() -> None:
    for entry in KNOWN.values():
        if entry.language is not None:
            language = Language.load(entry.language)
            text = resolve(entry.name).read()
            assert language.spelled(text.decode()).encode() == text
            letters = {"\n", *"".join(letter.lower for letter in language.letters)}
            assert set(text.decode()) <= letters


FRENCH = "été\nêtes\ncœur\nforêt\nchats\n" * 30


@pytest.mark.parametrize(
    ("name", "content", "problem"),
    [
        ("empty", b"", "0 words of two or more letters; a word list has one on each line"),
        ("comments", b"# mots\n\n", "0 words of two or more letters; a word list has one on each"),
        ("russian", "мир\nдом\n".encode(), "no line is a word of the language 'fr'; check that"),
        ("utf-16", FRENCH.encode("utf-16"), "UTF-16 text; convert it to UTF-8, for example with"),
        ("utf-16-be", FRENCH.encode("utf-16-be"), "binary data, or text that is not UTF-8"),
        ("binary", bytes(range(256)) * 9, "binary data, or text that is not UTF-8"),
        ("elf", b"\x7fELF" + bytes(900), "an executable program"),
        (
            "cut.gz",
            gzip.compress(FRENCH.encode(), mtime=0)[:-9],
            "the gzip data is cut short after byte",
        ),
        ("cut.xz", lzma.compress(FRENCH.encode())[:-9], "the xz data is cut short after byte"),
        ("huge", FRENCH.encode() * 100, "larger than 9,000 bytes"),
    ],
)
def test_a_file_that_is_no_list_of_the_language_is_one_clear_error(
    name: str, content: bytes, problem: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wordlists, "PATH_LIMIT", 9_000)
    path = tmp_path / name
    path.write_bytes(content)
    with pytest.raises(BadWordList, match=f"{name}: .*{re.escape(problem)}") as caught:
        Dictionary.load(path, language="fr")
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("end", ["\r", "\r\n"])
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "cp1252"])
def test_line_ends_and_encodings_of_other_systems_are_read(
    encoding: str, end: str, tmp_path: Path
) -> None:
    path = tmp_path / "mots.txt"
    path.write_bytes(FRENCH.replace("\n", end).encode(encoding))
    assert sorted(Dictionary.load(path, language="fr")) == [
        "chats",
        "coeur",
        "ete",
        "etes",
        "foret",
    ]
