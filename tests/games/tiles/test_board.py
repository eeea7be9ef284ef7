"""Boards, racks and CGP: read, written, laid upon, and what is wrong with bad ones."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any
from unittest.mock import patch

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from oracles import tile_plays as reference
from support.effort import examples

from lexicon_fast.base.errors import BadAction, BadAlphabet, BadHand, BadPosition
from lexicon_fast.dictionary.alphabet import Alphabet
from lexicon_fast.games.lexibomb.board import Board as LexibombBoard
from lexicon_fast.games.tiles import board as board_module
from lexicon_fast.games.tiles import cgp as cgp_module
from lexicon_fast.games.tiles.board import Board, parse_rack, rack_counts
from lexicon_fast.games.tiles.cgp import Position, format_cgp, parse_cgp
from lexicon_fast.games.tiles.layouts import Layout

ENGLISH = Alphabet.load("english")
LAYOUT = Layout.load("scrabble")
EMPTY_ROWS = ["." * 15] * 15
QUIT = [*EMPTY_ROWS[:7], "......QUiT.....", *EMPTY_ROWS[8:]]
QUIT_CGP = "15/15/15/15/15/15/15/6QUiT5/15/15/15/15/15/15/15"


def board_of(rows: Any) -> Board:
    return Board.parse(rows, LAYOUT, ENGLISH)


def test_rows_are_read_in_every_way_they_are_written() -> None:
    board = board_of(QUIT)
    for text in (QUIT_CGP, "\n".join(QUIT), "\r\n".join(QUIT) + "\n", "/".join(QUIT), tuple(QUIT)):
        assert board_of(text) == board
    assert board.lines() == QUIT
    assert str(board) == "\n".join(QUIT)
    assert board.cgp == QUIT_CGP
    assert (board[7, 6], board[7, 8], board[0, 0]) == ("Q", "i", "")
    assert not board.is_empty
    assert board_of(EMPTY_ROWS) == board_of(()) == Board.empty(LAYOUT, ENGLISH)
    assert Board.empty(LAYOUT, ENGLISH).is_empty
    assert len({board, board_of(QUIT), Board.empty(LAYOUT, ENGLISH)}) == 2
    with pytest.raises(IndexError):
        board[15, 0]
    with pytest.raises(IndexError):
        board[0, -1]


@given(
    st.lists(
        st.text("ABCxyz....", min_size=15, max_size=15),
        min_size=15,
        max_size=15,
    )
)
def test_any_board_comes_back(rows: list[str]) -> None:
    board = board_of(rows)
    assert board.lines() == rows
    assert board_of(board.cgp) == board
    assert Board(15, 15, ENGLISH, board.squares) == board


@pytest.mark.parametrize(
    ("row", "said"),
    [
        ("6QU2T5", "row 3, character 6: 5 empty squares"),
        ("6Q*T6", r"row 3, character 3: '\*' is not a letter; use A-Z"),
        ("6Q[CH]6", r"row 3, character 3: '\['"),
        ("6QÜT6", "row 3, character 3: 'Ü'"),
        ("6Q²T6", "row 3, character 3: '²'"),
        ("6Q T6", "row 3, character 3: ' '"),
        ("16", "row 3, character 1: 16 empty squares; a row has 15 squares"),
        ("123", "row 3, character 1: 123 empty squares"),
        ("0ABC12", "row 3, character 1: 0 empty squares"),
        ("A15", "row 3, character 2: 15 empty squares"),
        ("9" * 4000, "row 3, character 1: 9{20} empty squares"),
        ("14", "row 3: 14 squares; a row has 15"),
        ("", "row 3: 0 squares"),
        ("A" * 16, "row 3: 16 squares"),
    ],
)
def test_a_bad_row_is_named_with_its_character(row: str, said: str) -> None:
    with pytest.raises(BadPosition, match=said):
        board_of(["15", "15", row, *["15"] * 12])
    if " " not in row:
        with pytest.raises(BadPosition, match=said):
            parse_cgp("/".join(["15", "15", row, *["15"] * 12]) + " A/ 0/0 0", LAYOUT, ENGLISH)


def test_what_is_no_board() -> None:
    with pytest.raises(BadPosition, match="board: 14 rows; it must have 15"):
        board_of(EMPTY_ROWS[1:])
    with pytest.raises(BadPosition, match="board, row 1: 15 is not a str"):
        board_of([15] * 15)
    with pytest.raises(BadPosition, match="3 squares; the board has 15 x 15"):
        Board(15, 15, ENGLISH, b"\xff\xff\xff")
    with pytest.raises(BadPosition, match="square with code 26; use 255"):
        Board(2, 2, ENGLISH, bytes([0, 26, 255, 0x80]))
    with pytest.raises(BadAlphabet, match="letters without two cases"):
        Board(2, 2, Alphabet("hebrew", "אב", "אב"))


def test_a_play_is_laid_in_every_way_it_is_written() -> None:
    board = board_of(QUIT)
    for word in ("(QUIT)S", "(QUiT)S", "QUITS", "....S", "(QU)..S"):
        assert board.lay("8G", word).lines()[7] == "......QUiTS...."
    down = board.lay("J7", "I(T)s")
    assert [row[9] for row in down.lines()[6:9]] == ["I", "T", "s"]
    assert board.lines() == QUIT
    assert board.tiles("J7", "I(T)s") == [(6 * 15 + 9, 8), (8 * 15 + 9, 0x80 | 18)]
    assert Board.empty(LAYOUT, ENGLISH).lay("8G", "QUiT") == board


@pytest.mark.parametrize(
    ("at", "word", "said"),
    [
        ("8", "CAT", "'8' is not a place; use 8D"),
        ("8G", "(QUIT)", "lays no tile"),
        ("8G", "(QUAT)S", "'i' is on 8I, not 'A'"),
        ("8F", "(S)QUIT", "no tile is on 8F"),
        ("8F", ".QUIT", "no tile is on 8F"),
        ("8N", "CAT", "it leaves the board"),
        ("P8", "CAT", "it leaves the board"),
        ("8G", "(QUITS", "is unbalanced"),
        ("8G", "QUIT)S", r"'\)' is unbalanced"),
        ("8G", "((QUIT))S", r"'\(' is unbalanced"),
        ("8G", "(QUIT)5", "'5' is not a letter"),
    ],
)
def test_a_play_that_does_not_fit_is_told_why(at: str, word: str, said: str) -> None:
    board = board_of(QUIT)
    with pytest.raises(BadAction, match=said):
        board.lay(at, word)


def test_cross_checks_are_the_letters_that_fit_between_neighbours() -> None:
    words = ["quit", "quits", "it", "at", "to", "ta", "ti"]
    board = board_of(QUIT)
    across = board.cross_checks(words)
    assert across[6][9] == "AI"  # above the T
    assert across[8][9] == "AIO"
    assert across[6][6] == ""  # above the Q
    assert across[7][9] is None  # the T itself
    assert across[0][0] is None
    down = board.cross_checks(words, down=True)
    assert down[7][10] == "S"
    assert down[6][9] is None
    for checks, way in ((across, False), (down, True)):
        assert reference.cross_checks(QUIT, words, down=way) == checks


@given(
    st.lists(st.text("AbC...", min_size=15, max_size=15), min_size=15, max_size=15),
    st.lists(st.text("abc", min_size=2, max_size=4), min_size=1, max_size=12),
    st.booleans(),
)
def test_cross_checks_are_those_of_the_twin(rows: list[str], words: list[str], way: bool) -> None:
    words = ["abc", *words]  # the twin knows the letters of its words only
    assert board_of(rows).cross_checks(words, down=way) == reference.cross_checks(
        rows, words, down=way
    )


def test_racks() -> None:
    assert parse_rack("aeinrs*", LAYOUT, ENGLISH) == "AEINRS?"
    assert parse_rack("", LAYOUT, ENGLISH) == ""
    counts = rack_counts("AAZ??", ENGLISH)
    assert len(counts) == 33
    assert (counts[0], counts[25], counts[32], sum(counts)) == (2, 1, 2, 5)
    with pytest.raises(BadHand, match=r"rack 'A1': '1' \(tile 2\) is not a letter; use A-Z"):
        parse_rack("A1", LAYOUT, ENGLISH)
    with pytest.raises(BadHand, match="8 tiles; the maximum is 7"):
        parse_rack("A" * 8, LAYOUT, ENGLISH)
    not_text: Any = None
    with pytest.raises(BadHand, match="rack is null"):
        parse_rack(not_text, LAYOUT, ENGLISH)


@pytest.mark.parametrize(
    ("rest", "racks", "scores", "zero_turns", "opcodes"),
    [
        ("AEINRS?/QUIZ 12/-4 2", ("AEINRS?", "QUIZ"), (12, -4), 2, ""),
        ("AEINRS?/ 0/0 0", ("AEINRS?", ""), (0, 0), 0, ""),
        ("/QUIZ 0/0 6", ("", "QUIZ"), (0, 0), 6, ""),
        ("A/B/C/D 1/2/3/4 0", ("A", "B", "C", "D"), (1, 2, 3, 4), 0, ""),
        ("A/ 1/2 0 lex NWL20; tmr 1/2;", ("A", ""), (1, 2), 0, "lex NWL20; tmr 1/2;"),
    ],
)
def test_cgp_comes_back_as_it_was(
    rest: str, racks: tuple[str, ...], scores: tuple[int, ...], zero_turns: int, opcodes: str
) -> None:
    line = f"{QUIT_CGP} {rest}"
    position = parse_cgp(line, LAYOUT, ENGLISH)
    assert position == Position(board_of(QUIT), racks, scores, zero_turns, opcodes)
    assert position.rack == racks[0]
    assert format_cgp(position) == line


def test_cgp_may_have_more_white_space_and_a_rack_alone() -> None:
    position = parse_cgp(f"  {QUIT_CGP}\tae?  0/0 \t 0  lex X; \r\n", LAYOUT, ENGLISH)
    assert format_cgp(position) == f"{QUIT_CGP} AE?/ 0/0 0 lex X;"


@pytest.mark.parametrize(
    ("line", "error", "said"),
    [
        ("", BadPosition, "CGP '' lacks BOARD, RACK/OPPONENT, SCORES, ZERO-TURNS; write BOARD"),
        (QUIT_CGP, BadPosition, f"CGP '{QUIT_CGP}' lacks RACK/OPPONENT, SCORES, ZERO-TURNS;"),
        (f"{QUIT_CGP} A/ 0/0", BadPosition, "lacks ZERO-TURNS"),
        (f"{QUIT_CGP} A1/ 0/0 0", BadHand, "rack 'A1': '1'"),
        (f"{QUIT_CGP} A/AAAAAAAA 0/0 0", BadHand, "8 tiles"),
        (f"{QUIT_CGP} A/ 0/x 0", BadPosition, "scores: 'x'; write numbers"),
        (f"{QUIT_CGP} A/ 0/ 0", BadPosition, "scores: ''; write numbers"),
        (f"{QUIT_CGP} A/ 0/٣ 0", BadPosition, "scores: '٣'; write numbers"),
        (
            f"{QUIT_CGP} A/ 0/0 -1",
            BadPosition,
            "zero turns: '-1'; write a number of 1 to 9 digits, such as 0$",
        ),
        (
            f"{QUIT_CGP} A/ 1234567890/0 0",
            BadPosition,
            "scores: '1234567890'; write numbers of 1 to 9",
        ),
        (f"{QUIT_CGP} A/B 9000 0", BadPosition, "2 racks, but 1 score; write one of each"),
        (f"{QUIT_CGP} /A 0 0", BadPosition, "2 racks, but 1 score; write one of each"),
        (f"{QUIT_CGP} A/B/C 0/0 0", BadPosition, "3 racks, but 2 scores"),
        (f"{QUIT_CGP[3:]} A/ 0/0 0", BadPosition, "board: 14 rows; it must have 15"),
    ],
)
def test_bad_cgp_is_told_what_is_wrong(line: str, error: type[ValueError], said: str) -> None:
    with pytest.raises(error, match=said):
        parse_cgp(line, LAYOUT, ENGLISH)


@given(st.text("15/AaQ?. 0-;é", max_size=80))
def test_garbage_is_no_crash(line: str) -> None:
    if line.split() == [rack := re.sub("[^AaQ?]", "", line)] and len(rack) <= 7:
        assert parse_cgp(line, LAYOUT, ENGLISH).rack == rack.upper()
        return
    with pytest.raises((BadPosition, BadHand)):
        parse_cgp(line, LAYOUT, ENGLISH)


def test_a_rack_alone_has_an_empty_board() -> None:
    empty = "/".join(["15"] * 15)
    assert parse_cgp("AEINRS?", LAYOUT, ENGLISH) == parse_cgp(
        f"{empty} AEINRS?/ 0/0 0", LAYOUT, ENGLISH
    )


# ---------------------------------------------------------------- the native reader

ALPHABETS = [
    ENGLISH,
    Alphabet("few", "BAÄ", "baä"),
    Alphabet("tiles of two letters", "A\ue000\U000f0000", "a\ue001\U000f0001"),
    Alphabet("cyrillic", "АБВГДЕЖ", "абвгдеж"),
    Alphabet("no cases", "אב", "אב"),
]
LAYOUTS = [LAYOUT, Layout.load("super"), Layout.load("tests/data/small7.toml")]
#: Characters that change a valid text into one that may be bad.
STRANGE = "0123456789/.?*_+- \t\n\r\x0b\x1c\x85\xa0\u3000²٣ÄßéAaZz[]()\0\ud800\U0001f600"


@st.composite
def boards_and_lines(draw: Any) -> tuple[str, str, Layout, Alphabet]:
    """A board and a line of CGP, valid or almost, in every way they are written."""
    alphabet, layout = draw(st.sampled_from(ALPHABETS)), draw(st.sampled_from(LAYOUTS))
    tiles = alphabet.upper + alphabet.lower
    rows = []
    for _ in range(layout.rows):
        row = "." * layout.columns
        for _ in range(draw(st.integers(0, 2))):
            word = draw(st.text(tiles, min_size=1, max_size=5))
            at = draw(st.integers(0, layout.columns - 1))
            row = (row[:at] + word + row[at:])[: layout.columns]
        if draw(st.integers(0, 3)):
            kept = row.lstrip(".")
            first = len(row) - len(kept)
            last = len(kept) - len(kept.rstrip("."))
            middle = kept.rstrip(".")
            row = f"{first or ''}{middle}{last or ''}"
        rows.append(row)
    racks = st.lists(st.text(f"{tiles}?*", max_size=7), min_size=1, max_size=4)
    scores = st.lists(st.integers(-999, 999).map(str), min_size=1, max_size=4)
    fields = [
        "/".join(rows),
        "/".join(draw(racks)) or "/",
        "/".join(draw(scores)),
        str(draw(st.integers(0, 1200))),
        *draw(st.sampled_from([(), ("lex ENABLE;",), ("lex X;  tmr 1/2; ",)])),
    ]
    line = draw(st.sampled_from([" ", "  ", "\t", "\u3000"])).join(fields)
    texts = [fields[0], line]
    for number in range(2):
        for _ in range(draw(st.sampled_from([0, 0, 1, 1, 2, 5]))):
            text = texts[number]
            at = draw(st.integers(0, len(text)))
            new = draw(st.text(STRANGE + tiles, max_size=2))
            texts[number] = text[:at] + new + text[at + draw(st.integers(0, 2)) :]
    return texts[0], texts[1], layout, alphabet


def outcome(call: Callable[..., Any], *arguments: Any) -> Any:
    """Return the result, or the type and the message of the error."""
    try:
        return call(*arguments)
    except (BadPosition, BadHand, BadAlphabet) as error:
        return type(error), str(error)


@settings(max_examples=examples(1000))
@given(boards_and_lines())
def test_the_native_reader_agrees_with_the_parser_that_names_errors(
    case: tuple[str, str, Layout, Alphabet],
) -> None:
    rows, line, layout, alphabet = case
    calls: list[tuple[Callable[..., Any], Any]] = [
        (parse_cgp, line),
        (Board.parse, rows),
        (Board.parse, rows.split("/")),
        (LexibombBoard.parse, rows),
        (LexibombBoard.parse, rows.lower().replace("?", "_").upper()),
    ]
    with (
        patch.object(board_module, "tile_reader", return_value=None),
        patch.object(cgp_module, "tile_reader", return_value=None),
    ):
        expected = [outcome(call, text, layout, alphabet) for call, text in calls]
    found = [outcome(call, text, layout, alphabet) for call, text in calls]
    assert found == expected
    assert [type(each) for each in found] == [type(each) for each in expected]


def test_cgp_in_its_usual_form_is_read_natively() -> None:
    with patch.object(cgp_module, "_parse_with_care", side_effect=AssertionError):
        for line in (
            f"{QUIT_CGP} AEINRS?/ 0/0 0",
            f"  {QUIT_CGP}\tae*/QUIZ  -12/+4 3 lex X;\n",
            f"{'/'.join(QUIT)} / 999999999/0/1 2",
        ):
            parse_cgp(line, LAYOUT, ENGLISH)
