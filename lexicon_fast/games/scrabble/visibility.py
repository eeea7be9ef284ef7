"""Events as one player sees them: without hidden tiles."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from lexicon_fast.games.events import Forfeit
from lexicon_fast.games.scrabble import events
from lexicon_fast.games.scrabble.observation import Turn
from lexicon_fast.games.tiles.visibility import SeenDeal, visible_tile_events

__all__ = ["SeenDeal", "SeenEvent", "SeenTurn", "visible_events"]


class SeenTurn(Turn, frozen=True, omit_defaults=True, tag_field="event", tag="turn"):
    """One action, without the tiles that other players drew or exchanged.

    The player of a play draws with the answer that accepts it, which then has `drawn`.
    """


SeenEvent: TypeAlias = (
    SeenTurn | SeenDeal | events.StartDraw | events.LostTurn | events.GameEnd | Forfeit
)


def visible_events(
    last_events: Sequence[events.AnyEvent], history: Sequence[Turn], player: int | None
) -> Iterator[SeenEvent]:
    """Yield the last events as a player sees them: see `tiles.visibility.visible_tile_events`."""
    return visible_tile_events(last_events, history, player, events.Turn, SeenTurn)
