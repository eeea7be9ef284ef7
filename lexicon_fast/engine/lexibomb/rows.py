"""What Lexibomb's answers are made of in JSON: for the schema, and for clients that like types."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import UNSET, UnsetType

from lexicon_fast.games.lexibomb.events import Action
from lexicon_fast.games.lexibomb.observation import Observation
from lexicon_fast.games.lexibomb.state import State
from lexicon_fast.games.lexibomb.visibility import SeenEvent
from lexicon_fast.protocol.game_types import OwnTypes


class OpenBoard(msgspec.Struct, frozen=True, omit_defaults=True):
    """A board and a rack, and what is known of the bombs. Tiles in upper case, `_` the blank.

    An observation will do: its `ruleset` has to be that of the request; what else it has is passed
    over.
    """

    rack: str
    #: Its rows: `.` an empty square, a letter or `_` a tile; none: an empty board.
    board: tuple[str, ...] = ()
    #: Its rows: `.` a closed square, `0` to `8` an open one with so many bombs around it, `*` a
    #: bomb that was hit; none: all are closed.
    opened: tuple[str, ...] = ()
    #: Bombs in all, those hit among them; null: as many as the ruleset has.
    bombs: int | None = None
    #: A text, a number, true, false or null; it comes back with the answer.
    id: int | float | str | bool | None = None


class SolvedPlay(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A legal play."""

    #: `8D` across, `D8` down.
    at: str
    #: Letters that lie there already in parentheses, a blank is `_`: for the action.
    word: str
    #: Points to be expected, bombs and numbers under new tiles being as likely as they are.
    score: float
    #: The chance that any new tile hits a bomb.
    bomb: float


class Solved(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The plays of a position, best first; or what is wrong with it, in `error`."""

    #: That of the position, or its place from 1.
    id: int | float | str | bool | None
    #: Of all plays, before `top`.
    count: int | UnsetType = UNSET
    plays: list[SolvedPlay] | UnsetType = UNSET
    error: str | UnsetType = UNSET


class Advised(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An action, what its play-outs came to, and that in a short sentence."""

    action: Action
    playouts: int
    #: Points of one's own less those of the others (of several: on average) from here on, with what
    #: is then left on the racks.
    equity: float
    #: Half-width of its 95% interval; null: not known yet.
    margin: float | None
    #: Points to be expected of this action.
    score: float
    #: The chance that it hits a bomb.
    bomb: float
    #: Tiles kept.
    leave: str
    #: Points that they are worth.
    leave_value: float
    #: Share of the win.
    win: float
    why: str


class Advice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Actions, the best first."""

    #: Who is advised.
    player: int
    ranked: list[Advised]
    #: All together.
    playouts: int
    #: The last advice of a run?
    final: bool
    #: Are the chances of bombs counted, not estimated?
    exact: bool


TYPES: Final = OwnTypes(
    action=Action,
    observation=Observation,
    position=OpenBoard,
    start=State,
    advice=Advice,
    event=SeenEvent,
    solved=Solved,
)
