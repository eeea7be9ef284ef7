from collections.abc import Iterable
from typing import final

from lexicon_fast._native.dictionary.compiled import Compiled
from lexicon_fast._native.lexicon.moves import Moves
from lexicon_fast._native.lexicon.plan import Plans

@final
class Buffer:
    """Bytes that others may look into (buffer protocol)."""

    def __buffer__(self, flags: int, /) -> memoryview: ...

#: Bits that say which entries are not null (None: all), perhaps offsets, bytes or entries.
_Array = list[Buffer | None]
#: Rows, words besides (of plays: those that the dictionary lacks; of plans: all), arrays by name.
_Rows = tuple[int, int, dict[str, _Array]]

def word_column(dictionary: Compiled) -> _Array: ...
def write_plays(parts: Iterable[Moves], ids: bool = False) -> _Rows: ...
def write_plans(parts: Iterable[Plans], ids: bool = False) -> _Rows: ...
