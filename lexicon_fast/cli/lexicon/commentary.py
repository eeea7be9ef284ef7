"""What happens in a game of Lexicon, told in a line each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lexicon_fast.cli import commentary
from lexicon_fast.cli.lexicon.picture import hand_points, priced, table
from lexicon_fast.cli.painter import BOLD, DIM, GREEN, RED, counted
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

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lexicon_fast.games.lexicon.events import RoundEnd, Turn
    from lexicon_fast.games.lexicon.game import Game
    from lexicon_fast.games.lexicon.observation import Observation
    from lexicon_fast.games.lexicon.round import Round
    from lexicon_fast.games.lexicon.rules import Ruleset


class Teller(commentary.Teller):
    """Tells what happens in a game of Lexicon. An onlooker sees the hands, and each last table."""

    counted = (("deal", "round"), ("turn", "action"))

    #: What the one who is told saw before the last action, and the round that it was in.
    _before: Observation
    _round: Round
    _watching = False

    def look(self, game: Game) -> None:
        self._before = game.observation(self._you or 0)
        self._round = game.round

    def place(self, game: Game) -> str:
        return f"round {game.round_number}"

    def tell(self, event: events.AnyEvent) -> list[str]:
        match event:
            case events.DealerDraw(players=players, cards=cards, dealer=dealer):
                return [self.dealer_draw(players, cards, dealer)]
            case events.Deal():
                line = self.dealt(event.round, event.dealer, event.players)
                return ["", line, *self._dealt_to(event)]
            case events.Turn(action=Accept()):
                return []
            case events.Turn():
                return [self.turn(self._before, event, hidden=self._is_hidden(event))]
            case events.RoundEnd():
                return ["", *self._left_lying(), *self.round_end(event, self._round)]
            case events.GameEnd():
                return ["", self.game_end(event.winners, event.scores)]
        return []

    def _dealt_to(self, event: events.Deal) -> list[str]:
        """What an onlooker is told of the cards; and whoever has become one."""
        if self._you is None:
            return self.hands(event.players, event.hands, self._round.rules)
        if self._watching or self._you in event.players:
            return []
        self._watching = True
        return ["You are out; the others play on."]

    def _left_lying(self) -> list[str]:
        """The table of a round that is over, for an onlooker."""
        if self._you is not None:
            return []
        return table(self._round.observation(0), self.names, self._paint, players=False)

    def _is_hidden(self, event: Turn) -> bool:
        """Is the card that was drawn not for the one who is told?"""
        blind = isinstance(event.action, Draw) and event.action.take == "blind"
        return blind and self._you not in (None, event.player)

    def _out(self, event: events.Deal) -> list[str]:
        """A line for who only looks on from now on."""
        if self._watching or self._you is None or self._you in event.players:
            return []
        self._watching = True
        return ["You are out; the others play on."]

    def turn(self, before: Observation, event: Turn, *, hidden: bool = False) -> str:
        """A line about an action; before: what was seen then; hidden: the card drawn is not told.

        A challenge is told with what came of it.
        """
        player, action = event.player, event.action
        match action:
            case Form(laid):
                held = before.hand_sizes[player] - len(cards_of(laid))
                what = f"{self._verb(player, 'form')} {self._word(laid)}"
                return f"{self._who(player)} {what}{self._left(held)}"
            case Insert(target, laid):
                old = before.table[target]
                held = before.hand_sizes[player] + len(cards_of(old)) - len(cards_of(laid))
                what = f"{self._verb(player, 'make')} {self._word(old)} into {self._word(laid)}"
                return f"{self._who(player)} {what}{self._left(held)}"
            case Substitute(target, laid):
                old = before.table[target]
                what = f"{self._verb(player, 'change')} {self._word(old)} to {self._word(laid)}"
                gained = " ".join(taken_out(old, laid))
                gain = f" and {self._verb(player, 'take')} {gained}"
                return f"{self._who(player)} {what}{gain}{self._left(before.hand_sizes[player])}"
            case Draw(discard, take):
                return self._draw(event, discard, take, "" if hidden else event.taken)
            case Challenge():
                return self._challenge(before, player, right=event.right)
            case Accept():
                return f"{self._who(player)} {self._verb(player, 'accept')} it"
        raise TypeError(f"{action!r} is no action")

    def _draw(self, event: Turn, discard: str, take: str, taken: str) -> str:
        who = event.player
        card = {"exposed": f"the exposed {taken}", "blind": "a blind card"}[take]
        if take == "blind" and taken:
            card += f", {taken}"
        line = f"{self._who(who)} {self._verb(who, 'discard')} {discard}"
        line += f" and {self._verb(who, 'take')} {card}"
        if event.renewed_stock:
            up = f"; {event.turned_up} is turned up" if event.turned_up else ""
            line += f" (the pile was shuffled and is the stock now{up})"
        return line

    def _challenge(self, before: Observation, player: int, *, right: bool | None) -> str:
        mover, laid = last_play(before)
        word = self._word(laid)
        line = f"{self._who(player)} {self._verb(player, 'challenge')} {word}"
        if right is None:
            return line
        rules = before.rules
        if not right:
            told = self._paint("wrongly", RED if player == self._you else GREEN)
            points = self._points([(player, rules.wrong_challenger)])
            return f"{line}, {told}: it is in the dictionary{points}"
        told = self._paint("rightly", GREEN if player == self._you else RED)
        taker = self.names[mover]
        points = self._points([(player, rules.right_challenger), (mover, rules.right_offender)])
        take, lose = self._verb(mover, "take"), self._verb(mover, "lose")
        return (
            f"{line}, {told}: it is not in the dictionary; {taker} {take} the cards back and"
            f" {lose} the turn{points}"
        )

    def dealt(self, number: int, dealer: int, players: Sequence[int]) -> str:
        """A line about a new round."""
        first = players[(players.index(dealer) + 1) % len(players)] if dealer in players else None
        line = f"Round {number}: {self.names[dealer]} {self._verb(dealer, 'deal')}"
        if first is not None:
            line += f", {self.names[first]} {self._verb(first, 'start')}"
        return self._paint(line, BOLD)

    def dealer_draw(self, players: Sequence[int], cards: Sequence[str], dealer: int | None) -> str:
        """A line about the draw for dealer; Masters that went back stand before a card."""
        drawn = ", ".join(
            f"{self.names[player]} {' then '.join(card)}"
            for player, card in zip(players, cards, strict=True)
        )
        if dealer is None:
            return f"Draw for dealer: {drawn}: a tie"
        return f"Draw for dealer: {drawn}: {self.names[dealer]} {self._verb(dealer, 'deal')}"

    def round_end(self, event: RoundEnd, ended: Round) -> list[str]:
        """Lines about the end of a round: why, what was held, the scores, and who is out."""
        rules = ended.rules
        if event.winner is None:
            turns = counted(rules.guard * len(ended.players), "turn")
            why = f"for {turns} no hand has become smaller"
        else:
            has = "have" if event.winner == self._you else "has"
            why = f"{self.names[event.winner]} {has} no cards left"
        lines = [self._paint(f"Round {ended.number} is over: {why}.", BOLD)]
        hands = [ended.hands[player] for player in ended.players]
        lines += self.hands(ended.players, hands, rules, event.scores)
        for player in event.out:
            if player in ended.players:
                are = "are" if player == self._you else "is"
                told = f"{self._who(player)} {are} out of the game, with {event.scores[player]}."
                lines.append(self._paint(told, RED))
        return lines

    def hands(
        self,
        players: Sequence[int],
        hands: Sequence[str],
        rules: Ruleset,
        scores: Sequence[int] | None = None,
    ) -> list[str]:
        """A line for the hand of each of the players, with its points, and the score."""
        lines = []
        indent = max(len(self.names[player]) for player in players) + 2
        for player, hand in zip(players, hands, strict=True):
            pieces = priced(hand, rules.points, self._paint) or [("no cards", 8)]
            points = counted(hand_points(hand, rules.points), "point")
            score = "" if scores is None else f", score {scores[player]}"
            facts = f"({points}{score})"
            pieces.append((self._paint(facts, DIM), len(facts)))
            lines += self._paint.wrapped(self.names[player], pieces, indent)
        return lines

    def _word(self, laid: str) -> str:
        return self._paint.word(laid.upper())

    def _left(self, held: int) -> str:
        return f" ({counted(held, 'card') if held else 'no cards'} left)"

    def _points(self, penalties: Sequence[tuple[int, int]]) -> str:
        told = [f"{self.names[player]} {points:+d}" for player, points in penalties if points]
        return f" ({', '.join(told)})" if told else ""


def taken_out(old: str, new: str) -> list[str]:
    """The cards that a substitution takes out of a word, upper case, `*` the Master.

    >>> taken_out("l[u]rch", "larch")
    ['*']
    """
    return [
        "*" if was[1] else was[0].upper()
        for was, becomes in zip(cards_of(old), cards_of(new), strict=True)
        if was != becomes
    ]


def last_play(observation: Observation) -> tuple[int, str]:
    """Who made the last play, and the word as it then lay."""
    for turn in reversed(observation.history):
        if isinstance(turn.action, LAYING):
            return turn.player, turn.action.laid
    raise ValueError("no word was laid")
