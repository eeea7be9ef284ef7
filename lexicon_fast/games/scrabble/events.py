"""The events of a game of Scrabble: see `games.events`.

Records have them with hidden tiles, `visible_events` as one player sees them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal, TypeAlias

import msgspec

from lexicon_fast.games.events import BaseSetup, Event, Forfeit
from lexicon_fast.games.scrabble import observation
from lexicon_fast.games.tiles.actions import Action
from lexicon_fast.games.tiles.events import Deal as Deal
from lexicon_fast.games.tiles.events import SeenDeal, visible_tile_events
from lexicon_fast.games.tiles.events import StartDraw as StartDraw


class State(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A position, as far as it is known. Tiles are in upper case, `?` the blank."""

    #: By player, in the order of the seats; an unknown rack is empty.
    racks: tuple[str, ...]
    #: The rows (`.` an empty square, upper case a tile, lower case a blank), or the board of a CGP.
    board: tuple[str, ...] | str = ()
    to_move: int = 0
    #: Empty: 0 each.
    scores: tuple[int, ...] = ()
    #: Number of tiles that each player holds; unknown tiles are dealt by the seed. Empty: known
    #: racks are complete, unknown racks full as far as there are tiles.
    rack_sizes: tuple[int, ...] = ()
    #: The tiles in drawing order. None: the unseen tiles, shuffled by the seed.
    bag: str | None = None
    #: Number of scoreless turns in a row.
    scoreless: int = 0
    #: Turns that each player will lose; empty: 0 each.
    lost: tuple[int, ...] = ()


class Setup(BaseSetup, frozen=True, omit_defaults=True, tag_field="event", tag="setup"):
    """The first event, which with the actions determines the game.

    starter: the player who starts; None if it is drawn for. bag: the tiles in drawing order, if
    they were given. position: the state that the game continues from, if any.
    """

    starter: int | None = None
    bag: str = ""
    position: State | None = None


class TurnEvent(Event, frozen=True, omit_defaults=True, tag_field="event", tag="turn"):
    """One action of a player.

    score: points of a play. drawn: the tiles drawn after an exchange, or after a play is accepted;
    then the answer has them, and they belong to the player of the play. bag: the bag after an
    exchange. right: whether a challenge was right, that is, the play bad.
    """

    player: int
    action: Action
    score: int = 0
    drawn: str = ""
    bag: str = ""
    right: bool | None = None


class LostTurn(Event, frozen=True, omit_defaults=True, tag_field="event", tag="lost turn"):
    """A turn lost for a wrong challenge."""

    player: int


class GameEnd(Event, frozen=True, omit_defaults=True, tag_field="event", tag="game end"):
    """The end of a game. Several winners share the win.

    why: rack and bag are empty ("out"), or there were too many scoreless turns in a row. By player:
    before, scores without the tiles held, which break ties; adjustments, points for the tiles held;
    scores, the sum of both.
    """

    why: Literal["out", "scoreless"]
    before: tuple[int, ...]
    adjustments: tuple[int, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]


AnyEvent: TypeAlias = Setup | StartDraw | Deal | TurnEvent | LostTurn | GameEnd


class SeenTurn(observation.Turn, frozen=True, omit_defaults=True, tag_field="event", tag="turn"):
    """One action, without the tiles that other players drew or exchanged.

    The player of a play draws with the answer that accepts it, which then has `drawn`.
    """


SeenEvent: TypeAlias = SeenTurn | SeenDeal | StartDraw | LostTurn | GameEnd | Forfeit


def visible_events(
    last_events: Sequence[AnyEvent], history: Sequence[observation.Turn], player: int | None
) -> Iterator[SeenEvent]:
    """Yield the last events as a player sees them: see `tiles.events.visible_tile_events`."""
    return visible_tile_events(last_events, history, player, TurnEvent, SeenTurn)
