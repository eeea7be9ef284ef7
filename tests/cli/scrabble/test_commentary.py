"""Pictures of and commentary on a game of Scrabble."""

from __future__ import annotations

import re
from typing import Any

import pytest

from lexicon_fast import Dictionary, scrabble
from lexicon_fast.cli.scrabble.display import Commentary, LastPlay, last_play, picture
from lexicon_fast.cli.scrabble.human import rules_summary
from lexicon_fast.dictionary.alphabet import Alphabet
from lexicon_fast.games.scrabble import ACCEPT, CHALLENGE, CHALLENGES, PASS, Exchange, Lay
from lexicon_fast.games.scrabble.observation import Observation, Turn
from lexicon_fast.games.tiles.layouts import Tile
from lexicon_fast.rows.painter import Painter, folded_painted, unpainted

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


def observation(**changed: Any) -> Observation:
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


def test_a_picture_has_all_facts_in_80_columns() -> None:
    drawn = picture(observation(rack="AEIONN?", lost=(1, 0)), ["you", "static"], ENGLISH, PLAIN)
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
    plain = picture(observation(rack=rack), names, ENGLISH, Painter(colour=False, width=width))
    coloured = picture(observation(rack=rack), names, ENGLISH, Painter(colour=True, width=width))
    for line, painted in zip(plain, coloured, strict=True):
        shown = re.sub(r"\x1b\[[0-9;]*m", "", painted)
        assert shown.split() == re.sub(r"\[(\w)\]", r" \1 ", line).split()
        assert width is None or len(line) <= width
    text = " ".join("\n".join(plain).split())
    for fact in ("Last H8 SET, 20, by static", "Bag 78", "68, 7 tiles", "Rack A1"):
        assert fact in text


def test_the_last_play_on_the_board() -> None:
    squares = (7 * 15 + 7, 8 * 15 + 7, 9 * 15 + 7)
    found = last_play(observation(), ENGLISH)
    assert found == LastPlay(1, Lay("H8", "SET"), 20, squares, ("set", "quizs"))
    # The last play was taken back.
    history = (*HISTORY, Turn(0, CHALLENGE, right=True), Turn(0, PASS))
    rows = [row.replace("S", ".").replace("E", ".") for row in ROWS]
    rows[9] = "." * 15
    back = observation(board=tuple(rows), history=history)
    found = last_play(back, ENGLISH)
    assert found == LastPlay(0, Lay("F8", "(I)T"), 2, (8 * 15 + 5,), ("it",))
    assert last_play(observation(board=(), history=()), ENGLISH) is None
    # The history of an observation from outside can contradict the board.
    for action in (Lay("8D", "CAT"), Lay("99X", "CAT"), Lay("15N", "CAT"), Lay("1A", "CAT")):
        assert last_play(observation(history=(Turn(1, action, 1),)), ENGLISH) is None


# Commentary


class Commented:
    """A game with its commentary."""

    def __init__(self, dictionary: Dictionary, you: int | None, **options: Any) -> None:
        self.game = scrabble.Game(dictionary, **options)
        self.commentary = Commentary(
            ["north", "east", "south"][: self.game.players], PLAIN, you=you
        )
        self.commentary.before_action(self.game)
        self.shown = 0
        self.lines = self.new_lines()

    def new_lines(self) -> list[str]:
        fresh = self.game.events[self.shown :]
        self.shown += len(fresh)
        return [line for event in fresh for line in self.commentary.lines(event)]

    def act(self, action: Any) -> list[str]:
        self.commentary.before_action(self.game)
        self.game.apply(action)
        return self.new_lines()


def bag_of(start: str) -> str:
    """Return a full bag with these tiles first."""
    rest = list(
        "".join(tile.letter * tile.count for tile in scrabble.ruleset("standard").layout.tiles)
    )
    for tile in start:
        rest.remove(tile)
    return start + "".join(rest)


def test_the_draw_for_the_start_is_described(enable: Dictionary) -> None:
    game = Commented(enable, 1, players=3, seed=4)
    *ties, last = game.lines
    assert all(line.endswith(": a tie") for line in ties)
    assert re.fullmatch(r"Draw for the start: .*: (north|south) starts|.*: you start", last)
    assert Commented(enable, 0, starter=0).lines == ["You start"]
    assert Commented(enable, 0, starter=1).lines == ["east starts"]
    onlooker = Commented(enable, None, starter=1, bag=bag_of("CATDOGS" + "EIRNTLA"))
    assert onlooker.lines == ["east starts. Racks: north AEILNRT, east ACDGOST"]


def test_a_player_does_not_learn_hidden_tiles(enable: Dictionary) -> None:
    bag = bag_of("CATDOGS" + "EIRNTLA" + "QV")
    for you, exchanged in ((0, "You exchange GS for QV"), (1, "north exchanges 2 tiles")):
        game = Commented(enable, you, starter=0, bag=bag)
        assert game.act(Exchange("GS")) == [exchanged]
        assert game.act(PASS) == [["east passes"], ["You pass"]][you]
    game = Commented(enable, None, starter=0, bag=bag)
    assert game.act(Exchange("GS")) == ["north (ACDGOST) exchanges GS for QV"]
    line, *board = game.act(Lay("8H", "LINER"))
    assert line == "east (AEILNRT) plays 8H LINER: 12 points, 12 in all"
    assert "".join(board).count("[") == 5


def test_the_end_is_described(enable: Dictionary) -> None:
    game = Commented(enable, 0, starter=0, bag=bag_of("CATDOGS" + "EIRNTLA"))
    for _ in range(5):
        game.act(PASS)
    lines = game.act(PASS)
    assert lines[-5:] == [
        "",
        "The game is over: 6 turns in a row without a point.",
        "you   ACDGOST   0  -11 = -11",
        "east  AEILNRT   0   -7 = -7",
        "east wins the game. Scores: you -11, east -7.",
    ]


def test_going_out_is_described(enable: Dictionary) -> None:
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
    game = Commented(enable, 1, starter=0, ruleset=rules, bag="AABB")
    assert game.act(Lay("8H", "AA"))[1:] == [
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
def test_the_rules_summary_is_that_of_the_ruleset(challenge: str) -> None:
    rules = scrabble.ruleset({"name": "own", "layout": "super", "challenge": challenge})
    text = " ".join(rules_summary(rules))
    assert text.startswith("Ruleset own.")
    assert "4W" in text
    assert "covers 11K" in text
    assert ("rejected" in text) == (challenge == "void")
    assert ("can challenge" in text) == (challenge != "void")
    assert ("5 more" in text.replace("50 more", "")) == (challenge == "five")
