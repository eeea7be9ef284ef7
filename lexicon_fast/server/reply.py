"""Results as they are sent, within the limit of their length."""

from __future__ import annotations

from typing import Any, NamedTuple

from msgspec import Raw
from msgspec.structs import replace

from lexicon_fast.protocol import wire
from lexicon_fast.protocol.errors import Refused
from lexicon_fast.server import messages as sm


class EncodedView(NamedTuple):
    """A view of a table. until: see `TableView`; is_complete: whether it has all events."""

    json: Raw
    until: int
    is_complete: bool


def encoded(result: Any, limit: int) -> Raw:
    """Return a result, encoded, if it is not already. Raises Refused above `limit` bytes."""
    found = result if isinstance(result, Raw) else Raw(wire.encode(result))
    if len(found) > limit:
        del result, found  # or the exception would keep them
        raise Refused(
            "TooMuch",
            f"the reply is longer than {limit} bytes (option --max-reply); ask for less, for"
            " example with a lower limit",
        )
    return found


def encoded_view(view: sm.TableView, limit: int) -> EncodedView:
    """Return a view, encoded, with its first events if all would make it too long.

    Raises Refused if it is longer than `limit` bytes without any.
    """
    while len(found := Raw(wire.encode(view))) > limit and view.events:
        events = view.events[: len(view.events) // 2]
        until = view.until - (len(view.events) - len(events))
        fallbacks = [each for each in view.fallbacks if each.seq < until]
        view = replace(view, until=until, events=events, fallbacks=fallbacks)
    return EncodedView(encoded(found, limit), view.until, view.until == view.seq)
