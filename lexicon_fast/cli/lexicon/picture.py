"""The table of Lexicon drawn for people: plain words in short lines, in colours if wanted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lexicon_fast.cli.painter import DIM, Painter, counted
from lexicon_fast.games.lexicon.actions import LAYING

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from lexicon_fast.games.lexicon.observation import Observation

_GAP: Final = "  "


def hand_points(hand: str, points: Mapping[str, int]) -> int:
    """The points of the cards."""
    return sum(points[card] for card in hand)


def priced(hand: str, points: Mapping[str, int], paint: Painter) -> list[tuple[str, int]]:
    """The cards of a hand with their points, as pieces for `Painter.wrapped`."""
    return [(paint.card(card, points[card]), len(card) + len(str(points[card]))) for card in hand]


def table(
    observation: Observation, names: Sequence[str], paint: Painter, *, players: bool = True
) -> list[str]:
    """What everybody sees: the words, the exposed card, the stock.

    players: and how many cards each player holds, the scores, and who deals.
    """
    points = observation.rules.points
    indent = max(7, *(min(len(name), 20) for name in names)) + len(_GAP)
    words = [
        (f"{paint(str(number), DIM)} {paint.word(word)}", len(str(number)) + 1 + len(word))
        for number, word in enumerate(observation.table, 1)
    ]
    lines = paint.wrapped("Table", words or [("no words yet", 12)], indent)
    exposed = observation.pile[-1:]
    shown = (
        (paint.card(exposed, points[exposed]), len(exposed) + len(str(points[exposed])))
        if exposed
        else ("none", 4)
    )
    stock = f"stock {observation.stock}, pile {len(observation.pile)}"
    lines += paint.wrapped("Exposed", [shown, (stock, len(stock))], indent)
    for player, name in enumerate(names if players else ()):
        held = observation.hand_sizes[player] if player < len(observation.hand_sizes) else 0
        score = observation.scores[player] if player < len(observation.scores) else 0
        out = not held and (observation.phase == "turn" or player != _last_player(observation))
        facts = ["out" if out else counted(held, "card"), f"score {score}"]
        if player == observation.dealer:
            facts.append("dealer")
        text = ", ".join(facts)
        lines += paint.wrapped(name, [(text, len(text))], indent)
    return lines


def _last_player(observation: Observation) -> int | None:
    """Who has just played: they may have no cards and not be out."""
    for turn in reversed(observation.history):
        if isinstance(turn.action, LAYING):
            return turn.player
    return None


def picture(observation: Observation, names: Sequence[str], paint: Painter) -> list[str]:
    """The table, and below it the hand of the one who looks."""
    points = observation.rules.points
    indent = max(7, *(min(len(name), 20) for name in names)) + len(_GAP)
    total = f"({counted(hand_points(observation.hand, points), 'point')})"
    pieces = priced(observation.hand, points, paint) or [("no cards", 8)]
    return [
        *table(observation, names, paint),
        *paint.wrapped("Hand", [*pieces, (paint(total, DIM), len(total))], indent),
    ]
