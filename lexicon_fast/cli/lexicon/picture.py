"""The table of Lexicon as text for people."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lexicon_fast.games.lexicon.actions import LAYING
from lexicon_fast.rows.painter import DIM, Painter, counted

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from lexicon_fast.games.lexicon.observation import Observation

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
