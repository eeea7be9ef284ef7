"""Actions as data: the four actions of a turn, and the answers to a play.

A play names the word as it lies on the table afterwards ("laid": `l[u]rch`, letters that Masters
stand for in brackets). The cards paid follow from it and from the table word before the play.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from lexicon_fast.arguments import wrong_type
from lexicon_fast.games.events import BaseAction
from lexicon_fast.games.lexicon.solver import Play


class Form(BaseAction, frozen=True, tag="form"):
    """Form a new word from the hand."""

    laid: str


class Insert(BaseAction, frozen=True, tag="insert"):
    """Add cards to the table word at place `target` (from 0), whose cards keep their order."""

    target: int
    laid: str


class Substitute(BaseAction, frozen=True, tag="substitute"):
    """Exchange cards for cards of the table word at place `target`, which go into the hand."""

    target: int
    laid: str


class Draw(BaseAction, frozen=True, tag="draw"):
    """Discard a card (upper case, `*` the Master) and take another."""

    discard: str
    take: Literal["exposed", "blind"]


class Challenge(BaseAction, frozen=True, tag="challenge"):
    """Challenge the word of the last play."""


class Accept(BaseAction, frozen=True, tag="accept"):
    """Accept the word of the last play."""


Action: TypeAlias = Form | Insert | Substitute | Draw | Challenge | Accept

#: The actions that play a word.
LAYING: Final = (Form, Insert, Substitute)

CHALLENGE: Final = Challenge()
ACCEPT: Final = Accept()


def action_of(play: Play) -> Form | Insert | Substitute:
    """Return the action for a play of the solver. Raises TypeError."""
    try:
        if play.target is None:
            return Form(play.laid)
        return (Insert if play.action == "insert" else Substitute)(play.target, play.laid)
    except AttributeError:
        raise wrong_type("play", "a Play", play) from None


def is_blind_draw(action: Action) -> bool:
    """Return whether an action takes a card that only the player sees."""
    return isinstance(action, Draw) and action.take == "blind"


def word_of(laid: str) -> str:
    """Return a word on the table without its brackets.

    >>> word_of("l[u]rch")
    'lurch'
    """
    return laid.replace("[", "").replace("]", "")


def cards_of(laid: str) -> list[tuple[str, bool]]:
    """Return the letter of each card of a word on the table, and whether it is a Master.

    >>> cards_of("l[u]")
    [('l', False), ('u', True)]
    """
    return [
        (letter, place > 0 and laid[place - 1] == "[")
        for place, letter in enumerate(laid)
        if letter not in "[]"
    ]
