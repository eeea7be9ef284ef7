"""Lists of plays with their static evaluation, for all board games."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, Literal, Protocol, TypeVar

from lexicon_fast.base.errors import BadPosition
from lexicon_fast.bots.tiles.leaves import SCRABBLE, learned_leaves
from lexicon_fast.bots.tiles.simulation import ALL_ACTIONS, leave_of
from lexicon_fast.games.tiles.actions import Lay
from lexicon_fast.games.tiles.bag import sort_tiles, tile_points, unseen
from lexicon_fast.games.tiles.plays import PLACE_NAMES

if TYPE_CHECKING:
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.tiles.board import Board
    from lexicon_fast.games.tiles.layouts import Layout

#: Orders of plays: by points, or by points plus the value of the tiles kept.
Order = Literal["points", "equity"]

#: A number of tiles in the bag that allows no exchange: only plays are listed.
_NO_EXCHANGE: Final = (1 << 31) - 1


class StaticPlay(Protocol):
    """A play with its points and its static evaluation."""

    @property
    def score(self) -> float: ...
    @property
    def equity(self) -> float: ...


P = TypeVar("P", bound=StaticPlay)


class StaticPlays(Generic[P]):
    """The plays of many positions, best first, of which the first `top` are listed (None: all).

    >>> from lexicon_fast import Dictionary
    >>> from lexicon_fast.bots.scrabble.static import StaticGenerator
    >>> generator = StaticGenerator(Dictionary.from_words(["quiz"]), top=1)
    >>> found = generator.batch([generator.read(([], "QUIZ"))])
    >>> len(found), found.count_of(0), len(found[0])
    (1, 4, 1)
    """

    def __init__(self, plays: Iterable[Sequence[P]], top: int | None, order: Order) -> None:
        by_points = order == "points"
        # Plays arrive by equity, so equal points stay in this order.
        self._plays = [
            sorted(listed, key=lambda play: -play.score) if by_points else listed
            for listed in plays
        ]
        self._top = top

    def __len__(self) -> int:
        return len(self._plays)

    def count_of(self, position: int) -> int:
        """Return the number of plays of one position, also of those that `top` omits."""
        return len(self._plays[position])

    def __getitem__(self, position: int) -> Sequence[P]:
        """Return the listed plays of one position."""
        return self._plays[position][: self._top]


class BaseStaticGenerator(ABC, Generic[P]):
    """Lists the plays of positions with their leaves and equities; each game has a subclass.

    top: plays to list for each position (None: all); order: of the plays; options: further ones of
    the game's `Generator`, which raises its errors.
    """

    #: Lists the plays of the game.
    GENERATOR: ClassVar[type[Any]]
    #: The table of leave values for English words.
    LEAVES: ClassVar[str] = SCRABBLE

    def __init__(
        self,
        dictionary: Dictionary,
        *,
        top: int | None = None,
        order: Order = "equity",
        **options: Any,
    ) -> None:
        self._generator = generator = self.GENERATOR(dictionary, top=top, **options)
        self.read = generator.read
        self.layout: Layout = generator.layout
        self.alphabet = generator.alphabet
        self._leaves = learned_leaves(self.layout, generator.dictionary, self.LEAVES)
        self._top = top
        self._order = order

    def batch(self, positions: Iterable[Any]) -> StaticPlays[P]:
        """Return the plays of positions from `read`. Releases the GIL while it searches."""
        return StaticPlays(map(self._evaluated, positions), self._top, self._order)

    def _evaluated(self, position: Any) -> list[P]:
        """Return all plays of a position, by equity."""
        board, rack = position[0], sort_tiles(position[1], self.alphabet)
        bag, others = bag_and_others(self.layout, board, rack)
        choices = self._choices(
            position,
            bag=bag,
            top=ALL_ACTIONS,
            exchange_from=_NO_EXCHANGE,
            others_value=others,
        )
        return [
            self._play(at := PLACE_NAMES[place], word, leave_of(Lay(at, word), rack), *values)
            for _, place, word, *values in choices
            if place is not None
        ]

    @abstractmethod
    def _choices(self, position: Any, **options: Any) -> Iterable[tuple[Any, ...]]:
        """Return the actions of a position as the native core lists them, by equity."""

    @abstractmethod
    def _play(self, at: str, word: str, leave: str, *values: Any) -> P:
        """Return a play. values: of its row in the native core, after place and word."""


def bag_and_others(layout: Layout, board: Board, rack: str) -> tuple[int, int]:
    """Return the number of tiles in the bag, and once it is empty the points of another rack.

    One other player is assumed, with a full rack if the unseen tiles suffice. If board and rack
    have more tiles than the layout, the bag is not empty.
    """
    try:
        tiles = unseen(layout, board, [rack])
    except BadPosition:
        return layout.rack_size, 0
    bag = max(0, len(tiles) - layout.rack_size)
    return bag, 0 if bag else tile_points(tiles, layout)
