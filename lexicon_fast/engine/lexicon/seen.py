"""Events as one player saw them: without the cards that were hidden."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeAlias

import msgspec

from lexicon_fast.games.lexicon import events
from lexicon_fast.games.lexicon.actions import Draw
from lexicon_fast.games.lexicon.observation import Turn


class SeenTurn(Turn, frozen=True, omit_defaults=True, tag_field="event", tag="turn"):
    """One action. The card that another drew blind is not told."""


class SeenDeal(msgspec.Struct, frozen=True, tag_field="event", tag="deal"):
    """The start of a round. hand: the player's own; stock: how many cards."""

    round: int
    dealer: int
    players: tuple[int, ...]
    hand: str
    exposed: str
    stock: int


SeenEvent: TypeAlias = SeenTurn | SeenDeal | events.DealerDraw | events.RoundEnd | events.GameEnd


def seen(happened: Iterable[events.AnyEvent], player: int) -> Iterator[SeenEvent]:
    """The events as a player saw them. The setup, whose seed tells all cards, is left out."""
    for event in happened:
        if isinstance(event, events.Turn):
            action = event.action
            hidden = isinstance(action, Draw) and action.take == "blind" and event.player != player
            yield SeenTurn(
                event.player,
                action,
                "" if hidden else event.taken,
                event.renewed_stock != "",
                event.turned_up,
                event.right,
            )
        elif isinstance(event, events.Deal):
            hand = dict(zip(event.players, event.hands, strict=True)).get(player, "")
            yield SeenDeal(
                event.round, event.dealer, event.players, hand, event.exposed, len(event.stock)
            )
        elif not isinstance(event, events.Setup):
            yield event
