"""The words of plays in a history, and the rulings on them."""

from __future__ import annotations

from lexicon_fast.bots.phonies import laid_words, ruled_words
from lexicon_fast.bots.scrabble import validation
from lexicon_fast.dictionary.alphabet import Alphabet
from lexicon_fast.games.scrabble import Action
from lexicon_fast.games.scrabble.observation import Turn
from lexicon_fast.games.tiles.actions import CHALLENGE, PASS, Lay

#: QI is accepted, ZAXI is challenged and stays, PASS, QAXI is challenged and taken back, OX waits.
HISTORY = (
    Turn(0, Lay("8G", "QI")),
    Turn(1, Lay("9G", "ZAX(i)")),
    Turn(0, CHALLENGE, right=False),
    Turn(0, PASS),
    Turn(1, Lay("7G", "qAXI")),
    Turn(0, CHALLENGE, right=True),
    Turn(0, Lay("6G", "AE")),
    Turn(1, Lay("5G", "OX")),
)


def laid_word(action: Action) -> str | None:
    """The word of an action, in English."""
    return validation.laid_word(action, Alphabet.load("english"))


def test_rulings_belong_to_the_play_before_and_the_last_play_is_left_out() -> None:
    assert laid_words(HISTORY, 1, laid_word) == [("zaxi", True), ("qaxi", False)]
    assert laid_words(HISTORY[:-1], 0, laid_word) == [("qi", None)]


def test_ruled_words_are_those_of_right_or_wrong_challenges() -> None:
    assert ruled_words(HISTORY, laid_word, right=False) == {"zaxi"}
    assert ruled_words(HISTORY, laid_word, right=True) == {"qaxi"}
    assert ruled_words(HISTORY[:5], laid_word, right=True) == set()
