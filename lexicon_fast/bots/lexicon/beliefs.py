"""What can be inferred from an observation: which cards are unseen, and where they may lie."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from lexicon_fast._native.hidden import Hidden
from lexicon_fast._native.rounds import Round
from lexicon_fast.bots.lexicon.native import seats_of
from lexicon_fast.errors import BadObservation
from lexicon_fast.games.lexicon.actions import (
    Challenge,
    Draw,
    Form,
    Insert,
    Substitute,
    cards_of,
)
from lexicon_fast.games.lexicon.rules import MASTER, RENEWALS

if TYPE_CHECKING:
    from lexicon_fast._native.rounds import Rules
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.lexicon.observation import Observation, Turn


def cards_laid(laid: str, dictionary: Dictionary) -> Counter[str]:
    """The cards of a word as it lies on the table."""
    return Counter(_cards_in_order(laid, dictionary))


def unseen_cards(observation: Observation, dictionary: Dictionary) -> Counter[str]:
    """The cards that the player sees nowhere: they are in other hands or in the stock."""
    cards = _packs(observation)
    cards.subtract(observation.hand + observation.pile + observation.seen)
    for laid in observation.table:
        cards.subtract(cards_laid(laid, dictionary))
    return +cards


def hidden_cards(observation: Observation, dictionary: Dictionary, rules: Rules) -> Hidden:
    """What the native core deals the hidden cards from.

    Where the history tells all since the deal: cards seen to come into a hand stay known, and a
    renewed stock holds what lay in the pile. Else all unseen cards are alike.
    Raises BadObservation if hands, stock and unseen cards do not add up.
    """
    seats = seats_of(observation)
    known = _known_from_history(observation, dictionary)
    if known is None:
        unseen = unseen_cards(observation, dictionary)
        held = {p: observation.hand_sizes[p] for p in seats if p != observation.player}
        if sum(held.values()) + observation.stock != unseen.total():
            raise BadObservation(
                f"others hold {sum(held.values())} cards and the stock has {observation.stock}, but"
                f" {unseen.total()} cards are unseen; accepted: as many"
            )
        known = _Known(observation.player, pools=[unseen])
        known.unknown = {p: [n] for p, n in held.items()}
    nobody = [0] * len(known.pools)
    hidden = Hidden(
        rules,
        [_text(pool) for pool in known.pools],
        [known.unknown.get(p, nobody) for p in seats],
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
    """The last turn of another player, as everybody saw it."""

    table: list[str]
    pile: str
    stock: int
    sizes: list[int]
    gave: Counter[str] = field(default_factory=Counter)
    got: Counter[str] = field(default_factory=Counter)
    blind: bool = False
    shed: int = 0


class _LostError(Exception):
    """The history does not tell all, or contradicts itself."""


class _Known:
    """What is known of the hidden cards, turn by turn.

    pools: unseen cards, of which it is known only that they lie in some hands or in the stock (the
    last pool is where the stock comes from); unknown: of each other player the cards held from each
    pool; cards: of each other player the cards known.
    """

    def __init__(self, player: int, pools: list[Counter[str]]) -> None:
        self.player = player
        self.pools = pools
        self.unknown: dict[int, list[int]] = {}
        self.cards: dict[int, Counter[str]] = {}
        self.clues: dict[int, _Clue] = {}

    def give(self, player: int, cards: Counter[str]) -> None:
        """Cards leave a hand, seen by all."""
        if player == self.player:
            return
        held = self.cards.setdefault(player, Counter())
        for card in cards.elements():
            if held[card]:
                held[card] -= 1
                continue
            unknown = self.unknown[player]
            places = [i for i, pool in enumerate(self.pools) if pool[card] > 0 and unknown[i] > 0]
            if not places:
                raise _LostError
            # Where it may come from several, from where it came most likely.
            best = max(places, key=lambda i: unknown[i] * self.pools[i][card])
            unknown[best] -= 1
            self.pools[best][card] -= 1

    def get(self, player: int, cards: Counter[str]) -> None:
        """Cards come into a hand, seen by all."""
        if player != self.player:
            self.cards.setdefault(player, Counter()).update(cards)

    def draw_blind(self, player: int, card: str) -> None:
        """A card of the stock comes into a hand; card: which, if the observer drew it."""
        if player != self.player:
            self.unknown[player][-1] += 1
        elif self.pools[-1][card] > 0:
            self.pools[-1][card] -= 1
        else:
            raise _LostError

    def renew(self, cards: Counter[str]) -> None:
        """These cards are the stock now."""
        self.pools.append(cards)
        for unknown in self.unknown.values():
            unknown.append(0)


def _known_from_history(observation: Observation, dictionary: Dictionary) -> _Known | None:
    """What the history tells; None if it does not reach back to the deal."""
    if not observation.first_exposed or observation.seen:
        return None
    try:
        return _Replay(observation, dictionary).known
    except (_LostError, KeyError, IndexError, ValueError):
        return None  # made by hand, and not all that happened is in it


class _Replay:
    """The round replayed, as the player who observes saw it."""

    def __init__(self, observation: Observation, dictionary: Dictionary) -> None:
        self.dictionary = dictionary
        self.rules = observation.rules
        self.seats = seats_of(observation)
        self.sizes = [
            self.rules.cards_each if p in self.seats else 0
            for p in range(len(observation.hand_sizes))
        ]
        self.table: list[str] = []
        self.pile = observation.first_exposed
        packs = _packs(observation)
        self.stock = packs.total() - self.rules.cards_each * len(self.seats) - 1
        self.last: _Clue | None = None  # the last play, as a right challenge undoes it
        #: What the player who observes was dealt: what is held now, with all turns undone.
        self.own = Counter(observation.hand)
        self.known = _Known(observation.player, [packs])
        others = [p for p in self.seats if p != observation.player]
        self.known.unknown = {p: [self.rules.cards_each] for p in others}
        drawn: list[tuple[int, str]] = []
        for turn in observation.history:
            self._turn(turn, drawn)
        packs.subtract(self.own)
        packs.subtract(observation.first_exposed)
        for pool, card in drawn:
            self.known.pools[pool][card] -= 1
        self._check(observation)

    def _turn(self, turn: Turn, drawn: list[tuple[int, str]]) -> None:
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
                if player == self.known.player:
                    self.own[turn.taken] -= 1
                    drawn.append((len(self.known.pools) - 1, turn.taken))
                else:
                    self.known.draw_blind(player, "")
        else:
            self._lay(action, player, clue)
        if player != self.known.player:
            self.known.clues[player] = clue
        self.last = clue
        self.laid_by = player

    def _lay(self, action: Form | Insert | Substitute, player: int, clue: _Clue) -> None:
        new = _cards_in_order(action.laid, self.dictionary)
        if isinstance(action, Form):
            clue.gave.update(new)
            self.table.append(action.laid)
        else:
            old = _cards_in_order(self.table[action.target], self.dictionary)
            if isinstance(action, Insert):
                clue.gave.update(new)
                clue.gave.subtract(old)
            else:
                changed = [(a, b) for a, b in zip(new, old, strict=True) if a != b]
                clue.gave.update(a for a, _ in changed)
                clue.got.update(b for _, b in changed)
            self.table[action.target] = action.laid
        clue.gave = +clue.gave
        if not isinstance(action, Substitute):
            clue.shed = clue.gave.total()
        self._give(player, clue)
        self._get(player, clue)

    def _give(self, player: int, clue: _Clue) -> None:
        self.sizes[player] -= clue.gave.total()
        self.known.give(player, clue.gave)
        if player == self.known.player:
            self.own.update(clue.gave)

    def _get(self, player: int, clue: _Clue) -> None:
        self.sizes[player] += clue.got.total()
        self.known.get(player, clue.got)
        if player == self.known.player:
            self.own.subtract(clue.got)

    def _take_back(self) -> None:
        """The last play was wrong: its cards go back where they came from, known to all."""
        clue, player = self.last, self.laid_by
        if clue is None:
            raise _LostError
        self.table = clue.table
        back = _Clue(clue.table, clue.pile, clue.stock, clue.sizes, gave=clue.got, got=clue.gave)
        self._give(player, back)
        self._get(player, back)
        self.known.clues.pop(player, None)  # it tells nothing about what else could have been laid

    def _renew(self, turn: Turn) -> None:
        cards = Counter(self.pile)
        if self.rules.renewal == RENEWALS[1]:
            self.pile = turn.turned_up
        else:
            self.pile = self.pile[-1]
        cards.subtract(self.pile)
        self.known.renew(cards)
        self.stock = cards.total()

    def _check(self, observation: Observation) -> None:
        """Does it come out at what is seen now?"""
        known = self.known
        self.sizes[observation.player] = len(observation.hand)
        rest = [
            pool.total() - sum(unknown[i] for unknown in known.unknown.values())
            for i, pool in enumerate(known.pools)
        ]
        if (
            self.pile != observation.pile
            or self.table != list(observation.table)
            or self.stock != observation.stock
            or tuple(self.sizes) != observation.hand_sizes
            or min(rest) < 0
            or sum(rest) != observation.stock
            or any(min(pool.values(), default=0) < 0 for pool in known.pools)
        ):
            raise _LostError


def _packs(observation: Observation) -> Counter[str]:
    """The cards in play."""
    rules = observation.rules
    packs = rules.packs(len(seats_of(observation)))
    return Counter({card: count * packs for card, count in rules.pack.items()})


def _cards_in_order(laid: str, dictionary: Dictionary) -> list[str]:
    upper = dict(zip(dictionary.compiled.lower, dictionary.compiled.upper, strict=True))
    return [MASTER if is_master else upper[letter] for letter, is_master in cards_of(laid)]


def _text(cards: Counter[str]) -> str:
    return "".join((+cards).elements())
