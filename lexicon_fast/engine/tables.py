"""What the engine needs of a game, and the games that it has."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar

from lexicon_fast.engine import messages as m
from lexicon_fast.engine.errors import BadField

if TYPE_CHECKING:
    from collections.abc import Callable

    from lexicon_fast.dictionary import Dictionary


class Table(ABC):
    """A game that the engine referees."""

    names: Sequence[str]
    players: int
    ruleset: str | dict[str, Any]

    @property
    @abstractmethod
    def seq(self) -> int:
        """Events so far."""

    @property
    @abstractmethod
    def to_move(self) -> int | None:
        """Who has to act; None when it is over."""

    @abstractmethod
    def returns(self) -> list[float]:
        """What each player gets, once it is over."""

    @abstractmethod
    def observation(self, player: int) -> object:
        """What the player sees, as a value for JSON."""

    @abstractmethod
    def legal(self) -> Sequence[object]:
        """The legal actions of the player to move."""

    @abstractmethod
    def apply(self, action: bytes) -> None:
        """Let the player to move do what JSON says. Raises IllegalAction, BadField."""

    @abstractmethod
    def events(self, player: int, since: int) -> list[Any]:
        """The events after the first `since`, as the player saw them."""

    @abstractmethod
    def record(self) -> list[str]:
        """The record, hidden cards included. Raises Refused where there is none."""


class GameModule(ABC):
    """The calls of a game that need no table."""

    game: ClassVar[str]

    @abstractmethod
    def info(self) -> m.GameInfo:
        """Facts for `hello`."""

    @abstractmethod
    def new(self, params: m.GameNewParams, dictionary: Dictionary, seed: int) -> Table:
        """A new game. `seed`: the client's, or one drawn for it."""

    @abstractmethod
    def solve(self, params: m.SolveParams, dictionary: Dictionary) -> Iterator[bytes]:
        """The plays of positions: rows of JSON, with line ends, some at a time."""

    @abstractmethod
    def plan(self, params: m.PlanParams, dictionary: Dictionary) -> Iterator[bytes]:
        """The plans of hands, in the same way."""

    @abstractmethod
    def legal(self, observation: bytes, dictionary: Dictionary) -> Sequence[object]:
        """The legal actions for an observation."""

    @abstractmethod
    def advise(
        self, params: m.AdviseParams, dictionary: Dictionary, words: Dictionary
    ) -> Iterator[object]:
        """Advice, better and better."""

    @abstractmethod
    def move(
        self,
        params: m.BotMoveParams,
        dictionary: Dictionary,
        ended: Callable[[], bool],
    ) -> object:
        """The action of a bot; the best so far once it has `ended`."""


@cache
def games() -> Mapping[str, GameModule]:
    """The games by name; each takes some milliseconds to import."""
    from lexicon_fast.engine.lexicon import Lexicon

    return {module.game: module for module in (Lexicon(),)}


def game(name: str) -> GameModule:
    """A game. Raises BadField."""
    known = games()
    if name not in known:
        raise BadField("params.game", f"no game {name!r:.60}; accepted: {', '.join(known)}")
    return known[name]
