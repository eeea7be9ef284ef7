"""What Lexicon's answers are made of in JSON: for the schema, and for clients that like types."""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec
from msgspec import UNSET, UnsetType

from lexicon_fast.games.lexicon.actions import Action
from lexicon_fast.games.lexicon.observation import Observation
from lexicon_fast.games.lexicon.position import State
from lexicon_fast.games.lexicon.visibility import SeenEvent
from lexicon_fast.protocol.game_types import OwnTypes


class HandAndTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A hand and the words on the table; or the same as a text: "CATDOG* hat l[u]rch"."""

    #: In any case; `*` or `?` is the Master.
    hand: str
    #: The words as they lie; the letter that a Master stands for is in brackets.
    table: list[str] | None = None
    #: Anything; it comes back with the answer.
    id: Any = None


class SolvedPlay(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A legal play."""

    action: Literal["form", "insert", "substitute"]
    word: str
    #: The word as it then lies: for the action.
    laid: str
    #: Those paid.
    cards: str
    #: The hand afterwards, and its points.
    left: str
    left_points: int
    #: Place of the table word, from 0; `form` has none.
    target: int | UnsetType = UNSET


class Solved(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The plays of a position, best first; or what is wrong with it, in `error`."""

    #: That of the position, or its place from 1.
    id: Any
    hand: str | UnsetType = UNSET
    #: Of all plays, before `top`.
    count: int | UnsetType = UNSET
    moves: list[SolvedPlay] | UnsetType = UNSET
    error: str | UnsetType = UNSET


class PlannedWords(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The best that at most `turns` words can do."""

    turns: int
    words: list[str]
    left: str
    left_points: int


class Planned(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The plan of a hand; or what is wrong with it, in `error`."""

    id: Any
    hand: str | UnsetType = UNSET
    plans: list[PlannedWords] | UnsetType = UNSET
    #: The fewest turns that leave no card.
    empties_in: int | UnsetType | None = UNSET
    error: str | UnsetType = UNSET


class Advised(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An action, what its play-outs came to, and that in a short sentence."""

    action: Action
    playouts: int
    #: Points that the others are left with at the end of the round, on average of the players, less
    #: one's own.
    gain: float
    #: Half-width of its 95% interval; null: not known yet.
    margin: float | None
    #: Shares of play-outs in which this player, or another, is out first.
    win: float
    lose: float
    #: Left in one's own hand on average.
    points: float
    #: Own turns until out, on average of the rounds won; null: none was.
    turns: float | None
    why: str


class Advice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Actions, the best first.

    In a challenge phase these are accept and challenge; `word`, `known` and `certain` are for it.
    """

    #: Who is advised.
    player: int
    ranked: list[Advised]
    #: All together.
    playouts: int
    #: The last advice of a run?
    final: bool
    #: The word that was just laid.
    word: str | None
    #: Is it in the adviser's words?
    known: bool | None
    #: Is that what the referee will say?
    certain: bool


TYPES: Final = OwnTypes(
    action=Action,
    observation=Observation,
    position=HandAndTable | str,
    start=State,
    advice=Advice,
    event=SeenEvent,
    solved=Solved,
    planned=Planned,
)
