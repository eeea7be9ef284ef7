from collections.abc import Iterable
from typing import Any, final

@final
class Positions:
    """Hands and the words on the table, read and checked; made by the functions that read them."""

    #: How many.
    n: int
    #: What is wrong, for each bad position (from 0).
    errors: dict[int, str]
    #: The column of ids that the rows came with (a pyarrow.Array), or None.
    ids: Any
    #: The first row with an unknown key close to a known one, both keys; None: there is none.
    near_miss: tuple[int, str, str] | None
    @staticmethod
    def empty(upper: str, lower: str) -> Positions: ...
    def __len__(self) -> int: ...
    def rows(self) -> list[tuple[int, str | None, str, list[str], str | None]]: ...

def positions_of(
    items: Iterable[str | tuple[str, Iterable[str] | None]],
    upper: str,
    lower: str,
    letters: str,
    keep: bool = False,
) -> Positions: ...
