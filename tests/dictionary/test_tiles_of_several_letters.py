"""Tiles of several letters: read in brackets or by longest match, and shown as one tile."""

from __future__ import annotations

import string
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lexicon_fast import Dictionary, scrabble
from lexicon_fast.base.tile_text import shown, shown_bytes, stand_in
from lexicon_fast.dictionary.languages import Language

WORDS = ["chico", "carro", "calle", "coche", "hico", "echar", "niño", "cóche", "hoc|h"]
#: From the tests of MAGPIE.
CATALAN = (
    "15/15/15/11HUNS/4E5JO3/4n2CE[L·L]A4/2RECELAT6/3XAMIS2D4/4R1BO[NY]1E1P1E/1ZELAM4S1E1N/"
    "4R5A1V1C/BUS[QU]IN4FRENA/U3A2MODI1T1U/R6ERINOSIS/LITIGAnT2O3E"
    " AAIPRRS/AADEGLT 388/446 0 -lex DISC2;"
)


@pytest.fixture
def spanish(tmp_path: Path) -> Dictionary:
    path = tmp_path / "palabras.txt"
    path.write_text("\n".join(WORDS), encoding="utf-8")
    return Dictionary.load(path, language="es")


def test_words_of_a_list_are_split_by_longest_match_except_at_joints(spanish: Dictionary) -> None:
    words = {shown(word) for word in spanish}
    assert words == {
        "[ch]ico", "ca[rr]o", "ca[ll]e", "co[ch]e", "hico", "e[ch]ar", "niño", "hoch",
    }  # fmt: skip


def test_a_typed_hand_has_a_tile_wherever_its_letters_stand_together(spanish: Dictionary) -> None:
    for hand in ("CHICO", "[CH]ICO", "ICO[ch]", "chico", "ChICO"):
        assert [shown(word) for word in spanish.subwords(hand)] == ["[ch]ico"]
    for hand in ("C|HICO", "HICOC"):
        assert spanish.subwords(hand) == ["hico"]
    batch = spanish.subwords_batch(["CHICO", "C|HICO"])
    assert [shown(spanish.words[numbers[0]]) for numbers in batch] == ["[ch]ico", "hico"]


def test_a_word_is_known_only_with_its_tiles(spanish: Dictionary) -> None:
    assert all(word in spanish for word in ("chico", "CHICO", "[CH]ICO", "CÓCHE", "hoc|h"))
    assert not any(word in spanish for word in ("c|hico", "hoch"))


def test_queries_read_tiles(spanish: Dictionary) -> None:
    def find(query: str) -> list[str]:
        return [shown(word) for word in spanish.find(query)]

    assert find("anagram:COCIH") == []
    assert find("anagram:OCICH") == find("pattern:[CH]*") == find("regex:^ch.*") == ["[ch]ico"]
    assert find("pattern:[HC]*") == ["ca[ll]e", "ca[rr]o", "co[ch]e", "hico", "hoch"]
    assert find("length:3") == []
    batch = spanish.find_batch(["anagram:CHICO", "anagram:HICO"])
    assert [len(numbers) for numbers in batch] == [1, 1]


def test_errors_show_tiles(spanish: Dictionary) -> None:
    with pytest.raises(Exception, match=r"'\[CH\]9' has|'\[CH\]9': '9' \(card 2\)"):
        spanish.subwords("CH9")
    assert "[LL]" in spanish.alphabet.describe()


def test_output_shows_only_known_tiles(spanish: Dictionary) -> None:
    tile = spanish.alphabet.typed("CH")
    unknown = "\U000fffa0"
    assert shown(f"{tile}A{unknown}") == f"[CH]A{unknown}"
    assert shown_bytes(f"{tile}ñ".encode()) == "[CH]ñ".encode()


def test_two_tiles_with_one_stand_in_are_refused(spanish: Dictionary) -> None:
    assert spanish.alphabet.long_tiles
    with pytest.raises(ValueError, match=r"^ch$"):
        stand_in("CH", "cH")


def test_catalan_positions_are_read_and_written_back() -> None:
    layout, alphabet = scrabble.Layout.load("scrabble-ca"), Language.load("ca").alphabet
    position = scrabble.parse_cgp(CATALAN, layout, alphabet)
    assert shown(scrabble.format_cgp(position)) == CATALAN
    assert position.board[5, 9] == alphabet.typed("L·L")
    # QU, NY and L·L have no other reading in Catalan, so Macondo writes them without brackets.
    bare = CATALAN.replace("[", "").replace("]", "")
    assert scrabble.parse_cgp(bare, layout, alphabet) == position


def test_boards_keep_letters_apart_that_have_no_brackets() -> None:
    layout, alphabet = scrabble.Layout.load("scrabble-es"), Language.load("es").alphabet
    rows = ["15"] * 7 + ["7CH[CH]5"] + ["15"] * 7
    board = scrabble.Board.parse(rows, layout, alphabet)
    assert scrabble.Board.parse(board.lines(), layout, alphabet) == board
    assert [board[7, column] for column in (7, 8)] == ["C", "H"]
    assert shown(board.cgp).split("/")[7] == "7CH[CH]5"


@settings(max_examples=25, deadline=None)
@given(data=st.data())
def test_searches_equal_those_with_one_character_for_each_tile(data: st.DataObject) -> None:
    """The alphabet: A to H, and tiles of 2 or 3 of these; the reference has digits' stand-ins."""
    single = "ABCDEFGH"
    tiles = data.draw(
        st.lists(st.text(single, min_size=2, max_size=3), min_size=1, max_size=4, unique=True)
    )
    names = [*single, *tiles]
    plain = string.ascii_uppercase[: len(names)]
    toml = "name = 'x'\n[letters]\n" + "\n".join(f"{name} = {{}}" for name in names)
    from lexicon_fast.dictionary import languages

    language = languages._read(toml, "xx", "xx.toml")
    word = st.lists(st.sampled_from(range(len(names))), min_size=2, max_size=7)
    words = data.draw(st.lists(word, min_size=1, max_size=12))
    hand = data.draw(st.lists(st.sampled_from(range(len(names))), min_size=1, max_size=8))

    def bracketed(codes: list[int]) -> str:
        return "|".join(names[code] if code < 8 else f"[{names[code]}]" for code in codes)

    letters = language.alphabet
    ours = Dictionary.from_words(
        [letters.typed(bracketed(each)) for each in words], alphabet=letters
    )
    reference = Dictionary.from_words(["".join(plain[code] for code in each) for each in words])
    expected = reference.subwords("".join(plain[code] for code in hand))
    to_plain = str.maketrans(letters.lower, plain.lower())
    assert Counter(
        found.translate(to_plain) for found in ours.subwords(letters.typed(bracketed(hand)))
    ) == Counter(expected)
