"""What listing the plays of positions takes in any game with tiles on a board."""

from __future__ import annotations

import operator
from functools import cached_property, partial
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, Protocol, TypeVar

from lexicon_fast._native.board import TileBoard
from lexicon_fast.errors import BadAlphabet, BadOption, BadPosition, LexiconFastError
from lexicon_fast.games.crossword.board import Board, rack_counts
from lexicon_fast.games.crossword.places import MAX_SIDE, Place

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    import numpy as np
    from numpy.typing import NDArray

    from lexicon_fast._native.board import Layout as NativeLayout
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.crossword.layouts import Layout

B = TypeVar("B", bound=Board)
N = TypeVar("N", bound=TileBoard)
T = TypeVar("T")
P = TypeVar("P", bound="HasText")

#: By direction, row and column how a place is written.
AT: Final = {
    (int(down), row, column): str(Place(row, column, down))
    for down in (False, True)
    for row in range(MAX_SIDE)
    for column in range(MAX_SIDE)
}


class HasText(Protocol):
    """A play."""

    @property
    def at(self) -> str: ...
    @property
    def word(self) -> str: ...


class Lister(Generic[B, N]):
    """Positions checked, for a dictionary and a layout, and as the native core takes them."""

    #: The boards of the game, and those of the native core.
    _kind: ClassVar[type[Any]]
    _native_kind: ClassVar[type[Any]]

    def __init__(
        self, dictionary: Dictionary, layout: Layout, native: NativeLayout, top: int | None
    ) -> None:
        if top is not None and operator.index(top) < 0:
            raise BadOption(f"top {top}: accepted: 0 or more, or None for all")
        self.dictionary = dictionary
        self.layout = layout
        self.alphabet = dictionary.alphabet
        self._top = -1 if top is None else min(operator.index(top), (1 << 31) - 1)
        self._native = native

    def board(self, board: Any) -> B:
        """A board from its rows; or one that is checked to fit. Raises BadPosition, BadAlphabet."""
        if not isinstance(board, Board):
            parsed: B = self._kind.parse(board, self.layout, self.alphabet)
            return parsed
        if type(board) is not self._kind:
            raise BadPosition("board of another game; accepted: its rows, or a board of this one")
        if (board.rows, board.columns) != (self.layout.rows, self.layout.columns):
            raise BadPosition(
                f"board of {board.rows} x {board.columns} squares; accepted, layout"
                f" {self.layout.name}: {self.layout.rows} x {self.layout.columns}"
            )
        if board.alphabet is not self.alphabet and board.alphabet != self.alphabet:
            raise BadAlphabet(
                f"board of alphabet {board.alphabet.name!r}; accepted: that of the dictionary,"
                f" {self.alphabet.name!r}"
            )
        fitting: B = board  # type: ignore[assignment]
        return fitting

    def pair(self, board: B, rack: str) -> tuple[N, bytes]:
        """A position that has been checked, as the native core takes it: with its cross-checks, and
        a count of each tile on the rack.
        """
        compiled = self.dictionary.compiled
        checked = board.checked
        if (
            checked is None
            or checked.dictionary is not compiled
            or checked.layout is not self._native
        ):
            checked = board.checked = self._native_kind(compiled, self._native, board.squares)
        native: N = checked  # type: ignore[assignment]
        return native, rack_counts(rack, self.alphabet)


class NativePlays(Protocol):
    """The plays of positions as the native core has them."""

    @property
    def positions(self) -> int: ...
    def rows(self, position: int = 0) -> list[Any]: ...
    def columns(self) -> tuple[bytes, ...]: ...


class Columns(Generic[P]):
    """The plays of many positions in columns: those that all games have."""

    def __init__(self, native: NativePlays, plays_of: Callable[[list[Any]], list[P]]) -> None:
        self._native = native
        self._plays_of = plays_of

    def __len__(self) -> int:
        return self._native.positions

    def __getitem__(self, position: int) -> list[P]:
        """The plays of one position as objects."""
        return self._plays_of(self._native.rows(range(len(self))[position]))

    @property
    def offsets(self) -> NDArray[np.int64]:
        return self._column(0, "int64")

    @property
    def direction(self) -> NDArray[np.uint8]:
        return self._column(1, "uint8")

    @property
    def row(self) -> NDArray[np.uint8]:
        return self._column(2, "uint8")

    @property
    def column(self) -> NDArray[np.uint8]:
        return self._column(3, "uint8")

    @property
    def letters(self) -> NDArray[np.uint8]:
        return self._column(4, "uint8")

    @property
    def at(self) -> list[str]:
        return [play.at for position in range(len(self)) for play in self[position]]

    @property
    def word(self) -> list[str]:
        return [play.word for position in range(len(self)) for play in self[position]]

    @cached_property
    def _columns(self) -> tuple[bytes, ...]:
        return self._native.columns()

    def _column(self, place: int, dtype: str) -> NDArray[Any]:
        import numpy as np

        return np.frombuffer(self._columns[place], dtype)


def made(kind: type[P], plays: list[tuple[Any, ...]]) -> list[P]:
    """Objects of their fields: what `kind._make` does, without a Python frame for each play."""
    make: Callable[[Any], P] = partial(tuple.__new__, kind)  # type: ignore[type-var]
    return list(map(make, plays))


def read_all(read: Callable[[Any], T], positions: Iterable[Any]) -> list[T]:
    """Each position read. Errors name its place, from 1."""
    if isinstance(positions, str):
        raise BadPosition(f"positions {positions!r:.50}: one string; accepted: a list of them")
    found = []
    for number, position in enumerate(positions, 1):
        try:
            found.append(read(position))
        except LexiconFastError as error:
            raise type(error)(f"position {number}: {error}") from None
    return found
