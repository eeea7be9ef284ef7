"""Events as one player saw them: without the tiles that were hidden."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from lexicon_fast.games.events import SPECTATOR, BaseSetup
from lexicon_fast.games.tiles.actions import Exchange


class SeenDeal(msgspec.Struct, frozen=True, tag_field="event", tag="deal"):
    """The start. rack: the player's own; bag: how many tiles."""

    starter: int
    rack: str
    bag: int


def seen_by(
    happened: Sequence[Any],
    history: Sequence[Any],
    player: int | None,
    turn_type: type,
    turn: Callable[..., Any],
) -> Iterator[Any]:
    """The last events as a player saw them. history: all turns as that player saw them.

    player: None for who only watches; turn_type: of the events that are turns; turn: makes of the
    fields of a turn of the history what is told of it. The setup, whose seed tells all that is
    hidden, is left out.
    """
    turns = sum(isinstance(event, turn_type) for event in happened)
    told = iter(history[len(history) - turns :])
    for event in happened:
        if isinstance(event, turn_type):
            yield turn(*msgspec.structs.astuple(next(told)))
        elif isinstance(event, BaseSetup):
            continue
        elif event.__struct_config__.tag == "deal":
            rack = "" if player is None else event.racks[player]
            yield SeenDeal(event.starter, rack, len(event.bag))
        else:
            yield event


def spectator_view(observation: Any) -> Any:
    """What of an observation all see."""
    return replace(
        observation,
        player=SPECTATOR,
        rack="",
        history=tuple(_watched_turn(turn) for turn in observation.history),
    )


def _watched_turn(turn: Any) -> Any:
    if isinstance(turn.action, Exchange):
        return replace(turn, action=Exchange(""), drawn="")
    return replace(turn, drawn="") if turn.drawn else turn
