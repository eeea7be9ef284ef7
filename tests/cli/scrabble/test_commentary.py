"""What people see of a game of Scrabble: the picture of it, and the lines about what happens."""

from __future__ import annotations

import re
from typing import Any

import pytest

from lexicon_fast import Dictionary, scrabble
from lexicon_fast.alphabet import Alphabet
from lexicon_fast.cli.painter import Painter, folded_painted, unpainted
from lexicon_fast.cli.scrabble.commentary import Teller
from lexicon_fast.cli.scrabble.human import rules_told
from lexicon_fast.cli.scrabble.picture import LastPlay, last_play, picture
from lexicon_fast.games.scrabble import ACCEPT, CHALLENGE, CHALLENGES, PASS, Exchange, Lay
from lexicon_fast.games.scrabble.observation import Observation, Turn
from lexicon_fast.games.tiles.layouts import Tile

ENGLISH = Alphabet.load("english")
PLAIN = Painter(colour=False)

# The picture


ROWS = [
    *["..............."] * 7,
    "...QUIzS.......",
    ".....T.E.......",
    ".......T.......",
    *["..............."] * 5,
]
HISTORY = (
    Turn(1, Lay("8D", "QUIz"), 48),
    Turn(0, ACCEPT),
    Turn(0, Lay("F8", "(I)T"), 2),
    Turn(1, ACCEPT),
    Turn(1, Lay("H8", "SET"), 20),
)


def sees(**changed: Any) -> Observation:
    fields: dict[str, Any] = {
        "player": 0,
        "rack": "AEIOQ??",
        "board": tuple(ROWS),
        "bag": 78,
        "rack_sizes": (7, 7),
        "scores": (2, 68),
        "to_move": 0,
        "history": HISTORY,
    }
    return Observation(**(fields | changed))


def test_the_picture_tells_all_in_80_columns() -> None:
    drawn = picture(sees(rack="AEIONN?", lost=(1, 0)), ["you", "static"], ENGLISH, PLAIN)
    assert drawn == [
        "    A  B  C  D  E  F  G  H  I  J  K  L  M  N  O",
        " 1  =  .  .  '  .  .  .  =  .  .  .  '  .  .  =   you      2, 7 tiles",
        ' 2  .  -  .  .  .  "  .  .  .  "  .  .  .  -  .           loses a turn',
        " 3  .  .  -  .  .  .  '  .  '  .  .  .  -  .  .   static  68, 7 tiles",
        " 4  '  .  .  -  .  .  .  '  .  .  .  -  .  .  '   Last H8 SET, 20, by static",
        " 5  .  .  .  .  -  .  .  .  .  .  -  .  .  .  .",
        ' 6  .  "  .  .  .  "  .  .  .  "  .  .  .  "  .   Bag 78, on other racks 7;',
        " 7  .  .  '  .  .  .  '  .  '  .  .  .  '  .  .   unseen:",
        " 8  =  .  .  Q  U  I  z [S] .  .  .  '  .  .  =   AAAAAAAA BB CC DDDD EEEEEEEEEE",
        " 9  .  .  '  .  .  T  ' [E] '  .  .  .  '  .  .   FF GGG HH IIIIIII J K LLLL MM",
        '10  .  "  .  .  .  "  . [T] .  "  .  .  .  "  .   NNNN OOOOOOO PP RRRRRR SSS',
        "11  .  .  .  .  -  .  .  .  .  .  -  .  .  .  .   TTTT UUU VV WW X YY Z",
        "12  '  .  .  -  .  .  .  '  .  .  .  -  .  .  '",
        "13  .  .  -  .  .  .  '  .  '  .  .  .  -  .  .",
        '14  .  -  .  .  .  "  .  .  .  "  .  .  .  -  .',
        "15  =  .  .  '  .  .  .  =  .  .  .  '  .  .  =",
        "",
        "Rack  A1  E1  I1  O1  N1  N1  ?0  (6 points)",
    ]


@pytest.mark.parametrize("width", [20, 33, 40, 50, 60, 80, 100, 200, None])
def test_the_picture_fits_any_width_and_is_the_same_in_colours(width: int | None) -> None:
    names = ["you", "static"]
    rack = "AEIONN?"
    plain = picture(sees(rack=rack), names, ENGLISH, Painter(colour=False, width=width))
    coloured = picture(sees(rack=rack), names, ENGLISH, Painter(colour=True, width=width))
    for line, painted in zip(plain, coloured, strict=True):
        shown = re.sub(r"\x1b\[[0-9;]*m", "", painted)
        assert shown.split() == re.sub(r"\[(\w)\]", r" \1 ", line).split()
        assert width is None or len(line) <= width
    text = " ".join("\n".join(plain).split())
    for told in ("Last H8 SET, 20, by static", "Bag 78", "68, 7 tiles", "Rack A1"):
        assert told in text


def test_the_last_play_that_lies() -> None:
    squares = (7 * 15 + 7, 8 * 15 + 7, 9 * 15 + 7)
    found = last_play(sees(), ENGLISH)
    assert found == LastPlay(1, Lay("H8", "SET"), 20, squares, ("set", "quizs"))
    # Taken back: the one before.
    history = (*HISTORY, Turn(0, CHALLENGE, right=True), Turn(0, PASS))
    rows = [row.replace("S", ".").replace("E", ".") for row in ROWS]
    rows[9] = "." * 15
    back = sees(board=tuple(rows), history=history)
    found = last_play(back, ENGLISH)
    assert found == LastPlay(0, Lay("F8", "(I)T"), 2, (8 * 15 + 5,), ("it",))
    assert last_play(sees(board=(), history=()), ENGLISH) is None
    # What history says need not be so in an observation from outside.
    for action in (Lay("8D", "CAT"), Lay("99X", "CAT"), Lay("15N", "CAT"), Lay("1A", "CAT")):
        assert last_play(sees(history=(Turn(1, action, 1),)), ENGLISH) is None


# What is told


class Told:
    """A game, and what is told of it."""

    def __init__(self, dictionary: Dictionary, you: int | None, **options: Any) -> None:
        self.game = scrabble.Game(dictionary, **options)
        self.teller = Teller(["north", "east", "south"][: self.game.players], PLAIN, you=you)
        self.teller.look(self.game)
        self.told = 0
        self.lines = self.rest()

    def rest(self) -> list[str]:
        fresh = self.game.events[self.told :]
        self.told += len(fresh)
        return [line for event in fresh for line in self.teller.tell(event)]

    def act(self, action: Any) -> list[str]:
        self.teller.look(self.game)
        self.game.apply(action)
        return self.rest()


def bag_of(start: str) -> str:
    """A bag that begins so."""
    rest = list(
        "".join(tile.letter * tile.count for tile in scrabble.ruleset("standard").layout.tiles)
    )
    for tile in start:
        rest.remove(tile)
    return start + "".join(rest)


def test_the_draw_for_the_start_is_told(enable: Dictionary) -> None:
    told = Told(enable, 1, players=3, seed=4)
    *ties, last = told.lines
    assert all(line.endswith(": a tie") for line in ties)
    assert re.fullmatch(r"Draw for the start: .*: (north|south) starts|.*: you start", last)
    assert Told(enable, 0, starter=0).lines == ["You start"]
    assert Told(enable, 0, starter=1).lines == ["east starts"]
    onlooker = Told(enable, None, starter=1, bag=bag_of("CATDOGS" + "EIRNTLA"))
    assert onlooker.lines == ["east starts. Racks: north AEILNRT, east ACDGOST"]


def test_turns_are_told_to_who_may_see_them(enable: Dictionary) -> None:
    bag = bag_of("CATDOGS" + "EIRNTLA" + "QV")
    for you, exchanged in ((0, "You exchange GS for QV"), (1, "north exchanges 2 tiles")):
        told = Told(enable, you, starter=0, bag=bag)
        assert told.act(Exchange("GS")) == [exchanged]
        assert told.act(PASS) == [["east passes"], ["You pass"]][you]
    told = Told(enable, None, starter=0, bag=bag)
    assert told.act(Exchange("GS")) == ["north (ACDGOST) exchanges GS for QV"]
    line, *board = told.act(Lay("8H", "LINER"))
    assert line == "east (AEILNRT) plays 8H LINER: 12 points, 12 in all"
    assert "".join(board).count("[") == 5


def test_the_end_is_told(enable: Dictionary) -> None:
    told = Told(enable, 0, starter=0, bag=bag_of("CATDOGS" + "EIRNTLA"))
    for _ in range(5):
        told.act(PASS)
    lines = told.act(PASS)
    assert lines[-5:] == [
        "",
        "The game is over: 6 turns in a row without a point.",
        "you   ACDGOST   0  -11 = -11",
        "east  AEILNRT   0   -7 = -7",
        "east wins the game. Scores: you -11, east -7.",
    ]


def test_who_goes_out_is_told(enable: Dictionary) -> None:
    # Few tiles: the bag is empty at once, and one play ends it.
    layout = scrabble.Layout(
        "few",
        scrabble.ruleset("standard").layout.squares,
        None,
        tuple(
            Tile(letter, 2 if letter in "AB" else 0, 3 if letter == "B" else 1)
            for letter in ENGLISH.upper
        ),
        2,
        (0, 0, 0),
    )
    rules = scrabble.Ruleset("few", layout, "void")
    told = Told(enable, 1, starter=0, ruleset=rules, bag="AABB")
    assert told.act(Lay("8H", "AA"))[1:] == [
        "",
        "The game is over: north has no tiles left.",
        "north  no tiles  4   +6 = 10",
        "you    BB        0   -6 = -6",
        "north wins the game. Scores: north 10, you -6.",
    ]


def test_lines_are_broken_between_words_whatever_their_colours() -> None:
    line = "You challenge \x1b[1mHOLEY\x1b[0m, \x1b[31mwrongly\x1b[0m: it is in the dictionary"
    assert folded_painted(line, None) == folded_painted(line, 60) == [line]
    broken = folded_painted(line, 24)
    assert [unpainted(each) for each in broken] == [
        "You challenge HOLEY,",
        "wrongly: it is in the",
        "dictionary",
    ]
    assert " ".join(broken) == line
    assert folded_painted("a" * 30 + " b", 20) == ["a" * 30, "b"]


@pytest.mark.parametrize("challenge", CHALLENGES)
def test_the_rules_told_are_those_of_the_ruleset(challenge: str) -> None:
    rules = scrabble.ruleset({"name": "own", "layout": "super", "challenge": challenge})
    told = " ".join(rules_told(rules, PLAIN))
    assert told.startswith("Ruleset own.")
    assert "4W" in told
    assert "covers 11K" in told
    assert ("are refused" in told) == (challenge == "void")
    assert ("may challenge" in told) == (challenge != "void")
    assert ("5 more" in told.replace("50 more", "")) == (challenge == "five")
