"""Types of Lexibomb's JSON in messages, for the schema and for clients."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import UNSET, UnsetType

from lexicon_fast.bots.lexibomb.advice_types import Advice
from lexicon_fast.bots.lexibomb.advice_types import Advised as Advised
from lexicon_fast.bots.lexibomb.analysis_types import Analysis
from lexicon_fast.games.lexibomb.events import SeenEvent, State
from lexicon_fast.games.lexibomb.observation import Action, Observation
from lexicon_fast.protocol.game_types import ErrorData, GameTypes


class OpenBoard(msgspec.Struct, frozen=True, omit_defaults=True):
    """A board, a rack, and what is known about the bombs. Tiles in upper case, `_` is the blank.

    An observation is accepted, too, if its `ruleset` is that of the request; its other fields are
    ignored.
    """

    rack: str
    #: Rows: `.` is an empty square, a letter or `_` a tile; no rows: an empty board.
    board: tuple[str, ...] = ()
    #: Rows: `.` is a closed square, `0` to `8` an open one with this number of bombs around it, `*`
    #: a bomb that was hit; no rows: all squares are closed.
    opened: tuple[str, ...] = ()
    #: Number of bombs, including those hit; null: the number of the ruleset.
    bombs: int | None = None
    #: A string, number, boolean or null, which is copied to the answer.
    id: int | float | str | bool | None = None


class SolvedPlay(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A legal play."""

    #: `8D` across, `D8` down.
    at: str
    #: As in the action: letters already on the board in parentheses, `_` is a blank.
    word: str
    #: Expected points, over all bombs and numbers that may be under the new tiles.
    score: float
    #: Probability that a new tile hits a bomb.
    bomb: float
    #: Tiles that stay on the rack; only with `order`.
    leave: str | UnsetType = UNSET
    #: The expected points plus the value of the leave; only with `order`.
    equity: float | UnsetType = UNSET


class Solved(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The plays of a position, best first, or the `error` of a bad position."""

    #: The id of the position, or its number from 1.
    id: int | float | str | bool | None
    #: Number of all plays, including those that `top` and `filter` leave out.
    count: int | UnsetType = UNSET
    plays: list[SolvedPlay] | UnsetType = UNSET
    error: str | UnsetType = UNSET
    #: About the error; only with `error`.
    error_data: ErrorData | UnsetType = UNSET
    #: Number of plays that pass the filter, including those that `top` leaves out; only with it.
    matching: int | UnsetType = UNSET


TYPES: Final = GameTypes(
    action=Action,
    observation=Observation,
    position=OpenBoard,
    start=State,
    advice=Advice,
    analysis=Analysis,
    event=SeenEvent,
    solved=Solved,
)
