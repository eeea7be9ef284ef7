"""Words as they are laid, card by card: what a play takes from the hand and what it gives back.

A cell is one card on the table as it is written: `u`, or `[u]` for a Master that stands for u.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple, NoReturn

from lexicon_fast.errors import IllegalAction
from lexicon_fast.games.lexicon.actions import Form, Insert, Substitute
from lexicon_fast.games.lexicon.rules import MASTER, Ruleset

if TYPE_CHECKING:
    from lexicon_fast.dictionary import Dictionary

#: Letters that a word on the table may have.
MIN_LETTERS: Final = 2
MAX_LETTERS: Final = 64

_CELL: Final = re.compile(r"\[[^][]\]|[^][]", re.DOTALL)


class Cards:
    """The cards of an alphabet: how they lie on the table, and how they sort in a hand."""

    __slots__ = ("accepted", "card_of", "rank")

    def __init__(self, upper: str, lower: str, accepted: str) -> None:
        #: The card of each cell.
        self.card_of = dict(zip(lower, upper, strict=True)) | {f"[{c}]": MASTER for c in lower}
        #: Where each card sorts: the Master last.
        self.rank = {card: place for place, card in enumerate(upper + MASTER)}
        #: The letters, for messages.
        self.accepted = accepted

    @staticmethod
    def of(dictionary: Dictionary) -> Cards:
        """The cards that spell the words of a dictionary."""
        compiled = dictionary.compiled
        return _cards(compiled.alphabet, compiled.upper, compiled.lower)

    def sort(self, cards: Iterable[str]) -> str:
        """The cards in the order of a hand."""
        return "".join(sorted(cards, key=self.rank.__getitem__))

    def cells(self, laid: str) -> list[str]:
        """The cells of a word as it lies. Raises IllegalAction (rule "word")."""
        cells = _CELL.findall(laid) if "[" in laid else list(laid)
        known = self.card_of
        if all(cell in known for cell in cells) and "".join(cells) == laid:
            if MIN_LETTERS <= len(cells) <= MAX_LETTERS:
                return cells
            said = f"{len(cells)} letters; accepted: {MIN_LETTERS} to {MAX_LETTERS}"
        else:
            said = f"no word; accepted: letters {self.accepted} in lower case, a Master's in"
            said += " brackets of its own: l[u]rch"
        raise IllegalAction("word", f"{_shown(laid)}: {said}")

    def paid(self, cells: Iterable[str]) -> list[str]:
        """The cards of cells."""
        return [self.card_of[cell] for cell in cells]


@lru_cache(maxsize=8)
def _cards(name: str, upper: str, lower: str) -> Cards:
    from lexicon_fast.alphabet import Alphabet

    return Cards(upper, lower, Alphabet(name, upper, lower).describe())


def remove_cards(hand: str, cards: Iterable[str], action: str) -> str:
    """The hand without the cards. Raises IllegalAction (rule "hand") if one is not in it."""
    left = hand
    for card in cards:
        if card not in left:
            raise IllegalAction(
                "hand",
                f"{action} takes {' '.join(cards)}, the hand is {hand!r}; accepted: cards of the"
                " hand, each once",
            )
        left = left.replace(card, "", 1)
    return left


class CheckedPlay(NamedTuple):
    """What a play does: the table after it, the cards paid, those that come into the hand."""

    table: tuple[str, ...]
    paid: list[str]
    taken: list[str]
    #: Is it a substitution that leaves the word as it was?
    same_word: bool


def checked_play(
    action: Form | Insert | Substitute, table: tuple[str, ...], cards: Cards, rules: Ruleset
) -> CheckedPlay:
    """What a play does to the words on the table, whoever makes it.

    Raises IllegalAction (rules "action", "word", "target", and those of the functions below).
    """
    laid = action.laid
    if type(laid) is not str:
        refuse_type("laid", laid, "a word as it lies, a str")
    new = cards.cells(laid)
    if isinstance(action, Form):
        return CheckedPlay((*table, laid), cards.paid(new), [], False)
    target = action.target
    if type(target) is not int:
        refuse_type("target", target, "the place of a table word, an int")
    if not 0 <= target < len(table):
        accepted = f"0 to {len(table) - 1}" if table else "none, there are no words yet"
        shown = target if abs(target) < 1 << 30 else "of so large a number"
        raise IllegalAction("target", f"no table word {shown}; accepted: {accepted}")
    old = cards.cells(table[target])
    after = (*table[:target], laid, *table[target + 1 :])
    if isinstance(action, Insert):
        return CheckedPlay(after, cards.paid(added_to(old, new, laid)), [], False)
    places, same_word = exchanged(old, new, laid, rules)
    paid = cards.paid(new[place] for place in places)
    return CheckedPlay(after, paid, cards.paid(old[place] for place in places), same_word)


def added_to(old: Sequence[str], new: Sequence[str], laid: str) -> list[str]:
    """The cells that an insertion adds to a table word.

    The cells of the old word have to come in the new one in their order, Masters as Masters. Which
    of several equal cells is the old one makes no difference to what is added.
    Raises IllegalAction (rules "order", "added").
    """
    added = []
    place = 0
    for cell in new:
        if place < len(old) and cell == old[place]:
            place += 1
        else:
            added.append(cell)
    if place < len(old):
        raise IllegalAction(
            "order",
            f"insert {_shown(laid)} into {''.join(old)!r}: the old cards are not in it in their"
            " order; accepted: a word that keeps them all, a Master as a Master",
        )
    if not added:
        raise IllegalAction(
            "added", f"insert {_shown(laid)}: adds no card; accepted: one card or more"
        )
    return added


def exchanged(
    old: Sequence[str], new: Sequence[str], laid: str, rules: Ruleset
) -> tuple[list[int], bool]:
    """The places that a substitution exchanges, and whether it leaves the same word.

    Raises IllegalAction (rules "length", "exchange", "most exchanged", "same word").
    """
    action = f"substitute {_shown(laid)} for {''.join(old)!r}"
    if len(old) != len(new):
        raise IllegalAction(
            "length", f"{action}: {len(new)} letters; accepted: as many as before, {len(old)}"
        )
    places = [place for place, cell in enumerate(new) if cell != old[place]]
    changed = [place for place in places if new[place].strip("[]") != old[place].strip("[]")]
    if not places:
        raise IllegalAction("exchange", f"{action}: exchanges no card; accepted: one or more")
    if not changed:
        if not rules.same_word_exchange:
            raise IllegalAction(
                "same word",
                f"{action}: the same word; accepted by ruleset {rules.name!r}: another word",
            )
        if len(places) > 1:
            raise IllegalAction(
                "same word",
                f"{action}: {len(places)} cards exchanged; accepted where the word stays the same:"
                " one",
            )
        return places, True
    if changed != places:
        raise IllegalAction(
            "exchange",
            f"{action}: a letter that stays is exchanged; accepted: cards exchanged where the"
            " letter changes, and only there",
        )
    if rules.max_exchanged is not None and len(places) > rules.max_exchanged:
        raise IllegalAction(
            "most exchanged",
            f"{action}: {len(places)} cards exchanged; accepted by ruleset {rules.name!r}: up to"
            f" {rules.max_exchanged}",
        )
    return places, False


def _shown(text: str) -> str:
    """A value for a message."""
    return repr(text if len(text) <= 80 else text[:80] + "...")


def refuse_type(what: str, value: object, accepted: str) -> NoReturn:
    """Raise IllegalAction (rule "action") for a value of the wrong kind, whatever it is."""
    shown = _shown(value) if type(value) is str else f"of type {type(value).__name__}"
    raise IllegalAction("action", f"{what} {shown}; accepted: {accepted}")
