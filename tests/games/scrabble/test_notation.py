"""Actions as people type them: read as meant, written so that they are read back."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import lexicon_fast as lf
from lexicon_fast.alphabet import Alphabet
from lexicon_fast.errors import BadAction
from lexicon_fast.games.scrabble import notation
from lexicon_fast.games.scrabble.game import Game
from lexicon_fast.games.scrabble.observation import Observation
from lexicon_fast.games.tiles.actions import ACCEPT, CHALLENGE, PASS, Action, Exchange, Lay

ROWS = ("." * 15,) * 7 + ("......HAt......",) + ("." * 15,) * 7


def sees(rack: str, board: tuple[str, ...] = (), phase: str = "turn") -> Observation:
    return Observation(0, rack, board, 50, phase=phase)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("text", "rack", "action"),
    [
        ("8h quiz", "IQUZ", Lay("8H", "QUIZ")),
        ("8H QUIZ", "IQUZ", Lay("8H", "QUIZ")),
        ("  8H   quiz ", "IQUZ", Lay("8H", "QUIZ")),
        ("h8 quiz", "IQUZ", Lay("H8", "QUIZ")),
        ("8 h quiz", "IQUZ", Lay("8H", "QUIZ")),
        ("8h: quiz", "IQUZ", Lay("8H", "QUIZ")),
        ("quiz 8h", "IQUZ", Lay("8H", "QUIZ")),
        # All in lower case: a blank only where the rack lacks the letter.
        ("8h quiz", "IQU?", Lay("8H", "QUIz")),
        ("8h quiz", "IQUZ?", Lay("8H", "QUIZ")),
        ("8h quiz", "QU??", Lay("8H", "QUiz")),
        # Of two equal letters the blank is the one that leaves more points.
        ("8h zayxz", "AXYZ?", Lay("8H", "zAYXZ")),  # 8L counts the letter twice
        ("8d zayxz", "AXYZ?", Lay("8D", "ZAYXz")),  # as does 8D
        # In mixed case the writer says which.
        ("8H QUIz", "IQU?", Lay("8H", "QUIz")),
        ("8H QUIz", "IQUZ?", Lay("8H", "QUIz")),
        ("8h ab!", "AB??", Lay("8H", "ab")),
        ("8h ab", "AB??", Lay("8H", "AB")),
        # Not in any dictionary, or against another rule: that is for the game to say.
        ("8h zqiu", "IQUZ", Lay("8H", "ZQIU")),
        ("1a quiz", "IQUZ", Lay("1A", "QUIZ")),
        ("exchange quz", "IQUZ", Exchange("QUZ")),
        ("EXCHANGE ZQ", "IQUZ", Exchange("QZ")),
        ("ex z?", "IQUZ?", Exchange("Z?")),
        ("-zq", "IQUZ", Exchange("QZ")),
        ("- z *", "IQUZ?", Exchange("Z?")),
        ("exchange z q", "IQUZ", Exchange("QZ")),
        ("pass", "IQUZ", PASS),
        ("P", "IQUZ", PASS),
        ("-", "IQUZ", PASS),
    ],
)
def test_actions_are_read(text: str, rack: str, action: Action) -> None:
    assert notation.parse(text, sees(rack)) == action


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("8g hats", Lay("8G", "(HAt)S")),
        ("8G (HAt)S", Lay("8G", "(HAt)S")),
        ("8G HATS", Lay("8G", "(HAt)S")),
        ("8g ...s", Lay("8G", "(HAt)S")),
        ("j8 so", Lay("J8", "SO")),
        ("8g (hat)s", Lay("8G", "(HAt)S")),
        ("8g hats!", Lay("8G", "(HAt)s")),
        # A tile that makes a word across is noted so.
        ("9h so", Lay("9H", "SO")),
        ("8j s", Lay("8J", "S")),  # not the whole word: the game refuses it
        ("j8 s", Lay("8G", "(HAt)S")),
    ],
)
def test_letters_that_lie_there_may_be_typed_in_many_ways(text: str, action: Action) -> None:
    assert notation.parse(text, sees("OSX?", ROWS)) == action


@pytest.mark.parametrize(
    ("text", "rack", "message"),
    [
        ("", "QU", r"'' is no action; accepted: 8D WORD \(across\)"),
        ("quiz", "QUIZ", "no action"),
        ("8h", "QUIZ", "no action"),
        ("99h quiz", "QUIZ", "no action"),
        ("8z quiz", "QUIZ", "no action"),
        ("8h quiz", "QUI", "the rack lacks Z; accepted: tiles of QUI"),
        ("8h quizzz", "QUIZ?", "the rack lacks Z Z"),
        ("8H QUIz", "QUIZ", r"the rack lacks \? \(lower case is a blank\)"),
        ("8H QUIZ", "IQU?", "the rack lacks Z; accepted"),
        ("8h quäz", "QUIZ", "'ä' is no letter; accepted: A-Z"),
        ("8h qu(iz", "QUIZ", "parenthesis is open"),
        ("8h (q)uiz", "QUIZ", "nothing lies on 8H"),
        ("8m quiz", "QUIZ", "leaves the board"),
        ("exchange", "QUIZ", "accepted: one or more tiles of the rack QUIZ"),
        ("exchange ax", "QUIZ", "accepted: one or more tiles"),
        ("exchange zz", "QUIZ", "accepted: one or more tiles"),
        ("-9", "QUIZ", "accepted: one or more tiles"),
        ("accept", "QUIZ", "no play waits for an answer; accepted"),
        ("challenge", "QUIZ", "no play waits"),
        ("8h " + "a" * 500, "QUIZ", "503 characters; accepted"),
    ],
)
def test_what_cannot_be_meant_is_refused(text: str, rack: str, message: str) -> None:
    with pytest.raises(BadAction, match=message) as caught:
        notation.parse(text, sees(rack))
    assert "accepted" in str(caught.value)
    assert len(str(caught.value)) < 400


def test_letters_on_the_board_have_to_be_those_that_lie_there() -> None:
    with pytest.raises(BadAction, match="'H' lies on 8G, not 'c'; accepted"):
        notation.parse("8g cat", sees("CATS", ROWS))
    with pytest.raises(BadAction, match="lays no tile"):
        notation.parse("8g hat", sees("HATS", ROWS))


def test_answers_are_read_when_they_are_due() -> None:
    waits = sees("QUIZ", ROWS, "challenge")
    for text in ("accept", "A", " Accept "):
        assert notation.parse(text, waits) == ACCEPT
    for text in ("challenge", "c"):
        assert notation.parse(text, waits) == CHALLENGE
    for text in ("pass", "8h quiz", ""):
        with pytest.raises(BadAction, match="no answer to the play; accepted: accept, challenge"):
            notation.parse(text, waits)
    with pytest.raises(BadAction, match="the game is over"):
        notation.parse("pass", sees("QUIZ", ROWS, "over"))


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (Lay("8D", "QUI(T)z"), "8D QUI(T)z"),
        (Exchange("AB?"), "exchange AB?"),
        (Exchange(""), "exchange"),  # what others exchanged
        (PASS, "pass"),
        (ACCEPT, "accept"),
        (CHALLENGE, "challenge"),
    ],
)
def test_actions_are_written(action: Action, text: str) -> None:
    assert notation.format(action) == text
    with pytest.raises(TypeError):
        notation.format(text)  # type: ignore[arg-type]


def test_a_play_of_blanks_alone_is_marked_where_it_would_be_read_otherwise() -> None:
    assert notation.format(Lay("8G", "ab"), sees("AC??")) == "8G ab!"
    assert notation.format(Lay("8G", "ab"), sees("CD??")) == "8G ab"
    assert notation.format(Lay("8G", "aB"), sees("AB??")) == "8G aB"
    assert notation.format(Lay("8G", "ab")) == "8G ab"


def test_what_is_written_is_read_as_the_same_action(enable: lf.Dictionary) -> None:
    rng = random.Random(1)
    hurried = 0
    for seed in range(6):
        rules = {"name": "x", "layout": "scrabble", "challenge": "rules"}
        game = Game(enable, seed=seed, ruleset=rules)
        for _ in range(8):
            mover = game.current_player()
            assert mover is not None
            observation = game.observation(mover)
            legal = game.legal_actions()
            for action in rng.sample(legal, min(60, len(legal))):
                text = notation.format(action, observation)
                assert notation.parse(text, observation, enable) == action, text
                if isinstance(action, Lay):
                    lower = notation.parse(text.lower().rstrip("!"), observation, enable)
                    assert isinstance(lower, Lay)
                    assert (lower.at, lower.word.lower()) == (action.at, action.word.lower())
                    hurried += lower != action
            game.apply(rng.choice(legal))
            if game.phase == "challenge":
                game.apply(ACCEPT)
    assert hurried  # blanks in place of tiles that the rack has


def test_other_alphabets_are_read() -> None:
    alphabet = Alphabet.parse("Α α\nΒ β\nΓ γ\n", "greek", "greek")
    words = lf.Dictionary.from_words(["αβγ"], alphabet=alphabet)
    tiles = {letter: {"count": 5, "value": 1} for letter in "ΑΒΓ?"} | {
        "?": {"count": 2, "value": 0}
    }
    layout = {
        "name": "greek",
        "rack": 3,
        "start": "2B",
        "squares": "....\n....\n....\n....",
        "tiles": tiles,
    }
    seen = Observation(0, "ΑΒ?", bag=3, ruleset={"name": "greek", "layout": layout})
    assert notation.parse("2a αβγ", seen, words) == Lay("2A", "ΑΒγ")
    assert notation.parse("-βα", seen, words) == Exchange("ΑΒ")
    game = Game(words, ruleset={"name": "greek", "layout": layout}, seed=1)
    assert len(game.bag) == 17 - 6


@given(st.text(max_size=30) | st.from_regex(r"[0-9a-zA-Z(). !?*-]{0,20}", fullmatch=True))
def test_garbage_is_a_bad_action_never_a_crash(text: str) -> None:
    for observation in (sees("QUIZEA?"), sees("QUIZEA?", ROWS), sees("", ROWS)):
        try:
            action: Any = notation.parse(text, observation)
        except BadAction:
            continue
        assert notation.parse(notation.format(action, observation), observation) == action
