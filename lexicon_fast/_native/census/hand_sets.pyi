# Written by `python -m make_data.native_stubs` from hand_sets.pyx.
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
