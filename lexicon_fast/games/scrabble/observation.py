"""What one player sees of a game: all that a bot, an adviser or a front end may know."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from lexicon_fast.games.scrabble.rules import Ruleset, ruleset
from lexicon_fast.games.tiles.actions import Action


class Turn(msgspec.Struct, frozen=True, omit_defaults=True):
    """One action, as the player who observes saw it."""

    player: int
    #: What others exchanged has no tiles here: see `exchanged`.
    action: Action
    #: Points of a play; taken away again if it was challenged rightly. Of a challenge: 0.
    score: int = 0
    #: Tiles drawn, in the order of the bag; empty for what others drew. With an answer that lets a
    #: play stand they are those that who made the play drew.
    drawn: str = ""
    #: How many tiles were exchanged.
    exchanged: int = 0
    #: Of a challenge: was the play bad?
    right: bool | None = None


class Observation(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game as one player sees it. Players are numbered in the order of their seats, from 0.

    Tiles are in upper case, `?` the blank; a rack is sorted, blanks last. Nothing hidden is in it:
    what others hold and what lies in the bag can only be inferred.
    """

    #: Who observes, and their tiles.
    player: int
    rack: str
    #: Its rows: `.` an empty square, upper case a tile, lower case a blank; () for an empty board.
    board: tuple[str, ...] = ()
    #: Tiles in the bag.
    bag: int = 0
    #: Tiles that each player holds.
    rack_sizes: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    #: Who has to act; None once the game is over.
    to_move: int | None = None
    #: "turn": an action is due. "challenge": an answer to the play that `history` ends with (or
    #: other players' acceptance of it).
    phase: Literal["turn", "challenge", "over"] = "turn"
    #: Scoreless turns in a row.
    scoreless: int = 0
    #: Turns that each player has yet to lose, for wrong challenges.
    lost: tuple[int, ...] = ()
    #: All actions since the start.
    history: tuple[Turn, ...] = ()
    #: A name, or all fields of a ruleset of one's own.
    ruleset: str | dict[str, Any] = "standard"

    @property
    def rules(self) -> Ruleset:
        """The ruleset. Raises BadOption, BadLayout."""
        return ruleset(self.ruleset)
