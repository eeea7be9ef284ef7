"""Play-outs of the candidate actions of a turn on a board: the part that all board games share."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import inf, sqrt
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, Protocol, TypeVar

from lexicon_fast._native.tiles.playout_stats import Tally
from lexicon_fast.base.text import counted, without
from lexicon_fast.bots.sequential_halving import Race
from lexicon_fast.games.tiles.actions import PASS, Accept, Challenge, Exchange, Lay, Pass
from lexicon_fast.games.tiles.bag import tiles_laid
from lexicon_fast.games.tiles.plays import PLACE_NAMES

if TYPE_CHECKING:
    from lexicon_fast._native.tiles.determinization import TileView
    from lexicon_fast._native.tiles.playout_stats import _Row

_A = TypeVar("_A")
_S = TypeVar("_S", bound="ActionStats")
_O = TypeVar("_O", bound="Options")

#: More actions than any turn has.
ALL_ACTIONS: Final = 1 << 20

#: The kinds of actions that rules know. The native core has others, which are plans.
_KINDS: Final = ("play", "exchange", "pass")

#: Approximate number of exchanges that a rack of seven tiles allows.
_EXCHANGES: Final = 128

#: With no more tiles than this in the bag, play-outs always continue to the end of the game.
_MAX_BAG_TO_THE_END: Final = 7

#: More turns than any game has.
_ALL_TURNS: Final = 10_000

#: More tiles than all players hold.
_MAX_HELD: Final = 64


class Options(Protocol):
    """The candidate actions of a turn in a native module, best first."""

    def keep(self, which: Iterable[int]) -> None: ...
    def rows(self) -> Sequence[tuple[Any, ...]]: ...


@dataclass(frozen=True, slots=True, kw_only=True)
class ActionStats:
    """An action and the statistics of its play-outs.

    equity: own points minus the points of the others (averaged, if there are several) from this
    action on, including the value of the tiles left at the end; margin: half-width of its 95%
    interval; score: points of this action; leave: tiles left on the rack; leave_value: their
    estimated value in points; win: share of the win; follow, answer: the player's own points after
    the action, and those of the others, on average.
    """

    action: Any
    playouts: int
    equity: float
    margin: float
    score: float
    leave: str
    leave_value: float
    win: float
    follow: float = 0.0
    answer: float = 0.0

    @property
    def result_without_play(self) -> str:
        """A description of an exchange or a pass."""
        if isinstance(self.action, Exchange):
            return counted(len(self.action.tiles), "tile") + " exchanged"
        return "no points"

    @property
    def leave_text(self) -> str:
        """A description of the tiles left on the rack."""
        return f"keeps {self.leave} ({self.leave_value:+.1f})" if self.leave else "keeps nothing"


def best_options(
    find: Callable[[int], _O],
    most: int,
    wanted: Callable[[Any], bool] | None,
    always: str | None = None,
    include: Sequence[Any] = (),
) -> tuple[_O, set[int]]:
    """Return the candidates: the best `most` actions, with few exchanges, which are alike.

    Also returns the numbers of the included ones.

    find: returns the given number of best actions; wanted: returns False for actions to leave out;
    always: kind of an action that is a candidate even beyond `most`; include: actions that are
    candidates in any case, if they are possible, as the generator writes them.
    """
    options = find(most + _EXCHANGES if wanted is None and not include else ALL_ACTIONS)
    chosen: list[int] = []
    included: set[int] = set()
    asked = {_sorted(action) for action in include}
    exchanges = max(1, most // 3)
    for i, (kind, place, text, *_) in enumerate(options.rows()):
        if asked and kind in _KINDS and _sorted(action_from(kind, place, text)) in asked:
            included.add(len(chosen))
            chosen.append(i)
            continue
        if len(chosen) - len(included) >= most and kind != always:
            continue
        if kind == "exchange":
            exchanges -= 1
            if exchanges < 0:
                continue
        elif wanted is not None and not wanted(action_from(kind, place, text)):
            continue
        chosen.append(i)
    options.keep(chosen)
    return options, included


def _sorted(action: Any) -> Any:
    """Return an action, its exchanged tiles sorted."""
    return Exchange("".join(sorted(action.tiles))) if isinstance(action, Exchange) else action


def standard_error(wins: float, n: int) -> float:
    """Return the standard error of a share of wins, as if there were one win and one loss more.

    >>> round(standard_error(50, 100), 3), round(standard_error(10, 10), 3)
    (0.05, 0.08)
    """
    share = (wins + 1) / (n + 2)
    return sqrt(share * (1 - share) / (n + 2))


def seats_from(player: int, players: int) -> list[int]:
    """Return all players in turn order, beginning with the given one."""
    return [(player + step) % players for step in range(players)]


class BoardSimulation(Race[_A], Generic[_A, _S]):
    """The candidate actions of the player to move; each `refine` adds play-outs.

    most: number of candidates; plies: turns after an action (None: until the player's next turn, or
    to the end, see `max_bag_to_the_end`; with few tiles left always to the end); win_points: value
    of a win in points; find, wanted, always, include: see `best_options`; value: returns the static
    value of a row of the options, in points; paired: True to compare candidates world by world, see
    `decided`. A subclass has the defaults of `most` and `win_points`.
    """

    #: The native function that plays candidates out.
    simulate: ClassVar[Callable[..., None]]
    #: Value of being on turn, in points.
    edge: ClassVar[float]
    #: Standard deviation of the score difference that is to come, with one tile left. It grows with
    #: the square root of the number of tiles.
    spread: ClassVar[float]
    #: With no more tiles than this in the bag, play-outs continue to the end of the game, unless
    #: the number of plies is given.
    max_bag_to_the_end: ClassVar[int] = _MAX_BAG_TO_THE_END
    #: Number of play-outs that a static value counts for while there is a bag.
    prior_weight: ClassVar[float]

    def __init__(
        self,
        observation: Any,
        view: TileView,
        find: Callable[[int], Options],
        *,
        value: Callable[[Any], float],
        seed: int,
        most: int,
        plies: int | None = None,
        win_points: float,
        wanted: Callable[[Any], bool] | None = None,
        include: Sequence[Any] = (),
        always: str | None = None,
        paired: bool = False,
    ) -> None:
        self._options: Any
        self._options, included = best_options(find, most, wanted, always, include)
        self._found = self._options.rows()
        self._rack = observation.rack
        self._points = list(map(value, self._found))
        tiles = view.bag + sum(observation.rack_sizes)
        self._spreads = [self.spread * sqrt(max(n, 1)) for n in range(tiles + _MAX_HELD)]
        point = self._point_value(observation, self._spreads[tiles], win_points)
        super().__init__(
            [action_from(*row[:3]) for row in self._found],  # type: ignore[misc]  # some of them
            [point * points for points in self._points],
            self.prior_weight if view.bag else 0.0,
        )
        self._included = included
        self._seed = seed & ((1 << 64) - 1)
        #: True if play-outs continue to the end of the game.
        self.to_the_end = view.bag <= (
            self.max_bag_to_the_end if plies is None else _MAX_BAG_TO_THE_END
        )
        self._plies = view.players if plies is None else plies
        if self.to_the_end:
            self._plies = _ALL_TURNS
        self._win_points = win_points
        self._tally = Tally(len(self.actions), paired)
        #: Further arguments of the native function.
        self._more: dict[str, Any] = {}

    @staticmethod
    @abstractmethod
    def _point_value(observation: Any, spread: float, win_points: float) -> float:
        """Return the value of a point: 1, and its effect on the share of the win."""

    def _rows(self) -> list[_Row]:
        return self._tally.rows()

    def _to_play_out(self) -> list[int]:
        """Return the candidates to play out."""
        return self._live

    def _play(self, first: int, worlds: int) -> None:
        self.simulate(
            self._options,
            self._tally,
            self._to_play_out(),
            seed=self._seed,
            first=first,
            n=worlds,
            plies=self._plies,
            spread=self._spreads,
            edge=self.edge,
            win_points=self._win_points,
            **self._more,
        )

    def _lead_errors(self, best: int, others: Sequence[int]) -> Sequence[float]:
        # All live candidates were played out in the same worlds, so the luck that they share is no
        # error of their difference. As in `_margin`, static values count as further play-outs.
        squares = self._tally.squared_differences(best)
        rows = self._rows()
        errors = []
        for i in others:
            n = rows[i][0]
            if n < 2:
                errors.append(inf)
                continue
            mean = (rows[best][1] - rows[i][1]) / n
            errors.append(sqrt(max(0.0, squares[i] / n - mean * mean) / (n - 1 + self._weight)))
        return errors

    def ranked(self) -> list[_S]:
        """Return all candidates with play-outs: first the live ones, each group best first."""
        rows = self._rows()
        equities = self._values([(row[0], row[3]) for row in rows], self._points)
        return [self._stats(i, rows[i], equities[i]) for i in self._ranking()]

    @abstractmethod
    def _stats(self, i: int, row: _Row, equity: float) -> _S:
        """Return the statistics of a candidate."""

    def _shared_stats(self, i: int, row: _Row, equity: float, leave_value: float) -> dict[str, Any]:
        """Return the fields of `ActionStats`."""
        n, _, _, gain, squares, win, follow, answer, _, _ = row
        action: Any = self.actions[i]
        return {
            "action": action,
            "playouts": n,
            "equity": equity,
            "margin": self._margin((n, gain, squares)),
            "score": self._found[i][3],
            "leave": leave_of(action, self._rack),
            "leave_value": leave_value,
            "win": win / n,
            "follow": follow / n,
            "answer": answer / n,
        }


def action_from(kind: str, place: tuple[int, int, int] | None, text: str) -> Lay | Exchange | Pass:
    """Convert an action of the native core. Kinds that only the core has become passes."""
    if kind == "play":
        assert place is not None
        return Lay(PLACE_NAMES[place], text)
    return Exchange(text) if kind == "exchange" else PASS


def leave_of(action: Lay | Exchange | Pass | Challenge | Accept, rack: str) -> str:
    """Return the tiles of a rack that remain after an action.

    >>> leave_of(Lay("8D", "QUI(T)z"), "AEIQU??"), leave_of(Exchange("UU"), "AEUUU__")
    ('AE?', 'AEU__')
    """
    if isinstance(action, Lay):
        return without(rack, tiles_laid(action.word))
    return without(rack, action.tiles) if isinstance(action, Exchange) else rack
