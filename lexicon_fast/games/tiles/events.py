"""What happens in all games with tiles on a board: see `games.events`."""

from __future__ import annotations

from lexicon_fast.games.events import Event


class StartDraw(Event, frozen=True, omit_defaults=True, tag_field="event", tag="start draw"):
    """A tile drawn by each of some players for the start; those who tie draw again.

    tiles: what each of `players` drew. starter: who is to start; None when the best tiles are
    equal.
    """

    players: tuple[int, ...]
    tiles: str
    starter: int | None = None
