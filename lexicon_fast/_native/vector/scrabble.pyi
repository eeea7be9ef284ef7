from collections.abc import Sequence
from typing import Any

from lexicon_fast._native.dictionary.compiled import Compiled
from lexicon_fast._native.tiles.board import Layout
from lexicon_fast._native.vector.games import Games

class ScrabbleGames(Games):
    dictionary: Compiled
    layout: Layout
    rack_size: int
    exchange_from: int
    scoreless_turns: int
    lanes: int
    first_lane: int
    first_square: int
    first_letter: int
    first_blank: int
    blank: int
    end: int
    def __init__(
        self,
        dictionary: Compiled,
        layout: Layout,
        counts: Sequence[int],
        games: int,
        players: int,
        *,
        rack_size: int = ...,
        exchange_from: int = ...,
        scoreless_turns: int = ...,
        plays: int = ...,
    ) -> None: ...
    @property
    def offsets(self) -> dict[str, int]: ...
    @property
    def memory(self) -> int: ...
    def use_scores(self, scores: Any, winners: Any) -> None: ...
