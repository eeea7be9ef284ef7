# Written by `python -m make_data.native_stubs` from positions.pyx.
from collections.abc import Iterable
from typing import Any, final

from lexicon_fast.base.arrow import ArrowData
from lexicon_fast.dictionary.alphabet import Alphabet

@final
class Positions:
    n: int
    errors: dict[int, str]
    error_types: dict[int, str]
    ids: Any
    @staticmethod
    def empty(alphabet: Alphabet) -> Positions: ...
    def __len__(self) -> int: ...
    @property
    def near_miss(self) -> tuple[int, str, str] | None: ...
    def rows(self) -> list[tuple[int, str | None, str, list[str], str | None]]: ...

def positions_of(
    items: Iterable[str | tuple[str | None, Iterable[str] | None] | None] | ArrowData,
    alphabet: Alphabet,
    keep: bool = False,
) -> Positions: ...
