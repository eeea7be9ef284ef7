"""Actions in Scrabble and Lexibomb as people type them: parsed as meant, and formatted so that they
parse back."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support import other_letters
from support.tile_games import LEXIBOMB, SCRABBLE, TileGame, each_game

import lexicon_fast as lf
from lexicon_fast.base.errors import BadAction
from lexicon_fast.games.tiles.actions import PASS, Accept, Action, Exchange, Lay
from lexicon_fast.games.tiles.layouts import Layout

EMPTY = "." * 15
ROWS = {
    SCRABBLE: ((EMPTY,) * 7 + ("......HAt......",) + (EMPTY,) * 7),
    LEXIBOMB: ((EMPTY,) * 7 + ("......HA_......",) + (EMPTY,) * 7),
}


def sees(game: TileGame, rack: str, board: tuple[str, ...] = (), phase: str = "turn") -> Any:
    return game.api.Observation(0, rack, board, 50, phase=phase)


@each_game(
    "text, rack, action",
    both=[
        ("8h quiz", "IQUZ", Lay("8H", "QUIZ")),
        ("8H QUIZ", "IQUZ", Lay("8H", "QUIZ")),
        ("  8H   quiz ", "IQUZ", Lay("8H", "QUIZ")),
        ("h8 quiz", "IQUZ", Lay("H8", "QUIZ")),
        ("8 h quiz", "IQUZ", Lay("8H", "QUIZ")),
        ("8h: quiz", "IQUZ", Lay("8H", "QUIZ")),
        ("quiz 8h", "IQUZ", Lay("8H", "QUIZ")),
        # Not in any dictionary, or against another rule: that is for the game to say.
        ("8h zqiu", "IQUZ", Lay("8H", "ZQIU")),
        ("1a quiz", "IQUZ", Lay("1A", "QUIZ")),
        ("exchange quz", "IQUZ", Exchange("QUZ")),
        ("EXCHANGE ZQ", "IQUZ", Exchange("QZ")),
        ("-zq", "IQUZ", Exchange("QZ")),
        ("exchange z q", "IQUZ", Exchange("QZ")),
        ("pass", "IQUZ", PASS),
        ("P", "IQUZ", PASS),
        ("-", "IQUZ", PASS),
    ],
    scrabble=[
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
        ("ex z?", "IQUZ?", Exchange("Z?")),
        ("- z *", "IQUZ?", Exchange("Z?")),
    ],
    lexibomb=[
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
        ("-_q", "IQU_", Exchange("Q_")),
        ("- ? *", "IQ__", Exchange("__")),
    ],
)
def test_actions_are_parsed(game: TileGame, text: str, rack: str, action: Action) -> None:
    assert game.notation.parse(text, sees(game, rack)) == action


@each_game(
    "text, action",
    both=[("j8 so", Lay("J8", "SO"))],
    scrabble=[
        ("8g hats", Lay("8G", "(HAt)S")),
        ("8G (HAt)S", Lay("8G", "(HAt)S")),
        ("8G HATS", Lay("8G", "(HAt)S")),
        ("8g ...s", Lay("8G", "(HAt)S")),
        ("8g (hat)s", Lay("8G", "(HAt)S")),
        ("8g hats!", Lay("8G", "(HAt)s")),
        # A tile that makes a word across is noted so.
        ("9h so", Lay("9H", "SO")),
        ("8j s", Lay("8J", "S")),  # not the whole word: the game refuses it
        ("j8 s", Lay("8G", "(HAt)S")),
    ],
    lexibomb=[
        ("8g hats", Lay("8G", "(HA_)S")),
        ("8G (HA_)S", Lay("8G", "(HA_)S")),
        ("8g ha_s", Lay("8G", "(HA_)S")),
        ("8G HATS", Lay("8G", "(HA_)S")),
        ("8G HAts", Lay("8G", "(HA_)_")),  # mixed: the s is a blank
        ("8g ...s", Lay("8G", "(HA_)S")),
        # Any letter may be typed over a blank.
        ("8g (had)s", Lay("8G", "(HA_)S")),
        ("8g ha?s", Lay("8G", "(HA_)S")),
        ("9i so", Lay("9I", "SO")),
        ("i7 o(x)", Lay("I7", "O(_)")),
    ],
)
def test_letters_on_the_board_may_be_typed_in_many_ways(
    game: TileGame, text: str, action: Action
) -> None:
    assert game.notation.parse(text, sees(game, f"OSX{game.blank}", ROWS[game])) == action


@each_game(
    "text, rack, message",
    both=[
        ("", "QU", r"'' is not an action; type 8D WORD \(across\)"),
        ("quiz", "QUIZ", "not an action"),
        ("8h", "QUIZ", "not an action"),
        ("99h quiz", "QUIZ", "not an action"),
        ("8z quiz", "QUIZ", "not an action"),
        ("8h quiz", "QUI", "the rack QUI lacks Z"),
        ("8h quäz", "QUIZ", "'ä' is not a letter; use A-Z"),
        ("8h qu(iz", "QUIZ", "is unbalanced"),
        ("8h (q)uiz", "QUIZ", "no tile is on 8H"),
        ("8m quiz", "QUIZ", "leaves the board"),
        ("exchange", "QUIZ", "exchange one or more tiles of the rack QUIZ"),
        ("exchange ax", "QUIZ", "exchange one or more tiles"),
        ("exchange zz", "QUIZ", "exchange one or more tiles"),
        ("-9", "QUIZ", "exchange one or more tiles"),
        ("8h " + "a" * 500, "QUIZ", "503 characters; type"),
    ],
    scrabble=[
        ("8h quizzz", "QUIZ?", "lacks Z Z"),
        ("8H QUIz", "QUIZ", r"the rack QUIZ lacks \? \(lower case is a blank\)"),
        ("8H QUIZ", "IQU?", "the rack IQU. lacks Z"),
        ("accept", "QUIZ", "there is no play to answer; type"),
        ("challenge", "QUIZ", "no play to answer"),
    ],
    lexibomb=[
        ("8h quizzz", "QUIZ_", r"lacks Z \(_ or"),
        ("8H QUIz", "QUIZ", r"the rack QUIZ lacks _ \(_ or lower case is a blank\)"),
        ("8H QUIZ", "QUI_", r"lacks Z \("),
        ("8h quäz", "QUIZ", "'ä' is not a letter; use A-Z, _ for a blank"),
        ("exchange _", "QUIZ", "exchange one or more tiles"),
        ("accept", "QUIZ", "is not an action; type"),
    ],
)
def test_text_that_is_no_action_is_refused(
    game: TileGame, text: str, rack: str, message: str
) -> None:
    with pytest.raises(BadAction, match=message) as caught:
        game.notation.parse(text, sees(game, rack))
    assert len(str(caught.value)) < 400


@each_game(
    "text, rack, phase, message",
    both=[
        ("8g hat", "HATS", "turn", "lays no tile"),
        ("pass", "QUIZ", "over", "the game is over"),
    ],
    scrabble=[("8g cat", "CATS", "turn", "'H' is on 8G, not 'c'")],
    lexibomb=[
        ("8g cats", "CATS", "turn", "'H' is on 8G, not 'C'"),
        ("8g h_ts", "CATS_", "turn", "'A' is on 8H, not '_'"),
    ],
)
def test_text_that_contradicts_the_board_is_refused(
    game: TileGame, text: str, rack: str, phase: str, message: str
) -> None:
    with pytest.raises(BadAction, match=message):
        game.notation.parse(text, sees(game, rack, ROWS[game], phase))


@each_game(
    "action, text",
    both=[
        (Exchange(""), "exchange"),  # what others exchanged
        (PASS, "pass"),
    ],
    scrabble=[
        (Lay("8D", "QUI(T)z"), "8D QUI(T)z"),
        (Exchange("AB?"), "exchange AB?"),
    ],
    lexibomb=[
        (Lay("8D", "QUI(T)_"), "8D QUI(T)_"),
        (Exchange("AB_"), "exchange AB_"),
    ],
)
def test_actions_are_formatted(game: TileGame, action: Action, text: str) -> None:
    assert game.notation.format(action) == text
    with pytest.raises(TypeError):
        game.notation.format(text)


def test_lexibomb_formats_no_answers() -> None:
    with pytest.raises(TypeError):
        LEXIBOMB.notation.format(Accept())


@each_game()
def test_formatted_actions_parse_back(game: TileGame) -> None:
    words = lf.Dictionary.from_words(
        ["at", "an", "as", "so", "on", "no", "to", "in", "is", "it", "hat", "hats", "note", "notes"]
    )
    rng = random.Random(1)
    for seed in range(6):
        played = game.api.Game(words, seed=seed)
        while not played.is_terminal():
            observation = played.observation(played.current_player())
            legal = played.legal_actions()
            for action in rng.sample(legal, min(60, len(legal))):
                text = game.notation.format(action, observation)
                assert game.notation.parse(text, observation, words) == action, text
            played.apply(legal[0] if rng.random() < 0.8 else rng.choice(legal))


@each_game()
@given(text=st.text(max_size=30) | st.from_regex(r"[0-9a-zA-Z(). !?*_-]{0,20}", fullmatch=True))
def test_garbage_is_a_bad_action_never_a_crash(game: TileGame, text: str) -> None:
    rack = f"QUIZEA{game.blank}"
    for observation in (sees(game, rack), sees(game, rack, ROWS[game]), sees(game, "", ROWS[game])):
        try:
            action = game.notation.parse(text, observation)
        except BadAction:
            continue
        text_again = game.notation.format(action, observation)
        assert game.notation.parse(text_again, observation) == action


@each_game()
def test_letters_are_those_of_the_layout_without_a_dictionary(game: TileGame) -> None:
    layout = Layout.parse(other_letters.LAYOUT, "polish", "polish.toml")
    mines = {"bombs": 3} if game is LEXIBOMB else {}
    rules = game.rules.Ruleset("polish", layout, **mines)
    seen = game.api.Observation(0, "ĆĘIKPST", (), 30, ruleset=rules.to_json())
    assert game.notation.parse("3a stępić", seen) == Lay("3A", "STĘPIĆ")
