"""What happens in a game of Lexicon, told in a line each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lexicon_fast.cli.picture import (
    BOLD,
    DIM,
    GREEN,
    RED,
    Painter,
    counted,
    hand_points,
    plain,
    priced,
)
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
    from lexicon_fast.games.lexicon.observation import Observation
    from lexicon_fast.games.lexicon.round import Round
    from lexicon_fast.games.lexicon.rules import Ruleset


_MAX_NAME: Final = 40


class Teller:
    """Tells what happens, to one of the players or to an onlooker.

    names: of the players; you: the number of the one who is told, None for an onlooker.
    """

    def __init__(self, names: Sequence[str], paint: Painter, *, you: int | None = None) -> None:
        self.names = [
            "you" if player == you else _shown(name, player, names)
            for player, name in enumerate(names)
        ]
        self._paint = paint
        self._you = you

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

    def game_end(self, winners: Sequence[int], scores: Sequence[int]) -> str:
        """A line about who won."""
        names = [self.names[player] for player in winners]
        if len(names) == 1:
            told = f"{self._who(winners[0])} {self._verb(winners[0], 'win')} the game"
        else:
            told = f"{', '.join(names[:-1])} and {names[-1]} share the game"
            told = told[0].upper() + told[1:] if names[0] == "you" else told
        all_scores = ", ".join(
            f"{name} {score}" for name, score in zip(self.names, scores, strict=True)
        )
        colour = BOLD if self._you is None else GREEN if self._you in winners else RED
        return self._paint(f"{told}.", colour) + f" Scores: {all_scores}."

    def _who(self, player: int) -> str:
        return "You" if player == self._you else self.names[player]

    def _verb(self, player: int, verb: str) -> str:
        return verb if player == self._you else f"{verb}s"

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


def _shown(name: str, player: int, names: Sequence[str]) -> str:
    """A bot's name without its options, numbered where several are called the same."""
    short = [plain(each.partition(":")[0][:_MAX_NAME]) or "?" for each in names]
    if short.count(short[player]) == 1:
        return short[player]
    return f"{short[player]} {short[: player + 1].count(short[player])}"
