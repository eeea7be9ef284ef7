"""Base of the games: the state that every game has, its first event, and copies of it."""

from __future__ import annotations

from abc import ABC
from copy import copy
from functools import cache
from typing import Any, ClassVar, Final, Generic, Self, TypeAlias, TypeVar

from lexicon_fast._version import __version__
from lexicon_fast.base.rng import Rng, Seed, checked_seed, rng_name, rng_of
from lexicon_fast.dictionary import Dictionary
from lexicon_fast.games.events import VERSION, DictionaryUsed, Event, dictionary_used
from lexicon_fast.games.rulesets import AnyRuleset

R = TypeVar("R", bound=AnyRuleset)  # the ruleset
E = TypeVar("E", bound=Event)  # the union of the game's events

#: The fields of `BaseSetup` without the chain.
_SetupFields: TypeAlias = tuple[
    int, str, str, str, Seed, int, tuple[str, ...], str | dict[str, Any], DictionaryUsed
]


class Copyable(ABC):
    """A game or round that can be copied. Its state is in slots."""

    __slots__ = ("_rng",)
    _rng: Rng

    def copy(self) -> Self:
        """Return an independent game in the same state, with the same random draws to come."""
        copied = object.__new__(type(self))
        for name in slots_of(type(self)):
            value = getattr(self, name)
            if type(value) is list:
                nested = value and type(value[0]) is list  # the history of each player
                value = [each.copy() for each in value] if nested else value.copy()
            setattr(copied, name, value)
        copied._rng = copy(self._rng)
        return copied


class BaseGame(Copyable, Generic[R, E]):
    """A game in progress. Players are numbered from 0, in the order of their seats."""

    __slots__ = ("_events", "_winners", "dictionary", "players", "rules", "seed")

    #: Name of the game in records.
    NAME: ClassVar[str]

    def __init__(self, dictionary: Dictionary, rules: R, players: int, seed: Seed | None) -> None:
        self.dictionary: Final = dictionary
        self.rules: Final = rules
        #: Number of players.
        self.players: Final = players
        #: The seed as the generator uses it: an int modulo 2**64, or a secret seed.
        self.seed: Final = checked_seed(seed)
        self._rng = rng_of(self.seed)
        self._winners: tuple[int, ...] = ()
        self._events: list[Any] = []

    def __repr__(self) -> str:
        turn = 1 + sum(each.__struct_config__.tag == "turn" for each in self._events)
        state = "over" if self._winners else f"turn {turn}"
        return f"<Game {self.NAME}, {self.players} players, {state}>"

    def _setup_fields(self) -> _SetupFields:
        return (
            VERSION,
            self.NAME,
            f"lexicon_fast {__version__}",
            rng_name(self.seed),
            self.seed,
            self.players,
            (),
            self.rules.to_json(),
            dictionary_used(self.dictionary),
        )

    @property
    def winners(self) -> tuple[int, ...]:
        """The winners, who share the win; empty before the end."""
        return self._winners

    @property
    def events(self) -> tuple[E, ...]:
        """All events so far, hidden information included."""
        return tuple(self._events)

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return bool(self._winners)

    def returns(self) -> list[float]:
        """Return each player's share of the win: 1/k for each of k winners; 0.0 before the end."""
        share = 1 / len(self._winners) if self._winners else 0.0
        return [share if player in self._winners else 0.0 for player in range(self.players)]


@cache
def slots_of(kind: type) -> tuple[str, ...]:
    """Return the names of all slots of a class and its bases."""
    return tuple(name for each in kind.__mro__ for name in getattr(each, "__slots__", ()))
