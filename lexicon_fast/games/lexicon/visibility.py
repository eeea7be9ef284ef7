"""Events as one player sees them: without hidden cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeAlias

import msgspec
from msgspec.structs import replace

from lexicon_fast.games.events import SPECTATOR, Forfeit
from lexicon_fast.games.lexicon import events
from lexicon_fast.games.lexicon.actions import is_blind_draw
from lexicon_fast.games.lexicon.observation import Observation, Turn


class SeenTurn(Turn, frozen=True, omit_defaults=True, tag_field="event", tag="turn"):
    """One action, without the card that another player drew blind."""


class SeenDeal(msgspec.Struct, frozen=True, tag_field="event", tag="deal"):
    """The start of a round. hand: the player's own; stock: the number of cards."""

    round: int
    dealer: int
    players: tuple[int, ...]
    hand: str
    exposed: str
    stock: int


SeenEvent: TypeAlias = (
    SeenTurn | SeenDeal | events.DealerDraw | events.RoundEnd | events.GameEnd | Forfeit
)


def visible_events(
    all_events: Iterable[events.AnyEvent], player: int | None
) -> Iterator[SeenEvent]:
    """Yield events as a player sees them; player: None for a spectator.

    The setup is left out, because its seed reveals all cards.
    """
    for event in all_events:
        if isinstance(event, events.Turn):
            hidden = is_blind_draw(event.action) and event.player != player
            yield SeenTurn(
                event.player,
                event.action,
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
    """Return the public part of an observation."""
    return replace(
        observation,
        player=SPECTATOR,
        hand="",
        history=tuple(
            replace(turn, taken="") if is_blind_draw(turn.action) else turn
            for turn in observation.history
        ),
    )
