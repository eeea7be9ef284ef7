"""Card-by-card effects of a play: cards taken from the hand and returned to it.

A cell is one card on the table as it is written: `u`, or `[u]` for a Master that stands for u.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from lexicon_fast.base.errors import IllegalAction, excerpt
from lexicon_fast.base.text import without
from lexicon_fast.dictionary import Dictionary
from lexicon_fast.dictionary.alphabet import Alphabet
from lexicon_fast.games.events import refuse_type
from lexicon_fast.games.lexicon.actions import Form, Insert, Substitute
from lexicon_fast.games.lexicon.rules import MASTER, Ruleset

#: Letters that a word on the table may have.
MIN_LETTERS: Final = 2
MAX_LETTERS: Final = 64

_CELL: Final = re.compile(r"\[[^][]\]|[^][]", re.DOTALL)


class Cards:
    """The cards of an alphabet: how they are written on the table, and their order in a hand."""

    __slots__ = ("card_of", "letters", "rank")

    def __init__(self, upper: str, lower: str, letters: str) -> None:
        #: The card of each cell.
        self.card_of = dict(zip(lower, upper, strict=True)) | {f"[{c}]": MASTER for c in lower}
        #: The place of each card in a sorted hand, the Master last.
        self.rank = {card: place for place, card in enumerate(upper + MASTER)}
        #: The letters, for messages.
        self.letters = letters

    @staticmethod
    def of(dictionary: Dictionary) -> Cards:
        """Return the cards that spell the words of a dictionary."""
        compiled = dictionary.compiled
        return _cards(compiled.alphabet, compiled.upper, compiled.lower)

    def sort(self, cards: Iterable[str]) -> str:
        """Return cards in the order of a hand."""
        return "".join(sorted(cards, key=self.rank.__getitem__))

    def cells(self, laid: str) -> list[str]:
        """Return the cells of a word on the table. Raises IllegalAction (rule "word")."""
        cells = _CELL.findall(laid) if "[" in laid else list(laid)
        if "".join(cells) != laid or not all(cell in self.card_of for cell in cells):
            raise IllegalAction(
                "word",
                f"{excerpt(laid)} is not a word; use lower-case letters {self.letters}, each"
                " Master's letter in brackets: l[u]rch",
            )
        if not MIN_LETTERS <= len(cells) <= MAX_LETTERS:
            raise IllegalAction(
                "word",
                f"{excerpt(laid)} has {len(cells)} letters; words have {MIN_LETTERS} to"
                f" {MAX_LETTERS}",
            )
        return cells

    def from_cells(self, cells: Iterable[str]) -> list[str]:
        """Return the card of each cell."""
        return [self.card_of[cell] for cell in cells]

    def of_word(self, laid: str) -> list[str]:
        """Return the cards of a word on the table. Raises IllegalAction (rule "word")."""
        return self.from_cells(self.cells(laid))


@lru_cache(maxsize=8)
def _cards(name: str, upper: str, lower: str) -> Cards:
    return Cards(upper, lower, Alphabet(name, upper, lower).describe())


def remove_cards(hand: str, cards: Sequence[str], action: str) -> str:
    """Return the hand without the cards. Raises IllegalAction (rule "hand") if it lacks one."""
    left = without(hand, cards)
    if len(left) + len(cards) != len(hand):
        raise IllegalAction("hand", f"{action} takes {' '.join(cards)}, but the hand is {hand!r}")
    return left


class CheckedPlay(NamedTuple):
    """The effect of a play that the rules allow. Whether its word exists is not checked.

    table: the words after the play; paid: the cards from the hand; taken: the cards that come into
    the hand; same_word: whether it is a substitution that does not change the word.
    """

    table: tuple[str, ...]
    paid: list[str]
    taken: list[str]
    same_word: bool


def checked_play(
    action: Form | Insert | Substitute, table: tuple[str, ...], cards: Cards, rules: Ruleset
) -> CheckedPlay:
    """Return the effect of a play on the words on the table, for any player.

    Raises IllegalAction (rules "action", "word", "target", and those of the functions below).
    """
    laid = action.laid
    if type(laid) is not str:
        refuse_type("laid", laid, "a word as it lies on the table, a str")
    new = cards.cells(laid)
    if isinstance(action, Form):
        return CheckedPlay((*table, laid), cards.from_cells(new), [], False)
    target = action.target
    if type(target) is not int:
        refuse_type("target", target, "the place of a table word, an int")
    if not 0 <= target < len(table):
        shown = target if abs(target) < 1 << 30 else "(a huge number)"
        hint = f"use 0 to {len(table) - 1}" if table else "no word is on the table yet"
        raise IllegalAction("target", f"there is no table word {shown}; {hint}")
    old = cards.cells(table[target])
    after = (*table[:target], laid, *table[target + 1 :])
    if isinstance(action, Insert):
        return CheckedPlay(after, cards.from_cells(added_cells(old, new, laid)), [], False)
    places, same_word = exchanged_places(old, new, laid, rules)
    paid = cards.from_cells(new[place] for place in places)
    taken = cards.from_cells(old[place] for place in places)
    return CheckedPlay(after, paid, taken, same_word)


def added_cells(old: Sequence[str], new: Sequence[str], laid: str) -> list[str]:
    """Return the cells that an insertion adds to a table word.

    The new word must contain the old cells in their order, Masters as Masters. The result does not
    depend on which of several equal cells is the old one.
    Raises IllegalAction (rules "order", "added").
    """
    added = []
    place = 0
    for cell in new:
        if place < len(old) and cell == old[place]:
            place += 1
        else:
            added.append(cell)
    action = f"insert {excerpt(laid)} into {''.join(old)!r}"
    if place < len(old):
        raise IllegalAction(
            "order",
            f"{action}: the new word must contain the old cards in their order, a Master as a"
            " Master",
        )
    if not added:
        raise IllegalAction("added", f"{action}: add at least one card")
    return added


def exchanged_places(
    old: Sequence[str], new: Sequence[str], laid: str, rules: Ruleset
) -> tuple[list[int], bool]:
    """Return the places that a substitution exchanges, and whether the word stays the same.

    Raises IllegalAction (rules "length", "exchange", "most exchanged", "same word").
    """

    def illegal(rule: str, message: str) -> IllegalAction:
        return IllegalAction(rule, f"substitute {excerpt(laid)} for {''.join(old)!r}: {message}")

    if len(old) != len(new):
        raise illegal("length", f"{len(new)} letters; the new word must have {len(old)}")
    places = [place for place, cell in enumerate(new) if cell != old[place]]
    changed = [place for place in places if new[place].strip("[]") != old[place].strip("[]")]
    if not places:
        raise illegal("exchange", "exchange at least one card")
    if not changed:
        if not rules.same_word_exchange:
            raise illegal("same word", f"ruleset {rules.name!r} requires another word")
        if len(places) > 1:
            raise illegal(
                "same word",
                f"{len(places)} cards exchanged; only one can be if the word stays the same",
            )
        return places, True
    if changed != places:
        raise illegal("exchange", "cards can be exchanged only where the letter changes")
    if rules.max_exchanged is not None and len(places) > rules.max_exchanged:
        raise illegal(
            "most exchanged",
            f"{len(places)} cards exchanged; ruleset {rules.name!r} allows {rules.max_exchanged}",
        )
    return places, False
