"""The legal steps of a move on a board."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from lexicon_fast.rl.choices import BaseChoices
from lexicon_fast.rl.tiles.encoding import TileEncoding

if TYPE_CHECKING:
    from numpy.typing import NDArray


class PlayColumns(ABC):
    """All plays of a position, as the native core returns them: in arrays.

    direction, row, column: of each play; a subclass knows its tiles.
    """

    def __init__(self, direction: NDArray[Any], row: NDArray[Any], column: NDArray[Any]) -> None:
        self.direction: Final = direction
        self.row: Final = row
        self.column: Final = column

    @abstractmethod
    def letters(self, play: int) -> list[tuple[int, bool]]:
        """Return the code of each new tile of a play, and whether it is a blank with a letter."""


class TileChoices(BaseChoices):
    """The legal steps of a move, from what the player to move sees.

    exchange_from: the number of tiles in the bag that an exchange requires.
    """

    def __init__(self, seen: Any, encoding: TileEncoding, exchange_from: int) -> None:
        self._seen: Final = seen
        self._steps: Final = encoding
        self._exchange_from: Final = exchange_from
        #: All plays, with the steps of their lane and square, once they are needed.
        self._found: tuple[PlayColumns, NDArray[Any], NDArray[Any]] | None = None
        super().__init__(encoding)

    @abstractmethod
    def _has_plays(self) -> bool:
        """Return whether there is a play."""

    @abstractmethod
    def _plays(self) -> PlayColumns:
        """Return all plays."""

    def _options(self, steps: tuple[int, ...]) -> Any:
        encoding = self._steps
        if not steps:
            return [encoding.kinds[kind] for kind in self._kinds()]
        kind = encoding.texts[steps[0]]
        if kind == "exchange":
            return self._exchanges(steps)
        if kind != "play":
            return []
        if len(steps) > 2:
            return self._spell(steps, 3)
        _, lanes, squares = self._places()
        return {*(lanes if len(steps) == 1 else squares[lanes == steps[1]]).tolist()}

    def _kinds(self) -> list[str]:
        seen = self._seen
        if seen.phase == "challenge":
            return ["accept", "challenge"]
        found = ["pass"]
        if seen.bag >= self._exchange_from and seen.rack:
            found.append("exchange")
        if self._has_plays():
            found.append("play")
        return found

    def _exchanges(self, steps: tuple[int, ...]) -> list[int]:
        """Return the steps of an exchange: tiles in ascending order, then the end."""
        encoding, seen = self._steps, self._seen
        if steps[-1] == encoding.end:
            return []
        chosen = steps[1:]
        held = Counter(map(encoding.step_of_tile.__getitem__, seen.rack))
        left = held - Counter(chosen)
        found = [encoding.end] if chosen else []
        if len(chosen) < min(len(seen.rack), seen.bag):
            found += [step for step in left if not chosen or step >= chosen[-1]]
        return found

    def _places(self) -> tuple[PlayColumns, NDArray[Any], NDArray[Any]]:
        """Return all plays, with the steps of their lane and square."""
        if self._found is None:
            plays = self._plays()
            parts = self._steps.parts
            down = plays.direction == 1
            row, column = plays.row.astype(np.int64), plays.column.astype(np.int64)
            across_lane, down_lane = (parts[name].steps[0] for name in ("row", "column"))
            lanes = np.where(down, down_lane + column, across_lane + row)
            squares = parts["square"].steps[0] + np.where(down, row, column)
            self._found = plays, lanes, squares
        return self._found

    def _tails_of(self, steps: tuple[int, ...]) -> list[tuple[int, ...]]:
        encoding = self._steps
        plays, lanes, squares = self._places()
        at_place = np.flatnonzero((lanes == steps[1]) & (squares == steps[2])).tolist()
        return [
            (*(encoding.step_of_code[letter] for letter in plays.letters(play)), encoding.end)
            for play in at_place
        ]
