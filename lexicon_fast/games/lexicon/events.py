"""The events of a game of Lexicon, hidden cards included: see `games.events`."""

from __future__ import annotations

from typing import Literal, TypeAlias

from lexicon_fast.games.events import BaseSetup, Event
from lexicon_fast.games.lexicon.actions import Action


class Setup(BaseSetup, frozen=True, omit_defaults=True, tag_field="event", tag="setup"):
    """The first event, which with the actions determines the game."""

    rounds: int | None = None
    first_dealer: int | None = None


class DealerDraw(Event, frozen=True, omit_defaults=True, tag_field="event", tag="dealer draw"):
    """A draw for the first deal; players who tie draw again.

    cards: the card that each of `players` drew, preceded by returned Masters ("*K").
    dealer: the player who deals; None if the highest cards are equal.
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

    taken: the card drawn; renewed_stock: the new stock from its top, if it was renewed before a
    blind card was taken; turned_up: the card turned up after that; right: whether a challenge was
    right, that is, the word wrong.
    """

    player: int
    action: Action
    taken: str = ""
    renewed_stock: str = ""
    turned_up: str = ""
    right: bool | None = None


class RoundEnd(Event, frozen=True, omit_defaults=True, tag_field="event", tag="round end"):
    """The end of a round.

    why: a hand is empty ("out"), or the guard ended the round; winner: the player with the empty
    hand. By player: points, scored in this round, penalties included; scores, of the game.
    out: the players who are now out of the game.
    """

    why: Literal["out", "guard"]
    points: tuple[int, ...]
    scores: tuple[int, ...]
    winner: int | None = None
    out: tuple[int, ...] = ()


class GameEnd(Event, frozen=True, omit_defaults=True, tag_field="event", tag="game end"):
    """The end of a game. Several winners share the win."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]


AnyEvent: TypeAlias = Setup | DealerDraw | Deal | Turn | RoundEnd | GameEnd
