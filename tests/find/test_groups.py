"""Groups of words that players study, and the stems behind them."""

from __future__ import annotations

import random
from functools import cache
from types import SimpleNamespace

import pytest
from oracles.find import Oracle

import lexicon_fast as lf
from lexicon_fast.dictionary.alphabet import Alphabet
from lexicon_fast.find.finder import finder_of
from lexicon_fast.find.groups import GROUPS, group_name
from lexicon_fast.games.tiles.layouts import Layout


@cache
def enable() -> lf.Dictionary:
    return lf.Dictionary.load("enable")


@cache
def sample() -> tuple[lf.Dictionary, Oracle]:
    """Some words of ENABLE; few enough for the oracle."""
    words = sorted(enable())[::60]
    layout = Layout.load("scrabble")
    tiles = {
        letter.lower(): (count, layout.values[letter]) for letter, count in layout.counts.items()
    }
    d = lf.Dictionary.from_words(words)
    return d, Oracle(words, d.alphabet.lower, tiles, {})


def stems(d: lf.Dictionary, size: int) -> list[str]:
    lower = d.alphabet.lower
    return [
        "".join([lower[code] for code in stem]) for stem in finder_of(d).groups(None).stems(size)
    ]


@pytest.mark.parametrize("name", GROUPS)
def test_words_of_groups_are_those_of_the_reference_implementation(name: str) -> None:
    d, oracle = sample()
    found = d.find(f"group:{name}")
    assert found == oracle.find({"type": "group", "value": name})
    assert found or name == "type-iii-eights"


@pytest.mark.parametrize("size", [6, 7])
def test_stems_are_those_of_the_reference_implementation(size: int) -> None:
    d, oracle = sample()
    assert stems(d, size) == ["".join(sorted(each.elements())) for each in oracle.stems[size]]
    assert len(stems(d, size)) == 100


def test_stems_that_take_all_tiles_of_a_letter_leave_none_to_add() -> None:
    rng = random.Random(1)
    words = sorted({"".join(rng.choices("abcde", k=7)) for _ in range(60)})
    d = lf.Dictionary.from_words(words, alphabet=Alphabet("few", "ABCDE", "abcde"))
    counts = {"A": 3, "B": 2, "C": 3, "D": 2, "E": 2, "?": 1}
    tiles = SimpleNamespace(counts=counts, values=dict.fromkeys("ABCDE", 1))
    bag = {letter.lower(): (count, 1) for letter, count in counts.items()}
    found = [
        "".join(["abcde"[code] for code in stem]) for stem in finder_of(d).groups(tiles).stems(6)
    ]
    expected = [
        "".join(sorted(stem.elements())) for stem in Oracle(words, "abcde", bag, {}).stems[6]
    ]
    assert " ".join(found) == " ".join(expected)


def test_the_best_stems_are_those_that_players_know() -> None:
    best = "TISANE SATIRE RETAIN ARSINE SENIOR"
    assert stems(enable(), 6)[:5] == ["".join(sorted(each.lower())) for each in best.split()]
    assert stems(enable(), 7)[0] == "".join(sorted("nastier"))


@pytest.mark.parametrize(
    ("group", "words"),
    [
        ("Type I Sevens", "airiest"),
        ("Type II Sevens", "adagial"),
        ("Type III Sevens", "abalone"),
        ("Type I Eights", "sextarii"),
        ("Type II Eights", "adenoses"),
        ("Type III Eights", "aboideau notified"),
        ("Eights From Seven-Letter Stems", "azotised"),
        ("High Fives", "whelk fluid amply"),
    ],
)
def test_examples_of_the_help_page_of_zyzzyva(group: str, words: str) -> None:
    found = enable().find(f'group:"{group}"')
    assert not {*words.split()} - {*found}


def test_sizes_of_groups() -> None:
    """The page docs/find.md has the same numbers."""
    sizes = {name: len(enable().find(f"group:{name}")) for name in GROUPS}
    assert sizes == {
        "high-fives": 2542,
        "type-i-sevens": 1965,
        "type-ii-sevens": 1526,
        "type-iii-sevens": 2683,
        "type-i-eights": 5390,
        "type-ii-eights": 861,
        "type-iii-eights": 146,
        "eights-from-seven-letter-stems": 1497,
    }


def test_high_fives_are_hard_letters_at_an_end_in_english() -> None:
    want = "length:5 and excludes:JQXZ and regex:^[FHKVWY]|[FHKVWY]$"
    assert enable().find("group:high-fives") == enable().find(want)


def test_names_of_groups_may_be_written_as_in_zyzzyva() -> None:
    for text in ("TYPE I Sevens", "type-1-sevens", "type_i_sevens", " Type I  Sevens "):
        assert group_name(text) == "type-i-sevens"
    assert group_name("type 3 eights") == "type-iii-eights"


@pytest.mark.parametrize(
    ("query", "message"),
    [
        ("group:hook-words", "'hook-words' is a condition; write (front-inner-hook or"),
        ('group:"Front Hooks"', "write front-inner-hook"),
        ("group:hihg-fives", "unknown group 'hihg-fives'; did you mean high-fives?"),
        ("group:xyz", "unknown group 'xyz'; use high-fives, type-i-sevens"),
    ],
)
def test_unknown_groups_are_refused_with_the_right_form(query: str, message: str) -> None:
    with pytest.raises(lf.BadQuery) as caught:
        enable().find(query)
    assert message in str(caught.value)
    assert str(caught.value).startswith("column 7: group: ")
    with pytest.raises(lf.BadQuery, match="group: unknown group 'x'"):
        enable().find({"type": "group", "value": "x"})


def test_tiles_decide_in_other_alphabets() -> None:
    greek = Alphabet("greek", "ΩΑΒΈΝΣ", "ωαβένς")
    tiles = SimpleNamespace(
        counts={"Ω": 6, "Α": 9, "Β": 3, "Έ": 1, "Ν": 6, "Σ": 3, "?": 1},
        values={"Ω": 1, "Α": 1, "Β": 4, "Έ": 8, "Ν": 2, "Σ": 1},
    )
    words = ["βαναν", "νανωβ", "έβανν", "νανων", "ωαβνωςα", "ωωωαααν", "ωωαααβς", "αββ"]
    d = lf.Dictionary.from_words(words, alphabet=greek)
    assert d.find("group:high-fives", tiles=tiles) == ["βαναν", "νανωβ"]
    # Each is a stem and a letter; no letter of a stem occurs more often than there are tiles.
    assert {*d.find("group:type-i-sevens", tiles=tiles)} == {"ωαβνωςα", "ωωωαααν", "ωωαααβς"}
    with pytest.raises(lf.BadQuery, match="as HUNTERS, which needs the letters A-Z; use probab"):
        d.find("group:type-iii-sevens", tiles=tiles)
    with pytest.raises(lf.BadQuery, match="as NOTIFIED"):
        d.find({"type": "group", "value": "Type III Eights"}, tiles=tiles)
    with pytest.raises(lf.BadQuery, match="and Ω has none; name a layout"):
        d.find("group:high-fives")


def test_words_of_type_two_have_a_third_of_the_tiles_and_one_more_of_the_last_letter() -> None:
    """The letters of English are AAADEEEEGIIILNNOORRSSTTU, with an S more."""
    pool = "AAADEEEEGIIILNNOORRSSTTU"
    for length, name in ((7, "sevens"), (8, "eights")):
        want = f"length:{length} and subanagram:{pool} and not group:type-i-{name}"
        assert enable().find(f"group:type-ii-{name}") == enable().find(want)


def test_each_set_of_tiles_has_groups_of_its_own() -> None:
    words = [word for word in sorted(enable())[::20] if len(word) in (7, 8)]
    bags = [Layout.load(name) for name in ("scrabble", "super")]
    for group in ("type-i-sevens", "type-iii-sevens", "type-iii-eights"):
        both = lf.Dictionary.from_words(words)
        together = [both.find(f"group:{group}", tiles=bag) for bag in bags]
        apart = [lf.Dictionary.from_words(words).find(f"group:{group}", tiles=bag) for bag in bags]
        assert together == apart
        assert group == "type-i-sevens" or together[0] != together[1]


def test_large_bags_do_not_overflow() -> None:
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    many = SimpleNamespace(
        counts=dict.fromkeys(letters, 5000) | {"?": 2}, values=dict.fromkeys(letters, 1)
    )
    words = ["hunters", "abcdefg", "zzzzzzz", "notified", "aabbccdd"]
    tiles = dict.fromkeys(letters.lower(), (5000, 1)) | {"?": (2, 0)}
    d, oracle = lf.Dictionary.from_words(words), Oracle(words, letters.lower(), tiles, {})
    for name in GROUPS:
        wanted = oracle.find({"type": "group", "value": name})
        assert d.find(f"group:{name}", tiles=many) == wanted


def test_dictionaries_without_such_words_have_empty_groups() -> None:
    for words in (["at"], ["abcdefgh"], ["a" * 30]):
        d = lf.Dictionary.from_words(words)
        for name in GROUPS:
            assert set(d.find(f"group:{name}")) <= {"abcdefgh"}
