"""Actions of Lexibomb as people type them: read as meant, written so that they are read back."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import lexicon_fast as lf
from lexicon_fast.errors import BadAction
from lexicon_fast.games.lexibomb import notation
from lexicon_fast.games.lexibomb.events import Action
from lexicon_fast.games.lexibomb.game import Game
from lexicon_fast.games.lexibomb.observation import Observation
from lexicon_fast.games.tiles.actions import PASS, Accept, Exchange, Lay

ROWS = ("." * 15,) * 7 + ("......HA_......",) + ("." * 15,) * 7


def sees(rack: str, board: tuple[str, ...] = (), phase: str = "turn") -> Observation:
    return Observation(0, rack, board, bag=50, phase=phase)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("text", "rack", "action"),
    [
        ("8h quiz", "IQUZ", Lay("8H", "QUIZ")),
        ("8H QUIZ", "IQUZ", Lay("8H", "QUIZ")),
        ("h8 quiz", "IQUZ", Lay("H8", "QUIZ")),
        ("quiz 8h", "IQUZ", Lay("8H", "QUIZ")),
        # All in lower case: a blank only where the rack lacks the letter, from left to right.
        ("8h quiz", "IQU_", Lay("8H", "QUI_")),
        ("8h quiz", "IQUZ_", Lay("8H", "QUIZ")),
        ("8h zayxz", "AXYZ_", Lay("8H", "ZAYX_")),
        ("8h quiz", "Q___", Lay("8H", "Q___")),
        # Blanks written as such, and in mixed case the letters in lower case.
        ("8h qui_", "IQUZ_", Lay("8H", "QUI_")),
        ("8h ?uiz", "IUZ_", Lay("8H", "_UIZ")),
        ("8h _ayxz", "AXYZ_", Lay("8H", "_AYXZ")),
        ("8H QUIz", "IQUZ_", Lay("8H", "QUI_")),
        ("8h __", "A__", Lay("8H", "__")),
        # Not in any dictionary, or against another rule: that is for the game to say.
        ("8h zqiu", "IQUZ", Lay("8H", "ZQIU")),
        ("exchange quz", "IQUZ", Exchange("QUZ")),
        ("-_q", "IQU_", Exchange("Q_")),
        ("- ? *", "IQ__", Exchange("__")),
        ("pass", "IQUZ", PASS),
        ("-", "IQUZ", PASS),
    ],
)
def test_actions_are_read(text: str, rack: str, action: Action) -> None:
    assert notation.parse(text, sees(rack)) == action


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("8g hats", Lay("8G", "(HA_)S")),
        ("8G (HA_)S", Lay("8G", "(HA_)S")),
        ("8g ha_s", Lay("8G", "(HA_)S")),
        ("8G HATS", Lay("8G", "(HA_)S")),
        ("8G HAts", Lay("8G", "(HA_)_")),  # mixed: the s is a blank
        ("8g ...s", Lay("8G", "(HA_)S")),
        ("8g (had)s", Lay("8G", "(HA_)S")),
        ("8g ha?s", Lay("8G", "(HA_)S")),
        ("j8 so", Lay("J8", "SO")),
        ("9i so", Lay("9I", "SO")),
        ("i7 o(x)", Lay("I7", "O(_)")),
    ],
)
def test_any_letter_may_be_typed_over_a_blank_that_lies_there(text: str, action: Action) -> None:
    assert notation.parse(text, sees("OSX_", ROWS)) == action


@pytest.mark.parametrize(
    ("text", "rack", "message"),
    [
        ("", "QU", r"'' is no action; accepted: 8D WORD \(across\)"),
        ("quiz", "QUIZ", "no action"),
        ("99h quiz", "QUIZ", "no action"),
        ("8h quiz", "QUI", "the rack lacks Z; accepted: tiles of QUI"),
        ("8H QUIZ", "QUI_", r"the rack lacks Z \("),
        ("8H QUIz", "QUIZ", r"the rack lacks _ \(_ or lower case is a blank\); accepted"),
        ("8h quizzz", "QUIZ_", r"the rack lacks Z \(_ or"),
        ("8h quäz", "QUIZ", "'ä' is no letter; accepted: A-Z, _ for a blank"),
        ("8h qu(iz", "QUIZ", "parenthesis is open"),
        ("8h (q)uiz", "QUIZ", "nothing lies on 8H"),
        ("8m quiz", "QUIZ", "leaves the board"),
        ("exchange", "QUIZ", "accepted: one or more tiles of the rack QUIZ"),
        ("exchange _", "QUIZ", "accepted: one or more tiles"),
        ("accept", "QUIZ", "is no action; accepted"),
        ("8h " + "a" * 500, "QUIZ", "503 characters; accepted"),
    ],
)
def test_what_cannot_be_meant_is_refused(text: str, rack: str, message: str) -> None:
    with pytest.raises(BadAction, match=message) as caught:
        notation.parse(text, sees(rack))
    assert "accepted" in str(caught.value)
    assert len(str(caught.value)) < 400


def test_letters_on_the_board_have_to_be_those_that_lie_there() -> None:
    with pytest.raises(BadAction, match="'H' lies on 8G, not 'C'; accepted"):
        notation.parse("8g cats", sees("CATS", ROWS))
    with pytest.raises(BadAction, match="'A' lies on 8H, not '_'; accepted"):
        notation.parse("8g h_ts", sees("CATS_", ROWS))
    with pytest.raises(BadAction, match="lays no tile"):
        notation.parse("8g hat", sees("HATS", ROWS))
    with pytest.raises(BadAction, match="the game is over"):
        notation.parse("pass", sees("QUIZ", ROWS, "over"))


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (Lay("8D", "QUI(T)_"), "8D QUI(T)_"),
        (Exchange("AB_"), "exchange AB_"),
        (Exchange(""), "exchange"),  # what others exchanged
        (PASS, "pass"),
    ],
)
def test_actions_are_written(action: Action, text: str) -> None:
    assert notation.format(action) == text
    with pytest.raises(TypeError):
        notation.format(Accept())  # type: ignore[arg-type]


def test_what_is_written_is_read_as_the_same_action() -> None:
    words = lf.Dictionary.from_words(
        ["at", "an", "as", "so", "on", "no", "to", "in", "is", "it", "hat", "hats", "note", "notes"]
    )
    rng = random.Random(1)
    for seed in range(6):
        game = Game(words, seed=seed)
        while not game.is_terminal():
            observation = game.observation(game.current_player() or 0)
            legal = game.legal_actions()
            for action in rng.sample(legal, min(60, len(legal))):
                text = notation.format(action, observation)
                assert notation.parse(text, observation, words) == action, text
            game.apply(legal[0] if rng.random() < 0.8 else rng.choice(legal))


@given(st.text(max_size=30) | st.from_regex(r"[0-9a-zA-Z(). !?*_-]{0,20}", fullmatch=True))
def test_garbage_is_a_bad_action_never_a_crash(text: str) -> None:
    for observation in (sees("QUIZEA_"), sees("QUIZEA_", ROWS), sees("", ROWS)):
        try:
            action = notation.parse(text, observation)
        except BadAction:
            continue
        assert notation.parse(notation.format(action, observation), observation) == action
