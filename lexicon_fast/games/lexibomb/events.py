"""The events of a game of Lexibomb: see `games.events`.

Records have them with hidden tiles and bombs, `visible_events` as one player sees them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal, TypeAlias

import msgspec

from lexicon_fast.games.events import BaseSetup, Event, Forfeit
from lexicon_fast.games.lexibomb import observation
from lexicon_fast.games.lexibomb.observation import Action
from lexicon_fast.games.tiles import events as tile_events
from lexicon_fast.games.tiles.events import SeenDeal, visible_tile_events
from lexicon_fast.games.tiles.events import StartDraw as StartDraw


class State(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A position, as far as it is known. Tiles are in upper case, `_` the blank."""

    #: By player, in the order of the seats; an unknown rack is empty.
    racks: tuple[str, ...]
    #: The rows: `.` an empty square, a letter in upper case or `_` a tile; empty: no tiles.
    board: tuple[str, ...] = ()
    #: The rows: `.` closed, `0` to `8` open with the number of bombs around it, `*` a bomb that was
    #: hit. Empty: the squares that the tiles open; then `bombs` is required if there are tiles.
    opened: tuple[str, ...] = ()
    to_move: int = 0
    #: Empty: 0 each.
    scores: tuple[int, ...] = ()
    #: Number of tiles that each player holds; unknown tiles are dealt by the seed. Empty: known
    #: racks are complete, unknown racks full as far as there are tiles.
    rack_sizes: tuple[int, ...] = ()
    #: The tiles in drawing order. None: the unseen tiles, shuffled by the seed.
    bag: str | None = None
    #: Rows, `*` a bomb, hit or not. Empty: drawn by the seed; all placements that agree with
    #: `opened` are equally likely.
    bombs: tuple[str, ...] = ()
    #: Turns in a row without points, by player; empty: 0 each.
    zeros: tuple[int, ...] = ()


class Setup(BaseSetup, frozen=True, omit_defaults=True, tag_field="event", tag="setup"):
    """The first event, which with the actions determines the game.

    starter: the player who starts; None if it is drawn for. bag: the tiles in drawing order, if
    they were given; bombs: rows with `*` for a bomb, if they were given. position: the state that
    the game continues from, if any.
    """

    starter: int | None = None
    bag: str = ""
    bombs: tuple[str, ...] = ()
    position: State | None = None


class Deal(tile_events.Deal, frozen=True, omit_defaults=True, tag_field="event", tag="deal"):
    """Tiles and bombs after the deal, or in the state that a game continues from.

    bombs: rows, `*` a bomb; other fields as in Scrabble.
    """

    bombs: tuple[str, ...]


class TurnEvent(Event, frozen=True, omit_defaults=True, tag_field="event", tag="turn"):
    """One action of a player.

    score: points of a play; hit: the squares where it hit a bomb (`8D`). drawn: the tiles drawn
    after a play or an exchange; bag: the bag after an exchange.
    """

    player: int
    action: Action
    score: int = 0
    hit: tuple[str, ...] = ()
    drawn: str = ""
    bag: str = ""


class GameEnd(Event, frozen=True, omit_defaults=True, tag_field="event", tag="game end"):
    """The end of a game. Several winners share the win.

    why: rack and bag are empty ("out"), or a player had too many turns without points in a row
    ("zeros"). By player: before, scores without the tiles held; adjustments, points for the tiles
    held; scores, the sum of both.
    """

    why: Literal["out", "zeros"]
    before: tuple[int, ...]
    adjustments: tuple[int, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]


AnyEvent: TypeAlias = Setup | StartDraw | Deal | TurnEvent | GameEnd


class SeenTurn(observation.Turn, frozen=True, omit_defaults=True, tag_field="event", tag="turn"):
    """One action, without the tiles that other players drew or exchanged.

    The squares that a play opened are in the observation.
    """


SeenEvent: TypeAlias = SeenTurn | SeenDeal | StartDraw | GameEnd | Forfeit


def visible_events(
    last_events: Sequence[AnyEvent], history: Sequence[observation.Turn], player: int | None
) -> Iterator[SeenEvent]:
    """Yield the last events as a player sees them: see `tiles.events.visible_tile_events`."""
    return visible_tile_events(last_events, history, player, TurnEvent, SeenTurn)
