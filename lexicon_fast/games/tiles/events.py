"""Events that all board games have, and as one player sees them: see `games.events`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace

from lexicon_fast.base.errors import BadRecord
from lexicon_fast.dictionary import Dictionary
from lexicon_fast.games.events import SPECTATOR, BaseSetup, Event
from lexicon_fast.games.tiles.actions import Exchange


class StartDraw(Event, frozen=True, omit_defaults=True, tag_field="event", tag="start draw"):
    """A draw for the start; players who tie draw again.

    tiles: the tile that each of `players` drew; starter: the player who starts; None if the best
    tiles are equal.
    """

    players: tuple[int, ...]
    tiles: str
    starter: int | None = None


class Deal(Event, frozen=True, omit_defaults=True, tag_field="event", tag="deal"):
    """The tiles after the deal, or in the state that a game continues from.

    starter: the player to move; racks: by player; bag: the tiles in drawing order.
    """

    starter: int
    racks: tuple[str, ...]
    bag: str


class SeenDeal(msgspec.Struct, frozen=True, tag_field="event", tag="deal"):
    """The start. rack: the player's own; bag: the number of tiles."""

    starter: int
    rack: str
    bag: int


def visible_tile_events(
    last_events: Sequence[Any],
    history: Sequence[Any],
    player: int | None,
    turn_type: type,
    seen_turn: Callable[..., Any],
) -> Iterator[Any]:
    """Yield the last events as a player sees them.

    history: all turns as the player sees them; player: None for a spectator; turn_type: the type of
    turns among the events; seen_turn: makes an event from the fields of a turn in the history. The
    setup is left out, because its seed reveals everything hidden.
    """
    turns = sum(isinstance(event, turn_type) for event in last_events)
    seen_turns = iter(history[len(history) - turns :])
    for event in last_events:
        if isinstance(event, turn_type):
            yield seen_turn(*msgspec.structs.astuple(next(seen_turns)))
        elif isinstance(event, BaseSetup):
            continue
        elif event.__struct_config__.tag == "deal":
            rack = "" if player is None else event.racks[player]
            yield SeenDeal(event.starter, rack, len(event.bag))
        else:
            yield event


def spectator_view(observation: Any) -> Any:
    """Return the public part of an observation."""
    history = tuple(_public_turn(turn) for turn in observation.history)
    return replace(observation, player=SPECTATOR, rack="", history=history)


def _public_turn(turn: Any) -> Any:
    if isinstance(turn.action, Exchange):
        return replace(turn, action=Exchange(""), drawn="")
    return replace(turn, drawn="") if turn.drawn else turn


G = TypeVar("G")


def start(
    game: Callable[..., G], game_from: Callable[..., G], setup: Any, dictionary: Dictionary
) -> G:
    """Return the game of a setup. game_from: continues from a position. Raises BadRecord."""
    given = {
        name: value
        for name in ("starter", "bag", "bombs")
        if (value := getattr(setup, name, None)) not in (None, "", ())
    }
    if setup.position is None:
        return game(
            dictionary, players=setup.players, ruleset=setup.ruleset, seed=setup.seed, **given
        )
    if given:
        raise BadRecord(f"a setup with a position must not have {', '.join(given)}")
    return game_from(setup.position, dictionary, ruleset=setup.ruleset, seed=setup.seed)
