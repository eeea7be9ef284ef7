# Written by `python -m make_data.native_stubs` from boards.pyx.
from collections.abc import Iterable
from typing import Any

from lexicon_fast._native.dictionary.compiled import Compiled
from lexicon_fast.base.arrow import ArrowData

class Trie:
    dictionary: Compiled
    min_length: int
    def __init__(self, dictionary: Compiled, min_length: int) -> None: ...
    def __len__(self) -> int: ...
    @property
    def size(self) -> int: ...

def squares_of(dictionary: Compiled, board: str) -> list[list[str]]: ...

class Search:
    def __init__(self, trie: Trie) -> None: ...

def search_boards(
    trie: Trie,
    boards: Iterable[str | None] | ArrowData,
    points: Iterable[int],
    lists: bool,
    errors: dict[Any, Any] | None = None,
) -> tuple[bytes, bytes, bytes]: ...
