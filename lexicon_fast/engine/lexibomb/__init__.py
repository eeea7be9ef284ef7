"""Lexibomb in the protocol: the types of its JSON, for the schema and for clients.

`adapter` answers requests.
"""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import UNSET, UnsetType

from lexicon_fast.bots.lexibomb.advice_types import Advice, Analysis
from lexicon_fast.bots.lexibomb.advice_types import Advised as Advised
from lexicon_fast.games.lexibomb.events import SeenEvent, State
from lexicon_fast.games.lexibomb.observation import Action, Observation
from lexicon_fast.protocol.game_types import GameTypes, SolvedBoard


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


class Solved(SolvedBoard[SolvedPlay], frozen=True, forbid_unknown_fields=True):
    """The plays of a position, best first, or the `error` of a bad position."""


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
