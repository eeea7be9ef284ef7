"""A person who plays a game with tiles on a board at the terminal."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Any

from lexicon_fast.cli import human
from lexicon_fast.cli.painter import BOLD, counted, folded
from lexicon_fast.cli.tiles.picture import rack_lines
from lexicon_fast.errors import BadAction
from lexicon_fast.games.tiles.actions import Lay
from lexicon_fast.games.tiles.layouts import BLANK
from lexicon_fast.rng import Rng

if TYPE_CHECKING:
    from lexicon_fast.cli.painter import Painter
    from lexicon_fast.games.tiles.layouts import Layout


class Person(human.Person):
    """Asks for actions. Each game has a class of its own."""

    #: The rack as the person has shuffled it; and how often.
    _shuffled = ""
    _shuffles = 0

    # What differs from game to game

    @abstractmethod
    def head(self, observation: Any) -> str:
        """What stands above the board: `Your turn`."""

    @abstractmethod
    def drawn(self, observation: Any, rack: str) -> list[str]:
        """The board and what stands around it. rack: in the order that the person likes."""

    @abstractmethod
    def unseen(self, observation: Any) -> list[str]:
        """The tiles that are not seen."""

    @abstractmethod
    def tried(self, action: Lay, observation: Any) -> str:
        """What a play would score. Raises LexiconFastError."""

    # What they have in common

    def command(self, text: str, observation: Any) -> None:
        name, _, rest = text.partition(" ")
        layout: Layout = observation.rules.layout
        match name.lower():
            case "board" | "b" if not rest:
                self.show(observation)
            case "unseen" | "bag" | "tiles" if not rest:
                self.say(*self.unseen(observation))
            case "rack" | "r" if not rest:
                self.say(*rack_lines(self._rack(observation), layout, self._paint))
            case "shuffle" | "s" if not rest:
                self._shuffles += 1
                self._shuffled = Rng(self._shuffles).shuffled(observation.rack)
                self.say(*rack_lines(self._shuffled, layout, self._paint))
            case "try" if observation.phase == "turn":
                action = self.parse(rest, observation)
                if not isinstance(action, Lay):
                    raise BadAction(f"{rest!r} is no play; accepted: try 8d quiz")
                self.say(*folded(self.tried(action, observation), self._paint.width))
            case _:
                super().command(text, observation)

    def picture(self, observation: Any) -> list[str]:
        drawn = self.drawn(observation, self._rack(observation))
        return [self._paint(self.head(observation), BOLD), *drawn]

    def _rack(self, observation: Any) -> str:
        """The rack, in the order that the person likes."""
        if sorted(self._shuffled) != sorted(observation.rack):
            self._shuffled = observation.rack
        return self._shuffled


def values_told(layout: Layout, blank: str = BLANK) -> str:
    """What tiles are worth, and the bonus: `? 0, AE 1; 50 more for 7 tiles`."""
    by_value: dict[int, str] = {}
    for tile in layout.tiles:
        shown = blank if tile.letter == BLANK else tile.letter
        by_value[tile.value] = by_value.get(tile.value, "") + shown
    values = ", ".join(f"{tiles} {value}" for value, tiles in sorted(by_value.items()))
    bonus = ", ".join(
        f"{points} more for {counted(tiles, 'tile')}"
        for tiles, points in enumerate(layout.bonus)
        if points
    )
    return f"{values}{f'; {bonus}' if bonus else ''}"


def told(lines: list[str], paint: Painter) -> list[str]:
    """Sentences, folded."""
    return [piece for line in lines for piece in folded(line, paint.width)]
