"""What Scrabble's answers are made of in JSON: for the schema, and for clients that like types."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import UNSET, UnsetType

from lexicon_fast.games.scrabble.observation import Observation
from lexicon_fast.games.scrabble.state import State
from lexicon_fast.games.scrabble.visibility import SeenEvent
from lexicon_fast.games.tiles.actions import Action
from lexicon_fast.protocol.game_types import OwnTypes


class Cgp(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position of a board and a rack; or the same as a text, the line of CGP alone."""

    #: BOARD RACK/OPPONENT SCORES ZERO-TURNS: `/` between rows, numbers for empty squares, `?` a
    #: blank on a rack, a letter in lower case one on the board.
    cgp: str
    #: A text, a number, true, false or null; it comes back with the answer.
    id: int | float | str | bool | None = None


class SolvedPlay(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A legal play."""

    #: `8D` across, `D8` down.
    at: str
    #: Letters that lie there already in parentheses, a blank in lower case: for the action.
    word: str
    score: int


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
    #: Points of this action.
    score: int
    #: Tiles kept.
    leave: str
    #: Points that they are worth; null: not known.
    leave_value: float | None
    #: Share of the win.
    win: float
    why: str


class Advice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Actions, the best first.

    In a challenge phase these are accept and challenge; `words`, `known` and `certain` are for it.
    """

    #: Who is advised.
    player: int
    ranked: list[Advised]
    #: All together.
    playouts: int
    #: The last advice of a run?
    final: bool
    #: The words that were just laid.
    words: list[str]
    #: Are all of them in the adviser's words?
    known: bool | None
    #: Is that what the referee will say?
    certain: bool
    #: Has the end of the game been played out in every way?
    exact: bool


TYPES: Final = OwnTypes(
    action=Action,
    observation=Observation,
    position=Cgp | str,
    start=State | str,
    advice=Advice,
    event=SeenEvent,
    solved=Solved,
)
