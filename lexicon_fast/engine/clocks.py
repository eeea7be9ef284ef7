"""Clocks of games in messages."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import asdict

from lexicon_fast.base.errors import BadOption
from lexicon_fast.games.clock import TimeControl
from lexicon_fast.protocol import messages as m
from lexicon_fast.protocol.errors import BadField

if TYPE_CHECKING:
    from lexicon_fast.games.clock import Clocks


def clock_of(clocks: Clocks) -> m.Clock:
    """Return the clocks of a game for a message."""
    # Only what is set: a message leaves out a default only if it is the same object.
    given = {name: value for name, value in asdict(clocks.control).items() if value}
    return m.Clock(control=m.TimeControl(**given), left=clocks.shown(), running=clocks.running)


def time_control(params: m.TimeControl | None, where: str = "params.clock") -> TimeControl | None:
    """Return the time control of a request. where: its path. Raises BadField."""
    if params is None:
        return None
    try:
        return TimeControl(**asdict(params))
    except BadOption as error:
        raise BadField(where, f"is wrong: {error}") from None
