"""Layouts: the two that come with the package, files of one's own, and what a bad one is told."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lexicon_fast.base.errors import BadAlphabet, BadLayout
from lexicon_fast.base.text import MAX_FILE_BYTES
from lexicon_fast.dictionary.alphabet import Alphabet
from lexicon_fast.games.tiles.layouts import LAYOUTS, Layout, Premium, Tile
from lexicon_fast.games.tiles.places import Place, parse_place

SMALL = """
rack = 4
start = "2B"
squares = '''
D..
.T.
'''
[premiums]
D = { word = 2 }
T = { letter = 3, word = 2 }
[bonus]
4 = 10
3 = 5
[tiles]
A = { count = 3, value = 1 }
B = { count = 1, value = 4 }
"?" = { count = 1, value = 0 }
"""


def premiums(layout: Layout) -> Counter[tuple[int, int]]:
    return Counter(premium for row in layout.squares for premium in row)


def test_scrabble_has_the_standard_board_and_tiles() -> None:
    layout = Layout.load("scrabble")
    assert (layout.rows, layout.columns, layout.rack_size) == (15, 15, 7)
    assert str(layout.start) == "8H"
    assert layout.bonus == (0, 0, 0, 0, 0, 0, 0, 50)
    assert sum(layout.counts.values()) == 100
    assert sum(layout.counts[tile] * layout.values[tile] for tile in layout.counts) == 187
    assert (layout.counts["?"], layout.values["?"], layout.values["Q"]) == (2, 0, 10)
    # Double and triple letters, double words (the start among them), triple words.
    assert premiums(layout) == {(1, 1): 164, (2, 1): 24, (3, 1): 12, (1, 2): 17, (1, 3): 8}
    assert layout.squares[0][0] == Premium(word=3)
    assert layout.squares[7][7] == Premium(word=2)


def test_super_has_a_larger_board_around_it_and_twice_the_tiles() -> None:
    layout, scrabble = Layout.load("super"), Layout.load("scrabble")
    assert (layout.rows, layout.columns, layout.rack_size) == (21, 21, 7)
    assert str(layout.start) == "11K"
    assert sum(layout.counts.values()) == 200
    assert layout.values == scrabble.values
    assert tuple(row[3:18] for row in layout.squares[3:18]) == scrabble.squares
    assert premiums(layout)[1, 4] == 4
    assert premiums(layout)[4, 1] == 8
    assert layout.squares[0][0] == layout.squares[20][20] == Premium(word=4)


@pytest.mark.parametrize("name", LAYOUTS)
def test_the_known_boards_look_the_same_from_all_sides(name: str) -> None:
    squares = Layout.load(name).squares
    assert squares == tuple(zip(*squares, strict=True))
    assert squares == squares[::-1]


def test_a_file_is_named_by_its_stem(tmp_path: Path) -> None:
    path = tmp_path / "tiny.toml"
    path.write_bytes(b"\xef\xbb\xbf" + SMALL.encode())
    for where in (path, str(path)):
        layout = Layout.load(where)
        assert layout == Layout.parse(SMALL, "tiny", "here")
        assert (layout.name, layout.rows, layout.columns, layout.rack_size) == ("tiny", 2, 3, 4)
        assert layout.start == Place(1, 1)
        assert layout.squares[0] == (Premium(word=2), Premium(), Premium())
        assert layout.squares[1][1] == Premium(letter=3, word=2)
        assert layout.bonus == (0, 0, 0, 5, 10)
        assert layout.tiles[1] == Tile("B", 1, 4)


def test_start_premiums_and_bonus_may_be_left_out() -> None:
    text = "rack = 2\nsquares = '''\n..\n..'''\n[tiles]\nA = { count = 1, value = 1 }"
    layout = Layout.parse(text, "least", "here")
    assert layout.start is None
    assert layout.bonus == (0, 0, 0)
    assert layout.values == {"?": 0, "A": 1}
    assert len({layout, Layout.parse(text, "least", "there")}) == 1


@pytest.mark.parametrize(
    ("old", "new", "named"),
    [
        ("rack = 4", "rack = 16", "rack is 16; use 1 to 15"),
        ("rack = 4", "rack = true", "rack is True"),
        ("rack = 4", "", "rack is missing"),
        ("rack = 4", "rack = 4\nracks = 4", "unknown key 'racks'; expected rack, start"),
        ('"2B"', '"B"', "start is 'B'; expected a square"),
        ('"2B"', '"3A"', "start 3A is not on the board, 1A to 2C"),
        ("D..", "D.", "row 2 has 3 squares, row 1 has 2"),
        ("D..", "D.x", "squares, row 1, square 3 is 'x'; expected ., D, T"),
        ("D..\n.T.", "", "number of rows is 0; use 2 to 21"),
        ("D..\n.T.", "...\n" * 22, "number of rows is 22"),
        ("D..\n.T.", "." * 22 + "\n" + "." * 22, "squares of row 1 is 22"),
        ("squares = '''\nD..\n.T.\n'''", "squares = 3", "squares is 3; expected a text"),
        ("D = { word = 2 }", "D = { word = 10 }", "multiplier in row 1 is 10"),
        ("D = { word = 2 }", "D = { wrd = 2 }", "unknown key 'premiums.D.wrd'"),
        ("D = { word = 2 }", "D = 2", "premiums.D is 2; expected { letter = 2 }"),
        ("D = { word = 2 }", "D = {}", "premiums.D is {}"),
        (
            "D = { word = 2 }",
            "DD = { word = 2 }",
            "a key in premiums is 'DD'; expected one",
        ),
        ("4 = 10", "5 = 10", "a key in bonus is '5'; expected a number of tiles, 1 to 4"),
        ("4 = 10", "4 = -1", "bonus for 4 tiles is -1"),
        ("A = {", "a = {", "tile 'a' must be a letter in upper case"),
        ("A = {", "AA = {", "tile 'AA'"),
        ("A = {", '"1" = {', "tile '1'"),
        ("count = 3, value = 1", "count = 3", "tiles.A.value is missing"),
        ("count = 3, value = 1", "count = 3, value = 100", "value of tile 'A' is 100"),
        ("count = 1, value = 0", "count = 1, value = 2", "value of tile '?' is 2; use 0"),
        ("A = { count = 3, value = 1 }", "A = 3", "tiles.A is 3; expected { count"),
        ("A = { count", f"{'A' * 5000} = {{ count", f"tile '{'A' * 50}"),
        (
            "[tiles]",
            "0000000011 = 5\n[tiles]",
            "a key in bonus is '0000000011'; expected a number of",
        ),
        ("[tiles]", "[tiles", "line 1"),
        ("rack = 4", f"rack = {'9' * 5000}", "4300 digits"),
        ("[premiums]", "[[premiums]]", "premiums"),
    ],
)
def test_a_bad_file_is_told_what_and_where(old: str, new: str, named: str) -> None:
    assert old in SMALL
    with pytest.raises(BadLayout) as error:
        Layout.parse(SMALL.replace(old, new), "tiny", "tiny.toml")
    assert named in str(error.value)
    assert "tiny" in str(error.value)
    assert len(str(error.value)) < 500


def test_a_missing_file_is_told_what_would_be_known(tmp_path: Path) -> None:
    for name in ("scrable", tmp_path / "none.toml", "\0"):
        with pytest.raises(BadLayout, match="use scrabble, super, lexibomb, or the path"):
            Layout.load(name)
    with pytest.raises(BadLayout) as error:
        Layout.load("x" * 5000)
    assert len(str(error.value)) < 500


def test_what_is_no_text_or_too_long_is_no_layout(tmp_path: Path) -> None:
    path = tmp_path / "tiny.toml"
    path.write_bytes(SMALL.encode() + b"# \xff")
    with pytest.raises(BadLayout, match=r"tiny.toml, line 18: byte 0x\w+ is not UTF-8"):
        Layout.load(path)
    path.write_bytes(b"#" * (MAX_FILE_BYTES + 1))
    with pytest.raises(BadLayout, match="larger than 65,536 bytes"):
        Layout.load(path)


def test_scores_that_do_not_fit_are_refused() -> None:
    text = SMALL.replace("rack = 4", "rack = 15").replace("word = 2", "word = 9")
    wide = text.replace("D..\n.T.", "D" * 21 + "\n" + "D" * 21)
    with pytest.raises(BadLayout, match=r"plays of up to [0-9,]{20,} points"):
        Layout.parse(wide, "wide", "here")


def test_tiles_and_alphabet_have_the_same_letters() -> None:
    english = Alphabet.load("english")
    assert Layout.load("scrabble").values_by_code(english)[:3] == [1, 3, 3]
    with pytest.raises(BadAlphabet, match="has no tiles CDEFGHIJKLMNOPQRSTUVWXYZ"):
        Layout.parse(SMALL, "tiny", "here").values_by_code(english)
    with pytest.raises(BadAlphabet, match="has tiles CDEFGHIJKLMNOPQRSTUVWXYZ, no letter"):
        Layout.load("scrabble").values_by_code(Alphabet("two", "AB", "ab"))


@given(st.integers(0, 20), st.integers(0, 20), st.booleans())
def test_places_are_read_as_they_are_written(row: int, column: int, down: bool) -> None:
    place = Place(row, column, down)
    assert parse_place(str(place)) == parse_place(str(place).lower()) == place


@pytest.mark.parametrize("text", ["", "8", "H", "0A", "A0", "22A", "8V", "8H8", "H8H", "8ſ", "08H"])
def test_what_is_no_place(text: str) -> None:
    assert parse_place(text) is None


def test_a_layout_has_the_letters_of_its_tiles() -> None:
    for name in LAYOUTS:
        assert Layout.load(name).alphabet == Alphabet.load("english")
    alphabet = Layout.parse(SMALL.replace("B =", '"Ł" ='), "pl", "pl.toml").alphabet
    assert (alphabet.name, alphabet.upper, alphabet.lower) == ("pl", "AŁ", "ał")
