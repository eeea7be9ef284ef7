"""A round as one player sees it: the only input of bots, advisers and front ends."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from lexicon_fast.games.lexicon.actions import Action
from lexicon_fast.games.lexicon.rules import Ruleset, ruleset


class Turn(msgspec.Struct, frozen=True, omit_defaults=True):
    """One action, as the observing player saw it.

    The turns of an observation are in its `history`.

    >>> from lexicon_fast import Dictionary, lexicon
    >>> game = lexicon.Game(Dictionary.from_words(["hat"]), seed=1)
    >>> game.apply(lexicon.Draw("Q", "blind"))
    >>> game.observation(0).history[-1].taken, game.observation(1).history[-1].taken
    ('C', '')
    """

    player: int
    action: Action
    #: The card drawn; empty if another player drew it blind.
    taken: str = ""
    #: Whether the stock was renewed from the exposed pile before the blind card was taken.
    renewed: bool = False
    #: The card turned up after a renewal (only if the ruleset's renewal is "turn up").
    turned_up: str = ""
    #: Whether a challenge was right, that is, the word wrong.
    right: bool | None = None


class Observation(msgspec.Struct, frozen=True, omit_defaults=True):
    """A round as one player sees it. Players are numbered from 0, in the order of their seats.

    Cards are in upper case, `*` the Master; a hand is sorted, the Master last. No hidden cards are
    included: other hands and the stock can only be inferred.

    >>> from lexicon_fast import Dictionary, lexicon
    >>> from lexicon_fast.bots import bot
    >>> d = Dictionary.from_words(["hat", "that"])
    >>> lexicon.Game(d, seed=1).observation(1).hand
    'ADEHIMNORW'
    >>> seen = lexicon.Observation(0, "TX", ("hat",), pile="Q", stock=30, hand_sizes=(2, 7))
    >>> bot("greedy", d).choose(seen, seed=0)
    Insert(target=0, laid='that')
    """

    #: The observing player, and that player's cards.
    player: int
    hand: str
    #: The words on the table: `l[u]rch` has a Master that stands for u.
    table: tuple[str, ...] = ()
    #: The exposed pile, from the bottom; the last card is the exposed one.
    pile: str = ""
    #: Number of cards in the stock, all face down.
    stock: int = 0
    #: Number of cards that each player holds; 0 if the player is out of the game.
    hand_sizes: tuple[int, ...] = ()
    #: Scores of the game so far, penalties of this round included.
    scores: tuple[int, ...] = ()
    #: The player who has to act; None once the round is over.
    to_move: int | None = None
    #: "turn": an action is due. "challenge": an answer to the last play in `history`.
    phase: Literal["turn", "challenge", "over"] = "turn"
    dealer: int = 0
    #: Number of the round in its game, from 1.
    round: int = 1
    #: Turns since a hand became smaller; the guard ends the round at `ruleset.guard` per player.
    idle: int = 0
    #: The card turned up after the deal, and all actions since.
    first_exposed: str = ""
    history: tuple[Turn, ...] = ()
    #: Cards known to be out of play besides the above (for positions without a history).
    seen: str = ""
    #: The name of a ruleset, or all fields of a custom one.
    ruleset: str | dict[str, Any] = "waddingtons"

    @property
    def rules(self) -> Ruleset:
        """The ruleset. Raises BadOption for an unknown name or invalid fields."""
        return ruleset(self.ruleset)
