# Written by `python -m make_data.native_stubs` from write_columns.pyx.
from collections.abc import Iterable
from typing import Any, final

from lexicon_fast._native.dictionary.compiled import Compiled
from lexicon_fast._native.lexicon.moves import Moves
from lexicon_fast._native.lexicon.plan import Plans

_Array = list[Buffer | None]
_Rows = tuple[int, int, dict[str, _Array]]

@final
class Buffer:
    def __buffer__(self, flags: int, /) -> memoryview: ...

@final
class Strings: ...

class Rows: ...

def word_column(dictionary: Compiled) -> _Array: ...
def occurring_words(numbers: Any, words: Any) -> tuple[_Array, int, _Array]: ...

@final
class PlayRows(Rows): ...

def write_plays(parts: Iterable[Moves], ids: bool = False) -> _Rows: ...

@final
class PlanRows(Rows): ...

def write_plans(parts: Iterable[Plans], ids: bool = False) -> _Rows: ...
