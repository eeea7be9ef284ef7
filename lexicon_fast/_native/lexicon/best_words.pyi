# Written by `python -m make_data.native_stubs` from best_words.pyx.
from lexicon_fast._native.dictionary.compiled import Compiled
from lexicon_fast._native.lexicon.tablebase import Table
from lexicon_fast._native.rows.positions import Positions

MOST: int

class BestWords:
    first: int
    n: int
    @property
    def searched(self) -> int: ...

def find_best_words(
    d: Compiled,
    positions: Positions,
    first: int,
    n: int,
    points: bytes,
    top: int,
    *,
    min_length: int = 2,
    tablebase: Table | None = None,
) -> BestWords: ...
