# Written by `python -m make_data.native_stubs` from scrabble.pyx.
from collections.abc import Sequence
from typing import Any

from numpy.typing import NDArray
from typing_extensions import Buffer

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
        rack_size: int = 7,
        exchange_from: int = 7,
        scoreless_turns: int = 6,
        plays: int = 0,
    ) -> None: ...
    @property
    def offsets(self) -> dict[str, int]: ...
    @property
    def memory(self) -> int: ...
    def use_scores(self, scores: Buffer | NDArray[Any], winners: Buffer | NDArray[Any]) -> None: ...
