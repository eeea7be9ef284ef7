"""Lexicon in the protocol: the types of its JSON, for the schema and for clients.

`adapter` answers requests.
"""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec
from msgspec import UNSET, UnsetType

from lexicon_fast.bots.lexicon import advice_types
from lexicon_fast.bots.lexicon.advice_types import Advised as Advised
from lexicon_fast.bots.lexicon.advice_types import Analysis
from lexicon_fast.games.lexicon.actions import Action
from lexicon_fast.games.lexicon.events import SeenEvent
from lexicon_fast.games.lexicon.observation import Observation
from lexicon_fast.games.lexicon.position import State
from lexicon_fast.protocol.game_types import ErrorData, GameTypes


class HandAndTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A hand and the words on the table. A string is accepted, too: "CATDOG* hat l[u]rch"."""

    #: Cards in upper or lower case; `*` or `?` is the Master.
    hand: str
    #: Words on the table; the letter that a Master stands for is in brackets.
    table: list[str] | None = None
    #: Any JSON, which is copied to the answer.
    id: Any = None


class SolvedPlay(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A legal play."""

    action: Literal["form", "insert", "substitute"]
    word: str
    #: The word as it lies after the play, as in the action.
    laid: str
    #: Cards paid.
    cards: str
    #: The hand after the play, and its points.
    left: str
    left_points: int
    #: Number of the table word, from 0; missing for `form`.
    target: int | UnsetType = UNSET


class Solved(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The plays of a position, best first, or the `error` of a bad position."""

    #: The id of the position, or its number from 1.
    id: Any
    hand: str | UnsetType = UNSET
    #: Number of all plays, including those that `top` and `filter` leave out.
    count: int | UnsetType = UNSET
    moves: list[SolvedPlay] | UnsetType = UNSET
    error: str | UnsetType = UNSET
    #: About the error; only with `error`.
    error_data: ErrorData | UnsetType = UNSET
    #: Number of plays that pass the filter, including those that `top` leaves out; only with it.
    matching: int | UnsetType = UNSET


class PlannedStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One turn of a plan that uses the words on the table."""

    action: Literal["form", "insert", "substitute"]
    word: str
    #: The word as it lies after the turn, as in the action.
    laid: str
    #: Cards paid.
    cards: str
    #: Number of the table word, from 0; missing for `form`.
    target: int | UnsetType = UNSET


class PlannedWords(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The best plan of at most `turns` turns."""

    turns: int
    words: list[str]
    left: str
    left_points: int
    #: The turns in order; only with table words.
    steps: list[PlannedStep] | UnsetType = UNSET


class Planned(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The plans of a hand, or the `error` of a bad hand."""

    id: Any
    hand: str | UnsetType = UNSET
    plans: list[PlannedWords] | UnsetType = UNSET
    #: The fewest turns that use up all cards; null: not possible.
    empties_in: int | UnsetType | None = UNSET
    error: str | UnsetType = UNSET
    #: About the error; only with `error`.
    error_data: ErrorData | UnsetType = UNSET


class Advice(advice_types.Advice, frozen=True):
    """Ranked actions, best first.

    In a challenge phase they are accept and challenge. `word`, `known` and `certain` belong to it.
    """

    # Messages always have these fields; only in Python they have defaults.
    word: str | None
    known: bool | None
    certain: bool


TYPES: Final = GameTypes(
    action=Action,
    observation=Observation,
    position=HandAndTable | str,
    start=State,
    advice=Advice,
    analysis=Analysis,
    event=SeenEvent,
    solved=Solved,
    planned=Planned,
)
