"""What one player sees of a game: all that a bot, an adviser or a front end may know."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from lexicon_fast.games.lexibomb.events import Action
from lexicon_fast.games.lexibomb.rules import Ruleset, ruleset


class Turn(msgspec.Struct, frozen=True, omit_defaults=True):
    """One action, as the player who observes saw it."""

    player: int
    #: What others exchanged has no tiles here: see `exchanged`.
    action: Action
    #: Points of a play.
    score: int = 0
    #: The squares where a play hit a bomb, as `8D`.
    hit: tuple[str, ...] = ()
    #: Tiles drawn, in the order of the bag; empty for what others drew.
    drawn: str = ""
    #: How many tiles were exchanged.
    exchanged: int = 0


class Observation(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game as one player sees it. Players are numbered in the order of their seats, from 0.

    Tiles are in upper case, `_` the blank; a rack is sorted, blanks last. Nothing hidden is in it:
    what others hold, what lies in the bag and where bombs lie can only be inferred, also after the
    end.
    """

    #: Who observes, and their tiles.
    player: int
    rack: str
    #: Its rows: `.` an empty square, a letter in upper case or `_` a tile; () for an empty board.
    board: tuple[str, ...] = ()
    #: Its rows: `.` a closed square, `0` to `8` an open one with so many bombs around it, `*` a
    #: bomb that was hit; () for none open.
    opened: tuple[str, ...] = ()
    #: Bombs in all, those hit among them.
    bombs: int = 22
    #: Tiles in the bag.
    bag: int = 0
    #: Tiles that each player holds.
    rack_sizes: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    #: Who has to act; None once the game is over.
    to_move: int | None = None
    phase: Literal["turn", "over"] = "turn"
    #: Turns in a row without points, by player.
    zeros: tuple[int, ...] = ()
    #: All actions since the start.
    history: tuple[Turn, ...] = ()
    #: A name, or all fields of a ruleset of one's own.
    ruleset: str | dict[str, Any] = "standard"

    @property
    def rules(self) -> Ruleset:
        """The ruleset. Raises BadOption, BadLayout."""
        return ruleset(self.ruleset)
