"""Lexicon as text for people: pictures of positions, commentary on games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lexicon_fast.base import tile_text
from lexicon_fast.cli import human
from lexicon_fast.games.lexicon import events
from lexicon_fast.games.lexicon.actions import (
    LAYING,
    Accept,
    Challenge,
    Draw,
    Form,
    Insert,
    Substitute,
    cards_of,
)
from lexicon_fast.rows.painter import BOLD, DIM, RED, Painter, counted

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from lexicon_fast.games.lexicon.events import RoundEnd, TurnEvent
    from lexicon_fast.games.lexicon.game import Game
    from lexicon_fast.games.lexicon.observation import Observation
    from lexicon_fast.games.lexicon.round import Round

_GAP: Final = "  "


def hand_points(hand: str, points: Mapping[str, int]) -> int:
    """Return the points of the cards in a hand."""
    return sum(points[card] for card in hand)


def hand_cards(hand: str, points: Mapping[str, int], paint: Painter) -> list[str]:
    """Return the cards of a hand with their points, painted, for `Painter.wrapped`."""
    return [paint.card(card, points[card]) for card in hand] or ["no cards"]


def _indent(names: Sequence[str]) -> int:
    return max(7, *(min(len(name), 20) for name in names)) + len(_GAP)


def table(
    observation: Observation, names: Sequence[str], paint: Painter, *, players: bool = True
) -> list[str]:
    """Draw the public part of a position: the words, the exposed card, the stock.

    players: add a line for each player with cards, score and dealer.
    """
    points = observation.rules.points
    indent = _indent(names)
    words = [
        f"{paint(str(number), DIM)} {paint.word(word)}"
        for number, word in enumerate(observation.table, 1)
    ]
    lines = paint.wrapped("Table", words or ["no words yet"], indent)
    exposed = observation.pile[-1:]
    shown = paint.card(exposed, points[exposed]) if exposed else "none"
    stock = f"stock {observation.stock}, pile {len(observation.pile)}"
    lines += paint.wrapped("Exposed", [shown, stock], indent)
    for player, name in enumerate(names if players else ()):
        held = observation.hand_sizes[player] if player < len(observation.hand_sizes) else 0
        score = observation.scores[player] if player < len(observation.scores) else 0
        # A player without cards is not out while the last play can be challenged.
        out = not held and (observation.phase == "turn" or player != last_play(observation)[0])
        facts = ["out" if out else counted(held, "card"), f"score {score}"]
        if player == observation.dealer:
            facts.append("dealer")
        lines += paint.wrapped(name, [", ".join(facts)], indent)
    return lines


def last_play(observation: Observation) -> tuple[int | None, str]:
    """Return the player of the last play, and the word as it was laid; None: there is no play."""
    for turn in reversed(observation.history):
        if isinstance(turn.action, LAYING):
            return turn.player, turn.action.laid
    return None, ""


def picture(observation: Observation, names: Sequence[str], paint: Painter) -> list[str]:
    """Draw a position as its player sees it: the table, and the player's hand."""
    points = observation.rules.points
    total = paint(f"({counted(hand_points(observation.hand, points), 'point')})", DIM)
    cards = hand_cards(observation.hand, points, paint)
    return [
        *table(observation, names, paint),
        *paint.wrapped("Hand", [*cards, total], _indent(names)),
    ]


class Commentary(human.Commentary):
    """Describes the events of a game of Lexicon. An onlooker sees all hands and final tables."""

    counted_events = (("deal", "round"), ("turn", "action"))

    #: The reader's observation before the last action, and the round it belongs to.
    _before: Observation
    _round: Round
    #: Whether the reader has been told that they are out of the game.
    _out_announced = False

    def before_action(self, game: Game) -> None:
        self._before = game.observation(self._you or 0)
        self._round = game.round

    def progress(self, game: Game) -> str:
        return f"round {game.round_number}"

    def lines(self, event: events.AnyEvent) -> list[str]:
        match event:
            case events.DealerDraw(players=players, cards=cards, dealer=dealer):
                # Masters that went back to the pack come before a player's card.
                drawn = zip(players, map(" then ".join, cards), strict=True)
                return [self._draw_line("dealer", drawn, dealer, "deal")]
            case events.Deal():
                return ["", *self._deal(event)]
            case events.TurnEvent(action=Accept()):
                return []
            case events.TurnEvent():
                return [self._turn(event)]
            case events.RoundEnd():
                return ["", *self._round_end(event)]
            case events.GameEnd():
                return ["", self.game_end(event.winners, event.scores)]
        return []

    def _deal(self, event: events.Deal) -> list[str]:
        players, dealer = event.players, event.dealer
        line = f"Round {event.round}: {self.names[dealer]} {self._verb(dealer, 'deal')}"
        if dealer in players:
            first = players[(players.index(dealer) + 1) % len(players)]
            line += f", {self.names[first]} {self._verb(first, 'start')}"
        lines = [self._paint(line, BOLD)]
        if self._you is None:
            lines += self._hands(players, event.hands)
        elif self._you not in players and not self._out_announced:
            self._out_announced = True
            lines.append("You are out; the others keep playing.")
        return lines

    def _turn(self, event: TurnEvent) -> str:
        """Describe an action. A challenge includes its result."""
        before, player, action = self._before, event.player, event.action
        held = before.hand_sizes[player]
        match action:
            case Form(laid):
                line = f"{self._does(player, 'form')} {self._word(laid)}"
                held -= len(cards_of(laid))
            case Insert(target, laid):
                old = before.table[target]
                line = f"{self._does(player, 'turn')} {self._word(old)} into {self._word(laid)}"
                held += len(cards_of(old)) - len(cards_of(laid))
            case Substitute(target, laid):
                old = before.table[target]
                line = f"{self._does(player, 'change')} {self._word(old)} to {self._word(laid)}"
                line += f" and {self._verb(player, 'take')} {' '.join(taken_out(old, laid))}"
            case Draw(discard, take):
                return self._draw(event, discard, take)
            case Challenge():
                return self._challenge(player, right=event.right)
            case _:
                raise TypeError(f"unknown action {action!r}")
        return f"{line} ({counted(held, 'card') if held else 'no cards'} left)"

    def _draw(self, event: TurnEvent, discard: str, take: str) -> str:
        player = event.player
        card = f"the exposed {event.taken}"
        if take == "blind":
            known = self._you in (None, player) and event.taken
            card = f"a blind card, {event.taken}" if known else "a blind card"
        line = f"{self._does(player, 'discard')} {discard} and {self._verb(player, 'take')} {card}"
        if event.renewed_stock:
            up = f"; {event.turned_up} is turned up" if event.turned_up else ""
            line += f" (the pile was shuffled and is the stock now{up})"
        return line

    def _challenge(self, player: int, *, right: bool | None) -> str:
        mover, laid = last_play(self._before)
        assert mover is not None
        if right is None:
            return f"{self._does(player, 'challenge')} {self._word(laid)}"
        rules = self._before.rules
        if right:
            take, lose = self._verb(mover, "take"), self._verb(mover, "lose")
            why = f"it is not in the dictionary; {self.names[mover]} {take} the cards back and"
            why += f" {lose} the turn"
            changes = [(player, rules.right_challenger), (mover, rules.right_offender)]
        else:
            why = "it is in the dictionary"
            changes = [(player, rules.wrong_challenger)]
        if points := [f"{self.names[who]} {change:+d}" for who, change in changes if change]:
            why += f" ({', '.join(points)})"
        return self._challenge_line(player, self._word(laid), why, right=right)

    def _round_end(self, event: RoundEnd) -> list[str]:
        """Describe why a round ended, the hands, the scores, and the players that are out."""
        ended = self._round
        lines = []
        if self._you is None:
            lines += table(ended.observation(0), self.names, self._paint, players=False)
        if event.winner is None:
            turns = counted(ended.rules.guard * len(ended.players), "turn")
            why = f"no hand got smaller for {turns}"
        else:
            why = f"{self.names[event.winner]} {self._verb(event.winner, 'have')} no cards left"
        lines.append(self._paint(f"Round {ended.number} is over: {why}.", BOLD))
        hands = [ended.hands[player] for player in ended.players]
        lines += self._hands(ended.players, hands, event.scores)
        for player in event.out:
            if player in ended.players:
                line = f"{self._does(player, 'are')} out of the game, with {event.scores[player]}."
                lines.append(self._paint(line, RED))
        return lines

    def _hands(
        self, players: Sequence[int], hands: Sequence[str], scores: Sequence[int] | None = None
    ) -> list[str]:
        """Return a line for each hand, with its points and perhaps the player's score."""
        lines = []
        values = self._round.rules.points
        indent = max(len(self.names[player]) for player in players) + 2
        for player, hand in zip(players, hands, strict=True):
            points = counted(hand_points(hand, values), "point")
            score = "" if scores is None else f", score {scores[player]}"
            pieces = [
                *hand_cards(hand, values, self._paint),
                self._paint(f"({points}{score})", DIM),
            ]
            lines += self._paint.wrapped(self.names[player], pieces, indent)
        return lines

    def _word(self, laid: str) -> str:
        return self._paint.word(tile_text.upper(laid))


def taken_out(old: str, new: str) -> list[str]:
    """Return the cards that a substitution takes out of a word, upper case, `*` the Master.

    >>> taken_out("l[u]rch", "larch")
    ['*']
    """
    return [
        "*" if was[1] else tile_text.upper(was[0])
        for was, becomes in zip(cards_of(old), cards_of(new), strict=True)
        if was != becomes
    ]
