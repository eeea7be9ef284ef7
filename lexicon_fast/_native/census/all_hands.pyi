# Written by `python -m make_data.native_stubs` from all_hands.pyx.
from typing import Any

from lexicon_fast._native.dictionary.compiled import Compiled

class HandSets:
    dictionary: Compiled
    cards: int
    most_points: int
    min_length: int
    planned: bool
    def __init__(
        self,
        dictionary: Compiled,
        cards: int,
        pack: bytes,
        points: bytes,
        *,
        min_length: int = 2,
        plan: bool = False,
        most_commons: int = 8192,
    ) -> None: ...
    @property
    def rare_sets(self) -> list[int]: ...
    @property
    def hands_each(self) -> list[int]: ...
    def hands(self, size: int, first: int, last: int) -> list[bytes]: ...

class Row:
    def __init__(self, hands: AllHands) -> None: ...

class AllHands(HandSets):
    most_turns: int
    @property
    def size(self) -> int: ...
    @property
    def row_lengths(self) -> list[int]: ...
    def reserve(self, *, best: bool = True, turns: bool = True, most_turns: int = ...) -> None: ...
    def fill(self, size: int, first: int, last: int) -> None: ...
    def answers(self, hands: list[Any]) -> list[tuple[int, int, int | None]]: ...
