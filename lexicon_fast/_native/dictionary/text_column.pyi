# Written by `python -m make_data.native_stubs` from text_column.pyx.
from typing import Any, final

from lexicon_fast._native.dictionary.compiled import Compiled

class TileReader:
    def __init__(self, upper: str, lower: str, typed: bool) -> None: ...

@final
class TextColumn:
    n: int
    def __init__(self, array: Any, name: str, lists: bool = False) -> None: ...
    def __len__(self) -> int: ...
    def __getitem__(self, i: int) -> str | None: ...

@final
class Texts:
    def __init__(
        self, value: Any, name: str, d: Compiled | None = None, are_queries: bool = False
    ) -> None: ...
