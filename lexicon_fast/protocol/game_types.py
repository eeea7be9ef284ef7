"""The types of each game's JSON in messages."""

from __future__ import annotations

from functools import cache
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec
from msgspec import UNSET, UnsetType

from lexicon_fast.games.registry import find_game, part


class ErrorData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The type of the error of a bad position, and what it names, for programs.

    >>> ErrorData(type="BadHand").type
    'BadHand'
    """

    #: As `data.type` of errors.
    type: str
    #: For a position that cannot be, the rule that it breaks.
    rule: str | UnsetType = UNSET
    #: Where on the board, `8D`.
    square: str | UnsetType = UNSET


_Play = TypeVar("_Play")


class SolvedBoard(msgspec.Struct, Generic[_Play], frozen=True, forbid_unknown_fields=True):
    """A row of `solve` of a board game."""

    #: The id of the position, or its number from 1.
    id: int | float | str | bool | None
    #: Number of all plays, including those that `top` and `filter` leave out.
    count: int | UnsetType = UNSET
    plays: list[_Play] | UnsetType = UNSET
    error: str | UnsetType = UNSET
    #: About the error; only with `error`.
    error_data: ErrorData | UnsetType = UNSET
    #: Number of plays that pass the filter, including those that `top` leaves out; only with it.
    matching: int | UnsetType = UNSET


class GameTypes(NamedTuple):
    """The types of a game's JSON; Any: not checked."""

    action: Any = Any
    observation: Any = Any
    #: A position in params of `solve`.
    position: Any = Any
    #: A state to start a game from.
    start: Any = Any
    advice: Any = Any
    #: A row of `analyse`.
    analysis: Any = Any
    event: Any = Any
    #: Rows of `solve` and `plan`.
    solved: Any = Any
    planned: Any = Any


@cache
def types_of(game: str) -> GameTypes:
    """Return the types of a game; Any for games that only a newer engine knows."""
    if find_game(game) is None:
        return GameTypes()
    types: GameTypes = part("engine", game).TYPES
    return types
