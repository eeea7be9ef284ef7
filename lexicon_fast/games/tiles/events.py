"""The event that all board games have: see `games.events`."""

from __future__ import annotations

from lexicon_fast.games.events import Event


class StartDraw(Event, frozen=True, omit_defaults=True, tag_field="event", tag="start draw"):
    """A draw for the start; players who tie draw again.

    tiles: the tile that each of `players` drew; starter: the player who starts; None if the best
    tiles are equal.
    """

    players: tuple[int, ...]
    tiles: str
    starter: int | None = None
