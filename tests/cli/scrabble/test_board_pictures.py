"""Pictures of boards: SVG that stands alone, and text for a terminal."""

from __future__ import annotations

import re

import pytest
from support.pictures import SPACE, contrast, drawn, texts

from lexicon_fast.base.errors import BadOption
from lexicon_fast.cli.tiles.display import board_lines, label, legend
from lexicon_fast.dictionary.alphabet import Alphabet
from lexicon_fast.games.markup import THEMES
from lexicon_fast.games.tiles import svg
from lexicon_fast.games.tiles.board import Board
from lexicon_fast.games.tiles.layouts import Layout, Premium
from lexicon_fast.rows.painter import Painter

ENGLISH = Alphabet.load("english")
SCRABBLE = Layout.load("scrabble")
BOARD = Board.empty(SCRABBLE, ENGLISH).lay("8D", "QUIz").lay("F8", "(I)T")
LAID = {8 * 15 + 5}


def own_layout() -> Layout:
    tiles = "\n".join(f"{letter} = {{ count = 2, value = 12 }}" for letter in ENGLISH.upper)
    return Layout.parse(
        'rack = 5\nsquares = """\n.ab.\nW...\n"""\n[premiums]\na = { letter = 2, word = 2 }\n'
        f"b = {{ word = 5 }}\nW = {{ word = 3 }}\n[tiles]\n{tiles}\n",
        "own",
        "own",
    )


def test_a_picture_has_all_squares_and_tiles() -> None:
    root = drawn(svg.board_svg(BOARD, SCRABBLE, laid=LAID, rack="AE?", caption=["north 44"]))
    kinds = [each.get("class") for each in root.iter(f"{SPACE}rect")]
    assert sum(kind == "lf-tile-f lf-tile-e" for kind in kinds) == 4 + 3
    assert kinds.count("lf-laid-f lf-laid-e") == 1
    assert kinds.count("lf-word3-f") == 8
    assert kinds.count("lf-letter3-f") == 12
    assert len(list(root.iter(f"{SPACE}circle"))) == 2  # the z on the board, the blank on the rack
    said = texts(root)
    assert said[:15] == list("ABCDEFGHIJKLMNO")
    assert said[15:30] == [str(row) for row in range(1, 16)]
    # The row, then the tile.
    assert [text for text in said if text in ("Q", "10")] == ["10", "Q", "10"]
    assert said[-1] == "north 44"


def test_it_has_a_description() -> None:
    root = drawn(svg.board_svg(BOARD, SCRABBLE, laid=LAID, rack="AE?", title="<a> & b\x00"))
    title, description = root.find(f"{SPACE}title"), root.find(f"{SPACE}desc")
    assert title is not None
    assert description is not None
    assert title.text == "<a> & b"
    assert root.get("role") == "img"
    assert root.get("aria-labelledby") == f"{title.get('id')} {description.get('id')}"
    assert description.text == (
        "15 rows, 15 columns; words: 8D QUIz, F8 IT; last laid on 9F; rack: AE?. Lower case: a"
        " blank. 8D runs across, D8 down."
    )
    assert "no words" in svg.describe(Board.empty(SCRABBLE, ENGLISH))


def test_the_start_has_a_star_until_it_is_covered() -> None:
    empty = drawn(svg.board_svg(Board.empty(SCRABBLE, ENGLISH), SCRABBLE))
    assert len(list(empty.iter(f"{SPACE}polygon"))) == 1
    covered = Board.empty(SCRABBLE, ENGLISH).lay("8G", "AT")
    assert not list(drawn(svg.board_svg(covered, SCRABBLE)).iter(f"{SPACE}polygon"))


def test_any_layout_can_be_drawn() -> None:
    layout = own_layout()
    root = drawn(svg.board_svg(Board.empty(layout, ENGLISH), layout))
    assert [text for text in texts(root) if text[-1] in "LW"] == ["2L", "2W", "5W", "3W"]
    large = Layout.load("super")
    assert len(texts(drawn(svg.board_svg(Board.empty(large, ENGLISH), large)))) > 42


def test_same_board_same_picture() -> None:
    assert svg.board_svg(BOARD, SCRABBLE) == svg.board_svg(BOARD, SCRABBLE)


def test_themes() -> None:
    pictures = {theme: svg.board_svg(BOARD, SCRABBLE, theme=theme) for theme in THEMES}
    assert len(set(pictures.values())) == 3
    assert "prefers-color-scheme" in pictures["auto"]
    assert "prefers-color-scheme" not in pictures["dark"]
    with pytest.raises(BadOption, match="theme 'grey'; themes: auto, light, dark"):
        svg.board_svg(BOARD, SCRABBLE, theme="grey")


@pytest.mark.parametrize("palette", [svg._LIGHT, svg._DARK])
def test_text_can_be_read_on_every_colour(palette: dict[str, tuple[str, str]]) -> None:
    """At least 4.5 to 1, as WCAG 2 asks for."""
    for kind, colours in palette.items():
        if kind != "edge":
            assert contrast(*colours) >= 4.5, kind


def test_a_board_in_a_terminal() -> None:
    lines = board_lines(BOARD, SCRABBLE, Painter(colour=False), laid=LAID)
    assert lines[0] == "    A  B  C  D  E  F  G  H  I  J  K  L  M  N  O"
    assert lines[1] == " 1  =  .  .  '  .  .  .  =  .  .  .  '  .  .  ="
    assert lines[8] == " 8  =  .  .  Q  U  I  z  -  .  .  .  '  .  .  ="
    assert lines[9] == " 9  .  .  '  .  . [T] '  .  '  .  .  .  '  .  ."
    assert len(lines) == 16
    assert legend(SCRABBLE) == "' 2L  \" 3L  - 2W  = 3W"
    coloured = board_lines(BOARD, SCRABBLE, Painter(colour=True), laid=LAID)
    bare = [re.sub(r"\x1b\[[0-9;]*m", "", line).rstrip() for line in coloured]
    assert bare == [line.replace("[T]", " T ") for line in lines]


def test_other_squares_in_a_terminal() -> None:
    layout = own_layout()
    lines = board_lines(Board.empty(layout, ENGLISH), layout, Painter(colour=False))
    assert lines == ["    A  B  C  D", " 1  .  +  +  .", " 2  =  .  .  ."]
    assert legend(layout) == "= 3W  + 5W, 2L 2W"
    assert [label(Premium()), label(Premium(2, 3))] == ["", "2L 3W"]
