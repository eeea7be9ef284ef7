"""Actions of Scrabble as people type them; what holds in Lexibomb too is in games/tiles."""

from __future__ import annotations

import random

import pytest

import lexicon_fast as lf
from lexicon_fast.base.errors import BadAction
from lexicon_fast.dictionary.alphabet import Alphabet
from lexicon_fast.games.scrabble import notation
from lexicon_fast.games.scrabble.game import Game
from lexicon_fast.games.scrabble.observation import Observation
from lexicon_fast.games.tiles.actions import ACCEPT, CHALLENGE, Exchange, Lay

ROWS = ("." * 15,) * 7 + ("......HAt......",) + ("." * 15,) * 7


def sees(rack: str, board: tuple[str, ...] = (), phase: str = "turn") -> Observation:
    return Observation(0, rack, board, 50, phase=phase)  # type: ignore[arg-type]


def test_answers_are_read_when_they_are_due() -> None:
    waits = sees("QUIZ", ROWS, "challenge")
    for text in ("accept", "A", " Accept "):
        assert notation.parse(text, waits) == ACCEPT
    for text in ("challenge", "c"):
        assert notation.parse(text, waits) == CHALLENGE
    for text in ("pass", "8h quiz", ""):
        with pytest.raises(BadAction, match="not an answer to the play; type accept or challenge"):
            notation.parse(text, waits)
    with pytest.raises(BadAction, match="the game is over"):
        notation.parse("pass", sees("QUIZ", ROWS, "over"))


def test_a_play_of_blanks_alone_is_marked_where_it_would_be_read_otherwise() -> None:
    assert notation.format(Lay("8G", "ab"), sees("AC??")) == "8G ab!"
    assert notation.format(Lay("8G", "ab"), sees("CD??")) == "8G ab"
    assert notation.format(Lay("8G", "aB"), sees("AB??")) == "8G aB"
    assert notation.format(Lay("8G", "ab")) == "8G ab"


def test_formatted_actions_in_lower_case_parse_as_the_same_play(enable: lf.Dictionary) -> None:
    rng = random.Random(1)
    hurried = 0
    for seed in range(3):
        rules = {"name": "x", "layout": "scrabble", "challenge": "rules"}
        game = Game(enable, seed=seed, ruleset=rules)
        for _ in range(8):
            mover = game.current_player()
            assert mover is not None
            observation = game.observation(mover)
            legal = game.legal_actions()
            for action in rng.sample(legal, min(30, len(legal))):
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
