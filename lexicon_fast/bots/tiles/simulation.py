"""Options of a turn on a board, weighed up by play-outs: what the games have in common."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable, Sequence
from math import sqrt
from typing import TYPE_CHECKING, Any, Final, Generic, Protocol, TypeVar

from lexicon_fast._native.tiles.playout_stats import Tally
from lexicon_fast.bots.sequential_halving import Race
from lexicon_fast.bots.tiles.actions import action_from

if TYPE_CHECKING:
    from lexicon_fast._native.tiles.playout_stats import _Row

_A = TypeVar("_A")
_W = TypeVar("_W")
_O = TypeVar("_O", bound="Options")

_ALL_OPTIONS: Final = 1 << 20

#: Exchanges that a rack of seven tiles allows, about.
_EXCHANGES: Final = 128

#: With so few tiles in the bag play-outs go on to the end of the game.
TO_THE_END: Final = 7

#: Turns that no game has.
_ALL_TURNS: Final = 10_000

#: Tiles that players may hold, at most.
_HELD: Final = 64


class Options(Protocol):
    """The options of a turn, as a native module has them, best first."""

    def keep(self, which: Iterable[int]) -> None: ...
    def rows(self) -> Sequence[tuple[Any, ...]]: ...


class View(Protocol):
    """What the player to move sees, as a native module has it."""

    @property
    def players(self) -> int: ...
    @property
    def bag(self) -> int: ...


def best_options(
    find: Callable[[int], _O],
    most: int,
    wanted: Callable[[Any], bool] | None,
    always: str | None = None,
) -> _O:
    """The options to weigh up: the best, but not too many exchanges, which are alike.

    find: gives the so many best; wanted: those that it does not want are none; always: a kind that
    comes beyond `most`, too.
    """
    options = find(most + _EXCHANGES if wanted is None else _ALL_OPTIONS)
    chosen: list[int] = []
    exchanges = max(1, most // 3)
    for i, (kind, place, text, *_) in enumerate(options.rows()):
        if len(chosen) >= most and kind != always:
            continue
        if kind == "exchange":
            exchanges -= 1
            if exchanges < 0:
                continue
        elif wanted is not None and not wanted(action_from(kind, place, text)):
            continue
        chosen.append(i)
    options.keep(chosen)
    return options


def spreads(spread: float, tiles: int) -> list[float]:
    """By the number of tiles yet to come, how much they change the difference of two scores.

    spread: a standard deviation, for one tile; for more it grows as their square root. tiles: those
    that are not on the board.
    """
    return [spread * sqrt(max(n, 1)) for n in range(tiles + _HELD)]


class BoardSimulation(Race[_A], Generic[_A, _W]):
    """The options of the player to move, weighed up further with each `refine`.

    simulate: plays out options of that view; points: what each may be worth, without thinking
    ahead; point: what a point is worth where it also counts for the win; weight: play-outs that
    `points` count for as long as there is a bag; spread, edge, win_points: as `simulate` takes
    them; plies: turns after an option (None: until the player's next; with few tiles left always to
    the end).
    """

    def __init__(
        self,
        view: View,
        options: Options,
        simulate: Callable[..., None],
        points: Sequence[float],
        *,
        point: float,
        weight: float,
        spread: Sequence[float],
        edge: float,
        seed: int,
        plies: int | None,
        win_points: float,
    ) -> None:
        self._options = options
        self._found = options.rows()
        self._points = points
        super().__init__(
            [action_from(*row[:3]) for row in self._found],  # type: ignore[misc]  # some of them
            [point * worth for worth in points],
            weight if view.bag else 0.0,
        )
        self._simulate = simulate
        self._spread = spread
        self._edge = edge
        self._seed = seed & ((1 << 64) - 1)
        self._plies = view.players if plies is None else plies
        #: Do play-outs go on to the end of the game?
        self.to_the_end = view.bag <= TO_THE_END
        if self.to_the_end:
            self._plies = _ALL_TURNS
        self._win_points = win_points
        self._tally = Tally(len(self.actions))

    def _rows(self) -> list[_Row]:
        return self._tally.rows()

    def _played(self) -> list[int]:
        """The options that are played out."""
        return self._live

    def _play(self, first: int, worlds: int) -> None:
        self._simulate(
            self._options,
            self._tally,
            self._played(),
            seed=self._seed,
            first=first,
            n=worlds,
            plies=self._plies,
            spread=self._spread,
            edge=self._edge,
            win_points=self._win_points,
        )

    def ranked(self) -> list[_W]:
        """All options with play-outs: the live ones first, each group best first."""
        rows = self._rows()
        equities = self._worth([(row[0], row[3]) for row in rows], self._points)
        return [self._weighed(i, rows[i], equities[i]) for i in self._ranking()]

    @abstractmethod
    def _weighed(self, i: int, row: _Row, equity: float) -> _W:
        """An option and what its play-outs came to."""
