"""Advice on positions of all games with tiles on a board."""

from __future__ import annotations

from typing import Any, Final

from lexicon_fast.bots.anytime import check_whole
from lexicon_fast.bots.tiles.options import MOST_WIN_POINTS
from lexicon_fast.bots.tiles.simulation import BoardSimulation
from lexicon_fast.errors import BadOption

#: Play-outs of the best option before others are dropped for being worse.
_LEAST_TO_DROP: Final = 40


def check_options(seed: int, most: int, win_points: float) -> None:
    """Raises BadOption."""
    check_whole(seed, most)
    if not 0 <= win_points <= MOST_WIN_POINTS:
        raise BadOption(f"win_points {win_points!r:.40}; accepted: 0 to {MOST_WIN_POINTS}")


class Dropping:
    """The options of a turn; those that are clearly worse than the best are dropped on the way."""

    def __init__(self, simulation: BoardSimulation[Any, Any]) -> None:
        self._simulation = simulation

    @property
    def live(self) -> int:
        return self._simulation.live

    def refine(self, playouts: int) -> int:
        done = self._simulation.refine(playouts)
        self._simulation.drop_clear(_LEAST_TO_DROP)
        return done
