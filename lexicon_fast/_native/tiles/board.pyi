# Written by `python -m make_data.native_stubs` from board.pyx.
from collections.abc import Iterable, Sequence
from typing import Any, Self

from lexicon_fast._native.dictionary.compiled import Compiled

class TileReader:
    def __init__(self, codes: dict[Any, Any], tiles: dict[Any, Any]) -> None: ...
    def board(self, text: str, rows: int, columns: int) -> bytes | None: ...
    def cgp(
        self, text: str, rows: int, columns: int, rack_size: int
    ) -> tuple[bytes, tuple[str, ...], tuple[int, ...], int, str] | None: ...

DIRECTIONS: tuple[str, str]

class Layout:
    rows: int
    columns: int
    def __init__(
        self,
        rows: int,
        columns: int,
        letter_multipliers: bytes,
        word_multipliers: bytes,
        values: bytes,
        start: int,
        bonus: Iterable[int],
    ) -> None: ...

class TileBoard:
    dictionary: Compiled
    layout: Layout
    def lay(self, tiles: Iterable[tuple[int, int]]) -> None: ...
    def copy(self) -> Self: ...
    @property
    def squares(self) -> bytes: ...
    def cross_checks(self, direction: int) -> list[tuple[int, int] | None]: ...

class Board(TileBoard):
    def __init__(self, dictionary: Compiled, layout: Layout, squares: bytes) -> None: ...

def generate(
    board: Board, rack: bytes, *, best: bool = False, top: int = -1, order: bool = True
) -> Plays: ...
def generate_batch(
    boards: Sequence[Board | bytes],
    racks: Sequence[bytes],
    *,
    best: bool = False,
    top: int = -1,
    order: bool = True,
    dictionary: Compiled | None = None,
    layout: Layout | None = None,
) -> Plays: ...

class Plays:
    dictionary: Compiled | None
    layout: Layout | None
    vector_tests: int
    words_fitted: int
    def __len__(self) -> int: ...
    @property
    def positions(self) -> int: ...
    def rows(self, position: int = 0) -> list[tuple[int, int, int, str, int]]: ...
    def write_rows(self, rows: list[Any], separator: str | None = None) -> bytes: ...
    def columns(self) -> tuple[bytes, bytes, bytes, bytes, bytes, bytes, bytes, bytes]: ...
