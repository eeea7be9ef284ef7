"""The events of a game of Scrabble, hidden tiles included: see `games.events`."""

from __future__ import annotations

from typing import Literal, TypeAlias

from lexicon_fast.games.events import BaseSetup, Event
from lexicon_fast.games.scrabble.state import State
from lexicon_fast.games.tiles.actions import Action
from lexicon_fast.games.tiles.events import StartDraw as StartDraw


class Setup(BaseSetup, frozen=True, omit_defaults=True, tag_field="event", tag="setup"):
    """The first event, which with the actions determines the game.

    starter: the player who starts; None if it is drawn for. bag: the tiles in drawing order, if
    they were given. position: the state that the game continues from, if any.
    """

    starter: int | None = None
    bag: str = ""
    position: State | None = None


class Deal(Event, frozen=True, omit_defaults=True, tag_field="event", tag="deal"):
    """The tiles after the deal, or in the state that a game continues from.

    starter: the player to move; racks: by player; bag: the tiles in drawing order.
    """

    starter: int
    racks: tuple[str, ...]
    bag: str


class Turn(Event, frozen=True, omit_defaults=True, tag_field="event", tag="turn"):
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


AnyEvent: TypeAlias = Setup | StartDraw | Deal | Turn | LostTurn | GameEnd
