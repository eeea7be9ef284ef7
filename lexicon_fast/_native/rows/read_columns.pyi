# Written by `python -m make_data.native_stubs` from read_columns.pyx.
from typing import Any

from lexicon_fast._native.rows.positions import Positions
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
