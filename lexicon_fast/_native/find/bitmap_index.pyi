from typing import Any

from lexicon_fast._native.dictionary.compiled import Compiled

class BitmapIndex:
    dictionary: Compiled
    def __init__(self, dictionary: Compiled) -> None: ...
    @property
    def size(self) -> int: ...
    def mark(
        self, steps: Any, ends: Any, registers: int, low: int, high: int, marks: Any
    ) -> None: ...
