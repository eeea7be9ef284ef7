"""Types of Scrabble's JSON in messages, for the schema and for clients."""

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
    """A position in CGP. A string with the CGP will do."""

    #: BOARD RACK/OPPONENT SCORES ZERO-TURNS: `/` between rows, numbers for empty squares. A blank
    #: is `?` on a rack and a letter in lower case on the board.
    cgp: str
    #: A string, number, boolean or null, which is copied to the answer.
    id: int | float | str | bool | None = None


class SolvedPlay(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A legal play."""

    #: `8D` across, `D8` down.
    at: str
    #: As in the action: letters already on the board in parentheses, blanks in lower case.
    word: str
    score: int


class Solved(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The plays of a position, best first, or why it is bad, in `error`."""

    #: The id of the position, or its number from 1.
    id: int | float | str | bool | None
    #: Number of all plays, also of those that `top` leaves out.
    count: int | UnsetType = UNSET
    plays: list[SolvedPlay] | UnsetType = UNSET
    error: str | UnsetType = UNSET


class Advised(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An action with the results of its play-outs, and a short explanation."""

    action: Action
    playouts: int
    #: The player's points minus those of the opponents (their average) from here on, including the
    #: tiles left on the racks.
    equity: float
    #: Half-width of the 95% confidence interval; null: not known yet.
    margin: float | None
    #: Points of the action.
    score: int
    #: Tiles that stay on the rack.
    leave: str
    #: Their estimated worth in points; null: not known.
    leave_value: float | None
    #: Share of play-outs that the player wins; a shared win counts in part.
    win: float
    why: str


class Advice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Ranked actions, best first.

    In a challenge phase they are accept and challenge. `words`, `known` and `certain` belong to it.
    """

    #: The advised player.
    player: int
    ranked: list[Advised]
    #: Play-outs of all actions together.
    playouts: int
    #: Whether this is the last advice of a run.
    final: bool
    #: The words to accept or challenge.
    words: list[str]
    #: Whether the adviser's word list has all of them.
    known: bool | None
    #: Whether the referee will decide the same.
    certain: bool
    #: Whether the endgame was searched completely.
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
