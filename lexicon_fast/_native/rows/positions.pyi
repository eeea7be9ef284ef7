from collections.abc import Iterable
from typing import Any, final

from lexicon_fast.base.arrow import ArrowData
from lexicon_fast.dictionary.alphabet import Alphabet

@final
class Positions:
    """Hands and table words, read and checked by `positions_of` or the functions that read rows."""

    #: The number of positions.
    n: int
    #: The error of each bad position, by index.
    errors: dict[int, str]
    error_types: dict[int, str]
    #: The column of ids that the rows came with (a pyarrow.Array), or None.
    ids: Any
    #: The first row with an unknown key close to a known one, and both keys; or None.
    near_miss: tuple[int, str, str] | None
    @staticmethod
    def empty(alphabet: Alphabet) -> Positions: ...
    def __len__(self) -> int: ...
    def rows(self) -> list[tuple[int, str | None, str, list[str], str | None]]: ...

def positions_of(
    items: Iterable[str | tuple[str | None, Iterable[str] | None] | None] | ArrowData,
    alphabet: Alphabet,
    keep: bool = False,
) -> Positions: ...
