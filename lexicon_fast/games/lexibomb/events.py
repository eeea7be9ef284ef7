"""What happened in a game of Lexibomb, hidden tiles and bombs included: see `games.events`."""

from __future__ import annotations

from typing import Literal, TypeAlias

from lexicon_fast.games.events import VERSION, BaseSetup, DictionaryUsed, Event
from lexicon_fast.games.lexibomb.state import State
from lexicon_fast.games.tiles.actions import Exchange, Lay, Pass
from lexicon_fast.games.tiles.events import StartDraw

__all__ = [
    "VERSION",
    "Action",
    "AnyEvent",
    "Deal",
    "DictionaryUsed",
    "Event",
    "GameEnd",
    "Setup",
    "StartDraw",
    "Turn",
]

Action: TypeAlias = Lay | Exchange | Pass


class Setup(BaseSetup, frozen=True, omit_defaults=True, tag_field="event", tag="setup"):
    """All that decides a game but the actions.

    starter: who was to start; None: it was drawn for. bag: the tiles in the order they are drawn,
    if that was given; bombs: rows with `*` where they lie, if that was given. position: where the
    game began, if that was in the midst of things.
    """

    starter: int | None = None
    bag: str = ""
    bombs: tuple[str, ...] = ()
    position: State | None = None


class Deal(Event, frozen=True, omit_defaults=True, tag_field="event", tag="deal"):
    """The tiles dealt and the bombs laid, or where they lie when a game begins in the midst.

    starter: who is to move. racks: by player; bag: in the order the tiles will be drawn; bombs:
    rows, `*` a bomb.
    """

    starter: int
    racks: tuple[str, ...]
    bag: str
    bombs: tuple[str, ...]


class Turn(Event, frozen=True, omit_defaults=True, tag_field="event", tag="turn"):
    """One action of a player.

    score: points of a play; hit: the squares where it hit a bomb (`8D`). drawn: the tiles drawn
    after a play or an exchange; bag: after an exchange, as it then lies.
    """

    player: int
    action: Action
    score: int = 0
    hit: tuple[str, ...] = ()
    drawn: str = ""
    bag: str = ""


class GameEnd(Event, frozen=True, omit_defaults=True, tag_field="event", tag="game end"):
    """The end of a game; several winners share it.

    why: a rack is empty and so is the bag ("out"), or a player earned nothing so many turns in a
    row ("zeros"). before: scores before the tiles held are taken off; adjustments: what that
    changes; scores: after that. All by player.
    """

    why: Literal["out", "zeros"]
    before: tuple[int, ...]
    adjustments: tuple[int, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]


AnyEvent: TypeAlias = Setup | StartDraw | Deal | Turn | GameEnd
