"""One round of Lexicon with its rules: from the deal to the count of the remaining cards.

The rules are those of the Waddingtons rule book and of the article on the game; a `Ruleset` holds
their differences. The methods follow OpenSpiel.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final, Literal

from lexicon_fast.base import tile_text
from lexicon_fast.base.arguments import checked, checked_int, items
from lexicon_fast.base.errors import BadAlphabet, BadOption, IllegalAction, excerpt
from lexicon_fast.base.rng import Rng, Seed, checked_seed, rng_of
from lexicon_fast.dictionary.dictionary import Dictionary, checked_dictionary
from lexicon_fast.games.events import refuse_type
from lexicon_fast.games.game import Copyable
from lexicon_fast.games.lexicon import actions, events
from lexicon_fast.games.lexicon.laying import Cards, checked_play, remove_cards
from lexicon_fast.games.lexicon.observation import Observation, Turn
from lexicon_fast.games.lexicon.rules import (
    MAX_PLAYERS,
    MIN_PLAYERS,
    AnyRuleset,
    Ruleset,
    points_by_code,
)
from lexicon_fast.games.lexicon.rules import ruleset as read_ruleset
from lexicon_fast.games.lexicon.solver import plays


class Round(Copyable):
    """One round. Players are numbered from 0, in the order of their seats.

    players: the number of players, or the players dealt in, in rising order (the others are out of
    the game); dealer: one of them; ruleset: a name or a Ruleset. seed: determines the deal and the
    renewals of the stock (or the Rng to draw from). deck: the cards in dealing order instead of a
    shuffled pack: the first `cards_each` for the player left of the dealer, and so on round the
    table, then the exposed card, then the stock from its top. scores: scores of the game so far, by
    player; number: number of this round in its game, from 1.
    Raises BadOption for an invalid option, BadAlphabet if the pack does not fit the dictionary's
    letters, and TypeError if `dictionary` is not a Dictionary.

    >>> from lexicon_fast import Dictionary, lexicon
    >>> r = lexicon.Round(Dictionary.from_words(["hat", "that"]), seed=5)
    >>> r.current_player(), len(r.hands[0]), len(r.stock)
    (1, 10, 31)
    >>> r.apply(lexicon.Draw(r.hands[1][0], "blind"))
    >>> r.current_player(), r.phase, r.is_terminal()
    (0, 'turn', False)
    """

    __slots__ = (
        "_before",
        "_cards",
        "_end_reason",
        "_events",
        "_first_exposed",
        "_hands",
        "_histories",
        "_idle",
        "_laid",
        "_left_of",
        "_may_challenge",
        "_mover",
        "_penalties",
        "_pile",
        "_ruleset_json",
        "_scores",
        "_stock",
        "_table",
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
        seed: Seed | Rng | None = None,
        deck: str | None = None,
        scores: Sequence[int] | None = None,
        number: int = 1,
    ) -> None:
        self.dictionary = checked_dictionary(dictionary)
        self.rules: Final = read_ruleset(ruleset, dictionary.language)
        self.players: Final = dealt_in(players)
        self.dealer: Final = dealer
        self.number: Final = checked_int("number", number, 1, 1 << 30)
        #: Number of players in the game.
        scores = None if scores is None else items("scores", "int", scores)
        self.seats: Final = self.players[-1] + 1 if scores is None else len(scores)
        checked_int("number of scores", self.seats, self.players[-1] + 1, MAX_PLAYERS)
        if type(dealer) is not int or dealer not in self.players:
            players_in = ", ".join(map(str, self.players))
            raise BadOption(f"dealer {dealer!r} is not dealt in; use one of {players_in}")
        self._cards: Cards = Cards.of(dictionary)
        pack = pack_of(self.rules, len(self.players), self._cards, dictionary)
        self._rng = seed if isinstance(seed, Rng) else rng_of(checked_seed(seed))
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
        #: Players who may still challenge the last play, in turn order.
        self._may_challenge: tuple[int, ...] = ()
        #: The word of the last play; the mover's hand and the table before it.
        self._laid = ""
        self._before: tuple[str, tuple[str, ...]] = ("", ())
        self._end_reason: Literal["out", "guard"] | None = None
        self._histories: list[list[Turn]] = [[] for _ in range(self.seats)]
        self._deal(self._rng.shuffled(pack) if deck is None else self._checked_deck(deck, pack))

    def _checked_deck(self, deck: str, pack: str) -> str:
        if type(deck) is not str or Counter(deck) != Counter(pack):
            raise BadOption(
                f"deck {excerpt(deck, 150)} must contain the {len(pack)} cards of the pack, in any"
                " order"
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

    # State

    @property
    def hands(self) -> tuple[str, ...]:
        """The hand of each player of the game; empty if the player is not dealt in."""
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
        """Points from challenges so far, by player."""
        return tuple(self._penalties)

    @property
    def scores(self) -> tuple[int, ...]:
        """Scores of the game, the points of this round so far included."""
        return self._scores

    @property
    def idle(self) -> int:
        """Turns since a hand became smaller."""
        return self._idle

    @property
    def phase(self) -> Literal["turn", "challenge", "over"]:
        """The kind of action that is due; "challenge": to accept or challenge the last play."""
        if self._end_reason is not None:
            return "over"
        return "challenge" if self._may_challenge else "turn"

    @property
    def starter(self) -> int:
        """The player with the first turn, left of the dealer."""
        return self._left_of[self.dealer]

    @property
    def winner(self) -> int | None:
        """The player who emptied the hand; None before that, or if the guard ended the round."""
        return self._mover if self._end_reason == "out" else None

    @property
    def events(self) -> tuple[events.AnyEvent, ...]:
        """All events so far, hidden cards included."""
        return tuple(self._events)

    @property
    def happened(self) -> int:
        """Number of events so far."""
        return len(self._events)

    @property
    def rng(self) -> Rng:
        """The random generator that renewals of the stock draw from."""
        return self._rng

    # Play

    def current_player(self) -> int | None:
        """Return the player who has to act; None when the round is over."""
        if self._end_reason is not None:
            return None
        return self._may_challenge[0] if self._may_challenge else self._mover

    def is_terminal(self) -> bool:
        """Return whether the round is over."""
        return self._end_reason is not None

    def legal_actions(self) -> list[actions.Action]:
        """Return the current player's legal actions, best plays first: see `legal_actions`."""
        if self._end_reason is not None:
            return []
        if self._may_challenge:
            return [actions.ACCEPT, actions.CHALLENGE]
        hand = self._hands[self._mover]
        stock = len(self._stock)
        return turn_actions(hand, self._table, self._pile, stock, self.rules, self.dictionary)

    def returns(self) -> list[int]:
        """Return minus each player's points of this round; only penalties before its end."""
        points = self._points() if self._end_reason is not None else self._penalties
        return [-scored for scored in points]

    def observation(self, player: int) -> Observation:
        """Return the round as a player sees it. Raises BadOption if there is no such player.

        A player who is not dealt in sees the public information. Once the round is over, the scores
        include the cards held.
        """
        checked_int("player", player, 0, self.seats - 1)
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

    def apply(self, action: actions.Action) -> None:
        """Apply a legal action for the current player.

        Raises IllegalAction, whose `rule` names the broken rule, and leaves the state unchanged.
        Rules: "over", "action" (no action at all), "phase", "word", "hand", "target", "order" and
        "added" (insert), "length", "exchange", "most exchanged" and "same word" (substitute),
        "strict", "draw".
        """
        kind = type(action)
        if self._end_reason is not None:
            raise IllegalAction("over", "the round is over")
        if kind is actions.Accept or kind is actions.Challenge:
            if not self._may_challenge:
                raise IllegalAction(
                    "phase",
                    "there is no play to accept or challenge; form, insert, substitute or draw",
                )
            self._answer(kind is actions.Challenge)
        elif (
            kind is actions.Form
            or kind is actions.Insert
            or kind is actions.Substitute
            or kind is actions.Draw
        ):
            if self._may_challenge:
                raise IllegalAction("phase", "accept or challenge the last play first")
            if isinstance(action, actions.Draw):
                self._draw(action)
            else:
                self._lay(action)  # type: ignore[arg-type]  # the kinds left
        else:
            raise IllegalAction(
                "action",
                f"a {kind.__name__} is not an action; use Form, Insert, Substitute, Draw, Accept or"
                " Challenge",
            )

    # Turns

    def _lay(self, action: actions.Form | actions.Insert | actions.Substitute) -> None:
        hand, table, rules = self._hands[self._mover], self._table, self.rules
        play = checked_play(action, table, self._cards, rules)
        left = remove_cards(hand, play.paid, repr(action.laid))
        if (
            rules.strict
            and not play.same_word
            and self.dictionary.compiled.index(actions.word_of(action.laid)) < 0
        ):
            raise IllegalAction(
                "strict",
                f"{tile_text.upper(actions.word_of(action.laid))} is not in the dictionary",
            )
        # Nothing fails after this line.
        self._laid, self._before = action.laid, (hand, table)
        self._hands[self._mover] = (
            self._cards.sort(left + "".join(play.taken)) if play.taken else left
        )
        self._table = play.table
        self._log(self._mover, action)
        if rules.strict:
            self._end_turn(shrunk=not play.taken)
        else:
            seat = self.players.index(self._mover)
            self._may_challenge = self.players[seat + 1 :] + self.players[:seat]

    def _draw(self, action: actions.Draw) -> None:
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
                raise IllegalAction("draw", "there is no exposed card; draw blind")
            taken, pile = pile[-1], pile[:-1] + discard
        else:
            if not stock and not pile:
                raise IllegalAction("draw", "there are no cards left to draw; play a word")
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
        self._log(self._mover, action, taken, renewed, turned_up)
        self._end_turn(shrunk=False)

    def _answer(self, challenged: bool) -> None:
        player, others = self._may_challenge[0], self._may_challenge[1:]
        hand_before, table_before = self._before
        shrunk = len(self._hands[self._mover]) < len(hand_before)
        if not challenged:
            self._may_challenge = others
            self._log(player, actions.ACCEPT)
            if not others:
                self._end_turn(shrunk=shrunk)
            return
        right = self.dictionary.compiled.index(actions.word_of(self._laid)) < 0
        rules = self.rules
        if right:
            self._hands[self._mover], self._table = hand_before, table_before
            self._add_penalty(player, rules.right_challenger)
            self._add_penalty(self._mover, rules.right_offender)
        else:
            self._add_penalty(player, rules.wrong_challenger)
        self._may_challenge = ()
        self._log(player, actions.CHALLENGE, right=right)
        self._end_turn(shrunk=shrunk and not right)

    def _add_penalty(self, player: int, points: int) -> None:
        self._penalties[player] += points
        scores = list(self._scores)
        scores[player] += points
        self._scores = tuple(scores)

    def _log(
        self,
        player: int,
        action: actions.Action,
        taken: str = "",
        renewed_stock: str = "",
        turned_up: str = "",
        right: bool | None = None,
    ) -> None:
        """Add an action to the events, and its visible part to each player's history."""
        self._events.append(
            events.TurnEvent(player, action, taken, renewed_stock, turned_up, right)
        )
        own = public = Turn(player, action, taken, renewed_stock != "", turned_up, right)
        if actions.is_blind_draw(action):
            public = Turn(player, action, "", own.renewed, turned_up)
        for seat, history in enumerate(self._histories):
            history.append(own if seat == player else public)

    def _end_turn(self, *, shrunk: bool) -> None:
        self._idle = 0 if shrunk else self._idle + 1
        if not self._hands[self._mover]:
            self._finish("out")
        elif self._idle >= self.rules.guard * len(self.players):
            self._finish("guard")
        else:
            self._mover = self._left_of[self._mover]

    def _points(self) -> list[int]:
        """Return the points of the round by player: the cards held, and penalties."""
        points = self.rules.points
        return [
            penalty + sum(points[card] for card in hand)
            for penalty, hand in zip(self._penalties, self._hands, strict=True)
        ]

    def _finish(self, reason: Literal["out", "guard"]) -> None:
        points = self._points()
        self._end_reason = reason
        self._scores = tuple(
            score - penalty + scored
            for score, penalty, scored in zip(self._scores, self._penalties, points, strict=True)
        )
        out = tuple(
            player
            for player, score in enumerate(self._scores)
            if score >= self.rules.out_at or player not in self._left_of
        )
        self._events.append(events.RoundEnd(reason, tuple(points), self._scores, self.winner, out))


def legal_actions(observation: Observation, dictionary: Dictionary) -> list[actions.Action]:
    """Return the legal actions of the observing player; none if it is not that player's turn.

    If the observation does not name a player to move, it is the observer's turn.
    On a turn: the plays of the solver, best first, then each different discard with the exposed
    card and with the blind one. After a play: accept and challenge. `Round.apply` also allows other
    payments of the same words and, unless the ruleset is strict, any other word.
    Raises BadHand, BadTableWord, BadOption, BadAlphabet for an impossible observation, and
    TypeError for arguments of other types.

    >>> from lexicon_fast import Dictionary, lexicon
    >>> d = Dictionary.from_words(["hat", "that"])
    >>> for action in lexicon.legal_actions(lexicon.Observation(0, "T", ("hat",), pile="Q"), d):
    ...     print(action)
    Insert(target=0, laid='that')
    Draw(discard='T', take='exposed')
    Draw(discard='T', take='blind')
    """
    checked("observation", Observation, observation)
    checked_dictionary(dictionary)
    if observation.phase == "over" or observation.to_move not in (None, observation.player):
        return []
    if observation.phase == "challenge":
        return [actions.ACCEPT, actions.CHALLENGE]
    return turn_actions(
        observation.hand,
        observation.table,
        observation.pile,
        observation.stock,
        observation.rules,
        dictionary,
    )


def turn_actions(
    hand: str,
    table: tuple[str, ...],
    pile: str,
    stock: int,
    rules: Ruleset,
    dictionary: Dictionary,
) -> list[actions.Action]:
    """Return the legal actions of a turn: see `legal_actions`."""
    if not hand:
        return []
    found = map(actions.action_of, plays(hand, table, dictionary, ruleset=rules))
    return [*found, *draws(hand, pile, stock, dictionary)]


def draws(hand: str, pile: str, stock: int, dictionary: Dictionary) -> list[actions.Draw]:
    """Return each different discard, with the exposed card and with the blind one if possible."""
    found = []
    for card in Cards.of(dictionary).sort(set(hand)):
        if pile:
            found.append(actions.Draw(card, "exposed"))
        if stock or pile:  # the discard itself cannot be drawn blind
            found.append(actions.Draw(card, "blind"))
    return found


def dealt_in(players: Sequence[int] | int) -> tuple[int, ...]:
    """Return the players dealt in. players: their number or a sequence. Raises BadOption."""
    if isinstance(players, int):
        return tuple(range(checked_int("players", players, MIN_PLAYERS, MAX_PLAYERS)))
    if not isinstance(players, Sequence) or isinstance(players, str | bytes):
        raise BadOption(f"players is {excerpt(players)}; use a number, or a sequence of numbers")
    numbers = tuple(players)
    if any(type(number) is not int or not 0 <= number < MAX_PLAYERS for number in numbers):
        raise BadOption(f"players is {excerpt(numbers)}; use numbers 0 to {MAX_PLAYERS - 1}")
    if list(numbers) != sorted(set(numbers)):
        raise BadOption(f"players is {excerpt(numbers)}; name each once, in the order of the seats")
    checked_int("number of players", len(numbers), MIN_PLAYERS, MAX_PLAYERS)
    return numbers


def pack_of(rules: Ruleset, players: int, cards: Cards, dictionary: Dictionary) -> str:
    """Return the sorted cards of the pack or packs for a number of players.

    Raises BadAlphabet if the cards do not fit the dictionary's letters, and BadOption if there are
    too few cards for the deal.
    """
    points_by_code(rules, dictionary.compiled.upper)
    packs = rules.packs(players)
    for card, count in rules.pack.items():
        if count and card not in cards.rank:
            raise BadAlphabet(
                f"ruleset {rules.name!r}: card {card!r} of the pack is not a letter of dictionary"
                f" {dictionary.name!r}, which has {cards.letters}"
            )
    pack = "".join(card * (rules.pack.get(card, 0) * packs) for card in cards.rank)
    needed = players * rules.cards_each + 1
    if len(pack) < needed:
        raise BadOption(
            f"ruleset {rules.name!r}: {len(pack)} cards for {players} players; they need {needed}:"
            f" {rules.cards_each} each and one exposed"
        )
    return pack
