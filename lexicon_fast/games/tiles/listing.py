"""What listing the plays of positions takes in any game with tiles on a board."""

from __future__ import annotations

from functools import cached_property, partial
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, Protocol, TypeVar

from lexicon_fast._native.tiles.board import TileBoard
from lexicon_fast.arguments import each_of, integer
from lexicon_fast.errors import (
    BadAlphabet,
    BadOption,
    BadPosition,
    LexiconFastError,
    keeps_bad_rows,
)
from lexicon_fast.games.tiles.board import Board, rack_counts
from lexicon_fast.games.tiles.places import MAX_SIDE, Place

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    import numpy as np
    from numpy.typing import NDArray

    from lexicon_fast._native.tiles.board import Layout as NativeLayout
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.tiles.layouts import Layout

B = TypeVar("B", bound=Board)
N = TypeVar("N", bound=TileBoard)
T = TypeVar("T")
P = TypeVar("P", bound="HasText")

#: By direction, row and column how a place is written.
PLACE_NAMES: Final = {
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
        if top is not None and integer("top", top) < 0:
            raise BadOption(f"top {top}: accepted: 0 or more, or None for all")
        self.dictionary = dictionary
        self.layout = layout
        self.alphabet = dictionary.alphabet
        self._top = -1 if top is None else min(integer("top", top), (1 << 31) - 1)
        self._native = native

    def __getstate__(self) -> dict[str, Any]:
        """All but what is made for the native core."""
        return {name: value for name, value in vars(self).items() if name != "_native"}

    def __setstate__(self, state: dict[str, Any]) -> None:
        from lexicon_fast.games.tiles.native_layout import native_layout

        vars(self).update(state)
        self._native = native_layout(self.layout, self.alphabet)

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


class _Kept:
    """The plays of a pickle: those of `native`, as plain data."""

    def __init__(self, native: NativePlays) -> None:
        self.positions = native.positions
        self._rows = [native.rows(position) for position in range(self.positions)]
        self._columns = native.columns()

    def rows(self, position: int = 0) -> list[Any]:
        return self._rows[position]

    def columns(self) -> tuple[bytes, ...]:
        return self._columns


class Columns(Generic[P]):
    """The plays of many positions in columns: those that all games have."""

    #: What is wrong with bad positions, by their place from 0; they have no plays.
    errors: Mapping[int, str] = MappingProxyType({})

    def __init__(self, native: NativePlays, plays_of: Callable[[list[Any]], list[P]]) -> None:
        self._native = native
        self._plays_of = plays_of

    def __getstate__(self) -> dict[str, Any]:
        native = self._native
        kept = native if isinstance(native, _Kept) else _Kept(native)
        return {**vars(self), "_native": kept}

    def __len__(self) -> int:
        return self._native.positions

    def __getitem__(self, position: int) -> list[P]:
        """The plays of one position as objects."""
        number = integer("position", position)
        return self._plays_of(self._native.rows(range(len(self))[number]))

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


def read_all(
    read: Callable[[Any], T], positions: Iterable[Any], errors: str, empty: Any
) -> tuple[list[T], dict[int, str]]:
    """Each position read, and what is wrong with bad ones, by their place from 0.

    errors: "raise": the first bad one is raised; "row": it is read as the position `empty`, which
    has no plays. Messages name the place from 1.
    """
    keep = keeps_bad_rows(errors)
    if isinstance(positions, str):
        raise BadPosition(f"positions {positions!r:.50} is one string; give a list of positions")
    found = []
    wrong = {}
    for number, position in enumerate(each_of("positions", "positions", positions), 1):
        try:
            found.append(read(position))
        except LexiconFastError as error:
            message = f"position {number}: {error}"
            if not keep:
                raise type(error)(message) from None
            wrong[number - 1] = message
            found.append(read(empty))
    return found, wrong
