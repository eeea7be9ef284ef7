"""What happened in a game of Lexicon, hidden cards included: see `games.events`."""

from __future__ import annotations

from typing import Literal, TypeAlias

from lexicon_fast.games.events import VERSION, BaseSetup, DictionaryUsed, Event
from lexicon_fast.games.lexicon.actions import Action

__all__ = [
    "VERSION",
    "AnyEvent",
    "Deal",
    "DealerDraw",
    "DictionaryUsed",
    "Event",
    "GameEnd",
    "RoundEnd",
    "Setup",
    "Turn",
]


class Setup(BaseSetup, frozen=True, omit_defaults=True, tag_field="event", tag="setup"):
    """All that decides a game but the actions."""

    rounds: int | None = None
    first_dealer: int | None = None


class DealerDraw(Event, frozen=True, omit_defaults=True, tag_field="event", tag="dealer draw"):
    """A card drawn by each of some players for the first deal; several who tie draw again.

    cards: what each of `players` drew; Masters that went back stand before it ("*K").
    dealer: who is to deal; None when the highest cards are equal.
    """

    players: tuple[int, ...]
    cards: tuple[str, ...]
    dealer: int | None = None


class Deal(Event, frozen=True, omit_defaults=True, tag_field="event", tag="deal"):
    """The cards of a round. hands: in the order of `players`; stock: from its top."""

    round: int
    dealer: int
    players: tuple[int, ...]
    hands: tuple[str, ...]
    exposed: str
    stock: str


class Turn(Event, frozen=True, omit_defaults=True, tag_field="event", tag="turn"):
    """One action of a player.

    taken: the card drawn; renewed_stock: the stock as it then lies, from its top, if it had to be
    renewed before a blind card was taken; turned_up: the card that was then turned up; right: of a
    challenge, was the word wrong?
    """

    player: int
    action: Action
    taken: str = ""
    renewed_stock: str = ""
    turned_up: str = ""
    right: bool | None = None


class RoundEnd(Event, frozen=True, omit_defaults=True, tag_field="event", tag="round end"):
    """The count of a round.

    why: a hand is empty ("out"), or the guard; winner: who emptied it. points: scored in this
    round, penalties included; scores: of the game; both by player. out: who is out of the game now.
    """

    why: Literal["out", "guard"]
    points: tuple[int, ...]
    scores: tuple[int, ...]
    winner: int | None = None
    out: tuple[int, ...] = ()


class GameEnd(Event, frozen=True, omit_defaults=True, tag_field="event", tag="game end"):
    """The end of a game; several winners share it."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]


AnyEvent: TypeAlias = Setup | DealerDraw | Deal | Turn | RoundEnd | GameEnd
