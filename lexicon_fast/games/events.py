"""Base types of the events and actions of all games, which records and replays consist of.

An event contains everything that chance decided, so that a reader needs no random generator.
`record.check` draws everything again from the seed and compares. `seen_from` renumbers the players
of observations and events: a player outside of the program is player 0, wherever it sits.
"""

from __future__ import annotations

from typing import Any, Final, NoReturn

import msgspec

from lexicon_fast.base.errors import IllegalAction, excerpt
from lexicon_fast.dictionary import Dictionary

#: Version of the record format.
VERSION = 1

#: The player number in the observation of a spectator.
SPECTATOR: Final = -1


class Event(
    msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, kw_only=True
):
    """Base of all events."""

    #: In a record: a digest of this line and all lines before it (see `record`). Empty elsewhere.
    chain: str = ""


class BaseAction(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="action"):
    """Base of all actions, tagged with their kind."""


def refuse_type(name: str, value: object, expected: str) -> NoReturn:
    """Raise IllegalAction (rule "action") for a field of an action with a value of a wrong kind."""
    shown = excerpt(value) if type(value) is str else f"of type {type(value).__name__}"
    raise IllegalAction("action", f"{name} {shown} is not {expected}")


class DictionaryUsed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The identity of a dictionary: enough to find it again and to recognise any other."""

    name: str
    words: int
    sha256: str
    #: Name and letters of the alphabet.
    alphabet: str
    upper: str
    lower: str


class BaseSetup(Event, frozen=True, omit_defaults=True):
    """The first event of a game. With the actions, its fields determine everything else."""

    version: int
    game: str
    program: str
    rng: str
    #: 64 bits; or 256 bits in hexadecimal digits, for `rng` "sha256".
    seed: int | str
    players: int
    #: Display names of the players. Only records have them; a game does not know them.
    names: tuple[str, ...]
    #: Name of the ruleset, or all its fields.
    ruleset: str | dict[str, Any]
    dictionary: DictionaryUsed


class Forfeit(Event, frozen=True, omit_defaults=True, tag_field="event", tag="forfeit"):
    """The end of a game that is not played out. A game does not know it, but its record does.

    player: has lost it, and the others have won; None: it was aborted, and nobody has won.
    reason: "resigned", "clock" (no time left), "aborted"; in a match also "crash", "timeout",
    "error" or "illegal" of an external player, which `message` explains.
    """

    player: int | None
    reason: str
    message: str = ""

    def returns(self, players: int) -> list[float] | None:
        """Return the share of the win of each player; None: the game was aborted.

        >>> Forfeit(player=1, reason="resigned").returns(3)
        [0.5, 0.0, 0.5]
        """
        if self.player is None:
            return None
        return [float(player != self.player) / (players - 1 or 1) for player in range(players)]


def dictionary_used(dictionary: Dictionary) -> DictionaryUsed:
    """Return the identity of a dictionary for a record."""
    letters = dictionary.alphabet
    return DictionaryUsed(
        dictionary.name,
        len(dictionary),
        dictionary.sha256,
        letters.name,
        letters.upper,
        letters.lower,
    )


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
    >>> from lexicon_fast.games.events import seen_from
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
