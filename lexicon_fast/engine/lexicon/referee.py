"""Games of Lexicon that the engine referees."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from lexicon_fast.engine.referee import Table
from lexicon_fast.games.lexicon import record
from lexicon_fast.games.lexicon.actions import Action
from lexicon_fast.games.lexicon.game import Game
from lexicon_fast.games.lexicon.round import Round
from lexicon_fast.games.lexicon.visibility import spectator_view, visible_events

if TYPE_CHECKING:
    from lexicon_fast.games.lexicon.observation import Observation


class LexiconTable(Table):
    """A game, or the one round that is played from a position. names: of the players."""

    actions: ClassVar[msgspec.json.Decoder[Any]] = msgspec.json.Decoder(Action)

    def __init__(self, game: Game | Round, names: Sequence[str] | None) -> None:
        super().__init__(game, game.players if isinstance(game, Game) else game.seats, names)

    def visible_events(self, happened: Sequence[Any], player: int | None) -> Iterator[Any]:
        return visible_events(happened, player)

    def spectator_view(self) -> Observation:
        return spectator_view(self.game.observation(0))

    def lines(self) -> Iterator[str] | None:
        return record.lines(self.game, self.names) if isinstance(self.game, Game) else None
