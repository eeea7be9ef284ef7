# Written by `python -m make_data.native_stubs` from plain_queries.pyx.
from typing import Any

from lexicon_fast._native.dictionary.compiled import Compiled
from lexicon_fast._native.dictionary.search import Matches

def find_plain(
    d: Compiled, queries: list[Any], out: Matches | None = None
) -> tuple[Matches, list[int]]: ...
def add_words(out: Matches, found: Matches, first: int, end: int) -> None: ...
