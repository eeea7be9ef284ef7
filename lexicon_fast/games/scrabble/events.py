"""What happened in a game of Scrabble, hidden tiles included: see `games.events`."""

from __future__ import annotations

from typing import Literal, TypeAlias

from lexicon_fast.games.events import VERSION, BaseSetup, DictionaryUsed, Event
from lexicon_fast.games.scrabble.state import State
from lexicon_fast.games.tiles.actions import Action
from lexicon_fast.games.tiles.events import StartDraw

__all__ = [
    "VERSION",
    "AnyEvent",
    "Deal",
    "DictionaryUsed",
    "Event",
    "GameEnd",
    "LostTurn",
    "Setup",
    "StartDraw",
    "Turn",
]


class Setup(BaseSetup, frozen=True, omit_defaults=True, tag_field="event", tag="setup"):
    """All that decides a game but the actions.

    starter: who was to start; None: it was drawn for. bag: the tiles in the order they are drawn,
    if that was given. position: where the game began, if that was in the midst of things.
    """

    starter: int | None = None
    bag: str = ""
    position: State | None = None


class Deal(Event, frozen=True, omit_defaults=True, tag_field="event", tag="deal"):
    """The tiles dealt, or where they lie when a game begins in the midst of things.

    starter: who is to move. racks: by player; bag: in the order the tiles will be drawn.
    """

    starter: int
    racks: tuple[str, ...]
    bag: str


class Turn(Event, frozen=True, omit_defaults=True, tag_field="event", tag="turn"):
    """One action of a player.

    score: points of a play. drawn: after an exchange, or once a play stands, the tiles drawn; with
    an answer that lets a play stand, they go to who made the play. bag: after an exchange, as it
    then lies. right: of a challenge, was the play bad?
    """

    player: int
    action: Action
    score: int = 0
    drawn: str = ""
    bag: str = ""
    right: bool | None = None


class LostTurn(Event, frozen=True, omit_defaults=True, tag_field="event", tag="lost turn"):
    """A turn that a player loses for a wrong challenge."""

    player: int


class GameEnd(Event, frozen=True, omit_defaults=True, tag_field="event", tag="game end"):
    """The end of a game; several winners share it.

    why: a rack is empty and so is the bag ("out"), or so many scoreless turns in a row. before:
    scores before the tiles held are counted, which break a tie; adjustments: what they change;
    scores: after that. All by player.
    """

    why: Literal["out", "scoreless"]
    before: tuple[int, ...]
    adjustments: tuple[int, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]


AnyEvent: TypeAlias = Setup | StartDraw | Deal | Turn | LostTurn | GameEnd
