"""Observations and events with the players numbered from another seat.

A player outside of the program can expect to be player 0, wherever it sits.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

#: Fields of observations and events, by what they have: the number of a player, numbers of players,
#: or a value for each player.
PLAYER: Final = frozenset({"player", "to_move", "dealer", "starter", "winner"})
PLAYERS: Final = frozenset({"players", "winners", "out"})
BY_PLAYER: Final = frozenset(
    {"hand_sizes", "rack_sizes", "scores", "points", "before", "adjustments", "lost", "zeros"}
)


def seen_from(value: Any, seat: int, players: int) -> Any:
    """Return an observation or a visible event in which this seat is player 0.

    value: of any game, or a tuple of such; players: their number. The order of the seats stays.

    >>> from lexicon_fast.games.lexicon import Observation
    >>> observation = Observation(player=1, hand="CAT", hand_sizes=(7, 3), to_move=0, dealer=0)
    >>> from lexicon_fast.games.seats import seen_from
    >>> seen_from(observation, 1, 2)
    Observation(player=0, hand='CAT', table=(), pile='', stock=0, hand_sizes=(3, 7), scores=(), \
to_move=1, phase='turn', dealer=1, round=1, idle=0, first_exposed='', history=(), seen='', \
ruleset='waddingtons')
    """
    if not seat:
        return value
    if isinstance(value, tuple):
        return tuple(seen_from(each, seat, players) for each in value)
    if not isinstance(value, msgspec.Struct):
        return value
    changes: dict[str, Any] = {}
    for name in value.__struct_fields__:
        field = getattr(value, name)
        if name in PLAYER and field is not None:
            changes[name] = (field - seat) % players
        elif name in PLAYERS:
            changes[name] = tuple((each - seat) % players for each in field)
        elif name in BY_PLAYER:
            changes[name] = by_player(field, seat)
        elif name == "history":
            changes[name] = seen_from(field, seat, players)
    return msgspec.structs.replace(value, **changes) if changes else value


def by_player(values: tuple[Any, ...], seat: int) -> tuple[Any, ...]:
    """Return values of all players, that of this seat first."""
    return values[seat:] + values[:seat]
