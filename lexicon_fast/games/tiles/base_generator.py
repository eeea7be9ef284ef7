"""Base of the play generators of board games, and of their results."""

from __future__ import annotations

from functools import cached_property, partial
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, Protocol, TypeVar

from lexicon_fast._native.tiles.board import TileBoard
from lexicon_fast.base.arguments import each_of, integer
from lexicon_fast.base.errors import (
    BadAlphabet,
    BadOption,
    BadPosition,
    LexiconFastError,
    excerpt,
    keeps_bad_rows,
)
from lexicon_fast.games.markup import MOST_ROWS, html_table, title_of
from lexicon_fast.games.tiles.board import Board, rack_counts
from lexicon_fast.games.tiles.places import MAX_SIDE, Place

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    import numpy as np
    from numpy.typing import NDArray

    from lexicon_fast._native.tiles.board import Layout as NativeLayout
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.tiles.layouts import Layout

B = TypeVar("B", bound=Board)
N = TypeVar("N", bound=TileBoard)
T = TypeVar("T")
P = TypeVar("P", bound=Any)  # a play, with `at` and `word`

#: The name of each place, by direction (0 across, 1 down), row and column.
PLACE_NAMES: Final = {
    (int(down), row, column): str(Place(row, column, down))
    for down in (False, True)
    for row in range(MAX_SIDE)
    for column in range(MAX_SIDE)
}


class BaseGenerator(Generic[B, N]):
    """Checks positions for a dictionary and a layout, and converts them for the native core."""

    #: The boards of the game, and the native boards.
    _board_type: ClassVar[type[Any]]
    _native_type: ClassVar[type[Any]]

    def __init__(
        self, dictionary: Dictionary, layout: Layout, native: NativeLayout, top: int | None
    ) -> None:
        if top is not None and integer("top", top) < 0:
            raise BadOption(f"top is {top}; use 0 or more, or None for all")
        self.dictionary = dictionary
        self.layout = layout
        self.alphabet = dictionary.alphabet
        self._top = -1 if top is None else min(integer("top", top), (1 << 31) - 1)
        self._native = native

    def __getstate__(self) -> dict[str, Any]:
        """Return the state without native objects."""
        return {name: value for name, value in vars(self).items() if name != "_native"}

    def __setstate__(self, state: dict[str, Any]) -> None:
        from lexicon_fast.games.tiles.board import native_layout

        vars(self).update(state)
        self._native = native_layout(self.layout, self.alphabet)

    def board(self, board: Any) -> B:
        """Return a board from its rows, or a board that fits. Raises BadPosition, BadAlphabet."""
        if not isinstance(board, Board):
            parsed: B = self._board_type.parse(board, self.layout, self.alphabet)
            return parsed
        if type(board) is not self._board_type:
            raise BadPosition("the board belongs to another game; use its rows")
        if (board.rows, board.columns) != (self.layout.rows, self.layout.columns):
            raise BadPosition(
                f"board of {board.rows} x {board.columns} squares; layout {self.layout.name} has"
                f" {self.layout.rows} x {self.layout.columns}"
            )
        if board.alphabet is not self.alphabet and board.alphabet != self.alphabet:
            raise BadAlphabet(
                f"board with alphabet {board.alphabet.name!r}; the dictionary has"
                f" {self.alphabet.name!r}"
            )
        fitting: B = board  # type: ignore[assignment]
        return fitting

    def pair(self, board: B, rack: str) -> tuple[N, bytes]:
        """Return the native form of a checked position: the board with its cross-checks, and the
        number of each tile on the rack.
        """
        return self._checked(board), rack_counts(rack, self.alphabet)

    def _checked(self, board: B) -> N:
        """Return the native board with its cross-checks, which the board keeps."""
        compiled = self.dictionary.compiled
        checked = board.checked
        if (
            checked is None
            or checked.dictionary is not compiled
            or checked.layout is not self._native
        ):
            checked = board.checked = self._native_type(compiled, self._native, board.squares)
        native: N = checked  # type: ignore[assignment]
        return native


class NativePlays(Protocol):
    """The plays of positions in the native core."""

    @property
    def positions(self) -> int: ...
    def rows(self, position: int = 0) -> list[Any]: ...
    def columns(self) -> tuple[bytes, ...]: ...


class _PickledPlays:
    """Native plays as plain data, for pickles."""

    def __init__(self, native: NativePlays) -> None:
        self.positions = native.positions
        self._rows = [native.rows(position) for position in range(self.positions)]
        self._columns = native.columns()

    def rows(self, position: int = 0) -> list[Any]:
        return self._rows[position]

    def columns(self) -> tuple[bytes, ...]:
        return self._columns


def native_column(place: int, dtype: str) -> Any:
    """Return a property with one column of `Columns` as an array."""
    return property(lambda columns: columns._column(place, dtype))


class Columns(Generic[P]):
    """The plays of many positions in columns: the columns that all games have."""

    #: The names of the fields of a play.
    _FIELDS: ClassVar[tuple[str, ...]]

    #: The messages for bad positions, by their place from 0; these positions have no plays.
    errors: Mapping[int, str] = MappingProxyType({})

    offsets: NDArray[np.int64] = native_column(0, "int64")
    direction: NDArray[np.uint8] = native_column(1, "uint8")
    row: NDArray[np.uint8] = native_column(2, "uint8")
    column: NDArray[np.uint8] = native_column(3, "uint8")
    letters: NDArray[np.uint8] = native_column(4, "uint8")

    def __init__(self, native: NativePlays, plays_of: Callable[[list[Any]], list[P]]) -> None:
        self._native = native
        self._plays_of = plays_of

    def __getstate__(self) -> dict[str, Any]:
        native = self._native
        plain = native if isinstance(native, _PickledPlays) else _PickledPlays(native)
        return {**vars(self), "_native": plain}

    def __len__(self) -> int:
        return self._native.positions

    def __getitem__(self, position: int) -> list[P]:
        """Return the plays of one position, from 0. Raises TypeError, IndexError."""
        number = integer("position", position)
        return self._plays_of(self._native.rows(range(len(self))[number]))

    @property
    def _counts(self) -> Sequence[int]:
        """The number of plays of each position, also of those that `top` omits."""
        raise NotImplementedError

    def count_of(self, position: int) -> int:
        """Return the number of plays of one position, as in `counts`.

        Raises TypeError, IndexError.
        """
        return self._counts[integer("position", position)]

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: plays of {len(self):,} positions>"

    def _repr_html_(self) -> str:
        """Return the best play of the first positions, for notebooks."""
        rows = []
        for position in range(min(len(self), MOST_ROWS)):
            plays = self[position]
            if plays:
                cells = [getattr(plays[0], name) for name in self._FIELDS]
            else:
                cells = [self.errors.get(position, "no play")]
            rows.append((position, len(plays), *cells))
        return html_table(title_of(self), ("position", "plays", *self._FIELDS), rows)

    @property
    def at(self) -> list[str]:
        """The place of each play, `8D` across or `D8` down."""
        return [play.at for position in range(len(self)) for play in self[position]]

    @property
    def word(self) -> list[str]:
        """The word of each play, as in `Play`."""
        return [play.word for position in range(len(self)) for play in self[position]]

    @cached_property
    def _columns(self) -> tuple[bytes, ...]:
        return self._native.columns()

    def _column(self, place: int, dtype: str) -> NDArray[Any]:
        import numpy as np

        return np.frombuffer(self._columns[place], dtype)


def make_plays(kind: type[P], plays: list[tuple[Any, ...]]) -> list[P]:
    """Return plays from their fields: as `kind._make`, without a Python frame for each play."""
    make: Callable[[Any], P] = partial(tuple.__new__, kind)
    return list(map(make, plays))


def read_all(
    read: Callable[[Any], T], positions: Iterable[Any], errors: str, empty: Any
) -> tuple[list[T], dict[int, str]]:
    """Read all positions; return them, and the messages for bad ones by their place from 0.

    errors: "raise" raises the error of the first bad position; "row" replaces it by the position
    `empty`, which has no plays. Messages name the place from 1.
    """
    keep = keeps_bad_rows(errors)
    if isinstance(positions, str):
        raise BadPosition(f"positions {excerpt(positions)} is one string; give a list of positions")
    found = []
    messages = {}
    for number, position in enumerate(each_of("positions", "positions", positions), 1):
        try:
            found.append(read(position))
        except LexiconFastError as error:
            message = f"position {number}: {error}"
            if not keep:
                raise type(error)(message) from None
            messages[number - 1] = message
            found.append(read(empty))
    return found, messages
