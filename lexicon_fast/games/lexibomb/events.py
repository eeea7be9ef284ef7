"""The events of a game of Lexibomb, hidden tiles and bombs included: see `games.events`."""

from __future__ import annotations

from typing import Literal, TypeAlias

from lexicon_fast.games.events import BaseSetup, Event
from lexicon_fast.games.lexibomb.state import State
from lexicon_fast.games.tiles.actions import Exchange, Lay, Pass
from lexicon_fast.games.tiles.events import StartDraw as StartDraw

Action: TypeAlias = Lay | Exchange | Pass


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


class Deal(Event, frozen=True, omit_defaults=True, tag_field="event", tag="deal"):
    """Tiles and bombs after the deal, or in the state that a game continues from.

    starter: the player to move; racks: by player; bag: the tiles in drawing order; bombs: rows, `*`
    a bomb.
    """

    starter: int
    racks: tuple[str, ...]
    bag: str
    bombs: tuple[str, ...]


class Turn(Event, frozen=True, omit_defaults=True, tag_field="event", tag="turn"):
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


AnyEvent: TypeAlias = Setup | StartDraw | Deal | Turn | GameEnd
