"""Rounds that continue from a given position of all cards, not from a deal."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec

from lexicon_fast.base.errors import BadOption, BadPosition, IllegalAction, excerpt
from lexicon_fast.base.rng import Rng, Seed
from lexicon_fast.dictionary import Dictionary
from lexicon_fast.games.lexicon import events
from lexicon_fast.games.lexicon.round import Round
from lexicon_fast.games.lexicon.rules import MAX_HAND, MAX_TABLE_WORDS, AnyRuleset
from lexicon_fast.games.lexicon.rules import ruleset as read_ruleset


class State(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The position of all cards before a turn, hidden ones included."""

    #: By player, in the order of the seats; empty if the player is out of the game.
    hands: tuple[str, ...]
    #: The exposed pile from its bottom.
    pile: str = ""
    #: The words on the table.
    table: tuple[str, ...] = ()
    #: The stock from its top. None: the remaining cards of the pack, shuffled by the seed.
    stock: str | None = None
    #: None: the player left of the dealer.
    to_move: int | None = None
    dealer: int = 0
    #: Scores of the game so far; empty: 0 each.
    scores: tuple[int, ...] = ()
    #: Number of the round in its game.
    round: int = 1
    #: Turns since a hand became smaller.
    idle: int = 0


def round_from(
    state: State,
    dictionary: Dictionary,
    *,
    ruleset: AnyRuleset = "waddingtons",
    seed: Seed | Rng | None = None,
) -> Round:
    """Return a round that continues from a state, with an empty history.

    seed: determines the stock if the state does not contain it, and its renewals.
    Raises BadPosition if the cards are not those of the pack, BadOption, BadAlphabet.

    >>> from lexicon_fast import Dictionary
    >>> d = Dictionary.from_words(["hat", "that"])
    >>> round = round_from(State(("T", "AEI"), pile="Q", table=("hat",), to_move=0), d)
    >>> round.legal_actions()[0]
    Insert(target=0, laid='that')
    """
    rules = read_ruleset(ruleset, dictionary.language)
    if scores := state.scores:
        if len(scores) != len(state.hands):
            raise BadPosition(
                f"{len(scores)} scores for {len(state.hands)} hands; give one for each, or none"
            )
    else:
        scores = (0,) * len(state.hands)
    players = [player for player, hand in enumerate(state.hands) if hand]
    if len(players) < 2:
        raise BadPosition(f"hands {excerpt(list(state.hands))}: at least two must have cards")
    if state.to_move is not None and state.to_move not in players:
        raise BadPosition(f"player {state.to_move} to move has no cards; use one of {players}")
    options = {"players": players, "ruleset": rules, "seed": seed, "scores": scores}
    return _Resumed(state, dictionary, **options)


class _Resumed(Round):
    """A round that takes the cards of a state instead of dealing."""

    __slots__ = ("_state",)

    def __init__(self, state: State, dictionary: Dictionary, **options: Any) -> None:
        self._state = state
        super().__init__(dictionary, dealer=state.dealer, number=state.round, **options)

    def _deal(self, deck: str) -> None:
        state, cards = self._state, self._cards
        guard = self.rules.guard * len(self.players)
        if not 0 <= state.idle < guard:
            raise BadOption(f"idle is {state.idle}; use 0 to {guard - 1}")
        if len(state.table) > MAX_TABLE_WORDS:
            raise BadPosition(
                f"table has {len(state.table)} words; the maximum is {MAX_TABLE_WORDS}"
            )
        for hand in state.hands:
            if len(hand) > MAX_HAND:
                raise BadPosition(
                    f"hand {excerpt(hand)} is too long; the maximum is {MAX_HAND} cards"
                )
        self._stock = self._checked_stock(deck)
        self._hands = [cards.sort(hand) for hand in state.hands]
        self._table, self._pile = state.table, state.pile
        self._idle = state.idle
        if state.to_move is not None:
            self._mover = state.to_move
        if not self._stock and not self._pile:
            raise BadPosition("the stock and the exposed pile cannot both be empty")
        # The first exposed card is known only if this can be the position after a deal.
        each = self.rules.cards_each
        dealt = not state.table and all(len(state.hands[player]) == each for player in self.players)
        fresh = dealt and len(state.pile) == 1 and not state.idle and self._mover == self.starter
        self._first_exposed = state.pile if fresh else ""
        hands = tuple(self._hands[player] for player in self.players)
        self._events: list[events.AnyEvent] = [
            events.Deal(self.number, self.dealer, self.players, hands, self._pile, self._stock)
        ]

    def _checked_stock(self, deck: str) -> str:
        """Return the stock of the state, or the remaining cards shuffled. Raises BadPosition."""
        state, cards = self._state, self._cards
        seen = Counter(state.pile)
        for hand in state.hands:
            seen.update(hand)
        for laid in state.table:
            try:
                seen.update(cards.of_word(laid))
            except IllegalAction as error:
                raise BadPosition(f"table: {error}") from None
        if state.stock is not None:
            seen.update(state.stock)
        left = Counter(deck)
        left.subtract(seen)
        if wrong := [card for card, count in left.items() if count < 0]:
            raise BadPosition(
                f"hands, table, pile and stock have {seen[wrong[0]]} cards {excerpt(wrong[0], 20)};"
                f" the pack has {Counter(deck)[wrong[0]]}"
            )
        if state.stock is None:
            return self._rng.shuffled("".join(cards.sort((+left).elements())))
        if +left:
            missing = cards.sort((+left).elements())
            raise BadPosition(f"cards of the pack are missing: {missing}; add them, or omit stock")
        return state.stock
