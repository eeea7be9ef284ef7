"""Pictures of minefields: SVG that stands alone, and text for a terminal."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from support.pictures import SPACE, contrast, drawn, texts

from lexicon_fast.cli.lexibomb.display import (
    FieldPicture,
    bombs_line,
    multipliers,
)
from lexicon_fast.dictionary.alphabet import Alphabet
from lexicon_fast.games.lexibomb import svg
from lexicon_fast.games.lexibomb.board import Board
from lexicon_fast.games.lexibomb.minefield import Minefield
from lexicon_fast.games.lexibomb.odds import odds
from lexicon_fast.games.lexibomb.rules import RULESETS
from lexicon_fast.games.markup import THEMES
from lexicon_fast.rows.painter import Painter

RULES = RULESETS["standard"]
#: One bomb lies under the T of 3B CAT_.
FIELD = Minefield(15, 15, [0, 2, 2 * 15 + 3, 10 * 15, 10 * 15 + 1])
BOARD = Board.empty(RULES.layout, Alphabet.load("english")).lay("3B", "CAT_")
TILES = [2 * 15 + column for column in range(1, 5)]
OPENED = FIELD.open(FIELD.closed(), TILES)
ROWS = [OPENED[at : at + 15].decode() for at in range(0, 225, 15)]
LAID = TILES[2:]
ODDS = odds(ROWS, 5).probability


def field_lines(*field: object, **more: object) -> list[str]:
    return FieldPicture(*field, **more).lines()  # type: ignore[arg-type]


def legend(*field: object, **more: object) -> list[str]:
    return FieldPicture(*field, **more).legend()  # type: ignore[arg-type]


def lines(**more: object) -> list[str]:
    colour, width = bool(more.pop("colour", False)), more.pop("width", 80)
    paint = Painter(colour=colour, width=width)  # type: ignore[arg-type]
    return field_lines(BOARD, OPENED, RULES, paint, **more)


def unpainted(text: str) -> str:
    return re.sub(r"\x1b\[[0-9;]*m", "", text)


# In a terminal


def test_squares_show_tiles_numbers_and_bombs_that_were_hit() -> None:
    found = lines(laid=LAID)
    assert found[0] == "    A  B  C  D  E  F  G  H  I  J  K  L  M  N  O"
    assert found[1] == " 1  .  .  .  1  0  0  0  0  0  0  0  0  0  0  0"
    assert found[3].startswith(f" 3  {ROWS[2][0]}  C{ROWS[2][1]} A{ROWS[2][2]}+T*+_{ROWS[2][4]}")
    assert len(found) == 16


def test_bombs_are_shown_where_that_is_wanted() -> None:
    hidden = lines()[11]
    shown = lines(bombs=FIELD.bombs)
    assert hidden != shown[11]
    assert [line.count(" * ") for line in shown].count(0) == 16 - 2
    assert " T*" in shown[3]


def test_odds_are_percentages() -> None:
    found = lines(odds=ODDS)
    assert found[0] == "    A   B   C   D   E   F   G   H   I   J   K   L   M   N   O"
    for row, line in enumerate(found[1:]):
        for column in range(15):
            cell = line[3 + 4 * column : 7 + 4 * column].strip()
            shown, square = ROWS[row][column], row * 15 + column
            if square in TILES:
                assert cell == f"{'CAT_'[TILES.index(square)]}{shown}"
            elif shown == ".":
                assert cell == f"{svg.percent(ODDS[square])}%"
            else:
                assert cell == shown


@pytest.mark.parametrize("width", [20, 33, 48, 62, 63, 200, None])
@pytest.mark.parametrize("colour", [False, True])
@pytest.mark.parametrize("with_odds", [False, True])
def test_no_line_is_longer_than_the_terminal(
    width: int | None, colour: bool, with_odds: bool
) -> None:
    chances = ODDS if with_odds else None
    found = lines(width=width, colour=colour, odds=chances, laid=LAID)
    paint = Painter(colour=colour, width=width)
    told = legend(BOARD, OPENED, RULES, paint, laid=LAID, odds=chances)
    assert max(len(unpainted(line)) for line in found) <= (width or 63)
    assert told
    assert ("\x1b" in "".join(found)) is colour
    for row, line in enumerate(found[1:]):
        assert re.match(rf" ?{row + 1} ", unpainted(line))


def test_certain_odds_are_explained_in_narrow_terminals_too() -> None:
    sure = [0.0, 1.0, 0.001, 0.999, 0.5] + [0.25] * 220
    empty = Board.empty(RULES.layout, BOARD.alphabet)

    def first(width: int) -> str:
        paint = Painter(colour=False, width=width)
        return field_lines(empty, FIELD.closed(), RULES, paint, odds=sure)[1]

    assert first(80).startswith(" 1   0%100%  1% 99% 50% 25%")
    assert first(50).startswith(" 1   0 !!  1 99 50 25")
    assert first(34).startswith(" 1 - ! 0 9 5 2")
    assert first(20).startswith(" 1 -!095222")
    for width, word in ((80, "99% chance"), (50, "!! certain"), (34, "- none; ! certain")):
        paint = Painter(colour=False, width=width)
        assert word in " ".join(legend(empty, FIELD.closed(), RULES, paint, odds=sure))


def test_a_legend_explains_squares_of_its_own_board() -> None:
    plain, wide = Painter(colour=False, width=80), Painter(colour=True, width=80)
    told = legend(BOARD, OPENED, RULES, plain, laid=LAID)
    drawn = "\n".join(lines(laid=LAID))
    highest = max(shown for shown in "".join(ROWS) if shown in "012345678")
    assert told[0].startswith(f"{highest} open, {highest} bomb")
    assert f" C{ROWS[2][1]}" in drawn
    assert f"C{ROWS[2][1]} a tile, {ROWS[2][1]} bomb" in told[0]
    assert "T* a tile on a bomb; +T* just laid" in told[0]
    assert told[1] == ". closed; 1 2L, 2 3L, 3 2W, 4-8 3W"
    coloured = " ".join(legend(BOARD, OPENED, RULES, wide, laid=LAID, bombs=FIELD.bombs))
    assert "just laid" not in coloured
    assert "* a bomb that was not hit" in coloured
    told = legend(BOARD, OPENED, RULES, plain, odds=ODDS)
    chance = max(svg.percent(each) for at, each in enumerate(ODDS) if OPENED[at] == ord("."))
    assert told[-1] == f"{chance}% chance of a bomb in a closed square"
    assert f"{chance}%" in "\n".join(lines(odds=ODDS))


def test_a_legend_explains_only_squares_of_its_board() -> None:
    empty = Board.empty(RULES.layout, BOARD.alphabet)
    plain = Painter(colour=False, width=80)
    assert legend(empty, FIELD.closed(), RULES, plain) == [". closed; 1 2L, 2 3L, 3 2W, 4-8 3W"]
    (told,) = legend(empty, FIELD.closed(), RULES, plain, odds=[5 / 225] * 225)
    assert told == "2% chance of a bomb in a closed square"


def test_an_open_number_is_no_percentage() -> None:
    found = lines(width=50, odds=ODDS)
    assert f"({ROWS[4][0]})" in found[5]


def test_colours_say_no_more_than_signs() -> None:
    plain, coloured = lines(laid=LAID), lines(laid=LAID, colour=True)
    assert [unpainted(line).rstrip() for line in coloured] == [
        line.replace("+", " ") for line in plain
    ]


def test_rules_in_short() -> None:
    assert multipliers(RULES) == "1 2L, 2 3L, 3 2W, 4-8 3W"
    classic = "1 2L, 2 3L, 3 2W, 4 3W, 5 2L 2W, 6 3L 2W, 7 3L, 8 0W"
    assert multipliers(RULESETS["classic_poc"]) == classic
    assert bombs_line(OPENED, 15, 22) == "Bombs 22: 1 hit (3D), 21 hidden"
    assert bombs_line(FIELD.closed(), 15, 5) == "Bombs 5: none hit, 5 hidden"


# SVG


def picture(**more: object) -> ElementTree.Element:
    return drawn(svg.field_svg(BOARD, OPENED, RULES, **more))  # type: ignore[arg-type]


def test_the_picture_is_the_recorded_one(data: Path) -> None:
    """Look at a new picture before you record it."""
    found = svg.field_svg(
        BOARD, OPENED, RULES, laid=set(LAID), odds=ODDS, rack="AE?", caption=["a"]
    )
    assert found == (data / "lexibomb" / "field.svg").read_text(encoding="utf-8")


def kinds(root: ElementTree.Element, start: str) -> list[str]:
    found = [each.get("class") or "" for each in root.iter(f"{SPACE}rect")]
    return [kind for kind in found if kind.startswith(start)]


def test_a_picture_has_all_squares_and_tiles() -> None:
    root = picture(laid=LAID, rack="AB_", caption=["north 44"])
    closed = "".join(ROWS).count(".")
    assert len(kinds(root, "lf-closed-f")) == closed
    assert len(kinds(root, "lf-tile-f")) == 2 + 3
    assert len(kinds(root, "lf-laid-f")) == 1
    assert len(kinds(root, "lf-hit-f")) == 1
    said = texts(root)
    assert said[-1] == "north 44"
    for number in "012":
        wanted = "".join(ROWS).count(number)
        assert said[30:].count(number) >= wanted  # also points


def test_odds_are_drawn_on_closed_squares() -> None:
    root = picture(odds=ODDS)
    closed = [square for square, shown in enumerate("".join(ROWS)) if shown == "."]
    percents = [text for text in texts(root) if text.endswith("%")]
    assert percents == [f"{svg.percent(ODDS[square])}%" for square in closed]
    assert len(kinds(root, "lf-heat")) == len(closed)
    description = root.find(f"{SPACE}desc")
    assert description is not None
    assert f"chance of a bomb: 1A {percents[0]}, " in (description.text or "")


def test_bombs_are_drawn_where_that_is_wanted() -> None:
    # The circle of the blank, and the bomb that was hit.
    assert len(list(picture().iter(f"{SPACE}circle"))) == 2
    shown = picture(bombs=FIELD.bombs)
    assert len(list(shown.iter(f"{SPACE}circle"))) == 2 + 4
    assert len(kinds(shown, "lf-bomb-f")) == 4


def test_it_has_a_description() -> None:
    told = svg.describe(BOARD, OPENED, laid=LAID, bombs=FIELD.bombs, rack="AB_")
    assert told.startswith("15 rows, 15 columns; words: 3B CAT_; last laid on 3D, 3E; rack: AB_;")
    assert f"open squares: row 1 {ROWS[0]}, " in told
    assert "; bombs hit: 3D; bombs that were not hit: 1A, 1C, 11A, 11B." in told
    assert "bombs hit: none" in svg.describe(BOARD, FIELD.open(FIELD.closed(), [50]))


def test_steps_of_the_heat_map() -> None:
    last = len(svg.STEPS) + 2
    chances = (0, 0.001, *svg.STEPS, 0.999, 1)
    assert [svg.heat(chance) for chance in chances] == [0, *range(1, last), last - 1, last]
    assert {f"heat{step}" for step in range(last + 1)} <= svg._LIGHT.keys()
    assert svg._LIGHT.keys() == svg._DARK.keys()


@pytest.mark.parametrize("palette", [svg._LIGHT, svg._DARK])
def test_text_can_be_read_on_every_colour(palette: dict[str, tuple[str, str]]) -> None:
    """At least 4.5 to 1, as WCAG 2 asks for."""
    for kind, colours in palette.items():
        assert contrast(*colours) >= 4.5, kind


def test_themes() -> None:
    pictures = {theme: svg.field_svg(BOARD, OPENED, RULES, theme=theme) for theme in THEMES}
    assert len(set(pictures.values())) == 3
    assert "prefers-color-scheme" not in pictures["dark"]
    assert svg._DARK["closed"][0] in pictures["dark"]
