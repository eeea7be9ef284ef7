from collections.abc import Iterator, Sequence
from typing import TypeVar, overload

from lexicon_fast._native.dictionary.compiled import Compiled
from lexicon_fast._native.rows.positions import Positions

_Row = tuple[str, int | None, str, str, str, str, int]
_Fields = TypeVar("_Fields", bound=_Row)

class Moves:
    dictionary: Compiled
    positions: Positions
    first: int
    n: int
    is_continued: bool
    def __len__(self) -> int: ...
    def pieces(self, most: int) -> Iterator[Moves]: ...
    def filtered(
        self,
        top: int | None = None,
        *,
        min_length: int = 0,
        max_length: int = 64,
        max_left_points: int = 0x7FFFFFFF,
        uses_all: bool = False,
        contains: Sequence[bytes] = (),
    ) -> Moves: ...
    def columns(self) -> tuple[bytes, bytes, bytes, bytes, bytes, bytes]: ...
    def counts(self) -> list[int]: ...
    def matching_counts(self) -> list[int]: ...
    def rows(self) -> list[list[_Row]]: ...
    @overload
    def rows_of(self, i: int) -> list[_Row]: ...
    @overload
    def rows_of(self, i: int, kind: type[_Fields]) -> list[_Fields]: ...
