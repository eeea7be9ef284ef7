"""Games that the engine referees."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from lexicon_fast.protocol.errors import BadField, Refused
from lexicon_fast.protocol.json import decoded

if TYPE_CHECKING:
    from msgspec.json import Decoder


class Table(ABC):
    """A game of the library; each game says how its actions, events and records are told.

    game: with the calls that all games have; players: how many; names: what they are called.
    """

    #: Reads its actions.
    actions: ClassVar[Decoder[Any]]

    def __init__(self, game: Any, players: int, names: Sequence[str] | None) -> None:
        if names is None:
            names = [f"player {player}" for player in range(players)]
        if len(names) != players:
            raise BadField(
                "params.names", f"{len(names)} names; accepted: one for each of {players}"
            )
        self.game = game
        self.players = players
        self.names = list(names)
        self.ruleset: str | dict[str, Any] = game.rules.to_json()

    @abstractmethod
    def visible_events(self, happened: Sequence[Any], player: int | None) -> Iterable[Any]:
        """Events as a player saw them, without what was hidden; None: who only watches."""

    @abstractmethod
    def spectator_view(self) -> Any:
        """What all see, as an observation of the player `SPECTATOR`, who holds nothing."""

    @abstractmethod
    def lines(self) -> Iterable[str] | None:
        """The record, all that is hidden included; None: there is none."""

    def record(self) -> list[str]:
        """The same. Raises Refused where there is none."""
        lines = self.lines()
        if lines is None:
            raise Refused("NotOver", "a game from a position has no record; accepted: other games")
        return list(lines)

    @property
    def seq(self) -> int:
        """Events so far."""
        return len(self.game.events)

    @property
    def to_move(self) -> int | None:
        """Who has to act; None when it is over."""
        player: int | None = self.game.current_player()
        return player

    def returns(self) -> list[float]:
        """What each player gets, once it is over."""
        return list(map(float, self.game.returns()))

    def observation(self, player: int | None) -> Any:
        """What the player sees; None: who only watches."""
        return self.spectator_view() if player is None else self.game.observation(player)

    def legal(self) -> Sequence[Any]:
        """The legal actions of the player to move."""
        actions: Sequence[Any] = self.game.legal_actions()
        return actions

    def apply(self, action: bytes) -> None:
        """Let the player to move do what JSON says. Raises IllegalAction, BadField."""
        self.game.apply(decoded(action, "params.action", self.actions))

    def events(self, player: int | None, since: int) -> list[Any]:
        """The events after the first `since`, as the player saw them."""
        return list(self.visible_events(self.game.events[since:], player))
