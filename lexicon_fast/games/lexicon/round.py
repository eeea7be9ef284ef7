"""One round of Lexicon, refereed: from the deal to the count of the cards left.

The rules are those of the Waddingtons rule book and of the article on the game, as far as a
`Ruleset` names the difference. The calls are in the spirit of OpenSpiel.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from copy import copy
from typing import TYPE_CHECKING, Final, Literal

from lexicon_fast.arguments import items
from lexicon_fast.dictionary import checked_dictionary
from lexicon_fast.errors import BadOption, IllegalAction
from lexicon_fast.games.checks import checked_int, checked_seed
from lexicon_fast.games.lexicon import events
from lexicon_fast.games.lexicon.actions import (
    ACCEPT,
    CHALLENGE,
    Accept,
    Action,
    Challenge,
    Draw,
    Form,
    Insert,
    Substitute,
    word_of,
)
from lexicon_fast.games.lexicon.dealing import MAX_PLAYERS, dealt_in, pack_of
from lexicon_fast.games.lexicon.laying import Cards, checked_play, refuse_type, remove_cards
from lexicon_fast.games.lexicon.legal import turn_actions
from lexicon_fast.games.lexicon.observation import Observation, Turn
from lexicon_fast.games.lexicon.rules import AnyRuleset, ruleset
from lexicon_fast.rng import Rng

if TYPE_CHECKING:
    from lexicon_fast.dictionary import Dictionary

_ruleset = ruleset  # the arguments of that name hide it


class Round:
    """One round. Players are numbered in the order of their seats, from 0.

    players: how many, or the numbers of those dealt in, rising (the others are out of the game);
    dealer: one of them; ruleset: a name or a Ruleset. seed: decides the deal and how the stock is
    renewed (or the Rng to draw from). deck: the cards in the order they are dealt, in place of a
    shuffled pack: the first `cards_each` to the player left of the dealer, and so on round the
    table, then the exposed card, then the stock from its top. scores: those of the game so far, by
    player; number: of this round in its game, from 1.
    Raises BadOption, and BadAlphabet where the dictionary's letters and the pack do not fit.

    >>> from lexicon_fast import Dictionary
    >>> r = Round(Dictionary.from_words(["hat", "that"]), seed=5)
    >>> r.current_player(), len(r.hands[0]), len(r.stock)
    (1, 10, 31)
    >>> r.apply(Draw(r.hands[1][0], "blind"))
    >>> r.current_player()
    0
    """

    __slots__ = (
        "_before",
        "_cards",
        "_doubters",
        "_events",
        "_first_exposed",
        "_hands",
        "_histories",
        "_idle",
        "_laid",
        "_left_of",
        "_mover",
        "_penalties",
        "_pile",
        "_rng",
        "_ruleset_json",
        "_scores",
        "_stock",
        "_table",
        "_why",
        "dealer",
        "dictionary",
        "number",
        "players",
        "rules",
        "seats",
    )

    def __init__(
        self,
        dictionary: Dictionary,
        *,
        players: Sequence[int] | int = 2,
        dealer: int = 0,
        ruleset: AnyRuleset = "waddingtons",
        seed: int | Rng = 0,
        deck: str | None = None,
        scores: Sequence[int] | None = None,
        number: int = 1,
    ) -> None:
        self.dictionary = checked_dictionary(dictionary)
        self.rules: Final = _ruleset(ruleset)
        self.players: Final = dealt_in(players)
        self.dealer: Final = dealer
        self.number: Final = checked_int("number", number, 1, 1 << 30)
        #: Players of the whole game.
        scores = None if scores is None else items("scores", "int", scores)
        self.seats: Final = self.players[-1] + 1 if scores is None else len(scores)
        checked_int("number of scores", self.seats, self.players[-1] + 1, MAX_PLAYERS)
        if type(dealer) is not int or dealer not in self.players:
            accepted = ", ".join(map(str, self.players))
            raise BadOption(f"dealer {dealer!r}; accepted: a player dealt in: {accepted}")
        self._cards: Cards = Cards.of(dictionary)
        pack = pack_of(self.rules, len(self.players), self._cards, dictionary)
        self._rng = seed if isinstance(seed, Rng) else Rng(checked_seed(seed))
        self._ruleset_json = self.rules.to_json()
        self._left_of = dict(zip(self.players, (*self.players[1:], self.players[0]), strict=True))
        self._table: tuple[str, ...] = ()
        self._penalties = [0] * self.seats
        self._scores = tuple(
            checked_int("score", score, -(1 << 30), 1 << 30)
            for score in ([0] * self.seats if scores is None else scores)
        )
        self._idle = 0
        self._mover = self._left_of[dealer]
        #: Who has yet to answer to the last play, in turn order.
        self._doubters: tuple[int, ...] = ()
        #: What was laid; the hand of the mover and the table as they were before.
        self._laid = ""
        self._before: tuple[str, tuple[str, ...]] = ("", ())
        self._why: Literal["out", "guard"] | None = None
        self._histories: list[list[Turn]] = [[] for _ in range(self.seats)]
        self._deal(self._rng.shuffled(pack) if deck is None else self._checked(deck, pack))

    def _checked(self, deck: str, pack: str) -> str:
        if type(deck) is not str or Counter(deck) != Counter(pack):
            raise BadOption(
                f"deck {deck!r:.150}; accepted: the {len(pack)} cards of the pack in any order"
            )
        return deck

    def _deal(self, deck: str) -> None:
        each = self.rules.cards_each
        self._hands = [""] * self.seats
        dealt = 0
        player = self._left_of[self.dealer]
        for _ in self.players:
            self._hands[player] = self._cards.sort(deck[dealt : dealt + each])
            dealt += each
            player = self._left_of[player]
        self._pile = self._first_exposed = deck[dealt]
        self._stock = deck[dealt + 1 :]
        hands = tuple(self._hands[player] for player in self.players)
        deal = events.Deal(self.number, self.dealer, self.players, hands, self._pile, self._stock)
        self._events: list[events.AnyEvent] = [deal]

    # What may be read

    @property
    def hands(self) -> tuple[str, ...]:
        """The hand of each player of the game; empty for who is not dealt in."""
        return tuple(self._hands)

    @property
    def table(self) -> tuple[str, ...]:
        """The words on the table as they lie."""
        return self._table

    @property
    def pile(self) -> str:
        """The exposed pile from its bottom: the last card is the exposed one."""
        return self._pile

    @property
    def stock(self) -> str:
        """The stock from its top."""
        return self._stock

    @property
    def penalties(self) -> tuple[int, ...]:
        """Points that challenges have given so far, by player."""
        return tuple(self._penalties)

    @property
    def scores(self) -> tuple[int, ...]:
        """Scores of the game, all points of this round so far included."""
        return self._scores

    @property
    def idle(self) -> int:
        """Turns since a hand became smaller."""
        return self._idle

    @property
    def phase(self) -> Literal["turn", "challenge", "over"]:
        """What is due: an action, an answer to the last play, or nothing."""
        if self._why is not None:
            return "over"
        return "challenge" if self._doubters else "turn"

    @property
    def starter(self) -> int:
        """Who had the first turn: the player left of the dealer."""
        return self._left_of[self.dealer]

    @property
    def winner(self) -> int | None:
        """Who emptied the hand; None before, and when the guard ended the round."""
        return self._mover if self._why == "out" else None

    @property
    def events(self) -> tuple[events.AnyEvent, ...]:
        """All that happened, hidden cards included."""
        return tuple(self._events)

    @property
    def happened(self) -> int:
        """How many events."""
        return len(self._events)

    @property
    def rng(self) -> Rng:
        """The generator that renewals of the stock draw from."""
        return self._rng

    # The calls of a game

    def current_player(self) -> int | None:
        """Who has to act; None when the round is over."""
        if self._why is not None:
            return None
        return self._doubters[0] if self._doubters else self._mover

    def is_terminal(self) -> bool:
        """Is the round over?"""
        return self._why is not None

    def legal_actions(self) -> list[Action]:
        """What the player to act may do, best plays first: see `legal.legal_actions`."""
        if self._why is not None:
            return []
        if self._doubters:
            return [ACCEPT, CHALLENGE]
        hand = self._hands[self._mover]
        stock = len(self._stock)
        return turn_actions(hand, self._table, self._pile, stock, self.rules, self.dictionary)

    def returns(self) -> list[int]:
        """Minus the points scored in this round, by player; before its end only the penalties."""
        points = self._points() if self._why is not None else self._penalties
        return [-scored for scored in points]

    def observation(self, player: int) -> Observation:
        """What a player sees; who is not dealt in sees what all see. Raises BadOption.

        Once the round is over, the scores count the cards that all hold.
        """
        if type(player) is not int or not 0 <= player < self.seats:
            raise BadOption(f"player {player!r}; accepted: 0 to {self.seats - 1}")
        return Observation(
            player,
            self._hands[player],
            self._table,
            self._pile,
            len(self._stock),
            tuple(map(len, self._hands)),
            self._scores,
            self.current_player(),
            self.phase,
            self.dealer,
            self.number,
            self._idle,
            self._first_exposed,
            tuple(self._histories[player]),
            "",
            self._ruleset_json,
        )

    def copy(self) -> Round:
        """A round of its own in the same state, with the same luck to come."""
        twin = object.__new__(Round)
        for name in Round.__slots__:
            setattr(twin, name, getattr(self, name))
        twin._rng = copy(self._rng)
        twin._hands = self._hands.copy()
        twin._penalties = self._penalties.copy()
        twin._events = self._events.copy()
        twin._histories = [history.copy() for history in self._histories]
        return twin

    def apply(self, action: Action) -> None:
        """Let the player to act do something.

        Raises IllegalAction, whose `rule` names the rule that forbids it; the state is then as it
        was. Rules: "over", "action" (none at all), "phase", "word", "hand", "target", "order" and
        "added" (insert), "length", "exchange", "most exchanged" and "same word" (substitute),
        "strict", "draw".
        """
        kind = type(action)
        if self._why is not None:
            raise IllegalAction("over", "the round is over; accepted: no action")
        if kind is Accept or kind is Challenge:
            if not self._doubters:
                raise IllegalAction(
                    "phase",
                    "there is no play to answer to; accepted: form, insert, substitute, draw",
                )
            self._answer(kind is Challenge)
        elif kind is Form or kind is Insert or kind is Substitute or kind is Draw:
            if self._doubters:
                raise IllegalAction(
                    "phase", "a play waits for an answer; accepted: accept, challenge"
                )
            if isinstance(action, Draw):
                self._draw(action)
            else:
                self._lay(action)  # type: ignore[arg-type]  # the kinds left
        else:
            raise IllegalAction(
                "action",
                f"a {kind.__name__} is no action; accepted: Form, Insert, Substitute, Draw, Accept,"
                " Challenge",
            )

    # Turns

    def _lay(self, action: Form | Insert | Substitute) -> None:
        hand, table, rules = self._hands[self._mover], self._table, self.rules
        play = checked_play(action, table, self._cards, rules)
        left = remove_cards(hand, play.paid, repr(action.laid))
        if rules.strict and not play.same_word and word_of(action.laid) not in self.dictionary:
            raise IllegalAction(
                "strict",
                f"{word_of(action.laid)!r} is not in the dictionary; accepted: words that are",
            )
        # From here on nothing fails.
        self._laid, self._before = action.laid, (hand, table)
        self._hands[self._mover] = (
            self._cards.sort(left + "".join(play.taken)) if play.taken else left
        )
        self._table = play.table
        self._note(self._mover, action)
        if rules.strict:
            self._end_turn(shrunk=not play.taken)
        else:
            self._doubters = self._others()

    def _draw(self, action: Draw) -> None:
        discard, take = action.discard, action.take
        if type(discard) is not str or discard not in self._cards.rank:
            refuse_type("discard", discard, "a card in upper case, or *")
        if type(take) is not str or take not in ("exposed", "blind"):
            refuse_type("take", take, "exposed or blind")
        left = remove_cards(self._hands[self._mover], [discard], "to discard")
        stock, pile = self._stock, self._pile
        renewed = turned_up = ""
        if take == "exposed":
            if not pile:
                raise IllegalAction("draw", "there is no exposed card; accepted: blind")
            taken, pile = pile[-1], pile[:-1] + discard
        else:
            if not stock and not pile:
                raise IllegalAction("draw", "there is no card left to draw; accepted: a play")
            pile += discard
            if not stock:
                if self.rules.renewal == "turn up":
                    order = self._rng.shuffled(pile)
                    turned_up = pile = order[0]
                    stock = order[1:]
                else:
                    stock, pile = self._rng.shuffled(pile[:-1]), discard
                renewed = stock
            taken, stock = stock[0], stock[1:]
        self._hands[self._mover] = self._cards.sort(left + taken)
        self._stock, self._pile = stock, pile
        self._note(self._mover, action, taken, renewed, turned_up)
        self._end_turn(shrunk=False)

    def _answer(self, doubted: bool) -> None:
        player, others = self._doubters[0], self._doubters[1:]
        hand_before, table_before = self._before
        shrunk = len(self._hands[self._mover]) < len(hand_before)
        if not doubted:
            self._doubters = others
            self._note(player, ACCEPT)
            if not others:
                self._end_turn(shrunk=shrunk)
            return
        right = word_of(self._laid) not in self.dictionary
        rules = self.rules
        if right:
            self._hands[self._mover], self._table = hand_before, table_before
            self._punish(player, rules.right_challenger)
            self._punish(self._mover, rules.right_offender)
        else:
            self._punish(player, rules.wrong_challenger)
        self._doubters = ()
        self._note(player, CHALLENGE, right=right)
        self._end_turn(shrunk=shrunk and not right)

    def _others(self) -> tuple[int, ...]:
        """Those who may doubt a play, in turn order."""
        others = []
        player = self._left_of[self._mover]
        while player != self._mover:
            others.append(player)
            player = self._left_of[player]
        return tuple(others)

    def _punish(self, player: int, points: int) -> None:
        self._penalties[player] += points
        scores = list(self._scores)
        scores[player] += points
        self._scores = tuple(scores)

    def _note(
        self,
        player: int,
        action: Action,
        taken: str = "",
        renewed_stock: str = "",
        turned_up: str = "",
        right: bool | None = None,
    ) -> None:
        """Write down what a player did: all of it for the record, for each player what they saw."""
        self._events.append(events.Turn(player, action, taken, renewed_stock, turned_up, right))
        renewed = renewed_stock != ""
        seen = Turn(player, action, taken, renewed, turned_up, right)
        own = seen
        if isinstance(action, Draw) and action.take == "blind":
            seen = Turn(player, action, "", renewed, turned_up)
        for seat, history in enumerate(self._histories):
            history.append(own if seat == player else seen)

    def _end_turn(self, *, shrunk: bool) -> None:
        self._idle = 0 if shrunk else self._idle + 1
        if not self._hands[self._mover]:
            self._finish("out")
        elif self._idle >= self.rules.guard * len(self.players):
            self._finish("guard")
        else:
            self._mover = self._left_of[self._mover]

    def _points(self) -> list[int]:
        """Points of the round by player: the cards held, and penalties."""
        points = self.rules.points
        return [
            penalty + sum(points[card] for card in hand)
            for penalty, hand in zip(self._penalties, self._hands, strict=True)
        ]

    def _finish(self, why: Literal["out", "guard"]) -> None:
        points = self._points()
        self._why = why
        self._scores = tuple(
            score - penalty + scored
            for score, penalty, scored in zip(self._scores, self._penalties, points, strict=True)
        )
        out = tuple(
            player
            for player, score in enumerate(self._scores)
            if score >= self.rules.out_at or player not in self._left_of
        )
        self._events.append(events.RoundEnd(why, tuple(points), self._scores, self.winner, out))
