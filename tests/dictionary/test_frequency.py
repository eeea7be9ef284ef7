"""Word frequencies: size classes of words, and what counts for words without them."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

import lexicon_fast
from lexicon_fast import Dictionary
from lexicon_fast.dictionary.alphabet import Alphabet
from lexicon_fast.dictionary.frequency import CLASSES, LENGTHS, RAREST, WordClasses, classes_of

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
