"""What one player sees of a round: all that a bot, an adviser or a front end may know."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from lexicon_fast.games.lexicon.actions import Action
from lexicon_fast.games.lexicon.rules import Ruleset, ruleset


class Turn(msgspec.Struct, frozen=True, omit_defaults=True):
    """One action, as the player who observes saw it."""

    player: int
    action: Action
    #: The card drawn; empty for what others drew blind.
    taken: str = ""
    #: The stock ran out and was renewed from the exposed pile before the blind card was taken.
    renewed: bool = False
    #: The card that was then turned up (only where the ruleset's renewal is "turn up").
    turned_up: str = ""
    #: Of a challenge: was the word wrong?
    right: bool | None = None


class Observation(msgspec.Struct, frozen=True, omit_defaults=True):
    """A round as one player sees it. Players are numbered in the order of their seats, from 0.

    Cards are in upper case, `*` the Master; a hand is sorted, the Master last. Nothing hidden is in
    it: what others hold and what lies in the stock can only be inferred.
    """

    #: Who observes, and their cards.
    player: int
    hand: str
    #: The words on the table as they lie: `l[u]rch` has a Master that stands for u.
    table: tuple[str, ...] = ()
    #: The exposed pile, from the bottom; the last card is the exposed one.
    pile: str = ""
    #: Cards in the stock, all face down.
    stock: int = 0
    #: Cards that each player holds; 0 for who is out of the game.
    hand_sizes: tuple[int, ...] = ()
    #: Scores of the game so far, penalties of this round included.
    scores: tuple[int, ...] = ()
    #: Who has to act; None once the round is over.
    to_move: int | None = None
    #: "turn": an action is due. "challenge": an answer to the play that `history` ends with.
    phase: Literal["turn", "challenge", "over"] = "turn"
    dealer: int = 0
    #: Number of the round in its game, from 1.
    round: int = 1
    #: Turns since a hand became smaller; the guard ends the round at `ruleset.guard` a player.
    idle: int = 0
    #: The card that was turned up after the deal, and all actions since.
    first_exposed: str = ""
    history: tuple[Turn, ...] = ()
    #: Cards known to be out of play besides the above (for positions without a history).
    seen: str = ""
    #: A name, or all fields of a ruleset of one's own.
    ruleset: str | dict[str, Any] = "waddingtons"

    @property
    def rules(self) -> Ruleset:
        """The ruleset. Raises BadOption."""
        return ruleset(self.ruleset)
