"""Slow, obvious reference implementation of the endgame search of Lexicon: all of a round's tree.

All actions are found by trying each word with each choice of Masters. Of the ways to lay a word
with the same cards only one counts, as in the native core: Masters at the first places.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import cached_property
from itertools import product
from typing import TypeAlias

from lexicon_fast import Dictionary
from lexicon_fast.base.errors import IllegalAction
from lexicon_fast.games.lexicon.actions import Action, Draw, Form, Insert, Substitute
from lexicon_fast.games.lexicon.laying import Cards, checked_play, remove_cards
from lexicon_fast.games.lexicon.rules import MASTER, Ruleset

#: The value of a round for a player: by the points in that player's hand, in the other's, and
#: whether the player went out (1), the other did (-1), or nobody (0).
Result: TypeAlias = Callable[[int, int, int], float]


@dataclass(frozen=True)
class Position:
    """A round of two whose cards are all known. The order of the stock is not."""

    hands: tuple[str, str]
    table: tuple[str, ...]
    pile: str
    stock: str
    turn: int = 0
    idle: int = 0


@dataclass
class Tree:
    """The values of all positions of a round."""

    words: Dictionary
    rules: Ruleset
    result: Result
    me: int
    _values: dict[tuple[Position, bool], float] = field(default_factory=dict)
    _actions: dict[tuple[str, tuple[str, ...]], list[Action]] = field(default_factory=dict)

    @cached_property
    def cards(self) -> Cards:
        return Cards.of(self.words)

    def bounds(self, position: Position, action: Action) -> tuple[float, float]:
        """Return what the player to move secures by an action, and what cannot be exceeded."""
        return self._after(position, action, False), self._after(position, action, True)

    def actions(self, position: Position) -> list[Action]:
        """Return the actions of the player to move."""
        hand = position.hands[position.turn]
        key = hand, position.table
        if key not in self._actions:
            self._actions[key] = list(self._plays(position))
        found = list(self._actions[key])
        for card in sorted(set(hand)):
            if position.pile:
                found.append(Draw(card, "exposed"))
            if position.pile or position.stock:
                found.append(Draw(card, "blind"))
        return found

    def _plays(self, position: Position) -> Iterator[Action]:
        hand = position.hands[position.turn]
        first: dict[object, tuple[object, Action]] = {}
        for action, masters, target in self._all_laid(position):
            try:
                play = checked_play(action, position.table, self.cards, self.rules)
                remove_cards(hand, play.paid, "")
            except IllegalAction:
                continue
            word = action.laid.replace("[", "").replace("]", "")
            same = type(action), target, word, tuple(sorted(play.paid)), tuple(sorted(play.taken))
            # Masters at the first places; but the first Master of a table word is taken out.
            order = masters if play.same_word and MASTER in play.taken else [-x for x in masters]
            if same not in first or order < first[same][0]:  # type: ignore[operator]
                first[same] = order, action
        for _, action in first.values():
            yield action

    def _all_laid(
        self, position: Position
    ) -> Iterator[tuple[Form | Insert | Substitute, list[int], int]]:
        texts = [word.replace("[", "").replace("]", "") for word in position.table]
        for word in {*self.words, *texts}:
            for masters in product((0, 1), repeat=len(word)):
                laid = "".join(
                    f"[{letter}]" if master else letter
                    for letter, master in zip(word, masters, strict=True)
                )
                if word in self.words:
                    yield Form(laid), list(masters), -1
                for target, text in enumerate(texts):
                    if word in self.words and len(word) > len(text):
                        yield Insert(target, laid), list(masters), target
                    if len(word) == len(text) and (word in self.words or word == text):
                        yield Substitute(target, laid), list(masters), target

    def after(self, position: Position, action: Action) -> list[tuple[Fraction, Position, str]]:
        """Return the positions that an action may lead to: (chance, position, card drawn)."""
        turn = position.turn
        hand = position.hands[turn]
        if not isinstance(action, Draw):
            assert isinstance(action, Form | Insert | Substitute)
            play = checked_play(action, position.table, self.cards, self.rules)
            left = remove_cards(hand, play.paid, "") + "".join(play.taken)
            return [(Fraction(1), self._next(position, left, table=play.table), "")]
        left = hand.replace(action.discard, "", 1)
        if action.take == "exposed":
            pile = position.pile[:-1] + action.discard
            return [(Fraction(1), self._next(position, left + position.pile[-1], pile=pile), "")]
        pile, stock = position.pile + action.discard, position.stock
        if stock:
            return [
                (chance, self._next(position, left + card, pile=pile, stock=rest), card)
                for chance, card, rest in _draws(stock)
            ]
        if self.rules.renewal == "under top":
            return [
                (chance, self._next(position, left + card, pile=pile[-1], stock=rest), card)
                for chance, card, rest in _draws(pile[:-1])
            ]
        return [
            (chance * again, self._next(position, left + card, pile=top, stock=rest), card)
            for again, top, others in _draws(pile)
            for chance, card, rest in _draws(others)
        ]

    def _next(
        self,
        position: Position,
        hand: str,
        *,
        table: tuple[str, ...] | None = None,
        pile: str | None = None,
        stock: str | None = None,
    ) -> Position:
        hands = list(position.hands)
        shrunk = len(hand) < len(hands[position.turn])
        hands[position.turn] = self.cards.sort(hand)
        return replace(
            position,
            hands=(hands[0], hands[1]),
            table=position.table if table is None else table,
            pile=position.pile if pile is None else pile,
            stock=position.stock if stock is None else self.cards.sort(stock),
            turn=1 - position.turn,
            idle=0 if shrunk else position.idle + 1,
        )

    def _points(self, hand: str) -> int:
        return sum(self.rules.points[card] for card in hand)

    def _end(self, position: Position) -> float | None:
        """Return the value of a round that is over; None if it is not."""
        mine, others = position.hands[self.me], position.hands[1 - self.me]
        out = 1 if not mine else -1 if not others else 0
        if out or position.idle >= 2 * self.rules.guard:
            return self.result(self._points(mine), self._points(others), out)
        return None

    def _after(self, position: Position, action: Action, optimistic: bool) -> float:
        afters = self.after(position, action)
        hidden = isinstance(action, Draw) and action.take == "blind" and position.turn != self.me
        total = 0.0
        for chance, after, _ in afters:
            value = self._end(after)
            if value is None and hidden and not optimistic:
                value = self._if_hidden(after)
                if value is None:  # with one card as with all
                    return self.worst(position)
            if value is None:
                value = self.value(after, optimistic)
            total += float(chance) * value
        return total

    def _if_hidden(self, position: Position) -> float | None:
        """Return the value of going out at once, with whatever card the other player drew."""
        ends = [
            self._end(after)
            for action in self.actions(position)
            for _, after, _ in self.after(position, action)
            if not after.hands[self.me]
        ]
        return ends[0] if ends else None

    def worst(self, position: Position) -> float:
        """Return a value that is not above that of any end."""
        return min(
            self.result(mine, 0, out)
            for mine in range(self._most(position, len(position.hands[self.me])) + 1)
            for out in (-1, 0, 1)
        )

    def _most(self, position: Position, cards: int) -> int:
        counts = Counter("".join(position.hands) + position.pile + position.stock)
        for word in position.table:
            counts.update(self.cards.of_word(word))
        points = sorted((self.rules.points[card] for card in counts.elements()), reverse=True)
        return sum(points[:cards])

    def value(self, position: Position, optimistic: bool) -> float:
        """Return the value of a position for `me`."""
        known = self._values.get((position, optimistic))
        if known is None:
            best = max if position.turn == self.me else min
            known = best(
                self._after(position, action, optimistic) for action in self.actions(position)
            )
            self._values[position, optimistic] = known
        return known


def _draws(cards: str) -> Iterator[tuple[Fraction, str, str]]:
    """Yield the chance of each card to be drawn, the card, and the cards left."""
    for card, count in sorted(Counter(cards).items()):
        yield Fraction(count, len(cards)), card, cards.replace(card, "", 1)
