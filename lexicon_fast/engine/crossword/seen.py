"""Events as one player saw them: without the tiles that were hidden."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec

from lexicon_fast.games.events import AnySetup


class SeenDeal(msgspec.Struct, frozen=True, tag_field="event", tag="deal"):
    """The start. rack: the player's own; bag: how many tiles."""

    starter: int
    rack: str
    bag: int


def seen_by(
    happened: Sequence[Any],
    history: Sequence[Any],
    player: int,
    turn_type: type,
    turn: Callable[..., Any],
) -> Iterator[Any]:
    """The last events as a player saw them. history: all turns as that player saw them.

    turn_type: of the events that are turns; turn: makes of the fields of a turn of the history
    what is told of it. The setup, whose seed tells all that is hidden, is left out.
    """
    turns = sum(isinstance(event, turn_type) for event in happened)
    told = iter(history[len(history) - turns :])
    for event in happened:
        if isinstance(event, turn_type):
            yield turn(*msgspec.structs.astuple(next(told)))
        elif isinstance(event, AnySetup):
            continue
        elif event.__struct_config__.tag == "deal":
            yield SeenDeal(event.starter, event.racks[player], len(event.bag))
        else:
            yield event
