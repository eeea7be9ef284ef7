"""The table of Lexicon drawn for people: plain words in short lines, in colours if wanted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lexicon_fast.games.lexicon.actions import LAYING

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import TextIO

    from lexicon_fast.games.lexicon.observation import Observation

# ANSI colours, as in the rows of `solve`.
BOLD: Final = "1"
DIM: Final = "2"
RED: Final = "31"
GREEN: Final = "32"
YELLOW: Final = "33"
CYAN: Final = "36"

_GAP: Final = "  "
_OFF: Final = "\x1b[0m"


class Painter:
    """Colours or none. Nothing is told by a colour alone.

    width: columns of the terminal, where lines are broken; None: as wide as need be.
    """

    def __init__(self, *, colour: bool, width: int | None = 80) -> None:
        self.colour = colour
        self.width = None if width is None else max(width, 20)

    def __call__(self, text: str, colour: str) -> str:
        return f"\x1b[{colour}m{text}{_OFF}" if self.colour and text else text

    def word(self, laid: str) -> str:
        """A word in bold, the letters that Masters stand for in a colour of their own."""
        if not self.colour:
            return laid
        inside = laid.replace("[", f"\x1b[{YELLOW}m[").replace("]", "]\x1b[39m")
        return f"\x1b[{BOLD}m{inside}{_OFF}"

    def card(self, card: str, points: int) -> str:
        """`A10`: a card and its points."""
        return self(card, YELLOW if card == "*" else BOLD) + self(str(points), DIM)

    def wrapped(self, label: str, pieces: Sequence[tuple[str, int]], indent: int) -> list[str]:
        """A label, then pieces (text, columns it takes), over several lines where they are many."""
        lines = []
        line, size = self(label.ljust(indent), DIM), indent
        if len(label) >= indent:
            line, size = self(label, DIM) + " ", len(label) + 1
        empty = True
        for text, columns in pieces:
            if not empty and self.width is not None and size + len(_GAP) + columns > self.width:
                lines.append(line)
                line, size, empty = " " * indent, indent, True
            if not empty:
                line += _GAP
                size += len(_GAP)
            line += text
            size += columns
            empty = False
        return [*lines, line.rstrip()]


def plain(text: str) -> str:
    """A text from a file, without what would command the terminal."""
    return text if text.isprintable() else ascii(text)[1:-1]


def counted(number: int, what: str) -> str:
    """`1 card`, `2 cards`."""
    return f"{number:,} {what}" if number == 1 else f"{number:,} {what}s"


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


def terminal_width(file: TextIO | None) -> int | None:
    """Columns of the terminal that a stream goes to; None: it goes somewhere else."""
    try:
        if file is None or not file.isatty():
            return None
    except ValueError:  # closed
        return None
    from shutil import get_terminal_size

    return get_terminal_size().columns
