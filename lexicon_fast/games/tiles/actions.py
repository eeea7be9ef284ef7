"""Actions of the board games as plain values, for records and messages."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from lexicon_fast.arguments import wrong_type
from lexicon_fast.games.events import BaseAction

if TYPE_CHECKING:
    from lexicon_fast.games.tiles.plays import Play


class Lay(BaseAction, frozen=True, tag="play"):
    """Lay tiles for a word.

    at: the start, `8D` across, `D8` down. word: `QUI(T)z`, letters on the board in parentheses, a
    blank as its letter in lower case; in Lexibomb a blank has no letter: `QUI(T)_`.
    """

    at: str
    word: str


class Exchange(BaseAction, frozen=True, tag="exchange"):
    """Exchange tiles for as many others: upper case, `?` the blank (in Lexibomb `_`)."""

    tiles: str


class Pass(BaseAction, frozen=True, tag="pass"):
    """Pass the turn."""


class Challenge(BaseAction, frozen=True, tag="challenge"):
    """Challenge all words of the last play together."""


class Accept(BaseAction, frozen=True, tag="accept"):
    """Accept the last play."""


Action: TypeAlias = Lay | Exchange | Pass | Challenge | Accept

PASS: Final = Pass()
CHALLENGE: Final = Challenge()
ACCEPT: Final = Accept()


def action_of(play: Play) -> Lay:
    """Return the action for a play of the generator. Raises TypeError."""
    try:
        return Lay(play.at, play.word)
    except AttributeError:
        raise wrong_type("play", "a Play", play) from None
