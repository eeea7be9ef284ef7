"""Games of Lexibomb that the engine referees."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from lexicon_fast.engine.referee import Table
from lexicon_fast.games.lexibomb import record
from lexicon_fast.games.lexibomb.events import Action
from lexicon_fast.games.lexibomb.visibility import visible_events
from lexicon_fast.games.tiles.visibility import spectator_view

if TYPE_CHECKING:
    from lexicon_fast.games.lexibomb.game import Game
    from lexicon_fast.games.lexibomb.observation import Observation


class LexibombTable(Table):
    """A game, or one that goes on from a position. names: of the players."""

    actions: ClassVar[msgspec.json.Decoder[Any]] = msgspec.json.Decoder(Action)

    def __init__(self, game: Game, names: Sequence[str] | None) -> None:
        super().__init__(game, game.players, names)

    def visible_events(self, happened: Sequence[Any], player: int | None) -> Iterator[Any]:
        return visible_events(happened, self.observation(player).history, player)

    def spectator_view(self) -> Observation:
        found: Observation = spectator_view(self.game.observation(0))
        return found

    def lines(self) -> Iterator[str]:
        return record.lines(self.game, self.names)
