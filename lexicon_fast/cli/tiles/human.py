"""A human player of a game with tiles on a board."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any

from lexicon_fast.base.errors import BadAction
from lexicon_fast.base.rng import Rng
from lexicon_fast.bots.tiles.simulation import leave_of
from lexicon_fast.cli import human
from lexicon_fast.cli.tiles.display import rack_lines
from lexicon_fast.games.registry import part
from lexicon_fast.games.tiles.actions import Lay
from lexicon_fast.games.tiles.layouts import BLANK, Layout
from lexicon_fast.rows.painter import BOLD, counted, folded


class HumanPlayer(human.HumanPlayer):
    """Asks for actions in a board game. Each game has a subclass."""

    no_moves = "You have no play: exchange tiles or pass."

    #: The rack in the order of the last `shuffle`, and the number of shuffles.
    _shuffled = ""
    _shuffles = 0

    def head(self, observation: Any) -> str:
        """Return the line above the board."""
        return "Your turn"

    @abstractmethod
    def unseen(self, observation: Any) -> list[str]:
        """Return lines about the tiles in the bag and on the racks of others."""

    @abstractmethod
    def tried(self, action: Lay, observation: Any) -> str:
        """Return what a play would score. Raises LexiconFastError."""

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
                action = self._notation.parse(rest, observation, self._dictionary)
                if not isinstance(action, Lay):
                    raise BadAction(f"{rest!r} is not a play; expected: try 8d quiz")
                self.say(*folded(self.tried(action, observation), self._paint.width))
            case _:
                super().command(text, observation)

    def picture(self, observation: Any) -> list[str]:
        draw = part("cli", self.game, "display").picture
        names, alphabet, rack = self._names, self._dictionary.alphabet, self._rack(observation)
        lines = draw(observation, names, alphabet, self._paint, rack=rack)
        return [self._paint(self.head(observation), BOLD), *lines]

    def _rack(self, observation: Any) -> str:
        """Return the rack in the order of the last shuffle."""
        if sorted(self._shuffled) != sorted(observation.rack):
            self._shuffled = observation.rack
        return self._shuffled


def leaves(action: Lay, rack: str) -> str:
    """Describe the tiles that a play leaves."""
    leave = leave_of(action, rack)
    return f"leaves {leave}" if leave else "no tiles left"


def tile_values(layout: Layout, blank: str = BLANK) -> str:
    """Return the values of tiles, and the bonus: `? 0, AE 1; 50 more for 7 tiles`."""
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
