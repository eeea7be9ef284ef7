# Written by `python -m make_data.native_stubs` from selfplay.pyx.
from array import array
from collections.abc import Iterable, Sequence

from lexicon_fast._native.dictionary.compiled import Compiled
from lexicon_fast._native.tiles.board import Layout
from lexicon_fast._native.tiles.leaves import Leaves

_Move = tuple[str, tuple[int, int, int] | None, str, int]

class Match:
    dictionary: Compiled
    layout: Layout
    def __init__(
        self,
        dictionary: Compiled,
        layout: Layout,
        sides: Sequence[Leaves | None],
        counts: Iterable[int],
        rack_size: int = 7,
        exchange_from: int = 7,
        scoreless_turns: int = 6,
    ) -> None: ...
    def play(
        self, seed: int, starter: int = -1
    ) -> tuple[int, list[_Move], tuple[int, int], int]: ...
    def play_many(self, seed: int, games: int, starter: int = -1) -> array[int]: ...

def losses(game: Match, seed: int, games: int) -> array[int]: ...
