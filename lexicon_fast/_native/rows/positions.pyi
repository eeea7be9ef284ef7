# Written by `python -m make_data.native_stubs` from positions.pyx.
from collections.abc import Iterable
from typing import Any, final

from lexicon_fast.base.arrow import ArrowData
from lexicon_fast.dictionary.alphabet import Alphabet

def read_columns(
    hands: Any,
    tables: Any,
    ids: Any,
    quoted: bool,
    first_row: int,
    alphabet: Alphabet,
    row_noun: str | None = None,
    rows_before: int = 0,
    with_words: bool = False,
    out: Positions | None = None,
) -> Positions: ...

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
