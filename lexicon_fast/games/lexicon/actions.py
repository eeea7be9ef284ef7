"""What a player may do, as data: the four actions of a turn, and the answers to a play.

A play is told by the word as it then lies on the table ("laid": `l[u]rch`, the letters that Masters
stand for in brackets). Which cards were paid follows from it and from the table word as it lay.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from lexicon_fast.arguments import wrong_type
from lexicon_fast.games.events import BaseAction
from lexicon_fast.games.lexicon.solver import Play


class Form(BaseAction, frozen=True, tag="form"):
    """A new word from the hand."""

    laid: str


class Insert(BaseAction, frozen=True, tag="insert"):
    """Cards put into the table word at place `target` (from 0), its cards kept in their order."""

    target: int
    laid: str


class Substitute(BaseAction, frozen=True, tag="substitute"):
    """Cards exchanged for cards of the table word at place `target`, which come into the hand."""

    target: int
    laid: str


class Draw(BaseAction, frozen=True, tag="draw"):
    """A card discarded (upper case, `*` the Master) and another taken."""

    discard: str
    take: Literal["exposed", "blind"]


class Challenge(BaseAction, frozen=True, tag="challenge"):
    """Doubt of the word that was just laid."""


class Accept(BaseAction, frozen=True, tag="accept"):
    """No doubt of it."""


Action: TypeAlias = Form | Insert | Substitute | Draw | Challenge | Accept

#: The actions that lay a word.
LAYING: Final = (Form, Insert, Substitute)

CHALLENGE: Final = Challenge()
ACCEPT: Final = Accept()


def action_of(play: Play) -> Form | Insert | Substitute:
    """Return the action that makes a play of the solver. Raises TypeError."""
    try:
        if play.target is None:
            return Form(play.laid)
        return (Insert if play.action == "insert" else Substitute)(play.target, play.laid)
    except AttributeError:
        raise wrong_type("play", "a Play", play) from None


def word_of(laid: str) -> str:
    """A word as it lies, without its brackets.

    >>> word_of("l[u]rch")
    'lurch'
    """
    return laid.replace("[", "").replace("]", "")


def cards_of(laid: str) -> list[tuple[str, bool]]:
    """The cards of a word as it lies: the letter of each, and whether a Master stands for it.

    >>> cards_of("l[u]")
    [('l', False), ('u', True)]
    """
    return [
        (letter, place > 0 and laid[place - 1] == "[")
        for place, letter in enumerate(laid)
        if letter not in "[]"
    ]
