"""What messages have that is a game's own: the types of its JSON, by the name of the game."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from lexicon_fast.games.registry import GAMES, part


class OwnTypes(NamedTuple):
    """The types of a game's own JSON; Any: of anything."""

    action: Any = Any
    observation: Any = Any
    #: What `solve` takes.
    position: Any = Any
    #: What a game may begin from.
    start: Any = Any
    advice: Any = Any
    event: Any = Any
    #: Rows of `solve` and `plan`.
    solved: Any = Any
    planned: Any = Any


@cache
def types_of(game: str) -> OwnTypes:
    """The types of a game; those of a game that only a newer engine knows are any."""
    if game not in GAMES:
        return OwnTypes()
    types: OwnTypes = part("engine", game).TYPES
    return types
