# Written by `python -m make_data.native_stubs` from candidates.pyx.
from collections.abc import Iterable

from lexicon_fast._native.dictionary.compiled import Compiled
from lexicon_fast._native.lexicon.best_words import BestWords
from lexicon_fast._native.rows.positions import Positions

ACTIONS: tuple[str, str, str]

class Candidates:
    dictionary: Compiled
    positions: Positions
    first: int
    n: int
    def __len__(self) -> int: ...

def find(
    d: Compiled,
    positions: Positions,
    first: int,
    n: int,
    *,
    actions: Iterable[str] = ...,
    min_length: int = 2,
    max_exchanged: int | None = None,
    same_word_exchange: bool = True,
    best: BestWords | None = None,
    limit: int = ...,
    out: Candidates | None = None,
) -> Candidates: ...
