"""Base of the adapters of the board games."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from lexicon_fast.games.tiles.actions import Exchange, Lay, Pass
from lexicon_fast.rl.adapter import BaseAdapter

if TYPE_CHECKING:
    from lexicon_fast.games.tiles.actions import Action
    from lexicon_fast.rl.arrays import Arrays
    from lexicon_fast.rl.tiles.arrays import TileArrays


class TileAdapter(BaseAdapter):
    """Games on a board."""

    _observed: TileArrays

    def arrays(self, seen: Any, steps: Iterable[int]) -> Arrays:
        """Return an observation as arrays. steps: those of the observer's unfinished move."""
        return self._observed.arrays(seen, steps)

    def is_turn(self, action: Action) -> bool:
        """Return whether an action is a turn, not an answer to the play of another player."""
        return isinstance(action, Lay | Exchange | Pass)

    def picture(self, game: Any) -> list[str]:
        """Return lines of text with all that the players together see."""
        return [
            *game.board.lines(),
            f"bag {len(game.bag)}",
            *(
                f"player_{player}: {rack or '-'}, score {score}"
                for player, (rack, score) in enumerate(zip(game.racks, game.scores, strict=True))
            ),
        ]
