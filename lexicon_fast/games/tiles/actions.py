"""Actions of the board games as plain values, for records and messages."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from lexicon_fast.base.arguments import wrong_type
from lexicon_fast.games.events import BaseAction

if TYPE_CHECKING:
    from lexicon_fast.games.tiles.plays import Play


class Lay(BaseAction, frozen=True, tag="play"):
    """Lay tiles for a word.

    at: the start, `8D` across, `D8` down. word: `QUI(T)z`, letters on the board in parentheses, a
    blank as its letter in lower case; in Lexibomb a blank has no letter: `QUI(T)_`.

    >>> from lexicon_fast import Dictionary, scrabble
    >>> game = scrabble.Game(Dictionary.from_words(["hat", "his"]), seed=2, starter=1)
    >>> game.racks[1]
    'HIINOSV'
    >>> game.apply(scrabble.Lay("8G", "HIS"))
    >>> game.scores, game.board[7, 6]
    ((0, 12), 'H')
    """

    at: str
    word: str


class Exchange(BaseAction, frozen=True, tag="exchange"):
    """Exchange tiles for as many others: upper case, `?` the blank (in Lexibomb `_`).

    >>> from lexicon_fast import Dictionary, scrabble
    >>> game = scrabble.Game(Dictionary.from_words(["hat"]), seed=2, starter=1)
    >>> game.racks[1]
    'HIINOSV'
    >>> game.apply(scrabble.Exchange("IV"))
    >>> game.racks[1]
    'EHIINOS'
    """

    tiles: str


class Pass(BaseAction, frozen=True, tag="pass"):
    """Pass the turn.

    >>> from lexicon_fast import Dictionary, scrabble
    >>> game = scrabble.Game(Dictionary.from_words(["hat"]), seed=2, starter=1)
    >>> game.apply(scrabble.Pass())  # or scrabble.PASS
    >>> game.current_player(), game.scoreless
    (0, 1)
    """


class Challenge(BaseAction, frozen=True, tag="challenge"):
    """Challenge all words of the last play together.

    >>> from lexicon_fast import Dictionary, scrabble
    >>> game = scrabble.Game(Dictionary.from_words(["hat"]), seed=2, starter=1)
    >>> game.apply(scrabble.Lay("8G", "HIS"))
    >>> game.apply(scrabble.Challenge())  # or scrabble.CHALLENGE
    >>> game.events[-1].right, game.scores  # HIS is not in the dictionary
    (True, (0, 0))
    """


class Accept(BaseAction, frozen=True, tag="accept"):
    """Accept the last play.

    >>> from lexicon_fast import Dictionary, scrabble
    >>> game = scrabble.Game(Dictionary.from_words(["his"]), seed=2, starter=1)
    >>> game.apply(scrabble.Lay("8G", "HIS"))
    >>> game.phase, game.current_player()
    ('challenge', 0)
    >>> game.apply(scrabble.Accept())  # or scrabble.ACCEPT
    >>> game.phase, game.scores
    ('turn', (0, 12))
    """


Action: TypeAlias = Lay | Exchange | Pass | Challenge | Accept

PASS: Final = Pass()
CHALLENGE: Final = Challenge()
ACCEPT: Final = Accept()


def action_of(play: Play) -> Lay:
    """Return the action for a play of the generator, of Scrabble or of Lexibomb.

    Raises TypeError for a value without `at` and `word`.

    >>> from lexicon_fast import Dictionary, scrabble
    >>> best = scrabble.plays([], "CAT", Dictionary.from_words(["cat"]), best=True)[0]
    >>> scrabble.action_of(best)
    Lay(at='8F', word='CAT')
    """
    try:
        return Lay(play.at, play.word)
    except AttributeError:
        raise wrong_type("play", "a Play", play) from None
