# Written by `python -m make_data.native_stubs` from moves.pyx.
from collections.abc import Iterator, Sequence
from typing import Any

from lexicon_fast._native.dictionary.compiled import Compiled
from lexicon_fast._native.lexicon.candidates import Candidates
from lexicon_fast._native.rows.positions import Positions

def rank(candidates: Candidates, top: int | None = None) -> Moves: ...

_Row = tuple[str, int | None, str, str, str, str, int]

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
        max_length: int = ...,
        max_left_points: int = ...,
        uses_all: bool = False,
        contains: Sequence[bytes] = ...,
    ) -> Moves: ...
    def columns(self) -> tuple[bytes, bytes, bytes, bytes, bytes, bytes]: ...
    def counts(self) -> list[int]: ...
    def matching_counts(self) -> list[int]: ...
    def rows(self) -> list[list[_Row]]: ...
    def rows_of(self, i: int, kind: type[Any] = ...) -> list[Any]: ...
