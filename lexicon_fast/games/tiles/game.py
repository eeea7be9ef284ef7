"""What games with tiles on a board share: the bag, the racks, the draw for the start, exchanges.

A game adds what makes it one: what plays earn, what follows them, when it is over.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from copy import copy
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, Self, TypeAlias, TypeVar

from lexicon_fast._version import __version__
from lexicon_fast.errors import BadOption, IllegalAction
from lexicon_fast.games.checks import checked_int, checked_seed
from lexicon_fast.games.events import VERSION, DictionaryUsed, Event, dictionary_used
from lexicon_fast.games.tiles.actions import Exchange
from lexicon_fast.games.tiles.bag import (
    all_tiles,
    are_tiles,
    checked_bag,
    drawn_first,
    put_back,
    remove_tiles,
    sort_tiles,
    tile_points,
)
from lexicon_fast.games.tiles.board import Board
from lexicon_fast.games.tiles.events import StartDraw
from lexicon_fast.games.tiles.laying import refuse_type
from lexicon_fast.games.tiles.rulesets import AnyRuleset
from lexicon_fast.rng import NAME as RNG_NAME
from lexicon_fast.rng import Rng

if TYPE_CHECKING:
    from lexicon_fast.dictionary import Dictionary


R = TypeVar("R", bound=AnyRuleset)  # the ruleset
B = TypeVar("B", bound=Board)
T = TypeVar("T")  # what histories are made of
E = TypeVar("E", bound=Event)  # the events

#: What the setups of all games begin with.
_SetupFields: TypeAlias = tuple[
    int, str, str, str, int, int, tuple[str, ...], str | dict[str, Any], DictionaryUsed
]


class TileGame(ABC, Generic[R, B, T, E]):
    """A game as it is before its first turn, and what its turns are made of.

    Players are numbered in the order of their seats, from 0; `_mover` is whose turn it is.
    """

    __slots__ = (
        "_alphabet",
        "_bag",
        "_board",
        "_events",
        "_histories",
        "_mover",
        "_racks",
        "_rng",
        "_rows",
        "_ruleset_json",
        "_scores",
        "_winners",
        "dictionary",
        "players",
        "rules",
        "seed",
    )

    #: The game, in records.
    NAME: ClassVar[str]

    def __init__(self, dictionary: Dictionary, rules: R, board: B, players: int, seed: int) -> None:
        self.dictionary: Final = dictionary
        self.rules: Final = rules
        #: How many.
        self.players: Final = players
        #: Modulo 2**64, as the generator takes it.
        self.seed: Final = checked_seed(seed)
        self._alphabet = board.alphabet
        self._rng = Rng(self.seed)
        self._ruleset_json = rules.to_json()
        self._board = board
        #: The board as observations show it, once one was asked for.
        self._rows: tuple[str, ...] | None = None
        self._racks = [""] * players
        self._bag = ""
        self._scores = [0] * players
        self._mover = 0
        self._winners: tuple[int, ...] = ()
        self._histories: list[list[T]] = [[] for _ in range(players)]
        self._events: list[Any] = []

    # The start

    @abstractmethod
    def _setup(self, starter: int | None = None, bag: str = "", position: Any = None) -> Event:
        """The first event."""

    def _setup_fields(self) -> _SetupFields:
        """What the setups of all games begin with."""
        return (
            VERSION,
            self.NAME,
            f"lexicon_fast {__version__}",
            RNG_NAME,
            self.seed,
            self.players,
            (),
            self._ruleset_json,
            dictionary_used(self.dictionary),
        )

    def _deal(self, starter: int | None, bag: str | None) -> None:
        """The draw for the start, if there is to be one, and the racks: the starter's first."""
        layout, blank = self.rules.layout, self._board.blank
        tiles = all_tiles(layout, self._alphabet, blank)
        needed = self.players * layout.rack_size
        if len(tiles) < needed:
            raise BadOption(
                f"layout {layout.name}: {len(tiles)} tiles for {self.players} players; accepted:"
                f" at least {needed}, {layout.rack_size} each"
            )
        given = "" if bag is None else checked_bag(bag, layout, self._alphabet, blank)
        if starter is not None:
            checked_int("starter", starter, 0, self.players - 1)
        self._events.append(self._setup(starter, given))
        self._mover = self._draw_for_start(tiles) if starter is None else starter
        self._bag = given or self._rng.shuffled(tiles)
        for step in range(self.players):
            player = (self._mover + step) % self.players
            self._racks[player] = sort_tiles(self._draw(layout.rack_size), self._alphabet)

    def _draw_for_start(self, tiles: str) -> int:
        """The player with the tile closest to A, or a blank; who tie draw again from all tiles.

        Where the tiles cannot decide (all are equal) the first of the players starts.
        """
        tied = tuple(range(self.players))
        while len(tied) > 1 and len(set(tiles)) > 1:
            drawn = self._rng.sample(tiles, len(tied))
            best = tuple(tied[place] for place in drawn_first(drawn, self._alphabet))
            starter = best[0] if len(best) == 1 else None
            self._events.append(StartDraw(tied, "".join(drawn), starter))
            tied = best
        return tied[0]

    # What may be read

    @property
    def board(self) -> B:
        """The tiles that lie on the squares."""
        return self._board

    @property
    def racks(self) -> tuple[str, ...]:
        """By player: tiles in order, blanks last."""
        return tuple(self._racks)

    @property
    def bag(self) -> str:
        """The tiles in the bag, in the order they will be drawn."""
        return self._bag

    @property
    def scores(self) -> tuple[int, ...]:
        """By player."""
        return tuple(self._scores)

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has won; several share it; none before the end."""
        return self._winners

    @property
    def events(self) -> tuple[E, ...]:
        """All that happened, hidden tiles included."""
        return tuple(self._events)

    def returns(self) -> list[float]:
        """Shares of the win by player: 1.0, or 1/k for each of k winners; 0.0 before the end."""
        share = 1 / len(self._winners) if self._winners else 0.0
        return [share if player in self._winners else 0.0 for player in range(self.players)]

    def copy(self) -> Self:
        """A game of its own in the same state, with the same luck to come."""
        twin = object.__new__(type(self))
        for name in fields_of(type(self)):
            value = getattr(self, name)
            setattr(twin, name, value.copy() if type(value) is list else value)
        twin._rng = copy(self._rng)
        twin._histories = [history.copy() for history in self._histories]
        return twin

    def _shown_rows(self) -> tuple[str, ...]:
        """The board as observations show it: () before the first play."""
        rows = self._rows
        if rows is None:
            rows = self._rows = () if self._board.is_empty else tuple(self._board.lines())
        return rows

    # What turns are made of

    def _draw(self, count: int) -> str:
        drawn, self._bag = self._bag[:count], self._bag[count:]
        return drawn

    def _refill(self) -> str:
        """The mover, who has laid tiles, draws as many."""
        rack = self._racks[self._mover]
        drawn = self._draw(self.rules.layout.rack_size - len(rack))
        if drawn:
            self._racks[self._mover] = sort_tiles(rack + drawn, self._alphabet)
        return drawn

    def _swap(self, action: Exchange) -> tuple[Exchange, str]:
        """Exchange tiles of the mover: the action as it is noted, and the tiles drawn.

        Those are drawn first, then the others are put back. Raises IllegalAction before anything
        is changed.
        """
        tiles, rack = action.tiles, self._racks[self._mover]
        blank = self._board.blank
        if type(tiles) is not str:
            refuse_type("tiles", tiles, f"tiles of the rack in upper case, {blank} for the blank")
        if not 1 <= len(tiles) <= len(rack) or not are_tiles(tiles, self._alphabet, blank):
            shown = tiles if len(tiles) <= 40 else tiles[:40] + "..."
            raise IllegalAction(
                "exchange", f"tiles {shown!r}; accepted: one or more of the rack {rack}"
            )
        tiles = sort_tiles(tiles, self._alphabet)
        left = remove_tiles(rack, tiles, f"exchange {tiles}", "exchange")
        needed = max(self.rules.exchange_from, len(tiles))
        if len(self._bag) < needed:
            raise IllegalAction(
                "exchange",
                f"{len(self._bag)} tiles in the bag; accepted: an exchange of {len(tiles)} with"
                f" {needed} or more in it",
            )
        drawn = self._draw(len(tiles))
        self._bag = put_back(self._bag, tiles, self._rng)
        self._racks[self._mover] = sort_tiles(left + drawn, self._alphabet)
        return Exchange(tiles), drawn

    def _tell(self, own: T, seen: T) -> None:
        """Note a turn in all histories: as the mover saw it, and as the others did."""
        for seat, history in enumerate(self._histories):
            history.append(own if seat == self._mover else seen)

    def _held(self) -> list[int]:
        """The points of the tiles that each player holds."""
        return [tile_points(rack, self.rules.layout) for rack in self._racks]


@cache
def fields_of(game: type[TileGame[Any, Any, Any, Any]]) -> tuple[str, ...]:
    """The names of all that the state of such a game is made of."""
    return tuple(name for kind in game.__mro__ for name in getattr(kind, "__slots__", ()))


def winners_by(ranks: Sequence[Any]) -> tuple[int, ...]:
    """The players who rank highest."""
    return tuple(player for player, rank in enumerate(ranks) if rank == max(ranks))
