"""Events as one player saw them: without the tiles and bombs that were hidden."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from lexicon_fast.games.lexibomb import events
from lexicon_fast.games.lexibomb.observation import Turn
from lexicon_fast.games.tiles.visibility import SeenDeal, seen_by

__all__ = ["SeenDeal", "SeenEvent", "SeenTurn", "visible_events"]


class SeenTurn(Turn, frozen=True, omit_defaults=True, tag_field="event", tag="turn"):
    """One action. What others drew or exchanged is not told, but how many.

    What a play opened is in the observation.
    """


SeenEvent: TypeAlias = SeenTurn | SeenDeal | events.StartDraw | events.GameEnd


def visible_events(
    happened: Sequence[events.AnyEvent], history: Sequence[Turn], player: int | None
) -> Iterator[SeenEvent]:
    """The last events as a player saw them; None: who only watches. history: all turns so seen."""
    return seen_by(happened, history, player, events.Turn, SeenTurn)
