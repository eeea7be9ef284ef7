"""Actions as data: the four actions of a turn, and the answers to a play.

A play names the word as it lies on the table afterwards ("laid": `l[u]rch`, letters that Masters
stand for in brackets). The cards paid follow from it and from the table word before the play.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from lexicon_fast.base.arguments import wrong_type
from lexicon_fast.games.events import BaseAction
from lexicon_fast.games.lexicon.solver import Play

if TYPE_CHECKING:
    from lexicon_fast.games.lexicon.plans import PlanStep


class Form(BaseAction, frozen=True, tag="form"):
    """Form a new word from the hand.

    laid: the word as it lies on the table: lower case, the letters of Masters in brackets.

    >>> from lexicon_fast import Dictionary, lexicon
    >>> game = lexicon.Game(Dictionary.from_words(["wait"]), seed=1)
    >>> game.round.hands[0]
    'AIIQRSTUUW'
    >>> game.apply(lexicon.Form("wait"))
    >>> game.round.hands[0], game.round.table
    ('IQRSUU', ('wait',))
    """

    laid: str


class Insert(BaseAction, frozen=True, tag="insert"):
    """Add cards to the table word at place `target` (from 0), whose cards keep their order.

    laid: the longer word as it lies on the table afterwards.

    >>> from lexicon_fast import Dictionary, lexicon
    >>> d = Dictionary.from_words(["hat", "that", "heat"])
    >>> lexicon.legal_actions(lexicon.Observation(0, "TX", ("at", "hat")), d)
    [Insert(target=1, laid='that')]
    """

    target: int
    laid: str


class Substitute(BaseAction, frozen=True, tag="substitute"):
    """Exchange cards for cards of the table word at place `target`, which go into the hand.

    target: from 0; laid: the new word, of the same length, as it lies on the table afterwards.

    >>> from lexicon_fast import Dictionary, lexicon
    >>> d = Dictionary.from_words(["larch", "lurch"])
    >>> lexicon.legal_actions(lexicon.Observation(0, "U", ("larch",)), d)
    [Substitute(target=0, laid='lurch')]
    """

    target: int
    laid: str


class Draw(BaseAction, frozen=True, tag="draw"):
    """Discard a card (upper case, `*` the Master) and take another.

    take: "exposed", the last card of the exposed pile, or "blind", the top card of the stock.

    >>> from lexicon_fast import Dictionary, lexicon
    >>> game = lexicon.Game(Dictionary.from_words(["hat"]), seed=1)
    >>> game.round.hands[0], game.round.pile
    ('AIIQRSTUUW', 'R')
    >>> game.apply(lexicon.Draw("Q", "exposed"))
    >>> game.round.hands[0], game.round.pile
    ('AIIRRSTUUW', 'Q')
    """

    discard: str
    take: Literal["exposed", "blind"]


class Challenge(BaseAction, frozen=True, tag="challenge"):
    """Challenge the word of the last play.

    If the word is not in the dictionary, the play is taken back.

    >>> from lexicon_fast import Dictionary, lexicon
    >>> game = lexicon.Game(Dictionary.from_words(["wait"]), seed=1)
    >>> game.apply(lexicon.Form("wiat"))
    >>> game.apply(lexicon.CHALLENGE)
    >>> game.round.table, game.scores, game.observation(0).history[-1].right
    ((), (0, -10), True)
    """


class Accept(BaseAction, frozen=True, tag="accept"):
    """Accept the word of the last play.

    The next player acts once all other players have accepted.

    >>> from lexicon_fast import Dictionary, lexicon
    >>> game = lexicon.Game(Dictionary.from_words(["wait"]), seed=1)
    >>> game.apply(lexicon.Form("wait"))
    >>> game.legal_actions()
    [Accept(), Challenge()]
    >>> game.apply(lexicon.ACCEPT)
    """


Action: TypeAlias = Form | Insert | Substitute | Draw | Challenge | Accept

#: The actions that play a word.
LAYING: Final = (Form, Insert, Substitute)

CHALLENGE: Final = Challenge()
ACCEPT: Final = Accept()


def action_of(play: Play | PlanStep) -> Form | Insert | Substitute:
    """Return the action for a play of the solver or a step of a plan. Raises TypeError for others.

    >>> from lexicon_fast import Dictionary, lexicon
    >>> d = Dictionary.from_words(["hat", "that"])
    >>> [lexicon.action_of(play) for play in lexicon.plays("THA", ["hat"], d)]
    [Form(laid='hat'), Insert(target=0, laid='that')]
    """
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
