from collections.abc import Iterable
from typing import Any, final

from lexicon_fast._native.dictionary.compiled import Compiled
from lexicon_fast._native.lexicon.moves import Moves
from lexicon_fast._native.lexicon.plan import Plans

@final
class Buffer:
    """A growing array that exports its memory (buffer protocol)."""

    def __buffer__(self, flags: int, /) -> memoryview: ...

#: A bit for each entry that is not null (None: all are), offsets of strings and lists, and the
#: bytes or entries.
_Array = list[Buffer | None]
#: The number of rows, the number of words (of plays: those that the dictionary lacks), and the
#: arrays by name.
_Rows = tuple[int, int, dict[str, _Array]]

def occurring_words(numbers: Any, words: Any) -> tuple[_Array, int, _Array]: ...
def word_column(dictionary: Compiled) -> _Array: ...
def write_plays(parts: Iterable[Moves], ids: bool = False) -> _Rows: ...
def write_plans(parts: Iterable[Plans], ids: bool = False) -> _Rows: ...
