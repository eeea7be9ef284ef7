"""Scrabble in the protocol: the types of its JSON, for the schema and for clients.

`adapter` answers requests.
"""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import UNSET, UnsetType

from lexicon_fast.bots.scrabble.advice_types import Advice, Analysis
from lexicon_fast.bots.scrabble.advice_types import Advised as Advised
from lexicon_fast.games.scrabble.events import SeenEvent, State
from lexicon_fast.games.scrabble.observation import Observation
from lexicon_fast.games.tiles.actions import Action
from lexicon_fast.protocol.game_types import GameTypes, SolvedBoard


class Cgp(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position in CGP. A string with the CGP is accepted, too."""

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
    #: Tiles that stay on the rack; only with `order`.
    leave: str | UnsetType = UNSET
    #: The points plus the value of the leave, as the bot `static` counts it; only with `order`.
    equity: float | UnsetType = UNSET


class Solved(SolvedBoard[SolvedPlay], frozen=True, forbid_unknown_fields=True):
    """The plays of a position, best first, or the `error` of a bad position."""


TYPES: Final = GameTypes(
    action=Action,
    observation=Observation,
    position=Cgp | str,
    start=State | str,
    advice=Advice,
    analysis=Analysis,
    event=SeenEvent,
    solved=Solved,
)
