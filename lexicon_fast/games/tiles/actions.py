"""What a player can do on a crossword board, as plain values that go into records and messages."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from lexicon_fast.arguments import wrong_type
from lexicon_fast.games.events import BaseAction

if TYPE_CHECKING:
    from lexicon_fast.games.tiles.plays import Play


class Lay(BaseAction, frozen=True, tag="play"):
    """Tiles laid for a word.

    at: where it begins, `8D` across, `D8` down. word: `QUI(T)z`: letters that lie there already in
    parentheses, a blank as the letter it stands for, in lower case; in Lexibomb, where it stands
    for none, `QUI(T)_`.
    """

    at: str
    word: str


class Exchange(BaseAction, frozen=True, tag="exchange"):
    """Tiles given back for as many others: upper case, `?` the blank (in Lexibomb `_`)."""

    tiles: str


class Pass(BaseAction, frozen=True, tag="pass"):
    """Nothing."""


class Challenge(BaseAction, frozen=True, tag="challenge"):
    """Doubt of the words that were just laid, all of them together."""


class Accept(BaseAction, frozen=True, tag="accept"):
    """No doubt of them."""


Action: TypeAlias = Lay | Exchange | Pass | Challenge | Accept

PASS: Final = Pass()
CHALLENGE: Final = Challenge()
ACCEPT: Final = Accept()


def action_of(play: Play) -> Lay:
    """Return the action that makes a play of the generator. Raises TypeError."""
    try:
        return Lay(play.at, play.word)
    except AttributeError:
        raise wrong_type("play", "a Play", play) from None
