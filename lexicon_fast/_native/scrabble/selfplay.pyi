from array import array
from collections.abc import Iterable, Sequence

from lexicon_fast._native.dictionary.compiled import Compiled
from lexicon_fast._native.tiles.board import Layout
from lexicon_fast._native.tiles.leaves import Leaves

_Action = tuple[str, tuple[int, int, int] | None, str, int]

class Match:
    dictionary: Compiled
    layout: Layout
    def __init__(
        self,
        dictionary: Compiled,
        layout: Layout,
        sides: Sequence[Leaves | None],
        counts: Iterable[int],
        rack_size: int = ...,
        exchange_from: int = ...,
        scoreless_turns: int = ...,
    ) -> None: ...
    def play(
        self, seed: int, starter: int = ...
    ) -> tuple[int, list[_Action], tuple[int, int], int]: ...
    def play_many(self, seed: int, games: int, starter: int = ...) -> array[int]: ...

def losses(game: Match, seed: int, games: int) -> array[int]: ...
