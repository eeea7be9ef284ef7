"""The slow, exact distribution of hidden cards, from the history that a player saw.

Blind cards are drawn uniformly. A card that another player gives away is a card known to be in that
hand, if an equal one is; otherwise it is a random one of the cards there that are not known. If a
single hand has all that is left of a stock when it is renewed, these cards are known. All cards of
hands and the stock are enumerated, and followed turn by turn.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from math import comb
from typing import TYPE_CHECKING, NamedTuple

from lexicon_fast.games.lexicon.actions import Challenge, Draw, Form, Insert, Substitute

from .turns import cells

if TYPE_CHECKING:
    from lexicon_fast.games.lexicon.observation import Observation, Turn


class World(NamedTuple):
    """Hidden cards, sorted: of each hand those known to the observing player, and those from each
    stock that are not (the first is of the deal); the cards of the stock."""

    known: tuple[str, ...]
    unknown: tuple[tuple[str, ...], ...]
    stock: str


def splits(cards: Mapping[str, int], size: int) -> Iterator[tuple[str, int]]:
    """Yield each choice of `size` cards, with the number of ways to choose it."""
    kinds = sorted(card for card, count in cards.items() if count)
    if not kinds:
        if size == 0:
            yield "", 1
        return
    first = kinds[0]
    rest = {card: cards[card] for card in kinds[1:]}
    for taken in range(min(size, cards[first]) + 1):
        for others, ways in splits(rest, size - taken):
            yield first * taken + others, ways * comb(cards[first], taken)


def without(cards: str, card: str) -> str:
    return cards.replace(card, "", 1)


def added(cards: str, more: str) -> str:
    return "".join(sorted(cards + more))


def changed(world: World, at: int, known: str, stock: int, unknown: str) -> World:
    """Return a world with other cards in a hand: those known, and those from a stock."""
    all_known, all_unknown = list(world.known), list(world.unknown)
    all_known[at] = known
    all_unknown[at] = (*all_unknown[at][:stock], unknown, *all_unknown[at][stock + 1 :])
    return World(tuple(all_known), tuple(all_unknown), world.stock)


Worlds = dict[World, Fraction]


class Follower:
    """Follow a round as one player sees it, with the worlds that agree with it."""

    def __init__(self, observation: Observation, pack: Mapping[str, int]) -> None:
        self.seats = [p for p, size in enumerate(observation.hand_sizes) if size]
        self.me = observation.player
        self.each = observation.rules.cards_each
        self.turn_up = observation.rules.renewal == "turn up"
        self.pile = observation.first_exposed
        self.table: list[str] = []
        unseen = Counter(pack)
        unseen.subtract(self._dealt(observation))
        unseen.subtract(observation.first_exposed)
        self.worlds = self._deals(unseen)
        self.last: tuple[int, list[str], str, str] | None = None
        for turn in observation.history:
            self._turn(turn)

    def _dealt(self, observation: Observation) -> Counter[str]:
        """Return the cards that the observing player was dealt."""
        own = Counter(observation.hand)
        table: list[str] = []
        pile, last = observation.first_exposed, None
        for turn in observation.history:
            action = turn.action
            gave = got = ""
            if isinstance(action, Draw):
                gave, got = action.discard, turn.taken or pile[-1]
                pile = self._pile_after(pile, turn)
            elif isinstance(action, Form | Insert | Substitute):
                before = table
                table, gave, got = laid(action, table)
                last = turn.player, before, gave, got
            elif isinstance(action, Challenge) and turn.right and last:
                table = last[1]
                if last[0] == self.me:
                    own.subtract(last[2])
                    own.update(last[3])
                continue
            if turn.player == self.me:
                own.update(gave)
                own.subtract(got)
        return own

    def _pile_after(self, pile: str, turn: Turn) -> str:
        action = turn.action
        assert isinstance(action, Draw)
        if action.take == "exposed":
            return pile[:-1] + action.discard
        if turn.renewed:
            return turn.turned_up if self.turn_up else action.discard
        return pile + action.discard

    def _deals(self, unseen: Counter[str]) -> Worlds:
        none = ("",) * len(self.seats)
        found: dict[tuple[tuple[str, ...], str], int] = {((), added("", text(unseen))): 1}
        for seat in self.seats:
            size = 0 if seat == self.me else self.each
            after: Counter[tuple[tuple[str, ...], str]] = Counter()
            for (hands, rest), weight in found.items():
                for hand, ways in splits(Counter(rest), size):
                    left = text(Counter(rest) - Counter(hand))
                    after[(*hands, hand), left] += weight * ways
            found = dict(after)
        total = sum(found.values())
        return {
            World(none, tuple((hand,) for hand in hands), rest): Fraction(weight, total)
            for (hands, rest), weight in found.items()
        }

    def _turn(self, turn: Turn) -> None:
        action, player = turn.action, turn.player
        if isinstance(action, Draw):
            self._give(player, action.discard)
            if action.take == "exposed":
                self._get(player, self.pile[-1])
            else:
                if turn.renewed:
                    stock = Counter(self.pile + action.discard)
                    stock.subtract(self._pile_after(self.pile, turn))
                    assert not any(world.stock for world in self.worlds)
                    self._learn()
                    self.worlds = {
                        World(
                            world.known, tuple((*each, "") for each in world.unknown), text(stock)
                        ): weight
                        for world, weight in self.worlds.items()
                    }
                self._draw(player, turn.taken)
            self.pile = self._pile_after(self.pile, turn)
        elif isinstance(action, Form | Insert | Substitute):
            before = self.table
            self.table, gave, got = laid(action, before)
            self.last = player, before, gave, got
            self._give(player, gave)
            self._get(player, got)
        elif isinstance(action, Challenge) and turn.right:
            assert self.last is not None
            player, self.table, gave, got = self.last
            self._give(player, got)
            self._get(player, gave)

    def _learn(self) -> None:
        """Note as known the cards of a stock that are all in one hand."""
        for stock in range(len(next(iter(self.worlds)).unknown[0])):
            holders = {
                at
                for world in self.worlds
                for at, unknown in enumerate(world.unknown)
                if unknown[stock]
            }
            if len(holders) != 1:
                continue
            (at,) = holders
            after: Worlds = {}
            for world, weight in self.worlds.items():
                known = added(world.known[at], world.unknown[at][stock])
                after[changed(world, at, known, stock, "")] = weight
            self.worlds = after

    def _give(self, player: int, cards: str) -> None:
        if player == self.me:
            return
        at = self.seats.index(player)
        for card in cards:
            after: Worlds = {}
            for world, weight in self.worlds.items():
                known, unknown = world.known[at], world.unknown[at]
                if card in known:
                    left = changed(world, at, without(known, card), 0, unknown[0])
                    after[left] = after.get(left, Fraction(0)) + weight
                    continue
                for stock, held in enumerate(unknown):
                    if card in held:
                        left = changed(world, at, known, stock, without(held, card))
                        chance = Fraction(held.count(card), len("".join(unknown)))
                        after[left] = after.get(left, Fraction(0)) + weight * chance
            self.worlds = after

    def _get(self, player: int, cards: str) -> None:
        if player == self.me:
            return
        at = self.seats.index(player)
        after: Worlds = {}
        for world, weight in self.worlds.items():
            known = list(world.known)
            known[at] = added(known[at], cards)
            after[world._replace(known=tuple(known))] = weight
        self.worlds = after

    def _draw(self, player: int, taken: str) -> None:
        after: Worlds = {}
        for world, weight in self.worlds.items():
            for card in {taken} if player == self.me else set(world.stock):
                drawn = world
                if player != self.me:
                    at = self.seats.index(player)
                    newest = len(world.unknown[at]) - 1
                    held = added(world.unknown[at][newest], card)
                    drawn = changed(world, at, world.known[at], newest, held)
                drawn = drawn._replace(stock=without(world.stock, card))
                chance = Fraction(world.stock.count(card), len(world.stock))
                if chance:
                    after[drawn] = after.get(drawn, Fraction(0)) + weight * chance
        self.worlds = after

    def hands(self) -> dict[tuple[str, ...], Fraction]:
        """Return the chance of all combinations of hands of the other players, each sorted."""
        total = sum(self.worlds.values())
        found: dict[tuple[str, ...], Fraction] = {}
        for world, weight in self.worlds.items():
            hands = tuple(
                added(known, "".join(unknown))
                for known, unknown in zip(world.known, world.unknown, strict=True)
            )
            found[hands] = found.get(hands, Fraction(0)) + weight / total
        return found


def text(cards: Counter[str]) -> str:
    return "".join(sorted((+cards).elements()))


def laid(action: Form | Insert | Substitute, table: Sequence[str]) -> tuple[list[str], str, str]:
    """Return the table after a play, the cards given, and the cards taken."""
    new = [card for _, card in cells(action.laid)]
    if isinstance(action, Form):
        return [*table, action.laid], "".join(new), ""
    old = [card for _, card in cells(table[action.target])]
    after = [*table[: action.target], action.laid, *table[action.target + 1 :]]
    if isinstance(action, Insert):
        return after, text(Counter(new) - Counter(old)), ""
    changed = [(a, b) for a, b in zip(new, old, strict=True) if a != b]
    return after, "".join(a for a, _ in changed), "".join(b for _, b in changed)
