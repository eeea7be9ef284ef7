"""Tiles and packs from letter frequencies: sums, bounds, order, and how close English comes."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lexicon_fast import Dictionary
from lexicon_fast.base.errors import BadAlphabet
from lexicon_fast.dictionary.languages import Language, codes
from lexicon_fast.dictionary.letter_frequencies import (
    CARDS,
    TILES,
    apportioned,
    card_points,
    tile_points,
)
from lexicon_fast.games.lexicon.rules import MASTER, PACK, POINTS

FREQUENCIES = st.dictionaries(
    st.sampled_from([chr(0x400 + number) for number in range(60)]),
    st.one_of(st.integers(0, 50), st.integers(0, 10**9)),
    min_size=2,
)


@given(FREQUENCIES, st.sampled_from([CARDS, TILES, 200]))
def test_counts_add_up_and_no_letter_is_left_out(frequencies: dict[str, int], total: int) -> None:
    counts = apportioned(frequencies, total)
    assert sum(counts.values()) == max(total, len(frequencies))
    assert list(counts) == list(frequencies)
    assert min(counts.values()) >= 1


@given(FREQUENCIES)
def test_frequent_letters_have_more_tiles_and_cards_pay_less_and_cost_more(
    frequencies: dict[str, int],
) -> None:
    counts, values = apportioned(frequencies, TILES), tile_points(frequencies)
    cards, points = apportioned(frequencies, CARDS), card_points(frequencies)
    assert {*values.values()} <= {1, 2, 3, 4, 5, 8, 10}
    assert {*points.values()} <= {2, 6, 8, 10}
    for one, its in frequencies.items():
        for other, its_own in frequencies.items():
            if its > its_own:
                assert counts[one] >= counts[other]
                assert cards[one] >= cards[other]
                assert values[one] <= values[other]
                assert points[one] >= points[other]
            elif its == its_own:
                assert abs(counts[one] - counts[other]) <= 1


@given(FREQUENCIES.filter(lambda frequencies: any(frequencies.values())), st.integers(0, 7))
def test_only_proportions_matter(frequencies: dict[str, int], shift: int) -> None:
    larger = {letter: each << shift for letter, each in frequencies.items()}
    assert tile_points(larger) == tile_points(frequencies)
    assert card_points(larger) == card_points(frequencies)


def test_without_frequencies_all_letters_are_equal() -> None:
    nothing = dict.fromkeys("ABCDE", 0)
    assert apportioned(nothing, 10) == dict.fromkeys("ABCDE", 2)
    assert len({*tile_points(nothing).values(), *card_points(nothing).values()}) <= 2


def test_enable_gives_nearly_the_english_sets() -> None:
    words = Dictionary.load("enable")
    frequencies = Counter("".join(words).upper())
    english = {letter.upper: letter for letter in Language.load("en").letters}
    frequencies = Counter({letter: frequencies[letter] for letter in english})
    cards, points = apportioned(frequencies, CARDS), card_points(frequencies)
    counts, values = apportioned(frequencies, TILES), tile_points(frequencies)

    def difference(ours: dict[str, int], field: str) -> int:
        return sum(abs(ours[each] - getattr(english[each], field)) for each in english)

    # The figures of docs/languages.md.
    assert difference(counts, "count") == 20
    assert difference(values, "value") == 9
    assert difference(cards, "cards") == 14
    assert difference(points, "points") == 28


def test_the_english_pack_is_that_of_the_rules() -> None:
    for letter in Language.load("en").letters:
        assert (letter.cards, letter.points) == (PACK[letter.upper], POINTS[letter.upper])


@pytest.mark.parametrize("code", codes())
def test_each_language_has_a_pack_of_52_cards_with_its_master(code: str) -> None:
    letters = Language.load(code).letters
    assert sum(letter.cards for letter in letters) + PACK[MASTER] == 52
    assert all(letter.cards >= 1 and 2 <= letter.points <= 10 for letter in letters)


def test_a_file_without_a_pack_gets_one_from_its_tiles(tmp_path: Path) -> None:
    path = tmp_path / "tiny.toml"
    path.write_text(
        "[letters]\nA = { count = 9, value = 1 }\nB = { count = 4, value = 1 }\nC = {}\n"
    )
    letters = Language.load(path).letters
    assert [(letter.upper, letter.cards, letter.points) for letter in letters] == [
        ("A", 35, 10),
        ("B", 15, 8),
        ("C", 1, 2),
    ]


@pytest.mark.parametrize(
    ("rows", "message"),
    [
        ("A = { cards = 1 }\nB = {}", "letter 'B' has no cards; write cards for all letters"),
        ("A = { points = 1 }\nB = {}", "letter 'B' has no points; write points for all letters"),
        ("A = { points = 256 }\nB = {}", "points must be a whole number from 0 to 255, not 256"),
        ("A = { count = -1 }\nB = {}", "count must be a whole number from 0 to 255, not -1"),
        ("A = { value = true }\nB = {}", "value must be a whole number from 0 to 255, not True"),
        ("A = { cards = 60 }\nB = { cards = 4 }", "64 cards; a Lexicon pack has 1 to 63"),
        ("A = { cards = 0 }\nB = { cards = 0 }", "0 cards; a Lexicon pack has 1 to 63"),
    ],
)
def test_a_wrong_pack_gets_one_clear_line(tmp_path: Path, rows: str, message: str) -> None:
    path = tmp_path / "wrong.toml"
    path.write_text(f"[letters]\n{rows}\n")
    with pytest.raises(BadAlphabet) as error:
        Language.load(path)
    assert message in str(error.value)
