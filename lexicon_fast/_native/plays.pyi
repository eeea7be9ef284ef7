from collections.abc import Iterable

from lexicon_fast._native.compiled import Compiled
from lexicon_fast._native.positions import Positions

ACTIONS: tuple[str, str, str]

_Row = tuple[str, int | None, str, str, str, str, int]

class Candidates:
    dictionary: Compiled
    positions: Positions
    first: int
    n: int
    def __len__(self) -> int: ...
    def pay(self, points: bytes) -> None: ...
    def rank(self, top: int | None = ...) -> Moves: ...

class Moves:
    dictionary: Compiled
    positions: Positions
    first: int
    n: int
    def __len__(self) -> int: ...
    def columns(self) -> tuple[bytes, bytes, bytes, bytes, bytes, bytes]: ...
    def counts(self) -> list[int]: ...
    def rows(self) -> list[list[_Row]]: ...
    def rows_of(self, i: int) -> list[_Row]: ...

def find(
    d: Compiled,
    positions: Positions,
    first: int,
    n: int,
    *,
    actions: Iterable[str] = ...,
    min_length: int = ...,
    max_exchanged: int | None = ...,
    same_word_exchange: bool = ...,
    limit: int = ...,
    out: Candidates | None = ...,
) -> Candidates: ...
