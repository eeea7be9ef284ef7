"""Word frequencies: size classes of words, and what counts for words without them."""

from __future__ import annotations

import gzip
import sys
from bisect import bisect_right
from pathlib import Path

import pytest

import lexicon_fast
from lexicon_fast import Dictionary
from lexicon_fast.dictionary.alphabet import Alphabet
from lexicon_fast.dictionary.frequency import (
    CLASSES,
    LENGTHS,
    RAREST,
    ZIPF,
    WordClasses,
    classes_of,
)

DATA = Path(lexicon_fast.__file__).parent / "data"


@pytest.fixture(scope="module")
def listed() -> dict[str, int]:
    """Return the class of each word of the file, read in another way."""
    found: dict[str, int] = {}
    size = 0
    for line in gzip.decompress((DATA / "frequency.txt.gz").read_bytes()).decode().splitlines():
        if line.startswith("# "):
            size = int(line[2:])
        else:
            assert line not in found
            found[line] = size
    return found


def test_the_file_has_words_of_the_package_by_class(listed: dict[str, int]) -> None:
    assert len(listed) == 113_887
    assert sorted(set(listed.values())) == list(CLASSES)
    ours = {word for name in ("enable", "2of12inf", "yawl") for word in Dictionary.load(name)}
    assert ours.issuperset(listed)
    assert (DATA / "frequency.txt.gz").stat().st_size < 400_000
    notice = (DATA / "NOTICE.txt").read_text(encoding="utf-8")
    for needed in (
        "frequency.txt.gz",
        "113,887",
        "Copyright 2000-2011 by Kevin Atkinson",
        "VARCON",
    ):
        assert needed in notice


def test_classes_are_those_of_the_file(d2of12inf: Dictionary, listed: dict[str, int]) -> None:
    classes = classes_of(d2of12inf)
    assert classes.by_frequency
    words = list(d2of12inf)
    assert [classes.of(word) for word in words] == [listed.get(word, RAREST) for word in words]
    before: set[str] = set()
    for size in (*CLASSES, RAREST):
        known = classes.up_to(size)
        assert set(known) == {word for word in words if listed.get(word, RAREST) <= size}
        assert before < set(known)
        before = set(known)


def test_case_does_not_matter_and_other_texts_are_rare(enable: Dictionary) -> None:
    classes = classes_of(enable)
    assert classes.of("HOUSE") == classes.of("house") == 10
    assert classes.of("hosue") == classes.of("h_use") == classes.of("") == RAREST


def test_classes_are_computed_once(enable: Dictionary) -> None:
    assert classes_of(enable) is classes_of(enable)
    assert classes_of(Dictionary(enable.compiled, "same")) is not classes_of(enable)


def test_length_decides_where_frequencies_are_unknown() -> None:
    letters = Alphabet("some", "ABCÄ", "abcä")
    words = ["ab" * n + "ä" * odd for n in range(1, 8) for odd in (0, 1)]
    classes = WordClasses(Dictionary.from_words(words, alphabet=letters))
    assert not classes.by_frequency
    for size, longest in LENGTHS.items():
        assert set(classes.up_to(size)) == {word for word in words if len(word) <= longest}
    assert classes.of("ab" * 7) == RAREST


def test_a_list_in_another_language_with_the_same_letters_counts_by_length() -> None:
    words = ["haus", "maus", "strasse", "schifffahrt", "und", "oder", "katze", "hunde", "the"]
    classes = WordClasses(Dictionary.from_words(words))
    assert not classes.by_frequency
    assert set(classes.up_to(10)) == {"haus", "maus", "und", "oder", "the"}


@pytest.mark.parametrize("words", [["crwth", "zax"], ["zax"], ["aardwolf", "xylophones"]])
def test_there_is_always_a_known_word(words: list[str]) -> None:
    classes = WordClasses(Dictionary.from_words(words))
    assert classes.up_to(10)
    assert set(classes.up_to(RAREST)) == set(words)


SPANISH = ["chico", "calle", "año", "perro", "zurriagazo"]


def in_language(folder: Path, language: str, words: list[str]) -> Dictionary:
    path = folder / "words.txt"
    path.write_text("\n".join(words), encoding="utf-8")
    return Dictionary.load(path, language=language)


def test_wordfreq_decides_in_other_languages(tmp_path: Path) -> None:
    wordfreq = pytest.importorskip("wordfreq", reason="NOT TESTED: the extra `frequency` is absent")
    spanish = in_language(tmp_path, "es", SPANISH)
    with pytest.warns(UserWarning, match=r"words\.txt: common words are those of wordfreq 3"):
        classes = classes_of(spanish)
    assert (classes.source, classes.by_frequency) == ("wordfreq", True)
    for word, inside in zip(SPANISH, map(spanish.alphabet.typed, SPANISH), strict=True):
        zipf = wordfreq.zipf_frequency(word, "es")
        expected = next((size for size in CLASSES if zipf >= ZIPF[size]), RAREST)
        assert classes.of(inside) == expected
    assert classes.of(spanish.alphabet.typed("chico")) == 10


def test_the_most_common_spelling_counts_and_rare_words_go_by_length(tmp_path: Path) -> None:
    pytest.importorskip("wordfreq", reason="NOT TESTED: the extra `frequency` is absent")
    # wordfreq has "ete", the tag of a subtitle or a typing error, and far more often "été".
    classes = WordClasses(in_language(tmp_path, "fr", ["été", "xyzzy"]))
    assert (classes.of("ete"), classes.of("xyzzy")) == (10, RAREST)
    # The Danish list ends at one use in a million: what it lacks is in class 35 at best.
    classes = WordClasses(in_language(tmp_path, "da", ["hus", "vvzz", "vvzzyy" * 2]))
    assert [classes.of(word) for word in ("hus", "vvzz", "vvzzyy" * 2)] == [10, 35, 70]
    with pytest.warns(UserWarning, match="wordfreq knows too few words of Welsh"):
        assert classes_of(in_language(tmp_path, "cy", ["cath"])).source == "length"


def test_the_frequencies_of_classes_are_those_of_the_english_ones(enable: Dictionary) -> None:
    wordfreq = pytest.importorskip("wordfreq", reason="NOT TESTED: the extra `frequency` is absent")
    words = set(enable)
    listed = wordfreq.read_cBpack(wordfreq.available_languages()["en"])
    falls = [-900 + place for place, some in enumerate(listed) for word in some if word in words]
    sizes = {size: len(classes_of(enable).up_to(size)) for size in CLASSES}
    for size in CLASSES[:-1]:
        assert bisect_right(falls, -100 * ZIPF[size]) == pytest.approx(sizes[size], rel=0.06)
    # The last class has more words than wordfreq has at all.
    assert bisect_right(falls, -100 * ZIPF[70]) == len(falls) < sizes[70]


def test_without_wordfreq_length_decides_and_a_warning_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "wordfreq", None)  # as if it were not installed
    spanish = in_language(tmp_path, "es", SPANISH)
    with pytest.warns(UserWarning, match=r"short words count as common; .*\[frequency\]"):
        classes = classes_of(spanish)
    assert (classes.source, classes.by_frequency) == ("length", False)
    # CH and RR are one letter each.
    assert {classes.of(spanish.alphabet.typed(word)) for word in SPANISH[:4]} == {10}


@pytest.mark.parametrize("words", [["crwth"], ["perro", "casa"]])
def test_english_needs_no_wordfreq(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: list[str]
) -> None:
    monkeypatch.setitem(sys.modules, "wordfreq", None)
    classes_of(in_language(tmp_path, "en", words))
    classes_of(Dictionary.from_words(words))
