"""The numbers of Lexibomb's README (`sources/5`), in its order and in its words."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

import lexicon_fast as lf
from lexicon_fast.games.lexibomb.game import Game
from lexicon_fast.games.lexibomb.rules import RULESETS
from lexicon_fast.games.tiles.actions import PASS, Exchange, Lay

STANDARD = RULESETS["standard"]
POC = RULESETS["classic_poc"]

LETTER_POINTS = """
A B C D E F G H I J K L M
1 3 3 2 1 4 2 4 1 8 5 1 3

N O P Q  R S T U V W X Y Z
1 1 3 10 1 1 1 1 4 4 8 4 10
"""
BLANKS_POINTS = 0

TILESET = """
A B C D E  F G H I J K L M
9 2 2 4 12 2 3 2 9 1 1 4 2

N O P Q R S T U V W X Y Z
6 8 2 1 6 4 6 4 2 2 1 2 1
"""
BLANKS = 2

TWO_LETTER_WORDS = """
ad   ah   am   an   as   at   aw   ax   ay
be   bi   by
do
ed   eh   em   en   ex
fa
go
ha   he   hi   ho
id   if   in   is   it
la   lo
ma   me   mi   mu   my
no   nu
of   oh   om   on   op   or   ow   ox
pa   pi
re
sh   so
ti   to
uh   um   up   us
we
xi
ya   ye   yo
"""

#: Neighbouring bombs -> multiplier.
SCORING = {0: "1 x L", 1: "2 x L", 2: "3 x L", 3: "2 x W", 4: "3 x W", 5: "3 x W", 8: "3 x W"}


def read(table: str) -> dict[str, int]:
    """Letters and the numbers that stand below them."""
    rows = [line.split() for line in table.strip().splitlines() if line]
    letters = [letter for row in rows[::2] for letter in row]
    numbers = [int(number) for row in rows[1::2] for number in row]
    return dict(zip(letters, numbers, strict=True))


def test_letter_points() -> None:
    points = read(LETTER_POINTS)
    assert "".join(points) == "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    for rules in (STANDARD, POC):
        assert rules.layout.values == points | {"?": BLANKS_POINTS}


def test_tileset() -> None:
    counts = read(TILESET)
    assert STANDARD.layout.counts == counts | {"?": BLANKS}
    assert sum(STANDARD.layout.counts.values()) == 100


@pytest.mark.parametrize(("bombs", "multiplier"), SCORING.items())
def test_scoring(bombs: int, multiplier: str) -> None:
    times, _, what = multiplier.partition(" x ")
    letter, word = STANDARD.multipliers[bombs]
    assert (letter, word) == ((int(times), 1) if what == "L" else (1, int(times)))


#: Around the square 8H, as bombs are added one after the other: first those that no other square
#: of a word to the right has beside it.
AROUND = [(6, 6), (7, 6), (8, 6), (6, 7), (8, 7), (6, 8), (8, 8)]


def tiles_after(rack: str) -> str:
    """Return a bag that starts with a rack."""
    left = "".join(tile * n for tile, n in STANDARD.layout.counts.items()).replace("?", "_")
    for tile in rack:
        left = left.replace(tile, "", 1)
    return rack + left


def hat(bombs: list[tuple[int, int]], poc: bool = False) -> Game:
    """HAT, across from 8H, on a field with these bombs."""
    rules = {"name": "few", "layout": "lexibomb", "bombs": len(bombs)}
    if poc:
        rules["multipliers"] = POC.multipliers
    lines = [
        "".join("*" if (row, column) in bombs else "." for column in range(15)) for row in range(15)
    ]
    words = lf.Dictionary.from_words(["hat", "hats"])
    bag = tiles_after("HATSAEI")
    game = Game(words, players=1, ruleset=rules, bag=bag, bombs=lines)
    game.apply(Lay("8H", "HAT"))
    return game


@pytest.mark.parametrize(
    ("shown", "points", "poc_points"),
    [
        ("000", 4 + 1 + 1, 4 + 1 + 1),
        ("100", 2 * 4 + 1 + 1, 2 * 4 + 1 + 1),
        ("200", 3 * 4 + 1 + 1, 3 * 4 + 1 + 1),
        ("300", 2 * (4 + 1 + 1), 2 * (4 + 1 + 1)),
        ("410", 3 * (4 + 2 * 1 + 1), 3 * (4 + 2 * 1 + 1)),
        ("520", 3 * (4 + 3 * 1 + 1), 2 * (2 * 4 + 3 * 1 + 1)),
        ("631", 3 * 2 * (4 + 1 + 2 * 1), 2 * 2 * (3 * 4 + 1 + 2 * 1)),
        ("742", 3 * 3 * (4 + 1 + 3 * 1), 3 * (3 * 4 + 1 + 3 * 1)),
    ],
)
def test_letters_and_words_are_multiplied_by_the_bombs_around(
    shown: str, points: int, poc_points: int
) -> None:
    bombs = AROUND[: int(shown[0])]
    assert hat(bombs).opened[7][7:10] == shown
    assert hat(bombs).scores == (points,)
    assert hat(bombs, poc=True).scores == (poc_points,)


def test_no_points_for_a_word_with_a_bomb_and_later_the_spot_is_1_x_l() -> None:
    game = hat([(7, 8)])
    assert game.opened[7][7:10] == "1*1"
    assert game.scores == (0,)
    game.apply(Lay("8H", "(HAT)S"))
    assert game.scores == (4 + 1 + 1 + 1,)


def test_blanks_may_represent_different_letters_in_differing_orientations() -> None:
    words = lf.Dictionary.from_words(["at", "ox", "on"])
    rules = {"name": "few", "layout": "lexibomb", "bombs": 0}
    game = Game(words, players=1, ruleset=rules, bag=tiles_after("A_O"))
    game.apply(Lay("8H", "A_"))  # AT
    game.apply(Lay("I7", "O(_)"))  # ON or OX
    assert game.board.lines()[6:8] == ["........O......", ".......A_......"]
    assert game.scores == (1 + 1,)


def test_the_list_of_words_holds_its_two_letter_words(
    d2of12inf: lf.Dictionary,
) -> None:
    assert sorted(word for word in d2of12inf if len(word) == 2) == TWO_LETTER_WORDS.split()
    assert len(TWO_LETTER_WORDS.split()) == 62


def test_whats_missing_is_there() -> None:
    # A mechanism to exchange tiles.
    words = lf.Dictionary.from_words(["aeinrst", "at"])
    game = Game(words, seed=1, starter=0)
    game.apply(Exchange(game.racks[0]))
    # If a player scores zero points for three consecutive turns, the game should end.
    game.apply(PASS)
    game.apply(PASS)
    game.apply(PASS)
    assert not game.is_terminal()
    game.apply(PASS)
    assert game.is_terminal()
    # Bonus points for using all seven tiles in a single play (a bingo).
    rules = {"name": "none", "layout": "lexibomb", "bombs": 0}
    game = Game(words, players=2, ruleset=rules, bag=tiles_after("AEINRST"), starter=0)
    game.apply(Lay("8D", "AEINRST"))
    assert game.scores == (7 + 50, 0)
    # When a player runs out of tiles, the remaining tile values for the other player should be
    # subtracted from their score.
    layout = {
        "name": "four tiles",
        "rack": 2,
        "squares": "....\n....\n....\n....",
        "tiles": {letter: {"count": "ATQU".count(letter), "value": 1} for letter in read(TILESET)},
    }
    game = Game(words, ruleset={"name": "x", "layout": layout, "bombs": 0}, bag="ATQU", starter=0)
    game.apply(Lay("2A", "AT"))
    assert game.scores == (2, -2)


def test_the_original_program_has_other_numbers() -> None:
    counts = POC.layout.counts
    changed = {tile: n for tile, n in counts.items() if n != STANDARD.layout.counts[tile]}
    assert changed == {"D": 5, "E": 13, "H": 4, "I": 8, "N": 5, "S": 5, "T": 7}
    assert sum(counts.values()) == 104
    assert POC.multipliers[:5] == STANDARD.multipliers[:5]
    # 5 neighbours = 2 x letter and 2 x word, 6 = 3 x letter and 2 x word, 7 = 3 x letter, 8 = word
    # earns 0.
    assert POC.multipliers[5:] == ((2, 2), (3, 2), (3, 1), (1, 0))
    assert (POC.bombs, POC.layout.rows, POC.layout.columns) == (22, 15, 15)
    assert POC.layout.bonus == STANDARD.layout.bonus == (0,) * 7 + (50,)
    assert (POC.exchange_from, POC.zeros) == (STANDARD.exchange_from, STANDARD.zeros) == (7, 3)


def test_these_numbers_are_in_the_readme(shared: Callable[[str], Path]) -> None:
    text = shared("sources/5-lexibomb.md").read_text(encoding="utf-8")
    assert TWO_LETTER_WORDS.strip() in text
    cells = re.findall(r'<td style="text-align:\w+;">(?:<em>)?(\w+)', text)
    rows: dict[str, list[list[str]]] = {"Letter": [], "Points": [], "Tile": [], "Count": []}
    for cell in cells:
        if cell in rows:
            row: list[str] = []
            rows[cell].append(row)
        else:
            row.append(cell)
    letters = [letter for row in rows["Letter"] for letter in row]
    points = [int(number) for row in rows["Points"] for number in row]
    assert read(LETTER_POINTS) == dict(zip(letters, points, strict=True))
    letters = [letter for row in rows["Tile"] for letter in row]
    counts = [int(number) for row in rows["Count"] for number in row]
    assert read(TILESET) == dict(zip(letters, counts, strict=True))
    assert "**Blanks [ _ ]** = 0 Points" in text
    assert "**Blanks [ _ ]** = 2 Tiles" in text
    for bombs, multiplier in re.findall(r"\| (\d x [LW]) \| (\d)\+? \|", text):
        assert SCORING[int(multiplier)] == bombs
