"""Inference from an observation: which cards are unseen, and where they may be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, TypeAlias

from lexicon_fast._native.lexicon.hidden_cards import Hidden
from lexicon_fast._native.lexicon.rounds import Round
from lexicon_fast.base.errors import BadObservation
from lexicon_fast.bots.lexicon.native import seats_of
from lexicon_fast.games.lexicon.actions import (
    Challenge,
    Draw,
    Form,
    Insert,
    Substitute,
)
from lexicon_fast.games.lexicon.laying import Cards

if TYPE_CHECKING:
    from lexicon_fast._native.lexicon.rounds import Rules
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.lexicon.observation import Observation, Turn


def unseen_cards(observation: Observation, dictionary: Dictionary) -> Counter[str]:
    """Return the cards that the player does not see: in other hands or in the stock."""
    unseen = _cards_in_play(observation)
    unseen.subtract(observation.hand + observation.pile + observation.seen)
    for laid in observation.table:
        unseen.subtract(Cards.of(dictionary).of_word(laid))
    return +unseen


def hidden_cards(observation: Observation, dictionary: Dictionary, rules: Rules) -> Hidden:
    """Return the distribution of hidden cards, from which the native core deals.

    If the history is complete since the deal, cards that were seen to come into a hand stay known,
    and a renewed stock consists of the former pile. Otherwise all unseen cards are alike.
    Raises BadObservation if hands, stock and unseen cards do not add up.
    """
    seats = seats_of(observation)
    known = _knowledge_from_history(observation, dictionary)
    if known is None:
        unseen = unseen_cards(observation, dictionary)
        held = {p: observation.hand_sizes[p] for p in seats if p != observation.player}
        if sum(held.values()) + observation.stock != unseen.total():
            raise BadObservation(
                f"{sum(held.values())} cards in other hands and {observation.stock} in the stock do"
                f" not add up to the {unseen.total()} unseen cards"
            )
        known = _Knowledge(unseen, list(held), 0)
        known.unknown = {p: [n] for p, n in held.items()}
    none = [0] * len(known.pools)
    hidden = Hidden(
        rules,
        [_text(pool) for pool in known.pools],
        [known.unknown.get(p, none) for p in seats],
        [_text(known.cards.get(p, Counter())) for p in seats],
    )
    for player, clue in known.clues.items():
        before = Round(
            rules,
            [clue.sizes[p] for p in seats],
            clue.table,
            "",
            clue.pile,
            turn=seats.index(player),
            stock_size=clue.stock,
        )
        hidden.add_clue(
            before, seats.index(player), _text(clue.gave), _text(clue.got), clue.blind, clue.shed
        )
    return hidden


@dataclass(slots=True)
class _Clue:
    """The last turn of another player, as all players saw it."""

    table: list[str]
    pile: str
    stock: int
    sizes: list[int]
    gave: Counter[str] = field(default_factory=Counter)
    got: Counter[str] = field(default_factory=Counter)
    blind: bool = False
    shed: int = 0


#: The most pools that the native core supports.
_MAX_POOLS: Final = 8


class _IncompleteHistoryError(Exception):
    """Raised if the history is incomplete or contradicts itself."""


class _Knowledge:
    """The observing player's knowledge about the hidden cards, updated turn by turn.

    pools: sets of unseen cards that are distributed over other hands and the stock (which draws
    from the last pool); unknown: by other player, the number of cards held from each pool; cards:
    by other player, the known cards.
    """

    def __init__(self, pool: Counter[str], others: list[int], held: int) -> None:
        self.pools = [pool]
        self.unknown = {player: [held] for player in others}
        self.cards: dict[int, Counter[str]] = {player: Counter() for player in others}
        self.clues: dict[int, _Clue] = {}

    def give(self, player: int, cards: Counter[str]) -> None:
        """Remove cards from a hand openly; known ones first, as equal cards are alike."""
        held = self.cards[player]
        for card in cards.elements():
            if held[card]:
                held[card] -= 1
                continue
            unknown = self.unknown[player]
            sources = [i for i, pool in enumerate(self.pools) if pool[card] > 0 and unknown[i] > 0]
            if not sources:
                raise _IncompleteHistoryError
            # If the card may come from several pools, they are merged.
            while len(sources) > 1:
                self._merge(sources[0], sources[-1])
                sources = [i - 1 for i in sources[1:]]
            self.unknown[player][sources[0]] -= 1
            self.pools[sources[0]][card] -= 1

    def get(self, player: int, cards: Counter[str]) -> None:
        """Add cards to a hand openly."""
        self.cards[player].update(cards)

    def draw_blind(self, player: int, cards: Counter[str]) -> None:
        """Add a hidden card from the stock to a hand."""
        self.unknown[player][-1] += 1

    def renew(self, player: int, cards: Counter[str]) -> None:
        """Make these cards the stock; all cards of the former stock are in hands."""
        for i in reversed(range(len(self.pools))):
            if self.in_stock(i):
                raise _IncompleteHistoryError
            holders = [other for other, unknown in self.unknown.items() if unknown[i]]
            if len(holders) < 2:  # a single holder has all of them
                for holder in holders:
                    self.cards[holder].update(self.pools[i])
                self._drop(i)
        self.pools.append(cards)
        for unknown in self.unknown.values():
            unknown.append(0)
        while len(self.pools) > _MAX_POOLS:
            self._merge(0, 1)

    def in_stock(self, i: int) -> int:
        """Return the number of cards of a pool that are in no hand."""
        return self.pools[i].total() - sum(unknown[i] for unknown in self.unknown.values())

    def _merge(self, i: int, k: int) -> None:
        """Merge pool i into pool k."""
        self.pools[k].update(self.pools[i])
        for unknown in self.unknown.values():
            unknown[k] += unknown[i]
        self._drop(i)

    def _drop(self, i: int) -> None:
        del self.pools[i]
        for unknown in self.unknown.values():
            del unknown[i]


def _knowledge_from_history(observation: Observation, dictionary: Dictionary) -> _Knowledge | None:
    """Return the knowledge from the history; None if it does not reach back to the deal."""
    if not observation.first_exposed or observation.seen:
        return None
    try:
        return _Replay(observation, dictionary).known
    except (_IncompleteHistoryError, KeyError, IndexError, ValueError):
        return None  # a history written by hand


_Step: TypeAlias = Callable[[_Knowledge, int, Counter[str]], None]


class _Replay:
    """A replay of the round from the point of view of the observing player."""

    def __init__(self, observation: Observation, dictionary: Dictionary) -> None:
        self.cards = Cards.of(dictionary)
        self.rules = observation.rules
        self.seats = seats_of(observation)
        self.sizes = [
            self.rules.cards_each if p in self.seats else 0
            for p in range(len(observation.hand_sizes))
        ]
        self.table: list[str] = []
        self.pile = observation.first_exposed
        packs = _cards_in_play(observation)
        self.stock = packs.total() - self.rules.cards_each * len(self.seats) - 1
        #: The last play and its player, in case a right challenge undoes it.
        self.last: tuple[_Clue, int] | None = None
        self.player = observation.player
        #: Cards dealt to the observing player: those held now, with all turns undone.
        self.own = Counter(observation.hand)
        #: Cards of the first stock (with those dealt) and of each renewed one; and the cards that
        #: the observing player drew from each.
        self.pools = [packs]
        self.drawn: list[Counter[str]] = [Counter()]
        #: Actions of others that reveal something about their cards.
        self.steps: list[tuple[_Step, int, Counter[str]]] = []
        self.clues: dict[int, _Clue] = {}
        for turn in observation.history:
            self._turn(turn)
        # Own cards, including later ones, were in no other hand.
        packs.subtract(self.own)
        packs.subtract(observation.first_exposed)
        for pool, cards in zip(self.pools, self.drawn, strict=True):
            pool.subtract(cards)
        others = [p for p in self.seats if p != self.player]
        self.known = _Knowledge(packs, others, self.rules.cards_each)
        self.known.clues = self.clues
        for step, player, cards in self.steps:
            step(self.known, player, cards)
        self._check(observation)

    def _turn(self, turn: Turn) -> None:
        action, player = turn.action, turn.player
        if isinstance(action, Challenge):
            if turn.right:
                self._take_back()
            return
        if not isinstance(action, Form | Insert | Substitute | Draw):
            return
        clue = _Clue(list(self.table), self.pile, self.stock, list(self.sizes))
        if isinstance(action, Draw):
            clue.gave[action.discard] += 1
            self._give(player, clue)
            if action.take == "exposed":
                clue.got[self.pile[-1]] += 1
                self.pile = self.pile[:-1] + action.discard
                self._get(player, clue)
            else:
                self.pile += action.discard
                clue.blind = True
                if turn.renewed:
                    self._renew(turn)
                self.stock -= 1
                self.sizes[player] += 1
                if player == self.player:
                    self.own[turn.taken] -= 1
                    self.drawn[-1][turn.taken] += 1
                else:
                    self.steps.append((_Knowledge.draw_blind, player, Counter()))
        else:
            self._lay(action, player, clue)
        if player != self.player:
            self.clues[player] = clue
        self.last = clue, player

    def _lay(self, action: Form | Insert | Substitute, player: int, clue: _Clue) -> None:
        new = self.cards.of_word(action.laid)
        if isinstance(action, Form):
            clue.gave.update(new)
            self.table.append(action.laid)
        else:
            old = self.cards.of_word(self.table[action.target])
            if isinstance(action, Insert):
                clue.gave.update(new)
                clue.gave.subtract(old)
            else:
                for new_card, old_card in zip(new, old, strict=True):
                    if new_card != old_card:
                        clue.gave[new_card] += 1
                        clue.got[old_card] += 1
            self.table[action.target] = action.laid
        clue.gave = +clue.gave
        if not isinstance(action, Substitute):
            clue.shed = clue.gave.total()
        self._give(player, clue)
        self._get(player, clue)

    def _give(self, player: int, clue: _Clue) -> None:
        self.sizes[player] -= clue.gave.total()
        if player == self.player:
            self.own.update(clue.gave)
        else:
            self.steps.append((_Knowledge.give, player, clue.gave))

    def _get(self, player: int, clue: _Clue) -> None:
        self.sizes[player] += clue.got.total()
        if player == self.player:
            self.own.subtract(clue.got)
        else:
            self.steps.append((_Knowledge.get, player, clue.got))

    def _take_back(self) -> None:
        """Undo the last play after a right challenge; all players saw its cards."""
        if self.last is None:
            raise _IncompleteHistoryError
        clue, player = self.last
        self.table = clue.table
        back = _Clue(clue.table, clue.pile, clue.stock, clue.sizes, gave=clue.got, got=clue.gave)
        self._give(player, back)
        self._get(player, back)
        self.clues.pop(player, None)  # it reveals nothing about other possible plays

    def _renew(self, turn: Turn) -> None:
        cards = Counter(self.pile)
        if self.rules.renewal == "turn up":
            self.pile = turn.turned_up
        else:
            self.pile = self.pile[-1]
        cards.subtract(self.pile)
        self.stock = cards.total()
        self.pools.append(cards)
        self.drawn.append(Counter())
        self.steps.append((_Knowledge.renew, self.player, cards))

    def _check(self, observation: Observation) -> None:
        """Raise _IncompleteHistoryError unless the replay ends with the observation."""
        known = self.known
        left = [known.in_stock(i) for i in range(len(known.pools))]
        if (
            self.pile != observation.pile
            or self.table != list(observation.table)
            or self.stock != observation.stock
            or tuple(self.sizes) != observation.hand_sizes
            or any(left[:-1])
            or left[-1] != observation.stock
            or any(n < 0 for cards in (self.own, *known.pools) for n in cards.values())
        ):
            raise _IncompleteHistoryError


def _cards_in_play(observation: Observation) -> Counter[str]:
    """Return all cards of the pack or packs."""
    rules = observation.rules
    packs = rules.packs(len(seats_of(observation)))
    return Counter({card: count * packs for card, count in rules.pack.items()})


def _text(cards: Counter[str]) -> str:
    return "".join((+cards).elements())
