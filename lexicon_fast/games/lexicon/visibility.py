"""Events as one player saw them: without the cards that were hidden."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeAlias

import msgspec
from msgspec.structs import replace

from lexicon_fast.games.events import SPECTATOR
from lexicon_fast.games.lexicon import events
from lexicon_fast.games.lexicon.actions import Action, Draw
from lexicon_fast.games.lexicon.observation import Observation, Turn


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


def visible_events(happened: Iterable[events.AnyEvent], player: int | None) -> Iterator[SeenEvent]:
    """The events as a player saw them; None: who only watches.

    The setup, whose seed tells all cards, is left out.
    """
    for event in happened:
        if isinstance(event, events.Turn):
            action = event.action
            hidden = _blind(action) and event.player != player
            yield SeenTurn(
                event.player,
                action,
                "" if hidden else event.taken,
                event.renewed_stock != "",
                event.turned_up,
                event.right,
            )
        elif isinstance(event, events.Deal):
            hands: dict[int | None, str] = dict(zip(event.players, event.hands, strict=True))
            hand = hands.get(player, "")
            yield SeenDeal(
                event.round, event.dealer, event.players, hand, event.exposed, len(event.stock)
            )
        elif not isinstance(event, events.Setup):
            yield event


def spectator_view(observation: Observation) -> Observation:
    """What of an observation all see."""
    return replace(
        observation,
        player=SPECTATOR,
        hand="",
        history=tuple(
            replace(turn, taken="") if _blind(turn.action) else turn for turn in observation.history
        ),
    )


def _blind(action: Action) -> bool:
    return isinstance(action, Draw) and action.take == "blind"
