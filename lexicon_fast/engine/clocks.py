"""Clocks of games in messages."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from lexicon_fast.errors import BadOption
from lexicon_fast.games.clock import TimeControl
from lexicon_fast.protocol import messages as m
from lexicon_fast.protocol.errors import BadField

if TYPE_CHECKING:
    from lexicon_fast.games.clock import Clocks


def clock_of(clocks: Clocks) -> m.Clock:
    """Return the clocks of a game for a message."""
    control = m.TimeControl(**msgspec.structs.asdict(clocks.control))
    return m.Clock(control=control, left=clocks.shown(), running=clocks.running)


def time_control(params: m.TimeControl | None, where: str = "params.clock") -> TimeControl | None:
    """Return the time control of a request. where: its path. Raises BadField."""
    if params is None:
        return None
    try:
        return TimeControl(**msgspec.structs.asdict(params))
    except BadOption as error:
        raise BadField(where, f"is wrong: {error}") from None
