"""The events of a game of Lexicon: see `games.events`.

Records have them with hidden cards, `visible_events` as one player sees them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal, TypeAlias

import msgspec
from msgspec.structs import replace

from lexicon_fast.games.events import SPECTATOR, BaseSetup, Event, Forfeit
from lexicon_fast.games.lexicon import observation
from lexicon_fast.games.lexicon.actions import Action, is_blind_draw


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


class TurnEvent(Event, frozen=True, omit_defaults=True, tag_field="event", tag="turn"):
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


AnyEvent: TypeAlias = Setup | DealerDraw | Deal | TurnEvent | RoundEnd | GameEnd


class SeenTurn(observation.Turn, frozen=True, omit_defaults=True, tag_field="event", tag="turn"):
    """One action, without the card that another player drew blind."""


class SeenDeal(msgspec.Struct, frozen=True, tag_field="event", tag="deal"):
    """The start of a round. hand: the player's own; stock: the number of cards."""

    round: int
    dealer: int
    players: tuple[int, ...]
    hand: str
    exposed: str
    stock: int


SeenEvent: TypeAlias = SeenTurn | SeenDeal | DealerDraw | RoundEnd | GameEnd | Forfeit


def visible_events(all_events: Iterable[AnyEvent], player: int | None) -> Iterator[SeenEvent]:
    """Yield events as a player sees them; player: None for a spectator.

    The setup is left out, because its seed reveals all cards.
    """
    for event in all_events:
        if isinstance(event, TurnEvent):
            hidden = is_blind_draw(event.action) and event.player != player
            yield SeenTurn(
                event.player,
                event.action,
                "" if hidden else event.taken,
                event.renewed_stock != "",
                event.turned_up,
                event.right,
            )
        elif isinstance(event, Deal):
            hands: dict[int | None, str] = dict(zip(event.players, event.hands, strict=True))
            hand = hands.get(player, "")
            yield SeenDeal(
                event.round, event.dealer, event.players, hand, event.exposed, len(event.stock)
            )
        elif not isinstance(event, Setup):
            yield event


def spectator_view(seen: observation.Observation) -> observation.Observation:
    """Return the public part of an observation."""
    return replace(
        seen,
        player=SPECTATOR,
        hand="",
        history=tuple(
            replace(turn, taken="") if is_blind_draw(turn.action) else turn for turn in seen.history
        ),
    )
